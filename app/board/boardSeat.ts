/**
 * A place at a board: one board with its driver, its line and the side that plays on it. What the hand does there
 * reaches the game in the call that brought the bytes; no timer and no screen stands between.
 *
 * Two things a board may say are left unheard. The times of a DGT clock: the game has one clock of record, the
 * program's, and two that disagree would be worse than one. DGT's result pieces: a result is agreed or ruled, and a
 * king put in the centre is no move.
 */
import type { BoardEvent, Button, Driver } from '#devices/board.ts';
import type { Difference } from '#devices/correction/differences.ts';
import { CorrectionGuide } from '#devices/correction/guide.ts';
import { effectsOf } from '#devices/inference/effects.ts';
import { differences } from '#devices/inference/found.ts';
import type { Question } from '#rules/game/command.ts';
import { mayWarn } from '#rules/game/hearing.ts';
import { type GameState, onMove } from '#rules/game/state.ts';
import type { Move } from '#rules/position/move.ts';
import type { Color, PromotionRole, Square } from '#rules/position/square.ts';
import type { Message } from '#speech/announcer/message.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { Observable } from '../base/observable.ts';
import type { Change, Outcome, Requested } from '../desk/gamePort.ts';
import { pegActs } from '../pegs/placing.ts';
import { boardDifferences } from './differences.ts';
import { expectedMen, type Seat, showsMove, toCarryOver } from './expected.ts';
import { FlightRecorder } from './flightRecorder.ts';
import { HandActs } from './handActs.ts';
import type { BoardSetup, OpenBoard, PlayedBoard } from './playedBoard.ts';
import { type SeatState, SeatVoice } from './seatVoice.ts';

export type SeatHost = Readonly<{
  openBoard: OpenBoard;
  state: () => GameState;
  /** A refusal of what a sensor has said is not spoken of: the difference it leaves is. */
  submit: (requested: Requested) => Promise<Outcome>;
  refuse: (outcome: Outcome) => void;
  say: (message: Message) => void;
  words: () => AnnounceOptions;
  press: (by: Color) => void;
  ask: (what: Question, by: Seat) => void;
  repeat: () => void;
  /** The board is there and shows the game. */
  set: () => void;
}>;

/** After these the pegs are put so by the arbiter; on a virtual board nobody else can. */
const SETS_UP: ReadonlySet<string> = new Set(['restored', 'boards-as-ruled', 'promoted', 'restarted']);

export class BoardSeat {
  /** Whose board it is; null: it serves both. */
  readonly seat: Seat;
  readonly state = new Observable<SeatState>('closed');
  readonly differences = new Observable<readonly Difference[]>([]);
  readonly recording = new Observable<FlightRecorder | null>(null);
  readonly setup: BoardSetup;
  readonly #host: SeatHost;
  readonly #voice: SeatVoice;
  /** Where the board was last said to differ (D.2.9). */
  #reported: readonly Square[] = [];
  readonly #guide = new CorrectionGuide(() => this.#driver);
  readonly #acts: HandActs;
  #board: PlayedBoard | null = null;
  #name = '';
  /** The piece that the screen's hand inserts for a pawn: a contact feels only that a peg came. */
  #promoting: Readonly<{ square: Square; piece: PromotionRole }> | null = null;
  /** Acts of the hand that are not yet in the log, and whether one of them was not taken. */
  #acting = 0;
  #notTaken: Outcome | null = null;
  #closed = false;

  constructor(seat: Seat, setup: BoardSetup, host: SeatHost) {
    this.seat = seat;
    this.setup = setup;
    this.#host = host;
    this.#voice = new SeatVoice(host);
    this.#acts = new HandActs(seat, expectedMen(host.state(), seat));
  }

  /** Whether the player's own hand moves the pegs, and not the keys of the screen. */
  get isReal(): boolean {
    return this.setup.choice !== 'virtual';
  }

  get isSet(): boolean {
    return !this.isReal || (this.state.value === 'ready' && this.differences.value.length === 0);
  }

  async open(): Promise<void> {
    const { openBoard, state } = this.#host;
    this.state.set('opening');
    const expected = expectedMen(state(), this.seat);
    const opened = await openBoard(
      this.setup,
      new Set(expected.keys()),
      {
        board: (event) => this.#hear(event),
        opened: () => this.#acts.reopened(),
        lost: (fault) => this.#become(fault),
      },
      {
        rx: (bytes, at) => this.recording.value?.tap.rx(bytes, at),
        tx: (bytes, at) => this.recording.value?.tap.tx(bytes, at),
      },
    );
    if (!opened.ok) {
      this.#become(opened.fault);
      return;
    }
    this.#board = opened.board;
    this.#driver?.learnPieces?.(new Map(expected));
    if (this.#closed) await opened.board.close();
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.differences.value.length > 0) this.#driver?.light?.([], performance.now());
    this.state.set('closed');
    await this.#board?.close();
  }

  /** Enter on a hole of the screen: its peg is lifted, or the peg in hand is inserted. Two separate acts (D.2.2). */
  touch(square: Square, piece?: PromotionRole): void {
    const hand = this.#board?.hand;
    if (hand?.isFilled(square)) hand.lift(square);
    else this.insert(square, piece);
  }

  lift(square: Square): void {
    this.#board?.hand?.lift(square);
  }

  insert(square: Square, piece?: PromotionRole): void {
    this.#promoting = piece ? { square, piece } : null;
    this.#board?.hand?.insert(square);
  }

