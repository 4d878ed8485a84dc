import type { OpenBoard } from './playedBoard.ts';
import { openSerialBoard } from './serialBoard.ts';
import { openVirtualBoard, prepareVirtualBoard } from './virtualBoard.ts';

export { prepareVirtualBoard };

export const openBoard: OpenBoard = (setup, filled, listener, tap) =>
  setup.choice === 'virtual'
    ? openVirtualBoard(filled, listener, tap)
    : openSerialBoard(setup, listener, tap);
