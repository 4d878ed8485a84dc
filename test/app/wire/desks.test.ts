/** Desks away from the table: what reaches them, what they may ask, and what happens when the wire fails them. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keptInMemory } from '#app/base/kept.ts';
import { type FollowedGame, follow } from '#app/desk/followedGame.ts';
import type { Change } from '#app/desk/gamePort.ts';
import { Codes } from '#app/table/codes.ts';
import { wholeGame } from '#app/table/wholeGame.ts';
import { DOOR } from '#app/wire/line.ts';
import { lineOf } from '#app/wire/proof.ts';
import { pack } from '#rules/game/snapshot.ts';
import { seenBy, viewOf } from '#rules/game/view.ts';
import { header } from '../testGame.ts';
import { clocks, PACE, type TestTable, TestWire, tableOn } from './testWire.ts';

const COMPETITION = header({
  mode: 'competition',
  white: { board: 'peg', assistant: { name: 'A', duties: ['D.2.10.2'] } },
});

let close: (() => void)[] = [];
afterEach(() => {
  for (const one of close) one();
  close = [];
});

function open(net = new TestWire(), head = COMPETITION): { net: TestWire; table: TestTable } {
  const table = tableOn(net, head);
  close.push(() => table.close());
  return { net, table };
}

async function joined(table: TestTable, ...args: Parameters<TestTable['join']>): Promise<FollowedGame> {
  const game = await table.join(...args);
  close.push(() => game.close());
  return game;
}

const started = (table: TestTable) => table.session.submit({ by: 'arbiter', do: 'start' });
const kinds = (game: FollowedGame) => game.log().then((log) => log.map(({ event }) => event));
/** A busy machine is no failure. */
const until = (holds: () => unknown) => vi.waitFor(holds, { timeout: 20_000 });
/** As data, so that positions are compared by their men. */
const data = (state: Parameters<typeof pack>[0]) => JSON.parse(JSON.stringify(pack(state)));

async function agrees(game: FollowedGame, table: TestTable): Promise<void> {
  await until(async () => {
    const { header: head, session, events } = table;
    const view = viewOf(wholeGame(head, session.state, events), game.ears);
    expect(await game.log()).toEqual(view.events);
    expect(data(game.state.value)).toEqual(data(seenBy(session.state, game.ears)));
  });
}

/** A pawn that goes to and fro: made, announced and pressed, as often as is wanted. */
async function moves(table: TestTable, count: number): Promise<void> {
  const squares = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
  for (let index = 0; index < count; index++) {
    const uci = squares[index % 4] as string;
    const by = index % 2 === 0 ? 'white' : 'black';
    const from = uci.slice(0, 2);
    const to = uci.slice(2);
    for (const act of [
      { do: 'lift', square: from },
      { do: 'insert', square: to },
      { do: 'announce', move: uci },
      { do: 'press' },
    ])
      await table.session.submit({ by, ...act } as Parameters<typeof table.session.submit>[0]);
  }
}

