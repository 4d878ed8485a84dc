/** A player's place away from the table (D.1): his own screen, with his own board, over a port to the game. */

import type { Color } from '#rules/position/square.ts';
import { Boards } from './board/boards.ts';
import type { BoardSetup, OpenBoard } from './board/playedBoard.ts';
import { SeatedPort } from './board/seatedPort.ts';
import type { DeskOptions } from './desk/desk.ts';
import { boardsOf } from './desk/settings.ts';
import { PlayerDesk } from './roles/player/playerDesk.ts';

export async function openPlayer(
  { port: far, settings, ...options }: DeskOptions,
  side: Color,
  openBoard: OpenBoard,
): Promise<PlayerDesk> {
  const port = new SeatedPort(far);
  settings.set({ ...settings.value, color: side });
  const setups = (): BoardSetup[] => {
    const [first, second = first] = boardsOf(settings.value, 'two');
    const own = side === 'white' ? first : second;
    return own ? [{ ...own, seat: side }] : [];
  };
  const player = new PlayerDesk({
    ...options,
    port,
    settings,
    openBoard,
    setups,
    boards: (host) => new Boards(port, host, setups(), side),
  });
  await player.boards.open();
  return player;
}
