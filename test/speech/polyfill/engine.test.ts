import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  BEGINNING,
  type Mark,
  type Progress,
  SAMPLE_RATE,
  type SpeechSettings,
} from '#speech/polyfill/chunk.ts';
import type { Engine } from '#speech/polyfill/engine.ts';
import { engineVoice } from '#speech/polyfill/languages.ts';
import { inflate, joinFiles, splitFiles } from '#speech/polyfill/pack.ts';
import { engineSsml } from '#speech/polyfill/ssml.ts';
import { neededFiles, packVoiceData } from '../../../scripts/voice/pack.ts';
import { startEngine } from './startEngine.ts';

const GERMAN: SpeechSettings = { voice: 'de', rate: 1, pitch: 1 };
let engine: Engine;
beforeAll(async () => {
  engine = await startEngine();
});

function speak(text: string, settings = GERMAN) {
  const marks: Mark[] = [];
  const samples: number[] = [];
  let [frames, loudest, sentences] = [0, 0, 0];
  for (let progress: Progress | null = BEGINNING; progress; sentences++) {
    progress = engine.speakSentence(text, settings, progress, (chunk) => {
      marks.push(...chunk.marks);
      frames += chunk.samples.length;
      samples.push(...chunk.samples);
      for (const sample of chunk.samples) loudest = Math.max(loudest, Math.abs(sample));
      // As the worker does, which gives its samples away.
      structuredClone(chunk.samples, { transfer: [chunk.samples.buffer] });
    });
  }
  return { marks, samples, seconds: frames / SAMPLE_RATE, loudest, sentences };
}
const words = (text: string, voice: SpeechSettings['voice'] = 'de') =>
  speak(text, { ...GERMAN, voice })
    .marks.filter(({ kind }) => kind === 'word')
    .map(({ charIndex, charLength }) => text.slice(charIndex, charIndex + charLength));

