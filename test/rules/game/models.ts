/** Small models of a game's accounts that know nothing of the core's: times, counts, who can mate. */
import type { GameEvent } from '#rules/game/event.ts';
import { completedMoves, type GameState, type Ply } from '#rules/game/state.ts';
import { COLORS, type Color, opposite } from '#rules/position/square.ts';

type Side = {
  left: number;
  delay: number;
  done: number;
  period: number;
  base: number[];
  down: boolean;
  held: boolean;
};

/** Article 6 by the log alone: what each clock shows, and when a flag must have fallen. */
export class ClockModel {
  readonly #control: NonNullable<GameState['header']['timeControl']>;
  readonly #sides: Record<Color, Side>;
  #increment: number;
  #running: Color | null = null;
  #ranLast: Color | null = null;
  #since = 0;
  /** Moves completed by a side: a restored position takes some back. */
  #ofPly = new Map<number, Color>();

  constructor({ header, parameters }: GameState) {
    const control = header.timeControl;
    if (!control) throw new Error('no clock');
    this.#control = control;
    this.#increment = control.incrementMs;
    const first =
      (control.periods[0]?.ms ?? 0) + (parameters.incrementBeforeFirstMove ? control.incrementMs : 0);
    const side = (): Side => ({
      left: first,
      delay: 0,
      done: 0,
      period: 0,
      base: [0],
      down: false,
      held: false,
    });
    this.#sides = { white: side(), black: side() };
  }

  shows(color: Color, at: number): number {
    const side = this.#sides[color];
    if (this.#running !== color) return side.left;
    return Math.max(0, side.left - Math.max(0, at - this.#since - side.delay));
  }

  /** The moment at which the running flag falls if nothing happens; null if it is down, or was held not to be. */
  get falls(): number | null {
    const side = this.#running && this.#sides[this.#running];
    if (!side || side.down || (side.held && side.left === 0)) return null;
    return this.#since + side.delay + side.left;
  }

  #settle(at: number): void {
    if (this.#running) {
      const side = this.#sides[this.#running];
      const main = Math.max(0, at - this.#since - side.delay);
      side.delay = Math.max(0, side.delay - (at - this.#since));
      side.left = Math.max(0, side.left - main);
    }
    this.#since = at;
  }

  #start(color: Color, fresh: boolean): void {
    if (fresh || this.#ranLast !== color) this.#sides[color].delay = this.#control.delayMs;
    this.#running = color;
    this.#ranLast = color;
  }

  /** `made`: the moves a side has made, which 8.6 counts from. */
  follow(event: GameEvent, after: GameState): void {
    this.#settle(event.at);
    switch (event.event) {
      case 'clock-started':
        this.#start(event.side, false);
        break;
      case 'pressed':
        this.#start(opposite(event.side), true);
        break;
      case 'clocks-stopped':
      case 'ended':
      case 'claim-submitted':
        this.#running = null;
        break;
      case 'completed':
        this.#complete(event.side, event.ply, event.by === 'end');
        break;
      case 'time-changed':
        this.#sides[event.side].left = Math.max(0, this.#sides[event.side].left + event.ms);
        break;
      case 'increment-set':
        this.#increment = event.ms;
        break;
      case 'clocks-set':
        for (const color of COLORS) {
          const side = this.#sides[color];
          side.left = color === 'white' ? event.whiteMs : event.blackMs;
          if (side.left > 0) side.down = false;
        }
        break;
      case 'period-begun':
        this.#next(event.side, after.ply.made[event.side]);
        if (this.#sides[event.side].left > 0) this.#sides[event.side].down = false;
        break;
      case 'flag-down':
        Object.assign(this.#sides[event.side], { down: true, held: false });
        break;
      case 'flag-dismissed':
        Object.assign(this.#sides[event.side], { down: false, held: true });
        break;
      case 'unmade':
      case 'restored':
        this.#takeBack(after);
        break;
    }
    // 7.1: with new times the periods go back; the core says when, the model says how far.
    for (const color of COLORS) {
      const side = this.#sides[color];
      if (after.clock && after.clock.periods[color].length <= side.period) {
        side.base = side.base.filter((done) => done <= side.done);
        side.period = side.base.length - 1;
      }
    }
  }

  #complete(color: Color, ply: number, ends: boolean): void {
    const side = this.#sides[color];
    if (!this.#ofPly.has(ply)) side.done += 1;
    this.#ofPly.set(ply, color);
    if (ends) return;
    side.left += this.#increment;
    const due = this.#control.periods[side.period]?.moves;
    const last = side.period >= this.#control.periods.length - 1;
    if (!last && due !== undefined && side.done - (side.base.at(-1) ?? 0) === due)
      this.#next(color, side.done);
  }

  #next(color: Color, done: number): void {
    const side = this.#sides[color];
    const period = this.#control.periods[side.period + 1];
    if (!period) return;
    side.left += period.ms;
    side.period += 1;
    side.base.push(done);
  }

  #takeBack(after: GameState): void {
    for (const [ply, color] of this.#ofPly)
      if (ply > after.ply.number) {
        this.#ofPly.delete(ply);
        this.#sides[color].done -= 1;
      }
  }

  /** What does not agree with the game, or null. */
  differs(state: GameState, at: number, reading: (color: Color) => number): string | null {
    for (const color of COLORS) {
      if (reading(color) !== this.shows(color, at))
        return `${color} shows ${reading(color)}, not ${this.shows(color, at)}`;
      if (completedMoves(state, color) !== this.#sides[color].done)
        return `${color} completed ${completedMoves(state, color)}, not ${this.#sides[color].done}`;
    }
    return null;
  }
}

/** 9.2.3, 9.3, 9.6.2: counted anew from the positions alone. */
export function recount(last: Ply): { halfmoves: number; occurrences: number } {
  const plies: Ply[] = [];
  for (let ply: Ply | null = last; ply; ply = ply.previous) plies.push(ply);
  plies.reverse();
  let halfmoves = plies[0]?.position.halfmoves ?? 0;
  let from = 0;
  plies.forEach((ply, index) => {
    const before = plies[index - 1];
    if (!before) return;
    const men = (each: Ply) => each.position.occupied.length;
    const pawns = (each: Ply) =>
      COLORS.map((color) => each.position.squaresOf(color, 'pawn').join()).join('|');
    const quiet = men(ply) === men(before) && pawns(ply) === pawns(before);
    halfmoves = quiet ? halfmoves + 1 : 0;
    if (!quiet) from = index;
  });
  const occurrences = plies.filter(
    (ply, index) => index >= from && ply.position.sameAs(last.position),
  ).length;
  return { halfmoves, occurrences };
}
