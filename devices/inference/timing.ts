/**
 * The physics of touching: what a hand, a peg and a line of bytes can do in how much time. A contact does not see the
 * hand, so that time decides what is a touch (D.2.2), when a man is released (4.7) and what came first (4.4.2, D.2.4).
 * The numbers are written into the game's header and the trace's, and the arbiter may set them.
 */
import type { BoardKind } from '../board.ts';

export type HandTiming = Readonly<{
  /**
   * A man that has stood so long has been released (4.7): nothing else tells a contact so. A peg put down on its way
   * stands for 60 to 200 ms; a player who means the square takes his hand away.
   */
  restMs: number;
  /**
   * The shortest lift that a hand can make: out of the hole, clear of it, back in. What is shorter is a peg brushed by
   * a sleeve, or a contact.
   */
  shortestLiftMs: number;
  /**
   * Men that leave closer together than this left by one cause, a knock or two hands, and in no order: a board reports
   * them as its scan meets them.
   */
  togetherMs: number;
  /**
   * The board's own reaction: scan, debouncing and the wire, with a browser's reading of it. A press that comes so
   * soon before its report is after the man went in.
   */
  reactionMs: number;
}>;

/** As a peg board has them: believed after 8 to 13 ms, on the wire for 4, read some sixty times a second. */
const PEGS: HandTiming = { restMs: 400, shortestLiftMs: 150, togetherMs: 60, reactionMs: 250 };

export const TIMINGS: Readonly<Record<BoardKind, HandTiming>> = {
  pegboard: PEGS,
  /**
   * A line of 31 bytes takes 8 ms and comes at every change, or some twenty times a second: what lasts for 250 ms may look
   * as if it lasted for 300.
   */
  sentio: { ...PEGS, togetherMs: 80, reactionMs: 300 },
  /** 9600 baud: 5 ms for a field, 70 ms for a dump; a scan takes tens of milliseconds. */
  dgt: { ...PEGS, togetherMs: 80, reactionMs: 300 },
  /** A scan as delivered takes 41 ms, its report 17. */
  chesslink: { ...PEGS, togetherMs: 100, reactionMs: 300 },
  /** A line is up to 1,300 bytes, a third of a second, and a tag is believed when two of three lines have it. */
  certabo: { restMs: 1200, shortestLiftMs: 150, togetherMs: 700, reactionMs: 1200 },
};

/** Keys are no hand: what they lift is lifted, and where they insert it stands. */
export const AT_ONCE: HandTiming = { restMs: 0, shortestLiftMs: 0, togetherMs: 0, reactionMs: 0 };

/** What does not come to rest is asked about after so long (training), or is believed as far as words name it. */
export const PATIENCE_MS = 3000;

/** Men that were knocked over are found by feel and put back one by one: so long after the last one nobody does so. */
export const PUT_BACK_MS = 9000;

const NAMES = ['restMs', 'shortestLiftMs', 'togetherMs', 'reactionMs'] as const;

/** Times read from a file; null if they are none. */
export function readTiming(value: unknown): HandTiming | null {
  if (typeof value !== 'object' || value === null) return null;
  const times = new Map<string, unknown>(Object.entries(value));
  const isTime = (ms: unknown) => typeof ms === 'number' && Number.isFinite(ms) && ms >= 0;
  if (!NAMES.every((name) => isTime(times.get(name)))) return null;
  const of = (name: (typeof NAMES)[number]) => Number(times.get(name));
  return {
    restMs: of('restMs'),
    shortestLiftMs: of('shortestLiftMs'),
    togetherMs: of('togetherMs'),
    reactionMs: of('reactionMs'),
  };
}

/** Boards whose every report carries a check sum: what they say of a hole its contact has done. */
export const CHECKED: ReadonlySet<BoardKind> = new Set<BoardKind>(['pegboard', 'chesslink']);
