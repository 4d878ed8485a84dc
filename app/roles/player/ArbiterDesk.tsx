import { sayAlert } from '#app/desk/narrate.ts';
import { useSettings, useText } from '#app/shared/hectorContext.tsx';
import { Spoken } from '#app/shared/Spoken.tsx';
import type { OpenGame } from '#app/table/openGame.ts';
import type { GameState } from '#rules/game/state.ts';

/** In competition the program waits for the arbiter, who rules here when there is no other screen. */
export function ArbiterDesk({ game, state }: Readonly<{ game: OpenGame; state: GameState }>) {
  const { language } = useSettings();
  const text = useText();
  if (state.header.mode !== 'competition' || (state.alerts.length === 0 && !state.stopped)) return null;
  return (
    <section aria-labelledby="arbiter" className="arbiter">
      <h2 id="arbiter">{text('game.arbiter')}</h2>
      {state.alerts.map((alert) => (
        <div key={alert.id} className="alert">
          <p id={`alert-${alert.id}`}>
            <Spoken said={sayAlert(language, alert)} />
          </p>
          <button
            type="button"
            aria-describedby={`alert-${alert.id}`}
            onClick={() => game.rule(alert.kind, 'uphold')}
          >
            {text('game.uphold')}
          </button>
          <button
            type="button"
            aria-describedby={`alert-${alert.id}`}
            onClick={() => game.rule(alert.kind, 'reject')}
          >
            {text('game.reject')}
          </button>
        </div>
      ))}
      {state.stopped && (
        <button type="button" onClick={() => game.restart()}>
          {text('game.restart')}
        </button>
      )}
    </section>
  );
}
