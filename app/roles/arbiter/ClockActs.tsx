/** 6.10 to 6.12, 7.1, 8.6, 12.5, III.3: what is done to the clocks, each with its reason. */
import { useState } from 'react';
import { clockDigits, readClockDigits } from '#app/shared/clockDigits.ts';
import { Choice } from '#app/shared/fields.tsx';
import { useText } from '#app/shared/hectorContext.tsx';
import { reading } from '#rules/game/clock.ts';
import { cite } from '#rules/game/state.ts';
import type { Color } from '#rules/position/square.ts';
import { ActForm } from './ActForm.tsx';
import { useArbiter } from './arbiterContext.tsx';
import { NumberField, SideField, TimeField } from './fields.tsx';

export function ClockActs() {
  const { state, text } = useArbiter();
  const [side, setSide] = useState<Color>('white');
  if (!state.clock) return <p>{text('clock.none')}</p>;
  return (
    <>
      <ActForm
        title={text('stop')}
        help={text('article', { article: cite(state, 'interrupt') ?? '' })}
        label={text('clock.stop')}
        body={(reason) => ({ do: 'stop', reason })}
      />
      <ActForm
        title={text('restart')}
        help={text('article', { article: cite(state, 'restartByArbiter') ?? '' })}
        label={text('restart.do')}
        body={() => ({ do: 'restart' })}
      />
      <SetClocks />
      <GrantTime />
      <ActForm
        title={text('period')}
        help={text('period.help', { article: cite(state, 'nextPeriod') ?? '' })}
        label={text('period.do')}
        body={() => ({ do: 'nextPeriod', side })}
      >
        <SideField value={side} onChange={setSide} />
      </ActForm>
      <ActForm
        title={text('flags')}
        help={text('flags.help', { article: cite(state, 'bothFlags') ?? '' })}
        label={text('flags.do')}
        body={() => ({ do: 'bothFlags' })}
      />
    </>
  );
}

const CAUSES = ['own', 'setting', 'schedule', 'assistant'] as const;
type Cause = (typeof CAUSES)[number];

function SetClocks() {
  const { state, at, text } = useArbiter();
  const common = useText();
  const [own, setOwn] = useState<Readonly<Partial<Record<Color | 'increment', string>>>>({});
  const [cause, setCause] = useState<Cause>('own');
  const { clock } = state;
  if (!clock) return null;
  const shown = (side: Color) => own[side] ?? clockDigits(reading(clock, side, at));
  const exact = (side: Color) => {
    const given = own[side];
    return given === undefined ? reading(clock, side, at) : readClockDigits(given);
  };
  const seconds = own.increment === undefined ? null : Number(own.increment);
  const body = (reason: string) => {
    const whiteMs = exact('white');
    const blackMs = exact('black');
    if (whiteMs === null || blackMs === null) return null;
    if (seconds !== null && !(Number.isInteger(seconds) && seconds >= 0 && seconds < 3600)) return null;
    const incrementMs = seconds === null ? null : seconds * 1000;
    const changed = incrementMs !== null && incrementMs !== clock.incrementMs;
    return {
      do: 'setClocks',
      whiteMs,
      blackMs,
      reason: cause === 'own' ? reason : cause,
      ...(changed && { incrementMs }),
    } as const;
  };
  return (
    <ActForm
      title={text('set')}
      help={text('set.help', { article: cite(state, 'timesAfterIrregularity') ?? '' })}
      label={text('set.do')}
      body={body}
      onDone={() => setOwn({})}
    >
      <div className="pair">
        <TimeField
          label={common('color.white')}
          value={shown('white')}
          onChange={(white) => setOwn({ ...own, white })}
        />
        <TimeField
          label={common('color.black')}
          value={shown('black')}
          onChange={(black) => setOwn({ ...own, black })}
        />
      </div>
      <NumberField
        label={text('set.increment')}
        value={own.increment ?? String(clock.incrementMs / 1000)}
        onChange={(increment) => setOwn({ ...own, increment })}
      />
      <Choice
        label={text('set.cause')}
        value={cause}
        options={CAUSES.map((value) => ({ value, label: text('cause', { cause: value }) }))}
        onChange={setCause}
      />
    </ActForm>
  );
}

/** 12.5: additional time after a disturbance. */
function GrantTime() {
  const { state, text } = useArbiter();
  const common = useText();
  const [given, setGiven] = useState<Readonly<Record<Color, string>>>({ white: '', black: '' });
  const body = (reason: string) => {
    const ms = (side: Color) => (given[side].trim() === '' ? 0 : readClockDigits(given[side]));
    const whiteMs = ms('white');
    const blackMs = ms('black');
    if (whiteMs === null || blackMs === null || whiteMs + blackMs === 0) return null;
    return { do: 'grantTime', whiteMs, blackMs, reason } as const;
  };
  return (
    <ActForm
      title={text('grant')}
      help={text('grant.help', { article: cite(state, 'disturbance') ?? '' })}
      label={text('grant.do')}
      body={body}
      onDone={() => setGiven({ white: '', black: '' })}
    >
      <div className="pair">
        <TimeField
          label={common('color.white')}
          value={given.white}
          onChange={(white) => setGiven({ ...given, white })}
        />
        <TimeField
          label={common('color.black')}
          value={given.black}
          onChange={(black) => setGiven({ ...given, black })}
        />
      </div>
    </ActForm>
  );
}
