/**
 * Compositions that nobody has composed: pawns locked in chains, walls with one hole, buried kings, men shut in behind
 * them, and twists of these and of given positions. Everything follows from the seed.
 */
import { boardFromFen } from '#rules/position/mate/fen.ts';

/** Numbers from a seed (mulberry32). */
class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(bound: number): number {
    return Math.floor(this.#next() * bound);
  }

  from(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  /** Whether something happens that happens once in so many times. */
  oneIn(times: number): boolean {
    return this.below(times) === 0;
  }

  pick<T>(choices: ArrayLike<T>): T {
    return choices[this.below(choices.length)] as T;
  }
}

/** The letters of a FEN on 64 squares from a1, '' where nobody stands, and who moves. */
type Sketch = { cells: string[]; turn: string };

const EMPTY = '';
const PIECES = 'NBRQ';
const isWhite = (letter: string): boolean => letter === letter.toUpperCase();
const otherColour = (letter: string): string =>
  isWhite(letter) ? letter.toLowerCase() : letter.toUpperCase();

function sketchOf(fen: string): Sketch {
  const [placement = '', turn = 'w'] = fen.split(' ');
  const rows = placement.split('/').map((row) => row.replace(/\d/g, (digit) => '.'.repeat(Number(digit))));
  return { cells: [...rows.reverse().join('')].map((letter) => (letter === '.' ? EMPTY : letter)), turn };
}

function fenOf({ cells, turn }: Sketch): string {
  const rows = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) =>
    cells
      .slice(rank * 8, rank * 8 + 8)
      .map((letter) => letter || '.')
      .join('')
      .replace(/\.+/g, (dots) => String(dots.length)),
  );
  return `${rows.join('/')} ${turn} - -`;
}

const squaresOf = (sketch: Sketch, wanted: (letter: string, square: number) => boolean): number[] =>
  sketch.cells.flatMap((letter, square) => (wanted(letter, square) ? [square] : []));

const isFree = (letter: string): boolean => letter === EMPTY;
const isMan = (letter: string): boolean => letter !== EMPTY && letter.toLowerCase() !== 'k';
const fits = (letter: string, square: number): boolean =>
  letter.toLowerCase() !== 'p' || (square > 7 && square < 56);

function putSomewhere(
  sketch: Sketch,
  letter: string,
  chance: Chance,
  where = (_: number): boolean => true,
): void {
  const free = squaresOf(sketch, (at, square) => isFree(at) && fits(letter, square) && where(square));
  if (free.length > 0) sketch.cells[chance.pick(free)] = letter;
}

/** Pawns face to face on some files, their front running up and down by a rank or two. */
function lockPawns(sketch: Sketch, chance: Chance): Int8Array {
  const front = new Int8Array(8).fill(-1);
  const hole = chance.oneIn(2) ? chance.below(8) : -1;
  const everyOther = chance.oneIn(2) ? chance.from(0, 1) : -1;
  const low = chance.oneIn(6) ? 1 : 2;
  let rank = chance.from(low, 5);
  for (let file = 0; file < 8; file++) {
    rank = Math.min(5, Math.max(low - 1, rank + chance.from(-1, 1)));
    front[file] = rank;
    if (file === hole || (everyOther >= 0 && file % 2 === everyOther)) continue;
    if (rank < 1) continue;
    sketch.cells[rank * 8 + file] = 'P';
    const gap = chance.oneIn(8) ? 1 : 0;
    if (rank + 1 + gap <= 6) sketch.cells[(rank + 1 + gap) * 8 + file] = 'p';
  }
  return front;
}

/** A wall from edge to edge, kings and pieces on either side of it. */
function wall(chance: Chance): Sketch {
  const sketch: Sketch = { cells: new Array<string>(64).fill(EMPTY), turn: chance.pick('wb') };
  const front = lockPawns(sketch, chance);
  const below = (square: number): boolean => square >> 3 <= (front[square & 7] as number);
  const above = (square: number): boolean => !below(square);
  const strays = chance.oneIn(4);
  const side = (letter: string) => (isWhite(letter) !== strays ? below : above);
  for (const king of 'Kk') putSomewhere(sketch, king, chance, chance.oneIn(6) ? undefined : side(king));
  const kind = chance.oneIn(2) ? 'B' : PIECES;
  for (let i = chance.from(0, 4); i > 0; i--) {
    const letter = chance.oneIn(2) ? chance.pick(kind) : chance.pick(kind).toLowerCase();
    putSomewhere(sketch, letter, chance, chance.oneIn(3) ? undefined : side(letter));
  }
  for (let i = chance.below(3); i > 0; i--) putSomewhere(sketch, chance.pick('Pp'), chance);
  return sketch;
}

