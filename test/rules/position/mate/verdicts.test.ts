import { describe, expect, test } from 'vitest';
import { canMate } from '#rules/position/mate/canMate.ts';
import { COLORS } from '#rules/position/square.ts';
import { composed, varied } from './compositions.ts';
import { describeWithData, isMateBy, type Judged, judgedPositions, LONG } from './verdictData.ts';

/** What is wrong with the verdicts on a position: nothing, hopefully. */
function faults({ fen, ...expected }: Judged): string[] {
  return COLORS.flatMap((side) => {
    const answer = canMate(side, fen);
    if (answer.verdict === 'unknown') return [`unknown: ${side} ${fen}`];
    if ((answer.verdict === 'yes') !== expected[side]) return [`wrong ${answer.verdict}: ${side} ${fen}`];
    if (answer.verdict === 'yes' && !isMateBy(side, fen, answer.line)) return [`no proof: ${side} ${fen}`];
    return [];
  });
}

/** The same where nobody has judged: what is open, and a yes whose moves are no mate. */
const openOrUnproven = (fen: string): string[] =>
  COLORS.flatMap((side) => {
    const answer = canMate(side, fen);
    if (answer.verdict === 'yes' && !isMateBy(side, fen, answer.line)) return [`no proof: ${side} ${fen}`];
    return answer.verdict === 'unknown' ? [`unknown: ${side} ${fen}`] : [];
  });

function expectFewOpen(found: readonly string[], verdicts: number): void {
  expect(found.filter((fault) => !isUnknown(fault))).toEqual([]);
  if (LONG) console.log(`open: ${found.length} of ${verdicts}\n${found.join('\n')}`);
  // A small sample may hold a few more than its share.
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(0.01 * verdicts + (LONG ? 0 : 2));
}

const isUnknown = (fault: string): boolean => fault.startsWith('unknown');

/** The share of the two sets in the everyday run; all of them in the long one. */
const games = (all: Judged[]): Judged[] => (LONG ? all : all.filter((_, index) => index % 10 === 0));
const compositions = (all: Judged[]): Judged[] => (LONG ? all : all.filter((_, index) => index % 13 === 0));

describeWithData('Who can still mate, against positions judged by others', () => {
  test('in games every answer is right, proven and never unknown', { timeout: 600_000 }, () => {
    expect(games(judgedPositions('lichess.txt')).flatMap(faults)).toEqual([]);
  });

  test('in compositions no answer is wrong, and at most 1 % are open', { timeout: 3_000_000 }, () => {
    const asked = compositions(judgedPositions('positions.txt'));
    const found = asked.flatMap(faults);
    expect(found.filter((fault) => !isUnknown(fault))).toEqual([]);
    expectFewOpen(found, 2 * asked.length);
  });

  test('in compositions near these at most 1 % are open', { timeout: 3_000_000 }, () => {
    const given = judgedPositions('positions.txt').map(({ fen }) => fen);
    const asked = varied(given, LONG ? 2_000 : 60, 20);
    expectFewOpen(asked.flatMap(openOrUnproven), 2 * asked.length);
  });
});

describe('Who can still mate, in positions that nobody has composed', () => {
  test('every yes is proven, and at most 1 % are open', { timeout: 3_000_000 }, () => {
    const asked = composed(LONG ? 10_000 : 500, 20);
    expectFewOpen(asked.flatMap(openOrUnproven), 2 * asked.length);
  });
});

describe('5.2.2 dead positions that no table of material finds', () => {
  test('pawns locked from edge to edge', () => {
    const fen = '4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - -';
    for (const side of COLORS) expect(canMate(side, fen)).toEqual({ verdict: 'no', reason: 'static' });
  });

  test('the only legal moves lead to stalemate', () => {
    const fen = '1b6/2kQ4/K7/8/1q6/8/5p2/8 b - -';
    for (const side of COLORS) expect(canMate(side, fen)).toEqual({ verdict: 'no', reason: 'exhausted' });
  });
});

describe('6.9 what the men alone decide', () => {
  test.each([
    ['a bare king', '8/8/8/3q1K2/8/2k5/8/8 w - - 0 1', 'white'],
    ['a knight against a queen', '8/8/8/3q1K2/8/2k5/6N1/8 w - - 0 1', 'white'],
    ['a bishop against a rook', '8/8/8/3r1K2/8/2k5/6B1/8 w - - 0 1', 'white'],
    ['bishops all on one shade', '4k3/3b1b2/4b3/3b1b2/4B3/3B1B2/4B3/3BKB2 w - -', 'black'],
  ] as const)('%s cannot mate', (_, fen, side) => {
    expect(canMate(side, fen)).toEqual({ verdict: 'no', reason: 'material' });
  });

  test.each([
    ['a knight against a rook', '8/8/8/3r1K2/8/2k5/6N1/8 w - - 0 1'],
    ['a knight against a pawn', '8/8/8/3p1K2/8/2k5/6N1/8 w - - 0 1'],
    ['a bishop against a bishop of the other shade', '8/8/8/3b1K2/8/2k5/5B2/8 w - - 0 1'],
  ])('%s can', (_, fen) => {
    const answer = canMate('white', fen);
    expect(answer.verdict === 'yes' && isMateBy('white', fen, answer.line)).toBe(true);
  });

  test('a mate set up by hand, out of a double check no move can give, is a mate', () => {
    expect(canMate('black', '8/8/8/8/8/2b1k1b1/8/3RKR2 w - -')).toEqual({ verdict: 'yes', line: [] });
  });
});

describe('Mates that are far away', () => {
  test.each([
    ['white', 'many bishops, and one corner that will do', 'k6B/1b4B1/2b2B2/4B3/3B4/1pB1B3/pP1B4/K7 w - -'],
    ['white', 'a buried king, freed at the other end', '8/8/6k1/8/6p1/1p3pP1/1p3P2/bK4B1 b - -'],
    ['black', 'a pawn that the loser has to promote', 'k7/Pp6/1P2b3/8/8/7p/7P/K7 b - -'],
    ['black', 'a knight against three queens and a pawn', '4Q1nk/5Q2/6Q1/8/8/6P1/8/7K w - -'],
  ] as const)('%s: %s', (side, _, fen) => {
    const answer = canMate(side, fen);
    expect(answer.verdict === 'yes' && isMateBy(side, fen, answer.line)).toBe(true);
  });
});

describe('castling in a proof', () => {
  test('Chess960 rights are read, and the line is legal', () => {
    const fen = 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9';
    for (const side of COLORS) {
      const answer = canMate(side, fen);
      expect(answer.verdict === 'yes' && isMateBy(side, fen, answer.line)).toBe(true);
    }
  });
});

describe('A budget', () => {
  test('too small for the question leaves it open', () => {
    expect(canMate('white', '8/b1b5/k6p/2b2p1P/1b3p2/5PpK/6P1/8 w - -', 1)).toEqual({ verdict: 'unknown' });
  });

  test('nothing is known about what is no position', () => {
    expect(canMate('white', 'rubbish')).toEqual({ verdict: 'unknown' });
  });
});
