import { COMMAND_NAMES, type CommandName, commandNames } from '#app/desk/textCommand.ts';
import type { TextKey } from '#app/i18n/text.ts';
import { ownPieceKeys } from '#app/shared/boardKeys.ts';
import { useSettings, useText } from '#app/shared/hectorContext.tsx';

/** What each command does, from the same table that reads it. */
const COMMAND_TEXTS: Readonly<Record<CommandName, TextKey>> = {
  ownTime: 'ask.ownTime',
  opponentTime: 'ask.opponentTime',
  moves: 'ask.moves',
  toControl: 'ask.toControl',
  lastMove: 'ask.lastMove',
  lastMoves: 'ask.lastMoves',
  turn: 'ask.turn',
  check: 'ask.check',
  repeat: 'ask.repeat',
  repeatFive: 'ask.repeatFive',
  spell: 'ask.spell',
  pieces: 'ask.pieces',
  press: 'game.press',
  offerDraw: 'game.offerDraw',
  acceptDraw: 'game.acceptDraw',
  declineDraw: 'game.declineDraw',
  resign: 'game.resign',
  callArbiter: 'game.callArbiter',
  claim: 'game.claim',
  adjust: 'game.adjust',
  difference: 'board.next',
  export: 'game.export',
  ownScore: 'score.own',
  compareScores: 'score.compare',
  help: 'game.help',
};

export function Help() {
  const text = useText();
  const settings = useSettings();
  const ownKeys = Object.keys(ownPieceKeys(settings.language)).join(' ');
  return (
    <>
      <p>{text('app.noAdvice')}</p>
      <h3>{text('help.field')}</h3>
      <p>{text('help.moveExample')}</p>
      <dl className="keys">
        {COMMAND_NAMES.map((name) => (
          <div key={name}>
            <dt>{commandNames(name, settings.language).join(', ')}</dt>
            <dd>{text(COMMAND_TEXTS[name])}</dd>
          </div>
        ))}
        <div>
          <dt>{text('help.readExample')}</dt>
          <dd>{text('help.read')}</dd>
        </div>
        <div>
          <dt>{text('help.repeatedExample')}</dt>
          <dd>{text('help.repeated')}</dd>
        </div>
      </dl>
      <h3>{text('help.board')}</h3>
      <dl className="keys">
        {(['arrows', 'enter', 'pieceKeys'] as const).map((name) => (
          <div key={name}>
            <dt>{name === 'pieceKeys' && settings.ownPieceKeys ? ownKeys : text(`help.${name}`)}</dt>
            <dd>{text(`help.${name}Do`)}</dd>
          </div>
        ))}
      </dl>
      <p>{text('help.home')}</p>
      <p>{text('help.letters')}</p>
      <h3>{text('help.everywhere')}</h3>
      <dl className="keys">
        <div>
          <dt>{text('game.pressKey')}</dt>
          <dd>{text('help.ctrlEnter')}</dd>
        </div>
        <div>
          <dt>{text('help.escape')}</dt>
          <dd>{text('help.escapeDo')}</dd>
        </div>
        <div>
          <dt>{text('help.lines')}</dt>
          <dd>{text('help.linesDo')}</dd>
        </div>
        <div>
          <dt>{text('help.readAll')}</dt>
          <dd>{text('help.readAllDo')}</dd>
        </div>
      </dl>
    </>
  );
}
