import { describe, expect, test } from 'vitest';
import { SpeechErrorEvent, SpeechEvent } from '#speech/polyfill/events.ts';
import { Utterance, VOICES } from '#speech/polyfill/utterance.ts';

describe('an utterance is that of the standard', () => {
  test('with its defaults', () => {
    const utterance = new Utterance();
    expect(utterance).toMatchObject({ text: '', lang: '', voice: null, volume: 1, rate: 1, pitch: 1 });
    expect(utterance.onend).toBeNull();
    expect(new Utterance('Eva vier').text).toBe('Eva vier');
  });

  test('its handler is called beside the listeners, can be replaced and taken away', () => {
    const utterance = new Utterance();
    const other = new Utterance();
    const called: string[] = [];
    const end = () => utterance.dispatchEvent(new SpeechEvent('end', { utterance }));
    utterance.addEventListener('end', () => called.push('listener'));
    utterance.onend = () => called.push('first');
    utterance.onend = function (event) {
      called.push(this === utterance && event.utterance === utterance ? 'second' : 'wrong target');
    };
    expect(other.onend).toBeNull();
    end();
    expect(called).toEqual(['listener', 'second']);
    utterance.onend = null;
    end();
    expect(called).toEqual(['listener', 'second', 'listener']);
  });

  test('its events carry where and when', () => {
    const utterance = new Utterance('Eva vier');
    const event = new SpeechEvent('boundary', {
      utterance,
      charIndex: 4,
      charLength: 4,
      elapsedTime: 0.3,
      name: 'word',
    });
    expect(event).toMatchObject({
      type: 'boundary',
      charIndex: 4,
      charLength: 4,
      elapsedTime: 0.3,
      name: 'word',
    });
    const error = new SpeechErrorEvent('error', { utterance, error: 'canceled' });
    expect(error).toMatchObject({ type: 'error', error: 'canceled', charIndex: 0, elapsedTime: 0, name: '' });
  });
});

describe('the voices', () => {
  test('have distinct addresses, are on the device, and one is the default', () => {
    expect(new Set(VOICES.map(({ voiceURI }) => voiceURI)).size).toBe(VOICES.length);
    expect(VOICES.every(({ localService }) => localService)).toBe(true);
    expect(VOICES.filter((voice) => voice.default)).toHaveLength(1);
  });
});
