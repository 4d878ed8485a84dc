import { type KeyboardEvent, useState } from 'react';
import { ACTION_NAMES, actionLabel } from '#app/desk/actions.ts';
import {
  DEFAULT_KEYS,
  KEY_PRESETS,
  type KeyPlace,
  keyMap,
  keyName,
  keyProblem,
  withKey,
} from '#app/desk/keys.ts';
import { keysDocument } from '#app/desk/keysDocument.ts';
import { type CommandName, commandNames } from '#app/desk/textCommand.ts';
import { type DeskKey, deskTexts } from '#app/desk/texts.ts';
import { Check, Choice } from '#app/shared/fields.tsx';
import { useAreaText, useHector, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { saveFile } from '#app/shared/saveFile.ts';

type Changing = Readonly<{ action: CommandName; place: KeyPlace }>;

/** Every action with its keys, which can be changed, and its words; the whole list to save and to print. */
export function KeysEditor() {
  const hector = useHector();
  const { language, keys } = useSettings();
  const common = useText();
  const text = useAreaText(deskTexts);
  const [changing, setChanging] = useState<Changing | null>(null);
  const map = keyMap(keys);
  const label = (name: CommandName) => actionLabel(language, name);
  const say = (key: DeskKey, args: Record<string, string>, kind: 'answer' | 'alert' = 'answer') =>
    hector.announcer.say({ kind, said: deskTexts.said(language, key, args), staysTrue: true });

  const onKeyDown = (event: KeyboardEvent, { action, place }: Changing) => {
    const key = keyName(event);
    if (!key || key === 'Tab' || key === 'Shift+Tab') return;
    event.preventDefault();
    const problem = key === 'Escape' ? null : keyProblem(map, action, place, key);
    if (problem?.kind === 'taken') say('keys.taken', { key, action: label(problem.by) }, 'alert');
    else if (problem) say('keys.reserved', { key }, 'alert');
    if (problem) return;
    setChanging(null);
    if (key === 'Escape') return;
    void hector.change({ keys: withKey(keys, action, place, key) });
    say('keys.changed', { action: label(action), key });
  };
  const button = (action: CommandName, place: KeyPlace) => {
    const isWaiting = changing?.action === action && changing.place === place;
    const key = map[action][place];
    return (
      <button
        type="button"
        className="quiet"
        aria-pressed={isWaiting}
        aria-label={`${common(place === 'board' ? 'help.board' : 'help.everywhere')}: ${key ?? text('keys.none')}. ${text('keys.change', { action: label(action) })}`}
        onClick={() => {
          setChanging({ action, place });
          say('keys.press', { action: label(action) });
        }}
        onBlur={() => setChanging(null)}
        onKeyDown={isWaiting ? (event) => onKeyDown(event, { action, place }) : undefined}
      >
        <kbd>{isWaiting ? '…' : (key ?? '–')}</kbd>
      </button>
    );
  };

  return (
    <section aria-labelledby="keys" className="keys-editor">
      <h2 id="keys">{text('keys.title')}</h2>
      <p className="help">{text('keys.help')}</p>
      <Choice
        label={text('keys.preset')}
        value={keys.preset}
        options={KEY_PRESETS.map((value) => ({ value, label: text(`keys.preset.${value}`) }))}
        onChange={(preset) => void hector.change({ keys: { ...keys, preset, changed: {} } })}
      />
      <Check
        label={text('keys.onButtons')}
        checked={keys.onButtons !== false}
        onChange={(onButtons) => void hector.change({ keys: { ...keys, onButtons } })}
      />
      <details>
        <summary>{text('keys.all')}</summary>
        {/* In a toolbar a screen reader is in focus mode: elsewhere it would keep the new key for itself. */}
        <div role="toolbar" aria-orientation="vertical" aria-labelledby="keys">
          <ul className="key-list">
            {ACTION_NAMES.map((name) => (
              <li key={name}>
                <span className="key-action">{label(name)}</span>
                {button(name, 'board')}
                {button(name, 'anywhere')}
                <span className="key-words">{commandNames(name, language).join(', ')}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className="buttons">
          <button type="button" onClick={() => void hector.change({ keys: DEFAULT_KEYS })}>
            {text('keys.reset')}
          </button>
          <button
            type="button"
            onClick={() =>
              void saveFile(hector, { name: 'hector-keys.txt', type: 'text/plain' }, () =>
                keysDocument(language, map),
              )
            }
          >
            {text('keys.export')}
          </button>
          <button type="button" onClick={() => window.print()}>
            {text('keys.print')}
          </button>
        </div>
      </details>
    </section>
  );
}
