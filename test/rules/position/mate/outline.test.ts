import { expect, test } from 'vitest';
import { Board } from '#rules/position/mate/board.ts';
import { MateInquiry } from '#rules/position/mate/canMate.ts';
import { readFen } from '#rules/position/mate/fen.ts';
import { BLACK, WHITE } from '#rules/position/mate/geometry.ts';
import { legalMoves, MOST_MOVES } from '#rules/position/mate/legalMoves.ts';
import { Outline } from '#rules/position/mate/outline.ts';
import { moveToUci } from '#rules/position/mate/uci.ts';
import { COLORS } from '#rules/position/square.ts';
import { composed, locked, varied } from './compositions.ts';
import { judgedIfThere, LONG } from './verdictData.ts';

const POSITIONS = LONG ? 3_000 : 1_500;
/** In the everyday run only so many moves before a mate are looked at: that is where a wrong rule shows. */
const LAST_MOVES = LONG ? Infinity : 6;

function set(fen: string): Board {
  const board = new Board();
  const read = readFen(fen, board);
  if (!read.ok) throw new Error(read.reason);
  return board;
}

const outlined = (board: Board, side: number): string => new Outline(board, side).advance(POSITIONS);

/** In each a king can hardly move, and bishops of one shade go where they like. */
test.each([
  ['four bishops behind a king with two squares', '8/8/7p/2b2p1P/1bkb1p1K/2b2Pp1/6P1/8 b - -'],
  ['mirrored, and three', '8/8/p6k/P1p5/2p1b3/KpP2b2/1P6/7b w - -'],
  ['in the other colours', '1BK5/1p6/1PpB4/k1P1B3/p1P2B2/P5B1/7B/8 w - -'],
])('rules out both mates: %s', (_, fen) => {
  for (const side of [WHITE, BLACK]) expect(outlined(set(fen), side)).toBe('exhausted');
});

/** The last positions on the way to a mate that is known. */
function onTheWay(fen: string, line: readonly string[], look: (board: Board, move: string) => void): void {
  const board = set(fen);
  const moves = new Int32Array(MOST_MOVES);
  for (const [index, uci] of line.entries()) {
    if (line.length - index <= LAST_MOVES) look(board, uci);
    const end = legalMoves(board, moves, 0);
    const move = moves.subarray(0, end).find((each) => moveToUci(board, each) === uci);
    if (move === undefined) throw new Error(`${uci} is not legal`);
    board.make(move);
  }
}

test('no mate that there is, is ruled out, be it near or far', { timeout: 3_000_000 }, () => {
  const given = judgedIfThere('positions.txt').map(({ fen }) => fen);
  const fens = [...locked(LONG ? 300 : 15, 31), ...composed(LONG ? 800 : 40, 31)];
  fens.push(...(given.length > 0 ? varied(given, LONG ? 800 : 40, 31) : []));
  let looked = 0;
  for (const fen of fens) {
    for (const [side, colour] of COLORS.entries()) {
      const answer = new MateInquiry(colour, set(fen)).advance(100_000);
      if (answer.verdict !== 'yes') continue;
      onTheWay(fen, answer.line, (board, move) => {
        expect(outlined(board, side), `${colour} ${fen} at ${move}`).not.toBe('exhausted');
        looked++;
      });
    }
  }
  expect(looked).toBeGreaterThan(500);
});
