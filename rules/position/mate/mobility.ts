/**
 * The static analysis, first half: which man can ever stand where. The sets only grow, from where the men are
 * now, by rules each of which a real move must obey (docs/canMate.md numbers them M1 to M7); what is still
 * outside them when nothing more can be added is out of reach in every game from here.
 */
import { type Board, castledKing, castledRook } from './board.ts';
import {
  CELLS,
  DELTA,
  EDGE,
  fileOf,
  isSlider,
  KING,
  KING_STEPS,
  KNIGHT_STEPS,
  NO_SQUARE,
  PAWN,
  PAWN_PUSH,
  QUEEN,
  REACH_BIT,
  REACHES,
  ROOK,
  rankOf,
  STEP_TOWARDS,
  STEPS,
  TYPE,
} from './geometry.ts';

/**
 * Men 0… are White's and 16… Black's, in the order of the board's lists. A pawn that promotes goes on as the
 * man 32 higher, who moves as a queen and as a knight.
 */
const MEN = 64;
export const PROMOTED = 32;

export class Mobility {
  readonly #present = new Uint8Array(MEN);
  readonly #home = new Uint8Array(MEN);
  readonly #type = new Uint8Array(MEN);
  readonly #stays = new Uint8Array(MEN);
  readonly #keepsFile = new Uint8Array(MEN);
  readonly #safe = new Uint8Array(MEN);
  /** Where a man can stand: man * CELLS + square, and the same as a list of squares: man * 64 + i. */
  readonly #reach = new Uint8Array(MEN * CELLS);
  readonly #stops = new Uint8Array(MEN * 64);
  readonly #stopCount = new Uint8Array(MEN);
  /** Squares where a man of a colour, the king excepted, can stand: colour * CELLS + square. */
  readonly #visited = new Uint8Array(2 * CELLS);
  /** Squares where a man of a colour can take: colour * CELLS + square. */
  readonly #strikes = new Uint8Array(2 * CELLS);
  /** Squares that a man may find empty. */
  readonly #canBeEmpty = new Uint8Array(CELLS);
  /** How often a square has become one that men of a colour may enter; and how often it had when a man last looked. */
  readonly #opened = new Int32Array(2);
  readonly #openedThen = new Int32Array(MEN);
  /** How many of his squares a man has looked round from since. */
  readonly #lookedFrom = new Uint8Array(MEN);
  readonly #manAt = new Uint8Array(CELLS);
  readonly #kingMan = new Uint8Array(2);
  #cells: Uint8Array = new Uint8Array(0);
  #grew = false;

