/** The boards of a game at its table: one that serves both players, or each player's own (D.1). */
import { type CommandKind, sideOf } from '#rules/game/command.ts';
import { nextMoment } from '#rules/game/elapse.ts';
import { onMove } from '#rules/game/state.ts';
import type { Change } from '#rules/game/view.ts';
import { parseUci } from '#rules/position/move.ts';
import { Observable } from '../base/observable.ts';
import { BoardSeat, type SeatHost } from '../board/boardSeat.ts';
import type { BoardSetup } from '../board/playedBoard.ts';
import type { Outcome, Request } from '../desk/gamePort.ts';
import type { Session } from './session.ts';

/** What the boards need of who sits at them; the rest is the session's. */
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
  readonly #session: Session;
  readonly #host: SeatHost;
  readonly #leave: () => void;
  /** The first clock is started as soon as the boards are set up; else somebody starts it. */
  #startsItself = true;

  constructor(session: Session, host: BoardsHost, setups: readonly BoardSetup[]) {
    this.#session = session;
    this.#host = {
      ...host,
      state: () => session.state,
      submit: (requested, ago = 0) => session.enter(requested, ago),
      untilFlag: () => {
        const due = nextMoment(session.state);
        return due === null ? null : due - session.at;
      },
      set: () => void this.startIfSet(),
    };
    session.routeBy((request) => this.#route(request));
    this.seats = new Observable(this.#seatsFor(setups));
    this.#leave = session.subscribe((change) => this.#happened(change));
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

  /** The board on which the player who has the move makes it. */
  get current(): BoardSeat | undefined {
    const seats = this.seats.value;
    return seats.find(({ seat }) => seat === onMove(this.#session.state)) ?? seats[0];
  }

  /** Whoever asks: a press counts for what the hand had placed by then, words settle what the holes leave open. */
  #route(request: Request): Promise<Outcome> | null {
    const side = sideOf(request.by);
    if (request.do === 'press' && side) {
      const seats = this.seats.value;
      const seat = seats.find((other) => other.seat === side) ?? seats[0];
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
    if (this.#session.state.phase !== 'waiting' || !isSet) return;
    // Several boards may come to stand right in one breath: it is started once.
    const outcome = await this.#session.submit(({ phase }) =>
      phase === 'waiting' ? { by: 'arbiter', do: 'start' } : null,
    );
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
    return setups.map((setup) => new BoardSeat(setups.length > 1 ? setup.seat : null, setup, this.#host));
  }
}
