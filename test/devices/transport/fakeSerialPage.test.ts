/** The page's fake board in a real Chromium: the firmware runs there as it does here. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { splitFrames } from '#devices/pegboard/framing.ts';
import { fakeSerialScript } from '#test/devices/fakeSerialScript.ts';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const hasChromium = existsSync(CHROMIUM);
if (!hasChromium)
  console.warn(`SKIPPED: no Chromium at ${CHROMIUM}, so the fake board was not tried in a page`);

test.skipIf(!hasChromium)(
  'in Chromium the fake port gives the banner, the state and a lift',
  async () => {
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      await page.addInitScript(await fakeSerialScript());
      await page.goto('about:blank');
      const bytes = await page.evaluate(async () => {
        const port = await navigator.serial.requestPort();
        await port.open({ baudRate: 38400, bufferSize: 4096 });
        const reader = port.readable?.getReader();
        const said: number[] = [];
        said.push(...((await reader?.read())?.value ?? []));
        globalThis.fakeBoard.lift('e2');
        said.push(...((await reader?.read())?.value ?? []));
        return said;
      });
      const { frames, dropped } = splitFrames(Uint8Array.from(bytes));
      expect(frames.map(({ type }) => type)).toEqual(['I', 'S', 'C']);
      expect(dropped).toBe(0);
    } finally {
      await browser.close();
    }
  },
  60_000,
);
