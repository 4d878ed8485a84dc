import { type KeyboardEvent, useState } from 'react';
import type { Settings } from '#app/desk/settings.ts';
import { LANGUAGE_NAMES } from '#app/i18n/languageNames.ts';
import { TIME_CHOICES, TIME_CONTROLS, type TimeChoice } from '#app/setup/timeControls.ts';
import { Choice, Radios, TextField } from '#app/shared/fields.tsx';
import { useHector, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';
import { EDITIONS } from '#rules/editions/edition.ts';
import { MODES } from '#rules/game/header.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { COLORS } from '#rules/position/square.ts';
import { SPEECH_MODES } from '#speech/announcer/announcer.ts';
import { BoardFields } from './BoardFields.tsx';

export function NewGame({ onStarted }: Readonly<{ onStarted: () => void }>) {
  const hector = useHector();
  const settings = useSettings();
  const text = useText();
  const [isStarting, setStarting] = useState(false);
  const set =
    <K extends keyof Settings>(name: K) =>
    (value: Settings[K]) =>
      void hector.change({ [name]: value });

  const start = async () => {
    if (isStarting) return;
    setStarting(true);
    try {
      if ((await hector.startNew()).ok) onStarted();
    } finally {
      setStarting(false);
    }
  };

  /** Enter starts from every field; a list has no such habit of its own. */
  const startOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
    event.preventDefault();
    void start();
  };

  return (
    <>
      <ScreenTitle>{text('new.title')}</ScreenTitle>
      <form
        className="new-game"
        onKeyDown={startOnEnter}
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <p>
          {/* biome-ignore lint/a11y/noAutofocus: Enter alone starts a game; the choices follow in the order of Tab */}
          <button type="submit" className="primary" data-hector="start" autoFocus>
            {text('new.start')}
          </button>
        </p>
        <Choice
          label={text('new.language')}
          value={settings.language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
          onChange={set('language')}
        />
        <Radios
          label={text('new.speech')}
          value={settings.speech}
          options={SPEECH_MODES.map((value) => ({ value, label: text(`speech.${value}`) }))}
          onChange={set('speech')}
        />
        <Radios
          label={text('new.color')}
          help={text('new.colorHelp')}
          value={settings.color}
          options={COLORS.map((value) => ({ value, label: text(`color.${value}`) }))}
          onChange={set('color')}
        />
        <Choice
          label={text('new.time')}
          value={settings.time}
          options={TIME_CHOICES.map((value) => ({ value, label: timeLabel(value, text) }))}
          onChange={set('time')}
        />
        <BoardFields />
        <Radios
          label={text('new.mode')}
          help={text('new.modeHelp')}
          value={settings.mode}
          options={MODES.map((value) => ({ value, label: text(`mode.${value}`) }))}
          onChange={set('mode')}
        />
        <fieldset>
          <legend>{text('new.more')}</legend>
          <TextField label={text('new.white')} value={settings.white} onChange={set('white')} />
          <TextField label={text('new.black')} value={settings.black} onChange={set('black')} />
          <Choice
            label={text('new.edition')}
            value={settings.edition}
            options={EDITIONS.map((value) => ({ value, label: value }))}
            onChange={set('edition')}
          />
        </fieldset>
        <p className="help">{text('app.noAdvice')}</p>
      </form>
    </>
  );
}

function timeLabel(choice: TimeChoice, text: ReturnType<typeof useText>): string {
  const control = TIME_CONTROLS[choice];
  if (!control) return text('time.none');
  const [first, second] = control.periods;
  const minutes = (first?.ms ?? 0) / 60_000;
  const seconds = control.incrementMs / 1000;
  if (second && first && 'moves' in first)
    return text('time.periods', { moves: first.moves, minutes, more: second.ms / 60_000, seconds });
  return seconds > 0 ? text('time.increment', { minutes, seconds }) : text('time.minutes', { minutes });
}
