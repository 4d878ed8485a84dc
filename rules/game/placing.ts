/**
 * Which move the pegs show: the holes emptied and filled in one act, read as a placing (appendix-d.md, "Which piece
 * went in"). Most boards do not name the peg, so with several men in hand the reading is provisional: an allowed
 * move before a legal one before a return to the own holes before anything illegal.
 */
import type { Move } from '../position/move.ts';
import type { CastlingSide, Position } from '../position/position.ts';
import { type Color, lastRank, type PromotionRole, rankOf, type Square } from '../position/square.ts';
import { type Allowed, isAllowed, type Touch } from './allowed.ts';
import { type FilledHole, type Hand, inHand, type LiftedMan } from './peg.ts';

/** What an own man in another hole amounts to. `parts` of castling and promotion come one by one. */
export type Placing =
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'move'; move: Move; legal: boolean }>
  | Readonly<{ kind: 'castling'; side: CastlingSide; move: Move; legal: boolean; complete: boolean }>
  | Readonly<{ kind: 'pawn-in'; move: Move }>
  | Readonly<{ kind: 'piece-in'; moves: readonly Move[] }>
  | Readonly<{ kind: 'muddle' }>;

export const NOTHING_PLACED: Placing = { kind: 'none' };

/** The move that the placing shows, as far as one move explains it. */
export function placedMove(placing: Placing): Move | null {
  switch (placing.kind) {
    case 'move':
    case 'castling':
    case 'pawn-in':
      return placing.move;
    case 'piece-in':
      return placing.moves[0] ?? null;
    default:
      return null;
  }
}

/** Squares on which own men stand as placed. */
export function placedSquares(placing: Placing, position: Position): Square[] {
  switch (placing.kind) {
    case 'move':
    case 'pawn-in':
      return [placing.move.to];
    case 'piece-in':
      return placing.moves.slice(0, 1).map((move) => move.to);
    case 'castling': {
      const squares = position.castlingSquares(placing.side);
      return [squares.king, squares.rook];
    }
    default:
      return [];
  }
}

export function isLegalPlacing(placing: Placing): boolean {
  switch (placing.kind) {
    case 'move':
    case 'castling':
      return placing.legal;
    case 'pawn-in':
    case 'piece-in':
      return true;
    default:
      return false;
  }
}

type Displaced = Readonly<{ man: LiftedMan; to: Square }>;
type Assignment = Readonly<{ displaced: readonly Displaced[]; ownPlaced: number }>;

/** Beyond so many men out of their holes nobody is making a move: the board is being tidied up. */
const MOST_MEN_READ = 5;

export type ReadingContext = Readonly<{
  position: Position;
  color: Color;
  touches: readonly Touch[];
  allowed: () => Allowed;
  /** Chess960: castling was announced, so that a king or rook move is read as castling. */
  castlingNamed: CastlingSide | null;
  /** Whether the words name a move: then it was placed, though it is not legal. */
  isNamed: (move: Move) => boolean;
}>;

export type PlacingRead = Readonly<{ placing: Placing; ownInHand: number }>;

/** The best reading of the pegs, and how many own men it leaves in the hand: with none left it is fixed (4.7). */
export function readPlacing(hand: Hand, context: ReadingContext): PlacingRead {
  const { lifted, filled } = hand;
  const own = lifted.filter((man) => man.piece.color === context.color).length;
  if (filled.length === 0) return { placing: NOTHING_PLACED, ownInHand: own };
  if (lifted.length > MOST_MEN_READ) {
    return { placing: everythingHome(hand) ? NOTHING_PLACED : { kind: 'muddle' }, ownInHand: inHand(hand) };
  }
  let best: PlacingRead = { placing: { kind: 'muddle' }, ownInHand: own };
  let bestRank = -1;
  for (const { displaced, ownPlaced } of assignments(lifted, filled, context.color)) {
    const placing = placingOf(displaced, hand, context);
    const rank = rankOfPlacing(placing, displaced.length, context);
    if (rank <= bestRank) continue;
    const pawnOff = placing.kind === 'move' && placing.move.promotion ? 1 : 0;
    best = { placing, ownInHand: own - ownPlaced - pawnOff };
    bestRank = rank;
  }
  return best;
}

