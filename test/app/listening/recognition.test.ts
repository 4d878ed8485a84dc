/** The browser's recogniser, played by one that says what the test wants. */
import { afterEach, describe, expect, test } from 'vitest';
import { bestReading } from '#app/listening/bestReading.ts';
import { canListen, listen } from '#app/listening/recognition.ts';
import { Position } from '#rules/position/position.ts';

class Recogniser extends EventTarget {
  static last: Recogniser | null = null;
  lang = '';
  maxAlternatives = 1;
  isOpen = false;

  start() {
    Recogniser.last = this;
    this.isOpen = true;
  }

  abort() {
    this.isOpen = false;
    this.#tell('error', { error: 'aborted' });
    this.#tell('end', {});
  }

  hear(...transcripts: string[]) {
    this.#tell('result', { results: [transcripts.map((transcript) => ({ transcript }))] });
    this.#tell('end', {});
  }

  fail(error: string) {
    this.#tell('error', { error });
  }

  #tell(type: string, values: object) {
    this.dispatchEvent(Object.assign(new Event(type), values));
  }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'SpeechRecognition');
});

test('where the browser has no recogniser nothing is promised', async () => {
  expect(canListen()).toBe(false);
  expect(await listen('en').heard).toEqual({ ok: false, fault: 'other' });
});

describe('with a recogniser', () => {
  test('one sentence is heard, in the language of the moves, with its other readings', async () => {
    Reflect.set(globalThis, 'SpeechRecognition', Recogniser);
    expect(canListen()).toBe(true);
    const { heard } = listen('de');
    expect(Recogniser.last).toMatchObject({ lang: 'de-DE', maxAlternatives: 5 });
    Recogniser.last?.hear(' Eva vier ', 'Eva wir');
    expect(await heard).toEqual({ ok: true, texts: ['Eva vier', 'Eva wir'] });
  });

  test.each([
    ['not-allowed', 'denied'],
    ['no-speech', 'silence'],
    ['network', 'network'],
    ['language-not-supported', 'language'],
    ['bad-grammar', 'other'],
  ])('the fault %s is told as %s', async (error, fault) => {
    Reflect.set(globalThis, 'SpeechRecognition', Recogniser);
    const { heard } = listen('pl');
    Recogniser.last?.fail(error);
    expect(await heard).toEqual({ ok: false, fault });
  });

  test('the microphone is closed when it is stopped', async () => {
    Reflect.set(globalThis, 'SpeechRecognition', Recogniser);
    const { heard, stop } = listen('en');
    stop();
    expect(Recogniser.last?.isOpen).toBe(false);
    expect(await heard).toEqual({ ok: false, fault: 'silence' });
  });
});

describe('of several readings', () => {
  const start = Position.start();
  test('the first that is a clear move is taken', () => {
    expect(bestReading(['even for', 'eva vier', 'eva acht'], start, 'de')).toBe('eva vier');
  });
  test('the likeliest stays where none is clear, so that it can be asked about', () => {
    expect(bestReading(['springer', 'sprenger'], start, 'de')).toBe('springer');
  });
  test('silence is nothing', () => {
    expect(bestReading([], start, 'de')).toBeNull();
  });
});