describe('a desk follows its game', () => {
  test('from the beginning, or from wherever it comes in', async () => {
    const { table } = open();
    const early = await joined(table, 'white');
    await started(table);
    await moves(table, 3);
    const late = await joined(table, 'white');
    await agrees(early, table);
    await agrees(late, table);
    expect(await late.log()).toEqual(await early.log());
  });

  test('two come in while the log is being read and a move is made', async () => {
    const { table } = open();
    await started(table);
    table.reading.ms = 500;
    const white = joined(table, 'white');
    await until(() => expect(table.reading.begun).toBe(1));
    await moves(table, 1);
    const black = joined(table, 'black');
    for (const desk of [await white, await black]) await agrees(desk, table);
    await moves(table, 2);
    for (const desk of [await white, await black]) await agrees(desk, table);
  });

  test('when it knocks again, if the log could not be read the first time', async () => {
    const { table } = open();
    await started(table);
    table.reading.failures = 1;
    await agrees(await joined(table, 'white'), table);
    expect(table.reading.begun).toBe(2);
    expect(table.faults.map(String)).toEqual(['Error: the log cannot be read']);
  });

  test('each hears his own: an illegal move is an alert for the arbiter alone', async () => {
    const { table } = open();
    const desks = await Promise.all(
      (['white', 'black', 'white-assistant', 'spectator', 'arbiter'] as const).map((role) =>
        joined(table, role),
      ),
    );
    await started(table);
    for (const act of [
      { do: 'lift', square: 'e2' },
      { do: 'insert', square: 'e5' },
      { do: 'announce', move: 'e2e5' },
      { do: 'press' },
    ] as const)
      await table.session.submit({ by: 'white', ...act });
    for (const desk of desks) await agrees(desk, table);
    const [white, black, assistant, spectator, arbiter] = await Promise.all(desks.map(kinds));
    expect(white).toEqual(['started', 'clock-started', 'lifted', 'inserted', 'announced', 'made', 'pressed']);
    expect(assistant).toEqual(white);
    expect(black).toEqual(['started', 'clock-started', 'announced', 'made', 'pressed']);
    expect(spectator).toEqual(black);
    expect(arbiter).toContain('alert');
    expect(desks[4]?.state.value.alerts).toHaveLength(1);
    expect(desks[0]?.state.value.alerts).toEqual([]);
  });

  test('a change comes before the outcome of the request that brought it', async () => {
    const { table } = open();
    await started(table);
    const white = await joined(table, 'white');
    const changes: Change[] = [];
    white.subscribe((change) => changes.push(change));
    expect(await white.submit({ by: 'white', do: 'lift', square: 'e2' })).toEqual({ kind: 'done' });
    expect(changes.flatMap(({ events }) => events.map(({ event }) => event))).toEqual(['lifted']);
    expect(await white.submit({ by: 'white', do: 'lift', square: 'e2' })).toMatchObject({
      kind: 'refused',
      code: 'hole-empty',
    });
  });

  test('words are understood at the table', async () => {
    const { table } = open();
    await started(table);
    const white = await joined(table, 'white');
    await white.submit({ by: 'white', do: 'lift', square: 'e2' });
    await white.submit({ by: 'white', do: 'insert', square: 'e4' });
    await white.submit({ by: 'white', do: 'announce', text: 'e4' });
    expect(await kinds(white)).toContain('made');
  });

  test('finds the only game by itself', async () => {
    const { net, table } = open(new TestWire(), header());
    await started(table);
    const found = await follow({
      wire: net.wire,
      role: 'spectator',
      game: null,
      code: null,
      clocks,
      pace: PACE,
    });
    expect(found).toMatchObject({ ok: true });
    if (found.ok) close.push(() => found.game.close());
  });
});

describe('nothing is lost between table and desk', () => {
  test.each(['white', 'arbiter'] as const)(
    '%s catches up two thousand events',
    async (role) => {
      const { net, table } = open();
      await started(table);
      const desk = await joined(table, role);
      net.loses = (name) => name !== DOOR;
      for (let index = 0; index < 1000; index++) {
        await table.session.submit({ by: 'white', do: 'lift', square: 'e2' });
        await table.session.submit({ by: 'white', do: 'insert', square: 'e2' });
      }
      expect(table.events.length).toBeGreaterThan(2000);
      const caught: boolean[] = [];
      desk.subscribe((_, caughtUp) => caught.push(caughtUp));
      await until(() => expect(desk.link.value.kind).toBe('cut-off'));
      expect(await desk.submit({ by: role, do: 'report', about: 'x' })).toEqual({
        kind: 'not-sent',
        reason: 'cut-off',
      });
      net.loses = () => false;
      await agrees(desk, table);
      await until(() => expect(desk.link.value.kind).toBe('up'));
      expect(caught).toEqual([true]);
    },
    30_000,
  );

  test('single messages that are lost are asked for again', async () => {
    const { net, table } = open();
    await started(table);
    const desks = [
      await joined(table, 'white'),
      await joined(table, 'black'),
      await joined(table, 'arbiter'),
    ];
    let count = 0;
    net.loses = () => {
      count += 1;
      return count % 3 === 0;
    };
    await moves(table, 20);
    net.loses = () => false;
    for (const desk of desks) await agrees(desk, table);
  });

  test('a desk that slept for a minute catches up; so does one that was closed and is opened again', async () => {
    const { net, table } = open();
    await started(table);
    let slept = 0;
    const asleep = { ...clocks, steady: () => performance.now() + slept };
    const code = table.codes.of('black');
    const found = await follow({
      wire: net.wire,
      role: 'black',
      game: 'game-1',
      code,
      clocks: asleep,
      pace: PACE,
    });
    if (!found.ok) throw new Error(found.reason);
    close.push(() => found.game.close());
    const shut = await joined(table, 'white');
    await moves(table, 1);
    await agrees(shut, table);
    shut.close();
    net.loses = (name) => name !== DOOR; // nothing is delivered to a page that sleeps
    await moves(table, 7);
    slept = 60_000;
    net.loses = () => false;
    await agrees(found.game, table);
    await vi.waitFor(() => expect(found.game.link.value.kind).toBe('up'));
    await agrees(await joined(table, 'white'), table);
  });

  test('a table that is reloaded goes on with its desks', async () => {
    const { table } = open();
    await started(table);
    const desk = await joined(table, 'white');
    await moves(table, 2);
    const again = table.restart();
    close.push(() => again.close());
    await moves(again, 2);
    await agrees(desk, again);
    await until(() => expect(desk.link.value.kind).toBe('up'));
    expect(await desk.submit({ by: 'white', do: 'lift', square: 'e2' })).toEqual({ kind: 'done' });
  });
});

