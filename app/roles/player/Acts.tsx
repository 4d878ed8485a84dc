import { actionLabel, actionsNow } from '#app/desk/actions.ts';
import { keyMap } from '#app/desk/keys.ts';
import type { CommandName } from '#app/desk/textCommand.ts';
import { useSettings, useText } from '#app/shared/hectorContext.tsx';
import type { GameState } from '#rules/game/state.ts';

type ActsProps = Readonly<{ state: GameState; onCommand: (name: CommandName) => void }>;

/** The lever beside the clocks is the press; the scores have their buttons beside the score. */
const ELSEWHERE: ReadonlySet<CommandName> = new Set<CommandName>([
  'press',
  'ownScore',
  'compareScores',
  'difference',
  'toField',
]);

/** Everything that can be done in a game, as buttons: whoever knows no key finds it here. */
export function Acts({ state, onCommand }: ActsProps) {
  const text = useText();
  const { language, keys } = useSettings();
  const map = keyMap(keys);
  const label = (name: CommandName) => {
    if (name === 'adjust' && state.act.adjusting) return text('game.endAdjust');
    if (name === 'pause') return text(state.stopped ? 'game.resume' : 'game.pause');
    return actionLabel(language, name);
  };
  const buttons = (names: readonly CommandName[]) =>
    names
      .filter((name) => !ELSEWHERE.has(name))
      .map((name) => (
        <button key={name} type="button" onClick={() => onCommand(name)}>
          {label(name)} <kbd>{map[name].anywhere ?? map[name].board}</kbd>
        </button>
      ));
  return (
    <>
      <section aria-labelledby="acts" className="acts">
        <h2 id="acts">{text('game.acts')}</h2>
        {buttons([...actionsNow(state, 'act'), ...actionsNow(state, 'way')])}
      </section>
      <section aria-labelledby="questions" className="acts">
        <h2 id="questions">{text('game.questions')}</h2>
        {buttons(actionsNow(state, 'question'))}
      </section>
    </>
  );
}
