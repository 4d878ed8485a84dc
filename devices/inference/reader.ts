/**
 * Reading the hand: from holes, clock presses and words to half-moves, both players' in turn on one board. It keeps
 * every reading that fits and says what they agree on, one half-move behind the hand, so that a man that slides on,
 * late bytes and a fast reply never turn a move into another. What nothing decides is said to be unclear.
 */
import { type Move, makeUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Color, Square } from '#rules/position/square.ts';
import type { BoardEvent } from '../board.ts';
import { Adjusting } from './adjusting.ts';
import { among, effectsOf } from './effects.ts';
import { differences, type HoleChange, occupancyOf } from './found.ts';
import { type HoleNotice, Holes } from './holes.ts';
import {
  close,
  firstLine,
  follow,
  type Line,
  leap,
  look,
  matching,
  narrow,
  type Ply,
  pliesAfter,
  reopen,
} from './line.ts';
import { touchedSquares } from './touchLog.ts';

/** The legal moves of a position that some words fit. Words are understood outside devices/. */
export type Understanding = (position: Position) => readonly Move[];

export type MadeReading = Readonly<{
  kind: 'made';
  at: number;
  before: Position;
  move: Move;
  /** 4.3, D.2.2: the men lifted for it, in order. */
  touched: readonly Square[];
  pressedAt: number | null;
}>;

export type Reading =
  | MadeReading
  /** Neither the board nor the words decide between these. `made` may follow when words do. */
  | Readonly<{ kind: 'unclear'; at: number; before: Position; candidates: readonly Move[] }>
  | HoleNotice;

/** More readings than this at once are no reading: nothing is said until words or the board leave fewer. */
const MOST_LINES = 64;

/** Castling changes four holes. */
const MOST_HOLES_OF_TWO_MOVES = 8;

export class HandReader {
  readonly #holes: Holes;
  readonly #adjusting = new Adjusting();
  #lines: readonly Line[];
  #settled = 0;
  #askedAbout = 0;
  #overrun = false;
  #at = 0;
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

