import { useContext, useId } from 'react';
import { type PlayerDraft, usualDuties, withPlayer } from '#app/setup/draft.ts';
import { Choice, Radios, Wrong } from '#app/shared/fields.tsx';
import { useText } from '#app/shared/hectorContext.tsx';
import {
  DUTIES,
  type Duty,
  PLAYERS_BOARDS,
  type PlayersBoard,
  SIGHTS,
  type Sight,
} from '#rules/game/header.ts';
import { STANDING_FIELDS } from '#rules/game/occasion.ts';
import type { Color } from '#rules/position/square.ts';
import type { DraftProps } from './draftProps.ts';
import { SetupCheck, SetupText } from './fields.tsx';
import { SetupContext } from './setupContext.ts';

/** Who plays one colour, how he sees and hears, on which board, and who helps him. */
export function PlayerPart({ side, draft, words, onDraft, onSetup }: DraftProps & Readonly<{ side: Color }>) {
  const text = useText();
  const own = draft.setup.players[side];
  const change = (changed: Partial<PlayerDraft>) => onSetup(withPlayer(draft.setup, side, changed));
  /** D.1: who does not see gets a board he can feel. */
  const see = (sight: Sight | 'unstated') => {
    if (sight === 'unstated') change({ sight: '' });
    else change({ sight, ...boarded(own, sight === 'sighted' ? 'normal' : 'peg') });
  };
  return (
    <>
      <SetupText
        field={`${side}.name`}
        label={text(`new.${side}`)}
        value={draft[side]}
        onChange={(name) => onDraft({ [side]: name })}
      />
      <div className="pair">
        {STANDING_FIELDS.map((name) => (
          <SetupText
            key={name}
            field={`${side}.${name}`}
            label={words.text(`player.${name}`)}
            value={own[name]}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </div>
      <Choice
        label={words.text('player.sight')}
        help={words.text('player.sightHelp')}
        value={own.sight || 'unstated'}
        options={(['unstated', ...SIGHTS] as const).map((value) => ({
          value,
          label: words.text(`sight.${value}`),
        }))}
        onChange={see}
      />
      <SetupCheck
        field={`${side}.deaf`}
        label={words.text('player.deaf')}
        checked={own.deaf}
        onChange={(deaf) => change({ deaf })}
      />
      <Radios
        label={words.text('player.board')}
        value={own.board}
        options={PLAYERS_BOARDS.map((value) => ({ value, label: words.text(`board.${value}`) }))}
        onChange={(board) => change(boarded(own, board))}
      />
      <SetupCheck
        field={`${side}.assistant`}
        label={words.text('assistant.has')}
        checked={own.hasAssistant}
        onChange={(hasAssistant) => change({ hasAssistant })}
      />
      {own.hasAssistant && <AssistantFields side={side} own={own} words={words} onChange={change} />}
    </>
  );
}

/** Another board; the duties that were ready for the one are then ready for the other. */
function boarded(own: PlayerDraft, board: PlayersBoard): Partial<PlayerDraft> {
  const isUsual = own.duties.join() === usualDuties(own.board).join();
  return { board, ...(isUsual && { duties: usualDuties(board) }) };
}

type AssistantProps = Readonly<{
  side: Color;
  own: PlayerDraft;
  words: DraftProps['words'];
  onChange: (change: Partial<PlayerDraft>) => void;
}>;

/** D.2.10: any or all of the duties, each by itself. */
function AssistantFields({ side, own, words, onChange }: AssistantProps) {
  const id = useId();
  const wrong = useContext(SetupContext).problemOf(`${side}.duties`);
  const isHelper = own.board === 'normal';
  const toggle = (duty: Duty, isOn: boolean) =>
    onChange({ duties: DUTIES.filter((other) => (other === duty ? isOn : own.duties.includes(other))) });
  return (
    <>
      <SetupText
        field={`${side}.assistantName`}
        label={words.text('assistant.name')}
        value={own.assistant}
        onChange={(assistant) => onChange({ assistant })}
      />
      <fieldset aria-describedby={isHelper ? id : undefined}>
        <legend>{words.text('assistant.duties')}</legend>
        {DUTIES.map((duty) => (
          <label key={duty} className="choice">
            <input
              type="checkbox"
              checked={own.duties.includes(duty)}
              onChange={(event) => toggle(duty, event.target.checked)}
            />
            {words.text(`duty.${duty}`)}
          </label>
        ))}
        {isHelper && (
          <p id={id} className="help">
            {words.text('assistant.helper')}
          </p>
        )}
        <Wrong>{wrong}</Wrong>
      </fieldset>
    </>
  );
}
