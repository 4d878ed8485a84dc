/**
 * The journal as a file: NDJSON, the header first. It alone restores a game exactly (interfaces.md, section 2). Each
 * event's line ends with its checksum; a journal without them is read all the same.
 */
import type { GameEvent } from '#rules/game/event.ts';
import { isRecord, LONGEST_MS } from '#rules/game/fields.ts';
import type { GameHeader } from '#rules/game/header.ts';
import { eventLine, readEventLine } from '../edge/eventLine.ts';
import { checksum, firstLine, KIND } from './checksum.ts';
import { type RestoreOutcome, restore, type StoredRecord } from './restore.ts';

/** A game of a whole day is a tenth of this. */
export const LONGEST_JOURNAL = 16_000_000;

/** Two computers' clocks may differ; nothing is begun later than this from now. */
const CLOCKS_DIFFER_MS = 86_400_000;

export function makeJournalFile(
  header: GameHeader,
  begunAt: number,
  records: readonly StoredRecord[],
): string {
  const lines = [firstLine(header, begunAt), ...records.map(lineOf)];
  return lines.map((line) => `${JSON.stringify(line ?? null)}\n`).join('');
}

/** What is no event, in a damaged journal, is exported as it was found. */
function lineOf({ event, sum }: StoredRecord): unknown {
  if (!isRecord(event)) return event;
  const line = 'detail' in event ? eventLine(event as unknown as GameEvent) : event;
  return sum === undefined ? line : { ...line, sum };
}

/** Several journals one after another, as they are exported together: each begins with its own header. */
export function splitJournals(text: string): string[] {
  const journals: string[][] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    if (journals.length === 0 || /^\s*\{\s*"hector"\s*:\s*"journal\//.test(line)) journals.push([]);
    journals.at(-1)?.push(line);
  }
  return journals.map((lines) => lines.join('\n'));
}

export type JournalFile = Readonly<{ begunAt: number | null; restored: RestoreOutcome }>;

/** `now`: by the wall clock. A game that begins in the future would be the newest one for ever. */
export function parseJournalFile(text: string, now: number): JournalFile {
  if (text.length > LONGEST_JOURNAL) return refused('it is larger than any journal');
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [first, ...rest] = lines.map(parseLine);
  if (!isRecord(first) || first.hector !== KIND) return refused(`the first line does not say ${KIND}`);
  const { begunAt } = first;
  if (begunAt !== undefined && !isPast(begunAt, now)) return refused('begunAt is no time in the past');
  return {
    begunAt: (begunAt as number | undefined) ?? null,
    restored: restore(first, rest.map(readLine), checksum(JSON.stringify(first))),
  };
}

function refused(reason: string): JournalFile {
  return { begunAt: null, restored: { ok: false, reason } };
}

function isPast(begunAt: unknown, now: number): begunAt is number {
  return (
    typeof begunAt === 'number' &&
    Number.isInteger(begunAt) &&
    begunAt >= now - LONGEST_MS &&
    begunAt <= now + CLOCKS_DIFFER_MS
  );
}

function readLine(line: unknown): StoredRecord {
  if (!isRecord(line)) return { event: line };
  const { sum, ...event } = line;
  return { event: readEventLine(event), ...(sum !== undefined && { sum }) };
}

/** A line that is no JSON is an event that cannot be read. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
