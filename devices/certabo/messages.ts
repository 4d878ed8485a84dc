/** A Certabo line as tags: 320 numbers, five to a field, a8 first. */
export const NUMBERS_PER_LINE = 320;
const NUMBERS_PER_TAG = 5;

/** The 40-bit number of an RFID tag; 0 where there is none. */
export type Tag = number;

/** One tag per field, a8 = 0 … h1 = 63. */
export function parseTags(numbers: readonly number[]): Tag[] {
  const tags = new Array<Tag>(NUMBERS_PER_LINE / NUMBERS_PER_TAG).fill(0);
  for (let index = 0; index < NUMBERS_PER_LINE; index++) {
    const field = Math.floor(index / NUMBERS_PER_TAG);
    tags[field] = (tags[field] ?? 0) * 256 + (numbers[index] ?? 0);
  }
  return tags;
}
