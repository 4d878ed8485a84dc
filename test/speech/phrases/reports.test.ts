import { beforeAll, describe, expect, test } from 'vitest';
import { ALERT_KINDS, QUESTIONS } from '#rules/game/command.ts';
import { REFUSAL_CODES } from '#rules/game/refusal.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { sayRefusal } from '#speech/phrases/citing.ts';
import { loadLanguage } from '#speech/phrases/languages.ts';
import { sayAlert, sayAnswer, sayEnding } from '#speech/phrases/reports.ts';

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
      spoken: [{ lang: 'de', text: 'Schachmatt. Weiß gewinnt. Artikel fünf eins eins.' }],
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
  test('every refusal, alert and answer is a sentence', () => {
    for (const code of REFUSAL_CODES)
      expect(sayRefusal(language, code, '9.4').text, code).toMatch(/^\p{Lu}.*\. \p{Lu}\p{Ll}+ 9\.4\.$/u);
    for (const kind of ALERT_KINDS) {
      const [white, black] = (['white', 'black'] as const).map(
        (side) => sayAlert(language, kind, side, null).text,
      );
      expect(white).toMatch(/^\p{Lu}.*\.$/u);
      if (kind !== 'divergence') expect(white).not.toBe(black);
    }
    const answer = { ownMs: 61_000, opponentMs: 7000, whiteCompleted: 3, blackCompleted: 2, toControl: 38 };
    const told = QUESTIONS.map((what) => sayAnswer(language, what, answer, 'white').text);
    expect(new Set(told).size).toBe(QUESTIONS.length);
    for (const text of told) expect(text).not.toMatch(/\d/);
  });
});

test('a refusal cites its article, whatever the edition’s numbering', () => {
  expect(sayRefusal('en', 'no-offer', '9.1.2.1').text).toMatch(/\. Article 9\.1\.2\.1\.$/);
  expect(sayRefusal('de', 'no-offer', '9.1b1').spoken[0]?.text).toMatch(/\. Artikel neun eins b eins\.$/);
});
