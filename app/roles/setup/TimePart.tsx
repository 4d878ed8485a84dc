import { useId } from 'react';
import { MOST_PERIODS, type PeriodDraft } from '#app/setup/draft.ts';
import { makeHeader } from '#app/setup/makeHeader.ts';
import { Radios } from '#app/shared/fields.tsx';
import { usePerson, useText } from '#app/shared/hectorContext.tsx';
import { SUPERVISIONS } from '#rules/game/header.ts';
import { plainly } from '#speech/phrases/said.ts';
import type { DraftProps } from './draftProps.ts';
import { SetupCheck, SetupText } from './fields.tsx';

/** 6.3: a time control of one's own, period by period, and read back as a sentence; the supervision of rapid and blitz. */
export function TimePart({ draft, words, onSetup }: DraftProps) {
  const text = useText();
  const id = useId();
  const { announcer } = usePerson();
  const { setup } = draft;
  const made = makeHeader(draft);
  const said = made.ok ? words.time(made.header) : [];
  const tell = (sentence: string) =>
    announcer.say({ kind: 'answer', said: plainly(words.language, sentence) });
  const change = (index: number, period: Partial<PeriodDraft>) =>
    onSetup({
      periods: setup.periods.map((other, place) => (place === index ? { ...other, ...period } : other)),
    });
  const add = () => {
    onSetup({ periods: [...setup.periods, { moves: '', time: '30' }] });
    tell(words.text('time.added', { number: setup.periods.length + 1 }));
  };
  const remove = (index: number) => {
    onSetup({ periods: setup.periods.filter((_, place) => place !== index) });
    tell(words.text('time.removed', { number: index + 1 }));
  };
  return (
    <>
      <SetupCheck
        field="isFreeTime"
        label={text('time.free')}
        checked={setup.isFreeTime}
        onChange={(isFreeTime) => onSetup({ isFreeTime })}
      />
      {setup.isFreeTime && (
        <>
          {setup.periods.map((period, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a period is known by its place
            <fieldset key={index}>
              <legend>{words.text('time.period', { number: index + 1 })}</legend>
              <div className="pair">
                <SetupText
                  field={`periods.${index}.moves`}
                  label={words.text('time.moves')}
                  help={words.text('time.movesHelp')}
                  isNumber
                  value={period.moves}
                  onChange={(moves) => change(index, { moves })}
                />
                <SetupText
                  field={`periods.${index}.time`}
                  label={words.text('time.minutes')}
                  help={words.text('time.minutesHelp')}
                  value={period.time}
                  onChange={(time) => change(index, { time })}
                />
              </div>
              {setup.periods.length > 1 && (
                <button type="button" onClick={() => remove(index)}>
                  {words.text('time.remove', { number: index + 1 })}
                </button>
              )}
            </fieldset>
          ))}
          <p>
            <button type="button" disabled={setup.periods.length >= MOST_PERIODS} onClick={add}>
              {words.text('time.add')}
            </button>
          </p>
          <div className="pair">
            <SetupText
              field="increment"
              label={words.text('time.increment')}
              isNumber
              value={setup.increment}
              onChange={(increment) => onSetup({ increment })}
            />
            <SetupText
              field="delay"
              label={words.text('time.delay')}
              isNumber
              value={setup.delay}
              onChange={(delay) => onSetup({ delay })}
            />
          </div>
        </>
      )}
      {said.length > 0 && (
        <p id={id} className="read-back">
          {said.join(' ')}
        </p>
      )}
      <Radios
        label={words.text('time.supervision')}
        value={setup.supervision}
        options={SUPERVISIONS.map((value) => ({ value, label: words.text(`supervision.${value}`) }))}
        onChange={(supervision) => onSetup({ supervision })}
      />
      <SetupText
        field="gamesPerArbiter"
        label={words.text('time.gamesPerArbiter')}
        isNumber
        value={setup.gamesPerArbiter}
        onChange={(gamesPerArbiter) => onSetup({ gamesPerArbiter })}
      />
      <SetupText
        field="timeControlText"
        label={words.text('occasion.timeControlText')}
        value={setup.timeControlText}
        onChange={(timeControlText) => onSetup({ timeControlText })}
      />
    </>
  );
}
