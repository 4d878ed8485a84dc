/**
 * Reading the hand: from holes, clock presses and words to half-moves, both players' in turn on one board. It keeps
 * every reading that fits and says what they agree on, so that a man that slides on, late bytes and a fast reply never
 * turn a move into another (hand.ts). At a live board what it says has settled and stands (liveTelling.ts); a trace is
 * read with hindsight, one half-move behind the hand (hindsight.ts). What nothing decides is said to be unclear. It is
 * pure: time arrives with what happens, or by `elapse`.
 */
import type { Move } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Color } from '#rules/position/square.ts';
import type { BoardEvent } from '../board.ts';
import { butForOneHole, distinct, doubtAt, illegalMove } from './faulty.ts';
import { type Findings, foundAt, type HoleChange } from './found.ts';
import { Hand, type HandTraits } from './hand.ts';
import { Hindsight } from './hindsight.ts';
import { matchesOf, pliesAfter } from './line.ts';
import { LiveTelling } from './liveTelling.ts';
import type { Doubt, Reading } from './reading.ts';
import { firstOpen } from './settling.ts';
import type { Telling } from './telling.ts';
import { TIMINGS } from './timing.ts';
import type { Touched } from './touches.ts';
import type { Understanding } from './words.ts';

/** `live`: what is said settles by the timing and stands. Otherwise everything is read with hindsight. */
export type ReaderOptions = Partial<HandTraits>;

export type UnmetPress = Readonly<{ before: Position; at: number; moved: Move | null; doubt: Doubt | null }>;

export class HandReader {
  readonly #hand: Hand;
  readonly #telling: Telling;
  #news: Readonly<{ changes: readonly HoleChange[]; lossy: boolean }> | null = null;

  constructor(position: Position, options: ReaderOptions = {}) {
    const { timing = TIMINGS.pegboard, live = false, checked = false } = options;
    this.#hand = new Hand(position, { timing, live, checked });
    this.#telling = live ? new LiveTelling(this.#hand) : new Hindsight(this.#hand);
  }

  /** The next thing read since the last call, oldest first. */
  take(): Reading[] {
    return this.#hand.take();
  }

  /** The holes as they are read: `unknown` where nothing is concluded from them. */
  get findings(): Findings {
    return this.#hand.findings;
  }

  /** The holes as the board has them, whether or not they show the game. */
  get sensed(): Findings {
    return this.#hand.sensed;
  }

  /** Whether some reading explains the board as it is. */
  get isExplained(): boolean {
    return this.#hand.isExplained;
  }

  /** Certain is what was told; likely is the one move that the board shows; open are those that it may show. */
  get underWay(): Readonly<{ before: Position; likely: Move | null; open: readonly Move[] }> | null {
    const { settled } = this.#hand;
    const lines = this.#hand.lines.filter((line) => line.explained && line.doubt === 0);
    const [line] = lines;
    if (!line) return null;
    const next = firstOpen(lines, settled);
    const plies = lines.flatMap((other) => pliesAfter(other, settled).slice(0, 1));
    const moves = next
      ? plies.map(({ move }) => move)
      : lines.flatMap((other) => matchesOf(other).map(({ move }) => move));
    const open = distinct(moves);
    const isShown = next !== null || lines.every(({ shown }) => shown.length > 0);
    return {
      before: next?.before ?? line.position,
      likely: (isShown && open.length === 1 && open[0]) || null,
      open,
    };
  }

  /** Men that are in the hand, by a lift too long for a brush, on a board that a legal move explains. */
  heldAt(at: number): readonly Touched[] {
    const { lines, settled, timing } = this.#hand;
    const [line, other] = lines.filter(({ explained }) => explained);
    if (!line || other || pliesAfter(line, settled).length > 0) return [];
    return this.#hand
      .touchesOf(line)
      .filter(
        (touch) => at - touch.at >= timing.shortestLiftMs || foundAt(this.findings, touch.square) !== 'empty',
      );
  }

