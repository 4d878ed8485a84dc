/**
 * A game on the screen: the board's pegs, the text field and the buttons lead to the session; what it brings is
 * said and heard. It decides no law: it passes acts on and words back.
 */
import type { BoardEvent } from '#devices/board.ts';
import type { AlertKind, Question } from '#rules/game/command.ts';
import { type GameState, isUncompleted, onMove } from '#rules/game/state.ts';
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
import type { Said } from '#speech/phrases/said.ts';
import type { Sound } from '#speech/sounds/earcons.ts';
import type { PlayedBoard } from '../board/playedBoard.ts';
import { saidText, type TextKey } from '../i18n/text.ts';
import type { LogFault } from '../journal/eventLog.ts';
import { Observable } from '../shared/observable.ts';
import { type Settings, wordsOf } from '../shared/settings.ts';
import { filledHoles, menInHand } from './men.ts';
import { narrate } from './narrate.ts';
import { pegActs } from './placing.ts';
import type { Change, Outcome, Requested, Session } from './session.ts';

export type OpenGameOptions = Readonly<{
  session: Session;
  announcer: Announcer;
  settings: Observable<Settings>;
  play: (sound: Sound) => void;
  openBoard: (filled: ReadonlySet<Square>, listener: (event: BoardEvent) => void) => Promise<PlayedBoard>;
}>;

const FAULT_TEXTS: Readonly<Record<LogFault, TextKey>> = {
  'disk-full': 'error.diskFull',
  unavailable: 'error.unavailable',
  stale: 'error.stale',
};

export class OpenGame {
  readonly session: Session;
  /** The game as it is on the disk, for screens. */
  readonly state: Observable<GameState>;
  readonly #announcer: Announcer;
  readonly #settings: Observable<Settings>;
  readonly #play: (sound: Sound) => void;
  #board: PlayedBoard | null = null;
  /** The piece that is being inserted for a pawn: boards feel only that a peg came. */
  #promoting: Readonly<{ square: Square; piece: PromotionRole }> | null = null;
  /** Acts of the hand that are not yet in the log, and whether one of them was not taken. */
  #acting = 0;
  #differs = false;

  private constructor({ session, announcer, settings, play }: OpenGameOptions) {
    this.session = session;
    this.state = new Observable(session.state);
    this.#announcer = announcer;
    this.#settings = settings;
    this.#play = play;
    session.subscribe((change) => this.#happened(change));
  }

  static async open(options: OpenGameOptions): Promise<OpenGame> {
    const game = new OpenGame(options);
    game.#board = await options.openBoard(filledHoles(options.session.state), (event) =>
      game.#onBoard(event),
    );
    return game;
  }

  async close(): Promise<void> {
    this.session.close();
    await this.#board?.close();
  }

  /** Enter on a hole: its peg is lifted, or the peg in hand is inserted. Two separate acts (D.2.2). */
  touch(square: Square, piece?: PromotionRole): void {
    const board = this.#board;
    if (!board) return;
    if (board.isFilled(square)) board.lift(square);
    else {
      this.#promoting = piece ? { square, piece } : null;
      board.insert(square);
    }
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
      if (act.do === 'lift') this.#board?.lift(act.square);
      else {
        this.#promoting = act.piece ? { square: act.square, piece: act.piece } : null;
        this.#board?.insert(act.square);
      }
    }
  }

  announce(text: string, move: Move): void {
    void this.submit((state) => ({ by: onMove(state), do: 'announce', text, move: makeUci(move) }));
  }

  ask(what: Question): void {
    void this.submit({ by: this.#settings.value.color, do: 'ask', what });
  }

  press(): void {
    void this.submit((state) => ({ by: actor(state), do: 'press' }));
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
    if (outcome.kind === 'refused') this.refuse(outcome.code, outcome.article);
    if (outcome.kind === 'not-written') this.#complain(saidText(this.#language, FAULT_TEXTS[outcome.fault]));
    return outcome;
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

  #onBoard(event: BoardEvent): void {
    if (event.kind !== 'lifted' && event.kind !== 'inserted') return;
    const { square } = event;
    const piece = this.#promoting?.square === square ? this.#promoting.piece : undefined;
    this.#promoting = null;
    const acted = this.submit((state) =>
      event.kind === 'lifted'
        ? { by: onMove(state), do: 'lift', square }
        : { by: onMove(state), do: 'insert', square, ...(piece && { piece }) },
    );
    this.#acting += 1;
    void acted.then(({ kind }) => {
      this.#acting -= 1;
      if (kind !== 'done') this.#differs = true;
      if (this.#acting > 0 || !this.#differs) return;
      // What the game did not take is undone on the board, so that both show the same.
      this.#differs = false;
      this.#board?.setUp(filledHoles(this.session.state));
    });
  }

  #happened(change: Change): void {
    const { state, events } = change;
    for (const message of narrate(change, wordsOf(this.#settings.value))) this.#announcer.say(message);
    for (const { event } of events) {
      const sound = SOUND_OF[event];
      if (sound) this.#play(sound);
      if (SETS_UP.has(event)) this.#board?.setUp(filledHoles(state));
    }
    this.state.set(state);
  }
}

const SOUND_OF: Readonly<Partial<Record<string, Sound>>> = {
  lifted: 'lift',
  inserted: 'insert',
  pressed: 'press',
};

/** After these the pegs are put so by the arbiter; on a virtual board nobody else can. */
const SETS_UP: ReadonlySet<string> = new Set(['restored', 'boards-as-ruled', 'promoted', 'restarted']);

/** Who acts at this one board: the player whose clock runs; without a clock, who has moved and not yet finished. */
export function actor(state: GameState): Color {
  if (state.clock?.running) return state.clock.running;
  const { ply } = state;
  return ply.side && isUncompleted(state, ply) ? ply.side : onMove(state);
}
