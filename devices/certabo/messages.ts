/** A Certabo line as tags: 320 numbers, five to a field, a8 first. */
import type { NumberLine } from '../sentio/framing.ts';

export const NUMBERS_PER_LINE = 320;
const NUMBERS_PER_TAG = 5;

/** The 40-bit number of an RFID tag; 0 where there is none. */
export type Tag = number;

/** One tag per field, a8 = 0 … h1 = 63. */
export function parseTags(line: NumberLine): Tag[] {
  return Array.from({ length: NUMBERS_PER_LINE / NUMBERS_PER_TAG }, (_, field) =>
    line
      .slice(field * NUMBERS_PER_TAG, (field + 1) * NUMBERS_PER_TAG)
      .reduce((tag, number) => tag * 256 + number, 0),
  );
}
