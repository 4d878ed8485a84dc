/** The arbiter's hall: who needs him first, what he is told, and what he says to the tables. */
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { Observable } from '#app/base/observable.ts';
import { parseSettings } from '#app/desk/settings.ts';
import { byNeed, type HallGameView, leastTime, NEEDS, needOf, readHallView } from '#app/hub/hallView.ts';
import { HallDesk } from '#app/roles/hall/hall.ts';
import { ALERT_KINDS } from '#rules/game/command.ts';
import type { Message } from '#speech/announcer/message.ts';
import { HAS_NATS, openHall, openTable, type TestHall, until } from './testHall.ts';

const game: fc.Arbitrary<HallGameView> = fc.record({
  game: fc.uuid(),
  board: fc.integer({ min: 1, max: 200 }),
  white: fc.string(),
  black: fc.string(),
  phase: fc.constantFrom('waiting', 'playing', 'stopped', 'over'),
  result: fc.constantFrom('*', '1-0'),
  moves: fc.nat(200),
  clocks: fc.option(fc.record({ white: fc.nat(7_200_000), black: fc.nat(7_200_000) })),
  used: fc.option(fc.record({ white: fc.nat(), black: fc.nat() })),
  running: fc.constantFrom('white', 'black', null),
  alerts: fc.array(
    fc.record({
      id: fc.nat(),
      kind: fc.constantFrom(...ALERT_KINDS),
      side: fc.constantFrom('white', 'black', null),
      article: fc.option(fc.constant('7.5.1')),
      at: fc.nat(),
    }),
    { maxLength: 2 },
  ),
  table: fc.constantFrom('heard', 'silent', 'none'),
  desks: fc.nat(6),
});

test('games stand in the order of need: alerts, lost tables, flags, then the least time', () => {
  fc.assert(
    fc.property(fc.array(game, { maxLength: 30 }), (games) => {
      const sorted = byNeed(games);
      expect(sorted).toHaveLength(games.length);
      expect(new Set(sorted)).toEqual(new Set(games));
      for (const [index, later] of sorted.entries()) {
        const before = sorted[index - 1];
        if (!before) continue;
        const [first, second] = [before, later].map((each) => NEEDS.indexOf(needOf(each)));
        expect(first).toBeLessThanOrEqual(second ?? 0);
        if (needOf(before) === 'playing' && needOf(later) === 'playing')
          expect(leastTime(before) ?? Infinity).toBeLessThanOrEqual(leastTime(later) ?? Infinity);
      }
    }),
  );
});

test('what a hub sends is read whole or not at all', () => {
  fc.assert(
    fc.property(fc.array(game), fc.anything(), (games, other) => {
      const view = { round: 1, games };
      expect(readHallView(JSON.parse(JSON.stringify(view)))).toEqual(JSON.parse(JSON.stringify(view)));
      expect(readHallView({ round: 1, games: [...games, { board: other }] })).toBeNull();
      expect(() => readHallView(other)).not.toThrow();
    }),
  );
});

describe.skipIf(!HAS_NATS)('at the hub', () => {
  let hall: TestHall | null = null;
  let desk: HallDesk | null = null;
  afterEach(async () => {
    desk?.close();
    await hall?.close();
  });

  test('an alert is heard, a lost table is one, and a message reaches the tables', {
    timeout: 40_000,
  }, async () => {
    hall = await openHall({ boards: 3 });
    const [first = '', second = ''] = hall.games;
    const one = await openTable(hall, first);
    const two = await openTable(hall, second);
    const settings = new Observable(parseSettings(null, 'en'));
    const heard: string[] = [];
    const announcer = { say: (message: Message) => void heard.push(message.said.text) };
    const code = hall.code(null, 'arbiter');
    desk = new HallDesk({ hub: hall.url, code, announcer, settings, play: () => {} });
    const said = () => heard.join('\n');
    await until(() => said().includes('3 not begun'));
    await one.session.submit({ by: 'arbiter', do: 'start' });
    await one.session.submit({ by: 'white', do: 'move', move: 'e2e5' });
    await one.session.submit({ by: 'white', do: 'press' });
    await until(() => said().includes('Board 1.'));
    expect(said()).toMatch(/Board 1\. Illegal move by White/);
    const games = () => (desk?.state.value.kind === 'seen' ? byNeed(desk.state.value.view.games) : []);
    expect(games()[0]).toMatchObject({
      board: 1,
      phase: 'playing',
      alerts: [{ kind: 'illegal-move', side: 'white' }],
    });
    await until(() => games().find(({ board }) => board === 2)?.table === 'heard');

    expect(await desk.tell('Ten minutes to go.')).toBe(true);
    await until(() => said().includes('2 of 3 tables have it.'));
    for (const table of [one, two])
      expect(table.log.events).toContainEqual(
        expect.objectContaining({ event: 'arbiter-told', text: 'Ten minutes to go.' }),
      );

    await two.close();
    await until(() => said().includes('Board 2: the table is not heard.'));
    await one.close();
  });

  test('is for the arbiter of the hall alone', async () => {
    hall = await openHall();
    const [first = ''] = hall.games;
    const ask = async (code: string, path: string, body?: object) => {
      const response = await fetch(new URL(path, hall?.url), {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${code}` },
        ...(body && { body: JSON.stringify(body) }),
      });
      return response.status;
    };
    for (const seat of ['white', 'white-assistant', 'table', 'arbiter'] as const)
      expect(await ask(hall.code(first, seat), '/api/hall'), seat).toBe(403);
    const arbiter = hall.code(null, 'arbiter');
    expect(await ask(arbiter, '/api/tell', { text: '' })).toBe(400);
    expect(await ask(arbiter, '/api/tell', { text: 'x'.repeat(301) })).toBe(400);
    expect(await ask(arbiter, '/api/tell', { text: 'x', games: 'all' })).toBe(400);
  });
});
