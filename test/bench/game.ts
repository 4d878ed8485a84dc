/** What deciding and applying a whole move costs; the measurement itself is wholeMove.ts. */
import { asShipped } from './asShipped.ts';
import { report } from './ratio.ts';
import type { measure } from './wholeMove.ts';

const PROCESSES = 7;

export async function bench(): Promise<void> {
  const runs = await asShipped<typeof measure>('wholeMove', PROCESSES);
  const median = (of: 'whole' | 'late'): number =>
    runs.map((run) => run[of]).toSorted((a, b) => a - b)[PROCESSES >> 1] ?? Number.NaN;
  const whole = median('whole');
  report('a whole move, to chessops’ isLegal + play + isEnd', whole, 'at most 10', whole <= 10);
  const late = median('late');
  report('move 300 to move 20', late, 'at most 1.5', late <= 1.5);
}
