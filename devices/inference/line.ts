/**
 * One reading of what has been played: the half-moves so far and the one under way. Several readings can fit the
 * same board; hand.ts keeps them until the board, the clock or the words leave one.
 */
import type { Move } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Color } from '#rules/position/square.ts';
import { afterEffect, among, type Effect, effectsOf, isOnItsWay, isShown } from './effects.ts';
import { differences, type Findings, foundAt, type HoleChange } from './found.ts';
import { isBrushed, isDenied, isOutdone, narrow, proven } from './proven.ts';
import {
  afterArrival,
  append,
  astraySince,
  EMPTY_LOG,
  isBounce,
  liftedAt,
  mayHaveArrived,
  mayHaveEntered,
  type TouchLog,
} from './touchLog.ts';
import type { Understanding } from './words.ts';

export type ReadPly = Readonly<{
  previous: ReadPly | null;
  number: number;
  before: Position;
  after: Position;
  move: Move;
  /** When the board, or the words that settled it, first showed the move; a press before that is after it (D.2.4). */
  seenAt: number;
  madeAt: number;
  pressedAt: number | null;
  /** The clock was pressed for it before the board showed it: what left its hole since is the opponent's act. */
  doubtedAt: number | null;
  /** The legal moves that the words about it fit; null if nothing was said. */
  said: readonly Move[] | null;
  log: TouchLog;
}>;

export type Line = Readonly<{
  ply: ReadPly | null;
  /** The position before the half-move under way. */
  position: Position;
  log: TouchLog;
  /** The legal moves that the last words fit; null before any. */
  said: readonly Move[] | null;
  /** The clock was pressed before the board showed a move: its bytes are late. */
  pressedAt: number | null;
  /** The clock was pressed, and the board did not show for what: whatever victim leaves its hole now is the opponent's act. */
  doubtedAt: number | null;
  /** The board shows the position, or a legal move on its way or complete. */
  explained: boolean;
  /** While nothing explains the board: when that began, and how far the other readings had come then. */
  lost: Readonly<{ since: number; reached: number }> | null;
  /** Every legal move after which the board would look as it last did: what the absolute state alone can say. */
  possible: readonly Effect[];
  /** Those of them that are seen complete, as far as log and words narrow them. */
  shown: readonly Effect[];
  shownSince: number;
  /** How many half-moves of this reading were never seen whole and wait to be borne out. */
  doubt: number;
  /** How many announcements fit neither the half-move under way nor the one before it. */
  unheard: number;
  /** Words after its press that do not fit this half-move: they are the opponent's, for his reply. */
  ahead: Understanding | null;
  /** What is read stands; otherwise what comes after it may bear out another reading. */
  live: boolean;
}>;

/**
 * The board, and when it is looked at. `checked`: no byte of it can be wrong unnoticed, so that a blink is a contact's. At
 * a `live` board it is taken for one too: a damaged line that shows just a possible victim, while a man is out for whom
 * nothing else is found at the press, is far less likely than a hand that swaps two men between two looks.
 */
type Sight = Readonly<{
  findings: Findings;
  at: number;
  checked: boolean;
  live: boolean;
  restMs: number;
  /** The last half-move that was told. */
  settled: number;
}>;

export function firstLine(position: Position, live: boolean): Line {
  return {
    ply: null,
    position,
    log: EMPTY_LOG,
    said: null,
    pressedAt: null,
    doubtedAt: null,
    explained: true,
    lost: null,
    possible: [],
    shown: [],
    shownSince: 0,
    doubt: 0,
    unheard: 0,
    ahead: null,
    live,
  };
}