describe('who is at a desk', () => {
  const present = (table: TestTable) => [...table.server.present].sort();

  test('is who has come and not gone; a page that crashed says no goodbye, and is away all the same', async () => {
    const { net, table } = open();
    await started(table);
    const desk = await joined(table, 'black');
    await joined(table, 'arbiter');
    await until(() => expect(present(table)).toEqual(['arbiter', 'black']));
    const blacks = net.carried.find(
      ({ name, text }) => name !== DOOR && text.includes('"role":"black"'),
    )?.name;
    // A crashed page does not knock either.
    net.loses = (name, text) => name === blacks || (name === DOOR && text.includes('"role":"black"'));
    await until(() => expect(present(table)).toEqual(['arbiter']));
    expect(desk.link.value.kind).not.toBe('closed');
    // It was asleep: it is heard again, and has missed nothing.
    await moves(table, 2);
    net.loses = () => false;
    await until(() => expect(present(table)).toEqual(['arbiter', 'black']));
    await agrees(desk, table);
    desk.close();
    await until(() => expect(present(table)).toEqual(['arbiter']));
  });
});

describe('the places of a game are the arbiter’s to give and to take', () => {
  const reports = (table: TestTable) =>
    table.events.flatMap((event) => (event.event === 'reported' ? [event.about] : []));

  test('their codes go to his own line and to no other; he sees who comes; a new code puts the old desk out', async () => {
    const { net, table } = open();
    await started(table);
    const arbiter = await joined(table, 'arbiter');
    arbiter.askForPlaces(['white', 'black', 'spectator']);
    const old = table.codes.of('black');
    await until(() =>
      expect(arbiter.places.value).toEqual([
        { role: 'white', code: table.codes.of('white'), isPresent: false },
        { role: 'black', code: old, isPresent: false },
        { role: 'spectator', code: null, isPresent: false },
      ]),
    );
    const black = await joined(table, 'black');
    await until(() =>
      expect(arbiter.places.value?.[1]).toEqual({ role: 'black', code: old, isPresent: true }),
    );
    arbiter.askForPlaces(['white', 'black', 'spectator'], 'black');
    await until(() => expect(black.link.value).toEqual({ kind: 'closed', reason: 'revoked' }));
    const fresh = table.codes.of('black');
    expect(fresh).not.toBe(old);
    await until(() =>
      expect(arbiter.places.value?.[1]).toEqual({ role: 'black', code: fresh, isPresent: false }),
    );
    expect(reports(table)).toContain('the arbiter has made a new code for black');
    const lines = net.carried.filter(({ text }) =>
      [old, fresh, table.codes.of('white')].some((code) => text.includes(code)),
    );
    expect(new Set(lines.map(({ name }) => name)).size).toBe(1);
    const own = net.carried.find(
      ({ name, text }) => name !== DOOR && text.includes('"role":"arbiter"'),
    )?.name;
    expect(lines[0]?.name).toBe(own);
    expect(reports(table).join()).not.toContain(fresh);
  });

  test('nobody else gets them, and it stands in the log that he asked', async () => {
    const { net, table } = open();
    await started(table);
    for (const role of ['white', 'white-assistant', 'spectator'] as const) {
      const desk = await joined(table, role, role === 'spectator' ? null : table.codes.of(role));
      desk.askForPlaces(['black'], 'black');
      await until(() =>
        expect(reports(table)).toContain(`the desk for ${role} has asked for what is not its own to give`),
      );
      expect(desk.places.value).toBeNull();
    }
    expect(table.codes.revoked('black')).toEqual([]);
    expect(net.carried.some(({ text }) => text.includes('"places"'))).toBe(false);
  });

  test('his own code he cannot take from himself; in training there is none to give', async () => {
    const { table } = open();
    await started(table);
    const arbiter = await joined(table, 'arbiter');
    arbiter.askForPlaces(['arbiter', 'black'], 'arbiter');
    await until(() => expect(reports(table).join()).toContain('not its own to give'));
    expect(arbiter.link.value.kind).toBe('up');
    const training = open(new TestWire(), header());
    await started(training.table);
    const guest = await joined(training.table, 'arbiter', null);
    guest.askForPlaces(['black']);
    expect(await guest.submit({ by: 'arbiter', do: 'report', about: 'x' })).toEqual({ kind: 'done' });
    expect(guest.places.value).toBeNull();
  });
});

