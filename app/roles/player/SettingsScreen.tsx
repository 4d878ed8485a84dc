import type { Settings } from '#app/desk/settings.ts';
import { canListen } from '#app/listening/recognition.ts';
import { Amount, Check, Choice, Radios } from '#app/shared/fields.tsx';
import { useHector, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';
import { SPEECH_MODES } from '#speech/announcer/announcer.ts';
import { FORMS, VOCABULARIES } from '#speech/phrases/announce.ts';
import { SOUNDS } from '#speech/sounds/earcons.ts';
import type { SoundSettings } from '#speech/sounds/settings.ts';
import { VOLUME } from '#speech/voices/settings.ts';
import { About } from './About.tsx';
import { KeysEditor } from './KeysEditor.tsx';
import { LookFields } from './LookFields.tsx';
import { SquareStyleFields } from './SquareStyleFields.tsx';
import { VoiceFields } from './VoiceFields.tsx';

const LOW_TIME = { min: 10, max: 300, step: 10 } as const;

export function SettingsScreen() {
  const hector = useHector();
  const settings = useSettings();
  const text = useText();
  const { sounds } = settings;
  const set =
    <K extends keyof Settings>(name: K) =>
    (value: Settings[K]) =>
      void hector.change({ [name]: value });
  const setSounds = (change: Partial<SoundSettings>) => set('sounds')({ ...sounds, ...change });

  return (
    <>
      <ScreenTitle>{text('settings.title')}</ScreenTitle>
      <Radios
        label={text('new.speech')}
        value={settings.speech}
        options={SPEECH_MODES.map((value) => ({ value, label: text(`speech.${value}`) }))}
        onChange={set('speech')}
      />
      <LookFields />
      <h2>{text('settings.words')}</h2>
      <Choice
        label={text('settings.vocabulary')}
        value={settings.vocabulary}
        options={VOCABULARIES.map((value) => ({ value, label: text(`vocabulary.${value}`) }))}
        onChange={set('vocabulary')}
      />
      <Choice
        label={text('settings.form')}
        value={settings.form}
        options={FORMS.map((value) => ({ value, label: text(`form.${value}`) }))}
        onChange={set('form')}
      />
      <Check label={text('settings.check')} checked={settings.check} onChange={set('check')} />
      <Check
        label={text('settings.announceMyself')}
        help={text('settings.announceMyselfHelp')}
        checked={settings.announceMyself}
        onChange={set('announceMyself')}
      />
      {settings.language !== 'en' && (
        <Check
          label={text('settings.ownPieceKeys')}
          help={text('settings.ownPieceKeysHelp')}
          checked={settings.ownPieceKeys}
          onChange={set('ownPieceKeys')}
        />
      )}
      <SquareStyleFields />
      <KeysEditor />
      <h2>{text('settings.voice')}</h2>
      <p className="help">{text('settings.earphone')}</p>
      <VoiceFields />
      <h2>{text('settings.sounds')}</h2>
      {SOUNDS.map((sound) => (
        <Check
          key={sound}
          label={text('settings.sound', { sound })}
          checked={sounds.on[sound]}
          onChange={(on) => setSounds({ on: { ...sounds.on, [sound]: on } })}
        />
      ))}
      <Amount
        label={text('settings.soundVolume')}
        {...VOLUME}
        value={sounds.volume}
        onChange={(volume) => setSounds({ volume })}
      />
      <Check
        label={text('settings.vibrate')}
        checked={sounds.vibrate}
        onChange={(vibrate) => setSounds({ vibrate })}
      />
      <Amount
        label={text('settings.lowTime')}
        {...LOW_TIME}
        value={sounds.lowTimeMs / 1000}
        onChange={(seconds) => setSounds({ lowTimeMs: seconds * 1000 })}
      />
      {canListen() && (
        <>
          <h2>{text('settings.listening')}</h2>
          <Check
            label={text('settings.listen')}
            help={text('settings.listenHelp')}
            checked={settings.listen}
            onChange={set('listen')}
          />
        </>
      )}
      <About />
    </>
  );
}