/** The line with the board as it is now. */
export function look(line: Line, findings: Findings, at: number): Line {
  const { position } = line;
  const differing = differences(findings, position);
  const effects = effectsOf(position);
  const explained =
    differing.length === 0 || effects.some((effect) => isOnItsWay(effect, differing, findings, position));
  const possible = explained
    ? effects.filter((effect) => isShown(effect, differing, findings))
    : line.possible;
  const shown = explained ? proven(line, possible, findings) : [];
  // A board that nothing explains showed what it last showed: what leaves its hole then left it afterwards.
  const still = !explained || shown.some((effect) => line.shown.includes(effect));
  return { ...line, explained, possible, shown, shownSince: still ? line.shownSince : at };
}

export function follow(line: Line, findings: Findings, changes: readonly HoleChange[], at: number): Line {
  const next = look({ ...line, log: append(line.log, changes, at) }, findings, at);
  return next.explained ? next : { ...next, log: astraySince(next.log, line.log) };
}

/** The same, where the press alone bears it out: no victim who never left his hole, unless words name him. */
export function pressedFor(line: Line): readonly Effect[] {
  const unseen = unseenOf(line);
  const [effect, ...others] = unseen;
  const isSeen =
    line.said ||
    (effect?.captures ? mayHaveEntered(line.log, effect.move.to) : effect && !isOutdone(line, effect));
  return isSeen || others.length > 0 ? unseen : [];
}

/** What may have been played though nobody saw it whole: all that the board may show, but for what the words deny. */
export function unseenOf(line: Line): readonly Effect[] {
  const { said } = line;
  return matchesOf(line).filter(({ move }) => !said || among(said, move));
}

/** Reports are missing: the order of what was logged no longer decides between equal boards. */
export function distrusted(line: Line): Line {
  const shown = line.shown.length > 0 ? narrow(line, line.possible) : line.shown;
  return { ...line, log: { ...line.log, lossy: true }, shown };
}

/** The half-move under way is over: it was this one. What follows is the opponent's. */
export function close(line: Line, effect: Effect, at: number, pressedAt = line.pressedAt): Line {
  const ply: ReadPly = {
    previous: line.ply,
    number: (line.ply?.number ?? 0) + 1,
    before: line.position,
    after: afterEffect(line.position, effect),
    move: effect.move,
    seenAt: at,
    madeAt: pressedAt === null ? at : Math.min(at, pressedAt),
    pressedAt,
    doubtedAt: line.doubtedAt,
    said: line.said,
    log: line.log,
  };
  const said = line.ahead?.(ply.after) ?? [];
  const next = { ...firstLine(ply.after, line.live), ply, doubt: line.doubt, unheard: line.unheard };
  return said.length > 0 ? { ...next, said } : next;
}

/** Every move that the board may show, as far as words narrow them. */
export function matchesOf(line: Line): readonly Effect[] {
  return line.explained ? narrow(line, line.possible) : [];
}

/** The clock is pressed by this player. */
export function pressed(unpressed: Line, color: Color, sight: Sight): Line[] {
  const { findings, at, checked, live } = sight;
  // A victim's hole that was open for less than a hand needs may have been brushed: the man may arrive elsewhere yet.
  const seenAt = (line: Line, effect: Effect): number =>
    isBrushed(line, effect, findings) ? at : line.shownSince;
  const isOwn = unpressed.position.turn === color;
  const isAgain = isOwn && unpressed.doubtedAt !== null;
  const line = borneOut(isAgain ? look({ ...unpressed, doubtedAt: null }, findings, at) : unpressed);
  if (isOwn) {
    const shown = line.shown.length === 0 && (checked || live) ? blinkedOf(line) : line.shown;
    if (shown.length === 0) return [{ ...line, pressedAt: at }];
    return shown.map((effect) => look(close(line, effect, seenAt(line, effect), at), findings, at));
  }
  if (line.ply && line.ply.pressedAt === null)
    return live && wasTakenUp(line, line.ply, sight)
      ? []
      : [{ ...line, ply: { ...line.ply, pressedAt: at } }];
  // The opponent pressed for a reply: then this half-move was over, though nobody saw it.
  const over = line.shown.length > 0 ? line.shown : unseenOf(line);
  const replied = over.flatMap((effect) => {
    const reply = look(close(line, effect, line.shownSince), findings, at);
    return reply.shown.map((answer) => look(close(reply, answer, reply.shownSince, at), findings, at));
  });
  return replied.length > 0 ? replied : [line];
}

