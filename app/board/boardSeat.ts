/**
 * A place at a board: one board with its driver, its line and the side that plays on it. What the fingers do is felt at
 * once; what it means reaches the game when it has settled (liveHand.ts). The keys of the screen are no hand: what they
 * do is an act at once (handActs.ts), and so is carrying over the opponent's move on one's own board (D.1).
 *
 * Two things a board may say are left unheard. The times of a DGT clock (its lever is heard): the game has one clock of
 * record, the program's, and two that disagree would be worse than one. DGT's result pieces: a result is agreed or ruled, and a
 * king put in the centre is no move.
 */
import type { BoardEvent, BoardKind, Driver } from '#devices/board.ts';
import type { Difference } from '#devices/correction/differences.ts';
import { CorrectionGuide } from '#devices/correction/guide.ts';
import { placementOf } from '#devices/inference/found.ts';
import { AT_ONCE, CHECKED, TIMINGS } from '#devices/inference/timing.ts';
import type { Actor } from '#rules/game/command.ts';
import { mayWarn } from '#rules/game/hearing.ts';
import { type GameState, onMove } from '#rules/game/state.ts';
import { type Move, makeUci, parseUci } from '#rules/position/move.ts';
import type { Color, PromotionRole, Square } from '#rules/position/square.ts';
import { Observable } from '../base/observable.ts';
import type { Change, Outcome, Requested } from '../desk/gamePort.ts';
import type { HeldMen } from '../journal/heldStore.ts';
import { boardDifferences } from './differences.ts';
import { expectedMen, type Seat, toCarryOver } from './expected.ts';
import { FlightRecorder } from './flightRecorder.ts';
import { HandActs } from './handActs.ts';
import { LiveHand } from './liveHand.ts';
import { movesOf, type Open, squaresOf } from './open.ts';
import type { BoardSetup, PlayedBoard } from './playedBoard.ts';
import { pushed } from './seatButtons.ts';
import { PAGE_CLOCK, type SeatClock, type SeatHost } from './seatHost.ts';
import { type SeatState, SeatVoice } from './seatVoice.ts';

/** After these the pegs are put so by the arbiter; on a virtual board nobody else can. */
const SETS_UP: ReadonlySet<string> = new Set([
  'restored',
  'boards-as-ruled',
  'promoted',
  'restarted',
  'taken-back',
]);

export class BoardSeat {
  /** Whose board it is; null: it serves both. */
  readonly seat: Seat;
  readonly state = new Observable<SeatState>('closed');
  readonly differences = new Observable<readonly Difference[]>([]);
  readonly recording = new Observable<FlightRecorder | null>(null);
  readonly setup: BoardSetup;
  readonly #host: SeatHost;
  readonly #clock: SeatClock;
  readonly #voice: SeatVoice;
  /** Where the board was last said to differ (D.2.9). */
  #reported: readonly Square[] = [];
  /** What a hand has brought while men were put back is still to be said. */
  #owesReport = false;
  readonly #guide = new CorrectionGuide(() => this.#driver);
  readonly #acts: HandActs;
  /** The hand of a real board; null: keys. */
  readonly #live: LiveHand | null;
  /** The half-move that this board was told act by act, because it was being carried over. */
  #directPly: number | null = null;
  #board: PlayedBoard | null = null;
  #name = '';
  /** The piece that the screen's hand inserts for a pawn: a contact feels only that a peg came. */
  #promoting: Readonly<{ square: Square; piece: PromotionRole }> | null = null;
  /** Acts of the keys that are not yet in the log, and whether one of them was not taken. */
  #acting = 0;
  #notTaken: Outcome | null = null;
  #isOpened = false;
  /** What was in the hand when the page went away. */
  #wereHeld: HeldMen | null = null;
  #isSetUp = false;
  #closed = false;

  constructor(seat: Seat, setup: BoardSetup, host: SeatHost) {
    this.seat = seat;
    this.setup = setup;
    this.#host = host;
    this.#clock = host.clock ?? PAGE_CLOCK;
    this.#voice = new SeatVoice(host);
    this.#acts = new HandActs(seat, expectedMen(host.state(), seat));
    this.#live = setup.choice === 'virtual' ? null : this.#handAt(setup.choice);
  }

