/**
 * The hand at a real board, in a game: what is read of it becomes acts of the game when it has settled, in order and
 * with the moment at which each began. The game decides; where it stands otherwise than was read, the reading begins
 * anew from the game. Time comes from the host, so that a trace and a test have their own.
 */
import type { BoardEvent } from '#devices/board.ts';
import type { Findings, HoleChange } from '#devices/inference/found.ts';
import type { HoleNotice } from '#devices/inference/holes.ts';
import { HandReader } from '#devices/inference/reader.ts';
import type { Doubt, Reading } from '#devices/inference/reading.ts';
import type { HandTiming } from '#devices/inference/timing.ts';
import type { ReaderNote } from '#devices/transport/trace.ts';
import type { Actor } from '#rules/game/command.ts';
import { placedMove } from '#rules/game/placing.ts';
import { insertsToPutBack, liftsToPutBack } from '#rules/game/putBack.ts';
import { boardOf, type GameState } from '#rules/game/state.ts';
import { type Move, sameMove } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { type Color, SQUARES, type Square } from '#rules/position/square.ts';
import type { Outcome, Requested } from '../desk/gamePort.ts';
import type { Seat } from './expected.ts';
import { type Act, isFresh, stepsOf, touchesOf, untilRuled, wordsAgain } from './handRequests.ts';
import { HeldMenWatch } from './heldMen.ts';
import type { Open } from './open.ts';
import { planOf, planOfMan, stands } from './towards.ts';

export type LiveHost = Readonly<{
  state: () => GameState;
  /** `ago`: how many milliseconds before now the act began. */
  submit: (requested: Requested, ago: number) => Promise<Outcome>;
  /** The clock of the board's events. */
  now: () => number;
  after: (ms: number, callBack: () => void) => () => void;
  /** How long until a clock runs out, if one runs. */
  untilFlag: () => number | null;
  /** The reader was told something that no byte, word or press says: a recording needs it too. */
  noted: (note: ReaderNote) => void;
  contact: (notice: HoleNotice) => void;
  /** Men that are in the hand, or were, and of which the game knows nothing yet. */
  held: (squares: readonly Square[]) => void;
  open: (open: Open) => void;
  /** Everything that was read is in the game, or was refused there; the board can be compared with it. */
  idle: (notTaken: Outcome | null) => void;
}>;

type Press = Readonly<{ color: Color; by: Actor; settle: (outcome: Outcome) => void }>;

/** A reading that changes the game, and the position from which it does. */
type Told = Readonly<{
  before: Position | null;
  acts: readonly Act[];
  move: Move | null;
  /** Words that the game is to hear again. */
  words?: { isHeard: boolean };
}>;

/** A reading that a flag cuts short is in the game before it. */
const BEFORE_FLAG_MS = 20;

export class LiveHand {
  readonly #seat: Seat;
  readonly #host: LiveHost;
  readonly #reader: HandReader;
  readonly #held: HeldMenWatch;
  #queue: Told[] = [];
  /** Presses whose outcome is not known yet. */
  #presses: Press[] = [];
  /** Acts that are not yet in the log, and whether one of them was not taken. */
  #acting = 0;
  #notTaken: Outcome | null = null;
  /** Told to the game, which has not made it: its words are missing (D.2.3.3). */
  #unmade: Told | null = null;
  /** A press that training holds back until it is known what was played. */
  #heldPress: Readonly<{ color: Color; at: number }> | null = null;
  #wake: (() => void) | null = null;
  #stirred = false;
  /** Words are being heard: the game hears them too, after what they settle. */
  #isSpoken = false;

  constructor(seat: Seat, timing: HandTiming, checked: boolean, host: LiveHost) {
    this.#seat = seat;
    this.#host = host;
    this.#reader = new HandReader(host.state().ply.position, { timing, live: true, checked });
    this.#held = new HeldMenWatch(this.#reader, timing, { ...host, keep: host.held });
  }

  /** The holes as the board has them. */
  get sensed(): Findings {
    return this.#reader.sensed;
  }

  get isBusy(): boolean {
    return this.#acting > 0;
  }

  /** The holes to compare with the game: a move on its way is no difference, a hole that was astray before it is. */
  get compared(): Findings {
    const { sensed, findings } = this.#reader;
    if (this.#host.state().phase !== 'playing') return sensed;
    return sensed.map((found, index) => (findings[index] === 'unknown' ? found : 'unknown'));
  }

  /** The game has not come as far as the reading. */
  get #isBehind(): boolean {
    return this.#unmade !== null || this.#queue.length > 0;
  }

