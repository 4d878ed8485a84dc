import type { Observable } from '../base/observable.ts';
import type { BoardSeat } from '../board/boardSeat.ts';

/** The boards on a cable at one person's desk; none, where he plays on the screen. */
export type OwnBoards = Readonly<{
  seats: Observable<readonly BoardSeat[]>;
  /** As they are chosen now, each line opened anew. */
  reopen: () => Promise<void>;
  close: () => Promise<void>;
}>;
