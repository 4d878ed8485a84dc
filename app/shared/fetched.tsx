import { type ComponentType, lazy, useState } from 'react';
import type { Language } from '#rules/notation/language.ts';
import { loadOpenedAreas } from '../i18n/area.ts';
import { useSettings } from './hectorContext.tsx';

/** A part of the screens that is not on the first page: a component, and a way to have it here before it is shown. */
export type Fetched<Props> = ComponentType<Props> &
  Readonly<{
    /** In idle time, with its words; where that fails, it is fetched again when it is to be shown. */
    ahead(language: Language): Promise<void>;
  }>;

/**
 * Fetches a part with its words when it is first shown; the screen waits for it within its `Suspense`. One that is here
 * already is shown at once: React's own `lazy` would show the fallback first, and leave it there for a third of a second.
 */
export function fetched<Props extends object>(load: () => Promise<ComponentType<Props>>): Fetched<Props> {
  let here: ComponentType<Props> | null = null;
  let fetching: Promise<ComponentType<Props>> | null = null;
  let later: ComponentType<Props> | null = null;

  const fetch = (language: Language): Promise<ComponentType<Props>> => {
    fetching ??= load().then(async (part) => {
      await loadOpenedAreas(language);
      here = part;
      return part;
    });
    return fetching;
  };
  const choose = (language: Language): ComponentType<Props> => {
    later ??= lazy(async () => ({ default: await fetch(language) }));
    return here ?? later;
  };

  return Object.assign((props: Props) => <Part choose={choose} props={props} />, {
    async ahead(language: Language) {
      await fetch(language).catch(() => {
        fetching = null;
        later = null;
      });
    },
  });
}

type PartProps<Props> = Readonly<{ choose: (language: Language) => ComponentType<Props>; props: Props }>;

/** Chosen once: what is shown stays the same component when it has come meanwhile. */
function Part<Props extends object>({ choose, props }: PartProps<Props>) {
  const { language } = useSettings();
  const [Shown] = useState(() => choose(language));
  return <Shown {...props} />;
}