  board(event: BoardEvent): void {
    this.#at = event.at;
    const { changes, notices, lossy } = this.#holes.read(event);
    this.#readings.push(...notices);
    if (lossy) this.#lines = this.#lines.map((line) => ({ ...line, log: { ...line.log, lossy } }));
    if (changes.length === 0 || this.#adjusting.absorbs(changes, this.#holes.findings)) return;
    this.#step(changes, event.at);
    this.#settle();
  }

  /** 4.2.1: between "I adjust" and its end nothing is a touch or a move. */
  adjust(on: boolean, at: number): void {
    this.#at = at;
    if (on) this.#adjusting.begin(this.#holes.findings);
    else this.#adjusting.end(this.#holes.findings);
  }

  press(color: Color, at: number): void {
    this.#at = at;
    this.#adjusting.abandon();
    const pressed = this.#lines.flatMap((line) => this.#pressed(line, color, at));
    if (pressed.length > 0) this.#lines = distinct(pressed);
    this.#freeStuckHole();
    this.#settle();
  }

  words(understand: Understanding, at: number): void {
    this.#at = at;
    if (this.#wordsSettle(understand)) {
      this.#settle();
      return;
    }
    this.#lines = this.#lines.flatMap((line) => {
      const said = understand(line.position);
      if (said.length === 0 || nameLast(line, understand)) return [line];
      return this.#closedIfPressed(look({ ...line, said }, this.#holes.findings, at));
    });
    this.#freeStuckHole();
    this.#settle();
  }

  /** No more will come: the half-move that the board shows is the last. */
  finish(): void {
    const explained = this.#lines.filter((line) => line.explained);
    const closed = explained.flatMap((line) => {
      const matches = line.shown.length > 0 || line.pressedAt === null ? line.shown : this.#matches(line);
      return matches.length > 0 ? matches.map((effect) => close(line, effect, line.shownSince)) : [line];
    });
    const sure = closed.filter((line) => line.doubt === 0);
    this.#lines = sure.length > 0 ? sure : this.#lines.map(withoutUnproven);
    this.#settle(1);
  }

  #step(changes: readonly HoleChange[], at: number): void {
    const { findings } = this.#holes;
    const next = this.#lines.flatMap((line) => [
      follow(line, findings, changes, at),
      ...line.shown.map((effect) => follow(close(line, effect, line.shownSince), findings, changes, at)),
    ]);
    const lost = next.some(isSound) ? [] : next.filter((line) => !line.explained);
    this.#lines = this.#keep([...next, ...lost.flatMap((line) => this.#leaps(line))]);
    this.#lines = this.#lines.flatMap((line) => this.#closedIfPressed(line));
  }

  /** The explained lines with the least doubt, and beside doubtful ones those that may yet be explained again. */
  #keep(lines: readonly Line[]): readonly Line[] {
    const explained = lines.filter((line) => line.explained);
    const doubt = Math.min(...explained.map((line) => line.doubt));
    const kept = distinct(
      lines.filter((line) => (line.explained ? line.doubt === doubt : line.doubt < doubt)),
    );
    this.#overrun ||= kept.length > MOST_LINES;
    return kept.slice(0, MOST_LINES);
  }

  /** A board that nothing explains: moves that were never seen whole, or a last one that was not over. */
  #leaps(line: Line): Line[] {
    const { findings } = this.#holes;
    if (line.doubt > 1 || differences(findings, line.position).length > MOST_HOLES_OF_TWO_MOVES) return [];
    const forward = effectsOf(line.position).map((effect) => leap(line, effect, this.#at));
    const back = line.ply && line.ply.number > this.#settled ? reopen(line) : null;
    return [...forward, ...(back ? [back] : [])]
      .map((other) => look(other, findings, this.#at))
      .filter((other) => other.explained);
  }

  #matches(line: Line) {
    return narrow(line, matching(line, this.#holes.findings));
  }

  #pressed(line: Line, color: Color, at: number): Line[] {
    const { findings } = this.#holes;
    if (line.position.turn === color) {
      if (line.shown.length === 0) return [{ ...line, pressedAt: at }];
      return line.shown.map((effect) => look(close(line, effect, line.shownSince, at), findings, at));
    }
    if (line.ply && line.ply.pressedAt === null) return [{ ...line, ply: { ...line.ply, pressedAt: at } }];
    // The opponent pressed for a reply: then this half-move was over, though nobody saw it.
    const over = line.shown.length > 0 ? line.shown : this.#matches(line);
    const replied = over.flatMap((effect) => {
      const reply = look(close(line, effect, line.shownSince), findings, at);
      return reply.shown.map((answer) => look(close(reply, answer, reply.shownSince, at), findings, at));
    });
    return replied.length > 0 ? replied : [line];
  }

  /** Bytes that come after the press and show the board of that half-move still belong to it. */
  #closedIfPressed(line: Line): Line[] {
    if (line.pressedAt === null || line.shown.length === 0) return [line];
    return line.shown.map((effect) =>
      look(close(line, effect, line.shownSince), this.#holes.findings, this.#at),
    );
  }

  /** Words about a half-move that is over and still open between several: they decide it. */
  #wordsSettle(understand: Understanding): boolean {
    const open = this.#lines.map((line) => pliesAfter(line, this.#settled)[0]);
    const [first] = open;
    if (!first || new Set(open.map((ply) => ply && makeUci(ply.move))).size < 2) return false;
    const named = understand(first.before);
    const meant = this.#lines.filter((_, index) => {
      const ply = open[index];
      return ply !== undefined && among(named, ply.move);
    });
    const aboutNow = this.#lines.every((line) => {
      const said = understand(line.position);
      return line.shown.some((effect) => among(said, effect.move));
    });
    if (meant.length === 0 || aboutNow) return false;
    this.#lines = meant;
    return true;
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
    this.#lines = this.#closedIfPressed(look(line, this.#holes.findings, this.#at));
  }

  /** Says what all readings agree on, `behind` half-moves behind the hand. */
  #settle(behind = 2): void {
    while (!this.#overrun) {
      const plies = this.#lines
        .filter((line) => line.explained)
        .map((line) => pliesAfter(line, this.#settled));
      const [first] = plies.map((list) => list[0]);
      const isOver = plies.length > 0 && plies.every((list) => list.length >= behind);
      if (!first || !isOver || this.#lines.some((line) => line.doubt > 0)) return;
      const moves = new Map(plies.flatMap(([ply]) => (ply ? [[makeUci(ply.move), ply.move]] : [])));
      if (moves.size > 1) {
        this.#ask(first, [...moves.values()]);
        return;
      }
      this.#settled = first.number;
      this.#readings.push({
        kind: 'made',
        at: first.madeAt,
        before: first.before,
        move: first.move,
        touched: touchedSquares(first.log, first.before),
        pressedAt: first.pressedAt,
      });
    }
  }

  #ask(ply: Ply, candidates: readonly Move[]): void {
    if (this.#askedAbout >= ply.number) return;
    this.#askedAbout = ply.number;
    this.#readings.push({ kind: 'unclear', at: this.#at, before: ply.before, candidates });
  }
}

const isSound = (line: Line): boolean => line.explained && line.doubt === 0;

/** Words that come after the reply has begun, and name the move it replies to. */
function nameLast({ ply }: Line, understand: Understanding): boolean {
  if (!ply || ply.said || ply.pressedAt !== null) return false;
  return among(understand(ply.before), ply.move);
}

/** A last half-move that no press and no reply bore out, on a board that nothing explains. */
function withoutUnproven(line: Line): Line {
  const { ply } = line;
  const unproven = ply && ply.pressedAt === null;
  return { ...(unproven ? (reopen(line) ?? line) : line), explained: true, doubt: 0 };
}

function distinct(lines: readonly Line[]): Line[] {
  const known = new Map<string, Line>();
  for (const line of lines) {
    const moves = pliesAfter(line, (line.ply?.number ?? 0) - 6).map((ply) => makeUci(ply.move));
    const key = `${line.ply?.number ?? 0} ${moves.join(' ')} ${line.doubt}`;
    if (!known.has(key)) known.set(key, line);
  }
  return [...known.values()];
}