  #handAt(kind: BoardKind): LiveHand {
    const { state, submit, untilFlag } = this.#host;
    return new LiveHand(this.seat, state().header.hand ?? TIMINGS[kind], CHECKED.has(kind), {
      ...this.#clock,
      state,
      submit: (requested, ago) => submit(requested, ago),
      untilFlag: untilFlag ?? (() => null),
      noted: (note) => this.recording.value?.noted(note),
      contact: ({ kind, square }) => this.#voice.contact(kind, square),
      held: (squares) =>
        void this.#host.held?.keep(this.seat ?? 'both', { ply: state().ply.number, squares }),
      open: (open) => this.#open(open),
      idle: (notTaken) => this.#settled(notTaken),
    });
  }

  /** Whether the player's own hand moves the pegs, and not the keys of the screen. */
  get isReal(): boolean {
    return this.#live !== null;
  }

  get isSet(): boolean {
    return !this.isReal || (this.state.value === 'ready' && this.differences.value.length === 0);
  }

  async open(): Promise<void> {
    const { openBoard, state } = this.#host;
    this.state.set('opening');
    if (this.isReal) this.#wereHeld = (await this.#host.held?.read(this.seat ?? 'both')) ?? null;
    const expected = expectedMen(state(), this.seat);
    const opened = await openBoard(
      this.setup,
      new Set(expected.keys()),
      {
        board: (event) => this.#hear(event),
        opened: () => this.#reopened(),
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
    this.#live?.close();
    if (this.differences.value.length > 0) this.#driver?.light?.([], this.#clock.now());
    this.state.set('closed');
    await this.#board?.close();
  }

  /** The line stands: for the first time, or again, and then nobody saw what happened meanwhile. */
  #reopened(): void {
    this.#acts.reopened();
    if (this.#isOpened) this.#live?.lost();
    this.#isOpened = true;
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
    if (mayWarn(this.#host.state())) this.#voice.lead(this.#guide.next(this.#clock.now()), false);
  }

  record(on: boolean): void {
    const { choice, orientation } = this.setup;
    const kind = choice === 'virtual' ? 'pegboard' : choice;
    const hand = choice === 'virtual' ? AT_ONCE : (this.#host.state().header.hand ?? TIMINGS[choice]);
    const recorded = { kind, orientation, hand, state: this.#host.state() };
    this.recording.set(on ? new FlightRecorder(recorded, this.#clock.now) : null);
    if (on) this.#driver?.requestFullState(this.#clock.now());
  }

  happened(change: Change): void {
    this.recording.value?.happened(change, this.isReal);
    const { state, events } = change;
    // What was done elsewhere, at a desk away from the table, is shown on the screen's board too.
    const isElsewhere = !this.isReal && this.#acting === 0;
    if (isElsewhere || events.some(({ event }) => SETS_UP.has(event))) this.#setUp(state);
    this.#carryOver(state);
    // 3.7.3.3: a piece that nobody has seen before stands on the board now.
    if (events.some((event) => event.event === 'made' && parseUci(event.move)?.promotion))
      this.#driver?.learnPieces?.(placementOf(state.ply.position));
    for (const event of events) {
      if (event.event === 'adjusting' || event.event === 'adjusted')
        this.#live?.adjust(event.event === 'adjusting');
    }
    if (this.#live && this.#isDirect(state)) this.#live.restart();
    else this.#live?.follow(state);
    if (this.#acting === 0 && !this.#live?.isBusy) this.#look(false);
  }

  /** D.1: the screen carries the opponent's move over to its own board; on a real one the player does. */
  #carryOver(state: GameState): void {
    const holes = this.seat && !this.isReal && this.#acting === 0 ? toCarryOver(state, this.seat) : null;
    for (const square of holes?.emptied ?? []) this.lift(square);
    for (const square of holes?.filled ?? []) this.insert(square);
  }

  /** D.2.3: words settle what the bytes leave open: the victim of two, the piece that a pawn became. */
  settleBy(move: Move, text = makeUci(move)): void {
    if (!this.#live) return;
    this.recording.value?.announced(text, move);
    this.#live.words(move);
  }

  /** A press at a real board counts for what the hand had placed by then. */
  async press(color: Color, by: Actor = color): Promise<Outcome> {
    if (!this.#live) return this.#host.submit({ by, do: 'press' });
    this.recording.value?.pressed(color);
    return this.#live.press(color, by);
  }

  /** T03: adjusting does not end while a man is displaced. */
  settleAdjusting(by: Color): void {
    this.#live?.settleAdjusting(by);
  }

  /** 9.1.2.1, 9.4: what is in the hand counts as touched before another act is judged. */
  settleTouches(): void {
    this.#live?.settleTouches();
  }

  get #driver(): Driver | null {
    return this.#board?.driver ?? null;
  }

  #hear(event: BoardEvent): void {
    if (event.kind === 'button') pushed(event.button, this.seat, this.#host, () => this.#leadOn());
    if (event.kind === 'identity') this.#name = event.name;
    if (event.kind === 'trouble' && event.trouble === 'silent') this.#become('silent');
    const square = 'square' in event ? event.square : null;
    const named = this.#promoting && this.#promoting.square === square ? this.#promoting.piece : null;
    if (named) this.#promoting = null;
    const isDirect = this.#isDirect(this.#host.state());
    const { requests, notices, isFull } = this.#acts.hear(event, named);
    if (isFull) this.#become('ready');
    if (this.#live) {
      const felt = this.#live.hear(event);
      for (const change of felt) this.#host.felt(change);
      if (isFull && !this.#isSetUp) this.#standsFirst(this.#live);
      if (isDirect) this.#live.restart();
      else {
        if (isFull || this.differences.value.length > 0) this.#look(true);
        return;
      }
    }
    for (const { kind, square: hole } of notices) this.#voice.contact(kind, hole);
    for (const request of requests) this.#act(request);
    if (requests.length === 0 && this.#acting === 0 && (isFull || square !== null)) this.#look(true);
  }

  /**
   * What stands there first was set up, and is nobody's act; but men that were in the hand when the page went away are
   * there still, or were put back meanwhile and had been touched (D.2.2).
   */
  #standsFirst(live: LiveHand): void {
    this.#isSetUp = true;
    const { phase, ply } = this.#host.state();
    const held = this.#wereHeld;
    const isNow = held !== null && phase === 'playing' && held.ply === ply.number;
    const out = boardDifferences(this.#host.state(), this.seat, live.sensed).map(({ square }) => square);
    if (isNow && out.length > 0 && out.every((square) => held.squares.includes(square))) return;
    live.restart();
    if (isNow && out.length === 0) live.wereHeld(held.squares);
  }

  /** Keys; or a hand that carries over the opponent's move, until its own next move begins with nothing in the hand. */
  #isDirect(state: GameState): boolean {
    if (!this.#live) return true;
    if (this.seat === null) return false;
    const isBegun =
      this.#directPly === state.ply.number && (this.#acting > 0 || state.act.touches.length > 0);
    const isDirect = state.mirror[this.seat] !== null || isBegun;
    this.#directPly = isDirect ? state.ply.number : null;
    return isDirect;
  }

  #act(request: Requested): void {
    this.#acting += 1;
    void this.#host.submit(request).then((outcome) => {
      this.#acting -= 1;
      if (outcome.kind !== 'done') this.#notTaken = outcome;
      if (this.#acting > 0) return;
      const notTaken = this.#notTaken;
      this.#notTaken = null;
      this.#settled(notTaken);
    });
  }

  #settled(notTaken: Outcome | null): void {
    if (notTaken && (!this.isReal || notTaken.kind !== 'refused')) this.#host.refuse(notTaken);
    // What the game did not take is undone on the screen's board; a hand must undo it on a real one.
    if (notTaken) this.#setUp(this.#host.state());
    this.#look(true);
  }

  /** Training asks; in competition the arbiter has the evidence, and nobody is stopped. */
  #open(open: Open): void {
    const state = this.#host.state();
    const moves = movesOf(open);
    if (mayWarn(state)) {
      if (moves.length > 0) this.#voice.which(state, moves);
      else this.#look(true);
      return;
    }
    const squares = squaresOf(open);
    this.#reported = squares;
    const ago = open.kind === 'doubt' ? this.#clock.now() - open.at : 0;
    void this.#host.submit(
      (now) =>
        open.kind === 'doubt'
          ? { by: open.by, do: 'press', doubt: squares }
          : { by: this.seat ?? onMove(now), do: 'compare', squares },
      ago,
    );
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
    const found = state.phase === 'over' ? [] : this.#differing(state);
    const before = this.differences.value;
    this.differences.set(found);
    if (mayWarn(state)) this.#voice.lead(this.#guide.update(found, this.#clock.now()), before.length === 0);
    else if (state.phase === 'playing') this.#reportIfDue(byBoard, state, found);
    if (found.length === 0 && state.phase === 'waiting') this.#host.set();
  }

  /** A move on its way is no difference. */
  #differing(state: GameState): Difference[] {
    if (!this.#live || this.#isDirect(state)) return boardDifferences(state, this.seat, this.#acts.findings);
    return boardDifferences(state, this.seat, this.#live.compared);
  }

  /** While the clocks stand by a ruling the men are being put back before the arbiter: what differs then counts at the end. */
  #reportIfDue(byBoard: boolean, { stopped }: GameState, found: readonly Difference[]): void {
    const isDue = byBoard || this.#owesReport;
    this.#owesReport = isDue && stopped?.ruled === true;
    if (isDue && !this.#owesReport) this.#report(found.map(({ square }) => square));
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
      this.#guide.update([], this.#clock.now());
      this.differences.set([]);
    }
    this.#voice.line(before, next, this.#name || this.setup.choice);
  }

  /** While the player is led, one button of the board leads on. */
  #leadOn(): boolean {
    const isLed = this.differences.value.length > 0 && mayWarn(this.#host.state());
    if (isLed) this.nextDifference();
    return isLed;
  }
}
