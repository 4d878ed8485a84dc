/** Opt-in (`HECTOR_PTY=1`, as root, on Linux): the page on the real Web Serial stack of Chromium, over a pty. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const wanted = process.env.HECTOR_PTY === '1' && process.getuid?.() === 0;
if (!wanted) console.warn('SKIPPED: the real Web Serial stack over a pty needs HECTOR_PTY=1 and root');

test.skipIf(!wanted)(
  'connected, a move, the line cut: through the real Web Serial stack',
  async () => {
    const drive = ['-m', process.execPath, '--import', 'tsx', 'test/devices/ptyWebSerial/drive.ts'];
    const { stdout } = await promisify(execFile)('unshare', drive, { timeout: 100_000 });
    expect(JSON.parse(stdout)).toEqual({
      connected: 'connected',
      line: ['opened', 'unplugged'],
      changes: ['lifted e2', 'inserted e4'],
    });
  },
  120_000,
);
