/** Which of a recogniser's readings was meant: the first that is a command or a clear move; else the likeliest. */
import type { Language } from '#rules/notation/language.ts';
import type { Position } from '#rules/position/position.ts';
import { parseTextCommand } from '../desk/textCommand.ts';
import { understand } from '../edge/understand.ts';

export function bestReading(texts: readonly string[], position: Position, language: Language): string | null {
  const isClear = (text: string) => {
    const typed = parseTextCommand(text);
    return typed.kind === 'move' ? understand(position, text, language).kind === 'move' : true;
  };
  return texts.filter(Boolean).find(isClear) ?? texts[0] ?? null;
}
