import { sayAlert } from '#app/desk/alertWords.ts';
import type { GamePort, Request } from '#app/desk/gamePort.ts';
import { useObservable, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { Spoken } from '#app/shared/Spoken.tsx';
import type { AlertKind } from '#rules/game/command.ts';
import type { Alert, GameState } from '#rules/game/state.ts';
import type { PlayerDesk } from './playerDesk.ts';

/** In competition the program waits for the arbiter, who rules here when there is no other screen. */
export function ArbiterDesk({ game, arbiter }: Readonly<{ game: PlayerDesk; arbiter: GamePort }>) {
  const state = useObservable(arbiter.state);
  const submit = async (request: Request) => game.desk.speakOf(await arbiter.submit(request));
  const rule = ({ kind: on, id }: Alert, decision: 'uphold' | 'reject') =>
    void submit({ by: 'arbiter', do: 'rule', on, id, decision });
  const { language } = useSettings();
  const text = useText();
  const alerts = state.alerts.filter(({ kind }) => isAsked(state, kind));
  const mayRestart = state.header.mode === 'competition' && state.stopped !== null;
  if (alerts.length === 0 && !mayRestart) return null;
  return (
    <section aria-labelledby="arbiter" className="arbiter">
      <h2 id="arbiter">{text('game.arbiter')}</h2>
      {alerts.map((alert) => (
        <div key={alert.id} className="alert" data-hector="alert" data-kind={alert.kind}>
          <p id={`alert-${alert.id}`}>
            <Spoken said={sayAlert(language, alert)} />
          </p>
          <button
            type="button"
            aria-describedby={`alert-${alert.id}`}
            data-hector="uphold"
            onClick={() => rule(alert, 'uphold')}
          >
            {text('game.uphold')}
          </button>
          <button
            type="button"
            aria-describedby={`alert-${alert.id}`}
            data-hector="reject"
            onClick={() => rule(alert, 'reject')}
          >
            {text('game.reject')}
          </button>
        </div>
      ))}
      {mayRestart && (
        <button type="button" onClick={() => void submit({ by: 'arbiter', do: 'restart' })}>
          {text('game.restart')}
        </button>
      )}
    </section>
  );
}

/** Training rules by itself, but for the one thing that only a person can know: whether the computer slept (6.10.1). */
function isAsked({ header }: GameState, kind: AlertKind): boolean {
  return header.mode === 'competition' || kind === 'clock-defect';
}
