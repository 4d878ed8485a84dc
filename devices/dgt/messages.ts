/** What DGT messages say, in fields (a8 = 0 … h1 = 63), and the commands that are safe to send. */
import type { ClockSide } from '#devices/board.ts';
import type { Color, Piece, Role } from '#rules/position/square.ts';
import { CLOCK, DUMP, FIELD, type Frame, LONG_SERIAL, SERIAL, VERSION } from './framing.ts';

/** 0x4E (boot loader) and 0x4A (bus mode) can make a board useless: they are not here, so nothing sends them. */
export const SEND_DUMP = Uint8Array.of(0x42);
export const SEND_SERIAL = Uint8Array.of(0x45);
/** Field changes, and clock messages only when the time changed. */
export const SEND_UPDATES = Uint8Array.of(0x4b);
export const SEND_VERSION = Uint8Array.of(0x4d);
export const SEND_LONG_SERIAL = Uint8Array.of(0x55);

/** The clock's beeper counts in 64 ms. */
export const makeClockBeep = (ms: number): Uint8Array =>
  Uint8Array.of(0x2b, 0x04, 0x03, 0x0b, Math.max(1, Math.min(127, Math.round(ms / 64))), 0x00);

const WIRE_ROLES: readonly Role[] = ['pawn', 'rook', 'knight', 'bishop', 'king', 'queen'];
const WIRE_RESULTS = ['draw', 'white', 'black'] as const;

export type Content = Readonly<
  { kind: 'empty' } | { kind: 'piece'; piece: Piece } | { kind: 'result'; result: Color | 'draw' }
>;

export type Message = Readonly<
  | { kind: 'dump'; fields: readonly Content[] }
  | { kind: 'field'; field: number; content: Content }
  | { kind: 'clock'; left: ClockSide; right: ClockSide; running: boolean; lowBattery: boolean }
  | { kind: 'no-clock' }
  /** The clock acknowledges a command. */
  | { kind: 'clock-answer' }
  | { kind: 'version'; version: string }
  | { kind: 'serial'; serial: string }
  /** Sound, and of no use to us: battery, a clock that has not spoken, or a kind we never asked for. */
  | { kind: 'other' }
  /** Of a known kind, but no board says this: noise that looked like a message. */
  | { kind: 'nonsense' }
>;

const EMPTY: Content = { kind: 'empty' };
const NONSENSE: Message = { kind: 'nonsense' };

/** 1-6 are White's, 7-12 Black's, 13-15 the pieces that stand for a result. */
const CONTENTS: readonly Content[] = [
  EMPTY,
  ...(['white', 'black'] as const).flatMap((color) =>
    WIRE_ROLES.map((role): Content => ({ kind: 'piece', piece: { color, role } })),
  ),
  ...WIRE_RESULTS.map((result): Content => ({ kind: 'result', result })),
];

export function parseMessage({ id, data }: Frame): Message {
  switch (id) {
    case DUMP: {
      const fields = Array.from(data, (code) => CONTENTS[code]);
      return fields.every((content) => content !== undefined) ? { kind: 'dump', fields } : NONSENSE;
    }
    case FIELD: {
      const [field = 64, code = 16] = data;
      const content = CONTENTS[code];
      return field > 63 || !content ? NONSENSE : { kind: 'field', field, content };
    }
    case CLOCK:
      return parseClock(data);
    case VERSION:
      return { kind: 'version', version: `${data[0]}.${data[1]}` };
    case SERIAL:
    case LONG_SERIAL:
      return { kind: 'serial', serial: String.fromCharCode(...data).trim() };
    default:
      return { kind: 'other' };
  }
}

const RUNNING = 1 << 0;
const LOW_BATTERY = 1 << 2;
const RIGHT_TO_MOVE = 1 << 3;
const LEFT_TO_MOVE = 1 << 4;
const NO_CLOCK = 1 << 5;

function parseClock(data: Uint8Array): Message {
  // Seven zeros say that no clock has spoken yet, not that both flags have fallen.
  if (data.every((byte) => byte === 0)) return { kind: 'other' };
  const [rightHours = 0, , , leftHours = 0, , , status = 0] = data;
  if ((rightHours & 0x0f) === 0x0a || (leftHours & 0x0f) === 0x0a) return { kind: 'clock-answer' };
  if (status & NO_CLOCK) return { kind: 'no-clock' };
  const right = parseTime(data.subarray(0, 3));
  const left = parseTime(data.subarray(3, 6));
  if (right === null || left === null) return NONSENSE;
  return {
    kind: 'clock',
    right: { ms: right, toMove: (status & RIGHT_TO_MOVE) !== 0 },
    left: { ms: left, toMove: (status & LEFT_TO_MOVE) !== 0 },
    running: (status & RUNNING) !== 0,
    lowBattery: (status & LOW_BATTERY) !== 0,
  };
}

/** Hours in the low nibble, minutes and seconds in binary-coded decimals; null for what no clock shows. */
function parseTime([hourByte = 0, minuteByte = 0, secondByte = 0]: Uint8Array): number | null {
  const hours = hourByte & 0x0f;
  const minutes = parseDecimals(minuteByte);
  const seconds = parseDecimals(secondByte);
  if (hours > 9 || minutes === null || seconds === null) return null;
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

function parseDecimals(byte: number): number | null {
  const tens = byte >> 4;
  const ones = byte & 0x0f;
  return tens > 5 || ones > 9 ? null : tens * 10 + ones;
}
