import { COMMAND_KEYS, type CommandName } from '#app/desk/textCommand.ts';
import { useText } from '#app/shared/hectorContext.tsx';
import { mayTell } from '#rules/game/hearing.ts';
import type { GameState } from '#rules/game/state.ts';
import type { PlayerDesk } from './playerDesk.ts';

const QUESTIONS = [
  'ownTime',
  'opponentTime',
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
] as const satisfies CommandName[];

type ActsProps = Readonly<{
  game: PlayerDesk;
  state: GameState;
  onCommand: (name: CommandName) => void;
  onExport: () => void;
}>;

/** Everything that can be done in a game, as buttons: whoever knows no key finds it here. */
export function Acts({ game, state, onCommand, onExport }: ActsProps) {
  const text = useText();
  const isOver = state.phase === 'over';
  const isTraining = state.header.mode === 'training';
  return (
    <>
      <section aria-labelledby="acts" className="acts">
        <h2 id="acts">{text('game.acts')}</h2>
        {!isOver && (
          <>
            {state.offer ? (
              <>
                <button type="button" onClick={() => game.answerDraw('acceptDraw')}>
                  {text('game.acceptDraw')}
                </button>
                <button type="button" onClick={() => game.answerDraw('declineDraw')}>
                  {text('game.declineDraw')}
                </button>
              </>
            ) : (
              <button type="button" onClick={() => onCommand('offerDraw')}>
                {text('game.offerDraw')}
              </button>
            )}
            <button type="button" onClick={() => onCommand('claim')}>
              {text('game.claim')} <kbd>{COMMAND_KEYS.claim[0]}</kbd>
            </button>
            <button type="button" onClick={() => onCommand('resign')}>
              {text('game.resign')}
            </button>
            <button type="button" onClick={() => game.adjust()}>
              {text(state.act.adjusting ? 'game.endAdjust' : 'game.adjust')}
            </button>
            {isTraining ? (
              <button type="button" onClick={() => game.pause()}>
                {text(state.stopped ? 'game.resume' : 'game.pause')}
              </button>
            ) : (
              <button type="button" onClick={() => game.callArbiter()}>
                {text('game.callArbiter')}
              </button>
            )}
          </>
        )}
        <button type="button" onClick={onExport}>
          {text('game.export')}
        </button>
        <button type="button" onClick={() => onCommand('help')}>
          {text('game.help')} <kbd>?</kbd>
        </button>
      </section>
      <section aria-labelledby="questions" className="acts">
        <h2 id="questions">{text('game.questions')}</h2>
        {QUESTIONS.filter((name) => name !== 'check' || mayTell(state, 'check')).map((name) => (
          <button key={name} type="button" onClick={() => onCommand(name)}>
            {text(`ask.${name}`)} <kbd>{COMMAND_KEYS[name][0]}</kbd>
          </button>
        ))}
      </section>
    </>
  );
}
