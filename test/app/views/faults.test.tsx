/** What goes wrong beneath the screens is said, and the page stays one on which a game can be begun. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { openBoard } from '#app/board/openBoard.ts';
import type { GameRecord } from '#app/journal/database.ts';
import { header } from '../testGame.ts';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector;
afterEach(() => hideApp(app));

const heard = () => app.hector.announcer.log.map(({ text }) => text).join('\n');

async function stored(): Promise<GameRecord> {
  const created = await app.hector.ports.journal.create(header(), app.clock.now);
  if (!created.ok) throw new Error(created.detail);
  return created.game;
}

/** Another tab has every game until the test lets go. */
class TakenLocks {
  letGo: () => void = () => {};
  readonly #free = new Promise<void>((resolve) => {
    this.letGo = resolve;
  });
  released = 0;
  async request(name: string, options: LockOptions, callback: (lock: Lock | null) => Promise<unknown>) {
    if (options.ifAvailable) return callback(null);
    await this.#free;
    if (options.signal?.aborted) throw new DOMException('', 'AbortError');
    await callback({ name, mode: 'exclusive' });
    this.released += 1;
  }
}

describe('bad luck beneath the screens', () => {
  test('a new version is said, not only shown', async () => {
    app = await showApp();
    act(() => app.update.set(() => {}));
    await screen.findByRole('button', { name: 'Use it now' });
    expect(heard()).toMatch(/A new version of Hector is ready/);
  });

  test('a board that cannot be opened: no game is stored, and the button starts one once it can', async () => {
    let isBroken = true;
    app = await showApp(
      {},
      {},
      {
        openBoard: (...board) => (isBroken ? Promise.reject(new Error('no board')) : openBoard(...board)),
      },
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    await waitFor(() => expect(heard()).toMatch(/The game could not be opened: Error: no board/));
    expect(await app.hector.ports.journal.games()).toEqual([]);
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    await screen.findByRole('listbox', { name: 'Board' });
    expect(await app.hector.ports.journal.games()).toHaveLength(1);
  });

  test('a game that was waited for, whose store is closed meanwhile: that is said', async () => {
    const locks = new TakenLocks();
    app = await showApp({}, {}, { locks: locks as unknown as LockManager });
    await app.hector.open(await stored());
    app.database.close();
    locks.letGo();
    await waitFor(() => expect(heard()).toMatch(/The game could not be opened/));
    expect(app.hector.playing.value).toBe(null);
    await waitFor(() => expect(locks.released).toBe(1));
  });

  test('a game that was waited for, and is no longer wanted: its lock is given back', async () => {
    const locks = new TakenLocks();
    app = await showApp({}, {}, { locks: locks as unknown as LockManager });
    await app.hector.open(await stored());
    await app.hector.closeGame();
    locks.letGo();
    await Promise.resolve();
    expect(app.hector.playing.value).toBe(null);
    expect(app.hector.waitsForTab.value).toBe(false);
  });

  test('many games asked for at once: the last is open, and every other lock is given back', async () => {
    app = await showApp();
    const games = [await stored(), await stored(), await stored()];
    await Promise.all(games.map((game) => app.hector.open(game)));
    expect(app.hector.playing.value?.record.id).toBe(games[2]?.id);
    for (const game of games.slice(0, 2)) expect(await app.hector.open(game)).toBe(true);
    expect(heard()).not.toMatch(/open in another tab/);
  });

  test('a record whose time is no time is listed, and the list stays usable', async () => {
    app = await showApp();
    const game = await stored();
    await app.database.put('games', { ...game, begunAt: 1e300 });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Stored games' }));
    await screen.findByText(new RegExp(game.id));
    expect(heard()).not.toMatch(/Something went wrong/);
  });
});
