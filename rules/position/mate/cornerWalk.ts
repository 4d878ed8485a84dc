/**
 * Walks by plan, for a hunter with nothing but bishops and knights, whose mates chance finds too seldom: both sides
 * bring their men to where the plan wants them, the plug last of all, and chance decides whatever it leaves open.
 */
import { CASTLING } from './board.ts';
import { CornerPlan } from './cornerPlan.ts';
import { kingDistance } from './distances.ts';
import { colourBit, fromIndex64, index64, TYPE } from './geometry.ts';
import { legalMoves, MOST_MOVES } from './legalMoves.ts';
import { checks, NO_MOVE, Walk } from './walk.ts';

const PLIES = 60;
/** What a move is worth: by chance, for each step that a man of the plan gains, and for what goes against it. */
const CHANCE = 8;
const STEP = 16;
const WATCHES = -8;
const DISTURBS = -20;
const SPOILS = -1000;

const moves = new Int32Array(MOST_MOVES);
const plan = new CornerPlan();

export class CornerWalk extends Walk {
  /** By the shortest plan, or with more of a `whim` by another. */
  wander(whim: number): boolean {
    this.length = 0;
    return plan.make(this.board, this.side, this.dice, whim) && this.walk(PLIES);
  }

  protected override choose(): number {
    const end = legalMoves(this.board, moves, 0);
    if (end === 0) return NO_MOVE;
    const move = this.board.turn === this.side ? this.#hunt(end) : this.#help(end);
    const from = index64(move & 255);
    if (from === plan.man) plan.man = index64((move >> 8) & 255);
    else if (from === plan.plug) plan.plug = index64((move >> 8) & 255);
    return move;
  }

  #hunt(end: number): number {
    const { board, side } = this;
    const { cells } = board;
    const prey = board.king[side ^ 1] as number;
    const king = board.king[side] as number;
    const comes = this.#isPlugMade() && kingDistance(index64(prey), plan.corner) <= 1;
    let best = Number.NEGATIVE_INFINITY;
    let choice = moves[0] as number;
    for (let i = 0; i < end; i++) {
      const move = moves[i] as number;
      const from = move & 255;
      const to = (move >> 8) & 255;
      const at = index64(to);
      let lean = this.dice.below(CHANCE);
      if (checks(cells, cells[from] as number, from, to, prey)) {
        if (this.mates(move)) return move;
        lean += DISTURBS;
      }
      if (at === plan.plug) lean += SPOILS;
      if (from === king) lean += STEP * (plan.kingToGo(index64(king), comes) - plan.kingToGo(at, comes));
      else if (index64(from) === plan.man) lean += STEP * (plan.manToGo(plan.man) - plan.manToGo(at));
      else if (plan.isKept(at)) lean += DISTURBS;
      if (lean <= best || (comes && this.leavesNoMove(move))) continue;
      best = lean;
      choice = move;
    }
    return choice;
  }

  #help(end: number): number {
    const { board, side } = this;
    const { cells } = board;
    const own = colourBit(side ^ 1);
    const king = board.king[side ^ 1] as number;
    const enemy = board.king[side] as number;
    const isMade = this.#isPlugMade();
    // The king leaves room for the pawn that becomes the plug; the plug waits a move away until all is ready.
    const kingWaits = isMade ? 0 : 2;
    const plugWaits = isMade && !plan.isReady(index64(king), index64(enemy)) ? 1 : 0;
    let best = Number.NEGATIVE_INFINITY;
    let choice = 0;
    for (let i = 0; i < end; i++) {
      const move = moves[i] as number;
      const from = move & 255;
      const to = (move >> 8) & 255;
      const at = index64(to);
      const promotion = (move >> 16) & 7;
      const was = cells[from] as number;
      const piece = promotion === 0 ? was : promotion | own;
      let lean = this.dice.below(CHANCE);
      if ((move & CASTLING) !== 0) lean += DISTURBS;
      else if (cells[to] !== 0) lean += SPOILS;
      if (from === king) {
        const before = Math.abs(kingDistance(index64(king), plan.corner) - kingWaits);
        lean += STEP * (before - Math.abs(kingDistance(at, plan.corner) - kingWaits));
      } else {
        if (index64(from) === plan.plug) {
          const before = Math.abs(plan.plugToGo(was & TYPE, plan.plug) - plugWaits);
          lean += STEP * (before - Math.abs(plan.plugToGo(piece & TYPE, at) - plugWaits));
          if (promotion !== 0 && promotion !== plan.plugType) lean += SPOILS;
        } else {
          if (promotion !== 0) lean += DISTURBS;
          if (plan.isKept(at)) lean += DISTURBS;
          if (plan.isKept(index64(from))) lean -= DISTURBS;
        }
        if (at !== plan.hole && plan.watches(piece, at)) lean += WATCHES;
        if (plan.watches(was, index64(from))) lean -= WATCHES;
      }
      if (lean <= best) continue;
      if (checks(cells, piece, from, to, enemy)) lean += DISTURBS;
      if (lean <= best) continue;
      best = lean;
      choice = move;
    }
    return choice;
  }

  #isPlugMade(): boolean {
    return ((this.board.cells[fromIndex64(plan.plug)] as number) & TYPE) === plan.plugType;
  }
}
