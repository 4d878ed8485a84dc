import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { MessageArgs } from '#speech/phrases/catalogue.ts';
import type { Observable } from '../base/observable.ts';
import type { Settings } from '../desk/settings.ts';
import type { Hector } from '../hector.ts';
import { type TextKey, text } from '../i18n/text.ts';

const Context = createContext<Hector | null>(null);

export function HectorProvider({ hector, children }: Readonly<{ hector: Hector; children: ReactNode }>) {
  return <Context value={hector}>{children}</Context>;
}

export function useHector(): Hector {
  const hector = useContext(Context);
  if (!hector) throw new Error('a screen was shown outside the application');
  return hector;
}

export function useObservable<T>(observable: Observable<T>): T {
  return useSyncExternalStore(observable.subscribe, () => observable.value);
}

export function useSettings(): Settings {
  return useObservable(useHector().settings);
}

/** The texts of the screens in the chosen language. */
export function useText(): (key: TextKey, args?: MessageArgs) => string {
  const { language } = useSettings();
  return (key, args) => text(language, key, args);
}
