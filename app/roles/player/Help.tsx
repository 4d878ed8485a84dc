import { ACTION_NAMES, actionLabel } from '#app/desk/actions.ts';
import { keyMap } from '#app/desk/keys.ts';
import { commandNames } from '#app/desk/textCommand.ts';
import { deskTexts } from '#app/desk/texts.ts';
import { ownPieceKeys } from '#app/shared/boardKeys.ts';
import { useSettings, useText } from '#app/shared/hectorContext.tsx';

export function Help() {
  const text = useText();
  const settings = useSettings();
  const map = keyMap(settings.keys);
  const ownKeys = Object.keys(ownPieceKeys(settings.language)).join(' ');
  return (
    <>
      <p>{text('app.noAdvice')}</p>
      <h3>{text('help.field')}</h3>
      <p>{text('help.moveExample')}</p>
      <dl className="keys">
        {ACTION_NAMES.map((name) => (
          <div key={name}>
            <dt>{commandNames(name, settings.language).join(', ')}</dt>
            <dd>{actionLabel(settings.language, name)}</dd>
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
      <dl className="keys">
        {ACTION_NAMES.filter((name) => map[name].board).map((name) => (
          <div key={name}>
            <dt>
              <kbd>{map[name].board}</kbd>
            </dt>
            <dd>{actionLabel(settings.language, name)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Shift+Arrow</kbd>, <kbd>Shift+Home</kbd>, <kbd>Shift+PageUp</kbd>
          </dt>
          <dd>{deskTexts.text(settings.language, 'act.scan')}</dd>
        </div>
      </dl>
      <h3>{text('help.everywhere')}</h3>
      <dl className="keys">
        {ACTION_NAMES.filter((name) => map[name].anywhere).map((name) => (
          <div key={name}>
            <dt>
              <kbd>{map[name].anywhere}</kbd>
            </dt>
            <dd>{actionLabel(settings.language, name)}</dd>
          </div>
        ))}
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
