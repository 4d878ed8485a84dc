import { type KeyboardEvent, Suspense, useEffect, useState } from 'react';
import type { Settings } from '#app/desk/settings.ts';
import { LANGUAGE_NAMES } from '#app/i18n/languageNames.ts';
import { isFirstVisit } from '#app/lesson/firstVisit.ts';
import { isPlain } from '#app/setup/draft.ts';
import type { Problem } from '#app/setup/makeHeader.ts';
import { TIME_CHOICES, TIME_CONTROLS, type TimeChoice } from '#app/setup/timeControls.ts';
import { useLeave } from '#app/shared/around/useLeave.tsx';
import { fetched } from '#app/shared/fetched.tsx';
import { Choice, Radios } from '#app/shared/fields.tsx';
import { useHector, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { Loading } from '#app/shared/Loading.tsx';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';
import { MODES } from '#rules/game/header.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { COLORS } from '#rules/position/square.ts';
import { SPEECH_MODES } from '#speech/announcer/announcer.ts';
import { BoardFields } from './BoardFields.tsx';

/** The rest of the set-up: the first page does not wait for it, and who only presses Enter never needs it. */
const SetupDetails = fetched(() => import('./SetupDetails.tsx').then(({ SetupDetails }) => SetupDetails));

type NewGameProps = Readonly<{ onStarted: () => void; onFirstSteps: () => void }>;

type Details = Readonly<{ problems: readonly Problem[]; opened: 'time' | null }>;

export function NewGame({ onStarted, onFirstSteps }: NewGameProps) {
  const hector = useHector();
  const settings = useSettings();
  const text = useText();
  const [isStarting, setStarting] = useState(false);
  const set =
    <K extends keyof Settings>(name: K) =>
    (value: Settings[K]) =>
      void hector.change({ [name]: value });

  const [details, setDetails] = useState<Details | null>(null);

  useGreeting(onFirstSteps);
  const leave = useLeave();
  const start = (how: 'play' | 'prepare' = 'play') => leave.ask(() => void begin(how));
  const begin = async (how: 'play' | 'prepare') => {
    if (isStarting) return;
    setStarting(true);
    try {
      const begun = await hector.startNew(how);
      if (begun.ok) onStarted();
      else if (begun.problems.length > 0) setDetails({ opened: null, problems: begun.problems });
    } finally {
      setStarting(false);
    }
  };
  const setTime = (time: TimeChoice | 'free') => {
    if (time !== 'free') hector.setUp({ time, setup: { ...settings.setup, isFreeTime: false } });
    else {
      hector.setUp({ setup: { ...settings.setup, isFreeTime: true } });
      setDetails({ opened: 'time', problems: [] });
    }
  };
  const isDetailed = !isPlain(settings.setup) || settings.white !== '' || settings.black !== '';

  /** Enter starts from every field, as the page has greeted: no choice has such a habit of its own. */
  const startOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target as Element).matches('select, input')) return;
    event.preventDefault();
    start();
  };

  return (
    <>
      <ScreenTitle>{text('new.title')}</ScreenTitle>
      <form
        className="new-game"
        onKeyDown={startOnEnter}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <p className="buttons">
          {/* biome-ignore lint/a11y/noAutofocus: Enter alone starts a game; the choices follow in the order of Tab */}
          <button type="submit" className="primary" data-hector="start" autoFocus>
            {text('new.start')}
          </button>
          <button
            type="button"
            aria-expanded={details !== null}
            onClick={() => setDetails(details ? null : { opened: null, problems: [] })}
          >
            {text('new.details')}
          </button>
          <button type="button" data-hector="first-steps" onClick={onFirstSteps}>
            {text('new.firstSteps')}
          </button>
        </p>
        {isDetailed && <p className="help">{text('new.detailed')}</p>}
        <div className="choices">
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
            value={settings.setup.isFreeTime ? 'free' : settings.time}
            options={[
              ...TIME_CHOICES.map((value) => ({ value, label: timeLabel(value, text) })),
              { value: 'free' as const, label: text('time.free') },
            ]}
            onChange={setTime}
          />
          <BoardFields />
          <Radios
            label={text('new.mode')}
            help={text('new.modeHelp')}
            value={settings.mode}
            options={MODES.map((value) => ({ value, label: text(`mode.${value}`) }))}
            onChange={set('mode')}
          />
        </div>
        <p className="help">{text('app.noAdvice')}</p>
      </form>
      {leave.question}
      {details && (
        <Suspense fallback={<Loading />}>
          <SetupDetails {...details} onStart={start} />
        </Suspense>
      )}
    </>
  );
}

/** On the first visit the page greets; its words are fetched for that alone. */
function useGreeting(onFirstSteps: () => void): void {
  const hector = useHector();
  useEffect(() => {
    const visit = new AbortController();
    const begin = async () => {
      const { greet } = await import('#app/lesson/greeting.ts');
      await greet(hector, onFirstSteps, visit.signal);
    };
    if (isFirstVisit(hector.ports.kept)) begin().catch(() => {}); // a page that cannot greet is still a page
    return () => visit.abort();
  }, [hector, onFirstSteps]);
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
