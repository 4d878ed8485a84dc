/**
 * The game in outline: kings, pawns and men that never move stand where they stand, while of the others, the roamers,
 * nothing is known but the squares where they can ever be and how many are left. Whatever can happen in the game can
 * happen in its outline, and far fewer positions tell all of it; so where no mate is possible in outline, none is on
 * the board (docs/canMate.md, O1 to O5). What looks like a mate in outline proves nothing.
 */
import { type Board, copyOf, DOUBLE_PUSH, EN_PASSANT } from './board.ts';
import { NONE } from './frontier.ts';
import {
  CELLS,
  colourBit,
  DELTA,
  EDGE,
  isSlider,
  KING,
  KING_STEPS,
  NO_SQUARE,
  PAWN,
  PAWN_PUSH,
  REACH_BIT,
  REACHES,
  rankOf,
  STEP_TOWARDS,
  TYPE,
} from './geometry.ts';
import { PositionStore } from './positionStore.ts';
import { type Group, Roamers } from './roamers.ts';

/** A roamer has moved: from anywhere to anywhere. */
const ROAMED = -1;

export class Outline {
  readonly #board: Board;
  readonly #side: number;
  readonly #store = new PositionStore();
  readonly #roamers: Roamers;
  readonly #ours: readonly [Group[], Group[]] = [[], []];
  #next = 0;
  #isInconclusive: boolean;

