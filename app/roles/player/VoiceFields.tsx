import { useEffect, useState } from 'react';
import { wordsOf } from '#app/desk/settings.ts';
import { LANGUAGE_NAMES } from '#app/i18n/languageNames.ts';
import { Amount, Check, Choice } from '#app/shared/fields.tsx';
import { useHector, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { voiceSample } from '#app/voice/voiceSample.ts';
import type { Language } from '#rules/notation/language.ts';
import { wordLanguage } from '#speech/phrases/announce.ts';
import type { VoiceGroup } from '#speech/voices/offer.ts';
import { CHANNELS, type Channel } from '#speech/voices/segment.ts';
import { type ChannelSettings, RATE, VOLUME } from '#speech/voices/settings.ts';

/** No voice of any system is named so. */
const AUTOMATIC = '';

/** The own voice: which, how fast and how loud, for moves, answers and alerts apart. */
export function VoiceFields() {
  const hector = useHector();
  const settings = useSettings();
  const text = useText();
  const { voice, language } = settings;
  const words = wordsOf(settings);
  const moveLanguage = wordLanguage(words);
  const set = (channel: Channel, change: Partial<ChannelSettings>) => {
    const channels = { ...voice.channels, [channel]: { ...voice.channels[channel], ...change } };
    void hector.change({ voice: { ...voice, channels } });
  };
  return (
    <>
      {CHANNELS.map((channel) => (
        <div key={channel}>
          {languagesOf(channel, language, moveLanguage).map((lang) => (
            <VoiceChoiceField
              key={lang}
              label={text('settings.voiceOf', { channel, language: LANGUAGE_NAMES[lang] })}
              lang={lang}
              voices={voice.channels[channel].voices}
              onChange={(voices) => set(channel, { voices })}
            />
          ))}
          <div className="pair">
            <Amount
              label={text('settings.rate', { channel })}
              {...RATE}
              value={voice.channels[channel].rate}
              onChange={(rate) => set(channel, { rate })}
            />
            <Amount
              label={text('settings.volume', { channel })}
              {...VOLUME}
              value={voice.channels[channel].volume}
              onChange={(volume) => set(channel, { volume })}
            />
          </div>
          <p>
            <button
              type="button"
              onClick={() => {
                const { spoken } = voiceSample(channel, words);
                hector.ports.voice.sample(channel, spoken).catch((error) => hector.fault(error));
              }}
            >
              {text('settings.sample', { channel })}
            </button>
          </p>
        </div>
      ))}
      <Check
        label={text('settings.zwo')}
        checked={voice.zwo}
        onChange={(zwo) => void hector.change({ voice: { ...voice, zwo } })}
      />
      <Check
        label={text('settings.letters')}
        checked={voice.letters}
        onChange={(letters) => void hector.change({ voice: { ...voice, letters } })}
      />
    </>
  );
}

/** Moves are said in one language; answers and alerts may hold a move or a square besides. */
function languagesOf(channel: Channel, own: Language, ofMoves: Language): Language[] {
  return channel === 'moves' ? [ofMoves] : [...new Set([own, ofMoves])];
}

type VoiceChoiceFieldProps = Readonly<{
  label: string;
  lang: Language;
  voices: ChannelSettings['voices'];
  onChange: (voices: ChannelSettings['voices']) => void;
}>;

function VoiceChoiceField({ label, lang, voices, onChange }: VoiceChoiceFieldProps) {
  const text = useText();
  const { language } = useSettings();
  const offered = useVoiceGroups(lang);
  const { [lang]: chosen, ...others } = voices;
  const groups = offered.map((group) => ({
    label: text('settings.voiceGroup', { group: group.source, region: regionName(language, group.lang) }),
    options: group.voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: name })),
  }));
  const isOffered = groups.some(({ options }) => options.some(({ value }) => value === chosen));
  return (
    <Choice
      label={label}
      value={isOffered ? (chosen ?? AUTOMATIC) : AUTOMATIC}
      options={[{ value: AUTOMATIC, label: text('settings.voiceAuto') }]}
      groups={groups}
      onChange={(voiceURI) => onChange(voiceURI === AUTOMATIC ? others : { ...others, [lang]: voiceURI })}
    />
  );
}

/** "American English" for en-us, in the player's own language. */
function regionName(language: Language, tag: string): string {
  try {
    return (tag && new Intl.DisplayNames([language], { type: 'language' }).of(tag)) || tag;
  } catch {
    // Systems invent tags of their own.
    return tag;
  }
}

/** The system's voices come late, and may change. */
function useVoiceGroups(lang: Language): readonly VoiceGroup[] {
  const { voice } = useHector().ports;
  const [groups, setGroups] = useState<readonly VoiceGroup[]>([]);
  useEffect(() => {
    let isShown = true;
    const look = () => void voice.choices(lang).then((found) => isShown && setGroups(found));
    look();
    const stop = voice.watch(look);
    return () => {
      isShown = false;
      stop();
    };
  }, [voice, lang]);
  return groups;
}
