/** Intel HEX, as avr-objcopy writes it, into the words of program memory. */

/** Throws on a bad image: it is our own committed file, so a fault in it is our bug. */
export function programWords(hex: string, words: number): Uint16Array {
  const image = new Uint8Array(words * 2);
  for (const line of hex.split('\n')) {
    if (!line.startsWith(':')) continue;
    const bytes = Uint8Array.from(line.slice(1).trim().match(/../g) ?? [], (pair) =>
      Number.parseInt(pair, 16),
    );
    if (bytes.reduce((sum, byte) => (sum + byte) & 0xff, 0) !== 0) throw new Error(`Bad checksum: ${line}`);
    const [length = 0, high = 0, low = 0, type] = bytes;
    if (type === 0) image.set(bytes.subarray(4, 4 + length), (high << 8) | low);
  }
  return new Uint16Array(image.buffer);
}
