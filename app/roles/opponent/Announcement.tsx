import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAreaText, usePerson } from '#app/shared/hectorContext.tsx';
import { Spoken } from '#app/shared/Spoken.tsx';
import type { Entry } from '#speech/announcer/announcer.ts';
import { opponentTexts } from './texts/texts.ts';

/** Long enough to be seen from the corner of an eye. */
const FRESH_MS = 6000;
const VIBRATION_MS = [250, 120, 250];

/**
 * What was said last, in large text. For a deaf player a light comes on with it and the device shakes; both once for each
 * message, and never more often than the light takes to go out (WCAG 2.3.1).
 */
export function Announcement({ isDeaf }: Readonly<{ isDeaf: boolean }>) {
  const { announcer } = usePerson();
  const text = useAreaText(opponentTexts);
  useSyncExternalStore(
    (listener) => announcer.subscribe(listener),
    () => announcer.count,
  );
  const last = announcer.log.findLast(isForEyes) ?? null;
  const number = last?.number ?? 0;
  const [seen, setSeen] = useState(number);
  useEffect(() => {
    if (number === seen) return;
    if (isDeaf && 'vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
    const timer = setTimeout(() => setSeen(number), FRESH_MS);
    return () => clearTimeout(timer);
  }, [number, seen, isDeaf]);
  const fresh = isDeaf && number !== seen;
  return (
    <section aria-labelledby="announced">
      <h2 id="announced" className="visually-hidden">
        {text('announcement')}
      </h2>
      <p
        key={fresh ? number : 'seen'}
        className={`announcement${fresh ? ' fresh lit' : ''}`}
        data-hector="last"
        data-fresh={fresh || undefined}
      >
        {last ? <Spoken said={last.said} /> : text('nothingYet')}
      </p>
    </section>
  );
}

function isForEyes({ kind }: Entry): boolean {
  return kind === 'move' || kind === 'alert' || kind === 'answer';
}
