/**
 * A game on the screen: the board's pegs, the text field and the buttons lead to the session; what it brings is
 * said and heard. It decides no law: it passes acts on and words back.
 */
import type { AlertKind, Question } from '#rules/game/command.ts';
import { mayWarn } from '#rules/game/hearing.ts';
import { type GameState, isUncompleted, onMove } from '#rules/game/state.ts';
import { type Ears, seenBy, viewOf } from '#rules/game/view.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import {
  type Color,
  lastRank,
  opposite,
  type PromotionRole,
  rankOf,
  type Square,
} from '#rules/position/square.ts';
import type { Announcer } from '#speech/announcer/announcer.ts';
import { sayRefusal } from '#speech/phrases/citing.ts';
import { type Said, say } from '#speech/phrases/said.ts';
import type { Sound } from '#speech/sounds/earcons.ts';
import { Observable } from '../base/observable.ts';
import { BoardSeat, type SeatHost } from '../board/boardSeat.ts';
import type { Seat } from '../board/expected.ts';
import type { BoardSetup, OpenBoard } from '../board/playedBoard.ts';
import type { Change, Outcome, Requested } from '../desk/gamePort.ts';
import { soundsOf, watchLowTime } from '../desk/gameSounds.ts';
import { sayMoves } from '../desk/inform.ts';
import { narrate } from '../desk/narrate.ts';
import { type Settings, wordsOf } from '../desk/settings.ts';
import { hear } from '../edge/hear.ts';
import { saidText, type TextKey } from '../i18n/text.ts';
import type { LogFault } from '../journal/eventLog.ts';
import { filledHoles, menInHand } from '../pegs/men.ts';
import { pegActs } from '../pegs/placing.ts';
import { rehearse } from './rehearse.ts';
import type { Session } from './session.ts';

export type OpenGameOptions = Readonly<{
  session: Session;
  announcer: Announcer;
  settings: Observable<Settings>;
  play: (sound: Sound) => void;
  openBoard: OpenBoard;
  /** One board for both players, or White's and Black's (D.1). */
  boards: readonly BoardSetup[];
}>;

/** Both players sit at this one screen: what either may hear is said. */
const EARS: Ears = ['white', 'black'];

const FAULT_TEXTS: Readonly<Record<LogFault, TextKey>> = {
  'disk-full': 'error.diskFull',
  unavailable: 'error.unavailable',
  stale: 'error.stale',
};

export class OpenGame {
  readonly session: Session;
  /** The game as the players at this screen may know it. */
  readonly state: Observable<GameState>;
  /** The game as it is, for the arbiter. */
  readonly full: Observable<GameState>;
  readonly #announcer: Announcer;
  readonly #settings: Observable<Settings>;
  readonly #play: (sound: Sound) => void;
  readonly #openBoard: OpenBoard;
  readonly seats: Observable<readonly BoardSeat[]>;
  readonly #stopWatching: () => void;

  private constructor({ session, announcer, settings, play, openBoard, boards }: OpenGameOptions) {
    this.session = session;
    this.state = new Observable(seenBy(session.state, EARS));
    this.full = new Observable(session.state);
    this.#announcer = announcer;
    this.#settings = settings;
    this.#play = play;
    this.#openBoard = openBoard;
    this.seats = new Observable(this.#seatsFor(boards));
    session.subscribe((change) => this.#happened(change));
    this.#stopWatching = watchLowTime(
      session,
      () => ({ own: settings.value.color, sounds: settings.value.sounds }),
      () => play('lowTime'),
    );
  }

  static async open(options: OpenGameOptions): Promise<OpenGame> {
    const game = new OpenGame(options);
    await Promise.all(game.seats.value.map((seat) => seat.open()));
    await game.#startIfSet();
    void rehearse(game.session.state.header, wordsOf(options.settings.value));
    return game;
  }

  /** 6.6: the first clock is started as soon as every board is there and set up. */
  async #startIfSet(): Promise<void> {
    if (this.session.state.phase === 'waiting' && this.seats.value.every(({ isSet }) => isSet))
      await this.submit({ by: 'arbiter', do: 'start' });
  }

