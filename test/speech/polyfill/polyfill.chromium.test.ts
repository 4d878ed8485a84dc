import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BEGINNING, type Progress, SAMPLE_RATE } from '#speech/polyfill/chunk.ts';
import type { Engine } from '#speech/polyfill/engine.ts';
import { noChromium, type OpenPages, openPages } from './chromium.ts';
import type { Heard, Spoken, TestPage } from './page/main.ts';
import { startEngine } from './startEngine.ts';

declare const voicePage: TestPage;

let pages: OpenPages;
let page: Page;
let complaints: string[];
let engine: Engine;

const STRANGER = { voiceURI: 'nobody', name: 'Nobody', lang: 'de', localService: true, default: false };

/** 20 ms, which no ear hears as a pause: the engine's noise moves the ends, and a busy machine is late by a little. */
const INAUDIBLE = SAMPLE_RATE / 50;

beforeAll(async () => {
  if (noChromium) return;
  pages = await openPages(`${import.meta.dirname}/page`);
  engine = await startEngine();
  ({ page, complaints } = await pages.open());
  await page.click('#touch');
  await page.evaluate(() => voicePage.prepare());
}, 60_000);
afterAll(() => pages?.close());

/** Speaks all at once and waits until the last has ended. */
function speakAll(spoken: Spoken[]) {
  return page.evaluate(async (all) => {
    await Promise.all(all.map(voicePage.speak));
    return voicePage.take();
  }, spoken);
}

/** The same texts, spoken by the engine in this process, one after another: what should have been played. */
function engineSamples(spoken: Spoken[]): number[] {
  const samples: number[] = [];
  for (const { text, lang = 'de', rate = 1, pitch = 1 } of spoken) {
    const settings = { voice: lang as 'de', rate, pitch };
    for (let progress: Progress | null = BEGINNING; progress; ) {
      progress = engine.speakSentence(text, settings, progress, (chunk) => samples.push(...chunk.samples));
    }
  }
  const sounding = (sample: number) => sample !== 0;
  return samples.slice(samples.findIndex(sounding), samples.findLastIndex(sounding) + 1);
}

const loudest = (samples: number[]) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
const zeroCrossings = (samples: number[]) =>
  samples.filter((sample, index) => sample > 0 && (samples[index - 1] ?? 0) <= 0).length;
const outline = (heard: Heard[]) =>
  heard.filter(({ type }) => type !== 'boundary').map(({ who, type, error }) => `${who} ${error ?? type}`);

