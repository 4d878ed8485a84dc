/** One tab writes to a game. A second one is told so, and may take over when the first is closed. */
import type { GameId } from './eventLog.ts';

export type Held = Readonly<{ release: () => void }>;

export type TabLock = Readonly<
  { ok: true; held: Held } | { ok: false; whenFree: (signal: AbortSignal) => Promise<Held> }
>;

export async function lockGame(game: GameId, locks: LockManager): Promise<TabLock> {
  const name = `hector:${game}`;
  const held = await take(name, locks, { ifAvailable: true });
  if (held) return { ok: true, held };
  return {
    ok: false,
    whenFree: async (signal) => {
      const later = await take(name, locks, { signal });
      if (!later) throw new Error('a lock that was waited for was not given');
      return later;
    },
  };
}

/** Resolves when the lock is held; it is held until `release`. */
function take(name: string, locks: LockManager, options: LockOptions): Promise<Held | null> {
  return new Promise((resolve, reject) => {
    locks
      .request(name, options, (lock) => {
        if (!lock) return resolve(null);
        return new Promise<void>((release) => resolve({ release }));
      })
      .catch(reject);
  });
}
