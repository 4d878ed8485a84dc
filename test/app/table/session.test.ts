import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Change } from '#app/desk/gamePort.ts';
import { narrate } from '#app/desk/narrate.ts';
import type { Appended, EventLog } from '#app/journal/eventLog.ts';
import type { Session } from '#app/table/session.ts';
import { viewOf } from '#rules/game/view.ts';
import { insert, lift, resumed, startedGame, WORDS } from '../testGame.ts';

let open: Session[] = [];
afterEach(() => {
  for (const session of open) session.close();
  open = [];
});

function watch(session: Session): Change[] {
  open.push(session);
  const changes: Change[] = [];
  session.subscribe((change) => changes.push(change));
  return changes;
}

const kinds = (changes: readonly Change[]) =>
  changes.flatMap(({ events }) => events.map(({ event }) => event));
const heard = (changes: readonly Change[]) =>
  changes.flatMap((change) => {
    const message = narrate(viewOf(change, ['white', 'black']), WORDS, 'white');
    return message ? [`${message.kind}: ${message.said.text}`] : [];
  });

describe('from an act to its announcement', () => {
  test('a placed move is announced for the player, and so made (D.2.10.2, D.2.3.3)', async () => {
    const { session } = await startedGame();
    const changes = watch(session);
    await session.submit(lift('g1'));
    await session.submit(insert('f3'));
    expect(kinds(changes)).toEqual(['lifted', 'inserted', 'announced', 'made']);
    expect(heard(changes)).toEqual([
      'echo: Touched: white knight, Gustav eins.',
      'move: Springer Gustav eins Felix drei',
    ]);
  });

  test('nothing is told before it is written', async () => {
    const order: string[] = [];
    const { session } = await startedGame({}, (journal) => ({
      append: async (...args) => {
        order.push('append begins');
        const outcome = await journal.append(...args);
        order.push('append ends');
        return outcome;
      },
    }));
    open.push(session);
    order.length = 0;
    session.subscribe(() => order.push('told'));
    await session.submit(lift('e2'));
    expect(order).toEqual(['append begins', 'append ends', 'told']);
  });

  test('acts that arrive together are written together, and decided one after another', async () => {
    const { session } = await startedGame();
    const changes = watch(session);
    await Promise.all([session.submit(lift('e2')), session.submit(insert('e4'))]);
    expect(changes).toHaveLength(1);
    expect(heard(changes)).toEqual(['move: Bauer Eva zwei Eva vier']);
  });

  test('who acts may depend on the act before: the opponent moves in the same breath', async () => {
    const { session } = await startedGame({ timeControl: null });
    const changes = watch(session);
    await Promise.all([
      session.submit(lift('e2')),
      session.submit(insert('e4')),
      session.submit((state) => ({ by: state.act.color, do: 'lift', square: 'e7' })),
    ]);
    expect(changes[0]?.events.at(-1)).toMatchObject({
      event: 'lifted',
      by: 'black',
      square: 'e7',
      as: 'touch',
    });
  });

  test('a refused act changes nothing and says why', async () => {
    const { session } = await startedGame();
    const changes = watch(session);
    expect(await session.submit(lift('e4'))).toEqual({ kind: 'refused', code: 'hole-empty', article: null });
    expect(changes).toEqual([]);
  });
});

describe('what cannot be written has not happened', () => {
  test.each(['disk-full', 'unavailable', 'stale'] as const)('%s', async (fault) => {
    let isBroken = false;
    const { session, journal, id } = await startedGame(
      {},
      (real): Pick<EventLog, 'append'> => ({
        append: async (...args): Promise<Appended> =>
          isBroken ? { ok: false, fault, detail: '' } : real.append(...args),
      }),
    );
    const changes = watch(session);
    const before = session.state;
    isBroken = true;
    expect(await session.submit(lift('e2'))).toEqual({ kind: 'not-written', fault });
    expect(session.state).toBe(before);
    expect(changes).toEqual([]);
    isBroken = false;
    expect(await session.submit(lift('e2'))).toEqual({ kind: 'done' });
    expect((await journal.replay(id)).at(-1)?.event).toMatchObject({ event: 'lifted', square: 'e2' });
  });
});

describe('time', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return () => vi.useRealTimers();
  });

  test('in training a flag falls at its own millisecond, without any act (6.8)', async () => {
    const { session, clock } = await startedGame();
    const changes = watch(session);
    clock.now = 60_007;
    vi.advanceTimersByTime(60_007);
    await vi.waitFor(() => expect(session.state.phase).toBe('over'));
    expect(changes[0]?.events[0]).toMatchObject({ event: 'flag-down', at: 60_000 });
    expect(heard(changes).at(-1)).toMatch(/White's flag has fallen\. Black wins\./);
  });

  test('a clock runs on by wall time while the page is closed', async () => {
    const { session, journal, id, clock } = await startedGame();
    session.close();
    clock.now = 42_000;
    const again = await resumed(journal, id, clock);
    const changes = watch(again);
    await again.submit({ by: 'white', do: 'ask', what: 'ownTime' });
    expect(heard(changes)).toEqual(['answer: Your time: eighteen seconds.']);
  });

  test('never goes back, even if the computer’s clock is set back', async () => {
    const { session, clock } = await startedGame();
    const changes = watch(session);
    clock.now = 5000;
    await session.submit(lift('e2'));
    clock.now = 100;
    await session.submit(insert('e4'));
    expect(changes.flatMap(({ events }) => events.map(({ at }) => at))).toEqual([5000, 5000, 5000, 5000]);
  });

  test('a pause stops both clocks, and the same act lets them run on', async () => {
    const { session, clock } = await startedGame();
    const changes = watch(session);
    clock.now = 10_000;
    await session.submit({ by: 'white', do: 'pause' });
    clock.now = 50_000;
    await session.submit({ by: 'white', do: 'pause' });
    clock.now = 51_000;
    await session.submit({ by: 'white', do: 'ask', what: 'ownTime' });
    expect(heard(changes)).toEqual([
      'alert: The game is paused.',
      'alert: The clock is running again.',
      'answer: Your time: forty-nine seconds.',
    ]);
  });
});

