/**
 * What a fresh clone needs, in plain Node: the packages of the lock file and, with --browser, a Chromium for the
 * tests. Says nothing and does nothing where all is there. Everything it prints goes to standard error.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'node_modules', '.hector-lock');

/** Runs a program with its output on standard error; true if it succeeded. */
function run(program, args) {
  return spawnSync(program, args, { cwd: ROOT, stdio: ['ignore', 2, 2] }).status === 0;
}

function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.error('Installing the packages of package-lock.json …');
  const npm = process.env.npm_execpath;
  const installed = npm ? run(process.execPath, [npm, 'ci']) : run('npm', ['ci']);
  if (!installed) {
    console.error('The packages could not be installed: see above.');
    process.exit(1);
  }
  // Last, so that an interrupted installation is done again.
  writeFileSync(STAMP, lock);
}

function installChromium() {
  if (findChromium()) return;
  const debian = process.platform === 'linux' && existsSync('/etc/debian_version');
  if (debian && process.getuid?.() === 0) {
    console.error('Installing the Debian package chromium for the tests …');
    run('apt-get', ['update', '-q']);
    run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium']);
  }
  if (!findChromium())
    console.error(
      'No Chrome or Chromium was found: install one (or set CHROME_PATH) to run the tests that need a browser.',
    );
}

installPackages();
if (process.argv.includes('--browser')) installChromium();
