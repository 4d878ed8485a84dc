/**
 * What each board would say of a position, written from the tables of the protocols alone: it shares no code
 * with the drivers, so that a driver's error cannot hide in its own test. Squares are true squares; `turned` is
 * a board with Black at its maker's White side.
 */
import type { BoardKind } from '#devices/board.ts';
import { type Color, FILES, type Piece, RANKS, type Square } from '#rules/position/square.ts';

export type Orientation = Color;
type Pieces = ReadonlyMap<Square, Piece | null>;

/** a8 = 0 … h1 = 63, or the other way round on a turned board. */
export function fieldOf(square: Square, orientation: Orientation = 'white'): number {
  const file = FILES.indexOf(square[0] as (typeof FILES)[number]);
  const rank = RANKS.indexOf(square[1] as (typeof RANKS)[number]);
  const field = (7 - rank) * 8 + file;
  return orientation === 'white' ? field : 63 - field;
}

function fieldsOf(squares: Iterable<Square>, orientation: Orientation): Set<number> {
  return new Set(Array.from(squares, (square) => fieldOf(square, orientation)));
}

export const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

// Sentio: `:255 255 0 0 0 0 255 255 \r\n`, rank 8 first, most significant bit = file a.
export function sentioLine(occupied: Iterable<Square>, orientation: Orientation = 'white'): Uint8Array {
  const fields = fieldsOf(occupied, orientation);
  let line = ':';
  for (let row = 0; row < 8; row++) {
    let bits = 0;
    for (let column = 0; column < 8; column++) bits = bits * 2 + (fields.has(row * 8 + column) ? 1 : 0);
    line += `${bits} `;
  }
  return ascii(`${line}\r\n`);
}

// Certabo: 320 decimals, five per field. `tagOf` gives the 40-bit tag of the piece on a square.
export function certaboLine(
  tags: ReadonlyMap<Square, number>,
  orientation: Orientation = 'white',
): Uint8Array {
  const numbers = new Array<number>(320).fill(0);
  for (const [square, tag] of tags) {
    const first = fieldOf(square, orientation) * 5;
    for (let index = 0; index < 5; index++)
      numbers[first + index] = Math.floor(tag / 256 ** (4 - index)) % 256;
  }
  return ascii(`:${numbers.join(' ')} \r\n`);
}

// DGT: 1-6 = P R N B K Q white, 7-12 black.
const DGT_ORDER = ['pawn', 'rook', 'knight', 'bishop', 'king', 'queen'];
const dgtCode = (piece: Piece): number => DGT_ORDER.indexOf(piece.role) + (piece.color === 'white' ? 1 : 7);

export function dgtDump(pieces: Pieces, orientation: Orientation = 'white'): Uint8Array {
  const bytes = new Uint8Array(67);
  bytes.set([0x86, 0, 67]);
  for (const [square, piece] of pieces) bytes[3 + fieldOf(square, orientation)] = piece ? dgtCode(piece) : 0;
  return bytes;
}

/** A piece put down, or null for a piece lifted. */
export function dgtField(
  square: Square,
  piece: Piece | null,
  orientation: Orientation = 'white',
): Uint8Array {
  return Uint8Array.of(0x8e, 0, 5, fieldOf(square, orientation), piece ? dgtCode(piece) : 0);
}

/** Seconds left at the right and the left, and the status bits of byte 9. */
export function dgtClock(rightSeconds: number, leftSeconds: number, status: number): Uint8Array {
  return Uint8Array.of(0x8d, 0, 10, ...dgtTime(rightSeconds), ...dgtTime(leftSeconds), status);
}

const bcd = (number: number): number => Math.floor(number / 10) * 16 + (number % 10);

function dgtTime(seconds: number): number[] {
  return [Math.floor(seconds / 3600), bcd(Math.floor(seconds / 60) % 60), bcd(seconds % 60)];
}

// ChessLink: text, two hexadecimal digits of its exclusive-or, each character with odd parity in bit 7.
const CHESSLINK_LETTERS = { pawn: 'p', knight: 'n', bishop: 'b', rook: 'r', queen: 'q', king: 'k' } as const;

export function chessLinkText(text: string): Uint8Array {
  const codes = [...ascii(text)];
  const check = codes.reduce((sum, code) => sum ^ code, 0);
  const digits = ascii(check.toString(16).toUpperCase().padStart(2, '0'));
  return Uint8Array.from([...codes, ...digits], (code) =>
    code.toString(2).replaceAll('0', '').length % 2 === 1 ? code : code + 128,
  );
}

export function chessLinkStatus(pieces: Pieces, orientation: Orientation = 'white'): Uint8Array {
  const letters = new Array<string>(64).fill('.');
  for (const [square, piece] of pieces) {
    if (!piece) continue;
    const letter = CHESSLINK_LETTERS[piece.role];
    letters[fieldOf(square, orientation)] = piece.color === 'white' ? letter.toUpperCase() : letter;
  }
  return chessLinkText(`s${letters.join('')}`);
}

// The open peg board: type | 0x80, length, data, CRC-14/GSM computed bit by bit.
export function pegboardFrame(type: string, data: readonly number[]): Uint8Array {
  const head = [type.charCodeAt(0) + 128, data.length, ...data];
  let crc = 0;
  for (const byte of head) {
    for (let bit = 7; bit >= 0; bit--) {
      const out = ((crc >> 13) & 1) ^ ((byte >> bit) & 1);
      crc = ((crc << 1) & 0x3fff) ^ (out ? 0x202d : 0);
    }
  }
  crc ^= 0x3fff;
  return Uint8Array.of(...head, crc >> 7, crc & 0x7f);
}

function pegboardHoles(occupied: Iterable<Square>, orientation: Orientation): number[] {
  const data = new Array<number>(10).fill(0);
  for (const hole of fieldsOf(occupied, orientation)) data[Math.floor(hole / 7)]! += 2 ** (hole % 7);
  return data;
}

export function pegboardState(
  sequence: number,
  occupied: Iterable<Square>,
  orientation: Orientation = 'white',
): Uint8Array {
  return pegboardFrame('S', [sequence % 128, ...pegboardHoles(occupied, orientation)]);
}

/** A change at `square`, with the state after it. */
export function pegboardChange(
  sequence: number,
  square: Square,
  occupied: ReadonlySet<Square>,
  orientation: Orientation = 'white',
): Uint8Array {
  const hole = fieldOf(square, orientation) + (occupied.has(square) ? 64 : 0);
  return pegboardFrame('C', [sequence % 128, hole, ...pegboardHoles(occupied, orientation)]);
}

export const pegboardHeartbeat = (sequence: number, second: number): Uint8Array =>
  pegboardFrame('H', [sequence % 128, second % 128, (second >> 7) % 128, 0]);

export const pegboardButton = (sequence: number, button: number): Uint8Array =>
  pegboardFrame('B', [sequence % 128, button, 0]);

/** All holes of a board at once. `tags`: of the men, on a board that names them by tags. */
export function wholeState(
  kind: BoardKind,
  men: ReadonlyMap<Square, Piece>,
  { sequence, tags }: Readonly<{ sequence: number; tags: ReadonlyMap<Piece, number> }>,
): Uint8Array {
  switch (kind) {
    case 'pegboard':
      return pegboardState(sequence, men.keys());
    case 'sentio':
      return sentioLine(men.keys());
    case 'dgt':
      return dgtDump(men);
    case 'chesslink':
      return chessLinkStatus(men);
    case 'certabo':
      return certaboLine(new Map([...men].map(([square, man]) => [square, tags.get(man) ?? 0])));
  }
}
