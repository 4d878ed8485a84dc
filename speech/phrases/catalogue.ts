/**
 * Message catalogues. The English messages are the source of the keys: another language's catalogue has the type
 * `Messages<keyof typeof english>`, so a missing or an extra message does not compile, and neither does a language
 * without a catalogue. English is always there; the others are fetched when they are chosen, and are read
 * synchronously from then on.
 */

import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '#rules/notation/language.ts';

export type Messages<Key extends string> = Readonly<Record<Key, string>>;
export type MessageArgs = Readonly<Record<string, string | number>>;
export type MessageLoader<Key extends string> = () => Promise<Readonly<{ messages: Messages<Key> }>>;

export type Catalogue<Key extends string> = Readonly<{
  /** After this, `text` knows the language. */
  load(language: Language): Promise<void>;
  text(language: Language, key: Key, args?: MessageArgs): string;
  /** The ICU message itself. */
  message(language: Language, key: Key): string;
}>;

const formats = new Map<string, IntlMessageFormat>();

/** One ICU message with its arguments. Parsed once. */
export function format(language: Language, message: string, args: MessageArgs = {}): string {
  if (!message.includes('{')) return message;
  const name = `${language} ${message}`;
  let parsed = formats.get(name);
  if (!parsed) {
    parsed = new IntlMessageFormat(message, language);
    formats.set(name, parsed);
  }
  return parsed.format(args) as string;
}

export function catalogue<Key extends string>(
  english: Messages<Key>,
  others: Readonly<Record<Exclude<Language, 'en'>, MessageLoader<Key>>>,
): Catalogue<Key> {
  const loaded = new Map<Language, Messages<Key>>([['en', english]]);

  function message(language: Language, key: Key): string {
    const messages = loaded.get(language);
    if (!messages) throw new Error(`the messages of ${language} were read before they were loaded`);
    return messages[key];
  }

  return {
    async load(language) {
      if (language !== 'en' && !loaded.has(language))
        loaded.set(language, (await others[language]()).messages);
    },
    text: (language, key, args) => format(language, message(language, key), args),
    message,
  };
}
