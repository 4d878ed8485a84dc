import { useEffect, useState } from 'react';
import type { Listener } from '#rules/game/hearing.ts';
import { plainly } from '#speech/phrases/said.ts';
import { useAreaText, usePerson, useSettings } from '../hectorContext.tsx';
import { Question } from '../Question.tsx';
import { deskUrl, isCodeIn, spelled } from './deskUrl.ts';
import { desksTexts } from './texts.ts';
import '#app/styles/setup.css';

/** A role as the texts select it. */
const ROLE_WORDS: Readonly<Record<Listener, string>> = {
  arbiter: 'arbiter',
  white: 'white',
  black: 'black',
  'white-assistant': 'whiteAssistant',
  'black-assistant': 'blackAssistant',
  spectator: 'spectator',
};

/** The heading of a role's desk, which can be led to. */
export const deskHeading = (role: Listener) => `desk-${role}`;

type DeskCodesProps = Readonly<{
  game: string;
  /** Whose desks are given away here. */
  roles: readonly Listener[];
  /** The people's names, where they have one. */
  names: Readonly<Partial<Record<Listener, string>>>;
  /** The code of a role; null where none is needed. */
  codeOf: (role: Listener) => string | null;
  present: readonly Listener[];
  /** The role's code opens nothing any more, and it has another. */
  onRevoke: (role: Listener) => void;
}>;

/**
 * The addresses and codes of a game's desks, to be handed to their people. What was said of a code is forgotten when this
 * is left: on the players' screen everything that was said can be read again.
 */
export function DeskCodes({ game, roles, names, codeOf, present, onRevoke }: DeskCodesProps) {
  const { announcer } = usePerson();
  const [shown] = useState(() => new Set<string>());
  for (const role of roles) {
    const code = codeOf(role);
    if (code !== null) shown.add(code);
  }
  useEffect(
    () => () => announcer.forget(({ text }) => [...shown].some((code) => isCodeIn(text, code))),
    [announcer, shown],
  );
  return (
    <ul className="desk-codes">
      {roles.map((role) => (
        <li key={role}>
          <DeskCode
            game={game}
            role={role}
            name={names[role] ?? ''}
            code={codeOf(role)}
            isPresent={present.includes(role)}
            onRevoke={() => onRevoke(role)}
          />
        </li>
      ))}
    </ul>
  );
}

type DeskCodeProps = Readonly<{
  game: string;
  role: Listener;
  name: string;
  code: string | null;
  isPresent: boolean;
  onRevoke: () => void;
}>;

function DeskCode({ game, role, name, code, isPresent, onRevoke }: DeskCodeProps) {
  const { announcer } = usePerson();
  const { language } = useSettings();
  const text = useAreaText(desksTexts);
  const id = deskHeading(role);
  const [asks, setAsks] = useState(false);
  const url = deskUrl(window.location, { role, code, game });
  const tell = (sentence: string) => announcer.say({ kind: 'answer', said: plainly(language, sentence) });
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => tell(text('copied')),
      () => tell(text('notCopied')),
    );
  const revoke = () => {
    onRevoke();
    tell(text('revoked'));
  };
  const title = text('role', { role: ROLE_WORDS[role] });
  return (
    <section aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {name ? `${title}: ${name}` : title}
      </h2>
      <p>{text('present', { present: isPresent ? 'yes' : 'no' })}</p>
      {code === null ? (
        <p>{text('noCode')}</p>
      ) : (
        <p className="code">
          <span>{text('code')}</span> <code>{code}</code>
        </p>
      )}
      <div className="buttons">
        {code !== null && (
          <button
            type="button"
            aria-describedby={id}
            onClick={() => tell(text('said', { letters: spelled(code) }))}
          >
            {text('say')}
          </button>
        )}
        <button type="button" aria-describedby={id} onClick={() => void copy()}>
          {text('copy')}
        </button>
        <a className="button" aria-describedby={id} href={url} target="_blank" rel="noreferrer">
          {text('open')}
        </a>
        {code !== null && (
          <button type="button" aria-describedby={id} onClick={() => setAsks(true)}>
            {text('revoke')}
          </button>
        )}
      </div>
      <p className="address">{url}</p>
      {asks && (
        <Question
          title={text('revoke.title')}
          words={`${title}. ${text('revoke.text')}`}
          act={text('revoke')}
          begins="no"
          onYes={revoke}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
}
