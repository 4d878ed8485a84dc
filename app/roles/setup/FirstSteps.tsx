import type { Settings } from '#app/desk/settings.ts';
import { LANGUAGE_NAMES } from '#app/i18n/languageNames.ts';
import { lessonTexts } from '#app/lesson/texts/texts.ts';
import { useLeave } from '#app/shared/around/useLeave.tsx';
import { Radios } from '#app/shared/fields.tsx';
import { useAreaText, useHector, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { SPEECH_MODES } from '#speech/announcer/announcer.ts';
import { BoardField } from './BoardFields.tsx';

type FirstStepsProps = Readonly<{ onStarted: () => void }>;

/** Three choices by ear, and then the lesson: whoever comes for the first time needs nothing else. */
export function FirstSteps({ onStarted }: FirstStepsProps) {
  const hector = useHector();
  const settings = useSettings();
  const common = useText();
  const text = useAreaText(lessonTexts);
  const set =
    <K extends keyof Settings>(name: K) =>
    (value: Settings[K]) =>
      void hector.change({ [name]: value });
  const leave = useLeave();
  const startLesson = () => leave.ask(() => void hector.startLesson().then((ok) => ok && onStarted()));
  const startGame = () => leave.ask(() => void hector.startNew().then(({ ok }) => ok && onStarted()));
  /** Each language is said in itself. */
  const setLanguage = async (language: Language) => {
    await lessonTexts.load(language);
    if (await hector.change({ language }))
      hector.announcer.say({ kind: 'answer', said: lessonTexts.said(language, 'first.languageChosen') });
  };
  return (
    <>
      <ScreenTitle describedBy="first-help">{text('first')}</ScreenTitle>
      <p id="first-help">{text('first.help')}</p>
      <Radios
        label={text('first.language')}
        value={settings.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        onChange={(language) => void setLanguage(language)}
      />
      <Radios
        label={text('first.voice')}
        help={text('first.voiceHelp')}
        value={settings.speech}
        options={SPEECH_MODES.map((value) => ({ value, label: common(`speech.${value}`) }))}
        onChange={set('speech')}
      />
      <h2>{text('first.board')}</h2>
      <BoardField seat="white" isOnly />
      <p className="buttons">
        <button type="button" className="primary" onClick={startLesson}>
          {text('first.lesson')}
        </button>
        <button type="button" onClick={startGame}>
          {text('first.start')}
        </button>
      </p>
      {leave.question}
    </>
  );
}
