/** Who can still mate, worked out in slices, so that a question nobody asks any more is dropped at once. */
import { Board } from '#rules/position/mate/board.ts';
import { DEFAULT_BUDGET, MateInquiry, type MateVerdict } from '#rules/position/mate/canMate.ts';
import { readFen } from '#rules/position/mate/fen.ts';
import type { Color } from '#rules/position/square.ts';

export type MateVerdicts = Readonly<Record<Color, MateVerdict>>;

/** Moves looked at between two looks at whether the answer is still wanted: some hundredths of a second. */
const SLICE = 200_000;
const UNKNOWN: MateVerdict = { verdict: 'unknown' };

export type Asker = Readonly<{
  /** Lets messages come in. */
  pause(): Promise<void>;
  isStillWanted(): boolean;
}>;

/** The verdict on each side, or undefined when it is no longer wanted. */
export async function judge(fen: string, asker: Asker): Promise<MateVerdicts | undefined> {
  const white = await judgeSide('white', fen, asker);
  const black = white && (await judgeSide('black', fen, asker));
  return white && black && { white, black };
}

async function judgeSide(side: Color, fen: string, asker: Asker): Promise<MateVerdict | undefined> {
  const board = new Board();
  if (!readFen(fen, board).ok) return UNKNOWN;
  const inquiry = new MateInquiry(side, board);
  for (let spent = 0; spent < DEFAULT_BUDGET; spent += SLICE) {
    const answer = inquiry.advance(SLICE);
    if (answer.verdict !== 'unknown') return answer;
    await asker.pause();
    if (!asker.isStillWanted()) return undefined;
  }
  return UNKNOWN;
}
