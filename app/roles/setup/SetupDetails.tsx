import { useEffect, useId, useRef, useState } from 'react';
import { handTexts } from '#app/board/texts/texts.ts';
import { DEFAULT_DETAILS, type SetupDetails as Details, type Draft } from '#app/setup/draft.ts';
import { makeHeader, type Problem } from '#app/setup/makeHeader.ts';
import { useAreaText, useHector, useSettings, useText } from '#app/shared/hectorContext.tsx';
import type { GameHeader } from '#rules/game/header.ts';
import { plainly } from '#speech/phrases/said.ts';
import type { DraftProps } from './draftProps.ts';
import { LawsPart } from './LawsPart.tsx';
import { ArbiterPart, HandPart, OccasionPart, StartPart } from './OtherParts.tsx';
import { Part } from './Part.tsx';
import { PlayerPart } from './PlayerPart.tsx';
import { SavedPart } from './SavedPart.tsx';
import { SetupContext } from './setupContext.ts';
import { TimePart } from './TimePart.tsx';
import { setupTexts } from './texts.ts';
import { PARTS, type PartName, partOf, SetupWords } from './words.ts';
import '#app/styles/setup.css';

type DetailsProps = Readonly<{
  /** What a first attempt to start has found; to be put right here. */
  problems: readonly Problem[];
  /** A part that is open from the start. */
  opened: PartName | null;
  onStart: (how: 'play' | 'prepare') => void;
}>;

/** Everything about a game that the first page does not ask for, in parts that can be passed by. */
export function SetupDetails({ problems: found, opened, onStart }: DetailsProps) {
  const hector = useHector();
  const settings = useSettings();
  const text = useText();
  useAreaText(setupTexts);
  useAreaText(handTexts);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<ReadonlySet<PartName>>(new Set(opened ? [opened] : []));
  // What is wrong is shown once somebody has tried to use the set-up, and from then on as it stands.
  const [isChecked, setChecked] = useState(false);
  const [goTo, setGoTo] = useState<string | null>(null);
  const words = new SetupWords(settings.language);
  const draft: Draft = settings;
  const made = makeHeader(draft);
  const problems = isChecked && !made.ok ? made.problems : [];

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const [first] = found;
    if (!first) return;
    setChecked(true);
    setOpen((before) => new Set([...before, partOf(first.field)]));
    setGoTo(first.field);
  }, [found]);
  useEffect(() => {
    if (goTo === null) return;
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(goTo)}"]`)?.focus();
    setGoTo(null);
  }, [goTo]);

  const onDraft = (change: Partial<Draft>) => hector.setUp(change);
  const onSetup = (change: Partial<Details>) =>
    hector.setUp({ setup: { ...hector.settings.value.setup, ...change } });
  const show = (field: string) => {
    setOpen((before) => new Set([...before, partOf(field)]));
    setGoTo(field);
  };
  const toggle = (part: PartName) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(part)) after.add(part);
      return after;
    });
  const tell = (sentence: string) =>
    hector.announcer.say({ kind: 'answer', said: plainly(words.language, sentence), staysTrue: true });

  /** The header, or word of what is wrong and the way to it. */
  const check = (): GameHeader | null => {
    const now = makeHeader(hector.settings.value);
    if (now.ok) return now.header;
    setChecked(true);
    const [first] = now.problems;
    if (first) show(first.field);
    const sentences = now.problems.map(
      (problem) => `${words.fieldName(problem.field)}: ${words.problem(problem)}`,
    );
    tell([words.text('problems.some', { count: now.problems.length }), ...sentences].join(' '));
    return null;
  };
  const start = (how: 'play' | 'prepare') => {
    if (check()) onStart(how);
  };
  const readAloud = () => {
    const header = check();
    if (header) tell(words.summary(header).join(' '));
  };
  const reset = () => {
    onDraft({ setup: DEFAULT_DETAILS, white: '', black: '', edition: '2023' });
    setChecked(false);
    tell(words.text('go.resetDone'));
  };

  const problemOf = (field: string) => {
    const problem = problems.find((other) => other.field === field);
    return problem ? words.problem(problem) : null;
  };
  const props: DraftProps = { draft, words, onDraft, onSetup };
  return (
    <SetupContext value={{ problemOf }}>
      <section className="setup" aria-labelledby={id}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {words.text('title')}
        </h2>
        <p className="help">{words.text('help')}</p>
        {problems.length > 0 && (
          <div className="error">
            <h3>{words.text('problems.title')}</h3>
            <ul>
              {problems.map((problem) => (
                <li key={problem.field + problem.code}>
                  <button type="button" onClick={() => show(problem.field)}>
                    {words.fieldName(problem.field)}
                  </button>{' '}
                  {words.problem(problem)}
                </li>
              ))}
            </ul>
          </div>
        )}
        {PARTS.map((part) => (
          <Part
            key={part}
            title={part === 'white' || part === 'black' ? text(`color.${part}`) : words.text(`part.${part}`)}
            chosen={made.ok ? words.chosen(part, made.header) : ''}
            isOpen={open.has(part)}
            onToggle={() => toggle(part)}
          >
            <PartFields part={part} props={props} check={check} />
          </Part>
        ))}
        {made.ok && (
          <details>
            <summary>{words.text('summary')}</summary>
            <ul>
              {words.summary(made.header).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </details>
        )}
        <div className="buttons">
          <button type="button" className="primary" onClick={() => start('play')}>
            {words.text('go.start')}
          </button>
          <button type="button" aria-describedby={`${id}-prepare`} onClick={() => start('prepare')}>
            {words.text('go.prepare')}
          </button>
          <button type="button" onClick={readAloud}>
            {words.text('go.read')}
          </button>
          <button type="button" onClick={reset}>
            {words.text('go.reset')}
          </button>
        </div>
        <p id={`${id}-prepare`} className="help">
          {words.text('go.prepareHelp')}
        </p>
      </section>
    </SetupContext>
  );
}

type PartFieldsProps = Readonly<{ part: PartName; props: DraftProps; check: () => GameHeader | null }>;

function PartFields({ part, props, check }: PartFieldsProps) {
  switch (part) {
    case 'white':
    case 'black':
      return <PlayerPart side={part} {...props} />;
    case 'time':
      return <TimePart {...props} />;
    case 'laws':
      return <LawsPart {...props} />;
    case 'start':
      return <StartPart {...props} />;
    case 'occasion':
      return <OccasionPart {...props} />;
    case 'arbiter':
      return <ArbiterPart {...props} />;
    case 'hand':
      return <HandPart {...props} />;
    case 'saved':
      return <SavedPart {...props} check={check} />;
  }
}
