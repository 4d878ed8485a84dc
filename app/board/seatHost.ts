/** What a board's seat needs of the table around it. */
import type { HoleChange } from '#devices/inference/found.ts';
import type { Question } from '#rules/game/command.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Color } from '#rules/position/square.ts';
import type { Message } from '#speech/announcer/message.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import type { Outcome, Requested } from '../desk/gamePort.ts';
import type { HeldStore } from '../journal/heldStore.ts';
import type { Seat } from './expected.ts';
import type { OpenBoard } from './playedBoard.ts';

/** The clock of the board's events, and its timers. */
export type SeatClock = Readonly<{
  now: () => number;
  after: (ms: number, callBack: () => void) => () => void;
}>;

export type SeatHost = Readonly<{
  openBoard: OpenBoard;
  clock?: SeatClock;
  state: () => GameState;
  /** A refusal of what a sensor has said is not spoken of: the difference it leaves is. `ago`: when it began. */
  submit: (requested: Requested, ago?: number) => Promise<Outcome>;
  refuse: (outcome: Outcome) => void;
  say: (message: Message) => void;
  /** A peg left or entered a hole: heard at once, before anything is known of it. */
  felt: (change: HoleChange) => void;
  words: () => AnnounceOptions;
  press: (by: Color) => void;
  ask: (what: Question, by: Seat) => void;
  repeat: () => void;
  untilFlag?: () => number | null;
  /** Where men in the hand are remembered until the game knows of them. */
  held?: HeldStore;
  /** The board is there and shows the game. */
  set: () => void;
}>;

export const PAGE_CLOCK: SeatClock = {
  now: () => performance.now(),
  after: (ms, callBack) => {
    const timer = setTimeout(callBack, ms);
    return () => clearTimeout(timer);
  },
};
