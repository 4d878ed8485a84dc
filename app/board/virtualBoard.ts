/**
 * The virtual peg board: the real board's firmware on a simulated processor. A hand that closes a contact here is
 * heard above as a `BoardEvent`, made of serial bytes like those of any other board.
 */
import { type BoardEvent, squareField } from '#devices/board.ts';
import { VirtualPegboard } from '#devices/pegboard/virtual.ts';
import { connectBoard } from '#devices/transport/connection.ts';
import type { Square } from '#rules/position/square.ts';
import type { PlayedBoard } from './playedBoard.ts';

const HEARTBEAT_MS = 1000;

export async function openVirtualBoard(
  filled: ReadonlySet<Square>,
  listener: (event: BoardEvent) => void,
): Promise<PlayedBoard> {
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
    listener: {
      board: (event) => {
        if (listening) listener(event);
      },
      opened: () => {},
      lost: () => {},
    },
  });
  const heart = setInterval(() => transport.advance(), HEARTBEAT_MS);
  const set = (square: Square, isIn: boolean) => {
    if (isIn) pegs.add(square);
    else pegs.delete(square);
    transport.setContact(holeOf(square), isIn);
  };
  return {
    isFilled: (square) => pegs.has(square),
    lift: (square) => set(square, false),
    insert: (square) => set(square, true),
    setUp(squares) {
      listening = false;
      for (const square of [...pegs]) if (!squares.has(square)) set(square, false);
      for (const square of squares) if (!pegs.has(square)) set(square, true);
      listening = true;
    },
    async close() {
      clearInterval(heart);
      if (opened.ok) await opened.connection.close();
    },
  };
}
