/**
 * The flight recorder: board traces as NDJSON (`{"hector":"trace/1",…}`, then `rx`, `tx`, and what was not said
 * by bytes), written during a game and read back line by line.
 */
import { isNumber, shown } from '#rules/game/fields.ts';
import { BOARD_KINDS, type BoardKind, type Orientation } from '../board.ts';
import { type HandTiming, readTiming } from '../inference/timing.ts';

export type TraceHeader = Readonly<{
  hector: 'trace/1';
  board: BoardKind;
  orientation: Orientation;
  startFen: string | null;
  edition: string;
  mode: string;
  /** The numbers by which a live game read the hand: then the trace is read by them too, and tells the same game. */
  hand?: HandTiming;
  /** Each half-move of the game is noted: what was read of the hand waits for it, as the live game waited. */
  made?: true;
}>;

export type TraceRecord = Readonly<
  { at: number } & (
    | { rx: Uint8Array }
    | { tx: Uint8Array }
    /** `move`: as the game understood the words. */
    | { announce: string; move?: string }
    | { press: 'white' | 'black' }
    | { adjust: boolean }
    /** The half-move stands in the game, legal or not: it had whatever it needs, its words too (D.2.3.3). */
    | { made: string }
    | ReaderNote
  )
>;

/**
 * What a live game told its reader of the hand beside all that: with it the same reader reads the same trace to the same
 * game. `game`: it stands so, whatever was read (a ruling, a refusal, the other board). `line`: nobody saw what happened
 * until now. `flag`: what stood there then counted as placed before the flag fell (6.8).
 */
export type ReaderNote = Readonly<{ game: string } | { line: 'lost' } | { flag: true }>;

export type Parsed<T> = Readonly<{ ok: true; value: T } | { ok: false; reason: string }>;

const refused = (reason: string) => ({ ok: false, reason }) as const;

export function parseTraceHeader(line: string): Parsed<TraceHeader> {
  const fields = parseObject(line);
  if (!fields) return refused('not a JSON object');
  const {
    hector,
    board,
    orientation = 'white',
    startFen = null,
    edition = '2023',
    mode = 'training',
    hand,
    made,
  } = fields;
  if (hector !== 'trace/1') return refused('not a trace/1 header');
  const kind = BOARD_KINDS.find((known) => known === board);
  if (!kind) return refused(`unknown board: ${shown(board)}`);
  if (orientation !== 'white' && orientation !== 'black')
    return refused('orientation is neither white nor black');
  if (startFen !== null && typeof startFen !== 'string') return refused('startFen is no text');
  if (typeof edition !== 'string' || typeof mode !== 'string') return refused('edition or mode is no text');
  const timing = hand === undefined ? null : readTiming(hand);
  if (hand !== undefined && !timing) return refused('hand holds no times');
  const value = { hector, board: kind, orientation, startFen, edition, mode } as const;
  return { ok: true, value: { ...value, ...(timing && { hand: timing }), ...(made === true && { made }) } };
}

export function parseTraceRecord(text: string): Parsed<TraceRecord> {
  const fields = parseObject(text);
  if (!fields) return refused('not a JSON object');
  const { at, rx, tx, announce, move, press, adjust, made, game, line, flag } = fields;
  if (!isNumber(at)) return refused('at is no number of milliseconds');
  if (rx !== undefined) return bytesRecord(rx, (bytes) => ({ at, rx: bytes }));
  if (tx !== undefined) return bytesRecord(tx, (bytes) => ({ at, tx: bytes }));
  if (typeof announce === 'string')
    return { ok: true, value: typeof move === 'string' ? { at, announce, move } : { at, announce } };
  if (press === 'white' || press === 'black') return { ok: true, value: { at, press } };
  if (typeof adjust === 'boolean') return { ok: true, value: { at, adjust } };
  if (typeof made === 'string') return { ok: true, value: { at, made } };
  if (typeof game === 'string') return { ok: true, value: { at, game } };
  if (line === 'lost') return { ok: true, value: { at, line } };
  if (flag === true) return { ok: true, value: { at, flag } };
  return refused('neither rx, tx, announce, press, adjust, made, game, line nor flag');
}

export const makeTraceHeader = (header: TraceHeader): string => JSON.stringify(header);

export function makeTraceRecord(record: TraceRecord): string {
  if ('rx' in record) return JSON.stringify({ at: record.at, rx: makeHex(record.rx) });
  if ('tx' in record) return JSON.stringify({ at: record.at, tx: makeHex(record.tx) });
  return JSON.stringify(record);
}

function bytesRecord(hex: unknown, make: (bytes: Uint8Array) => TraceRecord): Parsed<TraceRecord> {
  const bytes = typeof hex === 'string' ? parseHex(hex) : null;
  return bytes ? { ok: true, value: make(bytes) } : refused('bytes are no hexadecimal text');
}

function parseObject(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

export function parseHex(hex: string): Uint8Array | null {
  if (hex.length % 2 !== 0 || /[^0-9a-f]/i.test(hex)) return null;
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
}

export function makeHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
