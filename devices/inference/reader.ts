/**
 * Reading the hand: from holes, clock presses and words to half-moves, both players' in turn on one board. It keeps
 * every reading that fits and says what they agree on, one half-move behind the hand, so that a man that slides on,
 * late bytes and a fast reply never turn a move into another. What nothing decides is said to be unclear.
 */
import { type Move, sameMove } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Color, Square } from '#rules/position/square.ts';
import type { BoardEvent } from '../board.ts';
import { Adjusting } from './adjusting.ts';
import { afterEffect } from './effects.ts';
import { differences, foundAt, type HoleChange, isLift, manAstray, occupancyOf } from './found.ts';
import { type HoleNotice, Holes } from './holes.ts';
import {
  borneOut,
  close,
  closeByTouch,
  closedIfPressed,
  distrusted,
  firstLine,
  follow,
  type Line,
  leap,
  look,
  matchesOf,
  type Ply,
  pliesAfter,
  pressed,
  reopen,
} from './line.ts';
import { atTheEnd, isSound, keptOf, leapsOf, type Moment } from './lines.ts';
import { EMPTY_LOG, isBounce, touchedSquares } from './touchLog.ts';
import { believed, decidedByWords, told, type Understanding } from './words.ts';

export type MadeReading = Readonly<{
  kind: 'made';
  at: number;
  before: Position;
  move: Move;
  /** 4.3, D.2.2: the men lifted for it, in order. */
  touched: readonly Square[];
  /** Words were said about it. */
  announced: boolean;
  pressedAt: number | null;
}>;

/** 7.5.1: pressed with a man where no legal move puts him. `undone`: the player himself took him back. */
export type IllegalReading = Readonly<{
  kind: 'illegal';
  at: number;
  color: Color;
  move: Move;
  undone: boolean;
}>;

export type Reading =
  | MadeReading
  /** Neither the board nor the words decide between these. `made` may follow when words do. */
  | Readonly<{ kind: 'unclear'; at: number; before: Position; candidates: readonly Move[] }>
  | IllegalReading
  | HoleNotice;

/** More readings than this at once are no reading: nothing is said until words or the board leave fewer. */
const MOST_LINES = 64;

/** Bytes that come so long after a press may still be those of its half-move. */
const LATE_MS = 1000;

/** A press with a man where no legal move puts him; late bytes may still carry him on. */
type PressedAstray = Readonly<{ move: Move; line: Line; at: number }>;

export class HandReader {
  readonly #holes: Holes;
  readonly #adjusting = new Adjusting();
  #lines: readonly Line[];
  #settled = 0;
  #askedAbout = 0;
  #overrun = false;
  /** So many half-moves more must be over before one is said. */
  #behind = 1;
  #at = 0;
  #steps = 0;
  #pressedAstray: PressedAstray | null = null;
  #news: Readonly<{ changes: readonly HoleChange[]; lossy: boolean }> | null = null;
  #readings: Reading[] = [];

  constructor(position: Position) {
    this.#holes = new Holes(occupancyOf(position));
    this.#lines = [firstLine(position)];
  }

  /** The next thing read since the last call, oldest first. */
  take(): Reading[] {
    const readings = this.#readings;
    this.#readings = [];
    return readings;
  }

