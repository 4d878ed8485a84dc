import { expect, test } from 'vitest';
import type { Board } from '#rules/position/mate/board.ts';
import { boardFromFen } from '#rules/position/mate/fen.ts';
import { BLACK, WHITE } from '#rules/position/mate/geometry.ts';
import { HelpmateSearch } from '#rules/position/mate/helpmateSearch.ts';
import { legalMoves, MOST_MOVES } from '#rules/position/mate/legalMoves.ts';
import { composed, locked } from './compositions.ts';
import { LONG } from './verdictData.ts';

const set = (fen: string): Board => {
  const read = boardFromFen(fen);
  if (!read.ok) throw new Error(read.reason);
  return read.board;
};

/** Who is mated in some position that can be reached, by going into them all in turn; undefined if they are too many. */
function matedSomewhere(board: Board, most: number): [boolean, boolean] | undefined {
  const mated: [boolean, boolean] = [false, false];
  const seen = new Set<string>();
  const goInto = (): void => {
    const key = `${board.packed.join()},${board.state()}`;
    if (seen.size > most || seen.has(key)) return;
    seen.add(key);
    const moves = new Int32Array(MOST_MOVES);
    const end = legalMoves(board, moves, 0);
    if (end === 0 && board.inCheck(board.turn)) mated[board.turn] = true;
    for (const move of moves.subarray(0, end)) {
      board.make(move);
      goInto();
      board.unmake(move);
    }
  };
  goInto();
  return seen.size > most ? undefined : mated;
}

test('a search that has looked at everything agrees with one that knows nothing of chess but the moves', {
  timeout: 600_000,
}, () => {
  let compared = 0;
  for (const fen of [...locked(LONG ? 2_000 : 200, 7), ...composed(LONG ? 10_000 : 20, 7)]) {
    const mated = matedSomewhere(set(fen), 800);
    if (mated === undefined) continue;
    for (const side of [WHITE, BLACK]) {
      const outcome = new HelpmateSearch(set(fen), side).advance(10_000_000);
      expect(outcome, `${side} ${fen}`).toBe(mated[side ^ 1] ? 'mate' : 'exhausted');
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(8);
});

/** In each the side can mate, which a search that loses a position on its way would deny. */
test.each([
  ['black', '8/8/8/8/8/1p1p4/1P1P2pp/2BRK1k1 b - -'],
  ['black', '8/8/7p/8/1p4pP/1p1p1pP1/bP1P1PkB/2BK2B1 w - -'],
  ['white', '8/5p2/5P2/8/1p2pP2/kP2p3/2KpP3/1r1B4 w - -'],
])('no position is lost on the way: %s, %s', (side, fen) => {
  const search = new HelpmateSearch(set(fen), side === 'white' ? WHITE : BLACK);
  expect(search.advance(150_000)).not.toBe('exhausted');
});
