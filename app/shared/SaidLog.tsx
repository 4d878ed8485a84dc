import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Entry } from '#speech/announcer/announcer.ts';
import { isOfPage } from '#speech/announcer/message.ts';
import { useAreaText, usePerson, useText } from './hectorContext.tsx';
import { lookTexts } from './lookTexts.ts';
import { Spoken } from './Spoken.tsx';

const SHOWN = 6;

/** The last announcements, the newest first; where the focus went is none. */
function useSaid(count: number): readonly Entry[] {
  const { announcer } = usePerson();
  useSyncExternalStore(
    (listener) => announcer.subscribe(listener),
    () => announcer.count,
  );
  const last: Entry[] = [];
  for (let at = announcer.log.length - 1; at >= 0 && last.length < count; at--) {
    const entry = announcer.log[at];
    if (entry && !isOfPage(entry)) last.push(entry);
  }
  return last;
}

/**
 * The last words, large, for eyes and Braille displays. Its height never changes, so that nothing below it jumps: what is
 * longer is written smaller, and scrolled, by the keyboard too, where even that does not fit. Not live.
 */
export function LastSaid() {
  const text = useText();
  const [last] = useSaid(1);
  const box = useRef<HTMLParagraphElement>(null);
  const [overflows, setOverflows] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured when the words change
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const isTooLong = () => element.scrollHeight > element.clientHeight + 1;
    const measure = () => {
      element.classList.remove('long');
      element.scrollTop = 0;
      element.classList.toggle('long', isTooLong());
      setOverflows(isTooLong());
    };
    // The observer looks once by itself, when the page has been laid out: asked here, the page would be laid out for it
    // in the very moment in which a word is said.
    if (typeof ResizeObserver === 'undefined') return measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [last?.number]);
  return (
    <section aria-labelledby="said" className="last-said">
      <h2 id="said" className="visually-hidden">
        {text('game.said')}
      </h2>
      <p ref={box} data-hector="last" tabIndex={overflows ? 0 : undefined}>
        {last ? <Spoken said={last.said} /> : text('game.saidNothing')}
      </p>
    </section>
  );
}

/** What was said before it, to be read: for eyes, for Braille displays, for who did not hear. Not live. */
export function EarlierSaid() {
  const text = useAreaText(lookTexts);
  const entries = useSaid(SHOWN).slice(1);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="said-earlier" className="said">
      <h2 id="said-earlier">{text('said.earlier')}</h2>
      <SaidList entries={entries} />
    </section>
  );
}

/** Both in one, for desks that have no room for more. */
export function SaidLog() {
  const text = useText();
  const [last, ...entries] = useSaid(SHOWN);
  return (
    <section aria-labelledby="said" className="said">
      <h2 id="said">{text('game.said')}</h2>
      <p className={`last ${last?.kind ?? ''}`} data-hector="last">
        {last ? <Spoken said={last.said} /> : text('game.saidNothing')}
      </p>
      <SaidList entries={entries} />
    </section>
  );
}

function SaidList({ entries }: Readonly<{ entries: readonly Entry[] }>) {
  return (
    <ol reversed>
      {entries.map((entry) => (
        <li key={entry.number} className={entry.kind}>
          <Spoken said={entry.said} />
        </li>
      ))}
    </ol>
  );
}
