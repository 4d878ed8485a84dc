import { LEXICON_VOICES, type LexiconVoice } from './lexicon.ts';
import { normalTag, primaryLanguage } from './segment.ts';

/** Which voice speaks a language, and which lexicon it needs. */
export function speaks(voice: SpeechSynthesisVoice, lang: string): boolean {
  if (primaryLanguage(voice.lang) !== primaryLanguage(lang)) return false;
  // A Serbian voice reads the script of its tag, Cyrillic unless it says otherwise; espeak reads both.
  return primaryLanguage(lang) !== 'sr' || isEspeak(voice) || isLatin(voice.lang) === isLatin(lang);
}

/**
 * The best voice for a language among those of a system: on the device, because a game must not depend on a
 * network (and Chrome cuts its remote voices after 15 seconds); of the very tag; the user's default.
 */
export function bestVoice(
  voices: readonly SpeechSynthesisVoice[],
  lang: string,
): SpeechSynthesisVoice | undefined {
  const able = voices.filter((voice) => voice.localService && speaks(voice, lang));
  return (
    able.find((voice) => voice.default) ??
    able.find((voice) => normalTag(voice.lang) === normalTag(lang)) ??
    able[0]
  );
}

/** The lexicon of a voice: none unless it is espeak, ours or the system's. */
export function lexiconOf(voice: SpeechSynthesisVoice): LexiconVoice | undefined {
  return isEspeak(voice)
    ? LEXICON_VOICES.find((language) => language === primaryLanguage(voice.lang))
    : undefined;
}

function isEspeak({ name, voiceURI }: SpeechSynthesisVoice): boolean {
  return /espeak/i.test(name) || /espeak/i.test(voiceURI);
}

function isLatin(tag: string): boolean {
  return normalTag(tag).split('-').includes('latn');
}
