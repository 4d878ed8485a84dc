import { useEffect, useState } from 'react';
import { plainly } from '#speech/phrases/said.ts';
import { useAreaText, usePerson, useSettings, useText } from '../hectorContext.tsx';
import { aroundTexts } from './texts.ts';

/** Whether the browser has promised to keep what is stored; who has no promise can ask for it again. */
export function Storage() {
  const { announcer } = usePerson();
  const { language } = useSettings();
  const common = useText();
  const text = useAreaText(aroundTexts);
  const [isKept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    // A browser that does not answer is one that has promised nothing.
    navigator.storage?.persisted?.().then(setKept, () => setKept(null));
  }, []);
  const ask = async () => {
    const answer = await navigator.storage.persist().catch(() => false);
    setKept(answer);
    const sentence = answer ? common('games.persistent') : text('storage.refused');
    announcer.say({ kind: 'answer', said: plainly(language, sentence) });
  };
  return (
    <section aria-labelledby="storage">
      <h2 id="storage">{common('games.storage')}</h2>
      <p>
        {isKept === null
          ? text('storage.unknown')
          : common(isKept ? 'games.persistent' : 'games.notPersistent')}
      </p>
      {isKept === false && (
        <p>
          <button type="button" onClick={() => void ask()}>
            {text('storage.ask')}
          </button>
        </p>
      )}
    </section>
  );
}
