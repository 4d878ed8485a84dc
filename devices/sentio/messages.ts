/** A Sentio line as fields: eight numbers, rank 8 first, file a in the most significant bit. */
export const RANKS_PER_LINE = 8;

/** The occupied fields, a8 = 0 … h1 = 63. */
export function parseFields(numbers: readonly number[]): number[] {
  const fields: number[] = [];
  for (const [row, bits] of numbers.entries()) {
    for (let column = 0; column < 8; column++) {
      if (bits & (0x80 >> column)) fields.push(row * 8 + column);
    }
  }
  return fields;
}
