/** A game has one table at a time: another takes over by the arbiter's act, and the first is out. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isRecord } from '#rules/game/fields.ts';
import { cuttableWay } from './cuttableWay.ts';
import { HAS_NATS, openDesk, openHall, openTable, type TestHall, until } from './testHall.ts';

describe.runIf(HAS_NATS)('a takeover', () => {
  let hall: TestHall;
  let game = '';
  const closing: (() => Promise<unknown>)[] = [];
  beforeEach(async () => {
    hall = await openHall();
    [game = ''] = hall.games;
  });
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
    await hall.close();
  });

  const file = () => {
    const found = hall.hub.parts.hall.file(game);
    if (!found) throw new Error('no game');
    return found;
  };

  async function order(reason: string): Promise<number> {
    const response = await fetch(new URL('/api/take', hall.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${hall.code(game, 'arbiter')}` },
      body: JSON.stringify({ game, reason }),
    });
    return response.status;
  }

  async function evidence(): Promise<Record<string, unknown>[]> {
    const response = await fetch(new URL(`/api/evidence/read?game=${game}`, hall.url), {
      headers: { authorization: `Bearer ${hall.code(null, 'arbiter')}` },
    });
    const lines = (await response.text()).split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line)).filter(isRecord);
  }

  test('while the table answers, a second device is refused; by the arbiter’s order it is the table, and that is an event', async () => {
    const first = await openTable(hall, game);
    closing.push(first.close);
    await first.session.submit({ by: 'arbiter', do: 'start' });
    await until(() => first.link.outbox.handedOver.value === first.session.length);
    await expect(openTable(hall, game)).rejects.toThrow('other-table');
    const arbiter = await openDesk(hall, game, 'arbiter');
    const black = await openDesk(hall, game, 'black');
    closing.push(arbiter.close, black.close);
    expect(await order('the first computer smokes')).toBe(200);
    const second = await openTable(hall, game);
    closing.push(second.close);
    expect(await first.steppedDown).toBe(0);
    expect(first.connection.link.value).toEqual({ kind: 'refused', reason: 'fenced' });
    const taken = file().events.at(-1);
    expect(taken).toMatchObject({ event: 'table-taken', reason: 'the first computer smokes' });
    expect(await arbiter.game.submit({ by: 'arbiter', do: 'stop', reason: 'look' })).toEqual({
      kind: 'done',
    });
    expect(second.session.state.stopped).not.toBeNull();
    await until(async () => (await black.game.log()).some(({ event }) => event === 'table-taken'));
    expect(file().events).toEqual(second.log.events);
  }, 40_000);

  test('a silent table is taken over; what it had not handed over is evidence beside the log, never in it', async () => {
    const way = await cuttableWay(hall.url);
    closing.push(way.close);
    const first = await openTable(hall, game, { through: way.url });
    closing.push(first.close);
    await first.session.submit({ by: 'arbiter', do: 'start' });
    await until(() => first.link.outbox.handedOver.value === first.session.length);
    way.cut();
    await first.session.submit({ by: 'white', do: 'move', move: 'e2e4' });
    await first.session.submit({ by: 'white', do: 'press' });
    const unsent = first.log.events.slice(first.link.outbox.handedOver.value);
    expect(unsent.length).toBeGreaterThan(0);
    const second = await openTable(hall, game);
    closing.push(second.close);
    expect(file().events.at(-1)).toMatchObject({ event: 'table-taken' });
    await second.session.submit({ by: 'white', do: 'move', move: 'd2d4' });
    await until(() => second.link.outbox.handedOver.value === second.session.length);
    way.mend();
    expect(await first.steppedDown).toBe(unsent.length);
    const [left] = await evidence();
    expect(left?.events).toEqual(unsent);
    expect(file().events).toEqual(second.log.events);
    expect(JSON.stringify(file().events)).not.toContain('e2e4');
    await second.session.submit({ by: 'white', do: 'press' });
    await until(() => second.link.outbox.handedOver.value === second.session.length);
  }, 40_000);

  test('the same device comes back and goes on, without a takeover', async () => {
    const device = 'a-device-that-comes-back';
    const first = await openTable(hall, game, { device });
    await first.session.submit({ by: 'arbiter', do: 'start' });
    await until(() => first.link.outbox.handedOver.value === first.session.length);
    await first.close();
    const again = await openTable(hall, game, { device });
    closing.push(again.close);
    await again.session.submit({ by: 'white', do: 'move', move: 'e2e4' });
    await until(() => again.link.outbox.handedOver.value === again.session.length);
    expect(file().events.some(({ event }) => event === 'table-taken')).toBe(false);
  }, 30_000);

  test('nobody leaves evidence who was never the table', async () => {
    const response = await fetch(new URL('/api/evidence', hall.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${hall.code(game, 'table')}` },
      body: JSON.stringify({ device: 'never-was-a-table-here', from: 1, events: [] }),
    });
    expect(response.status).toBe(400);
    expect(await evidence()).toEqual([]);
  });
});
