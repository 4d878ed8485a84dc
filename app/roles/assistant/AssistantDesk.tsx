import { type FormEvent, type ReactNode, useState } from 'react';
import type { Desk } from '#app/desk/desk.ts';
import { shownResult } from '#app/score/confirmedResult.ts';
import { Clocks } from '#app/shared/Clocks.tsx';
import { ClaimDialog } from '#app/shared/claims/ClaimDialog.tsx';
import { DeskSettings } from '#app/shared/DeskSettings.tsx';
import { leadingOn } from '#app/shared/DialogFrame.tsx';
import type { DeskProps } from '#app/shared/deskProps.ts';
import { TextField } from '#app/shared/fields.tsx';
import { useAreaText, useObservable, useText } from '#app/shared/hectorContext.tsx';
import { PressButton } from '#app/shared/PressButton.tsx';
import { Question } from '#app/shared/Question.tsx';
import { SaidLog } from '#app/shared/SaidLog.tsx';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';
import { usePressKey } from '#app/shared/usePressKey.ts';
import { type Actor, sideOf } from '#rules/game/command.ts';
import { helpsSighted } from '#rules/game/permission.ts';
import { cite, type GameState } from '#rules/game/state.ts';
import { opposite } from '#rules/position/square.ts';
import '#app/styles/desks.css';
import { type DeskDuty, dutiesOf } from './duties.ts';
import { MoveDialog, type Purpose } from './MoveDialog.tsx';
import { Questions } from './Questions.tsx';
import { Relay } from './Relay.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { Score } from './Score.tsx';
import { type AssistantText, assistantTexts } from './texts/texts.ts';

type Open = Purpose | 'claim' | 'report' | 'arbiter' | null;

const DUTY_NAMES: Readonly<Record<DeskDuty, AssistantText>> = {
  carry: 'dutyCarry',
  announce: 'dutyAnnounce',
  clock: 'dutyClock',
  score: 'dutyScore',
  tell: 'dutyTell',
  claim: 'dutyClaim',
  adjourn: 'dutyAdjourn',
};

/** D.2.10, D.2.11: the assistant's place, made for a phone in one hand. Only the duties that were given are there. */
export function AssistantDesk({ desk }: DeskProps) {
  const state = useObservable(desk.port.state);
  const text = useAreaText(assistantTexts);
  const common = useText();
  const [open, setOpen] = useState<Open>(null);
  const [by = 'white-assistant'] = desk.port.actors;
  const side = sideOf(by) ?? 'white';
  const duties = dutiesOf(state, by);
  const has = (duty: DeskDuty) => duties.includes(duty);
  const isOver = state.phase === 'over';
  const close = () => setOpen(null);
  const press = () => void desk.submit({ by, do: 'press' });
  usePressKey(has('clock') && !isOver ? press : null);
  return (
    <div className="desk assistant-desk">
      <ScreenTitle>{text('title', { side })}</ScreenTitle>
      {isOver && (
        <p className="over">
          {common('game.over', { result: shownResult(state.ending?.result ?? null, state) })}
        </p>
      )}
      <Clocks port={desk.port} />
      {duties.length === 0 ? (
        <p className="error">{text(state.header[side].assistant ? 'noDuties' : 'noAssistant')}</p>
      ) : (
        !isOver && (
          <>
            {inOrder(
              <Relay key="relay" desk={desk} by={by} duties={duties} onOtherwise={() => setOpen('repeat')} />,
              has('tell') && <Questions key="questions" desk={desk} by={by} />,
              state.asked[side].length > 0,
            )}
            <DeafNote state={state} by={by} />
            {has('score') && <Score desk={desk} by={by} onOther={() => setOpen('record')} />}
            {has('adjourn') && state.phase === 'adjourned' && <Envelope desk={desk} by={by} />}
          </>
        )
      )}
      {duties.length > 0 && !isOver && (
        <section className="more" aria-labelledby="more">
          <h2 id="more">{text('more')}</h2>
          {has('announce') && (
            <button type="button" onClick={() => setOpen('correct')}>
              {text('correct')}
            </button>
          )}
          {has('claim') && (
            <button type="button" onClick={() => setOpen('report')}>
              {text('report')}
            </button>
          )}
          {has('claim') && state.clock && (
            <button type="button" data-hector="flag" onClick={() => setOpen('claim')}>
              {text('claimFlag')}
            </button>
          )}
        </section>
      )}
      <SaidLog />
      <section aria-labelledby="duties">
        <h2 id="duties">{text('duties')}</h2>
        <ul>
          {duties.map((duty) => (
            <li key={duty} data-duty={duty}>
              {text(DUTY_NAMES[duty])}
            </li>
          ))}
        </ul>
      </section>
      <DeskSettings desk={desk} />
      {duties.length > 0 && !isOver && (
        <section className="thumb" aria-label={common('game.acts')}>
          <button type="button" onClick={() => setOpen('arbiter')}>
            {leadingOn(common('game.callArbiter'))}
          </button>
          {has('announce') && (
            <button type="button" onClick={() => setOpen('announce')}>
              {text('announce')}
            </button>
          )}
          {has('clock') && <PressButton state={state} onPress={press} />}
        </section>
      )}
      {open === 'claim' && <ClaimDialog desk={desk} actors={[by]} onClose={close} />}
      {open === 'report' && <ReportDialog desk={desk} by={by} onClose={close} />}
      {open === 'arbiter' && <ArbiterDialog desk={desk} by={by} onClose={close} />}
      {(open === 'announce' || open === 'correct' || open === 'repeat' || open === 'record') && (
        <MoveDialog desk={desk} by={by} purpose={open} onClose={close} />
      )}
    </div>
  );
}

