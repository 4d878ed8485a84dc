import { describe, expect, test } from 'vitest';
import { SpeechErrorEvent, SpeechEvent } from '#speech/polyfill/events.ts';
import { OfflineSynthesis } from '#speech/polyfill/synthesis.ts';
import { Utterance, VOICES, Voice } from '#speech/polyfill/utterance.ts';

describe('an utterance is that of the standard', () => {
  test('with its defaults', () => {
    const utterance = new Utterance();
    expect(utterance).toMatchObject({ text: '', lang: '', voice: null, volume: 1, rate: 1, pitch: 1 });
    expect(utterance.onend).toBeNull();
    expect(new Utterance('Eva vier').text).toBe('Eva vier');
  });

  test('with what Web IDL makes of other values', () => {
    expect(new Utterance(null as unknown as string).text).toBe('null');
    expect(new Utterance(undefined).text).toBe('');
    const utterance = new Utterance();
    Reflect.set(utterance, 'text', 12);
    Reflect.set(utterance, 'lang', null);
    expect([utterance.text, utterance.lang]).toEqual(['12', 'null']);
    for (const name of ['volume', 'rate', 'pitch'])
      expect(() => Reflect.set(utterance, name, Number.NaN), name).toThrow(TypeError);
    expect(() => Reflect.set(utterance, 'voice', 'Anna')).toThrow(TypeError);
    Reflect.set(utterance, 'voice', undefined);
    expect(utterance.voice).toBeNull();
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
    Reflect.set(utterance, 'onend', 'no function');
    expect(utterance.onend).toBeNull();
    end();
    expect(called).toEqual(['listener', 'second', 'listener']);
  });

  test('a handler has its turn from when it was set, and an object that is no function is kept and not called', () => {
    const utterance = new Utterance();
    const called: string[] = [];
    utterance.onend = () => called.push('handler');
    utterance.addEventListener('end', () => called.push('listener'));
    utterance.onend = null;
    utterance.onend = () => called.push('handler again');
    const object = { handleEvent: () => called.push('object') };
    Reflect.set(utterance, 'onstart', object);
    expect(utterance.onstart).toBe(object);
    for (const type of ['start', 'end']) utterance.dispatchEvent(new SpeechEvent(type, { utterance }));
    expect(called).toEqual(['listener', 'handler again']);
  });
});

describe('its events', () => {
  const utterance = new Utterance('Eva vier');

  test('carry where and when', () => {
    const event = new SpeechEvent('boundary', {
      utterance,
      charIndex: 4,
      charLength: 4,
      elapsedTime: 0.5,
      name: 'word',
    });
    expect(event.type).toBe('boundary');
    expect([event.charIndex, event.charLength, event.elapsedTime, event.name]).toEqual([4, 4, 0.5, 'word']);
    expect([event.bubbles, event.cancelable]).toEqual([false, false]);
    const error = new SpeechErrorEvent('error', { utterance, error: 'canceled' });
    expect([error.error, error.charIndex, error.elapsedTime, error.name]).toEqual(['canceled', 0, 0, '']);
  });

  const build =
    (type: typeof SpeechEvent | typeof SpeechErrorEvent, ...given: unknown[]) =>
    () =>
      Reflect.construct(type, given);

  test('are not made without an utterance, without an error, or with one that is none', () => {
    for (const given of [['end'], ['end', {}], ['end', { utterance: null }], ['end', { utterance: {} }]])
      expect(build(SpeechEvent, ...given), JSON.stringify(given)).toThrow(TypeError);
    expect(build(SpeechEvent)).toThrow(TypeError);
    expect(build(SpeechErrorEvent, 'error', { utterance })).toThrow(TypeError);
    expect(build(SpeechErrorEvent, 'error', { error: 'canceled' })).toThrow(TypeError);
    expect(build(SpeechErrorEvent, 'error', { utterance, error: 'tired' })).toThrow(TypeError);
    expect(build(SpeechEvent, 'end', { utterance, elapsedTime: Number.NaN })).toThrow(TypeError);
  });
});

