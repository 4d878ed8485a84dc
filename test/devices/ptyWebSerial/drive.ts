/**
 * Runs inside a private mount namespace (`unshare -m`), as root: a pseudo-terminal stands where /dev/ttyS0 was, a
 * managed policy grants it to the page, and the firmware sits at its other end. Prints what the page saw.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { VirtualPegboard } from '#devices/pegboard/virtual.ts';
import { fieldOf } from '#test/devices/boards/boardBytes.ts';
import { START } from '#test/devices/boards/positions.ts';
import { NodeSerialTransport } from '#test/devices/nodeSerial.ts';

const SETTINGS = { baudRate: 38400, parity: 'none' } as const;
const now = () => performance.now();

const folder = mkdtempSync(join(tmpdir(), 'hector-pty-'));
const [hostEnd, boardEnd] = [join(folder, 'host'), join(folder, 'board')];
const socat = spawn('socat', [`pty,raw,echo=0,link=${hostEnd}`, `pty,raw,echo=0,link=${boardEnd}`]);
while (!existsSync(hostEnd) || !existsSync(boardEnd)) await new Promise((resolve) => setTimeout(resolve, 5));
execFileSync('mount', ['--bind', realpathSync(hostEnd), '/dev/ttyS0']);

const server = await createServer({
  configFile: false,
  logLevel: 'error',
  root: join(import.meta.dirname, 'page'),
  server: { host: '127.0.0.1', port: 0, fs: { strict: false }, hmr: false, ws: false },
});
await server.listen();
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;

// A file system of our own over the browser's settings: nothing outside this namespace is touched.
mkdirSync('/etc/chromium', { recursive: true });
execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', '/etc/chromium']);
mkdirSync('/etc/chromium/policies/managed', { recursive: true });
writeFileSync(
  '/etc/chromium/policies/managed/serial.json',
  JSON.stringify({ SerialAllowAllPortsForUrls: [origin] }),
);

const device = new VirtualPegboard(now);
device.setUp(Array.from(START.keys(), (square) => fieldOf(square)));
const wire = new NodeSerialTransport(boardEnd, now);
await wire.open(SETTINGS, { opened() {}, bytes: (chunk) => device.write(chunk), disturbed() {}, lost() {} });

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => 'ptyPage' in globalThis);
  const connected = await page.evaluate(() => ptyPage.connect());
  await device.open(SETTINGS, {
    opened() {},
    bytes: (chunk) => wire.write(chunk),
    disturbed() {},
    lost() {},
  });
  const heart = setInterval(() => device.advance(), 1000);
  await page.waitForFunction(() => ptyPage.events.some(({ kind }) => kind === 'occupancy'));
  device.setContact(fieldOf('e2'), false);
  device.setContact(fieldOf('e4'), true);
  await page.waitForFunction(() => ptyPage.events.some(({ kind }) => kind === 'inserted'));
  clearInterval(heart);
  socat.kill();
  await page.waitForFunction(() => ptyPage.line.length === 2);
  const { line, changes } = await page.evaluate(() => ({
    line: ptyPage.line,
    changes: ptyPage.events.flatMap((event) =>
      event.kind === 'lifted' || event.kind === 'inserted' ? [`${event.kind} ${event.square}`] : [],
    ),
  }));
  console.log(JSON.stringify({ connected, line, changes }));
} finally {
  await browser.close();
  await server.close();
  socat.kill();
}
process.exit(0);
