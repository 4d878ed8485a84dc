/**
 * The hand in a live game: holes that change become the rules core's own commands, in order, and the core decides
 * what they amount to (D.2.2: a lift is a touch). One board may serve both players, or each has his own (D.1).
 */
import type { Command } from '#rules/game/command.ts';
import type { Position } from '#rules/position/position.ts';
import { type Color, type Piece, PROMOTION_ROLES, type Square } from '#rules/position/square.ts';
import type { BoardEvent } from '../board.ts';
import { type Findings, type Found, type HoleChange, isLift, occupancyOf, sameFound } from './found.ts';
import { type HoleNotice, Holes } from './holes.ts';
import { isBounce } from './touchLog.ts';

export type HandCommand = Extract<Command, { do: 'lift' | 'insert' }>;

export type HandReport = Readonly<{ commands: readonly HandCommand[]; notices: readonly HoleNotice[] }>;

export type LiveHandOptions = Readonly<{
  /** Whose board this is; `both` when one board serves both, and the hand is that of the player on move. */
  side: Color | 'both';
  /** The board itself waits until a contact is quiet (the peg board); other boards' contacts are waited for here. */
  debounced: boolean;
}>;

type Waiting = HoleChange & Readonly<{ at: number; turn: Color }>;

export class LiveHand {
  readonly #options: LiveHandOptions;
  readonly #holes: Holes;
  #waiting: Waiting[] = [];
  /** Men lifted and in no hole, where the board can tell: a piece that is not among them is newly promoted. */
  #inHand: Piece[] = [];

  constructor(position: Position, options: LiveHandOptions) {
    this.#options = options;
    this.#holes = new Holes(occupancyOf(position));
  }

  get findings(): Findings {
    return this.#holes.findings;
  }

  board(event: BoardEvent, turn: Color): HandReport {
    const { changes, notices } = this.#holes.read(event);
    for (const change of changes) this.#wait({ ...change, at: event.at, turn });
    return { commands: this.tick(event.at), notices };
  }

  /** What has waited long enough to be no bounce. */
  tick(at: number): HandCommand[] {
    const commands: HandCommand[] = [];
    for (let [change] = this.#waiting; change && this.#isSettled(change, at); [change] = this.#waiting) {
      this.#waiting.shift();
      commands.push(...this.#commandsOf(change));
    }
    return commands;
  }

  /** A half-move is over: what was taken off for it is off. */
  nextMove(): void {
    this.#inHand = [];
  }

  #isSettled(change: Waiting, at: number): boolean {
    return this.#options.debounced || !isBounce(change.at, at);
  }

  #wait(change: Waiting): void {
    const last = this.#waiting.findLastIndex(({ square }) => square === change.square);
    const before = this.#waiting[last];
    if (before && sameFound(before.before, change.now)) this.#waiting.splice(last, 1);
    else this.#waiting.push(change);
  }

  #commandsOf({ square, before, now, at, turn }: Waiting): HandCommand[] {
    if (before === 'unknown' || now === 'unknown' || sameFound(before, now)) return [];
    const by = this.#options.side === 'both' ? turn : this.#options.side;
    const commands: HandCommand[] = [];
    if (isLift({ square, before, now })) {
      if (typeof before === 'object') this.#inHand.push(before);
      commands.push({ at, by, do: 'lift', square });
    }
    if (now !== 'empty' && (before === 'empty' || commands.length > 0))
      commands.push({ at, by, do: 'insert', square, ...this.#promoted(square, now) });
    return commands;
  }

  #promoted(square: Square, now: Found): { piece?: (typeof PROMOTION_ROLES)[number] } {
    if (typeof now !== 'object') return {};
    const held = this.#inHand.findIndex((piece) => sameFound(piece, now));
    if (held >= 0) {
      this.#inHand.splice(held, 1);
      return {};
    }
    const role = PROMOTION_ROLES.find((other) => other === now.role);
    const onLastRank = square[1] === (now.color === 'white' ? '8' : '1');
    return role && onLastRank ? { piece: role } : {};
  }
}
