import { useSyncExternalStore } from 'react';
import { usePerson, useText } from './hectorContext.tsx';
import { Spoken } from './Spoken.tsx';

const SHOWN = 6;

/** What was said last, to be read: for eyes, for Braille displays, for who did not hear. Not live. */
export function SaidLog() {
  const { announcer } = usePerson();
  const text = useText();
  const length = useSyncExternalStore(
    (listener) => announcer.subscribe(listener),
    () => announcer.count,
  );
  const entries = announcer.log.slice(-SHOWN).reverse();
  return (
    <section aria-labelledby="said" className="said">
      <h2 id="said">{text('game.said')}</h2>
      {length === 0 && <p>{text('game.saidNothing')}</p>}
      <ol reversed>
        {entries.map((entry, index) => (
          <li key={entry.number} className={entry.kind} data-hector={index === 0 ? 'last' : undefined}>
            <Spoken said={entry.said} />
          </li>
        ))}
      </ol>
    </section>
  );
}
