/** What a verdict on who can mate costs; the measurement itself is verdictCosts.ts. */
import { existsSync } from 'node:fs';
import { asShipped } from './asShipped.ts';
import { report } from './ratio.ts';
import { GAMES, type measure } from './verdictCosts.ts';

export async function bench(): Promise<void> {
  const hasGames = existsSync(GAMES);
  const [costs] = await asShipped<typeof measure>('verdictCosts', 1, hasGames);
  if (!costs) return;
  const { perft, average, below, slowestSeconds } = costs;
  report('perft, every leaf: times as fast as chessops', perft, 'at least 3', perft >= 3);
  if (average === undefined || below === undefined || slowestSeconds === undefined) {
    console.log(`  ${GAMES} is not there: no verdicts measured`);
    return;
  }
  report("average verdict, in chessops' perft 2", average, 'below 1', average < 1);
  report('verdicts below the cost of that perft, in percent', below, 'at least 99', below >= 99);
  report('slowest verdict on a composition, in seconds', slowestSeconds, 'at most 1', slowestSeconds <= 1);
}