  /** One key: the next square on which board and game differ. Only training leads the player (D.2.9). */
  nextDifference(): void {
    if (mayWarn(this.#host.state())) this.#voice.lead(this.#guide.next(performance.now()), false);
  }

  record(on: boolean): void {
    const { choice, orientation } = this.setup;
    const kind = choice === 'virtual' ? 'pegboard' : choice;
    const recorded = { kind, orientation, state: this.#host.state() };
    this.recording.set(on ? new FlightRecorder(recorded, () => performance.now()) : null);
    if (on) this.#driver?.requestFullState(performance.now());
  }

  happened(change: Change): void {
    this.recording.value?.happened(change);
    const { state, events } = change;
    if (events.some(({ event }) => SETS_UP.has(event))) this.#setUp(state);
    this.#carryOver(state);
    if (this.#acting === 0) this.#look(false);
  }

  /** D.1: the screen carries the opponent's move over to its own board; on a real one the player does. */
  #carryOver(state: GameState): void {
    const holes = this.seat && !this.isReal && this.#acting === 0 ? toCarryOver(state, this.seat) : null;
    for (const square of holes?.emptied ?? []) this.lift(square);
    for (const square of holes?.filled ?? []) this.insert(square);
  }

  /**
   * D.2.3: words settle what the bytes leave open. If the board shows the move they name, whole, then what the
   * sensors could not tell of it happened: the victim of two, the piece that a pawn became.
   */
  settleBy(move: Move): void {
    const state = this.#host.state();
    if (!this.isReal || !showsMove(state, this.seat, this.#acts.findings, move)) return;
    const { placing } = state.act;
    const by = onMove(state);
    if (placing.kind === 'pawn-in' && move.promotion) {
      this.#act({ by, do: 'lift', square: move.to });
      this.#act({ by, do: 'insert', square: move.to, piece: move.promotion });
      return;
    }
    const missing = pegActs(state, move);
    if (missing.ok) for (const act of missing.acts) this.#act({ by, ...act });
  }

  /** The legal moves that the board may show, where nobody saw the peg arrive: a question, never a guess. */
  get unclear(): readonly Move[] {
    const state = this.#host.state();
    const { placing, touches } = state.act;
    if (!this.isReal || placing.kind !== 'none' || touches.length === 0) return [];
    const { position } = state.ply;
    return effectsOf(position)
      .filter(({ move }) => differences(this.#acts.findings, position.after(move)).length === 0)
      .map(({ move }) => move);
  }

  get #driver(): Driver | null {
    return this.#board?.driver ?? null;
  }

  #hear(event: BoardEvent): void {
    if (event.kind === 'button') this.#button(event.button);
    if (event.kind === 'identity') this.#name = event.name;
    if (event.kind === 'trouble' && event.trouble === 'silent') this.#become('silent');
    const square = 'square' in event ? event.square : null;
    const named = this.#promoting && this.#promoting.square === square ? this.#promoting.piece : null;
    if (named) this.#promoting = null;
    const { requests, notices, isFull } = this.#acts.hear(event, named);
    if (isFull) this.#become('ready');
    for (const { kind, square: hole } of notices) this.#voice.contact(kind, hole);
    for (const request of requests) this.#act(request);
    if (requests.length === 0 && this.#acting === 0 && (isFull || square !== null)) this.#look(true);
  }

  #act(request: Requested): void {
    this.#acting += 1;
    void this.#host.submit(request).then((outcome) => {
      this.#acting -= 1;
      if (outcome.kind !== 'done') this.#notTaken = outcome;
      if (this.#acting > 0) return;
      const notTaken = this.#notTaken;
      this.#notTaken = null;
      if (notTaken && (!this.isReal || notTaken.kind !== 'refused')) this.#host.refuse(notTaken);
      // What the game did not take is undone on the screen's board; a hand must undo it on a real one.
      if (notTaken) this.#setUp(this.#host.state());
      this.#look(true);
    });
  }

  #setUp(state: GameState): void {
    const hand = this.#board?.hand;
    if (!hand) return;
    const expected = expectedMen(state, this.seat);
    hand.setUp(new Set(expected.keys()));
    this.#acts.setUp(expected);
  }

  /** Compares board and game. In competition a difference that the board brought goes to the arbiter (D.2.9). */
  #look(byBoard: boolean): void {
    const state = this.#host.state();
    if (this.state.value !== 'ready' || !this.isReal) return;
    const found = state.phase === 'over' ? [] : boardDifferences(state, this.seat, this.#acts.findings);
    const before = this.differences.value;
    this.differences.set(found);
    if (mayWarn(state)) this.#voice.lead(this.#guide.update(found, performance.now()), before.length === 0);
    else if (byBoard && state.phase === 'playing') this.#report(found.map(({ square }) => square));
    if (found.length === 0 && state.phase === 'waiting') this.#host.set();
  }

  #report(squares: readonly Square[]): void {
    if (squares.join() === this.#reported.join()) return;
    this.#reported = squares;
    void this.#host.submit((state) => ({ by: this.seat ?? onMove(state), do: 'compare', squares }));
  }

  #become(next: SeatState): void {
    const before = this.state.value;
    if (before === next || this.#closed) return;
    this.state.set(next);
    if (!this.isReal) return;
    if (next !== 'ready' && next !== 'opening') {
      this.#guide.update([], performance.now());
      this.differences.set([]);
    }
    this.#voice.line(before, next, this.#name || this.setup.choice);
  }

  #button(button: Button): void {
    switch (button) {
      case 'press':
        this.#host.press(onMove(this.#host.state()));
        break;
      case 'press-white':
      case 'press-black':
        this.#host.press(button === 'press-white' ? 'white' : 'black');
        break;
      case 'my-time':
        this.#host.ask('ownTime', this.seat);
        break;
      case 'opponent-time':
        this.#host.ask('opponentTime', this.seat);
        break;
      case 'repeat':
        // While the player is led, the same button leads on.
        if (this.differences.value.length > 0 && mayWarn(this.#host.state())) this.nextDifference();
        else this.#host.repeat();
    }
  }
}
