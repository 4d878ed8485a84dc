import { ACTIONS, actionLabel, actionsNow } from '#app/desk/actions.ts';
import { keyMap } from '#app/desk/keys.ts';
import { type CommandName, commandNames } from '#app/desk/textCommand.ts';
import { deskTexts } from '#app/desk/texts.ts';
import { useAreaText, useSettings, useText } from '#app/shared/hectorContext.tsx';
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

/** What is wanted in every game stands open; the rest behind one button more. */
const OPEN: ReadonlySet<CommandName> = new Set<CommandName>([
  'offerDraw',
  'acceptDraw',
  'declineDraw',
  'claim',
  'resign',
  'adjust',
  'pause',
  'callArbiter',
  'liftRuling',
  'export',
  'help',
  'ownTime',
  'opponentTime',
  'timeUsed',
  'moves',
  'toControl',
  'lastMove',
  'lastMoves',
  'turn',
  'check',
  'pieces',
  'repeat',
  'repeatFive',
  'spell',
]);

/**
 * Everything that can be done in a game, as buttons: whoever knows no key finds it here. Each says how it is given
 * everywhere, or in the text field: what is a key on the board alone would be something else here.
 */
export function Acts({ state, onCommand }: ActsProps) {
  const text = useText();
  const { language, keys } = useSettings();
  const more = useAreaText(deskTexts);
  const map = keyMap(keys);
  const all = (['act', 'way', 'question'] as const).flatMap((kind) => actionsNow(state, kind));
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
          <span>{label(name)}</span> <kbd>{map[name].anywhere ?? commandNames(name, language)[0]}</kbd>
        </button>
      ));
  return (
    <>
      <section aria-labelledby="acts" className="acts">
        <h2 id="acts">{text('game.acts')}</h2>
        {buttons(all.filter((name) => OPEN.has(name) && ACTIONS[name].kind !== 'question'))}
      </section>
      <section aria-labelledby="questions" className="acts">
        <h2 id="questions">{text('game.questions')}</h2>
        {buttons(all.filter((name) => OPEN.has(name) && ACTIONS[name].kind === 'question'))}
        <details>
          <summary>{more('act.more')}</summary>
          <div className="acts">{buttons(all.filter((name) => !OPEN.has(name)))}</div>
        </details>
      </section>
    </>
  );
}
