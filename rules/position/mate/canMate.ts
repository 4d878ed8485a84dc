/**
 * Articles 5.1.2, 5.2.2, 6.9, 7.5.5, A.5.3 and III: can this player still mate by any series of legal moves?
 * Never wrong: a yes carries the moves, a no an argument that holds for every game from here. How each is
 * reached: docs/canMate.md. Effort is counted in positions, so the same question always gets the same answer.
 */
import type { Color } from '../square.ts';
import { Board } from './board.ts';
import { isConfined } from './confinement.ts';
import { readFen } from './fen.ts';
import { BLACK, WHITE } from './geometry.ts';
import { HelpmateSearch } from './helpmateSearch.ts';
import { hasLegalMove } from './legalMoves.ts';
import { lacksMaterial } from './material.ts';
import { moveToUci } from './uci.ts';
import { Walk } from './walk.ts';

export const NO_REASONS = ['material', 'static', 'exhausted'] as const;
export type NoReason = (typeof NO_REASONS)[number];

export type MateVerdict = Readonly<
  /** `line`: legal moves in UCI that end in mate by the side; empty when it is mate already. */
  | { verdict: 'yes'; line: readonly string[] }
  | { verdict: 'no'; reason: NoReason }
  /** Undecided within the budget: for the arbiter, in words. */
  | { verdict: 'unknown' }
>;

/** Enough for all but a few compositions, at well under a second. */
export const DEFAULT_BUDGET = 250_000;
const WALKS = 12;

const UNKNOWN: MateVerdict = { verdict: 'unknown' };

/** A question under way, answered in as many slices as its asker likes. The board is its own meanwhile. */
export class MateInquiry {
  private readonly board: Board;
  private readonly side: number;
  private spent = 0;
  private answer: MateVerdict = UNKNOWN;
  private search: HelpmateSearch | undefined;

  constructor(side: Color, board: Board) {
    this.board = board;
    this.side = side === 'white' ? WHITE : BLACK;
  }

  /** Spends up to so many positions more; `unknown` means: not yet. */
  advance(positions: number): MateVerdict {
    if (this.answer.verdict !== 'unknown') return this.answer;
    this.spent += positions;
    if (this.search === undefined) this.answer = this.begin();
    if (this.search !== undefined) this.answer = this.goOn(this.search);
    return this.answer;
  }

  private begin(): MateVerdict {
    const { board, side } = this;
    if (board.turn !== side && board.inCheck(board.turn) && !hasLegalMove(board)) return { verdict: 'yes', line: [] };
    if (lacksMaterial(board, side)) return { verdict: 'no', reason: 'material' };
    const walk = new Walk(board, side);
    for (let i = 0; i < WALKS; i++) {
      if (walk.wander()) return this.yes(Array.from(walk.path.subarray(0, walk.length)));
    }
    if (isConfined(board, side)) return { verdict: 'no', reason: 'static' };
    this.search = new HelpmateSearch(board, side);
    return UNKNOWN;
  }

  private goOn(search: HelpmateSearch): MateVerdict {
    const outcome = search.advance(this.spent);
    if (outcome === 'undecided') return UNKNOWN;
    return outcome === 'exhausted' ? { verdict: 'no', reason: 'exhausted' } : this.yes(search.line());
  }

  private yes(moves: readonly number[]): MateVerdict {
    return { verdict: 'yes', line: moves.map((move) => moveToUci(this.board, move)) };
  }
}

const scratch = new Board();

/** Whether `side` can still mate from `fen`, which must be a position that `readFen` accepts. */
export function canMate(side: Color, fen: string, budget = DEFAULT_BUDGET): MateVerdict {
  const read = readFen(fen, scratch);
  if (!read.ok) throw new Error(`canMate: ${read.reason}`);
  return new MateInquiry(side, scratch).advance(budget);
}
