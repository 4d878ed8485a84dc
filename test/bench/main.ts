/**
 * `npm run bench`: every benchmark, as ratios measured in one run. Names after the command choose some of them; those
 * that take hours run only by their name.
 */
const BENCHES: Readonly<Record<string, () => Promise<{ bench(): Promise<void> }>>> = {
  position: () => import('./position.ts'),
  game: () => import('./game.ts'),
  canMate: () => import('./canMate.ts'),
  scoresheet: () => import('./scoresheet.ts'),
  boards: () => import('./boards.ts'),
  hands: () => import('./hands.ts'),
  voice: () => import('./voice.ts'),
  app: () => import('./app.ts'),
  firstLoad: () => import('./firstLoad.ts'),
  latency: () => import('./latency.ts'),
  desks: () => import('./desks.ts'),
  hub: () => import('./hub.ts'),
  allHands: () => import('./allHands.ts'),
};

const HOURS = new Set(['allHands']);

/** Runs those named, or all. A limit that does not hold is a failure of the whole. */
export async function main(chosen: readonly string[]): Promise<void> {
  const unknown = chosen.filter((name) => !Object.hasOwn(BENCHES, name));
  if (unknown.length > 0) {
    console.error(`unknown: ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}`);
    process.exitCode = 2;
    return;
  }
  for (const [name, load] of Object.entries(BENCHES)) {
    if (chosen.length > 0 ? !chosen.includes(name) : HOURS.has(name)) continue;
    console.log(`\n${name}`);
    await (await load()).bench();
  }
  console.log(process.exitCode ? '\nNot every limit holds.' : '\nEvery limit holds.');
}

await main(process.argv.slice(2));
process.exit();
