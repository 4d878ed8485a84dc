/** A Sentio line as fields: eight numbers, rank 8 first, file a in the most significant bit. */
import type { NumberLine } from './framing.ts';

export const RANKS_PER_LINE = 8;

/** The occupied fields, a8 = 0 … h1 = 63. */
export function parseFields(line: NumberLine): number[] {
  const fields: number[] = [];
  for (const [row, bits] of line.entries()) {
    for (let column = 0; column < 8; column++) {
      if (bits & (0x80 >> column)) fields.push(row * 8 + column);
    }
  }
  return fields;
}

/** Lamps, for Sentio and Certabo: eight raw bytes, rank 8 first, but file a in the least significant bit. */
export function makeLamps(fields: Iterable<number>): Uint8Array {
  const bytes = new Uint8Array(8);
  for (const field of fields) bytes[field >> 3] = (bytes[field >> 3] ?? 0) | (1 << (field & 7));
  return bytes;
}
