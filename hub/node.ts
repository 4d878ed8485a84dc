/** A server that only keeps: one of the others of a cluster. No page, no codes, nobody comes in by it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { newSecret } from './codeBook.ts';
import type { Cluster } from './nats/cluster.ts';
import { natsConfig } from './nats/config.ts';
import { freePort, NatsProcess } from './nats/process.ts';
import { findServer } from './nats/version.ts';
import { writeWhole } from './store.ts';

export type KeepingNode = Readonly<{ pid: () => number; stop: () => Promise<void> }>;
export type StartedNode = Readonly<{ ok: true; node: KeepingNode } | { ok: false; reason: string }>;

export type NodeOptions = Readonly<{
  data: string;
  nats: string | null;
  cluster: Cluster;
  onLine: (line: string) => void;
}>;

export async function startNode({ data, nats, cluster, onLine }: NodeOptions): Promise<StartedNode> {
  const found = findServer(nats);
  if (!found.ok) return found;
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const configFile = join(data, 'nats.conf');
  const pidFile = join(data, 'nats.pid');
  const port = await freePort();
  const text = natsConfig({
    version: found.version,
    name: cluster.node.name,
    port,
    webSocketPort: await freePort(),
    storeDir: join(data, 'nats'),
    pidFile,
    users: [{ name: 'keeper', password: newSecret(), rights: null }],
    cluster: cluster.node,
  });
  writeWhole(configFile, text);
  const server = new NatsProcess({
    path: found.path,
    configFile,
    pidFile,
    port,
    onLine,
    onRestart: () => {},
  });
  await server.start();
  return { ok: true, node: { pid: () => server.pid, stop: () => server.stop() } };
}
