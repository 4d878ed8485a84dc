import { bestVoice, lexiconOf, speaks } from './choice.ts';
import { respell, sayZwo } from './lexicon.ts';
import { type Engine, Message, type Outcome } from './message.ts';
import { type Channel, primaryLanguage, type Segment } from './segment.ts';
import type { ChannelSettings, VoiceSettings } from './settings.ts';

export type VoiceChoice = Readonly<{ voiceURI: string; name: string; offline: boolean }>;

/**
 * Says one message at a time. A new message interrupts the one being said: which may do so, and which must
 * wait, is for the announcer to decide.
 */
export interface Voice {
  /** The text reaches the engine before this call returns. */
  speak(segments: readonly Segment[], channel: Channel): Promise<Outcome>;
  /** At once (Esc). What was being said ends as `interrupted`. */
  silence(): void;
  /** How the channel sounds with the present settings: a move in German, unless other words are given. */
  sample(channel: Channel, words?: readonly Segment[]): Promise<Outcome>;
  use(settings: VoiceSettings): void;
  /** The voices that a listener may choose from for a language, the system's first. */
  choices(lang: string): readonly VoiceChoice[];
  /** In idle time: fetches and starts what the first message would otherwise wait for. */
  warmUp(): void;
  /** Inside a user's gesture: without it neither iOS nor Chrome lets the page speak. */
  unlock(): void;
}

export type VoiceOptions = Readonly<{
  /** The browser's own speech, where it has any. */
  system: Engine | null;
  /** The offline voice, which has every language of ours. */
  offline: Engine & { warmUp(): void; openAudio(): void };
  settings: VoiceSettings;
}>;

/** A move with both numerals that *zwo* tells apart, and a name that needs the lexicon. */
const SAMPLE: readonly Segment[] = [{ lang: 'de', text: 'Springer Felix drei, David zwei' }];

export function createVoice({ system, offline, settings: initial }: VoiceOptions): Voice {
  let settings = initial;
  let current: Message | null = null;
  /** Voices that have failed on this page: not tried again. */
  const broken = new Set<string>();

  function chosen(
    { lang }: Segment,
    { voices }: ChannelSettings,
    avoided: ReadonlySet<string>,
  ): [Engine, SpeechSynthesisVoice] | null {
    const may = ({ voiceURI }: SpeechSynthesisVoice) => !broken.has(voiceURI) && !avoided.has(voiceURI);
    const wish = voices[lang] ?? voices[primaryLanguage(lang)];
    const picks = [
      (able: SpeechSynthesisVoice[]) => able.find((voice) => voice.voiceURI === wish && speaks(voice, lang)),
      (able: SpeechSynthesisVoice[]) => bestVoice(able, lang),
    ];
    for (const pick of picks) {
      for (const engine of system ? [system, offline] : [offline]) {
        const voice = pick(engine.synthesis.getVoices().filter(may));
        if (voice) return [engine, voice];
      }
    }
    return null;
  }

  function utteranceOf(segment: Segment, channel: ChannelSettings, avoided: ReadonlySet<string>) {
    const choice = chosen(segment, channel, avoided);
    if (!choice) return null;
    const [engine, voice] = choice;
    const lexicon = lexiconOf(voice);
    const said = settings.zwo && primaryLanguage(segment.lang) === 'de' ? sayZwo(segment.text) : segment.text;
    const utterance = engine.utterance(lexicon ? respell(said, lexicon) : said);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = channel.rate;
    utterance.volume = channel.volume;
    return { engine, utterance };
  }

  const voice: Voice = {
    speak(segments, channel) {
      voice.silence();
      const avoided = new Set<string>();
      return new Promise((resolve) => {
        const message: Message = new Message(segments, {
          utter: (segment) => utteranceOf(segment, settings.channels[channel], avoided),
          mayRetry({ engine, utterance }, fault) {
            if (engine !== system || !utterance.voice) return false;
            (fault === 'its own' ? broken : avoided).add(utterance.voice.voiceURI);
            return true;
          },
          finish(outcome) {
            if (current === message) current = null;
            resolve(outcome);
          },
        });
        current = message;
        message.begin();
      });
    },
    silence() {
      current?.interrupt();
    },
    sample: (channel, words = SAMPLE) => voice.speak(words, channel),
    use(changed) {
      settings = changed;
    },
    choices: (lang) =>
      [system, offline].flatMap((engine) =>
        (engine?.synthesis.getVoices() ?? [])
          .filter((candidate) => speaks(candidate, lang))
          .map(({ voiceURI, name }) => ({ voiceURI, name, offline: engine === offline }))
          .toSorted((a, b) => a.name.localeCompare(b.name)),
      ),
    warmUp() {
      // Asking is what makes browsers load their list.
      system?.synthesis.getVoices();
      offline.warmUp();
    },
    unlock() {
      system?.synthesis.speak(system.utterance(''));
      offline.openAudio();
      offline.warmUp();
    },
  };
  return voice;
}
