/** Node's serialport over a pair of pseudo-terminals made by socat: a real line with the firmware at its end. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BoardEvent } from '#devices/board.ts';
import { VirtualPegboard } from '#devices/pegboard/virtual.ts';
import { connectBoard } from '#devices/transport/connection.ts';
import { fieldOf } from '#test/devices/boards/boardBytes.ts';
import { START } from '#test/devices/boards/positions.ts';
import { NodeSerialTransport } from '#test/devices/nodeSerial.ts';

const hasSocat = (() => {
  try {
    execFileSync('socat', ['-V']);
    return true;
  } catch {
    console.warn('SKIPPED: no socat here, so no pseudo-terminal pair for serialport (Debian: socat)');
    return false;
  }
})();

describe.skipIf(!hasSocat)('a board on a serial port of Node', () => {
  let folder = '';
  let socat: ChildProcess;
  let ours = '';
  let boards = '';
  const until = async (met: () => boolean) => {
    while (!met()) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'hector-serial-'));
    ours = join(folder, 'host');
    boards = join(folder, 'board');
    socat = spawn('socat', [`pty,raw,echo=0,link=${ours}`, `pty,raw,echo=0,link=${boards}`]);
    await until(() => existsSync(ours) && existsSync(boards));
  });

  afterAll(() => {
    socat.kill();
    rmSync(folder, { recursive: true });
  });

  test('is opened, read, and noticed when it goes', async () => {
    const now = () => performance.now();
    const device = new VirtualPegboard(now);
    device.setUp(Array.from(START.keys(), (square) => fieldOf(square)));
    const boardEnd = new NodeSerialTransport(boards, now);
    await boardEnd.open(
      { baudRate: 38400, parity: 'none' },
      { opened() {}, bytes: (chunk) => device.write(chunk), disturbed() {}, lost() {} },
    );
    const events: BoardEvent[] = [];
    const line: string[] = [];
    const outcome = await connectBoard({
      kind: 'pegboard',
      orientation: 'white',
      transport: new NodeSerialTransport(ours, now),
      listener: {
        board: (event) => events.push(event),
        opened: () => line.push('opened'),
        lost: (fault) => line.push(fault),
      },
      now,
    });
    expect(outcome.ok).toBe(true);
    await device.open(
      { baudRate: 38400, parity: 'none' },
      { opened() {}, bytes: (chunk) => boardEnd.write(chunk), disturbed() {}, lost() {} },
    );
    await until(() => events.some(({ kind }) => kind === 'occupancy'));
    device.setContact(fieldOf('e2'), false);
    await until(() => events.some(({ kind }) => kind === 'lifted'));
    expect(events.find(({ kind }) => kind === 'lifted')).toMatchObject({ square: 'e2' });
    // serialport overlooks a line that breaks in the middle of a write: let the last answer come first.
    const quietFrom = now() + 700;
    await until(() => now() > quietFrom);
    socat.kill();
    await until(() => line.length === 2);
    expect(line).toEqual(['opened', 'unplugged']);
    if (outcome.ok) await outcome.connection.close();
    await boardEnd.close();
  }, 20_000);

  test('a port that is not there is unplugged', async () => {
    const transport = new NodeSerialTransport(join(folder, 'nothing'), () => 0);
    const outcome = await transport.open(
      { baudRate: 38400, parity: 'none' },
      { opened() {}, bytes() {}, disturbed() {}, lost() {} },
    );
    expect(outcome).toMatchObject({ ok: false, fault: 'unplugged' });
  });
});
