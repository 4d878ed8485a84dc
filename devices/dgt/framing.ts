/**
 * DGT messages: id (bit 7 set), length in two 7-bit bytes (header included), data below 0x80. There is no check
 * sum, so what can be known is checked: the length of a known message, and bit 7.
 */
import { type Reading, splitBy } from '../framing.ts';

export const DUMP = 0x86;
export const CLOCK = 0x8d;
export const FIELD = 0x8e;
export const SERIAL = 0x91;
export const VERSION = 0x93;
const BATTERY = 0xa0;
export const LONG_SERIAL = 0xa2;

const HEADER = 3;
const LENGTHS: ReadonlyMap<number, readonly number[]> = new Map([
  [DUMP, [67]],
  [CLOCK, [10]],
  [FIELD, [5]],
  [SERIAL, [8]],
  [VERSION, [5]],
  [BATTERY, [7, 12]],
  [LONG_SERIAL, [13]],
]);
/** The longest message of a kind we never ask for and yet step over. */
const LONGEST_UNKNOWN = 256;

export type Frame = Readonly<{ id: number; data: Uint8Array }>;

function read(bytes: Uint8Array, start: number): Reading<Frame> {
  const id = bytes[start] ?? 0;
  if (id < 0x80) return 'noise';
  const high = bytes[start + 1];
  const low = bytes[start + 2];
  if (high !== undefined && high > LONGEST_UNKNOWN >> 7) return 'noise';
  if (high === undefined || low === undefined) return 'incomplete';
  const length = (high << 7) | low;
  const lengths = LENGTHS.get(id);
  const possible = lengths ? lengths.includes(length) : length >= HEADER && length <= LONGEST_UNKNOWN;
  if (low >= 0x80 || !possible) return 'noise';
  const end = Math.min(bytes.length, start + length);
  for (let index = start + HEADER; index < end; index++) {
    if ((bytes[index] ?? 0) >= 0x80) return 'noise'; // cut short by the next message
  }
  if (end < start + length) return 'incomplete';
  return { frame: { id, data: bytes.slice(start + HEADER, end) }, length };
}

export const splitFrames = splitBy(read);
