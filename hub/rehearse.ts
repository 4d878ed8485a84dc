/** The rehearsal of a restoration, in a folder that is thrown away: an untried backup is none. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackedUp, parseBackup } from './backup.ts';
import { startHub } from './hub.ts';
import type { HubOptions } from './options.ts';
import { restoreInto } from './restore.ts';

/** Starts a hub on the backup, compares what it has with what the backup holds, and leaves nothing behind. */
export async function rehearse(
  file: string,
  options: HubOptions,
): Promise<Readonly<{ ok: boolean; text: string }>> {
  const dir = mkdtempSync(join(tmpdir(), 'hector-rehearsal-'));
  try {
    const restored = restoreInto(join(dir, 'data'), file);
    if (!restored.ok) return { ok: false, text: restored.reason };
    const parsed = parseBackup(readFileSync(file, 'utf8'));
    const expected = parsed.ok ? parsed.backup.entries : [];
    const started = await startHub(
      {
        ...options,
        data: join(dir, 'data'),
        pairings: null,
        round: null,
        port: 0,
        host: '127.0.0.1',
        tls: null,
        push: null,
        broadcast: null,
      },
      false,
    );
    if (!started.ok) return { ok: false, text: started.reason };
    const { hub } = started;
    const found: BackedUp[] = [];
    await hub.parts.log.all(({ game, text }) => found.push({ game, text }));
    const events = hub.parts.hall.files.reduce((sum, { length }) => sum + length, 0);
    await hub.stop();
    const isSame = JSON.stringify(found) === JSON.stringify(expected);
    const games = new Set(expected.map(({ game }) => game)).size;
    return isSame
      ? {
          ok: true,
          text: `The backup is good: ${games} games, ${expected.length} entries, ${events} events of the open round.`,
        }
      : {
          ok: false,
          text: `The backup does not give back what it holds: ${found.length} of ${expected.length} entries.`,
        };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
