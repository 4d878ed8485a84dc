/**
 * A full hall on this machine: tables at one event a second, each with two desks, and spectators. How long an event takes
 * from the table's journal to a desk's ear, against a bare message through the same server in the same run.
 */
import { jetstream } from '@nats-io/jetstream';
import { type NatsConnection, wsconnect } from '@nats-io/nats-core';
import { nodeSocket } from '#app/cli/nodeSocket.ts';
import { eventsOf, liveOf } from '#app/hub/subjects.ts';
import {
  openDesk,
  openHall,
  openTable,
  type TestDesk,
  type TestHall,
  type TestTable,
  until,
} from '../hub/testHall.ts';
import { report } from './ratio.ts';

const TABLES = Number(process.env.HECTOR_TABLES ?? 200);
const SPECTATORS = 50;
const SECONDS = Number(process.env.HECTOR_SECONDS ?? 30);
const MOST = 3;

export async function bench(): Promise<void> {
  const hall = await openHall({ boards: TABLES });
  const tables: TestTable[] = [];
  const desks: TestDesk[] = [];
  for (const game of hall.games) {
    tables.push(await openTable(hall, game));
    desks.push(await openDesk(hall, game, 'white'), await openDesk(hall, game, 'arbiter'));
  }
  const spectators: TestDesk[] = [];
  for (let index = 0; index < SPECTATORS; index++)
    spectators.push(await openDesk(hall, hall.games[index % TABLES] ?? '', 'spectator'));
  const sent = new Map<string, number>();
  const delays: number[] = [];
  const counts = new Map<string, number>();
  const wrong: string[] = [];
  for (const [index, game] of hall.games.entries()) {
    const desk = desks[2 * index + 1];
    desk?.game.subscribe(({ events }) => {
      for (const event of events) {
        if (event.event !== 'reported') continue;
        const next = (counts.get(game) ?? 0) + 1;
        if (event.about !== String(next)) wrong.push(`${game}: ${event.about} instead of ${next}`);
        counts.set(game, next);
        delays.push(performance.now() - (sent.get(`${game} ${event.about}`) ?? 0));
      }
    });
  }
  const bare = await bareEchoes(hall);
  const memory = process.memoryUsage().heapUsed;
  const bareDelays: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  let asked = 0;
  while (performance.now() < end) {
    const second = performance.now();
    asked += 1;
    for (const [index, { session }] of tables.entries()) {
      const game = hall.games[index] ?? '';
      setTimeout(
        () => {
          sent.set(`${game} ${asked}`, performance.now());
          void session.submit({ by: 'arbiter', do: 'report', about: String(asked) });
          if (index % 4 === 0) void bare.echo().then((ms) => bareDelays.push(ms));
        },
        (index * 950) / TABLES,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 1000 - (performance.now() - second))));
  }
  await until(() => [...counts.values()].every((count) => count === asked) && counts.size === TABLES, 60_000);
  const p99 = percentile(delays, 0.99);
  const bareP99 = percentile(bareDelays, 0.99);
  console.log(
    `  ${delays.length} events; table to desk p50 ${percentile(delays, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; bare p50 ${percentile(bareDelays, 0.5).toFixed(1)} ms, p99 ${bareP99.toFixed(1)} ms; heap ${((process.memoryUsage().heapUsed - memory) / 1e6).toFixed(0)} MB more`,
  );
  report('events lost, doubled or out of order', wrong.length, '0', wrong.length === 0);
  report('p99 from table to desk, in bare messages', p99 / bareP99, `at most ${MOST}`, p99 <= MOST * bareP99);
  await bare.close();
  await Promise.all([...desks, ...spectators].map(({ close }) => close()));
  await Promise.all(tables.map(({ close }) => close()));
  await hall.close();
}

/** The same way without us: stored by the server, heard by one who says it on, as a view is, heard by a second one. */
async function bareEchoes(
  hall: TestHall,
): Promise<{ echo: () => Promise<number>; close: () => Promise<void> }> {
  const { server, credentials } = hall.hub.parts.natsAccess;
  const open = (): Promise<NatsConnection> =>
    wsconnect({
      servers: server,
      user: credentials.user,
      pass: credentials.password,
      reconnect: false,
      wsFactory: nodeSocket,
    });
  const [table, relay, desk] = await Promise.all([open(), open(), open()]);
  const waiting = new Map<string, (ms: number) => void>();
  const begun = new Map<string, number>();
  relay.subscribe(liveOf('bench'), { callback: (_, message) => relay.publish('bench.down', message.data) });
  desk.subscribe('bench.down', {
    callback: (_, message) => {
      const id = message.string().slice(0, 12);
      waiting.get(id)?.(performance.now() - (begun.get(id) ?? 0));
      waiting.delete(id);
    },
  });
  await Promise.all([relay.flush(), desk.flush()]);
  let count = 0;
  const stream = jetstream(table);
  const padding = 'x'.repeat(2000);
  return {
    echo: () =>
      new Promise((resolve) => {
        count += 1;
        const id = String(count).padStart(12, '0');
        waiting.set(id, resolve);
        begun.set(id, performance.now());
        void stream.publish(eventsOf('bench'), id + padding);
      }),
    close: async () => {
      for (const each of [table, relay, desk]) await each.close();
    },
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