  hear(event: BoardEvent): readonly HoleChange[] {
    const changes = this.#reader.board({ ...event, at: Math.round(event.at) });
    const state = this.#host.state();
    if (state.phase === 'playing') this.#putBack(changes, event.at);
    // Before the start, after the end and while pegs go back as ruled, nothing is an act.
    if (state.phase !== 'playing' || state.stopped?.ruled) {
      this.#reader.elapse(Math.round(event.at));
      for (const reading of this.#reader.take()) if ('square' in reading) this.#host.contact(reading);
      this.restart();
    } else this.#stir(event.at);
    return changes;
  }

  /** After a ruling: a hole that is put right is no act, and the game is told of it as it happens. */
  #putBack(changes: readonly HoleChange[], at: number): void {
    const { ply, putBack } = this.#host.state();
    const by = this.#seat ?? ply.position.turn;
    const board = boardOf(this.#host.state(), by);
    if (!putBack[board]) return;
    for (const { square, now } of changes) {
      const isOut = now === 'empty';
      const requested: Requested = (state) => {
        const back = state.putBack[board];
        if (!back || !(isOut ? liftsToPutBack(back, square) : insertsToPutBack(back, square))) return null;
        return { by, do: isOut ? 'lift' : 'insert', square };
      };
      this.#submit({ requested, at });
    }
  }

  lost(): void {
    this.#reader.lost();
    this.#host.noted({ line: 'lost' });
  }

  /** Its outcome is known when the hand's is. */
  press(color: Color, by: Actor): Promise<Outcome> {
    const outcome = new Promise<Outcome>((settle) => {
      this.#presses.push({ color, by, settle });
    });
    this.#reader.press(color, Math.round(this.#host.now()));
    this.#collect();
    return outcome;
  }

  /** The request for a press of this clock, by whoever pressed it. */
  #pressOf(color: Color, at: number): Act {
    const press = this.#presses.find((other) => other.color === color);
    this.#presses = this.#presses.filter((other) => other !== press);
    return { requested: { by: press?.by ?? color, do: 'press' }, at, settle: press?.settle ?? (() => {}) };
  }