  constructor(position: Board, side: number) {
    const board = copyOf(position);
    this.#isInconclusive = board.castling !== 0;
    this.#board = board;
    this.#side = side;
    this.#roamers = new Roamers(board);
    for (const group of this.#roamers.groups) (this.#ours[group.colour] as Group[]).push(group);
    if (!this.#roamers.fit || this.#roamers.groups.length === 0) this.#isInconclusive = true;
    this.#store.add(board, NONE, 0, this.#roamers.atFirst);
  }

  /** How many positions are known. */
  get size(): number {
    return this.#store.size;
  }

  /** Goes on until no mate is left possible, one is, or `limit` positions are known. */
  advance(limit: number): 'exhausted' | 'undecided' | 'inconclusive' {
    while (!this.#isInconclusive) {
      if (this.#next === this.#store.size) return 'exhausted';
      if (this.#store.size >= limit) return 'undecided';
      this.#goInto(this.#next++);
    }
    return 'inconclusive';
  }

  #goInto(node: number): void {
    const board = this.#board;
    this.#store.setUp(board, node);
    const key = this.#store.more(node);
    const us = board.turn;
    const base = us << 4;
    for (const from of board.list.slice(base, base + (board.count[us] as number))) {
      const type = (board.cells[from] as number) & TYPE;
      if (type === KING) this.#moveKing(from, us, key);
      else if (type === PAWN) this.#movePawn(from, us, key);
    }
    this.#roam(us, key);
  }

  /** O1: roamers are never in the way, and may be wherever they can be taken. */
  #moveKing(from: number, us: number, key: number): void {
    const { cells } = this.#board;
    const barred = colourBit(us) | EDGE;
    for (let i = 0; i < 8; i++) {
      const to = from + (KING_STEPS[i] as number);
      const met = cells[to] as number;
      if ((met & barred) !== 0 || this.#roamers.kings[us * CELLS + to] === 0) continue;
      this.#try(from | (to << 8), us, key);
      if (met === 0) this.#takeRoamer(from | (to << 8), us, key);
    }
  }

  #movePawn(from: number, us: number, key: number): void {
    const board = this.#board;
    const { cells } = board;
    const ahead = from + (PAWN_PUSH[us] as number);
    if (cells[ahead] === 0) {
      this.#advance(from | (ahead << 8), us, key);
      const twice = ahead + (PAWN_PUSH[us] as number);
      if (rankOf(from) === (us === 0 ? 1 : 6) && cells[twice] === 0)
        this.#advance(from | (twice << 8) | DOUBLE_PUSH, us, key);
    }
    for (let to = ahead - 1; to <= ahead + 1; to += 2) {
      const met = cells[to] as number;
      if ((met & colourBit(us ^ 1)) !== 0) this.#advance(from | (to << 8), us, key);
      else if (met === 0) {
        if (to === board.enPassant) this.#advance(from | (to << 8) | EN_PASSANT, us, key);
        this.#takeRoamer(from | (to << 8), us, key);
      }
    }
  }

  #advance(move: number, us: number, key: number): void {
    const to = (move >> 8) & 255;
    if (this.#roamers.pawns[us * CELLS + to] === 1) this.#try(move, us, key);
  }

  /** A king or a pawn takes a roamer who might be there. */
  #takeRoamer(move: number, us: number, key: number): void {
    const to = (move >> 8) & 255;
    for (const group of this.#ours[us ^ 1] as Group[]) {
      if (group.squares[to] === 1 && this.#roamers.count(key, group) > 0)
        this.#try(move, us, this.#roamers.without(key, group));
    }
  }

  #try(move: number, us: number, key: number): void {
    const board = this.#board;
    const to = (move >> 8) & 255;
    const isPawn = ((board.cells[move & 255] as number) & TYPE) === PAWN;
    board.make(move);
    if (isPawn && rankOf(to) === (us === 0 ? 7 : 0)) {
      const pawn = board.cells[to] as number;
      board.remove(to);
      this.#add(us, this.#roamers.promote(key, us), ROAMED);
      board.put(to, pawn);
    } else this.#add(us, key, (move & EN_PASSANT) !== 0 ? ROAMED : move & 255);
    board.unmake(move);
  }

  /** O2: a roamer goes somewhere, or takes whom it may find on its squares. */
  #roam(us: number, key: number): void {
    const board = this.#board;
    const { cells, enPassant } = board;
    const ours = (this.#ours[us] as Group[]).filter((group) => this.#roamers.count(key, group) > 0);
    if (ours.length === 0) return;
    board.turn = us ^ 1;
    board.enPassant = NO_SQUARE;
    this.#add(us, key, ROAMED);
    const base = (us ^ 1) << 4;
    for (const square of board.list.slice(base, base + (board.count[us ^ 1] as number))) {
      const man = cells[square] as number;
      if ((man & TYPE) === KING || !ours.some((group) => group.squares[square] === 1)) continue;
      board.remove(square);
      this.#add(us, key, ROAMED);
      board.put(square, man);
    }
    for (const group of this.#ours[us ^ 1] as Group[]) {
      if (group.isEndless || this.#roamers.count(key, group) === 0) continue;
      if (ours.some(({ squares }) => squares.some((can, square) => can === 1 && group.squares[square] === 1)))
        this.#add(us, this.#roamers.without(key, group), ROAMED);
    }
    board.turn = us;
    board.enPassant = enPassant;
  }

  /** A position reached by a move of `us`, who left the square `vacated`. */
  #add(us: number, key: number, vacated: number): void {
    const board = this.#board;
    const side = this.#side;
    if (this.#isSurelyAttacked(board.king[us] as number, us ^ 1)) return;
    if (us === side) {
      if (this.#canBeMate(key, vacated)) this.#isInconclusive = true;
    } else if (board.count[side] === 1 && !this.#hasRoamers(side, key)) return;
    this.#store.add(board, NONE, 0, key);
  }

  #hasRoamers(colour: number, key: number): boolean {
    return (this.#ours[colour] as Group[]).some((group) => this.#roamers.count(key, group) > 0);
  }

  /** O3: whether a man who stands exactly attacks the square wherever the roamers are. */
  #isSurelyAttacked(square: number, by: number): boolean {
    const { cells, list, count } = this.#board;
    const base = by << 4;
    for (let i = base; i < base + (count[by] as number); i++) {
      const from = list[i] as number;
      const delta = square - from + DELTA;
      const piece = cells[from] as number;
      if (((REACHES[delta] as number) & (REACH_BIT[piece] as number)) === 0) continue;
      if (!isSlider(piece & TYPE)) return true;
      const step = STEP_TOWARDS[delta] as number;
      let at = from + step;
      while (at !== square && cells[at] === 0 && this.#roamers.squares[at] === 0) at += step;
      if (at === square) return true;
    }
    return false;
  }

  /** O4, O5: whether the loser, to move, might be mated. */
  #canBeMate(key: number, vacated: number): boolean {
    const board = this.#board;
    const { cells } = board;
    const side = this.#side;
    const loser = side ^ 1;
    const king = board.king[loser] as number;
    const hunters = (this.#ours[side] as Group[]).filter((group) => this.#roamers.count(key, group) > 0);
    if (!this.#canBeCheck(king, hunters, vacated)) return false;
    const piece = cells[king] as number;
    cells[king] = 0;
    let open = 0;
    for (let i = 0; i < 8 && open >= 0; i++) {
      const beside = king + (KING_STEPS[i] as number);
      const met = cells[beside] as number;
      if (met === EDGE || (met & colourBit(loser)) !== 0) continue;
      if (board.attacked(beside, side) || hunters.some((group) => this.#canAttack(group, beside, king)))
        continue;
      open = met === 0 && this.#canHold(beside, loser, key) ? open + 1 : -1;
    }
    cells[king] = piece;
    return open >= 0 && open <= this.#helpers(loser, key);
  }

  #canHold(square: number, loser: number, key: number): boolean {
    return (this.#ours[loser] as Group[]).some(
      (group) => group.squares[square] === 1 && this.#roamers.count(key, group) > 0,
    );
  }

  #helpers(loser: number, key: number): number {
    let men = 0;
    for (const group of this.#ours[loser] as Group[])
      men += group.isEndless && this.#roamers.count(key, group) > 0 ? 8 : this.#roamers.count(key, group);
    return men;
  }

  #canBeCheck(king: number, hunters: readonly Group[], vacated: number): boolean {
    if (this.#board.attacked(king, this.#side)) return true;
    if (vacated === ROAMED) return hunters.some((group) => this.#canAttack(group, king, NO_SQUARE));
    return this.#canBeUncovered(king, hunters, vacated);
  }

  /** Whether a slider behind the square now sees the king. */
  #canBeUncovered(king: number, hunters: readonly Group[], vacated: number): boolean {
    const { cells } = this.#board;
    const step = STEP_TOWARDS[vacated - king + DELTA] as number;
    if (step === 0) return false;
    let at = king + step;
    for (; at !== vacated; at += step) if (cells[at] !== 0) return false;
    for (; cells[at] === 0; at += step) {
      if (hunters.some(({ slides, squares }) => squares[at] === 1 && slides.includes(step))) return true;
    }
    return false;
  }

  /** Whether one of the group might attack the square, through the one where the king stands or not. */
  #canAttack({ slides, leaps, squares }: Group, square: number, king: number): boolean {
    const { cells } = this.#board;
    for (let i = 0; i < slides.length; i++) {
      const step = slides[i] as number;
      const at = square + step === king ? king + step : square + step;
      if (squares[at] === 1 && cells[at] === 0) return true;
    }
    for (let i = 0; i < leaps.length; i++) {
      const at = square + (leaps[i] as number);
      if (squares[at] === 1 && cells[at] === 0) return true;
    }
    return false;
  }
}
