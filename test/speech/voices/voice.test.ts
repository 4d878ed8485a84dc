import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VOICES } from '#speech/polyfill/utterance.ts';
import { bestVoice, lexiconOf } from '#speech/voices/choice.ts';
import { DEFAULT_VOICE_SETTINGS, type VoiceSettings } from '#speech/voices/settings.ts';
import { createVoice, type Voice } from '#speech/voices/voice.ts';
import { ScriptedSynthesis, voice as systemVoice } from './scriptedSynthesis.ts';

const MIXED = [
  { lang: 'en', text: 'Last move:' },
  { lang: 'de', text: 'Bauer Cesar zwei, Cesar vier' },
  { lang: 'en', text: 'Check.' },
];

let system: ScriptedSynthesis;
let offline: ScriptedSynthesis;
let voice: Voice;
beforeEach(() => {
  system = new ScriptedSynthesis();
  offline = new ScriptedSynthesis(...VOICES);
  voice = createVoice({
    system: system.engine(),
    offline: offline.engine(),
    settings: DEFAULT_VOICE_SETTINGS,
  });
});

function withMoves(moves: Partial<VoiceSettings['channels']['moves']>, zwo = false): VoiceSettings {
  const { channels } = DEFAULT_VOICE_SETTINGS;
  return {
    ...DEFAULT_VOICE_SETTINGS,
    channels: { ...channels, moves: { ...channels.moves, ...moves } },
    zwo,
  };
}

describe('who speaks', () => {
  test('the offline voice, respelt, where the system has no voice at all', async () => {
    const outcome = voice.speak([{ lang: 'de', text: 'Cesar vier' }], 'moves');
    expect(offline.said).toEqual(['de: Zäsar vier']); // before anything was awaited
    offline.finish();
    expect(await outcome).toBe('spoken');
    expect(system.said).toEqual([]);
  });

  test('the system, as it is written, where it has the language', async () => {
    system.voices = [systemVoice('de_DE')];
    const outcome = voice.speak([{ lang: 'de', text: 'Cesar vier' }], 'moves');
    expect(system.said).toEqual(['de_DE: Cesar vier']);
    system.finish();
    expect(await outcome).toBe('spoken');
  });

  test('in a mixed sentence, for each language its own, in order', async () => {
    system.voices = [systemVoice('en-GB')];
    const outcome = voice.speak(MIXED, 'answers');
    expect(system.said).toEqual(['en-GB: Last move:']);
    expect(offline.said).toEqual([]);
    system.finish();
    expect(offline.said).toEqual(['de: Bauer Zäsar zwo, Zäsar vier']);
    offline.finish();
    expect(system.said).toEqual(['en-GB: Last move:', 'en-GB: Check.']);
    system.finish();
    expect(await outcome).toBe('spoken');
  });

  test('segments of one engine are handed over together, so that no gap is heard', () => {
    void voice.speak(MIXED, 'answers');
    expect(offline.said).toEqual(['en-GB: Last move:', 'de: Bauer Zäsar zwo, Zäsar vier', 'en-GB: Check.']);
  });

  test('the voice that the player chose for the channel, with its rate and volume', () => {
    system.voices = [systemVoice('de-DE'), systemVoice('de-AT')];
    voice.use(withMoves({ voices: { de: 'system:de-AT' }, rate: 1.5, volume: 0.5 }));
    void voice.speak([{ lang: 'de', text: 'Eva vier' }], 'moves');
    expect(system.queue[0]).toMatchObject({ rate: 1.5, volume: 0.5, lang: 'de-AT' });
    voice.use(withMoves({ voices: { de: 'espeak:de' } }));
    void voice.speak([{ lang: 'de', text: 'Eva vier' }], 'moves');
    expect(offline.said).toEqual(['de: Eva vier']);
  });

  test('zwo for zwei in German, unless the player wants it otherwise', () => {
    const segments = ['de', 'en'].map((lang) => ({ lang, text: 'Eva zwei' }));
    void voice.speak(segments, 'moves');
    expect(offline.said).toEqual(['de: Eva zwo', 'en-GB: Eva zwei']);
    voice.use(withMoves({}, false));
    void voice.sample('moves');
    expect(offline.said.at(-1)).toBe('de: Springer Felix drei, Dawitt zwei');
  });

  test('results and figurines in words, whoever speaks', () => {
    system.voices = [systemVoice('en-GB')];
    void voice.speak([{ lang: 'en', text: '½-½, ♘f3' }], 'answers');
    expect(system.said).toEqual(['en-GB: half a point each, knight f3']);
  });

  test('nobody, where no voice has the language', async () => {
    expect(await voice.speak([{ lang: 'fr', text: 'échec' }], 'alerts')).toBe('failed');
  });

  test('nothing to say is said', async () => {
    expect(await voice.speak([{ lang: 'de', text: ' ' }], 'alerts')).toBe('spoken');
  });
});

