import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SOUNDS, type Sound } from '#speech/sounds/earcons.ts';
import { noChromium, type OpenPages, openPages } from '../polyfill/chromium.ts';
import { earconMs } from './earconMs.ts';
import type { SoundsPage } from './page/main.ts';

declare const soundsPage: SoundsPage;

const SAMPLE_RATE = 22050;
const WINDOW = 441; // 20 ms

let pages: OpenPages;
let rendered: Map<Sound, number[]>;
beforeAll(async () => {
  if (noChromium) return;
  pages = await openPages(`${import.meta.dirname}/page`);
  const { page } = await pages.open();
  rendered = new Map(
    await page.evaluate(() =>
      Promise.all(soundsPage.SOUNDS.map(async (sound) => [sound, await soundsPage.render(sound)] as const)),
    ),
  );
}, 60_000);
afterAll(() => pages?.close());

/** Loudness and colour (zero crossings) in each window of 20 ms, both about 0 to 1. */
function shape(samples: number[]): number[] {
  return Array.from({ length: Math.floor(samples.length / WINDOW) }, (_, index) => {
    const part = samples.slice(index * WINDOW, (index + 1) * WINDOW);
    const rms = Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / WINDOW);
    const crossings = part.filter((sample, at) => at > 0 && sample > 0 !== (part[at - 1] ?? 0) > 0).length;
    return [rms * 2, (crossings / WINDOW) * 5];
  }).flat();
}

const distance = (a: number[], b: number[]) =>
  Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));

describe.skipIf(noChromium)('the earcons, as rendered by Chromium', { timeout: 20_000 }, () => {
  test.each(SOUNDS)('%s is heard, for as long as it says, without clipping', (sound) => {
    const samples = rendered.get(sound)!;
    const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
    expect(peak).toBeGreaterThan(0.2);
    expect(peak).toBeLessThanOrEqual(1);
    const lastMs = (samples.findLastIndex((sample) => Math.abs(sample) > 0.001) * 1000) / SAMPLE_RATE;
    expect(Math.abs(lastMs - earconMs(sound))).toBeLessThan(10);
  });

  test('no two of them are alike', () => {
    const shapes = SOUNDS.map((sound) => shape(rendered.get(sound)!));
    for (const [index, one] of shapes.entries()) {
      for (const [other, another] of shapes.entries()) {
        if (other > index)
          expect(distance(one, another), `${SOUNDS[index]} and ${SOUNDS[other]}`).toBeGreaterThan(0.7);
      }
    }
  });

  test('a touched page plays them aloud, and only those that are on', async () => {
    const { page, complaints } = await pages.open();
    await page.click('#touch');
    expect(await page.evaluate(() => soundsPage.loudness('yourTurn'))).toBeGreaterThan(3000);
    expect(await page.evaluate(() => soundsPage.loudness('lowTime'))).toBe(0);
    expect(complaints).toEqual([]);
  });
});