  /** The clock was pressed, and no board that came after it shows a legal move; `moved`: one that is not legal (7.5.1). */
  get unmetPress(): Readonly<{ color: Color; at: number; moved: Move | null }> | null {
    const [line, ...others] = this.#lines;
    if (!line || line.pressedAt === null || others.length > 0) return null;
    const { position, pressedAt: at } = line;
    return { color: position.turn, at, moved: manAstray(this.#holes.findings, position) };
  }

  /** What a board reports at once is one change, in whatever order it says it. It is read when more comes. */
  board(event: BoardEvent): void {
    if (event.at !== this.#at) this.#catchUp();
    this.#at = event.at;
    const { changes, notices, lossy } = this.#holes.read(event);
    this.#readings.push(...notices);
    const news = this.#news ?? { changes: [], lossy: false };
    if (changes.length + notices.length > 0 || lossy || this.#news)
      this.#news = { changes: [...news.changes, ...changes], lossy: news.lossy || lossy };
  }

  #catchUp(): void {
    const news = this.#news;
    if (!news) return;
    this.#news = null;
    if (news.lossy) this.#lines = this.#lines.map(distrusted);
    this.#judgeIllegal(news.changes);
    this.#follow(this.#adjusting.pass(news.changes, this.#holes.findings));
  }

  /** 4.2.1: between "I adjust" and its end nothing is a touch or a move. */
  adjust(on: boolean, at: number): void {
    this.#catchUp();
    this.#at = at;
    if (on) {
      this.#adjusting.begin(this.#lines.flatMap(standing));
      this.#lines = this.#keep(this.#lines.flatMap((line) => [line, ...this.#maybeOver(line)]));
    } else this.#follow(this.#adjusting.end(this.#holes.findings));
  }

  /** Whoever adjusts may be the opponent, before his first touch. */
  #maybeOver(line: Line): Line[] {
    return line.shown.map((effect) =>
      look(close(line, effect, line.shownSince), this.#holes.findings, this.#at),
    );
  }

  press(color: Color, at: number): void {
    this.#catchUp();
    this.#at = at;
    const held = this.#adjusting.abandon();
    if (held.length > 0) this.#follow(held);
    this.#lines = this.#keep(this.#lines.flatMap((line) => pressed(line, color, this.#moment)));
    this.#freeStuckHole();
    this.#settle();
    this.#pressedAstray = this.#findIllegal(color);
  }

  /** Every reading has the same player pressing, and no legal move on the board. */
  #findIllegal(color: Color): PressedAstray | null {
    const [line, ...others] = this.#lines;
    if (!line || line.position.turn !== color || line.pressedAt !== this.#at || line.log.lossy) return null;
    if (line.explained || line.doubt > 0 || others.some((other) => other.explained || other.ply !== line.ply))
      return null;
    const move = manAstray(this.#holes.findings, line.position);
    return move && { move, line, at: this.#at };
  }

  /** The man is taken away again, or the opponent replies: either shows that the move was left there. */
  #judgeIllegal(changes: readonly HoleChange[]): void {
    const astray = this.#pressedAstray;
    if (!astray) return;
    const { move, line, at } = astray;
    const lifted = changes.filter(isLift).map(({ square }) => square);
    const undone = lifted.includes(move.to);
    const replied = lifted.some((square) => line.position.pieceAt(square)?.color !== line.position.turn);
    if (!undone && !replied) return;
    this.#pressedAstray = null;
    if (undone && this.#at - at < LATE_MS) return;
    this.#lines = [{ ...line, explained: true, log: EMPTY_LOG, said: null, pressedAt: null, lost: null }];
    this.#settle(0);
    this.#readings.push({ kind: 'illegal', at, color: line.position.turn, move, undone });
  }

  words(understand: Understanding, at: number): void {
    this.#catchUp();
    this.#at = at;
    const decided = decidedByWords(this.#lines, understand, this.#settled);
    this.#lines = decided ?? this.#lines.flatMap((line) => told(line, understand, this.#moment));
    if (!decided) this.#freeStuckHole();
    if (this.#behind === 0) this.#conclude();
    else this.#settle();
  }

  /** No more will come: the half-move that the board shows is the last. Only words may still follow. */
  finish(): void {
    this.#catchUp();
    const rest = this.#holes.rest(this.#at);
    if (rest.length > 0) this.#step(rest);
    this.#behind = 0;
    this.#conclude();
  }

  #conclude(): void {
    const explained = this.#lines.filter((line) => line.explained).map(borneOut);
    const closed = explained.flatMap((line) => {
      const matches = line.shown.length > 0 || line.pressedAt === null ? line.shown : matchesOf(line);
      return matches.length > 0 ? matches.map((effect) => close(line, effect, line.shownSince)) : [line];
    });
    const sure = closed.filter((line) => line.doubt === 0);
    const last = sure.length > 0 ? sure : this.#lines.map(withoutUnproven);
    this.#lines = atTheEnd(believed(last, this.#settled), this.#moment);
    this.#settle();
    this.#askAboutLast();
    for (const line of this.#lines) if (line.log.lossy) this.#askAboutLoss(line);
  }

  /** The end came with a man in the hand or on a square whose reports were lost: only words can tell. */
  #askAboutLoss(line: Line): void {
    const number = (line.ply?.number ?? 0) + 1;
    const candidates = matchesOf(line).map((effect) => effect.move);
    if (this.#settled < number - 1 || candidates.length === 0 || this.#askedAbout >= number) return;
    this.#askedAbout = number;
    this.#readings.push({ kind: 'unclear', at: this.#at, before: line.position, candidates });
  }

  #follow(changes: readonly HoleChange[] | null): void {
    if (!changes) return;
    this.#askAboutLast();
    this.#step(changes);
    this.#settle();
  }

  #step(changes: readonly HoleChange[]): void {
    const at = this.#at;
    const { findings } = this.#holes;
    this.#steps += 1;
    const touched = changes.some(isLift);
    const next = this.#lines.flatMap((before) => {
      const line = isBounce(before.shownSince, at) ? before : borneOut(before);
      const followed = follow(line, findings, changes, at);
      if (!touched && followed.explained) return [followed];
      const over = line.shown.map((effect) => {
        const closed = touched ? closeByTouch(line, effect, at) : leap(line, effect, line.shownSince);
        return follow(closed, findings, changes, at);
      });
      return [followed, ...over];
    });
    const found = next.some(isSound) ? next : [...next, ...leapsOf(next, this.#moment)];
    this.#lines = this.#keep(found);
    this.#lines = this.#lines.flatMap((line) => closedIfPressed(line, this.#moment));
  }

  #keep(lines: readonly Line[]): readonly Line[] {
    const kept = keptOf(lines, this.#moment);
    this.#overrun ||= kept.length > MOST_LINES;
    return kept.slice(0, MOST_LINES);
  }

  get #moment(): Moment {
    return { findings: this.#holes.findings, at: this.#at, step: this.#steps, settled: this.#settled };
  }

  /**
   * The words name a move, the clock was pressed, and the board shows it but for the hole the man came from: that
   * contact is stuck. It is named and masked, and play goes on.
   */
  #freeStuckHole(): void {
    const [line, other] = this.#lines;
    if (!line || other || line.explained || line.pressedAt === null || line.said?.length !== 1) return;
    const [move] = line.said;
    if (!move) return;
    const wrong = differences(this.#holes.findings, line.position.after(move));
    if (wrong.length !== 1 || wrong[0] !== move.from) return;
    this.#readings.push(...this.#holes.mask(move.from, 'stuck', this.#at));
    this.#lines = closedIfPressed(look(line, this.#holes.findings, this.#at), this.#moment);
  }

  /** Says what all readings agree on. */
  #settle(behind = this.#behind): void {
    while (!this.#overrun) {
      const open = this.#openPlies();
      const [first] = open?.[0] ?? [];
      if (!open || !first || open.some((plies) => plies.length <= behind)) return;
      if (movesOf(open).length > 1) return;
      this.#settled = first.number;
      this.#readings.push({
        kind: 'made',
        at: first.madeAt,
        before: first.before,
        move: first.move,
        touched: touchedSquares(first.log, first.before),
        announced: first.said !== null,
        pressedAt: first.pressedAt,
      });
    }
  }

  /** The next hand reaches for the board, and the half-move before it is still open: now is the time to ask. */
  #askAboutLast(): void {
    this.#lines = believed(this.#lines, this.#settled);
    const open = this.#openPlies();
    const first = open?.find((plies) => plies.length > 0)?.[0];
    if (!open || !first) return;
    // A reading that has men in the hand still may yet prove right, unless no more will come.
    const isUnmade = open.some((plies) => plies.length === 0);
    if (isUnmade && this.#behind > 0) return;
    const candidates = movesOf(open);
    if ((candidates.length < 2 && !isUnmade) || this.#askedAbout >= first.number) return;
    // Readings that differ in what the holes will show need no words but time.
    if (this.#behind > 0 && !this.#lookAlike(first.before, candidates)) return;
    this.#askedAbout = first.number;
    this.#readings.push({ kind: 'unclear', at: this.#at, before: first.before, candidates });
  }

  /** Whether this board can never tell these moves apart: one man's captures, one pawn's promotions, in pegs. */
  #lookAlike(before: Position, [first, ...others]: readonly Move[]): boolean {
    if (!first) return true;
    if (typeof foundAt(this.#holes.findings, first.to) === 'object') return false;
    const pegs = occupancyOf(before.after(first));
    return others.every((move) => differences(pegs, before.after(move)).length === 0);
  }

  /** The half-moves not yet said, as each reading has them; null while nothing explains the board. */
  #openPlies(): Ply[][] | null {
    if (!this.#lines.some(isSound) || this.#lines.some((line) => line.doubt > 0)) return null;
    return this.#lines.map((line) => pliesAfter(line, this.#settled));
  }
}

/** A last half-move that no press and no reply bore out, on a board that nothing explains. */
function withoutUnproven(line: Line): Line {
  const { ply } = line;
  const unproven = ply && ply.pressedAt === null;
  return { ...(unproven ? (reopen(line) ?? line) : line), explained: true, doubt: 0 };
}

/** The positions that a reading allows on the board while nobody touches it. */
function standing(line: Line): Position[] {
  return line.shown.length > 0
    ? line.shown.map((effect) => afterEffect(line.position, effect))
    : [line.position];
}

/** The different moves that the readings give for the first open half-move. */
function movesOf(open: readonly (readonly Ply[])[]): Move[] {
  const moves = open.flatMap(([ply]) => (ply ? [ply.move] : []));
  return moves.filter((move, index) => moves.findIndex((other) => sameMove(other, move)) === index);
}
