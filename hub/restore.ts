/** A backup becomes a hall again. */
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { laidDown, layDown, parseBackup } from './backup.ts';
import type { HubLog } from './log.ts';
import { Store } from './store.ts';

export type Restored = Readonly<{ ok: true } | { ok: false; reason: string }>;

/** Lays a backup down in a new folder; the hub that is then started on it takes the games in. */
export function restoreInto(dir: string, file: string): Restored {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { ok: false, reason: `cannot read ${file}` };
  }
  const parsed = parseBackup(text);
  if (!parsed.ok) return { ok: false, reason: `${file}: ${parsed.reason}` };
  if (existsSync(join(dir, 'hub.json')))
    return { ok: false, reason: `${dir} has a hub already: restore into a new folder` };
  const opened = Store.open(dir);
  if (!opened.ok) return opened;
  layDown(opened.store, parsed.backup);
  return { ok: true };
}

/** Into the log, what is not there yet: a hub that was stopped in the middle of it goes on. */
export async function takeIn(store: Store, log: HubLog): Promise<void> {
  const entries = laidDown(store);
  if (!entries) return;
  const last = new Map<string, number>();
  const known = new Map<string, number>();
  await log.all(({ game, seq }) => {
    last.set(game, seq);
    known.set(game, (known.get(game) ?? 0) + 1);
  });
  const seen = new Map<string, number>();
  for (const { game, text } of entries) {
    const number = seen.get(game) ?? 0;
    seen.set(game, number + 1);
    if (number < (known.get(game) ?? 0)) continue;
    const written = await log.append(game, text, last.get(game) ?? 0, `restore:${game}:${number}`);
    if (!written.ok) throw new Error(`a backup could not be taken in: ${written.reason}`);
    last.set(game, written.seq);
  }
  renameSync(store.path('restore.ndjson'), store.path('restored.ndjson'));
}
