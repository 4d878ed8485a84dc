/** The journal as a file: NDJSON, the header first. It alone restores a game exactly (interfaces.md, section 2). */
import type { GameEvent } from '#rules/game/event.ts';
import type { GameHeader } from '#rules/game/header.ts';
import { type RestoreOutcome, restore } from './restore.ts';

const KIND = 'journal/1';

export function makeJournalFile(header: GameHeader, begunAt: number, events: readonly unknown[]): string {
  const lines = [{ hector: KIND, begunAt, ...header }, ...events];
  return lines.map((line) => `${JSON.stringify(line ?? null)}\n`).join('');
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
    restored: restore(header, rest as GameEvent[]),
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