  start(): void {
    void this.submit({ by: 'arbiter', do: 'start' });
  }

  async close(): Promise<void> {
    this.#stopWatching();
    this.session.close();
    await Promise.all(this.seats.value.map((seat) => seat.close()));
  }

  /** Another board, or the same one again: the line is opened anew. */
  async changeBoards(boards: readonly BoardSetup[]): Promise<void> {
    const before = this.seats.value;
    const records = before.some((seat) => seat.recording.value !== null);
    await Promise.all(before.map((seat) => seat.close()));
    const seats = this.#seatsFor(boards);
    this.seats.set(seats);
    await Promise.all(seats.map((seat) => seat.open()));
    if (records) for (const seat of seats) seat.record(true);
    await this.#startIfSet();
  }

  /** The board on which the player who has the move makes it. */
  get #seat(): BoardSeat | undefined {
    const seats = this.seats.value;
    return seats.find(({ seat }) => seat === onMove(this.session.state)) ?? seats[0];
  }

  /** Whether the player on move moves pegs on the table, so that the screen's keys only explore. */
  get isReal(): boolean {
    return this.#seat?.isReal ?? false;
  }

  /** Enter on a hole: its peg is lifted, or the peg in hand is inserted. Two separate acts (D.2.2). */
  touch(square: Square, piece?: PromotionRole): void {
    if (this.isReal) this.#complain(saidText(this.#language, 'board.onTable'));
    else this.#seat?.touch(square, piece);
  }

  /** Whether a peg inserted here would be a pawn on its last rank, so that the new piece is to be chosen. */
  promotesOn(square: Square): boolean {
    const state = this.session.state;
    const color = onMove(state);
    if (rankOf(square) !== lastRank(color) || filledHoles(state).has(square)) return false;
    return menInHand(state).some((man) => man.color === color && man.role === 'pawn');
  }

  /** A whole move, carried out peg by peg. */
  place(move: Move): void {
    const found = pegActs(this.session.state, move);
    if (!found.ok) {
      this.refuse(found.code, null);
      return;
    }
    for (const act of found.acts) {
      if (act.do === 'lift') this.#seat?.lift(act.square);
      else this.#seat?.insert(act.square, act.piece);
    }
  }

  /** Words about the move on its way. On a real board they also settle what its sensors left open (D.2.3). */
  announce(text: string, move: Move): void {
    const by = onMove(this.session.state);
    this.#seat?.settleBy(move);
    void this.submit((state) =>
      onMove(state) === by ? { by, do: 'announce', text, move: makeUci(move) } : null,
    );
  }

  /** D.2.1: the move as the opponent repeats it. Another move than the announced one is answered by that at once. */
  repeatBack(text: string): void {
    void this.submit((state) => {
      const by = opposite(state.ply.side ?? onMove(state));
      return { by, do: 'repeat', ...hear(state, by, text, true) };
    });
  }

  /** 4.6: the piece that a peg on the last rank is, where the board cannot tell. */
  promote(piece: PromotionRole): void {
    const { placing } = this.session.state.act;
    if (placing.kind === 'pawn-in') this.#seat?.settleBy({ ...placing.move, promotion: piece });
  }

  ask(what: Question, by: Color = this.#settings.value.color): void {
    void this.submit({ by, do: 'ask', what });
  }

  /** One key leads to the next square on which a board and the game differ. */
  nextDifference(): void {
    const seats = this.seats.value.filter((seat) => seat.differences.value.length > 0);
    if (seats.length === 0)
      this.#announcer.say({ kind: 'answer', said: saidText(this.#language, 'board.agrees') });
    for (const seat of seats) seat.nextDifference();
  }

  /** Where nobody saw a peg arrive, training asks first; in competition a press is a press. */
  press(by?: Color): void {
    const unclear = mayWarn(this.session.state) ? (this.#seat?.unclear ?? []) : [];
    if (unclear.length > 0) {
      const moves = sayMoves(this.session.state, unclear, wordsOf(this.#settings.value));
      this.#complain(say(this.#language, 'error.unclear', { moves }));
      return;
    }
    void this.submit((state) => ({ by: by ?? actor(state), do: 'press' }));
  }

  offerDraw(): void {
    void this.submit((state) => ({ by: actor(state), do: 'offerDraw' }));
  }

  answerDraw(answer: 'acceptDraw' | 'declineDraw'): void {
    void this.submit((state) => ({
      by: state.offer ? opposite(state.offer.side) : actor(state),
      do: answer,
    }));
  }

  resign(by: Color): void {
    void this.submit({ by, do: 'resign' });
  }

  /** Training: the same act interrupts and resumes. */
  pause(): void {
    void this.submit((state) => ({ by: actor(state), do: 'pause' }));
  }

  callArbiter(): void {
    void this.submit((state) => ({ by: actor(state), do: 'callArbiter', reason: 'player' }));
  }

  adjust(): void {
    void this.submit((state) => ({ by: actor(state), do: state.act.adjusting ? 'endAdjust' : 'adjust' }));
  }

  rule(on: AlertKind, decision: 'uphold' | 'reject'): void {
    void this.submit({ by: 'arbiter', do: 'rule', on, decision });
  }

  restart(): void {
    void this.submit({ by: 'arbiter', do: 'restart' });
  }

  async submit(request: Requested): Promise<Outcome> {
    const outcome = await this.session.submit(request);
    this.#speakOf(outcome);
    return outcome;
  }

  #speakOf(outcome: Outcome): void {
    if (outcome.kind === 'refused') this.refuse(outcome.code, outcome.article);
    if (outcome.kind === 'not-written') this.#complain(saidText(this.#language, FAULT_TEXTS[outcome.fault]));
    if (outcome.kind === 'failed') this.#complain(saidText(this.#language, 'error.failed'));
  }

  refuse(code: Extract<Outcome, { kind: 'refused' }>['code'], article: string | null): void {
    this.#complain(sayRefusal(this.#language, code, article));
  }

  get #language() {
    return this.#settings.value.language;
  }

  #complain(said: Said): void {
    this.#play('refused');
    this.#announcer.say({ kind: 'alert', said });
  }

  #seatsFor(boards: readonly BoardSetup[]): BoardSeat[] {
    const host: SeatHost = {
      openBoard: this.#openBoard,
      state: () => this.session.state,
      submit: (requested) => this.session.submit(requested),
      refuse: (outcome) => this.#speakOf(outcome),
      say: (message) => this.#announcer.say(message),
      words: () => wordsOf(this.#settings.value),
      press: (by) => this.press(by),
      ask: (what, by) => this.ask(what, by ?? this.#settings.value.color),
      repeat: () => this.#announcer.repeatLast(),
      set: () => void this.#startIfSet(),
    };
    return boards.map((setup): BoardSeat => {
      const seat: Seat = boards.length > 1 ? setup.seat : null;
      return new BoardSeat(seat, setup, host);
    });
  }

  #happened(change: Change): void {
    const { state } = change;
    const view = viewOf(change, EARS);
    const message = narrate(view, wordsOf(this.#settings.value), 'white');
    if (message) this.#announcer.say(message);
    for (const sound of soundsOf(view, this.#settings.value.color)) this.#play(sound);
    for (const seat of this.seats.value) seat.happened(change);
    this.#askForPiece(change);
    this.state.set(view.state);
    this.full.set(state);
  }

  /** 4.6, D.2.1: a contact cannot tell what a pawn became. Training asks; in competition the player knows his duty. */
  #askForPiece({ before, state }: Change): void {
    const isPending = ({ act }: GameState) => act.placing.kind === 'pawn-in';
    if (this.isReal && mayWarn(state) && isPending(state) && !isPending(before))
      this.#announcer.say({ kind: 'alert', said: say(this.#language, 'announce.promotion') });
  }
}

/** Who acts at this one board: the player whose clock runs; without a clock, who has moved and not yet finished. */
export function actor(state: GameState): Color {
  if (state.clock?.running) return state.clock.running;
  const { ply } = state;
  return ply.side && isUncompleted(state, ply) ? ply.side : onMove(state);
}
