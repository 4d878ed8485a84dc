/**
 * Positions met by the search, each once, under its exact key: two positions are never taken for one another,
 * so a search that runs dry has seen everything. Each remembers the move and the position it came from.
 */
import { type Board, KEY_WORDS, STATE_BITS } from './board.ts';
import { NONE } from './frontier.ts';

const FIRST_ROOM = 1 << 12;

export class PositionStore {
  size = 0;
  #words = new Int32Array(FIRST_ROOM * KEY_WORDS);
  #parents = new Int32Array(FIRST_ROOM);
  #moves = new Int32Array(FIRST_ROOM);
  #entered = new Uint8Array(FIRST_ROOM);
  /** Open addressing, half full at most: at 2 * slot a position, NONE if the slot is free, and then its hash. */
  #table = new Int32Array(FIRST_ROOM * 4).fill(NONE);

  /**
   * The number of the board's position, or NONE when it was known already. `more` is what tells it from others beside
   * the board.
   */
  add(board: Board, parent: number, move: number, more = 0): number {
    const packed = board.packed;
    const state = board.state() | (more << STATE_BITS);
    const hashed = hash(packed, state);
    const table = this.#table;
    let slot = this.#slotOf(hashed);
    for (let known = table[slot] as number; known !== NONE; known = table[slot] as number) {
      // The hash stands beside it, so that other positions are told apart without going to look at them.
      if (table[slot + 1] === hashed && this.#holds(known, packed, state)) return NONE;
      slot = (slot + 2) & (table.length - 1);
    }
    if (this.size === this.#parents.length) this.#enlarge();
    const node = this.size++;
    const at = node * KEY_WORDS;
    for (let i = 0; i < 8; i++) this.#words[at + i] = packed[i] as number;
    this.#words[at + 8] = state;
    this.#parents[node] = parent;
    this.#moves[node] = move;
    table[slot] = node;
    table[slot + 1] = hashed;
    if (this.size * 4 > table.length) this.#enlargeTable();
    return node;
  }

  #slotOf(hashed: number): number {
    return (hashed << 1) & (this.#table.length - 1);
  }

  #holds(node: number, packed: Int32Array, state: number): boolean {
    const at = node * KEY_WORDS;
    const words = this.#words;
    if (words[at + 8] !== state) return false;
    for (let i = 0; i < 8; i++) if (words[at + i] !== packed[i]) return false;
    return true;
  }

  setUp(board: Board, node: number): void {
    board.unpack(this.#words, node * KEY_WORDS);
  }

  more(node: number): number {
    return (this.#words[node * KEY_WORDS + 8] as number) >>> STATE_BITS;
  }

  /** Whether nobody has gone into the position before. */
  enter(node: number): boolean {
    if (this.#entered[node] === 1) return false;
    this.#entered[node] = 1;
    return true;
  }

  /** The moves that led to a position, from the first. */
  line(node: number): number[] {
    const moves: number[] = [];
    for (let at = node; this.#parents[at] !== NONE; at = this.#parents[at] as number) {
      moves.push(this.#moves[at] as number);
    }
    return moves.reverse();
  }

  #enlarge(): void {
    this.#words = grown(this.#words, new Int32Array(this.#words.length * 2));
    this.#parents = grown(this.#parents, new Int32Array(this.#parents.length * 2));
    this.#moves = grown(this.#moves, new Int32Array(this.#moves.length * 2));
    this.#entered = grown(this.#entered, new Uint8Array(this.#entered.length * 2));
  }

  #enlargeTable(): void {
    const old = this.#table;
    const table = new Int32Array(old.length * 2).fill(NONE);
    this.#table = table;
    for (let at = 0; at < old.length; at += 2) {
      if (old[at] === NONE) continue;
      let slot = this.#slotOf(old[at + 1] as number);
      while (table[slot] !== NONE) slot = (slot + 2) & (table.length - 1);
      table[slot] = old[at] as number;
      table[slot + 1] = old[at + 1] as number;
    }
  }
}

function grown<T extends Int32Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

function hash(packed: Int32Array, state: number): number {
  let mixed = state;
  for (let i = 0; i < 8; i++) {
    mixed = Math.imul(mixed ^ (packed[i] as number), 0x9e3779b1);
    mixed ^= mixed >>> 15;
  }
  mixed = Math.imul(mixed, 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
}
