/**
 * Lines of decimals: `:` number space number … `\r\n`. Sentio sends 8 numbers, Certabo 320 in the same dress.
 * The letters `L` and `D` come between any two bytes: they belong to the protocol and are passed on beside the numbers.
 */
import { type Reading, type Splitter, splitBy } from '../framing.ts';

const COLON = 0x3a;
const NEWLINE = 0x0a;
const RETURN = 0x0d;
const SPACE = 0x20;
const ZERO = 0x30;
const isDigit = (byte: number): boolean => byte >= ZERO && byte <= ZERO + 9;
const isLetter = (byte: number): boolean => byte === 0x4c || byte === 0x44;

/** A letter that stands between two lines is a line without numbers. */
export type NumberLine = Readonly<{ numbers: readonly number[]; letters: string }>;

/** Lines of exactly so many numbers, each a byte's value. */
export function splitLines(numbers: number): Splitter<NumberLine> {
  // Three digits and a space each, colon and line end, and as many stray letters again as there are numbers.
  const longest = numbers * 5 + 8;

  function read(bytes: Uint8Array, start: number): Reading<NumberLine> {
    const first = bytes[start] ?? 0;
    if (isLetter(first)) return { frame: { numbers: [], letters: String.fromCharCode(first) }, length: 1 };
    if (first !== COLON) return 'noise';
    // Nothing is read before the line is whole: a long line that comes in pieces is gone through once.
    const end = bytes.indexOf(NEWLINE, start);
    const length = (end < 0 ? bytes.length : end + 1) - start;
    if (length > longest) return 'noise';
    if (end < 0) return 'incomplete';
    const values: number[] = [];
    let letters = '';
    let value = -1;
    for (let index = start + 1; index <= end; index++) {
      const byte = bytes[index] ?? 0;
      if (isDigit(byte)) {
        value = (value < 0 ? 0 : value * 10) + byte - ZERO;
      } else if (byte === SPACE || byte === RETURN || byte === NEWLINE) {
        if (value > 255) return 'noise';
        if (value >= 0) values.push(value);
        value = -1;
      } else if (isLetter(byte)) {
        letters += String.fromCharCode(byte);
      } else {
        return 'noise';
      }
    }
    return values.length === numbers ? { frame: { numbers: values, letters }, length } : 'noise';
  }

  return splitBy(read);
}
