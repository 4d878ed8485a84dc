/** Times as a clock shows them, and back. */

/** 1:07:32, rounded down to whole seconds. */
export function clockDigits(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** 1:30:30; the last hour without its nought. */
export function clockFace(ms: number): string {
  return clockDigits(ms).replace(/^0:/, '');
}

const MOST_HOURS = 99;

/** Milliseconds of `1:30:00`, `90:00` (minutes and seconds) or `90` (minutes); null for anything else. */
export function readClockDigits(text: string): number | null {
  const match = /^\s*(?:(\d{1,2}):)?(\d{1,4})(?::(\d{1,2}))?\s*$/.exec(text);
  if (!match) return null;
  const [, first, second, third] = match;
  const [hours, minutes, seconds] =
    third === undefined
      ? first === undefined
        ? [0, Number(second), 0]
        : [0, Number(first), Number(second)]
      : [Number(first ?? 0), Number(second), Number(third)];
  if (seconds > 59 || (third !== undefined && first !== undefined && minutes > 59)) return null;
  const total = (hours * 60 + minutes) * 60 + seconds;
  return total > MOST_HOURS * 3600 ? null : total * 1000;
}
