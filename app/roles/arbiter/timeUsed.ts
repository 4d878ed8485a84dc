/** The time that both players have used, move by move, as the log counted it: for the chart and its table. */
import type { Color } from '#rules/position/square.ts';
import type { Entries } from './caseFile.ts';

/** After a player's `move`th completed move he had used so much in all, and this move had taken so much of it. */
export type TimePoint = Readonly<{ move: number; ply: number; usedMs: number; tookMs: number }>;

export type TimesUsed = Readonly<Record<Color, readonly TimePoint[]>>;

export function timesUsed({ list }: Entries): TimesUsed {
  const points: Record<Color, TimePoint[]> = { white: [], black: [] };
  for (const { event, state } of list) {
    if (event.event === 'restarted') {
      points.white = [];
      points.black = [];
    }
    if (event.event === 'restored')
      for (const side of ['white', 'black'] as const)
        points[side] = points[side].filter(({ ply }) => ply <= event.ply);
    if (event.event !== 'completed' || !state.clock) continue;
    const own = points[event.side].filter(({ ply }) => ply < event.ply);
    const usedMs = state.clock.used[event.side];
    const last = own.at(-1);
    own.push({ move: (last?.move ?? 0) + 1, ply: event.ply, usedMs, tookMs: usedMs - (last?.usedMs ?? 0) });
    points[event.side] = own;
  }
  return points;
}
