import type { Position } from '#rules/position/position.ts';
import { type Color, opposite, type Square, squareAt } from '#rules/position/square.ts';
import type { BoardEvent } from '../board.ts';
import { Adjusting } from './adjusting.ts';
import { afterEffect, among } from './effects.ts';
import { differences, type Findings, type HoleChange, isLift, occupancyOf } from './found.ts';
import { heed, isForReply, mayBeUnmade, withoutContact, withWordsOfLast } from './heeding.ts';
import { FLICKER_WINDOW_MS, type HoleReport, Holes } from './holes.ts';
import {
  borneOut,
  close,
  closeByTouch,
  closedIfPressed,
  distrusted,
  firstLine,
  follow,
  goingOn,
  type Line,
  leap,
  look,
  pliesAfter,
  pressed,
  type ReadPly,
} from './line.ts';
import { distinctLines, isSound, keptOf, leapsOf, type Moment } from './lines.ts';
import type { Reading } from './reading.ts';
import { hasRested } from './settling.ts';
import type { HandTiming } from './timing.ts';
import { type Touched, touchesOf } from './touches.ts';
import { isBounce } from './touchLog.ts';
import { decidedByWords, told, type Understanding } from './words.ts';

/** More readings than this at once are no reading: nothing is said until words or the board leave fewer. */
const MOST_LINES = 64;

/** `live`: what is told stands. `checked`: the board's reports carry a check sum. */
export type HandTraits = Readonly<{ timing: HandTiming; live: boolean; checked: boolean }>;

export class Hand {
  readonly timing: HandTiming;
  readonly adjusting = new Adjusting();
  /** Every reading that fits, or may yet fit again. */
  lines: readonly Line[];
  /** The time of what happened last. */
  at = 0;
  readonly #live: boolean;
  readonly #checked: boolean;
  readonly #holes: Holes;
  /** Contacts that were named as chattering or stuck, and until when: what they said by then is no touch. */
  readonly #faultyUntil = new Map<Square, number>();
  #start: Position;
  #settled = 0;
  #overrun = false;
  #steps = 0;
  #readings: Reading[] = [];

  constructor(position: Position, { timing, live, checked }: HandTraits) {
    this.timing = timing;
    this.#live = live;
    this.#checked = checked;
    this.#start = position;
    this.#holes = new Holes(occupancyOf(position));
    this.lines = [firstLine(position, live)];
    this.#seen = [...this.findings];
  }

  /** The holes as they are read: `unknown` where nothing is concluded from them. */
  get findings(): Findings {
    return this.#holes.findings;
  }

  /** What the holes are that bear witness against somebody: a contact that was named lately does not. */
  get witnessed(): Findings {
    return this.findings.map((found, index) =>
      this.#isFaulty(squareAt(index), this.at) ? 'unknown' : found,
    );
  }

  /** The holes as the board has them, whether or not they show the game. */
  get sensed(): Findings {
    return this.#holes.sensed;
  }

  /** The number of the last half-move that was told. */
  get settled(): number {
    return this.#settled;
  }

  /** There were more readings than can be followed. */
  get isOverrun(): boolean {
    return this.#overrun;
  }

  /** Whether some reading explains the board as it is. */
  get isExplained(): boolean {
    return this.lines.some(({ explained }) => explained);
  }

