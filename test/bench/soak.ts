/**
 * `npm run soak -- [MINUTES] [TABLES]`: a hall plays for so long, as fast as it can, with a desk at every table; every
 * minute it says what the hub has written and what memory it holds. Each game ends after as many events as a long real one
 * and is not played on, so that what grows for ever would be seen.
 */
import { HAS_NATS, openDesk, openHall, openTable, until } from '#test/hub/testHall.ts';

const [minutes = 60, tables = 20] = process.argv.slice(2).map(Number);
const REPORT_MS = 60_000;
/** Knights to and fro, and the arbiter sets the position back before it repeats too often. */
const LINE = ['g1f3', 'g8f6', 'f3g1', 'f6g8'] as const;
const ROUNDS = 250;

if (!HAS_NATS) throw new Error('nats-server is not installed');

const until0 = performance.now() + minutes * 60_000;
let events = 0;
let games = 0;
let reported = performance.now();
console.log('minutes  games  events  heap MB  resident MB');
while (performance.now() < until0) {
  const hall = await openHall({ boards: tables });
  const seats = await Promise.all(
    hall.games.map(async (game) => ({
      table: await openTable(hall, game),
      desk: await openDesk(hall, game, 'arbiter'),
    })),
  );
  for (const { table } of seats) await table.session.submit({ by: 'arbiter', do: 'start' });
  for (let round = 0; round < ROUNDS && performance.now() < until0; round++) {
    for (const [index, move] of LINE.entries())
      await Promise.all(
        seats.map(async ({ table: { session } }) => {
          const by = index % 2 === 0 ? 'white' : 'black';
          await session.submit({ by, do: 'move', move });
          await session.submit({ by, do: 'press' });
        }),
      );
    await Promise.all(
      seats.map(({ table }) => table.session.submit({ by: 'arbiter', do: 'restore', ply: 0 })),
    );
    await Promise.all(seats.map(({ table }) => table.session.submit({ by: 'arbiter', do: 'restart' })));
    if (performance.now() - reported < REPORT_MS) continue;
    reported = performance.now();
    report(events + seats.reduce((sum, { table }) => sum + table.log.events.length, 0));
  }
  for (const { table } of seats) {
    const file = hall.hub.parts.hall.file(table.session.game);
    await until(() => file?.length === table.log.events.length, 60_000);
    events += table.log.events.length;
    games += 1;
  }
  for (const { table, desk } of seats) {
    await desk.close();
    await table.close();
  }
  await hall.close();
  globalThis.gc?.();
  report(events);
}

function report(written: number): void {
  const { heapUsed, rss } = process.memoryUsage();
  const passed = ((minutes * 60_000 - (until0 - performance.now())) / 60_000).toFixed(1);
  const mega = (bytes: number) => String(Math.round(bytes / 1e6)).padStart(8);
  console.log(
    `${passed.padStart(7)} ${String(games).padStart(6)} ${String(written).padStart(7)} ${mega(heapUsed)} ${mega(rss)}`,
  );
}