describe('when a voice fails', () => {
  beforeEach(() => {
    system.voices = [systemVoice('de-DE'), systemVoice('en-US')];
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('the offline voice says what was not said, and goes on doing so', async () => {
    const outcome = voice.speak(MIXED, 'moves');
    system.finish();
    system.fail('synthesis-failed');
    expect(offline.said).toEqual(['de: Bauer Zäsar zwo, Zäsar vier']);
    offline.finish();
    expect(system.said.at(-1)).toBe('en-US: Check.');
    system.finish();
    expect(await outcome).toBe('spoken');
    void voice.speak([{ lang: 'de', text: 'Eva vier' }], 'moves');
    expect(offline.said.at(-1)).toBe('de: Eva vier');
  });

  test('so it does when the system never begins', async () => {
    const outcome = voice.speak([{ lang: 'de', text: 'Eva vier' }], 'moves');
    vi.advanceTimersByTime(3000);
    expect(offline.said).toEqual(['de: Eva vier']);
    offline.finish();
    expect(await outcome).toBe('spoken');
  });

  test('a voice that falls silent is given nothing more, and what it had not said is said', async () => {
    const outcome = voice.speak([{ lang: 'de', text: 'Eva vier' }], 'moves');
    system.begin();
    vi.advanceTimersByTime(4000);
    expect(offline.said).toEqual(['de: Eva vier']);
    offline.finish();
    expect(await outcome).toBe('spoken');
    // Its other voices come from the same engine: none of them is waited for.
    void voice.speak([{ lang: 'en', text: 'Check.' }], 'moves');
    expect(offline.said.at(-1)).toBe('en-GB: Check.');
    system.dispatchEvent(new Event('voiceschanged'));
    void voice.speak([{ lang: 'en', text: 'Check.' }], 'moves');
    expect(system.said.at(-1)).toBe('en-US: Check.');
  });

  test('in a long text it is noticed at the sentence, and the rest is said', async () => {
    const sentence =
      'This sentence is as long as sentences in the help of this program often are, or a little longer.';
    const outcome = voice.speak([{ lang: 'en', text: [sentence, sentence, sentence].join(' ') }], 'answers');
    system.finish();
    system.begin();
    vi.advanceTimersByTime(2000 + (120 * (sentence.length + 1)) / 1.2);
    expect(offline.said).toEqual([`en-GB: ${sentence} `, `en-GB: ${sentence}`]);
    offline.finish();
    offline.finish();
    expect(await outcome).toBe('spoken');
  });

  test('one that tells its words is waited for as long as they come', async () => {
    const outcome = voice.speak([{ lang: 'de', text: 'Eva vier' }], 'moves');
    system.begin();
    for (let word = 0; word < 20; word++) {
      vi.advanceTimersByTime(2500);
      system.word();
    }
    expect(offline.said).toEqual([]);
    system.finish();
    expect(await outcome).toBe('spoken');
  });

  test('one that has spoken and says that it no longer does has merely lost its end', async () => {
    const outcome = voice.speak([{ lang: 'de', text: 'Eva vier' }], 'moves');
    system.speaking = true;
    system.begin();
    system.speaking = false;
    vi.advanceTimersByTime(4000);
    expect(await outcome).toBe('spoken');
    expect(offline.said).toEqual([]);
  });

  test('after two voices have failed, no third is tried', async () => {
    system.voices = ['de-DE', 'de-AT', 'de-CH'].map((lang) => systemVoice(lang));
    const outcome = voice.speak([{ lang: 'de', text: 'Eva vier' }], 'moves');
    system.fail('synthesis-failed');
    system.fail('synthesis-failed');
    expect(offline.said).toEqual(['de: Eva vier']);
    offline.finish();
    expect(await outcome).toBe('spoken');
  });

  test('the announcer is told when the offline voice fails too', async () => {
    const outcome = voice.speak([{ lang: 'de', text: 'Eva vier' }], 'moves');
    system.fail('synthesis-failed');
    offline.fail('network');
    expect(await outcome).toBe('failed');
  });

  test('a page that may not speak yet tries no other voice, and says when it may', async () => {
    const outcome = voice.speak([{ lang: 'de', text: 'Eva vier' }], 'moves');
    system.fail('not-allowed');
    expect(await outcome).toBe('refused');
    expect(offline.said).toEqual([]);
    const allowed = vi.fn();
    voice.whenAllowed(allowed);
    voice.unlock();
    voice.unlock();
    expect(allowed).toHaveBeenCalledTimes(1);
  });

  test('what another page took away is said by the offline voice, this once', async () => {
    const outcome = voice.speak([{ lang: 'de', text: 'Eva vier' }], 'moves');
    system.begin();
    system.fail('interrupted');
    expect(offline.said).toEqual(['de: Eva vier']);
    offline.finish();
    expect(await outcome).toBe('spoken');
    void voice.speak([{ lang: 'de', text: 'Eva fünf' }], 'moves');
    expect(system.said.at(-1)).toBe('de-DE: Eva fünf');
  });
});

describe('Esc', () => {
  test('silences at once, and what had not been said is never said', async () => {
    system.voices = [systemVoice('en-GB')];
    const outcome = voice.speak(MIXED, 'answers');
    system.begin();
    voice.silence();
    expect(system.queue).toEqual([]);
    expect(await outcome).toBe('interrupted');
    expect(offline.said).toEqual([]);
  });

  test('with nothing being said does nothing', () => {
    expect(() => voice.silence()).not.toThrow();
  });

  test('a new message interrupts the one before', async () => {
    const first = voice.speak([{ lang: 'de', text: 'Eva vier' }], 'answers');
    const second = voice.speak([{ lang: 'de', text: 'Eva fünf' }], 'moves');
    expect(await first).toBe('interrupted');
    offline.finish();
    expect(await second).toBe('spoken');
  });
});

describe('choosing among the voices of a system', () => {
  test('never one that needs the network', () => {
    expect(bestVoice([systemVoice('de-DE', { localService: false })], 'de')).toBeUndefined();
  });

  test('the default of the language before the exact tag before the first', () => {
    const voices = [systemVoice('de-AT'), systemVoice('de'), systemVoice('de-CH', { default: true })];
    expect(bestVoice(voices, 'de')?.lang).toBe('de-CH');
    expect(bestVoice(voices.slice(0, 2), 'de')?.lang).toBe('de');
    expect(bestVoice(voices.slice(0, 1), 'de')?.lang).toBe('de-AT');
  });

  test('Serbian by script', () => {
    const cyrillic = systemVoice('sr-RS');
    const latin = systemVoice('sr-Latn-RS');
    expect(bestVoice([cyrillic], 'sr-Latn')).toBeUndefined();
    expect(bestVoice([cyrillic, latin], 'sr-Latn')).toBe(latin);
    expect(bestVoice([latin, cyrillic], 'sr')).toBe(cyrillic);
  });

  test('espeak in the system needs the same lexicon, other voices none', () => {
    expect(lexiconOf(systemVoice('de', { name: 'German espeak-ng' }))).toBe('de');
    expect(lexiconOf(systemVoice('de', { name: 'Anna' }))).toBeUndefined();
  });

  test('all voices of a language are offered, in groups, those that need no network first', () => {
    system.voices = [
      systemVoice('de-DE', { name: 'Cloud', localService: false }),
      systemVoice('de-AT', { name: 'Resi' }),
      systemVoice('de_DE', { name: 'German+Andy espeak-ng' }),
      systemVoice('de-DE', { name: 'Hans' }),
      systemVoice('de_DE', { name: 'Anna' }),
      systemVoice('fr-FR'),
    ];
    const groups = voice
      .choices('de')
      .map(({ source, lang, voices }) => [`${source} ${lang}`.trim(), ...voices.map(({ name }) => name)]);
    expect(groups).toEqual([
      ['builtIn', 'eSpeak German'],
      ['device de-at', 'Resi'],
      ['device de-de', 'Anna', 'Hans'],
      ['variants de-de', 'German+Andy espeak-ng'],
      ['network de-de', 'Cloud'],
    ]);
  });

  test('a system of thousands of voices is asked once, and again when they change', () => {
    system.voices = Array.from({ length: 5000 }, (_, index) => systemVoice(index % 2 ? 'de-DE' : 'fr-FR'));
    const asked = vi.spyOn(system, 'getVoices');
    for (let move = 0; move < 10; move++) void voice.speak(MIXED, 'answers');
    expect(asked).toHaveBeenCalledTimes(1);
    system.voices = [systemVoice('en-GB')];
    system.dispatchEvent(new Event('voiceschanged'));
    void voice.speak([{ lang: 'en', text: 'Check.' }], 'moves');
    expect(asked).toHaveBeenCalledTimes(2);
    expect(system.said.at(-1)).toBe('en-GB: Check.');
  });
});

describe('getting ready', () => {
  test('the first gesture queues an empty utterance (iOS) and opens the audio device', () => {
    voice.unlock();
    expect(system.said).toEqual(['-: ']);
    expect(offline.opened).toBe(1);
    expect(offline.warmed).toBe(1);
  });
});
