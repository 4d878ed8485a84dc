/**
 * The arbiter's desk: in a window of its own over a wire, or at the table's own computer when the players have handed it
 * over. It decides nothing itself: every act goes to the table as a command, with its reason.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DeskProps } from '#app/shared/deskProps.ts';
import { useText } from '#app/shared/hectorContext.tsx';
import { SaidLog } from '#app/shared/SaidLog.tsx';
import { ScoreTable } from '#app/shared/ScoreTable.tsx';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';
import { reading } from '#rules/game/clock.ts';
import { COLORS } from '#rules/position/square.ts';
import { durationWords } from '#speech/phrases/durations.ts';
import { plainly } from '#speech/phrases/said.ts';
import { AdjournmentActs } from './AdjournmentActs.tsx';
import { Alerts } from './Alerts.tsx';
import { ArbiterProvider, type ArbiterTools, useArbiter } from './arbiterContext.tsx';
import { ClockActs } from './ClockActs.tsx';
import { ClockBar, standOf } from './ClockBar.tsx';
import { Boards, Divergence } from './Divergence.tsx';
import { PenaltyActs } from './PenaltyActs.tsx';
import { ActButton } from './parts.tsx';
import { RecordList } from './RecordList.tsx';
import { RestoreForm } from './RestoreForm.tsx';
import { NoteActs, ResultActs } from './ResultActs.tsx';
import { PeopleActs, SetupActs } from './SetupActs.tsx';
import { TimeChart } from './TimeChart.tsx';
import '#app/styles/arbiter.css';

/** `beside`: what only the table itself can offer here, such as the codes of desks. */
type ArbiterProps = DeskProps & Readonly<{ onLeave?: (() => void) | undefined; beside?: ReactNode }>;

export function Arbiter({ desk, onLeave, beside }: ArbiterProps) {
  return (
    <ArbiterProvider desk={desk}>
      <Screen onLeave={onLeave} beside={beside} />
    </ArbiterProvider>
  );
}

function Screen({ onLeave, beside }: Omit<ArbiterProps, 'desk'>) {
  const tools = useArbiter();
  const { state, text } = tools;
  const common = useText();
  useKeys(tools);
  const name = (side: 'white' | 'black') => state.header[side].name || common(`color.${side}`);
  return (
    <div className="arbiter-desk">
      <ScreenTitle>{text('title', { white: name('white'), black: name('black') })}</ScreenTitle>
      <p className="under">
        {text('facts', {
          edition: state.header.edition,
          mode: state.header.mode,
          regime: state.regime.replace(/Full|Limited/, ''),
        })}
      </p>
      {onLeave && <ActButton onPress={onLeave}>{text('leave')}</ActButton>}
      <ClockBar />
      <div className="desk-columns">
        <div>
          <Alerts />
          <section aria-labelledby="acts">
            <h2 id="acts">{text('acts')}</h2>
            <p className="help">{text('acts.help')}</p>
            <Group title={text('group.clocks')}>
              <ClockActs />
            </Group>
            <Group title={text('group.penalties')}>
              <PenaltyActs />
            </Group>
            <Group title={text('group.position')}>
              <RestoreForm />
              <Divergence />
            </Group>
            <Group title={text('group.setup')}>
              <SetupActs />
            </Group>
            <Group title={text('group.people')}>
              <PeopleActs />
            </Group>
            <Group title={text('group.adjournment')}>
              <AdjournmentActs />
            </Group>
            <Group title={text('group.result')} isOpen={state.phase === 'over'}>
              <ResultActs />
            </Group>
            <Group title={text('group.notes')}>
              <NoteActs />
            </Group>
          </section>
        </div>
        <div>
          <SaidLog />
          <section aria-labelledby="boards">
            <h2 id="boards">{text('boards')}</h2>
            <Boards />
          </section>
          <section aria-labelledby="score" className="score">
            <h2 id="score">{common('game.score')}</h2>
            <ScoreTable state={state} />
          </section>
          <section aria-labelledby="chart">
            <h2 id="chart">{text('chart')}</h2>
            <TimeChart />
          </section>
          <section aria-labelledby="record">
            <h2 id="record">{text('record')}</h2>
            <RecordList />
          </section>
          {beside}
          <Keys />
        </div>
      </div>
    </div>
  );
}

/** What is folded away is not worked out either: every form looks ahead at what its act would bring. */
function Group({
  title,
  isOpen: opensItself = false,
  children,
}: Readonly<{ title: string; isOpen?: boolean; children: ReactNode }>) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? opensItself;
  return (
    <details className="group" open={isOpen} onToggle={(event) => setChosen(event.currentTarget.open)}>
      <summary>
        <h3>{title}</h3>
      </summary>
      {isOpen && children}
    </details>
  );
}

const KEYS = ['F2', 'F4', 'F8', 'F9'] as const;

function Keys() {
  const { text } = useArbiter();
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">{text('keys')}</h2>
      <dl className="keys">
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text(`key.${key}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Function keys: no screen reader takes them, no keyboard layout moves them, no field writes them. */
function useKeys(tools: ArbiterTools): void {
  const latest = useRef(tools);
  latest.current = tools;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (carryOut(event.key, latest.current)) event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

/** False for any other key. */
function carryOut(key: string, tools: ArbiterTools): boolean {
  switch (key) {
    case 'F2':
      goToAlert(tools);
      return true;
    case 'F4':
      tellClocks(tools);
      return true;
    case 'F8': {
      const stand = standOf(tools);
      if (stand.impossible === null) stand.press();
      return true;
    }
    case 'F9':
      tools.desk.announcer.repeatLast();
      return true;
    default:
      return false;
  }
}

/**
 * From case to case, and from the last one to the first; where there is none, to the heading that says so. A focus that
 * is there already is no news to a screen reader: then it is told again.
 */
function goToAlert({ desk, words }: ArbiterTools): void {
  const cases = [...document.querySelectorAll<HTMLElement>('[data-hector=alert] > h3')];
  const now = cases.findIndex((heading) => heading.closest('li')?.contains(document.activeElement));
  const next = cases[(now + 1) % Math.max(1, cases.length)] ?? document.getElementById('alerts');
  if (next && next === document.activeElement)
    desk.announcer.say({ kind: 'answer', said: plainly(words.language, next.textContent ?? '') });
  else next?.focus();
}

/** Both clocks, because the arbiter has asked. */
function tellClocks({ desk, state, words, text }: ArbiterTools): void {
  const { clock } = state;
  const time = (side: 'white' | 'black') =>
    clock ? durationWords(words.language, reading(clock, side, desk.port.at)) : '–';
  const [white, black] = COLORS.map(time);
  const said = text('clocks.told', { white: white ?? '', black: black ?? '' });
  desk.announcer.say({ kind: 'answer', said: plainly(words.language, said) });
}