describe('what is refused, with its reason, and stands in the log', () => {
  const reports = (table: TestTable) =>
    table.events.flatMap((event) => (event.event === 'reported' ? [event.about] : []));
  const tryToJoin = (net: TestWire, role: Parameters<TestTable['join']>[0], code: string | null) =>
    follow({ wire: net.wire, role, game: 'game-1', code, clocks, pace: PACE });

  test('a wrong code, none, and one of another role', async () => {
    const { net, table } = open();
    await started(table);
    const whites = table.codes.of('white');
    table.codes.of('arbiter');
    expect(await tryToJoin(net, 'arbiter', 'AAAA-BBBB-CCCC')).toEqual({ ok: false, reason: 'wrong-code' });
    expect(await tryToJoin(net, 'arbiter', null)).toEqual({ ok: false, reason: 'code-needed' });
    expect(await tryToJoin(net, 'arbiter', whites)).toEqual({ ok: false, reason: 'wrong-code' });
    // A desk knocks until it is answered: on a busy machine more than once.
    await until(() => expect(reports(table).length).toBeGreaterThanOrEqual(3));
    expect(new Set(reports(table))).toEqual(
      new Set(['a desk for arbiter was refused: wrong-code', 'a desk for arbiter was refused: code-needed']),
    );
    expect(reports(table).join()).not.toContain(whites);
    expect(
      net.carried.some(({ text }) => text.includes(whites) || text.includes(table.codes.of('arbiter'))),
    ).toBe(false);
  });

  test('an old code, and who came in by it is out at once', async () => {
    const { net, table } = open();
    await started(table);
    const old = table.codes.of('black');
    const desk = await joined(table, 'black', old);
    const fresh = table.server.revoke('black');
    await until(() => expect(desk.link.value).toEqual({ kind: 'closed', reason: 'revoked' }));
    expect(await desk.submit({ by: 'black', do: 'resign' })).toEqual({ kind: 'not-sent', reason: 'closed' });
    expect(await tryToJoin(net, 'black', old)).toEqual({ ok: false, reason: 'revoked' });
    expect(fresh).not.toBe(old);
    await vi.waitFor(() => expect(reports(table).join()).toContain('a desk for black was refused: revoked'));
    await joined(table, 'black', fresh);
  });

  test('a code that is revoked while its desk is on its way in', async () => {
    const { net, table } = open();
    await started(table);
    const old = table.codes.of('black');
    const opened = new Set<string>();
    net.opens = (name) => {
      // The desk has opened its line; now the table opens the same, having believed the code.
      if (opened.has(name) && table.codes.of('black') === old) table.server.revoke('black');
      opened.add(name);
    };
    expect(await tryToJoin(net, 'black', old)).toEqual({ ok: false, reason: 'revoked' });
    expect(table.codes.revoked('black')).toEqual([old]);
    expect(table.server.present).toEqual([]);
  });

  test('guessing: after twenty wrong codes no more is looked at', async () => {
    const { net, table } = open();
    table.codes.of('arbiter');
    const results: unknown[] = [];
    for (let guess = 0; guess < 22; guess++) {
      const tried = await tryToJoin(net, 'arbiter', `GUESS-${guess}`);
      results.push(tried.ok || tried.reason);
    }
    expect(results.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'wrong-code'));
    expect(results.slice(20)).toEqual(['too-many-tries', 'too-many-tries']);
  });

  /** Speaks on a desk's own line, as a desk of ours never would. */
  async function forge(table: TestTable, net: TestWire, text: string): Promise<void> {
    const known = net.carried.find(({ text: posted }) => posted.includes('"kind":"hello"'));
    const { desk } = JSON.parse(known?.text ?? '{}') as { desk: string };
    const name = await lineOf(table.codes.of('white'), { desk, game: 'game-1', role: 'white' });
    net.wire(name).post(text);
  }

  test.each([
    [
      'a forged role',
      { kind: 'request', game: 'game-1', id: 1, command: { do: 'start', by: 'arbiter' } },
      /not-yours/,
    ],
    [
      'another game',
      { kind: 'request', game: 'game-2', id: 1, command: { do: 'resign' } },
      /of another game/,
    ],
    ['a command that is none', { kind: 'request', game: 'game-1', id: 1, command: {} }, /lacks do/],
    [
      'a field too much',
      { kind: 'request', game: 'game-1', id: 1, command: {}, at: 5 },
      /not as it should be/,
    ],
    ['an unknown kind', { kind: '__proto__' }, /of no known kind/],
    ['no object', ['request'], /no message/],
    [
      'a huge message',
      { kind: 'request', game: 'game-1', id: 1, command: { do: 'x'.repeat(70_000) } },
      /too long/,
    ],
  ])('%s', async (_, message, reason) => {
    const { net, table } = open();
    await started(table);
    await joined(table, 'white');
    const before = table.session.state;
    await forge(table, net, JSON.stringify(message));
    await until(() => expect(reports(table).join()).toMatch(reason));
    expect(table.session.state.ply).toBe(before.ply);
    expect(table.session.state.phase).toBe('playing');
  });

  test('no more than twenty of them in a minute', async () => {
    const { net, table } = open();
    await started(table);
    const door = net.wire(DOOR);
    for (let index = 0; index < 500; index++) door.post(`nonsense ${index}`);
    await until(() => expect(reports(table)).toHaveLength(20));
  });

  test('what only the arbiter may do stays his: a player’s desk is refused by the rules', async () => {
    const { table } = open();
    const white = await joined(table, 'white');
    expect(await white.submit({ by: 'white', do: 'start' })).toMatchObject({ code: 'only-arbiter' });
    expect(await white.submit({ by: 'arbiter', do: 'start' })).toEqual({
      kind: 'not-sent',
      reason: 'not-yours',
    });
  });

  test('a request that is sent twice is carried out once, and answered twice alike', async () => {
    const { net, table } = open();
    await started(table);
    const white = await joined(table, 'white');
    await white.submit({ by: 'white', do: 'lift', square: 'e2' });
    const sent = net.carried.find(({ text }) => text.includes('"kind":"request"'));
    const outcomes = () => net.carried.filter(({ text }) => text.includes('"kind":"outcome"'));
    net.wire(sent?.name ?? '').post(sent?.text ?? '');
    await until(() => expect(outcomes()).toHaveLength(2));
    expect(outcomes()[1]?.text).toBe(outcomes()[0]?.text);
    expect(table.events.filter(({ event }) => event === 'lifted')).toHaveLength(1);
  });
});

