import { useEffect } from 'react';
import { saidText } from '../i18n/text.ts';
import { usePerson, useSettings, useText } from './hectorContext.tsx';

/** What comes sooner needs no word. */
const LONG_MS = 2000;

/**
 * In place of a screen that is still being fetched. To eyes only: Orca takes its place on the first words of a page, and
 * where these go it moves on to the title that follows, in silence, so that the title's focus is no news to it. Who does not
 * see it is told when it takes long.
 */
export function Loading() {
  const { announcer } = usePerson();
  const { language } = useSettings();
  const text = useText();
  useEffect(() => {
    const timer = setTimeout(
      () => announcer.say({ kind: 'answer', said: saidText(language, 'app.loading') }),
      LONG_MS,
    );
    return () => clearTimeout(timer);
  }, [announcer, language]);
  return <p aria-hidden="true">{text('app.loading')}</p>;
}
