/** The peg board's frames (PROTOCOL.md, section 2): type | 0x80, length, data below 0x80, CRC-14/GSM. */
import { type Reading, splitBy } from '../framing.ts';

export const MAX_DATA = 24;
const OVERHEAD = 4;

/** `type` is the letter of PROTOCOL.md. */
export type Frame = Readonly<{ type: string; data: Uint8Array }>;

const CRC_TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 6;
  for (let bit = 0; bit < 8; bit++) crc = crc & 0x2000 ? (crc << 1) ^ 0x202d : crc << 1;
  return crc & 0x3fff;
});

/** CRC-14/GSM: polynomial 0x202D, initial 0, final exclusive-or 0x3FFF; "123456789" gives 0x30AE. */
export function crc14(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) crc = ((crc << 8) & 0x3fff) ^ (CRC_TABLE[((crc >> 6) ^ byte) & 0xff] ?? 0);
  return crc ^ 0x3fff;
}

export function makeFrame(type: string, data: readonly number[] = []): Uint8Array {
  const bytes = Uint8Array.of(type.charCodeAt(0) | 0x80, data.length, ...data, 0, 0);
  const crc = crc14(bytes.subarray(0, -2));
  bytes[bytes.length - 2] = crc >> 7;
  bytes[bytes.length - 1] = crc & 0x7f;
  return bytes;
}

function read(bytes: Uint8Array, start: number): Reading<Frame> {
  const head = bytes[start] ?? 0;
  if (head < 0x80) return 'noise';
  const dataLength = bytes[start + 1];
  if (dataLength === undefined) return 'incomplete';
  if (dataLength > MAX_DATA) return 'noise';
  const length = dataLength + OVERHEAD;
  const present = Math.min(bytes.length, start + length);
  for (let index = start + 2; index < present; index++) {
    if ((bytes[index] ?? 0) >= 0x80) return 'noise'; // cut short by another frame
  }
  if (present < start + length) return 'incomplete';
  const crc = ((bytes[present - 2] ?? 0) << 7) | (bytes[present - 1] ?? 0);
  if (crc !== crc14(bytes.subarray(start, present - 2))) return 'noise';
  return {
    frame: { type: String.fromCharCode(head & 0x7f), data: bytes.slice(start + 2, present - 2) },
    length,
  };
}

export const splitFrames = splitBy(read);
