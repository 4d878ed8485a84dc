/** How a command is given: the key that it has now, and its word in the reader's language. */
import { COMMAND_NAMES, commandNames } from '#app/desk/textCommand.ts';
import type { Language } from '#rules/notation/language.ts';

export function givenBy(language: Language): (name: string) => string | null {
  return (name) => {
    const known = COMMAND_NAMES.find((command) => command === name);
    const [first, ...others] = known ? commandNames(known, language) : [];
    const word = others.at(-1);
    if (!first) return null;
    return word ? `${first} (${word})` : first;
  };
}
