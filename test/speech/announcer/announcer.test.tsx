import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Announcer, type SpeechMode } from '#speech/announcer/announcer.ts';
import { LiveRegion } from '#speech/announcer/liveRegion.ts';
import { plainly, type Said } from '#speech/phrases/said.ts';
import { FakeVoice } from './fakeVoice.ts';

const MIXED: Said = {
  text: 'Last move: Eva vier.',
  spoken: [
    { lang: 'en', text: 'Last move: ' },
    { lang: 'de', text: 'Eva vier.' },
  ],
};

function page(mode: SpeechMode) {
  document.body.innerHTML = '<div id="live" aria-live="polite"></div>';
  const region = document.querySelector<HTMLElement>('#live')!;
  const voice = new FakeVoice();
  const live = new LiveRegion(region);
  const announcer = new Announcer({ region: live, voice, mode });
  /** The messages that stand before a screen reader, oldest first. */
  const shown = () => [...region.children].map(({ textContent }) => textContent);
  return { announcer, voice, region, live, shown };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const move = (text: string) => ({ kind: 'move', said: plainly('de', text) }) as const;
const answer = (text: string) => ({ kind: 'answer', said: plainly('en', text) }) as const;

describe('never both ways', () => {
  test('with a screen reader: the live region only, moves and all else in order', () => {
    const { announcer, voice, shown } = page('screen-reader');
    announcer.say(answer('Your move.'));
    announcer.say(move('Eva vier'));
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(['Your move.', 'Eva vier']);
    expect(voice.begun).toEqual([]);
  });

  test('by its own voice: the region stays empty', () => {
    const { announcer, voice, shown } = page('own-voice');
    announcer.say(move('Eva vier'));
    announcer.say(answer('Your move.'));
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual([]);
    expect(voice.begun).toEqual(['Eva vier']);
  });

  test('what the own voice reads from the page is never put before a screen reader, even if the voice fails', async () => {
    const { announcer, voice, shown } = page('own-voice');
    for (const kind of ['focus', 'page'] as const) {
      announcer.say({ kind, said: plainly('en', 'Start the game, button') });
      await voice.finish('failed');
    }
    announcer.say(answer('Your move.'));
    await voice.finish('failed');
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(['Your move.']);
    announcer.mode = 'screen-reader';
    announcer.say({ kind: 'focus', said: plainly('en', 'Start the game, button') });
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(['Your move.']);
  });

  test('split: moves by voice, the rest by region', () => {
    const { announcer, voice, shown } = page('split');
    announcer.say(move('Eva vier'));
    announcer.say(answer('Your move.'));
    expect(shown()).toEqual(['Your move.']);
    expect(voice.begun).toEqual(['Eva vier']);
  });

  test('a voice that cannot speak: the words are shown instead', async () => {
    const { announcer, voice, shown } = page('own-voice');
    announcer.say(move('Eva vier'));
    await voice.finish('failed');
    expect(shown()).toEqual(['Eva vier']);
  });
});

describe('the live region', () => {
  test('the same words again differ, so that they are read again', () => {
    const { announcer, shown } = page('screen-reader');
    for (let time = 1; time <= 3; time++) announcer.say(answer('Your move.'));
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(['Your move.', 'Your move.\u00a0', 'Your move.']);
  });

  test('the first words are there at once, the next at a distance, and none takes the place of another', () => {
    const { announcer, live, shown } = page('screen-reader');
    for (const text of ['one', 'two', 'three']) announcer.say(answer(text));
    expect(shown()).toEqual(['one']);
    vi.advanceTimersByTime(75);
    expect(shown()).toEqual(['one']);
    vi.advanceTimersByTime(1000);
    expect(shown()).toEqual(['one', 'two', 'three']);
    const [first, second, third] = live.put;
    expect(live.put.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(100);
    expect((third?.at ?? 0) - (second?.at ?? 0)).toBeGreaterThanOrEqual(100);
  });

  test('what was read long ago is taken away', () => {
    const { announcer, shown } = page('screen-reader');
    announcer.say(answer('one'));
    vi.advanceTimersByTime(60_000);
    expect(shown()).toEqual([]);
  });

  test('words of another language are marked', () => {
    const { announcer, region } = page('screen-reader');
    announcer.say({ kind: 'answer', said: MIXED });
    expect(region.innerHTML).toBe(
      '<p><span lang="en">Last move: </span><span lang="de">Eva vier.</span></p>',
    );
  });

  test('is never replaced, only added to', () => {
    const { announcer, region } = page('screen-reader');
    announcer.say(move('Eva vier'));
    vi.advanceTimersByTime(1000);
    const [first] = region.children;
    announcer.say(move('Eva fünf'));
    expect(document.querySelector('#live')).toBe(region);
    expect(region.firstElementChild).toBe(first);
  });
});

describe('what was said can be heard again', () => {
  test('the last words, whoever said them', () => {
    const { announcer, shown } = page('screen-reader');
    announcer.say(move('Eva vier'));
    announcer.say({ kind: 'echo', said: plainly('en', 'White has pressed the clock.') });
    announcer.repeatLast();
    announcer.repeatLast();
    vi.advanceTimersByTime(1000);
    expect(shown().slice(2)).toEqual(['Eva vier', 'Eva vier\u00a0']);
  });

  test('the last five', () => {
    const { announcer } = page('screen-reader');
    for (const text of ['1', '2', '3', '4', '5', '6']) announcer.say(move(text));
    announcer.repeatLastFive();
    expect(announcer.log.at(-1)?.text).toBe('2; 3; 4; 5; 6');
  });

  test('letter by letter', () => {
    const { announcer } = page('screen-reader');
    announcer.say(move('Eva vier'));
    announcer.spellLast();
    expect(announcer.log.at(-1)?.text).toBe('E, v, a; v, i, e, r');
  });

  test('split: a move that is repeated, spelt or told again is told by the voice that told it', () => {
    const { announcer, voice, shown } = page('split');
    announcer.say(move('Eva vier'));
    announcer.repeatLast();
    announcer.spellLast();
    announcer.say({ kind: 'answer', said: MIXED, tellsMove: true });
    expect(announcer.log.map(({ by }) => by)).toEqual(Array(4).fill('own-voice'));
    announcer.say(answer('Your move.'));
    announcer.repeatLast();
    expect(announcer.log.slice(-2).map(({ by }) => by)).toEqual(['screen-reader', 'screen-reader']);
    announcer.repeatLastFive();
    expect(announcer.log.at(-1)).toMatchObject({ by: 'own-voice', kind: 'echo' });
    expect(voice.begun[0]).toBe('Eva vier');
    expect(shown()).toEqual(['Your move.']);
  });

  test('the log holds everything, numbered, with its kind and its way', () => {
    const { announcer } = page('own-voice');
    for (let number = 1; number <= 3000; number++)
      announcer.say({ kind: 'focus', said: plainly('en', `${number}`) });
    expect(announcer.log).toHaveLength(3000);
    expect(announcer.log[0]).toMatchObject({ number: 1, kind: 'focus', text: '1', by: 'own-voice' });
    announcer.repeatLast();
    expect(announcer.log).toHaveLength(3000);
  });

  test('the log knows which way each went', () => {
    const { announcer } = page('split');
    announcer.say(move('Eva vier'));
    announcer.say(answer('Your move.'));
    expect(announcer.log.map(({ number, by }) => [number, by])).toEqual([
      [1, 'own-voice'],
      [2, 'screen-reader'],
    ]);
  });
});
