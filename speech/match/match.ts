/**
 * From what a person says, types or writes on a Braille keyboard to a legal move, in every vocabulary and language at
 * once. One clear match is taken; an unclear one is asked about, never guessed.
 */
import type { Language } from '#rules/notation/language.ts';
import { type Move, sameMove } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { lastRank, PROMOTION_ROLES, rankOf, SQUARES } from '#rules/position/square.ts';
import { fitOf, type Named, named, namings, WORST_FIT } from './fit.ts';
import { type Readings, readingsOf, splitAtDoubts } from './readings.ts';

export type Match =
  | Readonly<{ kind: 'move'; move: Move }>
  /** Several moves fit, or one fits badly: to be asked. */
  | Readonly<{ kind: 'unclear'; candidates: readonly Move[] }>
  /** A move named in full, with both its squares, that is not legal. */
  | Readonly<{ kind: 'illegal'; move: Move }>
  | Readonly<{ kind: 'none' }>;

export type MatchOptions = Readonly<{
  /** Whose piece letters are meant; English letters are understood besides. */
  language: Language;
  /** Announcements: a move may be named in full although it is not legal (7.5, 11.3.1). */
  illegalToo?: boolean;
  /** Announcements: words that contradict a move in anything do not name it (D.2.3.3). */
  strict?: boolean;
}>;

/** What is taken without asking costs no more than this, … */
export const CLEAR = 2.5;
/** … and nothing else comes as near as this. */
export const MARGIN = 1.5;

type Ranked = Readonly<{ named: Named; cost: number }>;

/** The moves of one position as words see them. */
const memory = new WeakMap<Position, readonly Named[]>();

export function match(position: Position, text: string, options: MatchOptions): Match {
  const parts = splitAtDoubts(text);
  if (parts.length > 1) return asked(doubtful(position, parts.filter(Boolean), options));
  const readings = readingsOf(parts[0] ?? '', options.language);
  const near = nearest(position, readings, options.strict);
  const best = near[0];
  if (best && near.length === 1 && best.cost <= CLEAR) return { kind: 'move', move: best.named.move };
  if (options.illegalToo && (!best || best.cost > CLEAR)) {
    const move = namedInFull(position, readings, options.strict);
    if (move) return { kind: 'illegal', move };
  }
  return asked(near.map((ranked) => ranked.named.move));
}

/** The legal moves that fit best, and those that come near them; the best first. */
export function nearest(position: Position, readings: Readings, strict = false): Ranked[] {
  const ranked: Ranked[] = [];
  let bound = WORST_FIT;
  for (const move of namedMoves(position)) {
    const found = fitOf(readings, move, bound, strict);
    if (!found) continue;
    ranked.push({ named: move, cost: found.cost });
    bound = Math.min(bound, found.cost + MARGIN);
  }
  ranked.sort((a, b) => a.cost - b.cost);
  return ranked.filter(
    ({ named: { move }, cost }, index) =>
      cost < bound && ranked.findIndex((other) => sameMove(other.named.move, move)) === index,
  );
}

export function namedMoves(position: Position): readonly Named[] {
  let moves = memory.get(position);
  if (!moves) {
    moves = position.legalMoves().flatMap((move) => namings(position, move));
    memory.set(position, moves);
  }
  return moves;
}

function asked(candidates: readonly Move[]): Match {
  return candidates.length > 0 ? { kind: 'unclear', candidates } : { kind: 'none' };
}

/**
 * A speaker who corrects himself or hesitates: what each part names by itself, or with the piece of the first part
 * ("knight f3 or d2"), or with the rank of the last ("b or d four").
 */
function doubtful(position: Position, parts: readonly string[], options: MatchOptions): Move[] {
  const first = parts[0]?.split(' ')[0];
  const last = parts.at(-1)?.split(' ').at(-1);
  const candidates: Move[] = [];
  for (const part of parts)
    for (const text of [part, `${first} ${part}`, `${part} ${last}`]) {
      const result = match(position, text, { ...options, illegalToo: false });
      if (result.kind === 'move' && !candidates.some((move) => sameMove(move, result.move)))
        candidates.push(result.move);
    }
  return candidates;
}

/** The one move, legal or not, of the side to move whose two squares or whose castling the words name in full. */
function namedInFull(position: Position, readings: Readings, strict = false): Move | null {
  let best: Ranked | null = null;
  let alone = true;
  for (const thinkable of thinkableMoves(position)) {
    const found = fitOf(readings, thinkable, WORST_FIT, strict);
    if (!found?.inFull || found.cost > (best?.cost ?? CLEAR)) continue;
    alone = found.cost !== best?.cost;
    best = { named: thinkable, cost: found.cost };
  }
  return best && alone ? best.named.move : null;
}

/** Every man of the side to move to every other square, a pawn on the last rank as each piece or none. */
function* thinkableMoves(position: Position): Generator<Named> {
  for (const from of position.squaresOf(position.turn)) {
    const isPawn = position.pieceAt(from)?.role === 'pawn';
    for (const to of SQUARES) {
      const move = { from, to };
      // Castling has one writing among several that look like it: king two squares aside, king on an own man.
      if (from === to || !sameMove(writtenCastling(position, move), move)) continue;
      yield named(position, move);
      if (isPawn && rankOf(to) === lastRank(position.turn))
        for (const promotion of PROMOTION_ROLES) yield named(position, { ...move, promotion });
    }
  }
}

function writtenCastling(position: Position, move: Move): Move {
  const side = position.pieceAt(move.from)?.role === 'king' ? position.castling(move) : null;
  if (!side) return move;
  const { king, rookFrom } = position.castlingSquares(side);
  return { from: move.from, to: position.variant === 'chess960' && rookFrom ? rookFrom : king };
}
