/**
 * From what a person says, types or writes on a Braille keyboard to a legal move. One clear match is taken; an unclear
 * one is asked about, never guessed: a doubt is not resolved, a word that nobody knows is not passed over, and a word
 * that was guessed must be needed.
 */
import type { Language } from '#rules/notation/language.ts';
import { type Move, sameMove } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { lastRank, PROMOTION_ROLES, rankOf, SQUARES } from '#rules/position/square.ts';
import { fitOf, type Named, named, namings } from './fit.ts';
import { isInFull, type Statement, WORST } from './statement.ts';
import { understand } from './understand.ts';

export type Match =
  | Readonly<{ kind: 'move'; move: Move }>
  /** Several moves fit, or one fits badly: to be asked. */
  | Readonly<{ kind: 'unclear'; candidates: readonly Move[] }>
  /** A move named in full, with both its squares, that is not legal. */
  | Readonly<{ kind: 'illegal'; move: Move }>
  | Readonly<{ kind: 'none' }>;

export type MatchOptions = Readonly<{
  language: Language;
  /** Whose piece letters are meant, if not those of the language; English letters are understood besides. */
  letters?: Language;
  /** Announcements: a move may be named in full although it is not legal (7.5, 11.3.1). */
  illegalToo?: boolean;
  /** Announcements: words that contradict a move in anything do not name it (D.2.3.3). */
  strict?: boolean;
}>;

/** What is taken without asking costs no more than this, … */
export const CLEAR = 2.5;
/** … and nothing else comes as near as this. */
export const MARGIN = 1.5;

type Ranked = Readonly<{ named: Named; cost: number; statement: Statement }>;

/** The moves of one position as words see them. */
const memory = new WeakMap<Position, readonly Named[]>();

export function match(position: Position, text: string, options: MatchOptions): Match {
  const understood = understand(text, options.language, options.letters);
  const strict = options.strict ?? false;
  switch (understood.kind) {
    case 'too-long':
      return { kind: 'none' };
    case 'doubtful':
      return asked(understood.alternatives.flatMap((statements) => fitting(position, statements, strict)));
    case 'plain':
      return among(position, understood.statements, options);
  }
}

function among(position: Position, statements: readonly Statement[], options: MatchOptions): Match {
  const { illegalToo = false, strict = false } = options;
  const move = clearMove(position, statements, strict);
  if (move) return { kind: 'move', move };
  const whole = statements.filter(({ heard }) => heard !== 'in part');
  if (illegalToo && (nearest(position, whole, strict)[0]?.cost ?? Infinity) > CLEAR) {
    const illegal = namedInFull(position, whole, strict);
    if (illegal) return { kind: 'illegal', move: illegal };
  }
  const near = nearest(position, statements, strict);
  return asked(near.map((ranked) => ranked.named.move));
}

/** The one move that is meant without a doubt. */
function clearMove(position: Position, statements: readonly Statement[], strict: boolean): Move | null {
  const near = nearest(
    position,
    statements.filter(({ heard }) => heard !== 'in part'),
    strict,
  );
  const [best] = near;
  if (!best || near.length > 1 || best.cost > CLEAR) return null;
  return best.statement.heard === 'guessed' && isDispensable(position, statements, best.named.move, strict)
    ? null
    : best.named.move;
}

/** The moves that words name, if they were said without the doubt. */
function fitting(position: Position, statements: readonly Statement[], strict: boolean): Move[] {
  return nearest(position, statements, strict).flatMap(({ cost, named: { move } }) =>
    cost <= CLEAR ? [move] : [],
  );
}

/** Without the words that were guessed, the text names another move: then the guess decided, not the speaker. */
function isDispensable(
  position: Position,
  statements: readonly Statement[],
  move: Move,
  strict: boolean,
): boolean {
  const rest = statements.filter(({ heard, pieceUnheard }) => heard === 'in part' && !pieceUnheard);
  return nearest(position, rest, strict).some(
    (ranked) => ranked.cost <= CLEAR && !sameMove(ranked.named.move, move),
  );
}

/** The legal moves that fit best, and those that come near them; the best first. */
function nearest(position: Position, statements: readonly Statement[], strict: boolean): Ranked[] {
  const ranked: Ranked[] = [];
  let best = WORST - MARGIN;
  for (const move of namedMoves(position)) {
    const found = bestFit(statements, move, strict);
    if (!found || found.cost >= best + MARGIN) continue;
    ranked.push(found);
    best = Math.min(best, found.cost);
  }
  ranked.sort((a, b) => a.cost - b.cost);
  return ranked.filter(
    ({ named: { move }, cost }, index) =>
      cost < best + MARGIN && ranked.findIndex((other) => sameMove(other.named.move, move)) === index,
  );
}

/** The cheapest way to take words for a move, if there is one. */
export function bestFit(statements: readonly Statement[], move: Named, strict = false): Ranked | null {
  let best: Ranked | null = null;
  for (const statement of statements) {
    const cost = fitOf(statement, move, strict);
    if (cost < (best?.cost ?? WORST)) best = { named: move, cost, statement };
  }
  return best;
}

export function namedMoves(position: Position): readonly Named[] {
  let moves = memory.get(position);
  if (!moves) {
    moves = position.legalMoves().flatMap((move) => namings(position, move));
    memory.set(position, moves);
  }
  return moves;
}

function asked(moves: readonly Move[]): Match {
  const candidates = moves.filter(
    (move, index) => moves.findIndex((other) => sameMove(other, move)) === index,
  );
  return candidates.length > 0 ? { kind: 'unclear', candidates } : { kind: 'none' };
}

/** The one move, legal or not, of the side to move whose two squares or whose castling the words name in full. */
function namedInFull(position: Position, statements: readonly Statement[], strict: boolean): Move | null {
  // Its squares name it: whether anything stands there to be taken is part of why it is not legal.
  const full = statements.filter(isInFull).map((said) => (strict ? said : { ...said, takes: false }));
  if (full.length === 0) return null;
  let best: Ranked | null = null;
  let alone = true;
  for (const thinkable of thinkableMoves(position)) {
    const found = bestFit(full, thinkable, strict);
    if (!found || found.cost > (best?.cost ?? CLEAR)) continue;
    alone = found.cost !== best?.cost;
    best = found;
  }
  return best && alone && !position.isLegal(best.named.move) ? best.named.move : null;
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