describe('the engine', () => {
  test('makes sound of the right length, twice as fast at twice the rate', () => {
    const text = 'Springer Gustav eins, Felix drei';
    const normal = speak(text);
    expect(normal.loudest).toBeGreaterThan(0.1);
    expect(normal.seconds).toBeCloseTo(2.12, 1);
    expect(speak(text, { ...GERMAN, rate: 2 }).seconds).toBeCloseTo(normal.seconds / 2, 1);
  });

  test('names each word where it stands in the text, also behind letters of two code units', () => {
    expect(words('König schlägt, Läufer')).toEqual(['König', 'schlägt', 'Läufer']);
    expect(words('Dame 😀 Turm').at(-1)).toBe('Turm');
    expect(words('Скакач узима ловца', 'sr')).toEqual(['Скакач', 'узима', 'ловца']);
  });

  test('speaks sentence by sentence, with the same pauses and places as in one piece', () => {
    const text = 'Eva vier. Dame schlägt acht! Und jetzt? Matt';
    const { sentences, seconds, marks } = speak(text);
    expect(sentences).toBe(4);
    expect(words(text)).toEqual(['Eva', 'vier', 'Dame', 'schlägt', 'acht', 'Und', 'jetzt', 'Matt']);
    expect(seconds).toBeCloseTo(speak(`<speak>${text}`).seconds, 2);
    const elapsed = marks.map(({ elapsedMs }) => elapsedMs);
    expect(marks.every(({ offsetMs }) => offsetMs < 110)).toBe(true);
    expect(elapsed).toEqual(elapsed.toSorted((a, b) => a - b));
  });

  test('reads on behind a zero', () => {
    expect(words('Eva\0vier\0 acht')).toEqual(['Eva', 'vier', 'acht']);
  });

  test('stops in a sentence without end often enough to hear a cancel, and says each word once', () => {
    const text = 'Springer schlägt Läufer und '.repeat(60).trim();
    expect(speak(text).sentences).toBeGreaterThan(2);
    expect(words(text)).toEqual(text.split(' '));
  });

  describe('faster than it can by itself', () => {
    const text = 'Springer Gustav eins, Felix drei';

    test('as fast as it is asked to, at its own pitch and with its own sound', () => {
      const fastest = speak(text, { ...GERMAN, rate: 450 / 175 });
      for (const factor of [1.25, 1.5, 2]) {
        const faster = speak(text, { ...GERMAN, rate: (450 / 175) * factor });
        expect(faster.seconds / (fastest.seconds / factor)).toBeCloseTo(1, 1);
        expect(faster.loudest / fastest.loudest).toBeCloseTo(1, 0);
        expect(likeness(spectrum(faster.samples), spectrum(fastest.samples))).toBeGreaterThan(0.97);
        expect(periodOf(faster.samples) / periodOf(fastest.samples)).toBeCloseTo(1, 1);
      }
    });

    test('names each word when its turn comes', () => {
      const { marks, seconds } = speak(text, { ...GERMAN, rate: 5 });
      const begins = marks.filter(({ kind }) => kind === 'word').map(({ elapsedMs }) => elapsedMs / 1000);
      const usual = speak(text, { ...GERMAN, rate: 450 / 175 });
      const usually = usual.marks
        .filter(({ kind }) => kind === 'word')
        .map(({ elapsedMs }) => elapsedMs / 1000);
      begins.forEach((begin, index) => {
        expect(begin / seconds).toBeCloseTo(usually[index]! / usual.seconds, 1);
      });
    });
  });

  test('says the same words with the same samples', async () => {
    const samples = async () => {
      const all: number[] = [];
      const fresh = await startEngine();
      fresh.speakSentence('Springer schlägt', GERMAN, BEGINNING, (chunk) => all.push(...chunk.samples));
      return all;
    };
    expect(await samples()).toEqual(await samples());
  });

  test('does not start without its data, and does not speak without the file of the voice', async () => {
    await expect(startEngine(() => false)).rejects.toThrow('data');
    const withoutPolish = await startEngine((path) => path !== 'lang/zlw/pl');
    expect(withoutPolish.phonemes('vier', 'de')).toBe("f'i:r");
    expect(() => withoutPolish.phonemes('cztery', 'pl')).toThrow('pl');
  });

  test('changes the voice inside SSML and reports its marks', () => {
    const text = '<speak>Eva <mark name="here"/><voice xml:lang="en-GB">knight takes</voice> vier</speak>';
    const { marks } = speak(text);
    expect(marks.filter(({ kind }) => kind === 'mark').map(({ name }) => name)).toEqual(['here']);
    const three =
      '<speak><mark name="a"/>Eva <mark name="b"/>vier <voice xml:lang="en">check</voice><mark name="c"/> eins';
    const places = speak(three).marks.filter(({ kind }) => kind === 'mark');
    expect(places.map(({ name, charIndex }) => `${name}: ${three.slice(0, charIndex)}`)).toEqual(
      ['a', 'b', 'c'].map((name) => `${name}: ${three.slice(0, three.indexOf(`"${name}"/>`) + 5)}`),
    );
    const alone = (words: string, voice: 'de' | 'en') => speak(words, { ...GERMAN, voice }).seconds;
    expect(speak(text).seconds).toBeCloseTo(
      alone('Eva', 'de') + alone('knight takes', 'en') + alone('vier', 'de'),
      0,
    );
  });

  test('reads a plain text as a text, not as markup', () => {
    expect(words('Eva < vier <voice xml:lang="en"> acht')).toEqual(
      expect.arrayContaining(['Eva', 'vier', 'voice', 'en', 'acht']),
    );
    expect(speak('Eva &auml;').seconds).toBeGreaterThan(speak('Eva ä').seconds * 1.5);
  });
});

