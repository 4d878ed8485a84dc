/** How much JavaScript stands before the first screen, compressed, beside what it was in earlier versions. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { buildIfChanged } from '../../scripts/build.mjs';
import { report } from './ratio.ts';

const LIMIT_KB = 150;

/** As measured when each was finished; the present one is measured here. */
const HISTORY: readonly (readonly [version: string, kB: number])[] = [
  ['0.1.0', 176],
  ['0.2.0', 121],
];

export async function bench(): Promise<void> {
  if (!buildIfChanged()) throw new Error('the app could not be built');
  const page = readFileSync('dist/index.html', 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
    ([, path]) => path as string,
  );
  const bytes = scripts.map((path) => gzipSync(readFileSync(`dist/${path}`), { level: 9 }).length);
  const kB = bytes.reduce((sum, size) => sum + size, 0) / 1000;
  for (const [version, size] of HISTORY) console.log(`  ${version}: ${size} kB`);
  report('first load in kB of compressed JavaScript', kB, `below ${LIMIT_KB}`, kB < LIMIT_KB);
}
