import { createContext, type ReactNode, use, useContext, useMemo, useSyncExternalStore } from 'react';
import type { Announcer } from '#speech/announcer/announcer.ts';
import type { MessageArgs } from '#speech/phrases/catalogue.ts';
import type { Observable } from '../base/observable.ts';
import type { Settings } from '../desk/settings.ts';
import type { Hector } from '../hector.ts';
import type { AreaTexts } from '../i18n/area.ts';
import { type TextKey, text } from '../i18n/text.ts';

/** Who sits at this page: what he has chosen, and the voice that speaks to him. Every desk has it. */
export type Person = Readonly<{ settings: Observable<Settings>; announcer: Announcer }>;

/** What a screen may ask of the window that it is in, at a table or at a desk away from it. */
export type Place = Readonly<{
  change: (settings: Partial<Settings>) => Promise<boolean>;
  /** Asks the browser for a board's port, in the gesture that calls it. */
  choosePort: Hector['ports']['choosePort'];
  fault: (error: unknown) => void;
}>;

const PersonContext = createContext<Person | null>(null);
const HectorContext = createContext<Hector | null>(null);

export function PersonProvider({ person, children }: Readonly<{ person: Person; children: ReactNode }>) {
  return <PersonContext value={person}>{children}</PersonContext>;
}

const PlaceContext = createContext<Place | null>(null);

export function PlaceProvider({ place, children }: Readonly<{ place: Place; children: ReactNode }>) {
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('a screen was shown outside its window');
  return place;
}

export function HectorProvider({ hector, children }: Readonly<{ hector: Hector; children: ReactNode }>) {
  const place = useMemo(
    (): Place => ({
      change: (settings) => hector.change(settings),
      choosePort: (seat) => hector.ports.choosePort(seat),
      fault: (error) => hector.fault(error),
    }),
    [hector],
  );
  return (
    <HectorContext value={hector}>
      <PersonProvider person={hector}>
        <PlaceProvider place={place}>{children}</PlaceProvider>
      </PersonProvider>
    </HectorContext>
  );
}

/** The application at a table. A desk in a window of its own has none: its screens use the person and their desk. */
export function useHector(): Hector {
  const hector = useContext(HectorContext);
  if (!hector) throw new Error('a screen of the table was shown outside the application');
  return hector;
}

export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (!person) throw new Error('a screen was shown outside the application');
  return person;
}

export function useObservable<T>(observable: Observable<T>): T {
  return useSyncExternalStore(observable.subscribe, () => observable.value);
}

export function useSettings(): Settings {
  return useObservable(usePerson().settings);
}

/** The texts of the screens in the chosen language. */
export function useText(): (key: TextKey, args?: MessageArgs) => string {
  const { language } = useSettings();
  return (key, args) => text(language, key, args);
}

/** The texts of one area of the app in the chosen language; the screen waits for them within its `Suspense`. */
export function useAreaText<Key extends string>(
  area: AreaTexts<Key>,
): (key: Key, args?: MessageArgs) => string {
  const { language } = useSettings();
  use(area.load(language)); // always: a screen that has waited for it asks for it again
  return (key, args) => area.text(language, key, args);
}
