/**
 * The virtual peg board: the real board's firmware on a simulated processor. A hand that closes a contact here is
 * heard above as a `BoardEvent`, made of serial bytes like those of any other board.
 */
import { squareField } from '#devices/board.ts';
import { VirtualPegboard } from '#devices/pegboard/virtual.ts';
import { connectBoard, type Tap } from '#devices/transport/connection.ts';
import { Position } from '#rules/position/position.ts';
import type { Square } from '#rules/position/square.ts';
import { idle } from '../base/idle.ts';
import type { BoardListener, OpenedBoard } from './playedBoard.ts';

const START = Position.start().occupied;
const HEARTBEAT_MS = 1000;
/** So much of the firmware's start at a time leaves a page that is idle still quick to answer. */
const SLICE_MS = 2;

const now = () => performance.now();
const holeOf = (square: Square) => squareField(square, 'white');

/** Set up for a new game and started in idle time, so that the first words of a game need not wait for it. */
let spare: VirtualPegboard | null = null;
let preparing = false;

export async function prepareVirtualBoard(): Promise<void> {
  if (spare || preparing) return;
  preparing = true;
  const board = new VirtualPegboard(now);
  board.setUp(START.map(holeOf));
  do await idle();
  while (!board.boot(SLICE_MS));
  spare = board;
  preparing = false;
}

function boardWith(filled: ReadonlySet<Square>): VirtualPegboard {
  const prepared = spare;
  const isNewGame = filled.size === START.length && START.every((square) => filled.has(square));
  if (prepared && isNewGame) {
    spare = null;
    return prepared;
  }
  const board = new VirtualPegboard(now);
  board.setUp([...filled].map(holeOf));
  return board;
}

export async function openVirtualBoard(
  filled: ReadonlySet<Square>,
  listener: BoardListener,
  tap: Tap,
): Promise<OpenedBoard> {
  const transport = boardWith(filled);
  const pegs = new Set(filled);
  let listening = true;
  const opened = await connectBoard({
    kind: 'pegboard',
    orientation: 'white',
    transport,
    now,
    tap,
    listener: {
      board: (event) => {
        if (listening) listener.board(event);
      },
      opened: () => listener.opened(),
      lost: (fault) => listener.lost(fault),
    },
  });
  if (!opened.ok) return opened;
  void prepareVirtualBoard();
  const heart = setInterval(() => transport.advance(), HEARTBEAT_MS);
  const set = (square: Square, isIn: boolean) => {
    if (isIn) pegs.add(square);
    else pegs.delete(square);
    transport.setContact(holeOf(square), isIn);
  };
  const { driver } = opened.connection;
  const board = {
    kind: 'pegboard' as const,
    driver,
    hand: {
      isFilled: (square: Square) => pegs.has(square),
      lift: (square: Square) => set(square, false),
      insert: (square: Square) => set(square, true),
      setUp(squares: ReadonlySet<Square>) {
        listening = false;
        for (const square of [...pegs]) if (!squares.has(square)) set(square, false);
        for (const square of squares) if (!pegs.has(square)) set(square, true);
        listening = true;
      },
    },
    async close() {
      clearInterval(heart);
      await opened.connection.close();
    },
  };
  return { ok: true, board };
}