  /** Whether a man was lifted since the last half-move, in some reading. */
  get hasLifted(): boolean {
    return this.#news !== null || this.#hand.lines.some(({ log }) => log.entries.length > 0);
  }

  /**
   * The clock was pressed, and no board that came after it shows a legal move; `moved`: one that is not legal (7.5.1). A
   * board that contradicts itself holds nothing against anybody: there is `doubt`.
   */
  get unmetPress(): UnmetPress | null {
    const { lines, sensed, witnessed } = this.#hand;
    const [line, ...others] = lines;
    if (!line || line.pressedAt === null || others.some(({ pressedAt }) => pressedAt === null)) return null;
    const { position, pressedAt: at } = line;
    const moved = others.length === 0 ? illegalMove(line, witnessed) : null;
    const doubt = moved ? null : doubtAt(lines, sensed);
    if (!doubt || doubt.candidates.length > 0) return { before: position, at, moved, doubt };
    const candidates = butForOneHole(line, sensed).map(({ move }) => move);
    return { before: position, at, moved, doubt: { ...doubt, candidates } };
  }

  /** The position after everything that was told. */
  get told(): Position {
    return this.#hand.told;
  }

  /** When something will be decided if nothing more happens; null: never. */
  get due(): number | null {
    return this.#telling.due;
  }

  /** The game stands so, whatever was read: by a ruling, or by the other board. Holes that differ are to be put right. */
  reset(position: Position): void {
    this.#news = null;
    this.#telling.reset(position);
  }

  /** The line to the board was down: what it shows next nobody saw happen. */
  lost(): void {
    this.#telling.lost();
  }

  /**
   * What a board reports at once is one change, in whatever order it says it. It is read when more comes. The holes
   * that changed are for the fingers: what they mean is told when it has settled.
   */
  board(event: BoardEvent): readonly HoleChange[] {
    if (event.at !== this.#hand.at) this.#passUntil(event.at);
    const { changes, felt, notices, lossy } = this.#hand.sense(event);
    const news = this.#news ?? { changes: [], lossy: false };
    if (changes.length + notices.length > 0 || lossy || this.#news)
      this.#news = { changes: [...news.changes, ...changes], lossy: news.lossy || lossy };
    const isFull = event.kind === 'occupancy' || event.kind === 'pieces';
    if (isFull && !this.#news) this.#telling.unchanged();
    return felt;
  }

  /** Time passed, and nothing else. */
  elapse(at: number): void {
    this.#passUntil(at);
    this.#hand.at = Math.max(this.#hand.at, at);
  }

  /** 4.2.1: between "I adjust" and its end nothing is a touch or a move. */
  adjust(on: boolean, at: number): void {
    this.#comeTo(at);
    if (on) this.#hand.beginAdjusting();
    else this.#changed(this.#hand.adjusting.end(this.findings));
  }

  press(color: Color, at: number): void {
    this.#comeTo(at);
    const held = this.#hand.adjusting.pressed(color);
    if (held.length > 0) this.#changed(held);
    this.#telling.pressed(color);
  }

  words(understand: Understanding, at: number): void {
    this.#comeTo(at);
    this.#telling.heard(understand);
  }

  /** No more will come: the half-move that the board shows is the last. Only words may still follow. */
  finish(): void {
    this.#catchUp();
    this.#telling.finish();
  }

  #comeTo(at: number): void {
    this.#passUntil(at);
    this.#hand.at = at;
  }

  /** What was due when the next thing happens comes before it: whoever was faster by less than a millisecond. */
  #passUntil(at: number): void {
    this.#catchUp();
    this.#telling.elapse(at);
  }

  #catchUp(): void {
    const news = this.#news;
    if (!news) return;
    this.#news = null;
    if (news.lossy) this.#hand.distrust();
    this.#telling.stirred(news.changes);
    this.#changed(this.#hand.adjusting.pass(news.changes, this.findings));
  }

  #changed(changes: readonly HoleChange[] | null): void {
    if (changes) this.#telling.changed(changes);
  }
}
