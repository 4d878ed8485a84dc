/** A board of a game, whatever it is made of: on the screen or on a cable. What happens on it comes as `BoardEvent`s. */
import {
  BOARD_KINDS,
  type BoardEvent,
  type BoardKind,
  type Driver,
  type Orientation,
} from '#devices/board.ts';
import type { UsbId } from '#devices/transport/brailleDaemon.ts';
import type { Tap } from '#devices/transport/connection.ts';
import type { LinkFault } from '#devices/transport/transport.ts';
import type { Color, Square } from '#rules/position/square.ts';

/** The virtual peg board is the default; the others hang on a cable. */
export const BOARD_CHOICES = ['virtual', ...BOARD_KINDS] as const;
export type BoardChoice = (typeof BOARD_CHOICES)[number];

/** A port that was granted, as it is remembered: by its make, and by the number of the board behind it if it said one. */
export type KnownPort = UsbId & Readonly<{ number?: string }>;

/** `usb`: the port that was granted for it before; null if none was. */
export type BoardSetup = Readonly<{
  choice: BoardChoice;
  orientation: Orientation;
  seat: Color;
  usb: KnownPort | null;
}>;

/** The keys of the screen as a hand: only a virtual board has one, a real board has the player's. */
export interface ScreenHand {
  /** Whether a peg stands in the hole, as the hand feels it. */
  isFilled(square: Square): boolean;
  lift(square: Square): void;
  insert(square: Square): void;
  /** The pegs are put so by others, after a ruling: no act of a player, and not heard as one. */
  setUp(filled: ReadonlySet<Square>): void;
}

export interface PlayedBoard {
  readonly kind: BoardKind;
  readonly hand: ScreenHand | null;
  readonly driver: Driver;
  close(): Promise<void>;
}

export type BoardListener = Readonly<{
  board: (event: BoardEvent) => void;
  /** The line stands, for the first time or again: the full state follows. */
  opened: () => void;
  lost: (fault: LinkFault) => void;
  /** The board has said its own number for the first time: it is to be remembered with the port. */
  numbered?: (number: string) => void;
}>;

export type OpenedBoard = Readonly<{ ok: true; board: PlayedBoard } | { ok: false; fault: LinkFault }>;

export type OpenBoard = (
  setup: BoardSetup,
  filled: ReadonlySet<Square>,
  listener: BoardListener,
  tap: Tap,
) => Promise<OpenedBoard>;