/** A king in a corner or on an edge behind pawns, with or without men beside him; little elsewhere. */
function grave(chance: Chance): Sketch {
  const sketch: Sketch = { cells: new Array<string>(64).fill(EMPTY), turn: chance.pick('wb') };
  const king = chance.pick([0, 1, 2, 8, 9]);
  sketch.cells[king] = 'K';
  for (let dy = 0; dy <= 3; dy++) {
    for (let dx = -1; dx <= 2; dx++) {
      const file = (king & 7) + dx;
      const square = king + dy * 8 + dx;
      if (file < 0 || sketch.cells[square] !== EMPTY || chance.oneIn(2)) continue;
      const letter = dy < 2 && chance.oneIn(3) ? chance.pick('BNRbn') : chance.pick('Pp');
      if (fits(letter, square)) sketch.cells[square] = letter;
    }
  }
  putSomewhere(sketch, 'k', chance);
  for (let i = chance.from(0, 3); i > 0; i--) putSomewhere(sketch, chance.pick('BNbnbBpPRr'), chance);
  for (let i = chance.from(0, 2); i > 0; i--) {
    const file = chance.from(3, 7);
    const rank = chance.from(1, 4);
    sketch.cells[rank * 8 + file] ||= 'P';
    sketch.cells[(rank + chance.from(1, 2)) * 8 + file] ||= 'p';
  }
  return sketch;
}

const mirrored = ({ cells, turn }: Sketch): Sketch => ({
  cells: cells.map((_, square) => cells[square ^ 7] ?? ''),
  turn,
});
const flipped = ({ cells, turn }: Sketch): Sketch => ({
  cells: cells.map((_, square) => otherColour(cells[square ^ 56] ?? '')),
  turn: turn === 'w' ? 'b' : 'w',
});
const switched = ({ cells, turn }: Sketch): Sketch => ({ cells: [...cells], turn: turn === 'w' ? 'b' : 'w' });

/** One small change that makes another problem of it. */
function twist(sketch: Sketch, chance: Chance): Sketch {
  const { cells } = sketch;
  const men = squaresOf(sketch, isMan);
  const man = men.length > 0 ? chance.pick(men) : -1;
  switch (chance.below(9)) {
    case 0:
      return switched(sketch);
    case 1:
      if (man >= 0) cells[man] = EMPTY;
      return sketch;
    case 2:
      putSomewhere(sketch, chance.pick('BbNnRrPpBb'), chance);
      return sketch;
    case 3: {
      if (man < 0) return sketch;
      const letter = cells[man] as string;
      cells[man] = EMPTY;
      putSomewhere(sketch, letter, chance);
      return sketch;
    }
    case 4: {
      const king = squaresOf(sketch, (letter) => letter === chance.pick('Kk'));
      if (king.length === 0) return sketch;
      const letter = cells[king[0] as number] as string;
      cells[king[0] as number] = EMPTY;
      putSomewhere(sketch, letter, chance);
      return sketch;
    }
    case 5: {
      if (man < 0) return sketch;
      const to = man + chance.pick([8, -8, 1, -1, 7, 9, -7, -9]);
      if (to >= 0 && to < 64 && cells[to] === EMPTY && fits(cells[man] as string, to)) {
        cells[to] = cells[man] as string;
        cells[man] = EMPTY;
      }
      return sketch;
    }
    case 6:
      if (man >= 0 && fits('p', man)) cells[man] = chance.pick('PpBbNn');
      return sketch;
    case 7: {
      const pairs = squaresOf(sketch, (letter, at) => letter === 'P' && cells[at + 8] === 'p');
      if (pairs.length === 0) return sketch;
      const pair = chance.pick(pairs);
      const by = chance.pick([8, -8]);
      const [low, high] = by > 0 ? [pair + 8, pair + 16] : [pair - 8, pair];
      const into = by > 0 ? high : low;
      if (low < 8 || high > 55 || cells[into] !== EMPTY) return sketch;
      cells[pair] = EMPTY;
      cells[pair + 8] = EMPTY;
      cells[low] = 'P';
      cells[high] = 'p';
      return sketch;
    }
    default:
      return sketch;
  }
}

const turned = (sketch: Sketch, chance: Chance): Sketch => {
  const one = chance.oneIn(2) ? mirrored(sketch) : sketch;
  return chance.oneIn(2) ? flipped(one) : one;
};

function several(count: number, seed: number, sketch: (chance: Chance) => Sketch): string[] {
  const chance = new Chance(seed);
  const fens = new Set<string>();
  for (let tries = 0; fens.size < count && tries < 100 * count; tries++) {
    const fen = fenOf(sketch(chance));
    if (boardFromFen(fen).ok) fens.add(fen);
  }
  return [...fens];
}

/** Positions made from nothing. */
export const composed = (count: number, seed: number): string[] =>
  several(count, seed, (chance) => {
    let sketch = turned(chance.oneIn(3) ? grave(chance) : wall(chance), chance);
    for (let i = chance.below(3); i > 0; i--) sketch = twist(sketch, chance);
    return sketch;
  });

/** Kings and pawns alone, the pawns locked or nearly: few positions can be reached. */
export const locked = (count: number, seed: number): string[] =>
  several(count, seed, (chance) => {
    const sketch: Sketch = { cells: new Array<string>(64).fill(EMPTY), turn: chance.pick('wb') };
    const front = lockPawns(sketch, chance);
    putSomewhere(sketch, 'K', chance, (square) => square >> 3 <= (front[square & 7] as number));
    putSomewhere(sketch, 'k', chance, (square) => square >> 3 > (front[square & 7] as number));
    return turned(sketch, chance);
  });

/** Positions near given ones: mirrored, in the other colours, and changed in one to three places. */
export const varied = (fens: readonly string[], count: number, seed: number): string[] =>
  several(count, seed, (chance) => {
    let sketch = turned(sketchOf(chance.pick(fens)), chance);
    for (let i = chance.below(4); i > 0; i--) sketch = twist(sketch, chance);
    return sketch;
  });
