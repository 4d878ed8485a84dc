/**
 * What every board says and what every board can be asked: the seam between bytes and the reading of the hand.
 * A driver turns bytes into `BoardEvent`s at once, in the call that brought the bytes: no promise and no timer
 * stands between a peg and its event. Nothing here knows chess beyond squares and pieces.
 */
import { type Color, FILES, type Piece, RANKS, type Square } from '#rules/position/square.ts';

export const BOARD_KINDS = ['pegboard', 'sentio', 'dgt', 'chesslink', 'certabo'] as const;
export type BoardKind = (typeof BOARD_KINDS)[number];

/**
 * Buttons a peg board may carry. `press` is the lever of a DGT clock: only the player whose clock runs can move it, so
 * whose press it is the game knows and the clock need not.
 */
export const BUTTONS = ['press-white', 'press-black', 'my-time', 'opponent-time', 'repeat', 'press'] as const;
export type Button = (typeof BUTTONS)[number];

/** What a board said it can do. `pieces`: it knows which piece stands in a hole, not only that one does. */
export const CAPABILITIES = ['pieces', 'changes', 'leds', 'beeper', 'buttons', 'clock', 'heartbeat'] as const;
export type Capability = (typeof CAPABILITIES)[number];

/**
 * What may go wrong between the board and us, each documented by what it means for the reader of events.
 * - `bytes-dropped`: noise on the line; the driver has already asked for the full state.
 * - `changes-missed`: a gap in the sequence numbers; the driver has already asked for the full state.
 * - `restarted`: the board began anew (reset, power); the driver has already asked for the full state.
 * - `silent`: nothing was heard for longer than the board's own rhythm allows; it may be unplugged or asleep.
 * - `chattering`: the board masked a contact that opens and closes without end (`square` names it).
 * - `settled`: that contact is quiet again and no longer masked.
 * - `queue-full`: the board had more to say than fitted; a full state follows.
 */
export const TROUBLES = [
  'bytes-dropped',
  'changes-missed',
  'restarted',
  'silent',
  'chattering',
  'settled',
  'queue-full',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** A square that holds a piece the board cannot name (an unknown tag, a result piece) maps to null. */
export type Placement = ReadonlyMap<Square, Piece | null>;

/** One side of a DGT clock: time left and whether the lever says this side is to move. */
export type ClockSide = Readonly<{ ms: number; toMove: boolean }>;

/** `at` is in milliseconds on the caller's clock: the time the last byte of the message arrived. */
export type BoardEvent = Readonly<
  { at: number } & (
    | { kind: 'occupancy'; occupied: ReadonlySet<Square> }
    | { kind: 'pieces'; placement: Placement }
    | { kind: 'lifted'; square: Square }
    | { kind: 'inserted'; square: Square; piece?: Piece }
    | { kind: 'button'; button: Button }
    /** Left and right as seen by the player at the board's own first rank (white's, unless turned). */
    | { kind: 'clock'; left: ClockSide; right: ClockSide; running: boolean; lowBattery: boolean }
    | { kind: 'no-clock' }
    /** DGT: a piece that stands for a result was put down; it is no move. */
    | { kind: 'result-piece'; square: Square; result: Color | 'draw' }
    | {
        kind: 'identity';
        name: string;
        version: string;
        serial?: string;
        capabilities: ReadonlySet<Capability>;
      }
    | { kind: 'trouble'; trouble: Trouble; square?: Square; bytes?: number }
  )
>;

/** Which player's side of the board is turned to where its maker put White: `black` is a board turned round. */
export type Orientation = Color;

/** Every board here numbers its fields as one reads a diagram: a8 = 0, b8 = 1, … h1 = 63. */
const FIELD_SQUARES: readonly Square[] = [...RANKS]
  .reverse()
  .flatMap((rank) => FILES.map((file): Square => `${file}${rank}`));
const SQUARE_FIELDS: ReadonlyMap<Square, number> = new Map(
  FIELD_SQUARES.map((square, field) => [square, field]),
);

/** The square of a field 0-63 of a board so turned; null for a number that is no field. */
export function fieldSquare(field: number, orientation: Orientation): Square | null {
  return FIELD_SQUARES[orientation === 'white' ? field : 63 - field] ?? null;
}

export function squareField(square: Square, orientation: Orientation): number {
  const field = SQUARE_FIELDS.get(square) ?? 0;
  return orientation === 'white' ? field : 63 - field;
}

/**
 * How a port must be opened for this board. All are 8 data bits, no flow control. `dataTerminalReady` false: the line is
 * taken down after opening, since on these boards it leads to the processor's reset.
 */
export type SerialSettings = Readonly<{
  baudRate: number;
  parity: 'none' | 'odd' | 'even';
  dataTerminalReady?: false;
}>;

/** Where every byte went: `received = framed + dropped + pending`, always. */
export type ByteCount = Readonly<{ received: number; framed: number; dropped: number; pending: number }>;

/** What a driver is given: a place for its events and a way out for its bytes. */
export type DriverPort = Readonly<{
  emit: (event: BoardEvent) => void;
  write: (bytes: Uint8Array) => void;
}>;

export interface Driver {
  readonly kind: BoardKind;
  readonly serial: SerialSettings;
  /** The line is open, for the first time or again: forget half a frame, say hello, ask for the full state. */
  start(at: number): void;
  /** Any bytes, cut anywhere. Emits before it returns; never throws. */
  feed(bytes: Uint8Array, at: number): void;
  /** Time passed without bytes: notice a silent board, repeat an unanswered question. */
  tick(at: number): void;
  requestFullState(at: number): void;
  /** Light exactly these squares (none: all dark). Absent where the board has no lights. */
  light?(squares: readonly Square[], at: number): void;
  beep?(at: number): void;
  /** Certabo: the pieces now on the board are these; learn their tags. */
  learnPieces?(placement: Placement): void;
  count(): ByteCount;
}
