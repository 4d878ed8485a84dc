/** 7.1, 7.5.1, D.2.9: back to the position after a half-move, with the times that the log proposes; both can be changed. */
import { useId, useState } from 'react';
import { plyNumber } from '#app/score/ownScore.ts';
import { clockDigits, readClockDigits } from '#app/shared/clockDigits.ts';
import { useText } from '#app/shared/hectorContext.tsx';
import { pliesOf } from '#rules/game/final.ts';
import { proposedTimes } from '#rules/game/restoring.ts';
import { useArbiter } from './arbiterContext.tsx';
import { ofCommand } from './consequences.ts';
import { TimeField } from './fields.tsx';
import { ActButton, Follows, ReasonField } from './parts.tsx';

type Times = Readonly<{ white: string; black: string }>;

export function RestoreForm({ ply: first }: Readonly<{ ply?: number }>) {
  const { state, at, words, text, act } = useArbiter();
  const common = useText();
  const id = useId();
  const [chosen, setChosen] = useState(first ?? Math.max(0, state.ply.number - 1));
  const [own, setOwn] = useState<Times | null>(null);
  const [reason, setReason] = useState('');
  const ply = Math.min(chosen, state.ply.number);
  const proposed = proposedTimes(state, ply, at);
  const times: Times | null =
    own ??
    (proposed && { white: clockDigits(proposed.times.white), black: clockDigits(proposed.times.black) });
  const whiteMs = times && exact(times.white, proposed?.times.white);
  const blackMs = times && exact(times.black, proposed?.times.black);
  const found = ofCommand(state, { do: 'restore', ply }, at, words);
  const isReadable = !times || (whiteMs !== null && blackMs !== null);

  const restore = async () => {
    const outcome = await act({ do: 'restore', ply }, reason);
    if (outcome.kind !== 'done' || whiteMs === null || blackMs === null) return;
    await act({ do: 'setClocks', whiteMs, blackMs, reason: reason.trim() || 'restore' });
    setOwn(null);
    setReason('');
  };
  return (
    <form
      className="act"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        if (found.ok && isReadable) void restore();
      }}
    >
      <h4 id={`${id}-title`}>{text('restore')}</h4>
      <div className="field">
        <label htmlFor={id}>{text('restore.ply')}</label>
        <select
          id={id}
          value={ply}
          onChange={(event) => {
            setChosen(Number(event.target.value));
            setOwn(null);
          }}
        >
          <option value={0}>{text('ply.start')}</option>
          {pliesOf(state.ply).map(({ number, san }) => (
            <option key={number} value={number}>
              {plyNumber(state, number)} {san}
            </option>
          ))}
        </select>
      </div>
      {proposed && times && (
        <fieldset>
          <legend>{text('restore.times')}</legend>
          <p className="help">{text('restore.basis', { basis: own ? 'own' : proposed.basis })}</p>
          <div className="pair">
            <TimeField
              label={common('color.white')}
              value={times.white}
              onChange={(white) => setOwn({ ...times, white })}
            />
            <TimeField
              label={common('color.black')}
              value={times.black}
              onChange={(black) => setOwn({ ...times, black })}
            />
          </div>
        </fieldset>
      )}
      <ReasonField value={reason} onChange={setReason} />
      <Follows id={`${id}-follows`} found={found} />
      <ActButton
        describedBy={`${id}-follows`}
        impossible={!found.ok || !isReadable}
        onPress={() => void restore()}
      >
        {text('restore.do')}
      </ActButton>
    </form>
  );
}

/** The proposed time to the millisecond, as long as nobody has changed what is shown of it. */
function exact(shown: string, proposed: number | undefined): number | null {
  return proposed !== undefined && shown === clockDigits(proposed) ? proposed : readClockDigits(shown);
}
