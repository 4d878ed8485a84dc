/**
 * Three servers that keep a hall's log together, on three computers: any one of them may be lost. One of them is the
 * hub's own; the others only keep. All are told the same file:
 * `{ "secret": "…", "nodes": [{ "name": "a", "host": "10.0.0.1", "port": 6222 }, …] }`.
 */
import { readFileSync } from 'node:fs';
import { isRecord } from '#rules/game/fields.ts';
import type { ClusterNode } from './config.ts';

export type Cluster = Readonly<{ node: ClusterNode; size: number }>;
export type ReadCluster = Readonly<{ ok: true; cluster: Cluster } | { ok: false; reason: string }>;

type Node = Readonly<{ name: string; host: string; port: number }>;

/** A majority must be left when one is lost, and decide at all. */
const FEWEST = 3;
const MOST = 5;
const SHORTEST_SECRET = 16;

export function readCluster(file: string, name: string): ReadCluster {
  const bad = (reason: string): ReadCluster => ({ ok: false, reason: `${file}: ${reason}` });
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return bad('it cannot be read as JSON');
  }
  if (!isRecord(value) || !Array.isArray(value.nodes)) return bad('it must have "secret" and "nodes"');
  const { secret } = value;
  if (typeof secret !== 'string' || secret.length < SHORTEST_SECRET)
    return bad(`"secret" must have at least ${SHORTEST_SECRET} letters`);
  const nodes = value.nodes.filter(isNode);
  if (nodes.length !== value.nodes.length) return bad('each node needs "name", "host" and "port"');
  if (nodes.length < FEWEST || nodes.length > MOST || nodes.length % 2 === 0)
    return bad('three or five nodes keep a log together');
  const own = nodes.find((node) => node.name === name);
  if (!own) return bad(`there is no node ${name}`);
  const routes = nodes
    .filter((node) => node !== own)
    .map(({ host, port }) => `nats://route:${encodeURIComponent(secret)}@${host}:${port}`);
  const node = { name: own.name, host: own.host, port: own.port, routes, password: secret };
  return { ok: true, cluster: { node, size: nodes.length } };
}

function isNode(value: unknown): value is Node {
  if (!isRecord(value)) return false;
  const { name, host, port } = value;
  return (
    typeof name === 'string' &&
    /^[\w-]{1,40}$/.test(name) &&
    typeof host === 'string' &&
    /^[\w.:-]{1,100}$/.test(host) &&
    Number.isInteger(port) &&
    Number(port) > 0 &&
    Number(port) < 65_536
  );
}
