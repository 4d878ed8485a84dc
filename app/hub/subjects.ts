/**
 * The subjects of a hall, by which the server tells who may say and hear what: each is a list of words between dots, and
 * a right names some of them (hub/rights.ts). A game, a role and a line are one word each.
 */
import type { Listener } from '#rules/game/hearing.ts';

export const STREAM = 'GAMES';

/** A word of a subject: nothing in it may be a wildcard or divide it. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,100}$/.test(text);
}

/** The log of a game; every entry is behind the fence. */
export const eventsOf = (game: string): string => `game.${game}.events`;
/** What the log has accepted, said again by the server itself; who listens to `eventsOf` also hears what was refused. */
export const liveOf = (game: string): string => `live.game.${game}.events`;
/** What desks ask of a table, put by the hub. */
export const askOf = (game: string): string => `ask.${game}`;
/** A table says that it is there. */
export const beatOf = (game: string): string => `table.${game}.beat`;
/** From a desk to the hub, and back. */
export const upOf = (game: string, role: Listener | '*', line: string): string =>
  `up.${game}.${role}.${line}`;
export const downOf = (game: string, role: Listener | '*', line: string): string =>
  `down.${game}.${role}.${line}`;

/** Answers to a user's own requests come under a name that no other user may listen to. */
export const inboxOf = (user: string): string => `_INBOX_${user}`;

/** The word for a line of the wire: its name without what stands before the last colon. */
export function lineToken(name: string): string {
  const token = name.slice(name.lastIndexOf(':') + 1);
  if (!isToken(token)) throw new Error(`a line's name is no word: ${name}`);
  return token;
}
