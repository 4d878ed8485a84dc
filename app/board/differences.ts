import { type Difference, differencesOf } from '#devices/correction/differences.ts';
import type { Findings } from '#devices/inference/found.ts';
import { boardOf, type GameState } from '#rules/game/state.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { correction } from '#speech/phrases/boardReading.ts';
import type { Said } from '#speech/phrases/said.ts';
import { expectedMen, type Seat } from './expected.ts';

/**
 * Where a board does not show the game: holes that read otherwise than the act on its way has them, and men astray
 * (7.4.1), which the game knows of but which belong elsewhere. While a player adjusts, nothing is astray.
 */
export function boardDifferences(state: GameState, seat: Seat, findings: Findings): Difference[] {
  const expected = expectedMen(state, seat);
  const { missing, extra } = state.astray[boardOf(state, seat ?? 'white')];
  const astray = state.act.adjusting ? [] : [...missing, ...extra];
  return differencesOf(findings, (square) => {
    if (astray.includes(square)) return state.ply.position.pieceAt(square) ?? null;
    const man = expected.get(square);
    return man === null ? 'unknown' : (man ?? null);
  });
}

/** "Bella eins: Springer fehlt". */
export function sayDifference({ square, expected, found }: Difference, words: AnnounceOptions): Said {
  const man = typeof found === 'object' ? found : found === 'empty' ? null : 'unknown';
  return correction({ square, expected, found: man }, words);
}
