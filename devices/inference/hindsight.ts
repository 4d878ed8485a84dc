/**
 * A trace read with hindsight, one half-move behind the hand: what is played next bears out what was played before. It
 * tells what all readings agree on, and asks when the next hand reaches for the board, or at the end.
 */
import type { Move } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Color } from '#rules/position/square.ts';
import { distinct, illegalMove } from './faulty.ts';
import { differences, foundAt, type HoleChange, isLift, occupancyOf } from './found.ts';
import type { Hand } from './hand.ts';
import {
  borneOut,
  close,
  type Line,
  matchesOf,
  pliesAfter,
  pressedFor,
  type ReadPly,
  reopen,
} from './line.ts';
import { atTheEnd, isSound } from './lines.ts';
import type { Telling } from './telling.ts';
import { EMPTY_LOG } from './touchLog.ts';
import { believed, type Understanding } from './words.ts';

/** Bytes that come so long after a press may still be those of its half-move. */
const LATE_MS = 1000;

/** A press with a man where no legal move puts him; late bytes may still carry him on. */
type PressedAstray = Readonly<{ move: Move; line: Line; at: number }>;

export class Hindsight implements Telling {
  readonly due = null;
  readonly #hand: Hand;
  /** So many half-moves more must be over before one is said. */
  #behind = 1;
  #askedAbout = 0;
  #pressedAstray: PressedAstray | null = null;

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  /** Time alone decides nothing: only what is played next does. */
  elapse(): void {}

  stirred(changes: readonly HoleChange[]): void {
    this.#judgeIllegal(changes);
  }

  changed(changes: readonly HoleChange[]): void {
    this.#askAboutLast();
    this.#hand.follow(changes);
    this.#settle();
  }

  pressed(color: Color): void {
    this.#hand.press(color);
    this.#settle();
    this.#pressedAstray = this.#findIllegal(color);
  }

  heard(understand: Understanding): void {
    this.#hand.hear(understand);
    if (this.#behind === 0) this.#conclude();
    else this.#settle();
  }

  lost(): void {
    this.#hand.distrust();
  }

  unchanged(): void {}

  reset(position: Position): void {
    this.#hand.reset(position);
    this.#askedAbout = 0;
  }

  /** The half-move that the board shows is the last. Only words may still follow. */
  finish(): void {
    this.#hand.quieten();
    this.#behind = 0;
    this.#conclude();
  }

  /** Every reading has the same player pressing, and no legal move on the board. */
  #findIllegal(color: Color): PressedAstray | null {
    const { lines, at } = this.#hand;
    const [line, ...others] = lines;
    if (!line || line.position.turn !== color || line.pressedAt !== at || line.log.lossy) return null;
    if (line.explained || line.doubt > 0 || others.some((other) => other.explained || other.ply !== line.ply))
      return null;
    const move = illegalMove(line, this.#hand.witnessed);
    return move && { move, line, at };
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
    if (undone && this.#hand.at - at < LATE_MS) return;
    this.#hand.lines = [
      { ...line, explained: true, log: EMPTY_LOG, said: null, pressedAt: null, lost: null },
    ];
    this.#settle(0);
    this.#hand.say({ kind: 'illegal', at, color: line.position.turn, move, undone });
  }

  #conclude(): void {
    const hand = this.#hand;
    const explained = hand.lines.filter((line) => line.explained).map(borneOut);
    const closed = explained.flatMap((line) => {
      const matches = line.shown.length > 0 || line.pressedAt === null ? line.shown : pressedFor(line);
      return matches.length > 0 ? matches.map((effect) => close(line, effect, line.shownSince)) : [line];
    });
    const sure = closed.filter((line) => line.doubt === 0);
    const last = sure.length > 0 ? sure : hand.lines.map(withoutUnproven);
    hand.lines = atTheEnd(believed(last, hand.settled), hand.moment);
    this.#settle();
    this.#askAboutLast();
    for (const line of hand.lines) if (line.log.lossy) this.#askAboutLoss(line);
  }

  /** The end came with a man in the hand or on a square whose reports were lost: only words can tell. */
  #askAboutLoss(line: Line): void {
    const { at, settled } = this.#hand;
    const number = (line.ply?.number ?? 0) + 1;
    const candidates = matchesOf(line).map((effect) => effect.move);
    if (settled < number - 1 || candidates.length === 0 || this.#askedAbout >= number) return;
    this.#askedAbout = number;
    this.#hand.say({ kind: 'unclear', at, before: line.position, candidates });
  }

  /** Says what all readings agree on. */
  #settle(behind = this.#behind): void {
    while (!this.#hand.isOverrun) {
      const open = this.#openPlies();
      const [first] = open?.[0] ?? [];
      if (!open || !first || open.some((plies) => plies.length <= behind)) return;
      if (movesOf(open).length > 1) return;
      this.#hand.tell(first);
    }
  }

  /** The next hand reaches for the board, and the half-move before it is still open: now is the time to ask. */
  #askAboutLast(): void {
    const hand = this.#hand;
    hand.lines = believed(hand.lines, hand.settled);
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
    hand.say({ kind: 'unclear', at: hand.at, before: first.before, candidates });
  }

  /** Whether this board can never tell these moves apart: one man's captures, one pawn's promotions, in pegs. */
  #lookAlike(before: Position, [first, ...others]: readonly Move[]): boolean {
    if (!first) return true;
    if (typeof foundAt(this.#hand.findings, first.to) === 'object') return false;
    const pegs = occupancyOf(before.after(first));
    return others.every((move) => differences(pegs, before.after(move)).length === 0);
  }

  /** The half-moves not yet said, as each reading has them; null while nothing explains the board. */
  #openPlies(): ReadPly[][] | null {
    const { lines, settled } = this.#hand;
    if (!lines.some(isSound) || lines.some((line) => line.doubt > 0)) return null;
    return lines.map((line) => pliesAfter(line, settled));
  }
}

/** A last half-move that no press and no reply bore out, on a board that nothing explains. */
function withoutUnproven(line: Line): Line {
  const { ply } = line;
  const unproven = ply && ply.pressedAt === null;
  return { ...(unproven ? (reopen(line) ?? line) : line), explained: true, doubt: 0 };
}

/** The different moves that the readings give for the first open half-move. */
function movesOf(open: readonly (readonly ReadPly[])[]): Move[] {
  return distinct(open.flatMap(([ply]) => (ply ? [ply.move] : [])));
}
