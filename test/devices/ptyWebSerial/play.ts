/**
 * Runs inside a private mount namespace (`unshare -m`), as root: scenes by name, or all of them, at boards on
 * pseudo-terminals. Prints a line of JSON for each: what went wrong, or nothing.
 */
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import { serve } from '../../../scripts/serve.mjs';
import { BROWSER_ENVIRONMENT, makeComputer, wait } from './computer.ts';
import { SCENES } from './scenes.ts';

const PEGBOARD = { vendor: '1209', product: '0001' };

const server = await serve('dist', { port: 0 });
const { port } = server.address() as AddressInfo;
const origin = `http://localhost:${port}`;
const cables = makeComputer(origin, [
  { ...PEGBOARD, usbSerial: '5837' },
  { ...PEGBOARD, usbSerial: '5838' },
]);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
  env: { ...process.env, ...BROWSER_ENVIRONMENT } as Record<string, string>,
});
const wanted = process.argv.slice(2);
for (const [name, scene] of Object.entries(SCENES)) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  const failure = await scene({ browser, address: `${origin}/`, cables }).catch(
    (error: Error) => error.message,
  );
  for (const cable of cables) await cable.free();
  await wait(200);
  console.log(JSON.stringify({ name, failure: failure ?? null }));
}
await browser.close();
server.close();
process.exit(0);
