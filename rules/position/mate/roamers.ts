/**
 * The men of whom an outline (outline.ts) knows only where they can ever stand: knights, bishops, rooks and queens that
 * can move at all, and what pawns become. Those of one kind with the same squares are a group, of which the outline
 * keeps the number; of promoted men it keeps only whether there has been one.
 */
import { type Board, STATE_BITS } from './board.ts';
import { CELLS, KING, KING_STEPS, KNIGHT, KNIGHT_STEPS, PAWN, STEPS, TYPE } from './geometry.ts';
import { Mobility, PROMOTED } from './mobility.ts';

const NO_STEPS = new Int8Array(0);
/** What a key has room for beside the position. */
const ROOM = 32 - STATE_BITS;

export type Group = Readonly<{
  colour: number;
  /** The steps of one who slides, and of one who leaps. */
  slides: Int8Array;
  leaps: Int8Array;
  /** 1 for each square where one of them can ever stand. */
  squares: Uint8Array;
  /** Promoted men, whose number nobody keeps. */
  isEndless: boolean;
  /** Where the key keeps their number. */
  shift: number;
  mask: number;
}>;

type Draft = Omit<Group, 'shift' | 'mask'> & { men: number };

const mobility = new Mobility();

/** Who roams, and where everyone can ever stand. */
export class Roamers {
  readonly groups: readonly Group[];
  /** The men of all groups as the key keeps them. */
  readonly atFirst: number;
  /** Whether the key has room for their numbers. */
  readonly fit: boolean;
  /** Squares of the kings, of pawns: colour * CELLS + square; and of roamers. */
  readonly kings = new Uint8Array(2 * CELLS);
  readonly pawns = new Uint8Array(2 * CELLS);
  readonly squares = new Uint8Array(CELLS);

  /** Takes the roamers off the board; who is left stands exactly where he stands. */
  constructor(board: Board) {
    mobility.analyse(board);
    const drafts = this.#draft(board);
    const groups: Group[] = [];
    let atFirst = 0;
    let shift = 0;
    for (const { men, ...draft } of drafts) {
      const bits = draft.isEndless ? 1 : 32 - Math.clz32(men);
      groups.push({ ...draft, shift, mask: (1 << bits) - 1 });
      atFirst |= men << shift;
      shift += bits;
      if (shift > ROOM) break;
    }
    this.fit = shift <= ROOM;
    this.groups = groups;
    this.atFirst = atFirst;
  }

  #draft(board: Board): Draft[] {
    const drafts: Draft[] = [];
    const gone: number[] = [];
    for (let colour = 0; colour < 2; colour++) {
      const promoted = new Uint8Array(CELLS);
      for (let i = 0; i < (board.count[colour] as number); i++) {
        const man = (colour << 4) + i;
        const square = board.list[man] as number;
        const type = (board.cells[square] as number) & TYPE;
        if (type === KING) addSquares(man, this.kings, colour * CELLS);
        else if (type === PAWN) {
          addSquares(man, this.pawns, colour * CELLS);
          addSquares(man + PROMOTED, promoted, 0);
        } else if (!mobility.isFixed(man)) {
          gone.push(square);
          joinGroup(drafts, colour, type, man);
        }
      }
      if (promoted.includes(1))
        drafts.push({
          colour,
          slides: KING_STEPS,
          leaps: KNIGHT_STEPS,
          squares: promoted,
          isEndless: true,
          men: 0,
        });
    }
    for (const square of gone) board.remove(square);
    for (const { squares } of drafts) {
      for (let square = 0; square < CELLS; square++) if (squares[square] === 1) this.squares[square] = 1;
    }
    return drafts;
  }

  /** How many of a group the key knows of. */
  count(key: number, group: Group): number {
    return (key >>> group.shift) & group.mask;
  }

  /** The key with one of the group taken. */
  without(key: number, group: Group): number {
    return group.isEndless ? key : key - (1 << group.shift);
  }

  /** The key with a pawn of the colour promoted. */
  promote(key: number, colour: number): number {
    for (const group of this.groups) {
      if (group.isEndless && group.colour === colour) return key | (1 << group.shift);
    }
    return key;
  }
}

function addSquares(man: number, to: Uint8Array, at: number): void {
  for (let square = 0; square < CELLS; square++) if (mobility.canStand(man, square)) to[at + square] = 1;
}

function joinGroup(drafts: Draft[], colour: number, type: number, man: number): void {
  const squares = new Uint8Array(CELLS);
  addSquares(man, squares, 0);
  const steps = STEPS[type] as Int8Array;
  const slides = type === KNIGHT ? NO_STEPS : steps;
  const like = drafts.find(
    (group) =>
      group.colour === colour &&
      group.slides === slides &&
      group.squares.every((can, at) => can === squares[at]),
  );
  if (like !== undefined) like.men++;
  else
    drafts.push({
      colour,
      slides,
      leaps: type === KNIGHT ? steps : NO_STEPS,
      squares,
      isEndless: false,
      men: 1,
    });
}
