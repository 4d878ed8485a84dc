/**
 * Opt-in (`HECTOR_PTY=1`, as root, on Linux): the built app in real Chromium at boards on pseudo-terminals, pulled and
 * plugged in again, two at once, with contacts that stick and hands that are not tidy. `HECTOR_PTY_SCENE=text` plays only the
 * scenes whose names contain it.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildIfChanged } from '../../../scripts/build.mjs';
import { SCENES } from './scenes.ts';

const wanted = process.env.HECTOR_PTY === '1' && process.getuid?.() === 0;
if (!wanted) console.warn('SKIPPED: boards on pseudo-terminals need HECTOR_PTY=1 and root');

const part = process.env.HECTOR_PTY_SCENE ?? '';
const names = Object.keys(SCENES).filter((name) => name.includes(part));

describe.skipIf(!wanted)('boards on cables in real Chromium', () => {
  const failures = new Map<string, string | null>();

  beforeAll(async () => {
    expect(buildIfChanged()).toBe(true);
    const drive = ['-m', process.execPath, '--import', 'tsx', 'test/devices/ptyWebSerial/play.ts', part];
    const { stdout } = await promisify(execFile)('unshare', drive, { maxBuffer: 2 ** 24 });
    for (const line of stdout.trim().split('\n')) {
      const { name, failure } = JSON.parse(line) as { name: string; failure: string | null };
      failures.set(name, failure);
    }
  }, 3_600_000);

  test.each(names)('%s', (name) => {
    expect(failures.get(name)).toBeNull();
  });
});
