/** Times and numbers as people type them, and back again without a loss. Null: it cannot be read. */
import { LONGEST_MS } from '#rules/game/fields.ts';

const MINUTE = 60_000;
const SECOND = 1000;

/** `90`, `1.5` or `1,5` minutes; `5:30` is five minutes thirty seconds. */
export function readMinutes(text: string): number | null {
  const parts = /^(\d{1,9}):([0-5]?\d(?:[.,]\d{1,3})?)$/.exec(text.trim());
  if (!parts) return scaled(text, MINUTE);
  return whole(Number(parts[1]) * MINUTE + (scaled(parts[2] ?? '', SECOND) ?? 0));
}

export function writeMinutes(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  const rest = ms % MINUTE;
  return rest === 0 ? String(minutes) : `${minutes}:${writeSeconds(rest).padStart(2, '0')}`;
}

/** `30`, `2.5` or `2,5` seconds. */
export function readSeconds(text: string): number | null {
  return scaled(text, SECOND);
}

export function writeSeconds(ms: number): string {
  return String(ms / SECOND);
}

/** A whole number from 0 on. */
export function readWhole(text: string): number | null {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}

/** Any number, with a point or a comma. */
export function readNumber(text: string): number | null {
  const written = text.trim().replace(',', '.');
  if (!/^-?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/.test(written)) return null;
  return Number(written);
}

function scaled(text: string, unit: number): number | null {
  const written = text.trim().replace(',', '.');
  if (!/^(\d{1,10}(\.\d{0,6})?|\.\d{1,6})$/.test(written)) return null;
  return whole(Number(written) * unit);
}

/** To the millisecond; a third of a minute is no reason to refuse. */
function whole(ms: number): number | null {
  const rounded = Math.round(ms);
  return rounded <= LONGEST_MS ? rounded : null;
}