type Interface = Readonly<{
  type: { readonly name: string; readonly length: number; readonly prototype: object };
  name: string;
  length: number;
  parent: object;
  attributes: readonly string[];
  methods?: Readonly<Record<string, number>>;
}>;

/** https://webaudio.github.io/web-speech-api/#idl-index */
const INTERFACES: readonly Interface[] = [
  {
    type: OfflineSynthesis,
    name: 'SpeechSynthesis',
    length: 0,
    parent: EventTarget,
    attributes: ['pending', 'speaking', 'paused', 'onvoiceschanged'],
    methods: { speak: 1, cancel: 0, pause: 0, resume: 0, getVoices: 0 },
  },
  {
    type: Utterance,
    name: 'SpeechSynthesisUtterance',
    length: 0,
    parent: EventTarget,
    attributes: [
      ...['text', 'lang', 'voice', 'volume', 'rate', 'pitch'],
      ...['onstart', 'onend', 'onerror', 'onpause', 'onresume', 'onmark', 'onboundary'],
    ],
  },
  {
    type: SpeechEvent,
    name: 'SpeechSynthesisEvent',
    length: 2,
    parent: Event,
    attributes: ['utterance', 'charIndex', 'charLength', 'elapsedTime', 'name'],
  },
  {
    type: SpeechErrorEvent,
    name: 'SpeechSynthesisErrorEvent',
    length: 2,
    parent: SpeechEvent,
    attributes: ['error'],
  },
  {
    type: Voice,
    name: 'SpeechSynthesisVoice',
    length: 0,
    parent: Function.prototype,
    attributes: ['voiceURI', 'name', 'lang', 'localService', 'default'],
  },
];

describe.each(INTERFACES)(
  '$name is an interface',
  ({ type, name, length, parent, attributes, methods = {} }) => {
    test('by its name, its length, its parent and its tag', () => {
      expect([type.name, type.length]).toEqual([name, length]);
      expect(Object.getPrototypeOf(type)).toBe(parent);
      expect(Object.getOwnPropertyDescriptor(type, 'prototype')).toMatchObject({ writable: false });
      expect(Object.getOwnPropertyDescriptor(type.prototype, Symbol.toStringTag)).toEqual({
        value: name,
        writable: false,
        enumerable: false,
        configurable: true,
      });
    });

    test('whose attributes are accessors of the prototype that check whom they are asked of', () => {
      for (const attribute of attributes) {
        const descriptor = Object.getOwnPropertyDescriptor(type.prototype, attribute);
        expect(descriptor, attribute).toMatchObject({ enumerable: true, configurable: true });
        expect(descriptor?.get?.name).toBe(`get ${attribute}`);
        for (const stranger of [{}, Object.create(type.prototype)])
          expect(() => descriptor?.get?.call(stranger), attribute).toThrow(TypeError);
        if (!descriptor?.set) continue;
        expect(descriptor.set.name).toBe(`set ${attribute}`);
        for (const stranger of [{}, Object.create(type.prototype)])
          expect(() => descriptor.set?.call(stranger, null), attribute).toThrow(TypeError);
      }
    });

    test('whose methods are enumerable, know their length and check whom they are called on', () => {
      for (const [method, parameters] of Object.entries(methods)) {
        const descriptor = Object.getOwnPropertyDescriptor(type.prototype, method);
        expect(descriptor, method).toMatchObject({ enumerable: true, configurable: true, writable: true });
        expect(descriptor?.value).toHaveLength(parameters);
        expect(() => descriptor?.value.call({}), method).toThrow(TypeError);
      }
    });
  },
);

describe('the voices', () => {
  test('have distinct addresses, are on the device, and one is the default', () => {
    expect(new Set(VOICES.map(({ voiceURI }) => voiceURI)).size).toBe(VOICES.length);
    expect(VOICES.every(({ localService }) => localService)).toBe(true);
    expect(VOICES.filter((voice) => voice.default)).toHaveLength(1);
  });

  test('and the synthesis are not made by a page', () => {
    expect(() => Reflect.construct(Voice, [])).toThrow(TypeError);
    expect(() => Reflect.construct(OfflineSynthesis, [])).toThrow(TypeError);
  });
});