/**
 * 11.3.1: a placing as it looks, legal or not. With several own men out of their holes only castling that is complete
 * says by its form which one went in; which reading the Laws prefer would tell what is legal.
 */
export function placingByForm(placing: Placing, hand: Hand, color: Color): Placing {
  const own = hand.lifted.filter((man) => man.piece.color === color);
  if (placing.kind === 'castling' && (own.length === 1 || (own.length === 2 && placing.complete)))
    return { ...placing, legal: true };
  const [man] = own;
  const [hole] = hand.filled;
  if (!man || !hole || everythingHome({ ...hand, lifted: own })) return NOTHING_PLACED;
  if (own.length > 1 || hand.filled.length > 1) return { kind: 'muddle' };
  const move: Move = {
    from: man.origin,
    to: hole.square,
    ...(hole.promoted && { promotion: hole.promoted }),
  };
  const isPawnIn = man.piece.role === 'pawn' && rankOf(move.to) === lastRank(color) && !move.promotion;
  return isPawnIn ? { kind: 'pawn-in', move } : { kind: 'move', move, legal: true };
}

/** All ways in which the men in hand can have gone into the holes, as the own men that stand elsewhere. */
function assignments(
  lifted: readonly LiftedMan[],
  filled: readonly FilledHole[],
  color: Color,
): Assignment[] {
  const holes = filled.filter((hole) => !hole.promoted);
  const found: Assignment[] = [];
  const used = new Set<LiftedMan>();
  const assign = (index: number, displaced: Displaced[], ownPlaced: number): void => {
    const hole = holes[index];
    if (!hole) {
      found.push({ displaced, ownPlaced });
      return;
    }
    for (const man of lifted) {
      if (used.has(man) || man.order > hole.order) continue;
      used.add(man);
      const isOwn = man.piece.color === color;
      const elsewhere = isOwn && man.origin !== hole.square;
      assign(
        index + 1,
        elsewhere ? [...displaced, { man, to: hole.square }] : displaced,
        ownPlaced + (isOwn ? 1 : 0),
      );
      used.delete(man);
    }
  };
  assign(0, [], 0);
  return found;
}

function everythingHome(hand: Hand): boolean {
  return hand.filled.every((hole) => hand.lifted.some((man) => man.origin === hole.square));
}

function placingOf(displaced: readonly Displaced[], hand: Hand, context: ReadingContext): Placing {
  const promoted = hand.filled.find((hole) => hole.promoted);
  if (promoted?.promoted) return promotion(promoted.square, promoted.promoted, displaced, hand, context);
  const [one, two] = displaced;
  if (!one) return NOTHING_PLACED;
  if (two) {
    return displaced.length === 2
      ? (castlingOfBoth(one, two, context) ?? { kind: 'muddle' })
      : { kind: 'muddle' };
  }
  return castlingOfOne(one, hand, context) ?? simple(one, context);
}

function simple({ man, to }: Displaced, { position, color }: ReadingContext): Placing {
  const move: Move = { from: man.origin, to };
  if (man.piece.role === 'pawn' && rankOf(to) === lastRank(color)) {
    return position.isLegal({ ...move, promotion: 'queen' })
      ? { kind: 'pawn-in', move }
      : { kind: 'move', move, legal: false };
  }
  const castles = man.piece.role === 'king' && position.castling(move) !== null;
  return { kind: 'move', move, legal: !castles && position.isLegal(move) };
}

/** 4.6, 4.4.4: pawn off and new piece in, in any order. */
function promotion(
  to: Square,
  role: PromotionRole,
  displaced: readonly Displaced[],
  hand: Hand,
  { position, color }: ReadingContext,
): Placing {
  if (displaced.length > 0) return { kind: 'muddle' };
  const legal = (from: Square) => position.isLegal({ from, to, promotion: role });
  const inTheHand = hand.lifted.filter((man) => man.piece.color === color && man.piece.role === 'pawn');
  const off = inTheHand.find((man) => legal(man.origin));
  if (off) return { kind: 'move', move: { from: off.origin, to, promotion: role }, legal: true };
  const standing = position.squaresOf(color, 'pawn').filter(legal);
  if (standing.length > 0)
    return { kind: 'piece-in', moves: standing.map((from) => ({ from, to, promotion: role })) };
  const pawn = inTheHand[0];
  return pawn
    ? { kind: 'move', move: { from: pawn.origin, to, promotion: role }, legal: false }
    : { kind: 'muddle' };
}

