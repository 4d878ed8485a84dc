import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { makeUci } from '#rules/position/move.ts';
import { defaultBrailleSettings } from '#scoresheet/braille/brailleDocument.ts';
import { DOCUMENT_FORMATS, type DocumentFormat, scoreDocument } from '#scoresheet/document.ts';
import { timeControlText } from '#scoresheet/head.ts';
import { LABELS } from '#scoresheet/labels.ts';
import { surname } from '#scoresheet/surname.ts';
import { scoreText } from '#scoresheet/text.ts';
import { annotated, appendixC, gamesOf } from './games.ts';

/** A document of games; each text of PGN holds one. */
function written(format: DocumentFormat, pgn: string, language: Language = 'en'): string {
  const document = scoreDocument(format, { ...defaultBrailleSettings(language), typeSize: 18 });
  return gamesOf(pgn)
    .map((game) => document.add(game))
    .concat(document.end())
    .join('');
}

describe('the score as plain text', () => {
  test('what is known stands above, a pair of moves on each line, notes between them, the result below', () => {
    expect(scoreText(annotated[0]!, { language: 'de' })).toBe(`Annotated "Open" \\ 2026
Runde: 3.2
Ort: Łódź POL
Weiß: Žižka, Jan
Schwarz: Müller, Jürgen
Datum: 16. November 2026
Bedenkzeit: 40/90 min + 30 min, +30 s
Ergebnis: 1-0 (5.1.2)

{Before the game.}
{And a second comment.}
1. e4!
{Best by test.}
1. ... c5
(1... e5 2. Sf3 (2. f4!? exf4 3. Sf3 {the gambit} 3... g5 (3... d6 {quiet} 4. d4) 4. h4) 2... Sc6 {main line})
(1... e6 {French})
{After the variations.}
2. Sf3! d6?!
{a rest-of-line comment with a } brace}
3. d4 (=)
{offered here}
3. ... cxd4
{Reklamation, Schwarz (9.2.2): threefold, rejected}
{Strafe, Weiß (9.5.3): two minutes}
4. Sxd4 Sf6
5. Sc3 a6
(5... g6 += $36 {1-0})
6. Le3?! e5
7. Sb3
(7. -- Z0)

Weiß hat gewonnen: 1-0
`);
  });

  test('clock times at the end of the line where they are wanted, without parts of a second', () => {
    const [game] = gamesOf(
      '1. e4 {[%clk 1:30:25]} e5 {[%clk 1:30:28.5]} 2. d4 d5 {[%clk 1:29:00]} 3. c4 c5 4. f4 {[%clk 1:00:00]} *',
    );
    const text = scoreText(game!, { language: 'en', clocks: true });
    expect(text).toContain('1. e4 e5 1:30:25 1:30:28\n2. d4 d5 - 1:29:00\n3. c4 c5\n4. f4 1:00:00\n');
  });

  test('a score that begins with Black’s move, and where it begins', () => {
    const text = scoreText(annotated[2]!, { language: 'en' });
    expect(text).toContain('\n7. ... e5\n8. e4\n');
    expect(text).toContain('\nStart position: White: Ke1, e2. Black: Ke8, e7. Black to move\n');
  });

  test('Chess960 by its name and number, and who may castle', () => {
    const text = scoreText(annotated[1]!, { language: 'en' });
    expect(text).toMatch(/^Chess960 \(\d+\)$/m);
    expect(text).toMatch(
      /^Start position: White: Kg1, Qb1, .*\. White to move\. Castling: White 0-0 0-0-0, /m,
    );
    expect(scoreText(appendixC, { language: 'en' })).not.toContain('Start position');
  });

  test('a start where a pawn can be taken en passant, in every language', () => {
    const start = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
    expect(written('text', `[FEN "${start}"]\n\n1. exd6 *`)).toContain('White to move. En passant: d6\n');
    const nobody = written('text', `[FEN "${start.replace('pP3', 'p4')}"]\n\n1. Kd2 *`);
    expect(nobody).not.toContain('En passant');
    const [game] = gamesOf(`[FEN "${start}"]\n\n1. exd6 *`);
    for (const language of LANGUAGES) expect(scoreText(game!, { language })).toMatch(/\. [\p{L} ]+: d6$/mu);
  });

  test('all that a PGN knows of the event and the players', () => {
    const tags =
      '[Event "Open"]\n[Round "3"]\n[Board "7"]\n[White "Žižka, Jan"]\n[WhiteTitle "GM"]\n[WhiteElo "2401"]\n[WhiteTeam "Praha"]\n[Black "B"]\n[BlackElo "0"]\n[TimeControl "900+10"]\n';
    const text = written('text', `${tags}\n1. e4 *`);
    expect(text).toContain(
      'Open\nRound: 3\nBoard: 7\nWhite: GM Žižka, Jan (2401), Praha\nBlack: B\nTime control: 15 min, +10 s\nResult: Not finished\n',
    );
  });

  test('commands of other programs are for machines', () => {
    expect(written('text', '1. e4 {[%eval 0.17]} e5 {[%eval 0.2] Good. [%csl Gd4]} *')).toContain(
      '1. e4 e5\n{Good.}\n',
    );
  });

  test.each(LANGUAGES)('reads back in %s', (language) => {
    const text = scoreText(appendixC, { language });
    const moves = text.slice(text.indexOf('\n\n'), text.lastIndexOf('\n\n'));
    const [read] = gamesOf(moves);
    expect(read?.moves.map(({ move }) => makeUci(move))).toEqual(
      appendixC.moves.map(({ move }) => makeUci(move)),
    );
    expect(read?.moves.at(-1)?.drawOffer).toBe(true);
  });

  test.each(['sr', 'mk'] as const)('has one script in a word in %s', (language) => {
    const text = scoreText(appendixC, { language });
    const mixed = text
      .match(/[\p{L}\p{N}:]+/gu)
      ?.filter((word) => /[a-z]/i.test(word) && /\p{Script=Cyrillic}/u.test(word));
    expect(mixed).toEqual([]);
    expect(text).toContain('3. д4 е:д4');
  });

  test.each([
    ['5400+30', '90 min, +30 s'],
    ['40/5400+30:1800+30', '40/90 min + 30 min, +30 s'],
    ['40/7200:3600', '40/120 min + 60 min'],
    ['90', '90 s'],
    ['40/7200:3600+30', '40/7200:3600+30'],
    ['*180', '*180'],
    ['', ''],
  ])('the time control %s', (tag, text) => {
    expect(timeControlText(tag, LABELS.en)).toBe(text);
  });

  test.each([
    ['Žižka, Jan', 'Žižka'],
    ['Jan Žižka', 'Žižka'],
    ['Žižka', 'Žižka'],
    ['de la Cruz, Ana', 'de la Cruz'],
    ['', ''],
  ])('the surname of %s', (name, short) => {
    expect(surname(name)).toBe(short);
  });
});

