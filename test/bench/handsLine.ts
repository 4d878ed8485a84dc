/** A line of a table of hands. */
import { type HalfMove, VERDICTS } from '../app/board/handGame.ts';
import { tallyOf } from '../app/board/handScenes.ts';

export function handsLine(
  kind: string,
  name: string,
  halfMoves: readonly HalfMove[],
  disagreements: number,
): string {
  const tally = tallyOf(halfMoves);
  const shares = VERDICTS.map(
    (verdict) => `${verdict} ${tally[verdict]} (${((100 * tally[verdict]) / tally.halfMoves).toFixed(3)} %)`,
  );
  return `${kind}, ${name}: ${tally.halfMoves}, ${shares.join(', ')}; ${disagreements}`;
}
