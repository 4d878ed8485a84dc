/** The place of a player who plays by Article 4 alone: a board on his screen, or an electronic one on a cable. */
import type { Color } from '#rules/position/square.ts';
import { Boards } from './board/boards.ts';
import type { BoardSetup, OpenBoard } from './board/playedBoard.ts';
import { SeatedPort } from './board/seatedPort.ts';
import { Desk, type DeskOptions } from './desk/desk.ts';
import { boardsOf, wordsOf } from './desk/settings.ts';
import type { OwnBoards } from './shared/ownBoards.ts';

export async function openOpponent(
  { port: far, settings, ...options }: DeskOptions,
  side: Color,
  openBoard: OpenBoard,
): Promise<Readonly<{ desk: Desk; boards: OwnBoards }>> {
  const port = new SeatedPort(far);
  const { announcer, play } = options;
  settings.set({ ...settings.value, color: side });
  /** The board on the screen needs no line: only one on a cable has a seat. */
  const setups = (): BoardSetup[] =>
    boardsOf(settings.value, 'two').filter(({ seat, choice }) => seat === side && choice !== 'virtual');
  const desk: Desk = new Desk({ ...options, port, settings, isFelt: () => boards.seats.value.length > 0 });
  const boards = new Boards(
    port,
    {
      openBoard,
      refuse: (outcome) => desk.speakOf(outcome),
      say: (message) => announcer.say(message),
      felt: ({ now }) => play(now === 'empty' ? 'lift' : 'insert'),
      words: () => wordsOf(settings.value),
      press: () => void desk.submit({ by: side, do: 'press' }),
      ask: (what) => void desk.submit({ by: side, do: 'ask', what }),
      repeat: () => announcer.repeatLast(),
    },
    setups(),
    side,
  );
  await boards.open();
  return {
    desk,
    boards: { seats: boards.seats, reopen: () => boards.change(setups()), close: () => boards.close() },
  };
}