/** What the player has asked comes before what is passed on. */
function inOrder(relay: ReactNode, questions: ReactNode, isAsked: boolean): ReactNode[] {
  return isAsked ? [questions, relay] : [relay, questions];
}

/** D.2.11: against a deaf opponent an assistant is compulsory; on his own side he is the deaf player's voice. */
function DeafNote({ state, by }: Readonly<{ state: GameState; by: Actor }>) {
  const text = useAreaText(assistantTexts);
  const side = sideOf(by) ?? 'white';
  const article = cite(state, 'deafOpponent') ?? cite(state, 'sightedHelper') ?? '';
  if (helpsSighted(state, side) && state.header[side].deaf)
    return <p className="note">{text('deafPlayer', { article })}</p>;
  if (state.header[opposite(side)].deaf) return <p className="note">{text('deafOpponent', { article })}</p>;
  return null;
}

type PartProps = Readonly<{ desk: Desk; by: Actor }>;

/** 6.11.2: both clocks stop, so one touch is not enough. */
function ArbiterDialog({ desk, by, onClose }: PartProps & Readonly<{ onClose: () => void }>) {
  const text = useAreaText(assistantTexts);
  const common = useText();
  return (
    <Question
      title={common('game.callArbiter')}
      words={text('arbiterStops')}
      begins="yes"
      isForThumb
      onYes={() => void desk.submit({ by, do: 'callArbiter', reason: 'assistant' })}
      onClose={onClose}
    />
  );
}

/** D.2.10.6, I.4: the envelope is closed with the time and place of the resumption. */
function Envelope({ desk, by }: PartProps) {
  const text = useAreaText(assistantTexts);
  const [resumption, setResumption] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void desk.submit({ by, do: 'closeEnvelope', resumption });
  };
  return (
    <section className="card" aria-labelledby="envelope">
      <h2 id="envelope">{text('envelope')}</h2>
      <form onSubmit={submit}>
        <TextField label={text('resumption')} value={resumption} onChange={setResumption} />
        <button type="submit" className="primary">
          {text('closeEnvelope')}
        </button>
      </form>
    </section>
  );
}
