/**
 * How crowded a search has become: how many positions it knows with the same men and the same files of pawns, with the
 * same squares of pawns as well, and with the man who has just moved on the same square too. Guesses only (a table of
 * counts that may share a place): they order the search, no verdict rests on them.
 */
import type { Board } from './board.ts';
import { BISHOP, CELLS, fileOf, isLight, PAWN, TYPE } from './geometry.ts';

const PLACE_BITS = 18;
/** So many doublings are no crowd yet; each one beyond weighs so much. */
const FEW_OF_MEN = 6;
const SAME_MEN = 4;
const FEW_OF_PAWNS = 4;
const SAME_PAWNS = 2;
const SAME_SQUARE = 2;

/** Numbers that chance might have thrown, one for each piece on each square. */
const mark = new Int32Array(32 * CELLS);
for (let i = 0, seed = 0x1234567; i < mark.length; i++) {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  mark[i] = seed;
}

const place = (of: number): number => Math.imul(of, 0x9e3779b1) >>> (32 - PLACE_BITS);

export class Crowding {
  readonly #counts = new Uint32Array(1 << PLACE_BITS);

  /** Whether nobody like the last position was known: with the same men and the same files of pawns. */
  hasNewMen = false;

  /** What the position loses in urgency, a man having just come to the square; it counts as known from now on. */
  add(board: Board, square: number): number {
    const { cells, list, count } = board;
    let men = 1;
    let pawns = board.castling;
    for (let colour = 0; colour < 2; colour++) {
      const base = colour << 4;
      const end = base + (count[colour] as number);
      for (let i = base; i < end; i++) {
        const at = list[i] as number;
        const piece = cells[at] as number;
        const type = piece & TYPE;
        if (type === PAWN) {
          men = (men + (mark[piece * CELLS + fileOf(at)] as number)) | 0;
          pawns = (pawns + (mark[piece * CELLS + at] as number)) | 0;
        } else {
          const shade = type === BISHOP && isLight(at) ? 1 : 0;
          men = (men + (mark[piece * CELLS + shade] as number)) | 0;
        }
      }
    }
    const kind = (men + pawns) | 0;
    this.hasNewMen = this.#counts[place(men)] === 0;
    const moved = mark[(cells[square] as number) * CELLS + square] as number;
    return (
      SAME_MEN * Math.max(0, this.#doublings(men) - FEW_OF_MEN) +
      SAME_PAWNS * Math.max(0, this.#doublings(kind) - FEW_OF_PAWNS) +
      SAME_SQUARE * this.#doublings(kind ^ moved)
    );
  }

  /** How often the count of these has doubled. */
  #doublings(of: number): number {
    const at = place(of);
    const known = this.#counts[at] as number;
    this.#counts[at] = known + 1;
    return 31 - Math.clz32(known + 1);
  }
}
