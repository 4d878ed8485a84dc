/** 12.9, 7.5.4, 4.2.2: penalties, a move with two hands, and a touch that did not count. */
import { useState } from 'react';
import { readClockDigits } from '#app/shared/clockDigits.ts';
import { Choice } from '#app/shared/fields.tsx';
import { articleOfPenalty } from '#rules/game/arbiter.ts';
import { PENALTIES, type Penalty } from '#rules/game/command.ts';
import { cite } from '#rules/game/state.ts';
import { type Color, isSquare } from '#rules/position/square.ts';
import { ActForm } from './ActForm.tsx';
import { useArbiter } from './arbiterContext.tsx';
import { SideField, SquareField, TimeField } from './fields.tsx';

const TIMED: readonly Penalty[] = ['opponent-time', 'own-time'];

export function PenaltyActs() {
  const { state, text } = useArbiter();
  const [hands, setHands] = useState<Color>('white');
  const [touched, setTouched] = useState('');
  const squares = state.act.touches.map(({ square }) => square);
  const struck = squares.some((square) => square === touched) ? touched : (squares[0] ?? '');
  return (
    <>
      <GivePenalty />
      <ActForm
        title={text('twoHands')}
        help={text('twoHands.help', { article: cite(state, 'twoHands') ?? '–' })}
        label={text('twoHands.do')}
        body={() => ({ do: 'twoHands', side: hands })}
      >
        <SideField value={hands} onChange={setHands} />
      </ActForm>
      <ActForm
        title={text('accidental')}
        help={text('accidental.help', { article: cite(state, 'accidentalTouch') ?? '' })}
        label={text('accidental.do')}
        body={() => (isSquare(struck) ? { do: 'accidental', square: struck } : null)}
      >
        <SquareField
          label={text('accidental.square')}
          value={struck}
          squares={squares}
          none={text('accidental.none')}
          onChange={setTouched}
        />
      </ActForm>
    </>
  );
}

function GivePenalty() {
  const { state, text } = useArbiter();
  const [side, setSide] = useState<Color>('white');
  const [penalty, setPenalty] = useState<Penalty>('warning');
  const [time, setTime] = useState('2:00');
  const timed = TIMED.includes(penalty);
  const body = (reason: string) => {
    const ms = readClockDigits(time);
    if (timed && !ms) return null;
    return { do: 'penalty', side, penalty, reason, ...(timed && ms && { ms }) } as const;
  };
  return (
    <ActForm
      title={text('penalty')}
      help={text('penalty.help', { article: cite(state, 'penalties') ?? '' })}
      label={text('penalty.do')}
      body={body}
    >
      <SideField value={side} onChange={setSide} label={text('penalty.side')} />
      <Choice
        label={text('penalty.kind')}
        value={penalty}
        options={PENALTIES.filter((value) => articleOfPenalty(state, value) !== null).map((value) => ({
          value,
          label: text(`penalty.${value}`),
        }))}
        onChange={setPenalty}
      />
      {timed && <TimeField label={text('penalty.time')} value={time} onChange={setTime} />}
    </ActForm>
  );
}
