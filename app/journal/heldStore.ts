/**
 * The men that are in a hand, kept beside the journal as strictly as the journal itself. They are no act of the game yet
 * (docs/decisions/018), so that no journal has them; but a page that goes away in that moment must not lose a touch (D.2.2).
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isRecord } from '#rules/game/fields.ts';
import { isSquare, type Square } from '#rules/position/square.ts';

/** `ply`: the half-move for which they were lifted. */
export type HeldMen = Readonly<{ ply: number; squares: readonly Square[] }>;

/** It fails in silence: where nothing can be kept, the journal says so. */
export type HeldStore = Readonly<{
  keep: (board: string, held: HeldMen) => Promise<void>;
  read: (board: string) => Promise<HeldMen | null>;
}>;

interface HeldSchema extends DBSchema {
  held: { key: string; value: unknown };
}

let opened: Promise<IDBPDatabase<HeldSchema>> | null = null;

function database(): Promise<IDBPDatabase<HeldSchema>> {
  opened ??= openDB<HeldSchema>('hector-hand', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('held'),
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

export function heldStoreOf(game: string): HeldStore {
  return {
    async keep(board, held) {
      try {
        const isHeld = held.squares.length > 0;
        // Forgotten a moment later after a power cut, an empty hand does no harm: the journal has what it did.
        const durability = isHeld ? 'strict' : 'relaxed';
        const transaction = (await database()).transaction('held', 'readwrite', { durability });
        if (isHeld) void transaction.store.put(held, `${game} ${board}`);
        else void transaction.store.delete(`${game} ${board}`);
        await transaction.done;
      } catch {}
    },
    async read(board) {
      try {
        return readHeld(await (await database()).get('held', `${game} ${board}`));
      } catch {
        return null;
      }
    },
  };
}

function readHeld(value: unknown): HeldMen | null {
  if (!isRecord(value) || typeof value.ply !== 'number' || !Array.isArray(value.squares)) return null;
  const squares = value.squares.filter((square) => typeof square === 'string').filter(isSquare);
  return { ply: value.ply, squares };
}
