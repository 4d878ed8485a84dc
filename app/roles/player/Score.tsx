import { leadingOn } from '#app/shared/DialogFrame.tsx';
import { useText } from '#app/shared/hectorContext.tsx';
import { ScoreTable } from '#app/shared/ScoreTable.tsx';
import type { GameState } from '#rules/game/state.ts';

type ScoreProps = Readonly<{ state: GameState; onOwn: () => void; onCompare: () => void }>;

/** The score as it grows (8.1), with the player's own. */
export function Score({ state, onOwn, onCompare }: ScoreProps) {
  const text = useText();
  return (
    <section aria-labelledby="score" className="score">
      <h2 id="score">{text('game.score')}</h2>
      <ScoreTable state={state} />
      <div className="buttons">
        <button type="button" onClick={onOwn}>
          {leadingOn(text('score.own'))}
        </button>
        <button type="button" onClick={onCompare}>
          {leadingOn(text('score.compare'))}
        </button>
      </div>
    </section>
  );
}
