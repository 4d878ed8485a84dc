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
  document.body.innerHTML =
    '<div id="moves" aria-live="assertive"></div><div id="answers" aria-live="polite"></div>';
  const moves = document.querySelector<HTMLElement>('#moves')!;
  const answers = document.querySelector<HTMLElement>('#answers')!;
  const voice = new FakeVoice();
  const announcer = new Announcer({
    moves: new LiveRegion(moves),
    others: new LiveRegion(answers),
    voice,
    mode,
  });
  return { announcer, voice, moves, answers };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const move = (text: string) => ({ kind: 'move', said: plainly('de', text) }) as const;
const answer = (text: string) => ({ kind: 'answer', said: plainly('en', text) }) as const;

describe('never both ways', () => {
  test('with a screen reader: live regions only, moves in the assertive one', () => {
    const { announcer, voice, moves, answers } = page('screen-reader');
    announcer.say(move('Eva vier'));
    announcer.say(answer('Your move.'));
    expect(moves.textContent).toBe('Eva vier');
    expect(answers.textContent).toBe('Your move.');
    expect(voice.begun).toEqual([]);
  });

  test('by its own voice: the regions stay empty', () => {
    const { announcer, voice, moves, answers } = page('own-voice');
    announcer.say(move('Eva vier'));
    announcer.say(answer('Your move.'));
    expect([moves.textContent, answers.textContent]).toEqual(['', '']);
    expect(voice.begun).toEqual(['Eva vier']);
  });

  test('split: moves by voice, the rest by region', () => {
    const { announcer, voice, moves, answers } = page('split');
    announcer.say(move('Eva vier'));
    announcer.say(answer('Your move.'));
    expect([moves.textContent, answers.textContent]).toEqual(['', 'Your move.']);
    expect(voice.begun).toEqual(['Eva vier']);
  });

  test('a voice that cannot speak: the words are shown instead', async () => {
    const { announcer, voice, moves } = page('own-voice');
    announcer.say(move('Eva vier'));
    await voice.finish('failed');
    expect(moves.textContent).toBe('Eva vier');
  });
});

describe('live regions', () => {
  test('the same words again differ, so that they are read again', () => {
    const { announcer, answers } = page('screen-reader');
    const texts = [1, 2, 3].map(() => {
      announcer.say(answer('Your move.'));
      vi.advanceTimersByTime(100);
      return answers.textContent;
    });
    expect(texts).toEqual(['Your move.', 'Your move.\u00a0', 'Your move.']);
  });

  test('two messages at once are shown one after the other', () => {
    const { announcer, answers } = page('screen-reader');
    announcer.say(answer('one'));
    announcer.say(answer('two'));
    expect(answers.textContent).toBe('one');
    vi.advanceTimersByTime(75);
    expect(answers.textContent).toBe('two');
  });

  test('words of another language are marked', () => {
    const { announcer, answers } = page('screen-reader');
    announcer.say({ kind: 'answer', said: MIXED });
    expect(answers.innerHTML).toBe('<span lang="en">Last move: </span><span lang="de">Eva vier.</span>');
  });

  test('the region is never replaced, only its content', () => {
    const { announcer, moves } = page('screen-reader');
    announcer.say(move('Eva vier'));
    vi.advanceTimersByTime(100);
    announcer.say(move('Eva fünf'));
    expect(document.querySelector('#moves')).toBe(moves);
  });
});

describe('what was said can be heard again', () => {
  test('the last words, whoever said them', () => {
    const { announcer, answers } = page('screen-reader');
    announcer.say(move('Eva vier'));
    announcer.say({ kind: 'echo', said: plainly('en', 'White has pressed the clock.') });
    announcer.repeatLast();
    vi.advanceTimersByTime(100);
    expect(answers.textContent).toBe('Eva vier');
    announcer.repeatLast();
    vi.advanceTimersByTime(100);
    expect(answers.textContent).toBe('Eva vier\u00a0');
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
    const { announcer, voice, answers } = page('split');
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
    expect(answers.textContent).toBe('Your move.');
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
