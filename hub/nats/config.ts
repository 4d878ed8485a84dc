/** The configuration of nats-server, written by the hub: nobody edits it, and who reads it could act as anybody. */
import { canSyncAlways, type Version } from './version.ts';

export type NatsUser = Readonly<{
  name: string;
  password: string;
  /** Null: everything, for the hub itself. */
  rights: Rights | null;
}>;

/** What a user may say and hear; `answers`: also to whoever asked it something. */
export type Rights = Readonly<{ publish: readonly string[]; subscribe: readonly string[]; answers: boolean }>;

/** One of several servers that keep the games together. */
export type ClusterNode = Readonly<{
  name: string;
  host: string;
  port: number;
  routes: readonly string[];
  password: string;
}>;

export type NatsConfig = Readonly<{
  version: Version;
  name: string;
  /** Both on this computer alone: a hall comes in through the hub's own address. */
  port: number;
  webSocketPort: number;
  storeDir: string;
  pidFile: string;
  users: readonly NatsUser[];
  cluster: ClusterNode | null;
}>;

/** A batch of events or the view of a long game fits; nothing that an honest table says is longer. */
export const LONGEST_PAYLOAD = 8_000_000;

export function natsConfig(config: NatsConfig): string {
  const { version, name, port, webSocketPort, storeDir, pidFile, users, cluster } = config;
  const sync = canSyncAlways(version) ? ', sync_interval: always' : '';
  return [
    `server_name: ${quoted(name)}`,
    'host: "127.0.0.1"',
    `port: ${port}`,
    `pid_file: ${quoted(pidFile)}`,
    `max_payload: ${LONGEST_PAYLOAD}`,
    'max_control_line: 4096',
    'max_connections: 4096',
    'write_deadline: "10s"',
    'ping_interval: "5s"',
    'ping_max: 2',
    `jetstream { store_dir: ${quoted(storeDir)}${sync} }`,
    `websocket { host: "127.0.0.1", port: ${webSocketPort}, no_tls: true, handshake_timeout: "5s" }`,
    ...(cluster ? [clusterOf(cluster)] : []),
    `authorization {\n  timeout: 5\n  users: [\n${users.map(userOf).join('\n')}\n  ]\n}`,
    '',
  ].join('\n');
}

function clusterOf({ host, port, routes, password }: ClusterNode): string {
  const to = routes.map((route) => quoted(route)).join(', ');
  return (
    `cluster { name: "hector", host: ${quoted(host)}, port: ${port}, ` +
    `authorization { user: "route", password: ${quoted(password)} }, routes: [${to}] }`
  );
}

function userOf({ name, password, rights }: NatsUser): string {
  const who = `user: ${quoted(name)}, password: ${quoted(password)}`;
  if (!rights) return `    { ${who} }`;
  const answers = rights.answers ? ', allow_responses: { max: 1, ttl: "1m" }' : '';
  return (
    `    { ${who}, permissions: { publish: ${allow(rights.publish)}, ` +
    `subscribe: ${allow(rights.subscribe)}${answers} } }`
  );
}

/** An empty list would allow everything. */
function allow(subjects: readonly string[]): string {
  return subjects.length > 0 ? `{ allow: [${subjects.map(quoted).join(', ')}] }` : '{ deny: [">"] }';
}

function quoted(text: string): string {
  if (/["\\\n\r]/.test(text)) return JSON.stringify(text);
  return `"${text}"`;
}
