/** A set-up that was made by `npm ci` is not made again. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hector-setup-'));
  mkdirSync(join(folder, 'node_modules'));
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What npm notes of an installation, and what the set-up then does; npm itself is a stand-in that only says so. */
function setUp(wanted: object, found: object | null): string {
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...wanted } }));
  if (found)
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: found }));
  writeFileSync(join(folder, 'npm.js'), "console.error('npm', process.argv[2]);");
  return spawnSync(process.execPath, [join(folder, 'scripts', 'setup.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(folder, 'npm.js') },
  }).stderr;
}

const A = { 'node_modules/a': { version: '1.0.0' } };
const OTHER_PLATFORM = { 'node_modules/a-darwin': { version: '1.0.0', optional: true } };

describe('the set-up', () => {
  test('does nothing after npm ci', () => expect(setUp({ ...A, ...OTHER_PLATFORM }, A)).toBe(''));

  test.each<[string, object | null]>([
    ['nothing was installed', null],
    ['a package is missing', {}],
    ['a package is of another version', { 'node_modules/a': { version: '0.9.0' } }],
    ['a package is there that should not be', { ...A, 'node_modules/b': { version: '1.0.0' } }],
  ])('installs where %s', (_what, found) => {
    expect(setUp(A, found)).toContain('npm ci');
  });
});
