import { readMove } from '#app/edge/readText.ts';
import type { Language } from '#rules/notation/language.ts';
import { makeUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { match } from '#speech/match/match.ts';

/** What the command and the app in both modes play: a move each, or null where they ask. */
export function played(position: Position, text: string, language: Language): (string | null)[] {
  const found = [
    match(position, text, { language }),
    readMove(position, text, language, true),
    readMove(position, text, language, false),
  ];
  return found.map((each) => (each.kind === 'move' ? makeUci(each.move) : null));
}

/** All three ask. */
export const ASKED = [null, null, null];
/** All three play the same. */
export const thrice = (uci: string) => [uci, uci, uci];
