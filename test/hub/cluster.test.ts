/** Three computers keep a hall together: the loss of the one that leads loses nothing. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jetstreamManager } from '@nats-io/jetstream';
import { afterEach, describe, expect, test } from 'vitest';
import { STREAM } from '#app/hub/subjects.ts';
import { readCluster } from '#hub/nats/cluster.ts';
import { freePort } from '#hub/nats/process.ts';
import { type KeepingNode, startNode } from '#hub/node.ts';
import { HAS_NATS, openHall, openTable, type TestHall, until } from './testHall.ts';

const folder = mkdtempSync(join(tmpdir(), 'hector-cluster-'));
const file = join(folder, 'cluster.json');
const nodes = new Map<string, KeepingNode>();
let hall: TestHall | null = null;
afterEach(async () => {
  await hall?.close();
  for (const node of nodes.values()) await node.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function writeCluster(): Promise<void> {
  const [a, b, c] = [await freePort(), await freePort(), await freePort()];
  const at = (name: string, port: number) => ({ name, host: '127.0.0.1', port });
  const value = { secret: 'a secret for this test', nodes: [at('a', a), at('b', b), at('c', c)] };
  writeFileSync(file, JSON.stringify(value));
}

function clusterOf(name: string) {
  const read = readCluster(file, name);
  if (!read.ok) throw new Error(read.reason);
  return read.cluster;
}

async function keep(name: string): Promise<void> {
  const started = await startNode({
    data: join(folder, name),
    nats: null,
    cluster: clusterOf(name),
    onLine: () => {},
  });
  if (!started.ok) throw new Error(started.reason);
  nodes.set(name, started.node);
}

describe.skipIf(!HAS_NATS)('three nodes', () => {
  test('survive the loss of the leader: every acknowledged event is there, and play goes on', {
    timeout: 120_000,
  }, async () => {
    await writeCluster();
    await Promise.all([keep('b'), keep('c')]);
    hall = await openHall({ data: join(folder, 'a'), cluster: clusterOf('a') });
    const [game = ''] = hall.games;
    const table = await openTable(hall, game);
    const file = hall.hub.parts.hall.file(game);
    const isHandedOver = () => file?.length === table.log.events.length;
    const act = (by: 'white' | 'black' | 'arbiter', command: object) =>
      table.session.submit({ by, ...command } as Parameters<typeof table.session.submit>[0]);
    await act('arbiter', { do: 'start' });
    await act('white', { do: 'move', move: 'e2e4' });
    await until(isHandedOver, 60_000);

    const { connection, nats } = hall.hub.parts;
    const leader = async () => {
      const manager = await jetstreamManager(connection, { timeout: 5000, checkAPI: false });
      return (await manager.streams.info(STREAM)).cluster?.leader;
    };
    const first = await leader();
    const before = table.log.events.length;
    if (first === 'a') process.kill(nats.pid, 'SIGKILL');
    else process.kill(nodes.get(first ?? '')?.pid() ?? 0, 'SIGKILL');

    // Local first: the table plays on whether the others lead or not.
    await act('white', { do: 'press' });
    await act('black', { do: 'move', move: 'e7e5' });
    await act('black', { do: 'press' });
    expect(table.log.events.length).toBeGreaterThan(before);
    await until(isHandedOver, 90_000);
    expect(file?.events).toEqual(table.log.events);
    await table.close();
  });
});

test.each([
  ['two nodes', { secret: 'x'.repeat(20), nodes: [{ name: 'a', host: 'h', port: 1 }] }, /three or five/],
  ['a short secret', { secret: 'x', nodes: [] }, /secret/],
  ['a node without a port', { secret: 'x'.repeat(20), nodes: [{ name: 'a', host: 'h' }] }, /needs/],
  ['no nodes', {}, /nodes/],
])('a bad cluster file is refused with a reason: %s', (_, value, reason) => {
  const bad = join(tmpdir(), `hector-cluster-${process.pid}.json`);
  writeFileSync(bad, JSON.stringify(value));
  expect(readCluster(bad, 'a')).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
  rmSync(bad);
});
