/**
 * The virtual peg board: the real board's firmware on a simulated processor. A hand that closes a contact here is
 * heard above as a `BoardEvent`, made of serial bytes like those of any other board.
 */
import { squareField } from '#devices/board.ts';
import { VirtualPegboard } from '#devices/pegboard/virtual.ts';
import { connectBoard, type Tap } from '#devices/transport/connection.ts';
import type { Square } from '#rules/position/square.ts';
import type { BoardListener, OpenedBoard } from './playedBoard.ts';

const HEARTBEAT_MS = 1000;

export async function openVirtualBoard(
  filled: ReadonlySet<Square>,
  listener: BoardListener,
  tap: Tap,
): Promise<OpenedBoard> {
  const now = () => performance.now();
  const transport = new VirtualPegboard(now);
  const holeOf = (square: Square) => squareField(square, 'white');
  const pegs = new Set(filled);
  transport.setUp([...pegs].map(holeOf));
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
