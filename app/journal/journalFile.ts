/** The journal as a file: NDJSON, the header first. It alone restores a game exactly (interfaces.md, section 2). */
import type { GameEvent } from '#rules/game/event.ts';
import type { GameHeader } from '#rules/game/header.ts';
import { eventLine, readEventLine } from '../edge/eventLine.ts';
import { type RestoreOutcome, restore } from './restore.ts';

const KIND = 'journal/1';

export function makeJournalFile(header: GameHeader, begunAt: number, events: readonly unknown[]): string {
  const lines = [{ hector: KIND, begunAt, ...header }, ...events.map(lineOf)];
  return lines.map((line) => `${JSON.stringify(line ?? null)}\n`).join('');
}

/** What is no event, in a damaged journal, is exported as it was found. */
function lineOf(event: unknown): unknown {
  return isObject(event) && 'event' in event ? eventLine(event as unknown as GameEvent) : event;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export type JournalFile = Readonly<{ begunAt: number | null; restored: RestoreOutcome }>;

export function parseJournalFile(text: string): JournalFile {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [first, ...rest] = lines.map(parseLine);
  const header = (first ?? {}) as { hector?: unknown; begunAt?: unknown };
  if (header.hector !== KIND)
    return { begunAt: null, restored: { ok: false, reason: `the first line does not say ${KIND}` } };
  return {
    begunAt: typeof header.begunAt === 'number' ? header.begunAt : null,
    restored: restore(
      header,
      rest.map((line) => (isObject(line) ? readEventLine(line) : line)),
    ),
  };
}

/** A line that is no JSON is an event that cannot be read. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
