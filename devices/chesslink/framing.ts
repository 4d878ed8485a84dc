/**
 * ChessLink replies: a small letter that fixes the length, printable characters, and the exclusive-or of all of
 * them in two hexadecimal digits. Each character carries odd parity in bit 7 (the port is opened 8N1); a port
 * that already took the parity off is understood too, but a mixture is noise.
 */
import { type Reading, splitBy } from '../framing.ts';

const LENGTHS: ReadonlyMap<string, number> = new Map([
  ['v', 7],
  ['s', 67],
  ['l', 3],
  ['x', 3],
  ['w', 7],
  ['r', 7],
]);
const CHECK_DIGITS = 2;

/** `text` without letter and check digits. */
export type Frame = Readonly<{ letter: string; text: string }>;

const ODD_PARITY = Uint8Array.from({ length: 128 }, (_, code) => {
  let ones = 0;
  for (let bits = code; bits; bits >>= 1) ones += bits & 1;
  return ones % 2 === 0 ? code | 0x80 : code;
});

const withParity = (code: number): number => ODD_PARITY[code] ?? code;

function checkDigits(text: string): string {
  let check = 0;
  for (let index = 0; index < text.length; index++) check ^= text.charCodeAt(index);
  return check.toString(16).toUpperCase().padStart(CHECK_DIGITS, '0');
}

/** A command, or a reply, as it travels: check digits appended, parity in bit 7. */
export function makeFrame(text: string): Uint8Array {
  return Uint8Array.from(text + checkDigits(text), (character) => withParity(character.charCodeAt(0)));
}

/** Which characters may stand in the body of a status, and of every other reply. */
const isPiece = characterTable('.KQRNBPkqrnbp');
const isDigit = characterTable('0123456789ABCDEF');

function characterTable(characters: string): Uint8Array {
  const table = new Uint8Array(128);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}

function read(bytes: Uint8Array, start: number): Reading<Frame> {
  const letter = String.fromCharCode((bytes[start] ?? 0) & 0x7f);
  const length = LENGTHS.get(letter);
  if (length === undefined) return 'noise';
  const allowed = letter === 's' ? isPiece : isDigit;
  const bodyEnd = start + length - CHECK_DIGITS;
  const end = Math.min(bytes.length, start + length);
  let odd = true;
  let stripped = true;
  for (let index = start; index < end; index++) {
    const byte = bytes[index] ?? 0;
    odd &&= withParity(byte & 0x7f) === byte;
    stripped &&= byte < 0x80;
    if (!odd && !stripped) return 'noise';
    if (index > start && index < bodyEnd && !allowed[byte & 0x7f]) return 'noise';
  }
  if (end < start + length) return 'incomplete';
  const characters = bytes.slice(start, end).map((byte) => byte & 0x7f);
  const text = String.fromCharCode(...characters);
  const content = text.slice(0, -CHECK_DIGITS);
  if (checkDigits(content) !== text.slice(-CHECK_DIGITS)) return 'noise';
  return { frame: { letter, text: content.slice(1) }, length };
}

export const splitFrames = splitBy(read);
