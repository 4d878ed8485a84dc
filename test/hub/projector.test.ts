/** What leaves the hub for those who may not know everything: views by role, and the public's behind its delay. */
import { afterEach, describe, expect, test } from 'vitest';
import { downOf } from '#app/hub/subjects.ts';
import { Asks } from '#hub/projector/asks.ts';
import { Projector } from '#hub/projector/projector.ts';
import { CLOCKS, HAS_NATS, joined, openDesk, openHall, openTable, rawConnection, until } from './testHall.ts';

describe.runIf(HAS_NATS)('the projector', () => {
  const closing: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  test('in competition no byte on a player’s or the public’s line tells that a move was illegal', async () => {
    const hall = await openHall();
    const [game = ''] = hall.games;
    closing.push(hall.close);
    const table = await openTable(hall, game);
    const bytes: string[] = [];
    const black = await openDesk(hall, game, 'black');
    const spectator = await openDesk(hall, game, 'spectator');
    const arbiter = await openDesk(hall, game, 'arbiter');
    closing.push(table.close, black.close, spectator.close, arbiter.close);
    for (const [code, role] of [
      [hall.code(game, 'black'), 'black'],
      [null, 'spectator'],
    ] as const) {
      const tapped = await rawConnection(hall, await joined(hall, code));
      tapped.subscribe(downOf(game, role, '*'), {
        callback: (error, message) => {
          if (!error) bytes.push(message.string());
        },
      });
      await tapped.flush();
      closing.push(() => tapped.close());
    }
    await table.session.submit({ by: 'arbiter', do: 'start' });
    await table.session.submit({ by: 'white', do: 'move', move: 'e2e5' });
    await table.session.submit({ by: 'white', do: 'press' });
    await until(async () => (await arbiter.game.log()).some(({ event }) => event === 'alert'));
    await until(async () => (await black.game.log()).some(({ event }) => event === 'pressed'));
    await until(() => bytes.some((text) => text.includes('"pressed"')));
    expect(bytes.join('\n')).not.toMatch(/illegal":(true|\{"white":1)|"alert"|7\.5\.1/);
    expect((await black.game.log()).map(({ event }) => event)).not.toContain('illegal');
  }, 30_000);

  test('the public sees each event so much later, and not a byte of it before', async () => {
    const hall = await openHall({ delayMs: 1500 });
    const [game = ''] = hall.games;
    closing.push(hall.close);
    const table = await openTable(hall, game);
    const spectator = await openDesk(hall, game, 'spectator');
    const white = await openDesk(hall, game, 'white');
    closing.push(table.close, spectator.close, white.close);
    const tapped = await rawConnection(hall, await joined(hall, null));
    closing.push(() => tapped.close());
    const heard: { text: string; at: number }[] = [];
    tapped.subscribe(downOf(game, 'spectator', '*'), {
      callback: (error, message) => {
        if (!error) heard.push({ text: message.string(), at: performance.now() });
      },
    });
    await tapped.flush();
    await table.session.submit({ by: 'arbiter', do: 'start' });
    await table.session.submit({ by: 'white', do: 'move', move: 'e2e4' });
    const played = performance.now();
    await until(async () => (await white.game.log()).some(({ event }) => event === 'made'));
    const late = await openDesk(hall, game, 'spectator'); // who comes within the delay is shown nothing of it either
    closing.push(late.close);
    expect(await late.game.log()).toEqual([]);
    await until(async () => (await spectator.game.log()).some(({ event }) => event === 'made'));
    await until(async () => (await late.game.log()).some(({ event }) => event === 'made'));
    const first = heard.find(({ text }) => text.includes('e2e4'));
    expect((first?.at ?? 0) - played).toBeGreaterThan(1300);
    expect(await spectator.game.submit({ by: 'white', do: 'resign' })).toMatchObject({ kind: 'not-sent' });
  }, 30_000);

  test('if it stops, the tables play on; when it starts again, desks go on without a gap', async () => {
    const hall = await openHall();
    const [game = ''] = hall.games;
    const { parts } = hall.hub;
    closing.push(hall.close);
    const table = await openTable(hall, game);
    const black = await openDesk(hall, game, 'black');
    closing.push(table.close, black.close);
    await table.session.submit({ by: 'arbiter', do: 'start' });
    await until(async () => (await black.game.log()).length > 0);
    parts.projector.close();
    await table.session.submit({ by: 'white', do: 'move', move: 'e2e4' });
    await table.session.submit({ by: 'white', do: 'press' });
    await until(() => table.link.outbox.handedOver.value === table.session.length);
    await until(() => black.game.link.value.kind === 'cut-off');
    const again = new Projector({
      connection: parts.connection,
      hall: parts.hall,
      book: parts.book,
      asks: new Asks(parts.connection),
      trace: parts.trace,
      delayMs: 0,
      clocks: CLOCKS,
    });
    closing.push(async () => again.close());
    await until(() => black.game.link.value.kind === 'up');
    const kinds = (await black.game.log()).map(({ event }) => event);
    expect(kinds).toEqual(['started', 'clock-started', 'moved', 'made', 'pressed']);
    expect(await black.game.submit({ by: 'black', do: 'move', move: 'e7e5' })).toEqual({ kind: 'done' });
  }, 30_000);
});
