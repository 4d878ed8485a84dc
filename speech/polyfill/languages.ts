/**
 * The voices of the engine. `id` is what espeak-ng knows; it answers 0 even for a voice it does not have and
 * then speaks garbage, so every language tag goes through this list. The Serbian voice reads both scripts.
 */
export const ENGINE_VOICES = [
  { id: 'en', lang: 'en-GB', name: 'eSpeak English (Great Britain)' },
  { id: 'en-us', lang: 'en-US', name: 'eSpeak English (America)' },
  { id: 'de', lang: 'de', name: 'eSpeak German' },
  { id: 'pl', lang: 'pl', name: 'eSpeak Polish' },
  { id: 'sk', lang: 'sk', name: 'eSpeak Slovak' },
  { id: 'hr', lang: 'hr', name: 'eSpeak Croatian' },
  { id: 'sr', lang: 'sr', name: 'eSpeak Serbian' },
  { id: 'sr', lang: 'sr-Latn', name: 'eSpeak Serbian (Latin)' },
  { id: 'mk', lang: 'mk', name: 'eSpeak Macedonian' },
] as const;

export type EngineVoice = (typeof ENGINE_VOICES)[number];
export type EngineVoiceId = EngineVoice['id'];

/** The voice of a BCP 47 tag: exact, then by its longest known beginning, then by the language alone. */
export function engineVoice(tag: string): EngineVoice | undefined {
  const subtags = tag.toLowerCase().replaceAll('_', '-').split('-');
  for (let length = subtags.length; length > 0; length--) {
    const beginning = subtags.slice(0, length).join('-');
    const exact = ENGINE_VOICES.find((voice) => voice.lang.toLowerCase() === beginning);
    if (exact) return exact;
  }
  return ENGINE_VOICES.find((voice) => voice.lang.toLowerCase().split('-')[0] === subtags[0]);
}

/** The engine's files, below its data folder, that these voices need. */
export const ENGINE_FILES = [
  'phondata',
  'phonindex',
  'phontab',
  'intonations',
  'en_dict',
  'de_dict',
  'pl_dict',
  'sk_dict',
  'hr_dict',
  'sr_dict',
  'mk_dict',
  'lang/gmw/en',
  'lang/gmw/en-US',
  'lang/gmw/de',
  'lang/zlw/pl',
  'lang/zlw/sk',
  'lang/zls/hr',
  'lang/zls/sr',
  'lang/zls/mk',
] as const;

/** Where the engine looks for them (espeak/Makefile). */
export const ENGINE_DATA_FOLDER = '/espeak-ng-data';
