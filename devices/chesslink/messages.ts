/** What ChessLink replies say, in fields (a8 = 0 … h1 = 63), and its commands. */
import type { Piece, Role } from '#rules/position/square.ts';
import { type Frame, makeFrame } from './framing.ts';

const ROLE_LETTERS: readonly (readonly [string, Role])[] = [
  ['p', 'pawn'],
  ['n', 'knight'],
  ['b', 'bishop'],
  ['r', 'rook'],
  ['q', 'queen'],
  ['k', 'king'],
];

/** Capitals are White's. */
const PIECES: ReadonlyMap<string, Piece> = new Map(
  ROLE_LETTERS.flatMap(([letter, role]): [string, Piece][] => [
    [letter.toUpperCase(), { color: 'white', role }],
    [letter, { color: 'black', role }],
  ]),
);

export type Message = Readonly<
  | { kind: 'status'; pieces: readonly (Piece | null)[] }
  | { kind: 'version'; version: string }
  | { kind: 'setting'; address: number; value: number }
  | { kind: 'done' }
>;

export function parseMessage({ letter, text }: Frame): Message {
  switch (letter) {
    case 's':
      return { kind: 'status', pieces: [...text].map(parsePiece) };
    case 'v':
      return { kind: 'version', version: `${text.slice(0, 2)}.${text.slice(2)}` };
    case 'r':
      return {
        kind: 'setting',
        address: Number.parseInt(text.slice(0, 2), 16),
        value: Number.parseInt(text.slice(2), 16),
      };
    default:
      return { kind: 'done' };
  }
}

function parsePiece(letter: string): Piece | null {
  return PIECES.get(letter) ?? null;
}

export const ASK_VERSION = makeFrame('V');
export const ASK_STATUS = makeFrame('S');
export const EXTINGUISH = makeFrame('X');

/** Address 02 holds when the board reports by itself; its EEPROM is written only if it says "never". */
export const REPORT_SETTING = 2;
export const REPORTS_NEVER = 1;
export const ASK_REPORT_SETTING = makeFrame('R02');
export const REPORT_ON_CHANGE = makeFrame('W0203');

/** 81 lamps stand at the corners of the squares, nine to a file line: a8's corner first, a1's ninth, h1's last. */
export function makeLamps(fields: Iterable<number>): Uint8Array {
  const lamps = new Array<string>(81).fill('00');
  for (const field of fields) {
    const corner = (field & 7) * 9 + (field >> 3);
    for (const offset of [0, 1, 9, 10]) lamps[corner + offset] = 'FF';
  }
  return makeFrame(`L32${lamps.join('')}`);
}
