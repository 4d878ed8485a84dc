import { beforeAll, describe, expect, test } from 'vitest';
import { REFUSAL_CODES } from '#rules/game/refusal.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { sayRefusal } from '#speech/phrases/citing.ts';
import { sayEnding } from '#speech/phrases/endings.ts';
import { loadLanguage } from '#speech/phrases/languages.ts';

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadLanguage));
});

const WHITE_WINS = { white: 1, black: 0 };
const DRAWN = { white: 0.5, black: 0.5 };

describe('the end of the game', () => {
  test('is told with its article, whose numbers are words for the voice', () => {
    const ended = { result: WHITE_WINS, article: '5.1.1', reason: 'checkmate' };
    expect(sayEnding('de', ended)).toEqual({
      text: 'Schachmatt. Weiß gewinnt. Artikel 5.1.1.',
      spoken: [
        {
          lang: 'de',
          text: 'Schachmatt. Weiß gewinnt. Artikel fünf eins eins.',
          shown: 'Schachmatt. Weiß gewinnt. Artikel 5.1.1.',
        },
      ],
    });
  });

  test('names the loser where a side lost', () => {
    const lost = (reason: string) => sayEnding('en', { result: WHITE_WINS, article: null, reason }).text;
    expect(lost('resignation')).toBe('Black resigns. White wins.');
    expect(lost('time')).toBe("Black's flag has fallen. White wins.");
    expect(lost('illegal-move')).toBe('Illegal move by Black. White wins.');
  });

  test('says why a game is drawn', () => {
    const drawn = (reason: string) => sayEnding('pl', { result: DRAWN, article: null, reason }, 'white').text;
    expect(drawn('stalemate')).toBe('Pat. Partia zremisowana.');
    expect(drawn('time')).toBe('Białe przekroczyły czas, ale czarne nie mogą dać mata. Remis.');
    expect(drawn('agreement')).toBe('Remis przyjęty.');
  });

  test('a reason of the arbiter’s own is told as his decision', () => {
    const decided = (result: { white: number; black: number }) =>
      sayEnding('en', { result, article: null, reason: 'mobile phone' }).text;
    expect(decided(WHITE_WINS)).toBe("Arbiter's decision: White wins.");
    expect(decided(DRAWN)).toBe("Arbiter's decision: draw.");
    expect(decided({ white: 0, black: 0 })).toBe("Arbiter's decision: no result.");
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test('every refusal is a sentence, and its article another', () => {
    for (const code of REFUSAL_CODES)
      expect(sayRefusal(language, code, '9.4').text, code).toMatch(/^\p{Lu}.*\. \p{Lu}\p{Ll}+ 9\.4\.$/u);
  });
});

test('a refusal cites its article, whatever the edition’s numbering', () => {
  expect(sayRefusal('en', 'no-offer', '9.1.2.1').text).toMatch(/\. Article 9\.1\.2\.1\.$/);
  expect(sayRefusal('de', 'no-offer', '9.1b1').spoken[0]?.text).toMatch(/\. Artikel neun eins b eins\.$/);
});