  /** The position after everything that was told. */
  get told(): Position {
    const line = this.lines[0];
    const next = line && pliesAfter(line, this.#settled)[0];
    return next?.before ?? line?.position ?? this.#start;
  }

  get moment(): Moment {
    return {
      findings: this.findings,
      sensed: () => this.sensed,
      at: this.at,
      step: this.#steps,
      settled: this.#settled,
      live: this.#live,
      checked: this.#checked,
      restMs: this.timing.restMs,
      reactionMs: this.timing.reactionMs,
    };
  }

  touchesOf(line: Line): readonly Touched[] {
    return touchesOf(line.log, line.position, this.timing, line.ply).filter((touch) => this.#isSound(touch));
  }

  /** D.2.2: a contact that is known to fail bears witness against nobody. */
  #isSound({ square, at }: Touched): boolean {
    return !this.#isFaulty(square, at);
  }

  #isFaulty(square: Square, at: number): boolean {
    return at <= (this.#faultyUntil.get(square) ?? Number.NEGATIVE_INFINITY);
  }

  /** The holes as they were read when they last changed. */
  #seen: Findings;

  /** What was said since the last call, oldest first. */
  take(): Reading[] {
    const readings = this.#readings;
    this.#readings = [];
    return readings;
  }

  say(...readings: readonly Reading[]): void {
    this.#readings.push(...readings);
  }

  /** The game stands so, whatever was read. Holes that differ are to be put right. */
  reset(position: Position): void {
    this.adjusting.abandon();
    this.#holes.expect(position);
    this.#start = position;
    this.lines = [firstLine(position, this.#live)];
    this.#settled = 0;
    this.#overrun = false;
    this.#seen = [...this.findings];
  }

  /** The game goes on while men are missing: their holes count for nothing until they are back. */
  leaveAstray(): void {
    this.#holes.expect(this.told);
    this.lines = this.lines.map((line) => look(line, this.findings, this.at));
  }

  /** Reports are missing. */
  distrust(): void {
    this.lines = this.lines.map(distrusted);
  }

  /** Reports were missing, and the board shows what is read of it, with no man on his way: says whether it does. */
  trust(): boolean {
    const isWhole = ({ position, log }: Line): boolean =>
      log.entries.length === 0 && differences(this.findings, position).length === 0;
    if (!this.lines.every(isWhole)) return false;
    this.lines = this.lines.map((line) => ({ ...line, log: { ...line.log, lossy: false } }));
    return true;
  }

  sense(event: BoardEvent): HoleReport {
    this.at = event.at;
    const report = this.#holes.read(event);
    for (const { kind, square, at } of report.notices) {
      if (kind === 'stuck') continue;
      const isNamed = kind === 'chattering';
      this.#faultyUntil.set(square, isNamed ? Number.POSITIVE_INFINITY : at + FLICKER_WINDOW_MS);
      if (isNamed) this.lines = this.lines.flatMap((line) => withoutContact(line, square, this.moment));
    }
    this.say(...report.notices);
    return report;
  }

  /** No more will come: what was damaged, perhaps, is as it last read. */
  quieten(): void {
    const rest = this.#holes.rest();
    if (rest.length > 0) this.follow(rest);
    this.#heedWords(this.findings, ({ pressedAt }, mayArrive) => pressedAt !== null || !mayArrive);
  }

  /** This contact does not follow the men: it is named and masked. */
  nameStuck(square: Square, at: number): void {
    this.#faultyUntil.set(square, at);
    this.say(...this.#holes.mask(square, 'stuck', at));
  }

  /** 4.2.1: whoever adjusts may be the opponent, before his first touch. */
  beginAdjusting(): void {
    const positions = this.lines.flatMap(standing);
    const by = positions.map(({ turn }) => turn);
    // What has not settled at a live board the game has not heard of: for it the mover has the move still.
    const unsettled = this.#live ? this.lines.filter(({ shown }) => shown.length > 0) : [];
    this.adjusting.begin(positions, [...by, ...unsettled.map(({ position }) => position.turn)]);
    this.keep(
      this.lines.flatMap((line) => [
        line,
        ...line.shown.map((effect) => look(close(line, effect, line.shownSince), this.findings, this.at)),
      ]),
    );
  }

  /** `mayLeap`: moves that nobody saw whole may be found out. */
  follow(changes: readonly HoleChange[], mayLeap = true): void {
    const { at } = this;
    this.#steps += 1;
    const touched = changes.some(isLift);
    if (touched)
      this.#heedWords(this.#seen, ({ position, pressedAt }, mayArrive) => {
        const isReply = ({ square }: HoleChange) =>
          position.pieceAt(square)?.color === opposite(position.turn);
        return changes.filter(isLift).some(isReply) && (pressedAt !== null || !mayArrive);
      });
    const { findings } = this;
    const next = this.lines.flatMap((before) => {
      const line = this.#bearsOut(before) ? borneOut(before) : before;
      const followed = follow(line, findings, changes, at);
      if (!touched && followed.explained) return [followed];
      const over = line.shown.map((effect) => {
        const closed = touched
          ? closeByTouch(line, effect, this.moment)
          : leap(line, effect, line.shownSince);
        return follow(closed, findings, changes, at);
      });
      return [followed, ...over];
    });
    const isSeen = next.some(isSound) || !mayLeap;
    this.keep(isSeen ? next : [...next, ...leapsOf(next, this.moment)]);
    this.lines = this.lines.flatMap((line) => closedIfPressed(line, this.moment));
    this.#seen = [...findings];
  }

  /** What is told stands at a live board: there it takes what would settle by itself to bear out what nobody saw. */
  #bearsOut(line: Line): boolean {
    if (isBounce(line.shownSince, this.at)) return false;
    return !this.#live || line.shown.every((effect) => hasRested(line, effect, this.timing, this.at));
  }

  press(color: Color): void {
    this.#heedWords(this.findings, ({ position }, mayArrive) => position.turn === color && !mayArrive);
    const over = this.lines.flatMap((line) => pressed(line, color, this.moment));
    const next = over.length > 0 ? over : this.lines.flatMap((line) => goingOn(line, this.moment));
    this.keep(next.length > 0 ? next : this.lines);
  }

  /** Whether the words decided a half-move that was over and still open. */
  hear(understand: Understanding): boolean {
    const isStanding = ({ pressedAt }: Line, mayArrive: boolean) => pressedAt !== null && !mayArrive;
    this.lines = this.lines.map((line) => withWordsOfLast(line, understand, this.moment));
    this.#heedWords(
      this.findings,
      (line, mayArrive) => isForReply(line, this.lines, understand) || isStanding(line, mayArrive),
    );
    const decided = decidedByWords(this.lines, understand, this.moment);
    const heard = decided ?? this.lines.flatMap((line) => told(line, understand, this.moment));
    this.lines = distinctLines(heard, this.#settled);
    this.#heedWords(this.findings, isStanding);
    return decided !== null;
  }

  /**
   * Words name a move that the board shows but for one hole, and the half-move is over: that contact is named and masked,
   * whatever other move it makes of it. `isOver`; a man whom the words have on his way may arrive yet.
   */
  #heedWords(findings: Findings, isOver: (line: Line, mayArrive: boolean) => boolean): void {
    if (this.#live && this.lines.some(({ shown }) => shown.length === 0)) return; // what is told there takes its time
    const heeded = heed(this.lines, { ...this.moment, findings }, isOver);
    if (!heeded) return;
    this.nameStuck(heeded.square, this.at);
    this.lines = heeded.lines;
  }

  /** Of these readings, those that are worth following. */
  keep(lines: readonly Line[]): void {
    const kept = keptOf(lines, this.moment);
    this.#overrun ||= kept.length > MOST_LINES;
    this.lines = kept.slice(0, MOST_LINES);
  }

  tell(ply: ReadPly): void {
    this.#settled = ply.number;
    this.#holes.made(ply.after, [ply.move.from, ply.move.to]);
    this.say({
      kind: 'made',
      at: ply.madeAt,
      before: ply.before,
      move: ply.move,
      touched: this.#touchedFor(ply),
      announced: ply.said !== null,
      named: ply.said?.length === 1 && among(ply.said, ply.move),
      pressedAt: ply.pressedAt,
    });
  }

  /**
   * What left its hole after the man had arrived, or after the press, is of the next half-move or needed for this one; what
   * left before the half-move before was seen nobody can hold against him. 4.4.2: whether the rook was first nobody can tell
   * whose king was not seen to leave.
   */
  #touchedFor({ log, before, move, previous, seenAt, pressedAt, doubtedAt }: ReadPly): Touched[] {
    const until = Math.min(seenAt, pressedAt ?? seenAt, doubtedAt ?? seenAt);
    const touched = touchesOf(log, before, this.timing, previous).filter(
      (touch) =>
        (touch.square === move.from || touch.square === move.to || this.#isSound(touch)) &&
        touch.at <= until &&
        !(touch.square === previous?.move.to && mayBeUnmade(previous)) &&
        touch.at >= (previous?.seenAt ?? touch.at),
    );
    const side = before.castling(move);
    if (!side || touched.some((touch) => touch.square === move.from && this.#isSound(touch))) return touched;
    return touched.filter(({ square }) => square !== before.castlingSquares(side).rookFrom);
  }
}

/** The positions that a reading allows on the board while nobody touches it. */
function standing(line: Line): Position[] {
  return line.shown.length > 0
    ? line.shown.map((effect) => afterEffect(line.position, effect))
    : [line.position];
}
