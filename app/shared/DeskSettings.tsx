import { LANGUAGES } from '#rules/notation/language.ts';
import { SPEECH_MODES } from '#speech/announcer/announcer.ts';
import { VOCABULARIES } from '#speech/phrases/announce.ts';
import { changeSettings } from '../desk/changeSettings.ts';
import type { Desk } from '../desk/desk.ts';
import { LANGUAGE_NAMES } from '../i18n/languageNames.ts';
import { Choice } from './fields.tsx';
import { useSettings, useText } from './hectorContext.tsx';

/** What a person chooses at a desk away from the table: the language, how it is spoken, the words of moves. */
export function DeskSettings({ desk }: Readonly<{ desk: Desk }>) {
  const settings = useSettings();
  const text = useText();
  return (
    <details className="desk-settings">
      <summary>{text('nav.settings')}</summary>
      <Choice
        label={text('new.language')}
        value={settings.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        onChange={(language) => void changeSettings(desk, { language })}
      />
      <Choice
        label={text('new.speech')}
        value={settings.speech}
        options={SPEECH_MODES.map((value) => ({ value, label: text(`speech.${value}`) }))}
        onChange={(speech) => void changeSettings(desk, { speech })}
      />
      <Choice
        label={text('settings.vocabulary')}
        value={settings.vocabulary}
        options={VOCABULARIES.map((value) => ({ value, label: text(`vocabulary.${value}`) }))}
        onChange={(vocabulary) => void changeSettings(desk, { vocabulary })}
      />
    </details>
  );
}
