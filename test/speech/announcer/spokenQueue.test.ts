import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MESSAGE_KINDS, type Message } from '#speech/announcer/message.ts';
import { SpokenQueue } from '#speech/announcer/spokenQueue.ts';
import { plainly } from '#speech/phrases/said.ts';
import { FakeVoice } from './fakeVoice.ts';

const message = (kind: Message['kind'], text: string, staysTrue = false): Message => ({
  kind,
  said: plainly('en', text),
  staysTrue,
});

function queueWith() {
  const voice = new FakeVoice();
  const failed: string[] = [];
  const queue = new SpokenQueue(voice, ({ said }) => failed.push(said.text));
  return { voice, queue, failed };
}

describe('what waits for whom', () => {
  test('a move cuts an answer, which is dropped because it is no longer true', async () => {
    const { voice, queue } = queueWith();
    queue.say(message('answer', 'four minutes'));
    queue.say(message('move', 'Eva vier'));
    await voice.finish();
    expect(voice.begun).toEqual(['four minutes', 'Eva vier']);
    expect(voice.isSpeaking).toBe(false);
  });

  test('an answer that stays true is said again after the move', async () => {
    const { voice, queue } = queueWith();
    queue.say(message('answer', 'help', true));
    queue.say(message('move', 'Eva vier'));
    await voice.finish();
    expect(voice.begun).toEqual(['help', 'Eva vier', 'help']);
  });

  test('a move is not cut by an answer, an alert or another move', async () => {
    const { voice, queue } = queueWith();
    queue.say(message('move', 'first'));
    queue.say(message('answer', 'answer'));
    queue.say(message('alert', 'alert'));
    queue.say(message('move', 'second'));
    expect(voice.begun).toEqual(['first']);
    for (let step = 0; step < 4; step++) await voice.finish();
    expect(voice.finished).toEqual(['first', 'second', 'alert', 'answer']);
  });

  test('who asks anew no longer waits for the answer before', async () => {
    const { voice, queue } = queueWith();
    queue.say(message('answer', 'own time'));
    queue.say(message('answer', 'number of moves'));
    await voice.finish();
    expect(voice.begun).toEqual(['own time', 'number of moves']);
    expect(voice.isSpeaking).toBe(false);
  });

  test('an alert that a move has cut is said again', async () => {
    const { voice, queue } = queueWith();
    queue.say(message('alert', 'draw offered'));
    queue.say(message('move', 'Eva vier'));
    await voice.finish();
    await voice.finish();
    expect(voice.finished).toEqual(['Eva vier', 'draw offered']);
  });

  test('silence stops at once, and what was waiting too', async () => {
    const { voice, queue } = queueWith();
    queue.say(message('move', 'first'));
    queue.say(message('move', 'second'));
    queue.silence();
    await voice.finish();
    expect(voice.begun).toEqual(['first']);
    queue.say(message('move', 'third'));
    expect(voice.begun).toEqual(['first', 'third']);
  });

  test('where the focus is waits for answers, cuts none, and only the last of it is said', async () => {
    const { voice, queue } = queueWith();
    queue.say(message('answer', 'written to your downloads'));
    queue.say(message('focus', 'first button'));
    queue.say(message('focus', 'second button'));
    expect(voice.begun).toEqual(['written to your downloads']);
    await voice.finish();
    expect(voice.begun).toEqual(['written to your downloads', 'second button']);
    queue.say(message('focus', 'third button'));
    expect(voice.begun.at(-1)).toBe('third button');
    queue.say(message('answer', 'four minutes'));
    expect(voice.begun.at(-1)).toBe('four minutes');
  });

  test('what is refused before the first key is said after it, in its order', async () => {
    const { voice, queue, failed } = queueWith();
    queue.say(message('alert', 'the game goes on'));
    await voice.finish('refused');
    queue.say(message('focus', 'first button'));
    queue.say(message('focus', 'second button'));
    queue.say(message('move', 'Eva vier'));
    queue.silence();
    expect(voice.begun).toEqual(['the game goes on']);
    voice.allow?.();
    while (voice.isSpeaking) await voice.finish();
    expect(voice.finished).toEqual(['Eva vier', 'the game goes on', 'second button']);
    expect(failed).toEqual([]);
  });

  test('words that the voice could not say are handed back', async () => {
    const { voice, queue, failed } = queueWith();
    queue.say(message('move', 'Eva vier'));
    await voice.finish('failed');
    expect(failed).toEqual(['Eva vier']);
  });

  test('a voice that breaks down over one message has failed with it, and the next is said', async () => {
    const { voice, queue, failed } = queueWith();
    const { speak } = voice;
    voice.speak = () => Promise.reject(new Error('no audio'));
    queue.say(message('move', 'Eva vier'));
    queue.say(message('alert', 'check'));
    await voice.finish();
    voice.speak = speak;
    await voice.finish();
    queue.say(message('answer', 'one hour'));
    await voice.finish();
    expect(failed).toEqual(['Eva vier', 'check']);
    expect(voice.finished).toEqual(['one hour']);
  });

  test('whatever is said in whatever order: every move and every alert is heard to its end', async () => {
    const act = fc.oneof(
      fc.record({ kind: fc.constantFrom(...MESSAGE_KINDS), staysTrue: fc.boolean() }),
      fc.constant('finish' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 40 }), async (acts) => {
        const { voice, queue } = queueWith();
        const due: string[] = [];
        for (const [index, one] of acts.entries()) {
          if (one === 'finish') await voice.finish();
          else {
            queue.say(message(one.kind, `${one.kind} ${index}`, one.staysTrue));
            if (one.kind === 'move' || one.kind === 'alert') due.push(`${one.kind} ${index}`);
          }
        }
        while (voice.isSpeaking) await voice.finish();
        expect(voice.finished.filter((text) => /^(move|alert)/.test(text)).sort()).toEqual(due.sort());
        const moves = voice.finished.filter((text) => text.startsWith('move'));
        expect(moves).toEqual(
          acts.flatMap((one, index) => (one !== 'finish' && one.kind === 'move' ? [`move ${index}`] : [])),
        );
        expect(voice.begun.filter((text) => text.startsWith('move'))).toEqual(moves);
      }),
    );
  });
});
