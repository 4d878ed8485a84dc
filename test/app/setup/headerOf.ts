import type { Draft } from '#app/setup/draft.ts';
import { makeHeader } from '#app/setup/makeHeader.ts';
import type { GameHeader } from '#rules/game/header.ts';

/** The header of a set-up in which nothing is wrong. */
export function headerOf(draft: Draft): GameHeader {
  const made = makeHeader(draft);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.header;
}
