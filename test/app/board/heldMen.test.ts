/**
 * D.2.2: a man in the hand is a touched man, also where the page goes away before he is put down; and what was brushed or
 * knocked over is none. The page that went away is a table that nobody closes.
 */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { HeldStore } from '#app/journal/heldStore.ts';
import type { Square } from '#rules/position/square.ts';
import { START } from '#test/devices/boards/positions.ts';
import { inserted, lifted, occupancy, openTable } from './table.ts';

const SET_UP = occupancy(START.keys());
const without = (...squares: Square[]) =>
  occupancy([...START.keys()].filter((square) => !squares.includes(square)));

const writing: Promise<void>[] = [];
/** Everything that was being written is on the disk. */
const written = () => Promise.all(writing);

/** A store of a new page, in a database that outlives the page. */
async function freshStore(): Promise<HeldStore> {
  vi.resetModules();
  const { heldStoreOf } = await import('#app/journal/heldStore.ts');
  const store = heldStoreOf('game');
  const keep: HeldStore['keep'] = (board, held) => {
    const kept = store.keep(board, held);
    writing.push(kept);
    return kept;
  };
  return { ...store, keep };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('a page that goes away with a man in the hand', () => {
  async function killedAfter(heldMs: number, ...squares: Square[]) {
    const before = await openTable({ held: await freshStore() });
    await before.says(SET_UP);
    for (const square of squares) await before.says(lifted(square), 10);
    await before.clock.passUntil(before.clock.now() + heldMs);
    await written();
    expect(before.events).not.toContain('lifted');
    return openTable({ held: await freshStore() });
  }
  const events = (table: Awaited<ReturnType<typeof openTable>>) => table.events.join(' ');

  test('has him in the hand still when it comes back: put down, he is one move', async () => {
    const table = await killedAfter(600, 'e2');
    await table.says(without('e2'));
    await table.says(inserted('e4'));
    expect(table.made).toEqual(['e2e4']);
  });

  test('put back later, he was touched', async () => {
    const table = await killedAfter(600, 'b1');
    await table.says(without('b1'));
    await table.says(inserted('b1'));
    expect(events(table)).toBe('lifted inserted');
    expect(table.session.state.act.touches.map(({ square }) => square)).toEqual(['b1']);
  });

  test('put back while nobody saw it, he was touched all the same', async () => {
    const table = await killedAfter(600, 'b1');
    await table.says(SET_UP);
    expect(events(table)).toBe('lifted inserted');
    expect(table.session.state.act.touches.map(({ square }) => square)).toEqual(['b1']);
  });

  test('what was out for less than a touch, or fell with another, is not remembered', async () => {
    for (const table of [await killedAfter(100, 'b1'), await killedAfter(800, 'b1', 'a2')]) {
      await table.says(SET_UP);
      expect(table.events).toEqual([]);
    }
  });

  test('what was already told, or put back and told, is not told again', async () => {
    const before = await openTable({ held: await freshStore() });
    await before.says(SET_UP);
    await before.says(lifted('b1'));
    await before.says(inserted('b1'));
    expect(events(before)).toBe('lifted inserted');
    await before.says(lifted('b1'));
    await before.says(inserted('c3'));
    expect(before.made).toEqual(['b1c3']);
    await written();
    const table = await openTable({ held: await freshStore() });
    await table.says(SET_UP);
    expect(table.events).toEqual([]);
  });

  test('another board than the one that was left is set up anew, and nobody has touched it', async () => {
    const table = await killedAfter(600, 'e2');
    await table.says(without('e2', 'd2'));
    expect(table.events).toEqual([]);
  });
});
