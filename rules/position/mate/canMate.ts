/**
 * Articles 5.1.2, 5.2.2, 6.9, 7.5.5, A.5.3 and III: can this player still mate by any series of legal moves?
 * Never wrong: a yes carries the moves, a no an argument that holds for every game from here. How each is
 * reached: docs/canMate.md. Effort is counted in moves looked at, so the same question always gets the same answer.
 */
import type { Color } from '../square.ts';
import { Board, copyOf } from './board.ts';
import { squaresOfMate } from './confinement.ts';
import { CornerWalk } from './cornerWalk.ts';
import { readFen } from './fen.ts';
import { BLACK, WHITE } from './geometry.ts';
import { HelpmateSearch } from './helpmateSearch.ts';
import { LeaningWalk } from './leaningWalk.ts';
import { AIMLESS, CROWDED, GENEROUS, HASTY, type Lean, PATIENT } from './leans.ts';
import { hasLegalMove } from './legalMoves.ts';
import { lacksMaterial, onlyMinors } from './material.ts';
import { Outline } from './outline.ts';
import { Scouts } from './scouts.ts';
import { moveToUci } from './uci.ts';

export const NO_REASONS = ['material', 'static', 'exhausted'] as const;
export type NoReason = (typeof NO_REASONS)[number];

export type MateVerdict = Readonly<
  /** `line`: legal moves in UCI that end in mate by the side; empty when it is mate already. */
  | { verdict: 'yes'; line: readonly string[] }
  | { verdict: 'no'; reason: NoReason }
  /** Undecided within the budget: for the arbiter, in words. */
  | { verdict: 'unknown' }
>;

/** In moves looked at: enough for all but a few compositions, at well under a second. */
export const DEFAULT_BUDGET = 4_000_000;
/** More men than this on the board are a crowd. */
const CROWD = 20;
const CORNER_WALKS = 12;
/** Each next plan may take so many moves more than the shortest. */
const WHIM = 3;
const HASTY_WALKS = 8;
const PATIENT_WALKS = 60;
/** After the static analysis, search and walks take turns: so much of the one, then so many walks of each kind. */
const ROUND = 80_000;
const WALKS_A_ROUND = 10;
const SCOUTS_A_ROUND = 24;
/** The game in outline: so many positions more before each round, and this many at most. */
const OUTLINE_ROUND = 4_000;
const OUTLINE_LIMIT = 40_000;
/** What a position on a walk or in outline costs. */
const WALK_COST = 6;
const OUTLINE_COST = 10;

const UNKNOWN: MateVerdict = { verdict: 'unknown' };

/** A question under way, answered in as many slices as its asker likes. The board is its own meanwhile. */
export class MateInquiry {
  readonly #board: Board;
  readonly #side: number;
  readonly #walk: LeaningWalk;
  #allowed = 0;
  #walked = 0;
  #rounds = 0;
  #answer: MateVerdict = UNKNOWN;
  #search: HelpmateSearch | undefined;
  #outline: Outline | undefined;
  #scouts: Scouts | undefined;

  constructor(side: Color, board: Board) {
    this.#board = board;
    this.#side = side === 'white' ? WHITE : BLACK;
    this.#walk = new LeaningWalk(board, this.#side);
  }

