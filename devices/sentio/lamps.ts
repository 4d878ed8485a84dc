/**
 * The lamps of Sentio and Certabo boards. Most have one in each square and take eight raw bytes; a board that says `D`
 * has coloured ones at the corners and takes a frame of its own, of which the eight bytes would be noise.
 */
import type { DriverPort } from '../board.ts';

const RGB_HEAD = [0xff, 0x55];
const RGB_TAIL = [0x0d, 0x0a];
/** 81 corners, nine to a line of them, a8's outer corner first. */
const CORNERS = 9;
const COLOUR = [0x00, 0x60, 0x60] as const;

export class LampWriter {
  readonly #port: DriverPort;
  #hasColours = false;
  #lit: readonly number[] = [];

  constructor(port: DriverPort) {
    this.#port = port;
  }

  /** The letters that came with a line. What is lit already is said again in the language the board turns out to speak. */
  hear(letters: string): void {
    if (this.#hasColours || !letters.includes('D')) return;
    this.#hasColours = true;
    if (this.#lit.length > 0) this.light(this.#lit);
  }

  light(fields: readonly number[]): void {
    this.#lit = fields;
    this.#port.write(this.#hasColours ? makeColouredLamps(fields) : makeLamps(fields));
  }
}

/** Eight raw bytes, rank 8 first, but file a in the least significant bit. */
export function makeLamps(fields: Iterable<number>): Uint8Array {
  const bytes = new Uint8Array(8);
  for (const field of fields) bytes[field >> 3] = (bytes[field >> 3] ?? 0) | (1 << (field & 7));
  return bytes;
}

export function makeColouredLamps(fields: Iterable<number>): Uint8Array {
  const lamps = new Uint8Array(CORNERS * CORNERS * 3);
  for (const field of fields) {
    const corner = (field >> 3) * CORNERS + (field & 7);
    for (const offset of [0, 1, CORNERS, CORNERS + 1]) lamps.set(COLOUR, (corner + offset) * 3);
  }
  return Uint8Array.of(...RGB_HEAD, ...lamps, ...RGB_TAIL);
}
