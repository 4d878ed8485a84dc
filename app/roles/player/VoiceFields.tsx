import { useEffect, useState } from 'react';
import { wordsOf } from '#app/desk/settings.ts';
import { LANGUAGE_NAMES } from '#app/i18n/languageNames.ts';
import { Amount, Check, Choice } from '#app/shared/fields.tsx';
import { useHector, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { voiceSample } from '#app/voice/voiceSample.ts';
import type { Language } from '#rules/notation/language.ts';
import { wordLanguage } from '#speech/phrases/announce.ts';
import { CHANNELS, type Channel } from '#speech/voices/segment.ts';
import { type ChannelSettings, RATE, VOLUME } from '#speech/voices/settings.ts';
import type { VoiceChoice } from '#speech/voices/voice.ts';

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
              onClick={() => hector.ports.voice.sample(channel, voiceSample(channel, words).spoken)}
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
  const choices = useVoiceChoices(lang);
  const { [lang]: chosen, ...others } = voices;
  const options = choices.map(({ voiceURI, name, offline }) => ({
    value: voiceURI,
    label: offline ? text('settings.voiceBuiltIn', { name }) : name,
  }));
  return (
    <Choice
      label={label}
      value={options.some(({ value }) => value === chosen) ? (chosen ?? AUTOMATIC) : AUTOMATIC}
      options={[{ value: AUTOMATIC, label: text('settings.voiceAuto') }, ...options]}
      onChange={(voiceURI) => onChange(voiceURI === AUTOMATIC ? others : { ...others, [lang]: voiceURI })}
    />
  );
}

/** The system's voices come late, and may change. */
function useVoiceChoices(lang: Language): readonly VoiceChoice[] {
  const { voice } = useHector().ports;
  const [choices, setChoices] = useState<readonly VoiceChoice[]>([]);
  useEffect(() => {
    let isShown = true;
    const look = () => void voice.choices(lang).then((found) => isShown && setChoices(found));
    look();
    const stop = voice.watch(look);
    return () => {
      isShown = false;
      stop();
    };
  }, [voice, lang]);
  return choices;
}
