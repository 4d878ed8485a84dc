import { expect, test } from 'vitest';
import { type Board, copyOf } from '#rules/position/mate/board.ts';
import { boardFromFen } from '#rules/position/mate/fen.ts';
import { BLACK, WHITE } from '#rules/position/mate/geometry.ts';
import { HelpmateSearch } from '#rules/position/mate/helpmateSearch.ts';
import { legalMoves } from '#rules/position/mate/legalMoves.ts';
import { composed } from './compositions.ts';
import { LONG } from './verdictData.ts';

const set = (fen: string): Board => {
  const read = boardFromFen(fen);
  if (!read.ok) throw new Error(read.reason);
  return read.board;
};

/** Who is mated in some position that can be reached, by going into them all in turn; undefined if they are too many. */
function matedSomewhere(start: Board, most: number): [boolean, boolean] | undefined {
  const mated: [boolean, boolean] = [false, false];
  const key = (board: Board): string => `${board.packed.join()},${board.state()}`;
  const seen = new Set([key(start)]);
  const waiting = [start];
  const moves = new Int32Array(256);
  for (let board = waiting.pop(); board; board = waiting.pop()) {
    const end = legalMoves(board, moves, 0);
    if (end === 0 && board.inCheck(board.turn)) mated[board.turn] = true;
    for (const move of moves.slice(0, end)) {
      board.make(move);
      if (!seen.has(key(board))) {
        seen.add(key(board));
        waiting.push(copyOf(board));
      }
      board.unmake(move);
    }
    if (seen.size > most) return undefined;
  }
  return mated;
}

test('a search that has looked at everything agrees with one that knows nothing of chess but the moves', {
  timeout: 600_000,
}, () => {
  let compared = 0;
  for (const fen of composed(LONG ? 20_000 : 1_000, 7)) {
    const mated = matedSomewhere(set(fen), 200);
    if (mated === undefined) continue;
    for (const side of [WHITE, BLACK]) {
      const outcome = new HelpmateSearch(set(fen), side).advance(1_000_000);
      expect(outcome, `${side} ${fen}`).toBe(mated[side ^ 1] ? 'mate' : 'exhausted');
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(4);
});

/** In each the side can mate, which a search that loses a position on its way would deny. */
test.each([
  ['black', '8/8/8/8/8/1p1p4/1P1P2pp/2BRK1k1 b - -'],
  ['black', '8/8/7p/8/1p4pP/1p1p1pP1/bP1P1PkB/2BK2B1 w - -'],
  ['white', '8/5p2/5P2/8/1p2pP2/kP2p3/2KpP3/1r1B4 w - -'],
])('no position is lost on the way: %s, %s', (side, fen) => {
  const search = new HelpmateSearch(set(fen), side === 'white' ? WHITE : BLACK);
  expect(search.advance(30_000)).not.toBe('exhausted');
});