describe.skipIf(noChromium)('the offline voice in Chromium, by what is played', { timeout: 20_000 }, () => {
  test('an announcement is heard whole, without a gap, and each word is named when it is said', async () => {
    const spoken = [{ who: 'a', text: 'Springer Gustav eins, Felix drei' }];
    const { heard, samples } = await speakAll(spoken);
    expect(loudest(samples)).toBeGreaterThan(3000);
    expect(Math.abs(samples.length - engineSamples(spoken).length)).toBeLessThan(INAUDIBLE);
    expect(outline(heard)).toEqual(['a start', 'a end']);
    expect(heard.flatMap(({ word }) => word ?? [])).toEqual(['Springer', 'Gustav', 'eins', 'Felix', 'drei']);
    expect(heard.at(-1)?.elapsedTime).toBeCloseTo(samples.length / SAMPLE_RATE, 1);
    expect(heard[0]).toMatchObject({ type: 'start', speaking: true, pending: false });
    expect(heard.at(-1)).toMatchObject({ type: 'end', speaking: false, pending: false });
  });

  test('German words inside an English sentence follow each other without a gap', async () => {
    const spoken = [
      { who: 'a', text: 'your move', lang: 'en' },
      { who: 'b', text: 'Eva vier' },
      { who: 'c', text: 'four minutes', lang: 'en' },
    ];
    const { heard, samples } = await speakAll(spoken);
    expect(outline(heard)).toEqual(['a start', 'a end', 'b start', 'b end', 'c start', 'c end']);
    expect(Math.abs(samples.length - engineSamples(spoken).length)).toBeLessThan(INAUDIBLE);
    expect(heard[0]).toMatchObject({ who: 'a', speaking: true, pending: true });
  });

  test('volume, rate and pitch are heard', async () => {
    const text = 'Eva vier';
    const plain = (await speakAll([{ who: 'a', text }])).samples;
    const quiet = (await speakAll([{ who: 'a', text, volume: 0.25 }])).samples;
    const fast = (await speakAll([{ who: 'a', text, rate: 2 }])).samples;
    const high = (await speakAll([{ who: 'a', text, pitch: 2 }])).samples;
    expect(loudest(quiet) / loudest(plain)).toBeCloseTo(0.25, 1);
    expect(fast.length / plain.length).toBeLessThan(0.6);
    expect(zeroCrossings(high)).toBeGreaterThan(zeroCrossings(plain) * 1.1);
  });

  test('cancel silences at once: interrupted what was heard, canceled what was waiting', async () => {
    const { result, current, errors } = await page.evaluate(async () => {
      const text = 'Springer Gustav eins, Felix drei';
      const spoken = ['a', 'b', 'c'].map((who) => voicePage.speak({ who, text }));
      await new Promise((resolve) => setTimeout(resolve, 500));
      voicePage.synthesis.cancel();
      const { speaking, pending } = voicePage.synthesis;
      const errors = await Promise.all(spoken);
      // Long enough for all three to be heard, had they not been canceled early.
      await new Promise((resolve) => setTimeout(resolve, 700));
      return { result: voicePage.take(), current: { speaking, pending }, errors };
    });
    expect(errors).toEqual(['interrupted', 'canceled', 'canceled']);
    expect(outline(result.heard)).toEqual(['a start', 'a interrupted', 'b canceled', 'c canceled']);
    expect(current).toEqual({ speaking: false, pending: false });
    expect(loudest(result.samples)).toBeGreaterThan(3000);
    expect(result.samples.length / SAMPLE_RATE).toBeLessThan(1);
    const after = await speakAll([{ who: 'd', text: 'Eva vier' }]);
    expect(after.samples.length / SAMPLE_RATE).toBeCloseTo(
      engineSamples([{ who: 'd', text: 'Eva vier' }]).length / SAMPLE_RATE,
      1,
    );
  });

  test('pause holds the very sample and resume goes on with the next', async () => {
    const text = 'Springer Gustav eins, Felix drei';
    const { result, paused, stood } = await page.evaluate(async (words) => {
      const spoken = voicePage.speak({ who: 'a', text: words });
      const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      await wait(600);
      voicePage.synthesis.pause();
      await wait(100);
      const before = voicePage.peek();
      await wait(400);
      const stood = voicePage.peek() === before;
      const { paused } = voicePage.synthesis;
      voicePage.synthesis.resume();
      await spoken;
      return { result: voicePage.take(), paused, stood };
    }, text);
    expect(paused).toBe(true);
    expect(stood).toBe(true);
    expect(outline(result.heard)).toEqual(['a start', 'a pause', 'a resume', 'a end']);
    const whole = engineSamples([{ who: 'a', text }]).length;
    expect(Math.abs(result.samples.length - whole)).toBeLessThan(INAUDIBLE);
  });

  test('a text spoken while paused waits for resume', async () => {
    const { waiting, heard } = await page.evaluate(async () => {
      voicePage.synthesis.pause();
      const spoken = voicePage.speak({ who: 'a', text: 'Eva vier' });
      await new Promise((resolve) => setTimeout(resolve, 200));
      const { pending, speaking } = voicePage.synthesis;
      const waiting = { pending, speaking, ...voicePage.take() };
      voicePage.synthesis.resume();
      await spoken;
      return { waiting, heard: voicePage.take().heard };
    });
    expect(waiting).toMatchObject({ pending: true, speaking: false, heard: [], samples: [] });
    expect(outline(heard)).toEqual(['a start', 'a end']);
  });

  test('marks of SSML are reported in their order', async () => {
    const text = '<speak>Eva <mark name="rank"/>vier <voice xml:lang="en-GB">check</voice></speak>';
    const { heard } = await speakAll([{ who: 'a', text }]);
    expect(outline(heard)).toEqual(['a start', 'a mark', 'a end']);
    expect(heard.find(({ type }) => type === 'mark')).toMatchObject({ name: 'rank' });
    expect(heard.flatMap(({ word }) => word ?? [])).toEqual(['Eva', 'vier', 'check']);
  });

  test('what cannot be said is an error with its reason, and the rest is said', async () => {
    const { heard } = await speakAll([
      { who: 'french', text: 'échec', lang: 'fr' },
      { who: 'long', text: 'a'.repeat(40_000) },
      { who: 'stranger', text: 'Eva vier', voice: STRANGER },
      { who: 'last', text: 'Eva vier' },
    ]);
    expect(outline(heard)).toEqual([
      'french language-unavailable',
      'long text-too-long',
      'stranger voice-unavailable',
      'last start',
      'last end',
    ]);
  });

  test('the voices are those of the seven languages, and their arrival is told', async () => {
    const voices = await page.evaluate(() => voicePage.synthesis.getVoices().map(({ lang }) => lang));
    expect(voices).toEqual(['en-GB', 'en-US', 'de', 'pl', 'sk', 'hr', 'sr', 'sr-Latn', 'mk']);
    expect(await page.evaluate(() => voicePage.voicesChanged)).toBe(1);
  });

  test('all of this under the policy of the site, without leaving it', () => {
    expect(complaints).toEqual([]);
    expect(pages.fetched.get('/voice/espeak.bin')).toBeLessThan(700_000);
  });

  test('a page that nobody has touched may not speak', async () => {
    const untouched = await pages.open('?untouched');
    expect(await untouched.page.evaluate(() => voicePage.untouched)).toBe('not-allowed');
  });

  test('cancel is heard before the engine has even started', async () => {
    const cold = await pages.open();
    await cold.page.click('#touch');
    const outcome = await cold.page.evaluate(() => {
      const first = voicePage.speak({ who: 'a', text: 'Springer Gustav eins' });
      voicePage.synthesis.cancel();
      return Promise.all([first, voicePage.speak({ who: 'b', text: 'Eva vier' })]);
    });
    expect(outcome).toEqual(['canceled', 'end']);
    const { heard } = await cold.page.evaluate(() => voicePage.take());
    expect(outline(heard)).toEqual(['a canceled', 'b start', 'b end']);
  });

  test('without its data the voice says so and does not hang', async () => {
    const missing = await pages.open('?data=voice/missing.bin');
    await missing.page.click('#touch');
    const outcome = await missing.page.evaluate(() =>
      Promise.all(['a', 'b', 'c'].map((who) => voicePage.speak({ who, text: 'Eva vier' }))),
    );
    expect(outcome).toEqual(['network', 'network', 'network']);
  });
});