/** 3.8.2, II.3.2.1 and II.3.2.2: king and rook both stand as castling puts them. */
function castlingOfBoth(one: Displaced, two: Displaced, context: ReadingContext): Placing | null {
  const king = [one, two].find((man) => man.man.piece.role === 'king');
  const rook = [one, two].find((man) => man.man.piece.role === 'rook');
  if (!king || !rook) return null;
  for (const side of ['short', 'long'] as const) {
    const squares = context.position.castlingSquares(side);
    if (king.to !== squares.king || rook.to !== squares.rook) continue;
    if (squares.rookFrom !== undefined && rook.man.origin !== squares.rookFrom) continue;
    return castling(side, king.man.origin, true, context);
  }
  return null;
}

/**
 * One of the two stands for castling: the king two squares aside (4.7.2), or the rook on the crossed square with the
 * king touched before it and in hand (T11b). In Chess960 castling must show: by words, or by both lifted, king first.
 */
function castlingOfOne({ man, to }: Displaced, hand: Hand, context: ReadingContext): Placing | null {
  const { position, color } = context;
  const king = position.kingOf(color);
  if (!king) return null;
  for (const side of ['short', 'long'] as const) {
    const squares = position.castlingSquares(side);
    const shown = context.castlingNamed === side || kingBeforeRook(context.touches, king, squares.rookFrom);
    const rookStays = squares.rookFrom === squares.rook; // II.3.2.3: no other move of the king leaps there
    if (man.origin === king && to === squares.king) {
      if (position.variant === 'chess960' && !shown && !rookStays) continue;
      if (position.variant === 'standard' && position.castling({ from: king, to }) !== side) continue;
      return castling(side, king, rookStays && !isInHand(hand, squares.rook), context);
    }
    if (man.origin === squares.rookFrom && to === squares.rook) {
      const kingOut = isInHand(hand, king);
      const kingStays = squares.king === king; // II.3.2.4: no other move of the rook leaps over him
      if ((shown && kingOut) || kingStays) return castling(side, king, !kingOut, context);
    }
  }
  return null;
}

function isInHand(hand: Hand, origin: Square): boolean {
  const lifted = hand.lifted.some((man) => man.origin === origin);
  return lifted && !hand.filled.some((hole) => hole.square === origin) && inHand(hand) > 0;
}

function kingBeforeRook(touches: readonly Touch[], king: Square, rook: Square | undefined): boolean {
  const kingAt = touches.findIndex((touch) => touch.square === king);
  const rookAt = touches.findIndex((touch) => touch.square === rook);
  return kingAt >= 0 && rookAt > kingAt;
}

function castling(
  side: CastlingSide,
  king: Square,
  complete: boolean,
  { position }: ReadingContext,
): Placing {
  const legal = position.legalCastling(side);
  const squares = position.castlingSquares(side);
  const to = (position.variant === 'chess960' && squares.rookFrom) || squares.king;
  return {
    kind: 'castling',
    side,
    move: legal ?? { from: king, to },
    legal: legal !== undefined,
    complete,
  };
}

/** Allowed, then legal, then illegal but named, then home, then illegal: fewest men astray first. */
function rankOfPlacing(placing: Placing, displaced: number, context: ReadingContext): number {
  const anyAllowed = (moves: readonly Move[]) => moves.some((move) => isAllowed(context.allowed(), move));
  switch (placing.kind) {
    case 'none':
      return 20;
    case 'muddle':
      return 5 - Math.min(displaced, 5);
    case 'move':
    case 'castling':
      if (!placing.legal && context.isNamed(placing.move)) return 25; // what the player says he has placed
      if (!placing.legal) return placing.kind === 'castling' ? 11 : 10 - Math.min(displaced, 4);
      return anyAllowed([placing.move]) ? 40 : 30;
    case 'pawn-in':
      return anyAllowed([{ ...placing.move, promotion: 'queen' }]) ? 40 : 30;
    case 'piece-in':
      return anyAllowed(placing.moves) ? 40 : 30;
  }
}