describe('codes', () => {
  test('are kept by the table, random, and survive a reload', () => {
    const kept = keptInMemory();
    const codes = new Codes(kept, 'g');
    const code = codes.of('arbiter');
    expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/);
    expect(new Codes(kept, 'g').of('arbiter')).toBe(code);
    expect(new Codes(kept, 'other').of('arbiter')).not.toBe(code);
    expect(codes.of('white')).not.toBe(code);
  });

  test.each(['', 'null', '{}', '{"codes":[],"revoked":{}}', '{"codes":{"white":7},"revoked":[null]}', 'x'])(
    'whatever is stored: %s',
    (text) => {
      const kept = keptInMemory();
      kept.set('hector:codes:g', text);
      expect(new Codes(kept, 'g').current('white')).toBeNull();
    },
  );

  test('a message is small: what a desk is told of one move', async () => {
    const { net, table } = open();
    await started(table);
    await joined(table, 'spectator', null);
    await moves(table, 40);
    await until(() =>
      expect(net.carried.filter(({ text }) => text.includes('"change"')).length).toBeGreaterThan(80),
    );
    const longest = Math.max(
      ...net.carried.filter(({ text }) => text.includes('"kind":"change"')).map(({ text }) => text.length),
    );
    expect(longest).toBeLessThan(6000);
  });
});
