/**
 * 10.1, 11.1 of the older editions: the result of a game as a score writes it. Beside the usual three there are those
 * that only an arbiter gives (10.2): both lose, or one of two who drew loses his half.
 */

export const RESULTS = ['1-0', '0-1', '1/2-1/2', '0-0', '1/2-0', '0-1/2', '*'] as const;
export type ScoreResult = (typeof RESULTS)[number];

/** The four that PGN knows; any other is written with the sign of an open end and told by the Result tag. */
const TERMINATORS: readonly ScoreResult[] = ['1-0', '0-1', '1/2-1/2', '*'];

export function terminator(result: ScoreResult): ScoreResult {
  return TERMINATORS.includes(result) ? result : '*';
}

/** What stands for a half and for the hyphen in files and on forms; `+` and `-` are a game won without play. */
const HALVES = /½|0[.,]5|1\/2/g;
const HYPHENS = /[‐‑‒–—−:]/g;
const UNPLAYED: Readonly<Record<string, ScoreResult>> = {
  '+--': '1-0',
  '--+': '0-1',
  '+/-': '1-0',
  '-/+': '0-1',
  '---': '0-0',
  '-/-': '0-0',
};

/** `1–0`, `1:0`, `½`, `½-½`, `1/2` and the like; null for what is no result. */
export function readResult(text: string): ScoreResult | null {
  if (text.length > 20) return null;
  const plain = text.replace(/\s+/g, '').replace(HALVES, '1/2').replace(HYPHENS, '-');
  if (plain === '1/2' || plain === '=') return '1/2-1/2';
  return RESULTS.find((result) => result === plain) ?? UNPLAYED[plain] ?? null;
}
