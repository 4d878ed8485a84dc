import { useEffect, useState } from 'react';
import type { Desk } from '#app/desk/desk.ts';
import { tell } from '#app/edge/tell.ts';
import { useAreaText, useObservable, useSettings } from '#app/shared/hectorContext.tsx';
import { Spoken } from '#app/shared/Spoken.tsx';
import { type Actor, QUESTIONS, type Question, sideOf } from '#rules/game/command.ts';
import type { EventOf } from '#rules/game/event.ts';
import { isToldByAssistant } from '#rules/game/permission.ts';
import { type AssistantText, assistantTexts } from './texts/texts.ts';

const NAMES: Readonly<Record<Question, AssistantText>> = {
  ownTime: 'ownTime',
  opponentTime: 'opponentTime',
  timeUsed: 'timeUsed',
  moves: 'moves',
  toControl: 'toControl',
};

/** D.2.10.4: times and numbers of moves, told only when the player has asked, and recorded. */
export function Questions({ desk, by }: Readonly<{ desk: Desk; by: Actor }>) {
  const state = useObservable(desk.port.state);
  const { language } = useSettings();
  const text = useAreaText(assistantTexts);
  const told = useLastTold(desk);
  const side = sideOf(by) ?? 'white';
  const isPassedOn = isToldByAssistant(state, side);
  const open = isPassedOn ? state.asked[side] : QUESTIONS.filter((what) => what === 'moves' || state.clock);
  return (
    <section className={isPassedOn && open.length > 0 ? 'card urgent' : 'card'} aria-labelledby="questions">
      <h2 id="questions" tabIndex={-1}>
        {text('questions')}
      </h2>
      {isPassedOn && open.length === 0 && <p>{text('nothingAsked')}</p>}
      {!isPassedOn && <p>{text('programTells')}</p>}
      {told && (
        <p className="large-answer">
          <Spoken said={tell(told, language)} />
        </p>
      )}
      <div className="pair-of-buttons">
        {open.map((what) => (
          <button
            key={what}
            type="button"
            className={isPassedOn ? 'primary' : undefined}
            data-hector="tell"
            data-what={what}
            onClick={() => void desk.submit({ by, do: isPassedOn ? 'answer' : 'ask', what })}
          >
            {text('tell', { what: text(NAMES[what]) })}
          </button>
        ))}
      </div>
    </section>
  );
}

function useLastTold({ port }: Desk): EventOf<'told'> | null {
  const [told, setTold] = useState<EventOf<'told'> | null>(null);
  useEffect(
    () =>
      port.subscribe(({ events }) => {
        const last = events.findLast((event) => event.event === 'told' || event.event === 'made');
        if (last) setTold(last.event === 'told' ? last : null); // a time told before a move is past
      }),
    [port],
  );
  return told;
}
