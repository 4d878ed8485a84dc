/** Times as ratios in one run: what is compared takes turns, so that a busy machine slows all alike. */
export function fastest(rounds: number, subjects: readonly (() => void)[]): number[] {
  const best = subjects.map(() => Infinity);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, subject] of subjects.entries()) {
      const begun = performance.now();
      subject();
      best[index] = Math.min(best[index] as number, performance.now() - begun);
    }
  }
  return best;
}

/** A limit and whether it holds; one that does not ends the bench with a failure. */
export function report(what: string, value: number, wanted: string, holds: boolean): void {
  if (!holds) process.exitCode = 1;
  console.log(`  ${what}: ${value.toFixed(2)} (${wanted}) ${holds ? 'holds' : 'DOES NOT HOLD'}`);
}