  analyse(board: Board): void {
    this.#setUp(board);
    do {
      this.#grew = false;
      for (let man = 0; man < MEN; man++) {
        if (this.#present[man] === 0) continue;
        if (this.#type[man] === PAWN) this.#growPawn(man);
        else this.#growPiece(man);
        if (man < PROMOTED) this.#growCapture(man);
      }
    } while (this.#grew);
  }

  #setUp(board: Board): void {
    this.#cells = board.cells;
    this.#present.fill(0);
    this.#stopCount.fill(0);
    this.#stays.fill(1);
    this.#keepsFile.fill(1);
    this.#safe.fill(1);
    this.#reach.fill(0);
    this.#visited.fill(0);
    this.#strikes.fill(0);
    this.#openedThen.fill(-1);
    for (let square = 0; square < CELLS; square++)
      this.#canBeEmpty[square] = board.cells[square] === 0 ? 1 : 0;
    for (let colour = 0; colour < 2; colour++) {
      for (let i = 0; i < (board.count[colour] as number); i++) this.#place(board, (colour << 4) + i);
    }
    // M7: castling is granted at once, whatever stands between.
    for (let right = 0; right < 4; right++) {
      if ((board.castling & (1 << right)) === 0) continue;
      const king = board.king[right >> 1] as number;
      const rook = board.castlingRook[right] as number;
      this.#stand(this.#manAt[king] as number, castledKing(king, rook));
      this.#stand(this.#manAt[rook] as number, castledRook(king, rook));
    }
    // M5: a pawn that has just passed over a square can be taken there.
    if (board.enPassant !== NO_SQUARE) {
      const pawn = board.enPassant - (PAWN_PUSH[board.turn] as number);
      this.#stand(this.#manAt[pawn] as number, board.enPassant);
    }
  }

  #place(board: Board, man: number): void {
    const square = board.list[man] as number;
    const type = (board.cells[square] as number) & TYPE;
    this.#present[man] = 1;
    this.#home[man] = square;
    this.#type[man] = type;
    this.#type[man + PROMOTED] = QUEEN;
    this.#manAt[square] = man;
    if (type === KING) this.#kingMan[man >> 4] = man;
    this.#stand(man, square);
  }

  #stand(man: number, square: number): void {
    if (this.#reach[man * CELLS + square] === 1) return;
    const count = this.#stopCount[man] as number;
    this.#reach[man * CELLS + square] = 1;
    this.#stops[man * 64 + count] = square;
    this.#stopCount[man] = count + 1;
    this.#grew = true;
    const side = (man >> 4) & 1;
    const colour = side * CELLS;
    const type = this.#type[man] as number;
    if (type !== KING && this.#visited[colour + square] === 0) {
      this.#visited[colour + square] = 1;
      if (this.#canBeEmpty[square] === 0) this.#opened[side ^ 1] = (this.#opened[side ^ 1] as number) + 1;
    }
    if (type === PAWN) {
      const ahead = square + (PAWN_PUSH[man >> 4] as number);
      this.#strikes[colour + ahead - 1] = 1;
      this.#strikes[colour + ahead + 1] = 1;
    } else this.#strikes[colour + square] = 1;
    if (man >= PROMOTED || count === 0) return;
    const home = this.#home[man] as number;
    this.#stays[man] = 0;
    this.#empty(home);
    if (fileOf(square) !== fileOf(home)) this.#keepsFile[man] = 0;
  }

  #empty(square: number): void {
    if (this.#canBeEmpty[square] === 1) return;
    this.#canBeEmpty[square] = 1;
    this.#opened[0] = (this.#opened[0] as number) + 1;
    this.#opened[1] = (this.#opened[1] as number) + 1;
  }

  /** M1, M2: a piece steps where it may find room or something to take, a slider square by square. */
  #growPiece(man: number): void {
    if (man >= PROMOTED && this.#follows(man)) return;
    const opened = this.#opened[(man >> 4) & 1] as number;
    // Where nothing has opened since, he need look round only from his new squares; a king is barred by more (M3).
    const isNew = this.#openedThen[man] !== opened || this.#type[man] === KING;
    const first = isNew ? 0 : (this.#lookedFrom[man] as number);
    this.#openedThen[man] = opened;
    this.#growBySteps(man, STEPS[this.#type[man] as number] as Int8Array, first);
    this.#lookedFrom[man] = this.#stopCount[man] as number;
    if (man >= PROMOTED) this.#growBySteps(man, KNIGHT_STEPS, first);
  }

  /**
   * Two promoted men of a colour, one of whom can come to where the other begins, reach the same squares, for each of
   * their steps can be taken back: so only the first of them looks for these.
   */
  #follows(man: number): boolean {
    const first = this.#stops[man * 64] as number;
    for (let other = man & ~15; other < man; other++) {
      if (this.#reach[other * CELLS + first] === 0) continue;
      const count = this.#stopCount[other] as number;
      for (let stop = 0; stop < count; stop++) this.#stand(man, this.#stops[other * 64 + stop] as number);
      return this.#stopCount[man] === count;
    }
    return false;
  }

  #growBySteps(man: number, steps: Int8Array, first: number): void {
    const base = man * CELLS;
    const enemy = ((man >> 4) & 1) ^ 1;
    const isKing = this.#type[man] === KING;
    for (let stop = first; stop < (this.#stopCount[man] as number); stop++) {
      const from = this.#stops[man * 64 + stop] as number;
      for (let i = 0; i < steps.length; i++) {
        const to = from + (steps[i] as number);
        if (this.#reach[base + to] === 1 || this.#cells[to] === EDGE) continue;
        if (this.#canBeEmpty[to] === 0 && this.#visited[enemy * CELLS + to] === 0) continue;
        if (isKing && this.#alwaysAttacked(to, enemy)) continue;
        this.#stand(man, to);
      }
    }
  }

  /** M3: a man that never moves and is never taken attacks its squares for ever. */
  #alwaysAttacked(square: number, by: number): boolean {
    for (let man = by << 4; man < (by << 4) + 16; man++) {
      if (this.#present[man] === 0 || this.#stays[man] === 0 || this.#safe[man] === 0) continue;
      const from = this.#home[man] as number;
      const delta = square - from + DELTA;
      const piece = this.#cells[from] as number;
      if (((REACHES[delta] as number) & (REACH_BIT[piece] as number)) === 0) continue;
      if (!isSlider(piece & TYPE)) return true;
      const step = STEP_TOWARDS[delta] as number;
      let at = from + step;
      while (at !== square && this.#neverOccupied(at)) at += step;
      if (at === square) return true;
    }
    return false;
  }

  #neverOccupied(square: number): boolean {
    if (this.#visited[square] === 1 || this.#visited[CELLS + square] === 1) return false;
    return (
      !this.canStand(this.#kingMan[0] as number, square) && !this.canStand(this.#kingMan[1] as number, square)
    );
  }

  /** M4, M5: a pawn advances where it may find room and takes where an enemy man may stand. */
  #growPawn(man: number): void {
    const colour = man >> 4;
    const enemy = (colour ^ 1) * CELLS;
    const push = PAWN_PUSH[colour] as number;
    for (let stop = 0; stop < (this.#stopCount[man] as number); stop++) {
      const ahead = (this.#stops[man * 64 + stop] as number) + push;
      if (this.#cells[ahead] === EDGE) continue;
      if (this.#canBeEmpty[ahead] === 1 && !this.#heldUp(man, ahead)) this.#standPawn(man, ahead);
      for (let to = ahead - 1; to <= ahead + 1; to += 2) {
        if (this.#cells[to] !== EDGE && this.#visited[enemy + to] === 1) this.#standPawn(man, to);
      }
    }
  }

  #standPawn(man: number, square: number): void {
    this.#stand(man, square);
    if (rankOf(square) !== (man < 16 ? 7 : 0)) return;
    this.#present[man + PROMOTED] = 1;
    this.#stand(man + PROMOTED, square);
  }

  /** M6: two pawns that face each other and keep to their file never pass. */
  #heldUp(man: number, to: number): boolean {
    if (this.#keepsFile[man] === 0) return false;
    const colour = man >> 4;
    const push = PAWN_PUSH[colour] as number;
    for (let square = this.#home[man] as number; square !== to; ) {
      square += push;
      if (((this.#cells[square] as number) & TYPE) !== PAWN) continue;
      const facing = this.#manAt[square] as number;
      if (facing >> 4 !== colour && this.#keepsFile[facing] === 1 && this.#safe[facing] === 1) return true;
    }
    return false;
  }

  #growCapture(man: number): void {
    if (this.#safe[man] === 0 || this.#type[man] === KING) return;
    const enemy = ((man >> 4) ^ 1) * CELLS;
    if (!this.#struck(man, enemy) && !this.#struck(man + PROMOTED, enemy)) return;
    this.#safe[man] = 0;
    this.#empty(this.#home[man] as number);
    this.#grew = true;
  }

  #struck(man: number, enemy: number): boolean {
    for (let stop = 0; stop < (this.#stopCount[man] as number); stop++) {
      if (this.#strikes[enemy + (this.#stops[man * 64 + stop] as number)] === 1) return true;
    }
    return false;
  }

  canStand(man: number, square: number): boolean {
    return this.#reach[man * CELLS + square] === 1;
  }

  /** Whether the man never moves. */
  isFixed(man: number): boolean {
    return this.#stays[man] === 1;
  }

  king(colour: number): number {
    return this.#kingMan[colour] as number;
  }

  /** Which of 16 men of a colour, as bits, can stand on the square; the king is not counted. */
  visitors(square: number, colour: number): number {
    let men = 0;
    if (this.#visited[colour * CELLS + square] === 0) return 0;
    for (let i = 0; i < 16; i++) {
      const man = (colour << 4) + i;
      if (this.#type[man] === KING || this.#present[man] === 0) continue;
      if (this.canStand(man, square) || this.canStand(man + PROMOTED, square)) men |= 1 << i;
    }
    return men;
  }

  /** Whether a man of `colour`, not the king, can ever attack the square. */
  attackable(square: number, colour: number): boolean {
    for (let man = colour << 4; man < MEN; man = (man & 15) === 15 ? man + 17 : man + 1) {
      if (this.#present[man] === 1 && this.#canAttack(man, square)) return true;
    }
    return false;
  }

  /** A slider attacks from the neighbouring square or through it, and then it could stand there too. */
  #canAttack(man: number, square: number): boolean {
    const type = this.#type[man] as number;
    if (type === KING) return false;
    if (type === PAWN) {
      const behind = square - (PAWN_PUSH[man >> 4] as number);
      return this.canStand(man, behind - 1) || this.canStand(man, behind + 1);
    }
    if (this.#besideOn(man, square, STEPS[type] as Int8Array)) return true;
    return man >= PROMOTED && this.#besideOn(man, square, KNIGHT_STEPS);
  }

  #besideOn(man: number, square: number, steps: Int8Array): boolean {
    for (let i = 0; i < steps.length; i++) {
      if (this.canStand(man, square + (steps[i] as number))) return true;
    }
    return false;
  }

  /** Whether a slider of `colour` that checks a king on `square` sees through him to the next square. */
  seesThrough(square: number, direction: number, colour: number): boolean {
    const before = square - (KING_STEPS[direction] as number);
    const straight = direction < 4;
    for (let man = colour << 4; man < MEN; man = (man & 15) === 15 ? man + 17 : man + 1) {
      const type = this.#type[man] as number;
      if (this.#present[man] === 0 || !isSlider(type) || !this.canStand(man, before)) continue;
      if (type === QUEEN || (type === ROOK) === straight) return true;
    }
    return false;
  }
}
