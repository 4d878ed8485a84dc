/** Builds the app when its sources have changed since the last build, and not otherwise. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'node_modules', '.hector-build');
const SOURCES = [
  'app',
  'devices',
  'public',
  'rules',
  'scoresheet',
  'scripts/notices.ts',
  'scripts/voice',
  'speech',
  'index.html',
  'package-lock.json',
  'vite.config.ts',
];

function addTo(hash, path) {
  const full = join(ROOT, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addTo(hash, `${path}/${name}`);
  } else hash.update(`${path}\0`).update(readFileSync(full));
}

/** Output to standard error. Returns whether `dist` holds the app of the present sources. */
export function buildIfChanged() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addTo(hash, source);
  const sources = hash.digest('hex');
  const isBuilt = existsSync(join(ROOT, 'dist', 'index.html')) && existsSync(STAMP);
  if (isBuilt && readFileSync(STAMP, 'utf8') === sources) return true;
  console.error('Building the app …');
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) return false;
  writeFileSync(STAMP, sources);
  return true;
}
