/**
 * The words of one part of the app, which are fetched with its screens and not before: an arbiter's words are no load on
 * a player's first page. Each area has a folder of catalogues of its own, beside its screens.
 */
import type { Language } from '#rules/notation/language.ts';
import { catalogue, type MessageArgs, type MessageLoader, type Messages } from '#speech/phrases/catalogue.ts';
import { capitalised } from '#speech/phrases/phrasebook.ts';
import { plainly, type Said, type Slots, sayWith } from '#speech/phrases/said.ts';

export type AreaTexts<Key extends string> = Readonly<{
  keys: readonly Key[];
  /** The same promise each time, so that a screen can wait for it; one that is kept says so to React, and is not waited for. */
  load(language: Language): Promise<void>;
  text(language: Language, key: Key, args?: MessageArgs): string;
  /** The same, to be spoken. */
  said(language: Language, key: Key, args?: MessageArgs): Said;
  /** A finished sentence with slots for what is already said, such as squares in German words. */
  say(language: Language, key: Key, slots?: Slots): Said;
  /** The ICU message itself. */
  message(language: Language, key: Key): string;
}>;

type Loading = Readonly<{ load(language: Language): Promise<void> }>;
const opened = new Set<Loading>();

/** The areas that are on this page get every language with it, so that changing it shows no gap. */
export async function loadOpenedAreas(language: Language): Promise<void> {
  await Promise.all([...opened].map((area) => area.load(language)));
}

/** What React writes on a promise that it has waited for: `use` goes on at once where it stands there already. */
const kept = (promise: Promise<void>): Promise<void> =>
  Object.assign(promise, { status: 'fulfilled', value: undefined });

export function areaTexts<Key extends string>(
  english: Messages<Key>,
  others: Readonly<Record<Exclude<Language, 'en'>, MessageLoader<Key>>>,
): AreaTexts<Key> {
  const texts = catalogue(english, others);
  const loading = new Map<Language, Promise<void>>([['en', kept(Promise.resolve())]]);
  const text = (language: Language, key: Key, args?: MessageArgs) => texts.text(language, key, args);
  const area: AreaTexts<Key> = {
    keys: Object.keys(english) as Key[],
    load(language) {
      const known = loading.get(language);
      if (known) return known;
      const promise: Promise<void> = texts.load(language).then(
        () => void kept(promise),
        (error) => {
          loading.delete(language); // asked for again the next time
          throw error;
        },
      );
      loading.set(language, promise);
      return promise;
    },
    text,
    said: (language, key, args) => plainly(language, text(language, key, args)),
    say: (language, key, slots = {}) =>
      sayWith(language, (filled) => capitalised(text(language, key, filled)), slots),
    message: (language, key) => texts.message(language, key),
  };
  opened.add(area);
  return area;
}
