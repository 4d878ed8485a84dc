/**
 * Walks by chance: both sides play at random, leaning towards mate, each move by what it is worth by itself. Most
 * positions of real games fall within a few dozen moves.
 */
import { CASTLING } from './board.ts';
import { kingDistance } from './distances.ts';
import {
  BISHOP,
  CELLS,
  colourBit,
  fromIndex64,
  index64,
  isLight,
  KING,
  KING_STEPS,
  NO_SQUARE,
  PAWN,
  PAWN_PUSH,
  QUEEN,
  rankOf,
  TYPE,
} from './geometry.ts';
import {
  CASTLES,
  FROM_THE_BLOCKER,
  HANGS,
  HASTY,
  IDLE_CHECK,
  type Lean,
  LOSER_CHECKS,
  MAKES_WAY,
  OFFERS,
  PAWN_ADVANCES,
  PAWN_ADVANCES_FAR,
  QUEENS,
  STALEMATES,
  TO_THE_BLOCKER,
} from './leans.ts';
import { MOST_MOVES, someLegalMoves } from './legalMoves.ts';
import { lacksMaterial } from './material.ts';
import { RING, RING_SIZE, ringBit, shutFrom } from './patterns.ts';
import { NOWHERE, PromotionPlan } from './promotionPlan.ts';
import { checks, NO_MOVE, Walk } from './walk.ts';

const CORNERS = new Uint8Array([0, 7, 56, 63]);
/** Farther than this from the promotion square a king is in nobody's way. */
const OUT_OF_THE_WAY = 3;
/** More places for a mate than this are not worth aiming at. */
const FEW_PLACES = 23;

const moves = new Int32Array(MOST_MOVES);
const plan = new PromotionPlan();
/** How often a man of each side came to a square in this walk. */
const hunterCame = new Uint8Array(CELLS);
const loserCame = new Uint8Array(CELLS);

export class LeaningWalk extends Walk {
  #lean: Lean = HASTY;
  /** Where this walk would like the king to die. */
  #corner = NOWHERE;
  /** The loser has just taken a man. */
  #hasTaken = false;

  /** Where he might be mated at all, if that is known and few squares are. */
  #places: readonly number[] = [];

  /** From now on only these squares, numbered 0 to 63, are thought of; where they are many, all the same. */
  aimAt(squares: readonly number[]): void {
    this.#places = squares.length > FEW_PLACES ? [] : squares;
  }

  wander(lean: Lean): boolean {
    this.#lean = lean;
    this.#corner = lean.toTheCorner === 0 ? NOWHERE : this.#cornerToDie();
    this.#hasTaken = false;
    hunterCame.fill(0);
    loserCame.fill(0);
    plan.make(this.board, this.side);
    return this.walk(lean.plies);
  }

  protected override choose(): number {
    const { board, side } = this;
    const lean = this.#lean;
    const hunts = board.turn === side;
    if (this.#hasTaken && lacksMaterial(board, side)) return NO_MOVE;
    const end = this.#someMoves(hunts ? lean.weighs : lean.loserWeighs);
    if (end === 0) return NO_MOVE;
    // The loser's reply finds the plan as good as new.
    if (hunts) plan.make(board, side);
    const move = hunts ? this.#hunt(end) : this.#help(end);
    const to = (move >> 8) & 255;
    const came = hunts ? hunterCame : loserCame;
    came[to] = (came[to] as number) + 1;
    this.#hasTaken = !hunts && board.cells[to] !== 0;
    return move;
  }

  /** Nobody need weigh every move: those of some of his men, beginning with any, will do. */
  #someMoves(enough: number): number {
    const { board } = this;
    return someLegalMoves(board, moves, 0, this.dice.below(board.count[board.turn] as number), enough);
  }