describe('results in every format', () => {
  test.each(['0-0', '1/2-0', '0-1/2', '1-0'])('%s is not lost', (result) => {
    expect(written('text', `[Result "${result}"]\n\n1. e4 *`)).toContain(`Result: ${result}\n`);
    expect(written('html', `[Result "${result}"]\n\n1. e4 *`)).toContain(`<dd>${result}</dd>`);
  });

  test.each(LANGUAGES)('what is not finished is said in words in %s', (language) => {
    const words = LABELS[language].results['*'];
    expect(written('text', '1. e4 *', language).split(words)).toHaveLength(3);
    expect(written('html', '1. e4 *', language)).toContain(`<p class="result">? – ?. ${words}</p>`);
  });
});

describe('nothing that a file holds commands the one who opens it', () => {
  const hostile =
    '[White "A\u001b]0;title\u0007\u0000"]\n[Black "\u202eB\u0090"]\n\n{c\u009b31m} 1. e4 {x\u0085\u2066y\u000b} *';
  test.each(DOCUMENT_FORMATS)('%s', (format) => {
    const text = written(format, hostile).replace(/[\n\r\f]/g, '');
    expect(text).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
  });
});

describe('the score as a page', () => {
  test('names cannot break out of it, nor out of its style', () => {
    const html = written('html', '[White "<script>alert(1)</script>"]\n[Black "\\"}</style>&"]\n\n1. e4 *');
    expect(html).not.toContain('<script');
    expect(html.match(/<\/style>/g)).toHaveLength(2);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; – &quot;}&lt;/style&gt;&amp;');
  });

  test('clock times only where the game has them', () => {
    const html = written('html', '1. e4 {[%clk 1:30:25]} c5 {[%clk 1:30:28.5]} *');
    expect(html).toContain('<th scope="col">White (Clock)</th>');
    expect(html).toContain('<span>c5</span> <span class="clock">1:30:28</span>');
    expect(written('html', '1. e4 *')).not.toContain('class="clock"');
  });

  test('notes, variations and incidents have rows of their own', () => {
    const html = written('html', '1. e4! {Best.} (1. d4) c5 {[%claim white 9.2.2 threefold]} *');
    expect(html).toContain('<tr class="note"><td colspan="3">Best.</td></tr>');
    expect(html).toContain('<tr class="note"><td colspan="3">(1. d4)</td></tr>');
    expect(html).toContain('Claim, White (9.2.2): threefold repetition');
    expect(html).toContain('<td><div><span>e4!</span></div></td><td></td>');
    expect(html).toContain('<th scope="row">1.</th><td>...</td><td><div><span>c5</span></div></td>');
  });

  test('a game that goes on has rows to go on by hand; one that is over has none', () => {
    expect(written('html', '1. e4 e5 *')).toContain('<th scope="row">40.</th><td></td><td></td>');
    expect(written('html', '1. e4 e5 1-0')).not.toContain('<th scope="row">2.</th>');
  });

  test('the title of many games names what they have in common', () => {
    const title = (text: string) => /<title>(.*)<\/title>/.exec(text)?.[1];
    const game = (event: string, white: string) => `[Event "${event}"]\n[White "${white}"]\n\n1. e4 *\n\n`;
    expect(title(written('html', game('Open', 'A')))).toBe('Scoresheet: A – ?');
    expect(title(written('html', game('Open', 'A') + game('Open', 'B')))).toBe('Scoresheets: Open');
    expect(title(written('html', game('Open', 'A') + game('Cup', 'B')))).toBe('Scoresheets: A – ? …');
    expect(written('pef', game('Open', 'A') + game('Open', 'B'))).toContain('<dc:title>Scoresheets: Open<');
  });
});
