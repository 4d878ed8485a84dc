/** Cut networks and killed servers: nothing is lost, reordered or doubled, and no game waits for it. */
import { afterEach, describe, expect, test } from 'vitest';
import type { GameEvent } from '#rules/game/event.ts';
import { cuttableWay } from './cuttableWay.ts';
import { HAS_NATS, openDesk, openHall, openTable, type TestHall, type TestTable, until } from './testHall.ts';

const LONG = process.env.HECTOR_LONG === '1';

/** Knights out and back; the fifth time would end the game (9.6.1). */
const MOVES = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];

async function play({ session }: TestTable, from: number, halfMoves: number): Promise<void> {
  for (let ply = from; ply < from + halfMoves; ply++) {
    const by = ply % 2 === 0 ? 'white' : 'black';
    const moved = await session.submit({ by, do: 'move', move: MOVES[ply % 4] ?? '' });
    expect(moved).toEqual({ kind: 'done' });
    expect(await session.submit({ by, do: 'press' })).toEqual({ kind: 'done' });
  }
}

function eventsAtHub(hall: TestHall, game: string): readonly GameEvent[] {
  return hall.hub.parts.hall.file(game)?.events ?? [];
}

function handedOver({ link, session }: TestTable): boolean {
  return link.outbox.handedOver.value === session.length;
}

describe.runIf(HAS_NATS)('a hall whose network falls', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  test('a table that is cut off plays on and hands over in order; desks say that they are cut off and miss nothing', async () => {
    const hall = await openHall();
    const [game = ''] = hall.games;
    const way = await cuttableWay(hall.url);
    const deskWay = await cuttableWay(hall.url);
    closing.push(hall.close, way.close, deskWay.close);
    const table = await openTable(hall, game, { through: way.url });
    const arbiter = await openDesk(hall, game, 'arbiter');
    const black = await openDesk(hall, game, 'black', { through: deskWay.url });
    closing.push(table.close, arbiter.close, black.close);
    await table.session.submit({ by: 'arbiter', do: 'start' });
    await play(table, 0, 4);
    await until(() => handedOver(table));
    deskWay.cut();
    way.cut();
    await play(table, 4, 6);
    expect(table.link.outbox.handedOver.value).toBeLessThan(table.session.length);
    await until(() => black.game.link.value.kind === 'cut-off' && arbiter.game.link.value.kind === 'cut-off');
    expect(await black.game.submit({ by: 'black', do: 'resign' })).toEqual({
      kind: 'not-sent',
      reason: 'cut-off',
    });
    way.mend();
    await until(() => handedOver(table));
    await play(table, 10, 4);
    deskWay.mend();
    await until(() => handedOver(table) && arbiter.game.link.value.kind === 'up');
    await until(async () => (await arbiter.game.log()).length === table.session.length);
    expect(eventsAtHub(hall, game)).toEqual(table.log.events);
    expect(await arbiter.game.log()).toEqual(table.log.events);
    await until(() => black.game.link.value.kind === 'up');
    await until(
      async () => (await black.game.log()).filter(({ event }) => event === 'pressed').length === 14,
    );
    const made = (events: readonly GameEvent[]) =>
      events.flatMap((event) => (event.event === 'made' ? [event.move] : []));
    expect(made(await black.game.log())).toEqual(made(table.log.events));
  }, 60_000);

  test('a request that is asked while its answer is cut off is carried out once', async () => {
    const hall = await openHall();
    const [game = ''] = hall.games;
    const way = await cuttableWay(hall.url);
    closing.push(hall.close, way.close);
    const table = await openTable(hall, game);
    const arbiter = await openDesk(hall, game, 'arbiter', { through: way.url });
    closing.push(table.close, arbiter.close);
    for (let round = 1; round <= 8; round++) {
      const asked = arbiter.game.submit({ by: 'arbiter', do: 'report', about: `no. ${round}` });
      await new Promise((resolve) => setTimeout(resolve, round % 4));
      way.cut();
      await new Promise((resolve) => setTimeout(resolve, 20));
      way.mend();
      const outcome = await asked;
      await until(() => arbiter.game.link.value.kind === 'up' && arbiter.connection.link.value.kind === 'up');
      const about = () =>
        table.log.events.filter((event) => event.event === 'reported' && event.about === `no. ${round}`);
      expect(about().length).toBeLessThanOrEqual(1);
      if (outcome.kind === 'done') expect(about()).toHaveLength(1);
    }
  }, 60_000);

  test('the server is killed under load again and again, and every acknowledged event is there afterwards', async () => {
    const hall = await openHall({ boards: 3 });
    closing.push(hall.close);
    const tables = await Promise.all(hall.games.map((game) => openTable(hall, game)));
    closing.push(...tables.map(({ close }) => close));
    const { nats } = hall.hub.parts;
    for (const table of tables) await table.session.submit({ by: 'arbiter', do: 'start' });
    let isOver = false;
    const playing = tables.map(async (table) => {
      for (let count = 1; !isOver; count++) {
        await table.session.submit({ by: 'arbiter', do: 'report', about: `no. ${count}` });
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    });
    const kills = LONG ? 20 : 5;
    for (let kill = 1; kill <= kills; kill++) {
      await until(
        () =>
          hall.hub.parts.hall.entries > 0 &&
          tables.every(({ connection }) => connection.link.value.kind === 'up'),
      );
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
      const acknowledged = tables.map(({ link }) => link.outbox.handedOver.value);
      const { pid } = nats;
      process.kill(pid, 'SIGKILL');
      await until(() => nats.pid !== pid && nats.restarts >= kill);
      await until(() => tables.every(({ connection }) => connection.link.value.kind === 'up'));
      await until(() =>
        tables.every(
          ({ session }, index) => eventsAtHub(hall, session.game).length >= (acknowledged[index] ?? 0),
        ),
      );
    }
    isOver = true;
    await Promise.all(playing);
    await until(() => tables.every(handedOver));
    await until(() =>
      tables.every(({ session }) => eventsAtHub(hall, session.game).length === session.length),
    );
    for (const { session, log } of tables) expect(eventsAtHub(hall, session.game)).toEqual(log.events);
    const again = await hall.restart();
    closing.push(again.close);
    for (const { session, log } of tables) expect(eventsAtHub(again, session.game)).toEqual(log.events);
  }, 240_000);

  test('the hub is started again on its folder and goes on: codes, games, tables and desks', async () => {
    const hall = await openHall({ boards: 2 });
    const [game = ''] = hall.games;
    const table = await openTable(hall, game);
    const white = await openDesk(hall, game, 'white');
    closing.push(table.close, white.close);
    await table.session.submit({ by: 'arbiter', do: 'start' });
    await play(table, 0, 2);
    await until(() => handedOver(table));
    const code = hall.code(game, 'white');
    const again = await hall.restart();
    closing.push(again.close);
    expect(again.games).toEqual(hall.games);
    expect(again.code(game, 'white')).toBe(code);
    await play(table, 2, 2);
    await until(() => handedOver(table));
    await until(() => white.game.link.value.kind === 'up');
    await until(async () => (await white.game.log()).filter(({ event }) => event === 'made').length === 4);
    expect(eventsAtHub(again, game)).toEqual(table.log.events);
  }, 60_000);
});
