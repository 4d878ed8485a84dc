import { useSyncExternalStore } from 'react';
import { useHector, useText } from '#app/shared/hectorContext.tsx';
import { Spoken } from '#app/shared/Spoken.tsx';

const SHOWN = 6;

/** What was said last, to be read: for eyes, for Braille displays, for who did not hear. Not live. */
export function SaidLog() {
  const { announcer } = useHector();
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
        {entries.map((entry) => (
          <li key={entry.number} className={entry.kind}>
            <Spoken said={entry.said} />
          </li>
        ))}
      </ol>
    </section>
  );
}
