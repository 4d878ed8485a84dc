/**
 * The boards of a game at one place: at the table one that serves both players, or each player's own (D.1); at a desk away
 * from it the board of who sits there.
 */
import { type CommandKind, sideOf } from '#rules/game/command.ts';
import { nextMoment } from '#rules/game/elapse.ts';
import { type GameState, onMove } from '#rules/game/state.ts';
import type { Change } from '#rules/game/view.ts';
import { parseUci } from '#rules/position/move.ts';
import type { Color } from '#rules/position/square.ts';
import { Observable } from '../base/observable.ts';
import type { Outcome, Request, Requested } from '../desk/gamePort.ts';
import { BoardSeat } from './boardSeat.ts';
import type { Seat } from './expected.ts';
import type { BoardSetup } from './playedBoard.ts';
import type { SeatHost } from './seatHost.ts';

/** What boards need of a game: the session at its table, a port to it everywhere else. */
export interface BoardsGame {
  readonly now: GameState;
  readonly at: number;
  submit(requested: Requested): Promise<Outcome>;
  /** An act of a hand that began so many milliseconds ago. */
  enter(requested: Requested, ago: number): Promise<Outcome>;
  /** What is asked goes by the boards first: a press waits for the hand that made it. */
  routeBy(route: (request: Request) => Promise<Outcome> | null): void;
  /** 6.6: starts the first clock, where it is this place's to start. */
  start(): Promise<Outcome>;
  subscribe(listener: (change: Change) => void): () => void;
}

/** What the boards need of who sits at them; the rest is the game's. */
export type BoardsHost = Omit<SeatHost, 'state' | 'submit' | 'set' | 'untilFlag'>;

/** What says nothing of the position: a man in the hand need not count as touched for it. */
const BESIDE_THE_BOARD: ReadonlySet<CommandKind> = new Set<CommandKind>([
  'start',
  'ask',
  'repeat',
  'compare',
  'verdict',
  'snapshot',
  'report',
  'adjust',
  'endAdjust',
]);

export class Boards {
  readonly seats: Observable<readonly BoardSeat[]>;
  readonly #game: BoardsGame;
  /** Whose board the only one here is: of both players, or of the one who sits here. */
  readonly #own: Seat;
  readonly #host: SeatHost;
  readonly #leave: () => void;
  /** The first clock is started as soon as the boards are set up; else somebody starts it. */
  #startsItself = true;

  /** `own`: the side whose desk this is, away from the table. */
  constructor(game: BoardsGame, host: BoardsHost, setups: readonly BoardSetup[], own: Seat = null) {
    this.#game = game;
    this.#own = own;
    this.#host = {
      ...host,
      state: () => game.now,
      submit: (requested, ago = 0) => game.enter(requested, ago),
      untilFlag: () => {
        const due = nextMoment(game.now);
        return due === null ? null : due - game.at;
      },
      set: () => void this.startIfSet(),
    };
    game.routeBy((request) => this.#route(request));
    this.seats = new Observable(this.#seatsFor(setups));
    this.#leave = game.subscribe((change) => this.#happened(change));
  }

  /** 6.6: the first clock is started at the table, and at no desk away from it. */
  get areTheTables(): boolean {
    return this.#own === null;
  }

  get startsItself(): boolean {
    return this.#startsItself;
  }

  async open(startsItself = true): Promise<void> {
    this.#startsItself = startsItself;
    await Promise.all(this.seats.value.map((seat) => seat.open()));
    await this.startIfSet();
  }

  /** Another board, or the same one again: the line is opened anew. */
  async change(setups: readonly BoardSetup[]): Promise<void> {
    const before = this.seats.value;
    const records = before.some((seat) => seat.recording.value !== null);
    await Promise.all(before.map((seat) => seat.close()));
    const seats = this.#seatsFor(setups);
    this.seats.set(seats);
    await Promise.all(seats.map((seat) => seat.open()));
    if (records) for (const seat of seats) seat.record(true);
    await this.startIfSet();
  }

  /** A player sits elsewhere with a board of his own (D.1): the one on this screen is put away. */
  async giveAway(side: Color): Promise<void> {
    const given = this.seats.value.filter((seat) => seat.seat === side && !seat.isReal);
    if (given.length === 0) return;
    this.seats.set(this.seats.value.filter((seat) => !given.includes(seat)));
    await Promise.all(given.map((seat) => seat.close()));
  }

  /** He has left his own desk: his board is here again. */
  async takeBack(setup: BoardSetup): Promise<void> {
    if (this.seats.value.some(({ seat }) => seat === setup.seat || seat === null)) return;
    const seat = new BoardSeat(setup.seat, setup, this.#host);
    this.seats.set([...this.seats.value, seat]);
    await seat.open();
  }

  /** The board on which the player who has the move makes it; none, if it is not at this place. */
  get current(): BoardSeat | undefined {
    return this.#of(onMove(this.#game.now));
  }

  /** Whether this side's own hand is felt here, and is no key of the screen. */
  isReal(side: Color): boolean {
    return this.#of(side)?.isReal ?? false;
  }

  #of(side: Color): BoardSeat | undefined {
    return this.seats.value.find(({ seat }) => seat === side || seat === null);
  }

  /** Whoever asks: a press counts for what the hand had placed by then, words settle what the holes leave open. */
  #route(request: Request): Promise<Outcome> | null {
    const side = sideOf(request.by);
    if (request.do === 'press' && side) {
      const seat = this.#of(side);
      return seat?.isReal ? seat.press(side, request.by) : null;
    }
    if (request.do === 'endAdjust' && side) this.current?.settleAdjusting(side);
    const said = request.do === 'announce' || request.do === 'correct' ? request : null;
    const named = said?.move ? parseUci(said.move) : null;
    if (said && named) this.current?.settleBy(named, said.text);
    else if (!said && !BESIDE_THE_BOARD.has(request.do))
      for (const seat of this.seats.value) seat.settleTouches();
    return null;
  }

  /** 6.6: the first clock is started as soon as every board is there and set up, or because somebody wants it so. */
  async startIfSet(wanted = false): Promise<void> {
    const isSet = wanted || (this.#startsItself && this.seats.value.every((seat) => seat.isSet));
    if (this.#game.now.phase !== 'waiting' || !isSet) return;
    const outcome = await this.#game.start();
    if (outcome.kind !== 'done') this.#host.refuse(outcome);
  }

  async close(): Promise<void> {
    this.#leave();
    await Promise.all(this.seats.value.map((seat) => seat.close()));
  }

  #happened(change: Change): void {
    for (const seat of this.seats.value) seat.happened(change);
  }

  #seatsFor(setups: readonly BoardSetup[]): BoardSeat[] {
    const seat = (setup: BoardSetup) => (setups.length > 1 ? setup.seat : this.#own);
    return setups.map((setup) => new BoardSeat(seat(setup), setup, this.#host));
  }
}
