/** The list of keys as text, to be saved, printed, or turned into Braille like any other text. */
import type { Language } from '#rules/notation/language.ts';
import { ACTION_NAMES, actionLabel } from './actions.ts';
import type { KeyMap } from './keys.ts';
import { commandNames } from './textCommand.ts';
import { deskTexts } from './texts.ts';

export function keysDocument(language: Language, map: KeyMap): string {
  const lines = ACTION_NAMES.map((name) => {
    const { board, anywhere } = map[name];
    const keys = [board, anywhere].filter((key) => key !== null);
    const shown = keys.length > 0 ? keys.join(', ') : deskTexts.text(language, 'keys.none');
    return `${actionLabel(language, name)}: ${shown}; ${commandNames(name, language).join(', ')}`;
  });
  return `${deskTexts.text(language, 'keys.title')}\n\n${lines.join('\n')}\n`;
}