  /** Words that name a move, in whatever position it is legal. */
  words(move: Move): void {
    const named = (position: Position): readonly Move[] => {
      const read = position.read(move);
      return position.isLegal(read) ? [read] : [];
    };
    // While the game waits for the words of the half-move before, it does not hear these for the one that they name.
    for (const { before, move: told, words } of this.#queue)
      if (words && before && told && sameMove(before.read(move), told)) words.isHeard = true;
    this.#isSpoken = true;
    this.#reader.words(named, Math.round(this.#host.now()));
    this.#collect();
    this.#isSpoken = false;
  }

  adjust(on: boolean): void {
    this.#reader.adjust(on, Math.round(this.#host.now()));
    this.#collect();
  }

  /** T03: before "I adjust" ends, the game is told what is displaced, or that it is back; that is no touch (4.2.1). */
  settleAdjusting(by: Color): void {
    const { sensed } = this;
    for (const [index, square] of SQUARES.entries()) {
      const found = sensed[index] ?? 'unknown';
      if (found === 'unknown') continue;
      const isOut = found === 'empty';
      const requested: Requested = (state) =>
        state.act.adjusting && stands(state, by, square) === isOut
          ? { by, do: isOut ? 'lift' : 'insert', square }
          : null;
      if (stands(this.#host.state(), by, square) === isOut)
        this.#submit({ requested, at: this.#host.now(), settle: () => {} });
    }
  }

  /** 9.1.2.1, 9.4: before another act is judged, what is in the hand counts as touched. */
  settleTouches(): void {
    const { phase, ply } = this.#host.state();
    if (phase !== 'playing' || this.#queue.length > 0 || this.#unmade) return;
    const held = this.#reader.heldAt(Math.round(this.#host.now()));
    for (const { square, at } of held) {
      const by = ply.position.turn;
      this.#submit({
        requested: (state) => (isFresh(state, by, square) ? { by, do: 'lift', square } : null),
        at,
      });
    }
  }

  /** These men were in the hand when the page went away, and are back: they were touched. */
  wereHeld(squares: readonly Square[]): void {
    const { position } = this.#host.state().ply;
    const at = this.#host.now();
    const touched = squares.map((square) => ({ square, at }));
    this.#tell({ before: position, move: null, acts: touchesOf(position, touched) }, position.turn);
    this.#pump();
  }

  /** The reading begins anew from the game as it stands. */
  restart(): void {
    // A press that waits for a hand that is read no more is taken as it is.
    const waiting = [...this.#presses];
    this.#queue = [];
    this.#unmade = null;
    this.#heldPress = null;
    const { position } = this.#host.state().ply;
    this.#reader.reset(position);
    this.#host.noted({ game: position.fen });
    this.#sleep();
    for (const { color } of waiting)
      if (this.#acting === 0) this.#submit(this.#pressOf(color, this.#host.now()));
  }

  /** The game has changed, by this hand or by another. */
  follow(state: GameState): void {
    if (this.#acting > 0) return;
    const { ply, act } = state;
    const unmade = this.#unmade;
    if (unmade?.move && ply.position.fen !== unmade.before?.fen) this.#unmade = null;
    else if (unmade?.move) {
      const placed = placedMove(act.placing);
      if (placed?.from === unmade.move.from && placed.to === unmade.move.to) return;
    }
    const [told] = this.#queue;
    const { fen } = told ? (told.before ?? ply.position) : this.#reader.told;
    if (this.#unmade || ply.position.fen !== fen) this.restart();
    else this.#pump();
  }

  close(): void {
    this.#wake?.();
    this.#held.close();
  }

  /** What a board says in one breath is read as one. */
  #stir(at: number): void {
    if (this.#stirred) return;
    this.#stirred = true;
    queueMicrotask(() => {
      this.#stirred = false;
      this.#reader.elapse(Math.round(at));
      this.#collect();
    });
  }

  #collect(): void {
    for (const reading of this.#reader.take()) this.#take(reading);
    this.#pump();
    this.#sleep();
  }

  /** The rest of a reading is waited for, but never beyond a flag (6.8): what stands then was placed before it. */
  #sleep(): void {
    this.#held.stirred();
    this.#wake?.();
    this.#wake = null;
    const { due } = this.#reader;
    if (due === null) return;
    const untilDue = due - this.#host.now();
    const untilFlag = (this.#host.untilFlag() ?? Number.POSITIVE_INFINITY) - BEFORE_FLAG_MS;
    const isCut = untilFlag < untilDue;
    // Browsers' timers come late and count whole milliseconds: the nearest is near enough to what is due.
    this.#wake = this.#host.after(Math.max(0, Math.round(isCut ? untilFlag : untilDue)), () => {
      this.#wake = null;
      const now = Math.round(this.#host.now());
      if (isCut && now < due) this.#host.noted({ flag: true });
      this.#reader.elapse(Math.max(due, now));
      this.#collect();
    });
  }

  #take(reading: Reading): void {
    switch (reading.kind) {
      case 'made': {
        const { before, move, touched, at, pressedAt, named } = reading;
        const by = before.turn;
        const pressed = pressedAt ?? this.#takeHeldPress(by);
        const acts = stepsOf(planOf(before, move, touched), before, touched, at);
        const words = { isHeard: named && (!this.#isSpoken || this.#isBehind) };
        acts.push(wordsAgain(before, move, at, words));
        if (pressed !== null) acts.push(this.#pressOf(by, pressed));
        this.#tell({ before, move, acts: untilRuled(acts, by), words }, by);
        break;
      }
      case 'placed':
      case 'promoting': {
        const { before, move, touched, at } = reading;
        const isPlaced = reading.kind === 'placed';
        const plan = isPlaced ? planOfMan(before.turn, move) : planOf(before, move, touched);
        this.#tell({ before, move: null, acts: stepsOf(plan, before, touched, at) }, before.turn);
        break;
      }
      case 'touched': {
        const { before, touched } = reading;
        this.#tell({ before, move: null, acts: touchesOf(before, touched) }, before.turn);
        break;
      }
      case 'press':
        if (reading.doubt) this.#doubt(reading.color, reading.doubt, reading.at);
        else this.#press(reading.color, reading.at);
        break;
      case 'unclear':
        this.#host.open({ kind: 'unclear', candidates: reading.candidates });
        break;
      case 'offered':
        this.#host.open({ kind: 'offered', move: reading.move });
        break;
      case 'chattering':
      case 'stuck':
      case 'settled':
        this.#host.contact(reading);
        break;
      case 'differs':
        this.#host.idle(null);
        break;
      case 'illegal':
    }
  }

  #takeHeldPress(color: Color): number | null {
    const held = this.#heldPress;
    this.#heldPress = null;
    return held?.color === color ? held.at : null;
  }

  #press(color: Color, at: number): void {
    this.#queue.push({ before: null, move: null, acts: [this.#pressOf(color, at)] });
  }

  #doubt(color: Color, doubt: Doubt, at: number): void {
    this.#heldPress = { color, at };
    const press = this.#presses.find((other) => other.color === color);
    this.#presses = this.#presses.filter((other) => other !== press);
    press?.settle({ kind: 'done' });
    this.#host.open({ kind: 'doubt', by: press?.by ?? color, doubt, at });
  }

  /** Nobody moves for another on his own board (D.1). */
  #tell(told: Told, by: Color): void {
    if (this.#seat === null || this.#seat === by) this.#queue.push(told);
    else this.restart();
  }

  #pump(): void {
    while (this.#acting === 0) {
      const [told] = this.#queue;
      if (!told) return;
      const state = this.#host.state();
      if (told.before && told.before.fen !== state.ply.position.fen) return;
      this.#queue.shift();
      if (told.move) this.#unmade = told;
      for (const act of told.acts) this.#submit(act);
    }
  }

  #submit({ requested, at, settle }: Act): void {
    this.#acting += 1;
    void this.#host.submit(requested, Math.max(0, this.#host.now() - at)).then((outcome) => {
      this.#acting -= 1;
      settle?.(outcome);
      if (outcome.kind !== 'done' && !settle) this.#notTaken = outcome;
      if (this.#acting > 0) return;
      const notTaken = this.#notTaken;
      this.#notTaken = null;
      if (notTaken) this.restart();
      else this.follow(this.#host.state());
      if (this.#acting === 0) this.#host.idle(notTaken);
    });
  }
}