/** The energy in bands of 250 Hz, in decibels. */
function spectrum(samples: readonly number[]): number[] {
  return Array.from({ length: 20 }, (_, band) => {
    let energy = 0;
    for (let hertz = 125 + band * 250; hertz < 375 + band * 250; hertz += 50) {
      const turn = (2 * Math.PI * hertz) / SAMPLE_RATE;
      for (let begin = 0; begin + 441 < samples.length; begin += 441) {
        let [real, imaginary] = [0, 0];
        for (let index = 0; index < 441; index++) {
          real += samples[begin + index]! * Math.cos(turn * index);
          imaginary += samples[begin + index]! * Math.sin(turn * index);
        }
        energy += (real ** 2 + imaginary ** 2) / samples.length;
      }
    }
    return 10 * Math.log10(energy);
  });
}

/** The correlation of two spectra. */
function likeness(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  const sum = (term: (index: number) => number) => a.reduce((total, _, index) => total + term(index), 0);
  const product = sum((index) => (a[index]! - meanA) * (b[index]! - meanB));
  return (
    product / Math.sqrt(sum((index) => (a[index]! - meanA) ** 2) * sum((index) => (b[index]! - meanB) ** 2))
  );
}

/** The period of the voice, in samples: where the sound is most like itself. */
function periodOf(samples: readonly number[]): number {
  let [best, highest] = [0, 0];
  for (let lag = 110; lag < 400; lag++) {
    let product = 0;
    for (let index = 0; index + lag < samples.length; index++)
      product += samples[index]! * samples[index + lag]!;
    if (product > highest) [best, highest] = [lag, product];
  }
  return best;
}

describe('language tags', () => {
  test.each([
    ['de-DE', 'de', 'de'],
    ['de_AT', 'de', 'de'],
    ['en', 'en', 'en-GB'],
    ['en-US', 'en-us', 'en-US'],
    ['en-AU', 'en', 'en-GB'],
    ['sr-Latn-RS', 'sr', 'sr-Latn'],
    ['sr-Cyrl', 'sr', 'sr'],
    ['hr-HR', 'hr', 'hr'],
    ['MK', 'mk', 'mk'],
  ])('%s is spoken by %s', (tag, id, lang) => {
    expect(engineVoice(tag)).toMatchObject({ id, lang });
  });

  test('a language that the engine does not have is not given to it', () => {
    expect(engineVoice('fr')).toBeUndefined();
    expect(engineVoice('')).toBeUndefined();
  });

  test('inside SSML they become the engine’s, and no place in the text moves', () => {
    const text = '<speak>x <voice xml:lang="de-DE">vier</voice> <voice xml:lang=\'fr\'>y</voice></speak>';
    expect(engineSsml(text)).toContain('<voice xml:lang="de"   >vier');
    expect(engineSsml(text)).toContain("xml:lang='fr'");
    expect(engineSsml(text)).toHaveLength(text.length);
  });
});

describe('the voice data', () => {
  test('is smaller than 700 kB and comes back whole', async () => {
    const packed = await packVoiceData();
    expect(packed.length).toBeLessThan(700_000);
    const files = splitFiles(await inflate(new Blob([new Uint8Array(packed)]).stream()));
    const needed = await neededFiles();
    expect([...files.keys()]).toEqual([...needed.keys()]);
    for (const [path, bytes] of needed) expect(Buffer.compare(files.get(path)!, bytes)).toBe(0);
  });

  test('any files survive being joined and split', () => {
    const file = fc.tuple(fc.string({ unit: 'grapheme' }), fc.uint8Array());
    fc.assert(
      fc.property(fc.uniqueArray(file, { selector: ([path]) => path }), (entries) => {
        const files = new Map(entries.map(([path, bytes]) => [path, new Uint8Array(bytes)]));
        expect(splitFiles(joinFiles(files))).toEqual(files);
      }),
    );
  });

  test('an error page in its place is noticed', async () => {
    await expect(inflate(new Blob(['<!doctype html>']).stream())).rejects.toThrow();
  });
});
