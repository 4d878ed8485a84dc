/** Both clocks and the one act that cannot wait, always in view: an arbiter walks about with a phone in the hand. */
import { Clocks } from '#app/shared/Clocks.tsx';
import { preview } from '#rules/game/preview.ts';
import type { GameState } from '#rules/game/state.ts';
import { COLORS, type Color } from '#rules/position/square.ts';
import { sayRefusal } from '#speech/phrases/citing.ts';
import { type ArbiterTools, useArbiter } from './arbiterContext.tsx';
import { ActButton } from './parts.tsx';

type Stand = Readonly<{ label: string; status: string; impossible: string | null; press: () => void }>;

export function ClockBar() {
  const tools = useArbiter();
  const { desk, state, text } = tools;
  const stand = standOf(tools);
  const counted = COLORS.filter((side) => state.illegal[side] > 0);
  return (
    <Clocks port={desk.port}>
      {state.phase !== 'over' && (
        <ActButton
          primary
          handle="clocks"
          impossible={stand.impossible !== null}
          describedBy="clock-status"
          onPress={stand.press}
        >
          {stand.label} <kbd>F8</kbd>
        </ActButton>
      )}
      <p id="clock-status">
        {stand.status} {stand.impossible}{' '}
        {counted.map((side) => (
          <strong key={side} className="count">
            {text('illegalCount', { side, count: state.illegal[side] })}
          </strong>
        ))}
      </p>
    </Clocks>
  );
}

/** What the one button does now: start the game, stop both clocks, or let the right one run. */
export function standOf({ state, at, text, words, act }: ArbiterTools): Stand {
  const isWaiting = state.phase === 'waiting';
  const stopped = state.stopped !== null;
  const side = runsNext(state);
  const body = isWaiting
    ? ({ do: 'start' } as const)
    : stopped
      ? ({ do: 'restart' } as const)
      : ({ do: 'stop', reason: '' } as const);
  const found = preview(state, body, at);
  const status = isWaiting
    ? text('clock.waiting')
    : state.phase === 'over'
      ? text('clock.over')
      : state.phase === 'adjourned'
        ? text('clock.adjourned')
        : stopped
          ? text('clock.stopped')
          : text('clock.running', { side: state.clock?.running ?? state.ply.position.turn });
  const label = isWaiting
    ? text('clock.start')
    : stopped
      ? text('clock.restart', { side })
      : text('clock.stop');
  return {
    label,
    status,
    impossible: found.ok ? null : sayRefusal(words.language, found.code, found.article).text,
    press: () => void act(body),
  };
}

/** 6.11.3: after a ruling the clock of who has the move, otherwise the one that ran. */
function runsNext({ stopped, ply }: GameState): Color {
  return stopped && !stopped.ruled ? (stopped.ran ?? ply.position.turn) : ply.position.turn;
}
