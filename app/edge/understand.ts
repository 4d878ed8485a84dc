/**
 * A typed move in whatever letters its writer is used to. The player's own language comes first, with English
 * besides; only what says nothing there is tried in the others, and taken if they all mean the same. A doubt in the
 * own language stays one: English "no" is not the Polish word for "well".
 */
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { type Move, sameMove } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { type Match, match } from '#speech/match/match.ts';
import { understand as understandText } from '#speech/match/understand.ts';

export function understand(position: Position, text: string, language: Language): Match {
  const own = match(position, text, { language, illegalToo: true });
  if (own.kind !== 'none' || isDoubtful(text, language)) return own;
  const moves: Move[] = [];
  for (const other of LANGUAGES) {
    const found = match(position, text, { language: other });
    if (found.kind === 'move' && !moves.some((known) => sameMove(known, found.move))) moves.push(found.move);
  }
  const [only] = moves;
  if (!only) return own;
  return moves.length === 1 ? { kind: 'move', move: only } : { kind: 'unclear', candidates: moves };
}

function isDoubtful(text: string, language: Language): boolean {
  return understandText(text, language).kind !== 'plain';
}
