/** Which nats-server is there, and what it can do. */
import { spawnSync } from 'node:child_process';

export type Version = readonly [major: number, minor: number, patch: number];

/** From here on every write can wait for the disk. */
const SYNCS_ALWAYS: Version = [2, 10, 0];
/** Before it, a stranger could crash the server through its WebSocket before saying who he is. */
const SAFE: Version = [2, 12, 5];

export function parseVersion(text: string): Version | null {
  const found = /v?(\d+)\.(\d+)\.(\d+)/.exec(text);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : null;
}

export function isAtLeast(version: Version, least: Version): boolean {
  for (const [place, number] of version.entries())
    if (number !== least[place]) return number > (least[place] ?? 0);
  return true;
}

export const canSyncAlways = (version: Version): boolean => isAtLeast(version, SYNCS_ALWAYS);

export type FoundServer = Readonly<
  { ok: true; path: string; version: Version } | { ok: false; reason: string }
>;

const HOW_TO_GET_IT =
  'Debian and Ubuntu: apt install nats-server; macOS: brew install nats-server; any other: a single file from ' +
  'the releases of github.com/nats-io/nats-server, named by --nats PATH.';

/** Debian puts it where only root looks by itself. */
const PLACES = [
  'nats-server',
  '/usr/sbin/nats-server',
  '/usr/local/sbin/nats-server',
  '/opt/homebrew/bin/nats-server',
];

export function findServer(named: string | null): FoundServer {
  for (const path of named === null ? PLACES : [named]) {
    const { status, stdout, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 });
    const version = status === 0 ? parseVersion(`${stdout}${stderr}`) : null;
    if (version) return { ok: true, path, version };
  }
  const reason = named === null ? 'nats-server is not installed' : `${named} is no nats-server`;
  return { ok: false, reason: `${reason}. ${HOW_TO_GET_IT}` };
}

/** Why this version must not face a hall's network; null where it may. */
export function exposedReason(version: Version, host: string): string | null {
  if (isAtLeast(version, SAFE) || isLoopback(host)) return null;
  return (
    `nats-server ${version.join('.')} can be crashed from outside (fixed in ${SAFE.join('.')}): install a newer one, ` +
    'stay on 127.0.0.1, or say --allow-old-nats to take the risk'
  );
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host);
}
