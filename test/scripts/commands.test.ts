/** The two commands of the README, as far as they can be tried without a second clone. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Without what this test run has put into the environment. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST|DEV|PROD|MODE|HECTOR)/.test(name)),
);

function run(script: string, args: readonly string[] = [], environment: Record<string, string> = {}) {
  const done = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...ENVIRONMENT, ...environment },
  });
  return { status: done.status, lines: done.stdout.trimEnd().split('\n'), errors: done.stderr };
}

describe('npm test', { timeout: 120_000 }, () => {
  test('ends with a line that counts, alone', () => {
    const { status, lines } = run('scripts/test.mjs', ['test/app/setup.test']);
    expect(lines.at(-1)).toBe('2 passed, 0 failed');
    expect(status).toBe(0);
  });

  test('does not call it a success when nothing was run', () => {
    const { status, lines } = run('scripts/test.mjs', ['no/such/test']);
    expect(lines.at(-1)).toBe('0 passed, 0 failed');
    expect(status).toBe(1);
  });
});

describe('finding a browser', () => {
  const find = (environment: Record<string, string>, how = 'findChromium') => {
    const script = `import('./scripts/chromium.mjs').then((m) => console.log(m.${how}() ?? 'none'))`;
    return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', env: environment }).stdout.trim();
  };

  test('takes the one that is named, then one on the path', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hector-path-'));
    const named = join(folder, 'my-browser');
    const onPath = join(folder, 'chromium');
    writeFileSync(named, '');
    writeFileSync(onPath, '');
    expect(find({ CHROME_PATH: named, PATH: folder })).toBe(named);
    expect(find({ CHROME_PATH: join(folder, 'gone'), PATH: folder })).toBe(onPath);
    rmSync(folder, { recursive: true });
  });

  test('takes one without a window for the tests, unless one is named or there is none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hector-path-'));
    const named = join(folder, 'my-browser');
    const onPath = join(folder, 'chromium');
    const windowless = join(folder, 'chromium-headless-shell');
    for (const path of [named, onPath]) writeFileSync(path, '');
    expect(find({ PATH: folder }, 'findWindowless')).toBe(onPath);
    writeFileSync(windowless, '');
    expect(find({ PATH: folder }, 'findWindowless')).toBe(windowless);
    expect(find({ CHROME_PATH: named, PATH: folder }, 'findWindowless')).toBe(named);
    rmSync(folder, { recursive: true });
  });

  test.skipIf(process.platform !== 'linux')('finds none where there is none', () => {
    expect(find({ PATH: '/nowhere' })).toBe('none');
  });
});
