/** What the server itself refuses, asked without any of our own code in between. */
import { jetstream, jetstreamManager } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeActs } from '#app/hub/entries.ts';
import { askOf, downOf, eventsOf, liveOf, upOf } from '#app/hub/subjects.ts';
import {
  HAS_NATS,
  joined,
  openDesk,
  openHall,
  openTable,
  rawConnection,
  type TestHall,
  until,
} from './testHall.ts';

const DEVICE = 'device-of-the-first-table';
const EVENTS = writeActs({ device: 'x', from: 1, events: [{ at: 1, event: 'started' }] });

describe.runIf(HAS_NATS)('rights that the server enforces', () => {
  let hall: TestHall;
  let mine = '';
  let other = '';

  beforeAll(async () => {
    hall = await openHall({ boards: 2 });
    [mine = '', other = ''] = hall.games;
  });
  afterAll(() => hall.close());

  /** What the server says against it; null if nothing within a moment. */
  async function refusal(connection: NatsConnection, attempt: () => void): Promise<string | null> {
    const said = (async () => {
      for await (const status of connection.status())
        if (status.type === 'error') return String(status.error.message);
      return null;
    })();
    attempt();
    await connection.flush();
    return Promise.race([said, new Promise<null>((resolve) => setTimeout(() => resolve(null), 150))]);
  }

  async function seated(seat: Parameters<TestHall['code']>[1]): Promise<NatsConnection> {
    return rawConnection(hall, await joined(hall, hall.code(mine, seat), DEVICE));
  }

  test('a table writes its own game and no other', async () => {
    const table = await seated('table');
    expect(await refusal(table, () => table.publish(eventsOf(other), EVENTS))).toMatch(/Publish to "game/);
    expect(hall.hub.parts.hall.file(other)?.seq).toBeGreaterThan(0);
    expect(hall.hub.parts.hall.file(other)?.length).toBe(0);
    expect(await refusal(table, () => table.subscribe(liveOf(other)))).toMatch(/Subscription to "live/);
    expect(await refusal(table, () => table.publish(askOf(other), '{}'))).toMatch(/Publish to "ask/);
    await table.close();
  });

  test('a table says nothing to desks and reads no line of theirs', async () => {
    const table = await seated('table');
    expect(await refusal(table, () => table.publish(downOf(mine, 'white', 'x'), '{}'))).toMatch(/Publish/);
    expect(await refusal(table, () => table.subscribe(upOf(mine, '*', '*')))).toMatch(/Subscription/);
    await table.close();
  });

  test('nobody but the hub uses the server’s own interface: no stored message, no consumer', async () => {
    for (const seat of ['table', 'arbiter', 'white'] as const) {
      const place = await seated(seat);
      await expect(jetstreamManager(place, { timeout: 500 })).rejects.toThrow();
      const asked = await refusal(place, () => place.publish('$JS.API.STREAM.MSG.GET.GAMES', '{"seq":1}'));
      expect(asked).toMatch(/Publish/);
      await place.close();
    }
  });

  test('a desk writes no events', async () => {
    for (const seat of ['white', 'white-assistant', 'arbiter'] as const) {
      const desk = await seated(seat);
      expect(await refusal(desk, () => desk.publish(eventsOf(mine), EVENTS))).toMatch(/Publish to "game/);
      await desk.close();
    }
  });

  test('a desk speaks for no other role and hears no other one’s line', async () => {
    const desk = await seated('white');
    for (const role of ['black', 'arbiter', 'white-assistant', 'spectator'] as const) {
      expect(await refusal(desk, () => desk.publish(upOf(mine, role, 'door'), '{}'))).toMatch(
        /Publish to "up/,
      );
      expect(await refusal(desk, () => desk.subscribe(downOf(mine, role, '*')))).toMatch(/Subscription/);
    }
    expect(await refusal(desk, () => desk.publish(upOf(other, 'white', 'door'), '{}'))).toMatch(/Publish/);
    expect(await refusal(desk, () => desk.subscribe(liveOf(mine)))).toMatch(/Subscription/);
    expect(await refusal(desk, () => desk.subscribe('>'))).toMatch(/Subscription/);
    await desk.close();
  });

  test('on its own line a desk that knocks as another role is not let in, and it is on record', async () => {
    const desk = await seated('white');
    const heard: string[] = [];
    desk.subscribe(downOf(mine, 'white', '*'), {
      callback: (_, message) => void heard.push(message.string()),
    });
    const hello = { kind: 'hello', desk: 'd', game: mine, role: 'arbiter', proof: 'x', from: 0 };
    desk.publish(upOf(mine, 'white', 'door'), JSON.stringify(hello));
    await until(() => (hall.hub.parts.trace.counts.desk ?? 0) > 0);
    expect(heard).toEqual([]);
    await desk.close();
  });

  test('a spectator writes nothing and reads nothing but the public’s line', async () => {
    const watcher = await rawConnection(hall, await joined(hall, null));
    for (const subject of [eventsOf(mine), upOf(mine, 'white', 'x'), askOf(mine), 'table.x.beat'])
      expect(await refusal(watcher, () => watcher.publish(subject, EVENTS))).toMatch(/Publish/);
    for (const subject of [liveOf(mine), liveOf('*'), eventsOf('*'), downOf(mine, 'arbiter', '*'), '>'])
      expect(await refusal(watcher, () => watcher.subscribe(subject))).toMatch(/Subscription/);
    await watcher.close();
  });

  test('without a right password nobody is let in', async () => {
    const place = await joined(hall, hall.code(mine, 'white'));
    await expect(rawConnection(hall, { ...place, password: 'guessed' })).rejects.toThrow(/Authorization/i);
    await expect(rawConnection(hall, { ...place, user: 'hub' })).rejects.toThrow(/Authorization/i);
  });

  test('a replayed old entry is refused: the log takes the next one only', async () => {
    const table = await openTable(hall, mine, { device: DEVICE });
    await table.session.submit({ by: 'arbiter', do: 'start' });
    await until(() => table.link.outbox.handedOver.value === table.session.length);
    const before = hall.hub.parts.hall.file(mine)?.seq ?? 0;
    const raw = await seated('table');
    for (const after of [0, 1, before - 1])
      await expect(
        jetstream(raw).publish(eventsOf(mine), EVENTS, {
          msgID: `again-${after}`,
          expect: { lastSubjectSequence: after },
        }),
      ).rejects.toThrow(/wrong last sequence/);
    expect(hall.hub.parts.hall.file(mine)?.seq).toBe(before);
    await raw.close();
    await table.close();
  });

  test('what a table writes that cannot have happened is left out, with a trace, and the game goes on', async () => {
    const raw = await seated('table');
    const file = hall.hub.parts.hall.file(mine);
    if (!file) throw new Error('no game');
    const { length } = file;
    const noted = hall.hub.parts.trace.counts.log ?? 0;
    const impossible = writeActs({
      device: 'x',
      from: length + 1,
      events: [{ at: 10_000_000, event: 'made', side: 'white', move: 'a1h8', san: 'Rh8' }],
    });
    for (const text of ['garbage', '{}', impossible]) await jetstream(raw).publish(eventsOf(mine), text);
    await until(() => (hall.hub.parts.trace.counts.log ?? 0) >= noted + 3);
    expect(file.length).toBe(length);
    await raw.close();
    const table = await openTable(hall, mine, { device: DEVICE });
    await table.session.submit({ by: 'arbiter', do: 'stop', reason: 'a look' });
    await until(() => file.length > length);
    await table.close();
  });

  test('an assistant acts within his duties only', async () => {
    const table = await openTable(hall, mine, { device: DEVICE });
    const desk = await openDesk(hall, mine, 'white-assistant');
    const press = await desk.game.submit({ by: 'white-assistant', do: 'press' });
    expect(press).toMatchObject({ kind: 'refused', code: 'not-your-right' });
    const claims = await desk.game.submit({ by: 'white-assistant', do: 'resign' });
    expect(claims).toMatchObject({ kind: 'refused' });
    await desk.close();
    await table.close();
  });

  test('the arbiter of the hall acts in every game', async () => {
    for (const game of [mine, other]) {
      const table = await openTable(hall, game, { device: DEVICE });
      const desk = await openDesk(hall, game, 'arbiter', { code: hall.code(null, 'arbiter') });
      const { length } = await desk.game.log();
      const outcome = await desk.game.submit({ by: 'arbiter', do: 'report', about: 'a walk' });
      expect(outcome).toEqual({ kind: 'done' });
      expect((await desk.game.log()).length).toBeGreaterThan(length);
      await desk.close();
      await table.close();
    }
  });
});
