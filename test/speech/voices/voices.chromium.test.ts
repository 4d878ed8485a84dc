import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLE_RATE } from '#speech/polyfill/chunk.ts';
import { noChromium, type OpenPages, openPages } from '../polyfill/chromium.ts';
import type { VoicesPage } from './page/main.ts';

declare const voicesPage: VoicesPage;

let pages: OpenPages;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  if (noChromium) return;
  pages = await openPages(`${import.meta.dirname}/page`);
  ({ page, complaints } = await pages.open());
  await page.click('#touch');
}, 60_000);
afterAll(() => pages?.close());

const loudest = (samples: number[]) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

/** The longest stretch that no ear hears, in samples. */
function longestSilence(samples: number[]): number {
  let [longest, run] = [0, 0];
  for (const sample of samples) {
    run = Math.abs(sample) < 100 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

describe.skipIf(noChromium)('on a computer without any voice', { timeout: 20_000 }, () => {
  test('a mixed sentence is spoken all the same, by the offline voice', async () => {
    const { outcome, samples, systemVoices } = await page.evaluate(async () => {
      const outcome = await voicesPage.voice.speak(
        [
          { lang: 'en', text: 'Last move:' },
          { lang: 'de', text: 'Springer Gustav eins, Felix drei' },
        ],
        'moves',
      );
      return { outcome, samples: await voicesPage.recorded(), systemVoices: voicesPage.systemVoices() };
    });
    expect(systemVoices).toBe(0);
    expect(outcome).toBe('spoken');
    expect(loudest(samples)).toBeGreaterThan(3000);
    expect(samples.length / SAMPLE_RATE).toBeGreaterThan(2.5);
    expect(samples.length / SAMPLE_RATE).toBeLessThan(3.5);
  });

  test('two messages are heard as two, also where the first ends in the middle of a sentence', async () => {
    const silences = await page.evaluate(async () => {
      const measured: number[][] = [];
      for (const [first, second] of [
        ['Eva vier', 'Eva acht'],
        ['Eva vier acht', ''],
      ]) {
        for (const text of [first, second])
          await voicesPage.voice.speak([{ lang: 'de', text: text ?? '' }], 'moves');
        measured.push(await voicesPage.recorded());
      }
      return measured;
    });
    const [between = 0, within = 0] = silences.map(longestSilence);
    // Samples: an eighth and a third of a second.
    expect(between).toBeGreaterThan(SAMPLE_RATE / 8);
    expect(between).toBeLessThan(SAMPLE_RATE / 3);
    expect(within).toBeLessThan(between / 2);
  });

  test('Esc silences it within a tenth of a second', async () => {
    const { outcome, after } = await page.evaluate(async () => {
      const spoken = voicesPage.voice.speak(
        [{ lang: 'de', text: 'Springer Gustav eins, Felix drei' }],
        'moves',
      );
      return { after: await voicesPage.playedAfterSilence(spoken), outcome: await spoken };
    });
    expect(outcome).toBe('interrupted');
    expect(after).toBeGreaterThan(0); // it was speaking
    expect(after / SAMPLE_RATE).toBeLessThan(0.1);
  });

  test('the sample of each channel is heard, at the rate of that channel', async () => {
    const seconds = await page.evaluate(async () => {
      const lengths: number[] = [];
      for (const channel of ['moves', 'answers'] as const) {
        await voicesPage.voice.sample(channel);
        lengths.push((await voicesPage.recorded()).length);
      }
      return lengths;
    });
    expect(seconds[1]! / seconds[0]!).toBeLessThan(0.95);
    expect(complaints).toEqual([]);
  });
});
