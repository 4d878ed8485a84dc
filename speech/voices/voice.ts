import { bestVoice, lexiconOf } from './choice.ts';
import { respell, sayZwo } from './lexicon.ts';
import { type Engine, Message, type SpeechEnd } from './message.ts';
import { offered, type VoiceGroup } from './offer.ts';
import { type Channel, primaryLanguage, type TaggedText } from './segment.ts';
import type { ChannelSettings, VoiceSettings } from './settings.ts';
import { speakable } from './speakable.ts';
import { VoiceList } from './voiceList.ts';

/**
 * Says one message at a time. A new message interrupts the one being said: which may do so, and which must
 * wait, is for the announcer to decide.
 */
export interface Voice {
  /** The text reaches the engine before this call returns. */
  speak(segments: readonly TaggedText[], channel: Channel): Promise<SpeechEnd>;
  /** At once (Esc). What was being said ends as `interrupted`. */
  silence(): void;
  /** How the channel sounds with the present settings: a move in German, unless other words are given. */
  sample(channel: Channel, words?: readonly TaggedText[]): Promise<SpeechEnd>;
  use(settings: VoiceSettings): void;
  /** The voices that a listener may choose from for a language, in groups, the built-in first. */
  choices(lang: string): readonly VoiceGroup[];
  /** In idle time: fetches and starts what the first message would otherwise wait for. */
  warmUp(): void;
  /** Inside a user's gesture: without it neither iOS nor Chrome lets the page speak. */
  unlock(): void;
  /** Calls once at the next `unlock`, for who was refused before it. */
  whenAllowed(callback: () => void): void;
}

export type VoiceOptions = Readonly<{
  /** The browser's own speech, where it has any. */
  system: Engine | null;
  /** The offline voice, which has every language of ours. */
  offline: Engine & { warmUp(): void; openAudio(): void };
  settings: VoiceSettings;
}>;

/** A move with both numerals that *zwo* tells apart, and a name that needs the lexicon. */
const SAMPLE: readonly TaggedText[] = [{ lang: 'de', text: 'Springer Felix drei, David zwei' }];

export function createVoice({ system, offline, settings: initial }: VoiceOptions): Voice {
  let settings = initial;
  let current: Message | null = null;
  /** Voices of the system that have failed on this page: not tried again until its voices change. */
  const broken = new Set<string>();
  /** The system has fallen silent, or a second of its voices has failed: nothing more is given to it. */
  let isAside = false;
  const waiting = new Set<() => void>();
  const lists = new Map([system, offline].flatMap((engine) => (engine ? [listOf(engine)] : [])));
  // Whoever had gone may have come back.
  system?.synthesis.addEventListener('voiceschanged', () => {
    broken.clear();
    isAside = false;
  });

  function chosen(
    { lang }: TaggedText,
    { voices }: ChannelSettings,
    avoided: ReadonlySet<string>,
  ): [Engine, SpeechSynthesisVoice] | null {
    const may = ({ voiceURI }: SpeechSynthesisVoice) => !broken.has(voiceURI) && !avoided.has(voiceURI);
    const wish = voices[lang] ?? voices[primaryLanguage(lang)];
    const picks = [
      (able: SpeechSynthesisVoice[]) => able.find((voice) => voice.voiceURI === wish),
      (able: SpeechSynthesisVoice[]) => bestVoice(able, lang),
    ];
    for (const pick of picks) {
      for (const engine of system && !isAside ? [system, offline] : [offline]) {
        const voice = pick(voicesOf(engine, lang).filter(may));
        if (voice) return [engine, voice];
      }
    }
    return null;
  }

  function voicesOf(engine: Engine, lang: string): readonly SpeechSynthesisVoice[] {
    return lists.get(engine)?.of(lang) ?? [];
  }

  function utteranceOf(segment: TaggedText, channel: ChannelSettings, avoided: ReadonlySet<string>) {
    const choice = chosen(segment, channel, avoided);
    if (!choice) return null;
    const [engine, voice] = choice;
    const lexicon = lexiconOf(voice);
    const words = speakable(segment.text, segment.lang);
    const said = settings.zwo && primaryLanguage(segment.lang) === 'de' ? sayZwo(words) : words;
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
            (fault === 'interrupted' ? avoided : broken).add(utterance.voice.voiceURI);
            if (fault === 'hung' || broken.size > 1) isAside = true;
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
    choices: (lang) => offered(voicesOf(offline, lang), system ? voicesOf(system, lang) : []),
    warmUp() {
      // Asking is what makes browsers load their list.
      system?.synthesis.getVoices();
      offline.warmUp();
    },
    unlock() {
      system?.synthesis.speak(system.utterance(''));
      offline.openAudio();
      offline.warmUp();
      const allowed = [...waiting];
      waiting.clear();
      for (const callback of allowed) callback();
    },
    whenAllowed(callback) {
      waiting.add(callback);
    },
  };
  return voice;
}

function listOf(engine: Engine): [Engine, VoiceList] {
  return [engine, new VoiceList(engine.synthesis)];
}
