import { normalTag } from './segment.ts';

/** The voices that a listener may choose from: a system offers hundreds for one language, so they come in groups. */
export const VOICE_SOURCES = ['builtIn', 'device', 'variants', 'network'] as const;
export type VoiceSource = (typeof VOICE_SOURCES)[number];

export type VoiceChoice = Readonly<{ voiceURI: string; name: string }>;
/** Voices of one source and one region; `lang` is their tag. */
export type VoiceGroup = Readonly<{ source: VoiceSource; lang: string; voices: readonly VoiceChoice[] }>;

/** Those that need no network first: the built-in one, then the device's by region, its variants last. */
export function offered(
  builtIn: readonly SpeechSynthesisVoice[],
  system: readonly SpeechSynthesisVoice[],
): VoiceGroup[] {
  const groups = new Map<string, { source: VoiceSource; lang: string; voices: VoiceChoice[] }>();
  const add = (source: VoiceSource, { lang, voiceURI, name }: SpeechSynthesisVoice) => {
    // The built-in voices are few: one group holds them all.
    const region = source === 'builtIn' ? '' : normalTag(lang);
    const key = `${VOICE_SOURCES.indexOf(source)} ${region}`;
    const group = groups.get(key) ?? { source, lang: region, voices: [] };
    groups.set(key, group);
    group.voices.push({ voiceURI, name });
  };
  for (const voice of builtIn) add('builtIn', voice);
  for (const voice of system) add(sourceOf(voice), voice);
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => ({ ...group, voices: group.voices.toSorted(byName) }));
}

/** espeak in speech-dispatcher has each voice a hundred times, "English+Andy": those are hardly ever wanted. */
function sourceOf({ localService, name }: SpeechSynthesisVoice): VoiceSource {
  if (!localService) return 'network';
  return name.includes('+') ? 'variants' : 'device';
}

function byName(a: VoiceChoice, b: VoiceChoice): number {
  return a.name.localeCompare(b.name);
}
