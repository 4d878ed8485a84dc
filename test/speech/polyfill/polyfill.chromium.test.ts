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
/** The longest stretch that no ear hears, in milliseconds. */
function longestSilence(samples: number[]): number {
  let [longest, run] = [0, 0];
  for (const sample of samples) {
    run = Math.abs(sample) < 100 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return (longest * 1000) / SAMPLE_RATE;
}
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
    const [paused1, resumed] = result.heard.filter(({ type }) => type === 'pause' || type === 'resume');
    expect(paused1).toMatchObject({ type: 'pause', paused: true });
    expect(resumed).toMatchObject({ type: 'resume', paused: false, charIndex: paused1?.charIndex });
    expect(paused1?.charIndex).toBeGreaterThan(0);
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

  test('paused changes with its event, not before', async () => {
    const states = await page.evaluate(async () => {
      const { synthesis } = voicePage;
      synthesis.pause();
      const states = [synthesis.paused];
      await Promise.resolve();
      states.push(synthesis.paused);
      synthesis.resume();
      states.push(synthesis.paused);
      await Promise.resolve();
      return [...states, synthesis.paused];
    });
    expect(states).toEqual([false, true, true, false]);
  });

  test('words are named in their order, also when many fall into one moment', async () => {
    const text = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.repeat(2);
    const { heard } = await speakAll([{ who: 'a', text, rate: 10 }]);
    const places = heard.filter(({ type }) => type === 'boundary').map(({ charIndex }) => charIndex);
    expect(places.length).toBeGreaterThan(40);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('what is cut tells where, and fades instead of clicking', async () => {
    const { heard, samples } = await page.evaluate(async () => {
      const spoken = voicePage.speak({ who: 'a', text: 'Anna Anna Anna Anna Anna Anna', lang: 'de' });
      await new Promise((resolve) => setTimeout(resolve, 700));
      voicePage.synthesis.cancel();
      await spoken;
      await new Promise((resolve) => setTimeout(resolve, 200));
      return voicePage.take();
    });
    const error = heard.find(({ type }) => type === 'error');
    const lastWord = heard.findLast(({ type }) => type === 'boundary');
    expect(error).toMatchObject({ error: 'interrupted', charIndex: lastWord?.charIndex });
    expect(error?.charIndex).toBeGreaterThan(0);
    const end = samples.slice(-SAMPLE_RATE / 1000);
    expect(loudest(samples.slice(-SAMPLE_RATE / 50))).toBeGreaterThan(500);
    expect(loudest(end)).toBeLessThan(loudest(samples) / 4);
  });

  test('what was cancelled before its turn is never made', async () => {
    const { chunks, heard } = await page.evaluate(async () => {
      const text = 'Springer Gustav eins, Felix drei';
      const before = voicePage.sent.chunks;
      for (let pair = 0; pair < 1000; pair++) {
        void voicePage.speak({ who: 'x', text });
        voicePage.synthesis.cancel();
      }
      await voicePage.speak({ who: 'last', text: 'Eva vier' });
      return { chunks: voicePage.sent.chunks - before, heard: voicePage.take().heard };
    });
    expect(heard.filter(({ error }) => error === 'canceled')).toHaveLength(1000);
    expect(heard.at(-1)).toMatchObject({ who: 'last', type: 'end' });
    // More than twenty for one announcement: of a thousand a few may have been begun.
    expect(chunks).toBeLessThan(1000);
  });

  test('a long text needs few nodes, and is made as it is played', async () => {
    const { most, chunks } = await page.evaluate(async () => {
      const before = voicePage.sent.chunks;
      voicePage.nodes.most = voicePage.nodes.now;
      const spoken = voicePage.speak({ who: 'a', text: 'Springer schlägt Läufer. '.repeat(320) });
      await new Promise((resolve) => setTimeout(resolve, 3000));
      voicePage.synthesis.cancel();
      await spoken;
      await new Promise((resolve) => setTimeout(resolve, 100));
      voicePage.take();
      return { most: voicePage.nodes.most, chunks: voicePage.sent.chunks - before };
    });
    expect(most).toBeLessThan(70);
    // Ten to the second; the whole text is eight minutes.
    expect(chunks).toBeLessThan(600);
  });

  test('a worker that dies without a word is replaced, and says what it still owed', async () => {
    const text = 'Springer Gustav eins. Läufer Cesar vier. Dame David acht. Turm Anna sieben.';
    const { outcome, heard } = await page.evaluate(async (words) => {
      const died = voicePage.workers.length;
      // While nothing is owed, and again at once with the next words on their way.
      voicePage.workers.at(-1)?.terminate();
      const first = voicePage.speak({ who: 'a', text: words });
      await new Promise((resolve) => setTimeout(resolve, 20));
      return {
        outcome: await first,
        started: voicePage.workers.length - died,
        heard: voicePage.take().heard,
      };
    }, text);
    expect(outcome).toBe('end');
    expect(heard.flatMap(({ word }) => word ?? [])).toEqual(text.match(/\p{L}+/gu));
  });

  test('a device that the system has stopped goes on by itself', async () => {
    const heard = await page.evaluate(async () => {
      const spoken = voicePage.speak({ who: 'a', text: 'Springer Gustav eins, Felix drei' });
      await new Promise((resolve) => setTimeout(resolve, 400));
      await voicePage.suspend();
      await spoken;
      return voicePage.take().heard;
    });
    expect(outline(heard)).toEqual(['a start', 'a end']);
  });

  test('between languages and sentences there are pauses, as within one', async () => {
    const pause = async (first: string, second: string) => {
      const { samples } = await speakAll([
        { who: 'a', text: first, lang: 'en' },
        { who: 'b', text: second },
      ]);
      return longestSilence(samples);
    };
    const inside = async (text: string) =>
      longestSilence((await speakAll([{ who: 'a', text, lang: 'en' }])).samples);
    const [clause, sentence] = [await pause('Last move:', 'Eva vier'), await pause('Your move.', 'Eva vier')];
    const [clauseInside, sentenceInside] = [await inside('Last move: one'), await inside('Your move. One')];
    expect(clause / clauseInside).toBeGreaterThan(0.75);
    expect(clause / clauseInside).toBeLessThan(1.33);
    expect(sentence / sentenceInside).toBeGreaterThan(0.75);
    expect(sentence / sentenceInside).toBeLessThan(1.33);
    expect(sentence).toBeGreaterThan(clause);
    expect(await pause('on', 'Eva vier')).toBeLessThan(clause / 2);
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

  test('an utterance, even of no words, may be said again, but by no other synthesis', async () => {
    const told = await page.evaluate(async () => {
      const { synthesis, utterance } = voicePage;
      const empty = utterance('');
      const events: string[] = [];
      for (const type of ['start', 'end', 'error']) empty.addEventListener(type, () => events.push(type));
      for (let time = 0; time < 2; time++)
        await new Promise((resolve) => {
          empty.onend = resolve;
          synthesis.speak(empty);
        });
      const other: SpeechSynthesis = Reflect.construct(synthesis.constructor, [
        { dataUrl: 'voice/espeak.bin' },
      ]);
      try {
        other.speak(empty);
      } catch (problem) {
        events.push(String((problem as Error).name));
      }
      return events;
    });
    expect(told).toEqual(['start', 'end', 'start', 'end', 'InvalidStateError']);
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

  test('without an audio device each utterance is told so, and the next one that has it is heard', async () => {
    const { page: deaf, complaints: uncaught } = await pages.open();
    await deaf.click('#touch');
    const outcome = await deaf.evaluate(async () => {
      const real = window.AudioContext;
      window.AudioContext = class {
        constructor() {
          throw new DOMException('no device', 'NotSupportedError');
        }
      } as unknown as typeof AudioContext;
      voicePage.synthesis.openAudio();
      const told = await Promise.all(
        ['a', 'b', 'c', 'd'].map((who) => voicePage.speak({ who, text: 'Eva' })),
      );
      window.AudioContext = real;
      return [...told, await voicePage.speak({ who: 'e', text: 'Eva vier' })];
    });
    expect(outcome).toEqual([...Array(4).fill('audio-hardware'), 'end']);
    expect(uncaught).toEqual([]);
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
