/**
 * A hall in one file: what the hub remembers and every entry of its log, in order. Restored into an empty folder, the
 * hall goes on with the same games and the same codes; so the file is as secret as the codes are.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isRecord } from '#rules/game/fields.ts';
import type { HubLog, LogEntry } from './log.ts';
import { parseStored, type Store, type Stored, writeWhole } from './store.ts';

export type BackedUp = Readonly<{ game: string; text: string }>;
export type Backup = Readonly<{ stored: Stored; pairings: string | null; entries: readonly BackedUp[] }>;

const KIND = 'hub-backup/1';

export async function makeBackup(store: Store, log: Pick<HubLog, 'all'>): Promise<string> {
  const entries: BackedUp[] = [];
  await log.all(({ game, text }: LogEntry) => entries.push({ game, text }));
  const file = store.path('pairings');
  const pairings = existsSync(file) ? readFileSync(file, 'utf8') : null;
  const lines = [{ hector: KIND, stored: store.value, pairings, count: entries.length }, ...entries].map(
    (line) => JSON.stringify(line),
  );
  // The last line tells a whole file from one that was cut.
  return `${[...lines, JSON.stringify({ sum: sumOf(lines) })].join('\n')}\n`;
}

function sumOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

export type ParsedBackup = Readonly<{ ok: true; backup: Backup } | { ok: false; reason: string }>;

export function parseBackup(text: string): ParsedBackup {
  const lines = text.split('\n').filter((line) => line !== '');
  const last = lines.pop();
  const values = lines.map(readLine);
  const [head, ...rest] = values;
  if (!isRecord(head) || head.hector !== KIND) return { ok: false, reason: 'it is no backup of a hub' };
  const sum = readLine(last ?? '');
  if (!isRecord(sum) || sum.sum !== sumOf(lines)) return { ok: false, reason: 'it is damaged, or not whole' };
  const stored = parseStored(head.stored);
  const { pairings } = head;
  const entries = rest.filter(isEntry);
  if (!stored || (pairings !== null && typeof pairings !== 'string') || entries.length !== head.count)
    return { ok: false, reason: 'it is damaged, or not whole' };
  return { ok: true, backup: { stored, pairings, entries } };
}

function readLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function isEntry(value: unknown): value is BackedUp {
  return isRecord(value) && typeof value.game === 'string' && typeof value.text === 'string';
}

/** Into a folder in which no hub has been. The entries are taken into the log when the hub is started on it. */
export function layDown(store: Store, { stored, pairings, entries }: Backup): void {
  store.change(stored);
  if (pairings !== null) writeWhole(store.path('pairings'), pairings);
  writeWhole(store.path('restore.ndjson'), entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
}

/** What was laid down and is not in the log yet. */
export function laidDown(store: Store): readonly BackedUp[] | null {
  const file = store.path('restore.ndjson');
  if (!existsSync(file)) return null;
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(readLine)
    .filter(isEntry);
}