  /** The mating side's move: a mate if there is one, else what shuts the king in or brings men nearer. */
  #hunt(end: number): number {
    const { board, side } = this;
    const cells = board.cells;
    const prey = board.king[side ^ 1] as number;
    const preyAt = index64(prey);
    const own = colourBit(side);
    const king = own | KING;
    const kingGoal =
      plan.blocker !== NOWHERE ? plan.blocker : this.#corner !== NOWHERE ? this.#corner : preyAt;
    const kingLean = plan.blocker !== NOWHERE ? TO_THE_BLOCKER : this.#lean.nearer;
    const near = kingDistance(index64(board.king[side] as number), kingGoal);
    // Squares beside the king that one man attacks, and that two do, whatever stands between.
    let once = 0;
    let twice = 0;
    const base = side << 4;
    const last = base + (board.count[side] as number);
    for (let i = base; i < last; i++) {
      const square = board.list[i] as number;
      const mask = shutFrom(cells[square] as number, preyAt, index64(square));
      twice |= once & mask;
      once |= mask;
    }
    const ring = (RING[preyAt] as number) & ~this.#ownMenBeside(prey);
    const { again, captures } = this.#lean;
    // To shut him in on his way to the only places would be to no purpose.
    const waits = this.#places.length > 0 && this.#corner !== NOWHERE && this.#corner !== preyAt;
    const shuts = waits ? 0 : this.#lean.shuts;
    let best = Number.NEGATIVE_INFINITY;
    let choice = 0;
    let from = NO_SQUARE;
    let was = 0;
    let left = 0;
    let others = 0;
    const { dice } = this;
    const spread = this.#lean.chance / 1024;
    for (let i = 0; i < end; i++) {
      const move = moves[i] as number;
      if ((move & 255) !== from) {
        from = move & 255;
        was = cells[from] as number;
        left = shutFrom(was, preyAt, index64(from));
        others = twice | (once & ~left);
      }
      const to = (move >> 8) & 255;
      const at = index64(to);
      const promotion = (move >> 16) & 7;
      const piece = promotion === 0 ? was : promotion | own;
      const gained = shutFrom(piece, preyAt, at);
      const escapes = (ring & ~(others | gained)) !== 0;
      let lean = (dice.throw() & 1023) * spread + again * (hunterCame[to] as number);
      if (checks(cells, piece, from, to, prey)) {
        if (!escapes && !this.#isGuarded(to) && this.mates(move)) return move;
        lean += IDLE_CHECK;
      } else if (!escapes && this.#stalls(to)) lean += STALEMATES;
      if ((move & CASTLING) !== 0) lean += CASTLES;
      else {
        if (cells[to] !== 0) lean += captures;
        if (was === king) lean += kingLean * (near - kingDistance(at, kingGoal));
        else {
          const beside = ringBit(prey, to);
          if (beside !== 0 && (beside & others) === 0) lean += HANGS;
          if (promotion === QUEEN) lean += QUEENS;
          else if (plan.wanted && (piece & TYPE) === PAWN)
            lean += PAWN_ADVANCES + PAWN_ADVANCES_FAR * (side === 0 ? rankOf(to) : 7 - rankOf(to));
        }
        lean += shuts * ((RING_SIZE[gained] as number) - (RING_SIZE[left] as number));
      }
      if (lean > best) {
        best = lean;
        choice = move;
      }
    }
    return choice;
  }

  /** Whether a man of the loser's, not the king, could take there: then a check is hardly mate, and not worth a trial. */
  #isGuarded(square: number): boolean {
    const { board } = this;
    const { list } = board;
    const loser = this.side ^ 1;
    const king = board.king[loser] as number;
    const base = loser << 4;
    const end = base + (board.count[loser] as number);
    for (let i = base; i < end; i++) {
      const from = list[i] as number;
      if (from !== king && board.attacks(from, square)) return true;
    }
    return false;
  }