/** The clock bears out what only a blink of one victim's hole speaks for. */
function blinkedOf(line: Line): readonly Effect[] {
  const blinked = line.explained
    ? line.possible.filter(({ move }) => mayHaveArrived(line.log, move) && !isDenied(line, move))
    : [];
  return blinked.length > 1 ? [] : blinked;
}

/** The man has left that square again, before he had rested there, when the clock is pressed: that is not his move. */
function wasTakenUp(
  { log }: Line,
  { number, move, seenAt }: ReadPly,
  { findings, restMs, settled }: Sight,
): boolean {
  const takenAt = liftedAt(log, move.to);
  const isGone = foundAt(findings, move.to) === 'empty';
  return number > settled && isGone && takenAt !== null && takenAt - seenAt < restMs;
}

/** Pressed with his man gone from the square again, in every reading: then the half-move is on its way still. */
export function goingOn(line: Line, { findings, at }: Pick<Sight, 'findings' | 'at'>): Line[] {
  const back = reopen(line);
  return back ? [look({ ...back, pressedAt: at, doubt: line.doubt }, findings, at)] : [];
}

/** Bytes that come after the press and show the board of that half-move still belong to it. */
export function closedIfPressed(line: Line, { findings, at }: Pick<Sight, 'findings' | 'at'>): Line[] {
  if (line.pressedAt === null || line.shown.length === 0) return [line];
  return line.shown.map((effect) => look(close(borneOut(line), effect, line.shownSince), findings, at));
}

/** What was never seen whole is borne out when the next half-move is. */
export function borneOut(line: Line): Line {
  return line.shown.length > 0 && line.doubt > 0 ? { ...line, doubt: line.doubt - 1 } : line;
}

/**
 * The opponent reaches for the board: what it shows is over. If it showed it for no time, or a brush of the victim is all
 * that speaks for it, that is to be borne out.
 */
export function closeByTouch(line: Line, effect: Effect, { findings, at, live }: Sight): Line {
  const isBrush = live && isBrushed(line, effect, findings);
  return isBrush || isBounce(line.shownSince, at)
    ? leap(line, effect, line.shownSince)
    : close(line, effect, line.shownSince);
}

/** Closed without having been seen whole: only what comes next can bear it out. */
export function leap(line: Line, effect: Effect, at: number): Line {
  // What else was lifted meanwhile nobody can hold against him: it is the next half-move's.
  const rest = afterArrival(line.log, effect.move);
  const own = line.log.entries.filter((entry) => !rest.entries.includes(entry));
  const closed = close({ ...line, log: { ...line.log, entries: own } }, effect, at);
  // A move that the board never showed at all is the less likely one.
  const doubt = line.doubt + (line.possible.includes(effect) ? 1 : 2);
  return { ...closed, log: rest, doubt };
}

/** The last half-move is not over after all: late bytes, or a man that slid on, or was taken back. */
export function reopen(line: Line): Line | null {
  const { ply } = line;
  if (!ply) return null;
  return {
    ...firstLine(ply.before, line.live),
    ply: ply.previous,
    log: {
      entries: [...ply.log.entries, ...line.log.entries].toSorted((a, b) => a.at - b.at),
      lossy: ply.log.lossy || line.log.lossy,
    },
    pressedAt: ply.pressedAt,
    said: ply.said,
    doubt: line.doubt + 1,
    unheard: line.unheard,
  };
}

/** The half-moves after a given one, oldest first. */
export function pliesAfter(line: Line, number: number): ReadPly[] {
  const plies: ReadPly[] = [];
  for (let ply = line.ply; ply && ply.number > number; ply = ply.previous) plies.push(ply);
  return plies.reverse();
}
