import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#rules/notation/language.ts';
import { readScore } from '#rules/notation/readScore.ts';
import { Position } from '#rules/position/position.ts';
import { HtmlScores } from '#scoresheet/html.ts';
import { writtenDate } from '#scoresheet/score.ts';
import { scoreText } from '#scoresheet/text.ts';
import { annotated, appendixC, gamesOf } from './games.ts';

describe('the score as plain text', () => {
  test('what is known stands above, a pair of moves on each line', () => {
    expect(scoreText(annotated[0]!, { language: 'de' })).toBe(`Annotated "Open" \\ 2026
Runde: 3.2
Ort: Łódź POL
Weiß: Žižka, Jan
Schwarz: Müller, Jürgen
Datum: 16.11.2026
Ergebnis: 1-0 (5.1.2)

1. e4 c5
2. Sf3 d6
3. d4 (=) cxd4
4. Sxd4 Sf6
5. Sc3 a6
6. Le3 e5
7. Sb3
`);
  });

  test('clock times at the end of the line where they are wanted', () => {
    expect(scoreText(annotated[0]!, { language: 'en', clocks: true })).toContain(
      '1. e4 c5 1:30:25 1:30:28.5\n',
    );
  });

  test('a score that begins with Black’s move', () => {
    expect(scoreText(annotated[2]!, { language: 'en' })).toContain('\n7. ... e5\n8. e4\n');
  });

  test.each(LANGUAGES)('reads back in %s', (language) => {
    const text = scoreText(appendixC, { language });
    const read = readScore(Position.start(), text.slice(text.indexOf('\n\n')), language);
    expect(read).toMatchObject({ kind: 'score' });
    expect(read.kind === 'score' && read.moves).toEqual(appendixC.moves);
  });

  test('dates as far as they are known', () => {
    expect(writtenDate('2026.11.16')).toBe('16.11.2026');
    expect(writtenDate('2026.11.??')).toBe('11.2026');
    expect(writtenDate('2026.??.??')).toBe('2026');
    expect(writtenDate(undefined)).toBeUndefined();
  });
});

describe('the score as a page', () => {
  test('names cannot break out of it', () => {
    const [game] = gamesOf('[White "<script>alert(1)</script>"]\n[Black "\\"&"]\n\n1. e4 *');
    const document = new HtmlScores({ language: 'en', typeSize: 18 });
    const html = document.add(game!) + document.end();
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; – &quot;&amp;');
  });

  test('clock times only where the game has them', () => {
    const document = new HtmlScores({ language: 'en', typeSize: 18 });
    const html = document.add(annotated[0]!);
    expect(html).toContain('<th scope="col">White (Clock)</th>');
    expect(html).toContain('<span>c5</span> <span class="clock">1:30:28</span>');
    expect(document.add(appendixC)).not.toContain('clock');
  });
});