  /** Whether the loser, but for his king, has no move once a hunter stands on `square`; captures are not seen. */
  #stalls(square: number): boolean {
    const { cells, list, count } = this.board;
    const loser = this.side ^ 1;
    const base = loser << 4;
    const end = base + (count[loser] as number);
    for (let i = base; i < end; i++) {
      const from = list[i] as number;
      const type = (cells[from] as number) & TYPE;
      if (from === square || type === KING) continue;
      const ahead = from + (PAWN_PUSH[loser] as number);
      if (type !== PAWN || (cells[ahead] === 0 && ahead !== square)) return false;
    }
    return true;
  }

  /** The squares of the loser's king's ring that his own men hold. */
  #ownMenBeside(king: number): number {
    const cells = this.board.cells;
    const own = colourBit(this.side ^ 1);
    let mask = 0;
    for (let i = 0; i < 8; i++) {
      if (((cells[king + (KING_STEPS[i] as number)] as number) & own) !== 0) mask |= 1 << i;
    }
    return mask;
  }

  /** The mated side's move: towards the edge and the enemy, blocking its own king, taking and checking nothing. */
  #help(end: number): number {
    const { board, side } = this;
    const cells = board.cells;
    const king = board.king[side ^ 1] as number;
    const at = index64(king);
    const enemy = board.king[side] as number;
    const room = RING_SIZE[RING[at] as number] as number;
    const goal = this.#corner === NOWHERE ? at : this.#corner;
    const toGo = kingDistance(at, goal);
    let best = Number.NEGATIVE_INFINITY;
    let choice = 0;
    for (let i = 0; i < end; i++) {
      const move = moves[i] as number;
      const from = move & 255;
      const to = (move >> 8) & 255;
      const promotion = (move >> 16) & 7;
      let lean = this.#chance() + this.#lean.loserAgain * (loserCame[to] as number);
      if (from !== king) {
        if (plan.blocker !== NOWHERE && this.#offers(to)) lean += OFFERS;
        if (kingDistance(index64(to), goal) === 1) lean += this.#lean.blocks;
        if (kingDistance(index64(from), goal) === 1) lean -= this.#lean.blocks;
        if (promotion !== 0)
          lean += promotion === QUEEN ? this.#lean.loserQueens : this.#lean.loserUnderpromotes;
        else if (((cells[from] as number) & TYPE) === PAWN) lean += this.#lean.loserAdvances;
      } else if ((move & CASTLING) === 0) {
        lean += this.#lean.toTheEdge * (room - (RING_SIZE[RING[index64(to)] as number] as number));
        lean += this.#lean.toTheCorner * (toGo - kingDistance(index64(to), goal));
        if (plan.blocker !== NOWHERE)
          lean +=
            FROM_THE_BLOCKER * (kingDistance(index64(to), plan.blocker) - kingDistance(at, plan.blocker));
        else if (plan.goal !== NOWHERE)
          lean += MAKES_WAY * (awayFrom(plan.goal, index64(to)) - awayFrom(plan.goal, at));
      }
      const taken = (cells[to] as number) & TYPE;
      if (taken !== 0 && (move & CASTLING) === 0)
        lean += taken === PAWN ? this.#lean.loserTakesPawn : this.#lean.loserTakesPiece;
      if (lean <= best) continue;
      const piece = promotion === 0 ? (cells[from] as number) : promotion | colourBit(side ^ 1);
      if (checks(cells, piece, from, to, enemy)) lean += LOSER_CHECKS;
      if (lean <= best) continue;
      best = lean;
      choice = move;
    }
    return choice;
  }

  /** Whether a pawn of the hunter's could take there, and be past the one that blocks it. */
  #offers(square: number): boolean {
    const { cells } = this.board;
    const behind = square - (PAWN_PUSH[this.side] as number);
    const pawn = colourBit(this.side) | PAWN;
    return cells[behind - 1] === pawn || cells[behind + 1] === pawn;
  }

  /** One of the places, if they are known, or any corner; but bishops of one shade alone mate only in one of that shade. */
  #cornerToDie(): number {
    const { board, side } = this;
    const places = this.#places;
    if (places.length > 0) return places[this.dice.below(places.length)] as number;
    const base = side << 4;
    const corner = CORNERS[this.dice.throw() & 3] as number;
    let shades = 0;
    for (let i = base; i < base + (board.count[side] as number); i++) {
      const square = board.list[i] as number;
      const type = (board.cells[square] as number) & TYPE;
      if (type === BISHOP) shades |= isLight(square) ? 2 : 1;
      else if (type !== KING) return corner;
    }
    const fits = shades === 3 || (shades === 2) === isLight(fromIndex64(corner));
    return fits ? corner : corner ^ 7;
  }

  #chance(): number {
    return ((this.dice.throw() & 1023) * this.#lean.chance) / 1024;
  }
}

const awayFrom = (goal: number, king: number): number => Math.min(OUT_OF_THE_WAY, kingDistance(goal, king));
