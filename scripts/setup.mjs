/**
 * What a fresh clone needs, in plain Node: the packages of the lock file and, with --browser, a Chromium for the
 * tests. Says nothing and does nothing where all is there. Everything it prints goes to standard error.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';

const ROOT = join(import.meta.dirname, '..');

/** Runs a program with its output on standard error; true if it succeeded. */
function run(program, args) {
  return spawnSync(program, args, { cwd: ROOT, stdio: ['ignore', 2, 2] }).status === 0;
}

/** What npm itself notes at the end of an installation, whoever asked for it. */
function installed() {
  const { packages: wanted } = readJson('package-lock.json');
  const { packages: found } = readJson(join('node_modules', '.package-lock.json')) ?? {};
  if (!found) return false;
  const isSame = (path) => found[path]?.version === wanted[path]?.version;
  return (
    Object.keys(found).every(isSame) &&
    Object.entries(wanted).every(([path, { optional }]) => path === '' || optional || isSame(path))
  );
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  } catch {
    return null;
  }
}

function installPackages() {
  if (installed()) return;
  console.error('Installing the packages of package-lock.json …');
  const npm = process.env.npm_execpath;
  const done = npm ? run(process.execPath, [npm, 'ci']) : run('npm', ['ci']);
  if (done) return;
  console.error('The packages could not be installed: see above.');
  process.exit(1);
}

function installChromium() {
  if (findChromium()) return;
  const debian = process.platform === 'linux' && existsSync('/etc/debian_version');
  if (debian && process.getuid?.() === 0) {
    console.error('Installing the Debian packages chromium and chromium-headless-shell for the tests …');
    run('apt-get', ['update', '-q']);
    const install = ['install', '-q', '-y', '--no-install-recommends', 'chromium'];
    // Not every Debian has the second one; the tests only take longer without it.
    if (!run('apt-get', [...install, 'chromium-headless-shell'])) run('apt-get', install);
  }
  if (!findChromium())
    console.error(
      'No Chrome or Chromium was found: install one (or set CHROME_PATH) to run the tests that need a browser.',
    );
}

installPackages();
if (process.argv.includes('--browser')) installChromium();
