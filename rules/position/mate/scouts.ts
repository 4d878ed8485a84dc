/**
 * Walks that begin where the search has got: at the first position it met with each set of men. A capture or promotion
 * far away may free what is locked at home; from there a mate by chance is near, while the search would go on counting
 * the ways to get there.
 */
import { type Board, copyOf } from './board.ts';
import type { HelpmateSearch } from './helpmateSearch.ts';
import { LeaningWalk } from './leaningWalk.ts';
import { GENEROUS, HASTY, type Lean, PATIENT } from './leans.ts';

const LEANS: readonly Lean[] = [HASTY, GENEROUS, PATIENT];

export class Scouts {
  readonly #search: HelpmateSearch;
  readonly #board: Board;
  readonly #walk: LeaningWalk;
  #sent = 0;
  /** Half-moves walked in all. */
  walked = 0;

  constructor(board: Board, side: number, search: HelpmateSearch) {
    this.#search = search;
    this.#board = copyOf(board);
    this.#walk = new LeaningWalk(this.#board, side);
  }

  /** Sends out so many, each from the next landmark; the moves to a mate, if one finds it. */
  send(scouts: number): number[] | undefined {
    const walk = this.#walk;
    const { landmarks } = this.#search;
    for (let i = 0; i < scouts && landmarks.length > 0; i++) {
      const node = landmarks[this.#sent % landmarks.length] as number;
      // Each time round the landmarks another lean begins.
      const round = Math.floor(this.#sent / landmarks.length);
      const lean = LEANS[(this.#sent + round) % LEANS.length] as Lean;
      this.#sent++;
      this.#search.setUp(this.#board, node);
      const isMate = walk.wander(lean);
      if (isMate) return [...this.#search.lineTo(node), ...walk.path.subarray(0, walk.length)];
      this.walked += walk.length;
    }
    return undefined;
  }
}