  /** Spends up to so much more, in moves looked at; `unknown` means: not yet. */
  advance(effort: number): MateVerdict {
    this.#allowed += effort;
    if (this.#answer.verdict === 'unknown' && this.#search === undefined) this.#answer = this.#begin();
    if (this.#answer.verdict === 'unknown' && this.#search !== undefined)
      this.#answer = this.#goOn(this.#search);
    return this.#answer;
  }

  #begin(): MateVerdict {
    const board = this.#board;
    const side = this.#side;
    if (board.turn !== side && board.inCheck(board.turn) && !hasLegalMove(board))
      return { verdict: 'yes', line: [] };
    if (lacksMaterial(board, side)) return { verdict: 'no', reason: 'material' };
    const atOnce = onlyMinors(board, side) ? this.#goToTheCorner() : this.#wander(this.#haste(), HASTY_WALKS);
    if (atOnce !== UNKNOWN) return atOnce;
    const inTime = this.#wander(PATIENT, PATIENT_WALKS);
    if (inTime !== UNKNOWN) return inTime;
    const mates = squaresOfMate(board, side);
    if (mates.length === 0) return { verdict: 'no', reason: 'static' };
    this.#walk.aimAt(mates);
    this.#search = new HelpmateSearch(copyOf(board), side, mates);
    this.#outline = new Outline(board, side);
    this.#scouts = new Scouts(board, side, this.#search);
    return UNKNOWN;
  }

  #goOn(search: HelpmateSearch): MateVerdict {
    for (;;) {
      if (this.#isRuledOutInOutline()) return { verdict: 'no', reason: 'exhausted' };
      const room = this.#allowed - this.#walked - this.#besides();
      const outcome = search.advance(Math.min(room, (this.#rounds + 1) * ROUND));
      if (outcome === 'exhausted') return { verdict: 'no', reason: 'exhausted' };
      if (outcome === 'mate') return this.#yes(search.line());
      if (search.spent >= room) return UNKNOWN;
      this.#rounds++;
      for (const lean of [PATIENT, AIMLESS, GENEROUS]) {
        const found = this.#wander(lean, WALKS_A_ROUND);
        if (found !== UNKNOWN) return found;
      }
      const line = this.#scouts?.send(SCOUTS_A_ROUND);
      if (line !== undefined) return this.#yes(line);
    }
  }

  /** The outline gets its share of each round, the first before the search. */
  #isRuledOutInOutline(): boolean {
    const room = Math.floor((this.#allowed - this.#walked) / OUTLINE_COST);
    const limit = Math.min(OUTLINE_LIMIT, (this.#rounds + 1) * OUTLINE_ROUND, room);
    return this.#outline?.advance(limit) === 'exhausted';
  }

  /** What outline and scouts have spent. */
  #besides(): number {
    return OUTLINE_COST * (this.#outline?.size ?? 0) + WALK_COST * (this.#scouts?.walked ?? 0);
  }

  /** What bishops and knights can do alone, chance seldom finds: they get a plan, the shortest first. */
  #goToTheCorner(): MateVerdict {
    const walk = new CornerWalk(this.#board, this.#side);
    for (let i = 0; i < CORNER_WALKS; i++) {
      if (walk.wander(1 + i * WHIM)) return this.#yes(walk.path, walk.length);
      this.#walked += WALK_COST * walk.length;
    }
    return UNKNOWN;
  }

  #haste(): Lean {
    const { count } = this.#board;
    return (count[WHITE] as number) + (count[BLACK] as number) > CROWD ? CROWDED : HASTY;
  }

  #wander(lean: Lean, walks: number): MateVerdict {
    const walk = this.#walk;
    for (let i = 0; i < walks; i++) {
      if (walk.wander(lean)) return this.#yes(walk.path, walk.length);
      this.#walked += WALK_COST * walk.length;
    }
    return UNKNOWN;
  }

  #yes(moves: ArrayLike<number>, length = moves.length): MateVerdict {
    const line: string[] = [];
    for (let i = 0; i < length; i++) line.push(moveToUci(this.#board, moves[i] as number));
    return { verdict: 'yes', line };
  }
}

const scratch = new Board();

/**
 * Whether `side` can still mate from `fen`. A FEN that `readFen` refuses is no position of the game, and nothing
 * is known about it; who must tell the user why reads it first.
 */
export function canMate(side: Color, fen: string, budget = DEFAULT_BUDGET): MateVerdict {
  if (!readFen(fen, scratch).ok) return UNKNOWN;
  return new MateInquiry(side, scratch).advance(budget);
}
