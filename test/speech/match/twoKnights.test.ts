/**
 * What the program announces is understood where a second knight of the same rank or file goes there too: then each file
 * and rank decides, and none of them may be taken for the word of a sentence that it looks like. Letters and numerals
 * are spoken (`plain`), because names of files look like no such word.
 */
import { expect, test } from 'vitest';
import { readMove } from '#app/edge/readText.ts';
import { describe } from '#rules/notation/describe.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { makeUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { FILES, fileOf, RANKS, rankOf, SQUARES, type Square } from '#rules/position/square.ts';
import { match } from '#speech/match/match.ts';
import { announceMove, FORMS } from '#speech/phrases/announce.ts';
import { positionAt } from '#test/positionAt.ts';

const JUMPS = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;

function beside(square: Square, files: number, ranks: number): Square | null {
  const file = FILES[FILES.indexOf(fileOf(square)) + files];
  const rank = RANKS[RANKS.indexOf(rankOf(square)) + ranks];
  return file && rank ? `${file}${rank}` : null;
}

function withMen(men: ReadonlyMap<Square, string>): string {
  const rows = [...RANKS]
    .reverse()
    .map((rank) => FILES.map((file) => men.get(`${file}${rank}`) ?? '1').join(''));
  return `${rows.join('/')} w - - 0 1`;
}

/** White knights on both squares, and the kings where they are in nobody's way. */
function withKnights(one: Square, other: Square, to: Square): Position {
  const free = (['a1', 'a8', 'h1', 'h8', 'd1', 'd8'] as const).filter(
    (square) => ![one, other, to].includes(square),
  );
  for (const white of free)
    for (const black of free) {
      if (white === black) continue;
      const fen = withMen(
        new Map<Square, string>([
          [one, 'N'],
          [other, 'N'],
          [white, 'K'],
          [black, 'k'],
        ]),
      );
      if (Position.parse(fen).ok) return positionAt(fen);
    }
  throw new Error(`${one} ${other} ${to}: no place for the kings`);
}

test('an announced knight is understood beside another of his rank or file', () => {
  const wrong: string[] = [];
  let heard = 0;
  for (const to of SQUARES)
    for (const [files, ranks] of JUMPS) {
      const from = beside(to, files, ranks);
      for (const other of [beside(to, -files, ranks), beside(to, files, -ranks)]) {
        if (!from || !other) continue;
        const position = withKnights(from, other, to);
        const described = describe(position, { from, to });
        if (!described) throw new Error(`${from}${to}`);
        for (const language of LANGUAGES)
          for (const form of FORMS) {
            const text = announceMove(described, { language, vocabulary: 'plain', form, check: false });
            const readings = [
              match(position, text, { language }),
              readMove(position, text, language, false),
            ].map((found) => (found.kind === 'move' ? makeUci(found.move) : found.kind));
            heard += 1;
            if (readings.some((each) => each !== `${from}${to}`))
              wrong.push(`${position.fen} ${language} "${text}": ${readings.join(' ')}`);
          }
      }
    }
  expect(wrong).toEqual([]);
  expect(heard).toBeGreaterThan(5000);
}, 60_000);