describe('in competition silence is help (11.3.1)', () => {
  const place = async (target: string, mode: string) => {
    const { session } = await startedGame({ mode });
    const changes = watch(session);
    await session.submit(lift('e2'));
    await session.submit(insert(target));
    await session.submit({ by: 'white', do: 'press' });
    return heard(changes);
  };

  test('an illegal placing sounds like a legal one, and so does its press', async () => {
    const legal = await place('e4', 'competition');
    const illegal = await place('e5', 'competition');
    expect(illegal).toEqual(legal.map((text) => text.replace('Eva vier', 'Eva fünf')));
  });

  test('an illegal capture too', async () => {
    const take = async (from: string) => {
      // A rook takes along the file; a knight, which cannot, takes the same pawn.
      const startFen = '4k3/p7/8/8/8/8/8/R3K1N1 w - - 0 1';
      const { session } = await startedGame({ mode: 'competition', startFen });
      const changes = watch(session);
      await session.submit(lift(from));
      await session.submit(lift('a7'));
      await session.submit(insert('a7'));
      await session.submit({ by: 'white', do: 'press' });
      return heard(changes);
    };
    const legal = await take('a1');
    expect(legal).toContain('move: Turm Anna eins schlägt Anna sieben');
    expect(await take('g1')).toEqual(
      legal.map((text) => text.replace('Turm', 'Springer').replace('Anna eins', 'Gustav eins')),
    );
  });

  test('a wrong placing can be put right before the press, and is announced anew', async () => {
    const { session } = await startedGame({ mode: 'competition' });
    const changes = watch(session);
    for (const act of [lift('e2'), insert('e5'), lift('e5'), insert('e4')]) await session.submit(act);
    expect(heard(changes).filter((text) => text.startsWith('move'))).toEqual([
      'move: Bauer Eva zwei Eva fünf',
      'move: Bauer Eva zwei Eva vier',
    ]);
    expect(kinds(changes).at(-1)).toBe('made');
  });

  test('only training speaks up before the press', async () => {
    // One act, one message: what stands where, and that it is not legal.
    expect((await place('e5', 'training'))[1]).toBe(
      'alert: Eva fünf: white pawn. Illegal move: Bauer Eva zwei Eva fünf. A pawn moves one square straight ahead, two from its first square, and takes one square diagonally ahead. Article 3.7.1. Put the piece on another square, or take it back: undo.',
    );
    expect((await place('e5', 'training')).at(-1)).toBe(
      'alert: White has pressed the clock. White pressed the clock before the move was made. Article D.2.4.',
    );
  });
});

describe('a fault of the program never freezes a game', () => {
  beforeEach(() => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => silent.mockRestore();
  });

  test('a listener that throws takes nothing from the others, nor from the next act', async () => {
    const { session } = await startedGame();
    session.subscribe(() => {
      throw new Error('a broken screen');
    });
    const changes = watch(session);
    expect(await session.submit(lift('e2'))).toEqual({ kind: 'done' });
    expect(await session.submit(insert('e4'))).toEqual({ kind: 'done' });
    expect(kinds(changes)).toEqual(['lifted', 'inserted', 'announced', 'made']);
    expect(console.error).toHaveBeenCalled();
  });

  test('an act that cannot be decided has failed, by itself', async () => {
    const { session } = await startedGame();
    const changes = watch(session);
    const broken = session.submit(() => {
      throw new Error('a broken request');
    });
    const sound = session.submit(lift('e2'));
    expect(await broken).toEqual({ kind: 'failed' });
    expect(await sound).toEqual({ kind: 'done' });
    expect(kinds(changes)).toEqual(['lifted']);
  });

  test('nor does a log that throws: nothing has happened, and the next act is taken', async () => {
    let isBroken = false;
    const { session } = await startedGame({}, (real) => ({
      append: async (...args) => {
        if (isBroken) throw new Error('a broken log');
        return real.append(...args);
      },
    }));
    const changes = watch(session);
    isBroken = true;
    expect(await session.submit(lift('e2'))).toEqual({ kind: 'failed' });
    isBroken = false;
    expect(await session.submit(lift('e2'))).toEqual({ kind: 'done' });
    expect(kinds(changes)).toEqual(['lifted']);
  });
});
