import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { SPEECH_MODES, type SpeechMode } from '#speech/announcer/announcer.ts';
import { VOCABULARIES } from '#speech/phrases/announce.ts';
import { loadLanguage } from '#speech/phrases/languages.ts';
import type { Desk } from '../desk/desk.ts';
import type { Settings } from '../desk/settings.ts';
import { loadOpenedAreas } from '../i18n/area.ts';
import { LANGUAGE_NAMES } from '../i18n/languageNames.ts';
import { loadTexts, saidText } from '../i18n/text.ts';
import { Choice } from './fields.tsx';
import { useSettings, useText } from './hectorContext.tsx';

/** What a person chooses at a desk away from the table: the language, how it is spoken, the words of moves. */
export function DeskSettings({ desk }: Readonly<{ desk: Desk }>) {
  const settings = useSettings();
  const text = useText();
  const change = (changes: Partial<Settings>) => desk.settings.set({ ...desk.settings.value, ...changes });
  const setLanguage = async (language: Language) => {
    try {
      await Promise.all([loadTexts(language), loadLanguage(language), loadOpenedAreas(language)]);
      change({ language });
    } catch {
      desk.complain(saidText(settings.language, 'error.language'));
    }
  };
  const setSpeech = (speech: SpeechMode) => {
    desk.announcer.mode = speech;
    change({ speech });
  };
  return (
    <details className="desk-settings">
      <summary>{text('nav.settings')}</summary>
      <Choice
        label={text('new.language')}
        value={settings.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        onChange={(language) => void setLanguage(language)}
      />
      <Choice
        label={text('new.speech')}
        value={settings.speech}
        options={SPEECH_MODES.map((value) => ({ value, label: text(`speech.${value}`) }))}
        onChange={setSpeech}
      />
      <Choice
        label={text('settings.vocabulary')}
        value={settings.vocabulary}
        options={VOCABULARIES.map((value) => ({ value, label: text(`vocabulary.${value}`) }))}
        onChange={(vocabulary) => change({ vocabulary })}
      />
    </details>
  );
}
