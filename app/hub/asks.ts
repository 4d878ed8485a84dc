/** What the hub asks of a table for a desk, and what the table answers: commands travel, events are decided there. */
import { ACTORS, type Actor } from '#rules/game/command.ts';
import { isRecord, upTo } from '#rules/game/fields.ts';
import type { Outcome } from '../desk/gamePort.ts';

/** `id`: one for each request, so that one that is put again is carried out once. A null command: are you there? */
export type Ask = Readonly<{ id: string; by: Actor; command: Readonly<Record<string, unknown>> | null }>;

/** `length`: how many events the game has after it. */
export type Answer = Readonly<{ outcome: Outcome; length: number }>;

const LONGEST = 64_000;
const isLength = upTo(10_000_000);
const OUTCOMES = ['done', 'refused', 'not-written', 'failed', 'not-sent'];

export function readAsk(text: string): Ask | null {
  const value = parse(text);
  if (!value || typeof value.id !== 'string' || value.id.length > 100) return null;
  const by = ACTORS.find((actor) => actor === value.by);
  if (!by || (value.command !== null && !isRecord(value.command))) return null;
  return { id: value.id, by, command: value.command };
}

export function readAnswer(text: string): Answer | null {
  const value = parse(text);
  if (!value || !isLength(value.length) || !isRecord(value.outcome)) return null;
  if (!OUTCOMES.some((kind) => kind === (value.outcome as Record<string, unknown>).kind)) return null;
  return { outcome: value.outcome as Outcome, length: value.length };
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = text.length <= LONGEST ? JSON.parse(text) : null;
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
