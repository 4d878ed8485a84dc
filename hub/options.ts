/** What `npm run hub` is told (interfaces.md, section 4). */
import { parseArgs } from 'node:util';
import { type Cluster, readCluster } from './nats/cluster.ts';

export type HubOptions = Readonly<{
  data: string;
  host: string;
  port: number;
  nats: string | null;
  pairings: string | null;
  round: number | null;
  header: string | null;
  delayMs: number;
  tls: Readonly<{ cert: string; key: string }> | null;
  json: boolean;
  allowOldNats: boolean;
  codesForMs: number;
  /** A backup to begin with. */
  restore: string | null;
  /** Several computers that keep the log together. */
  cluster: Cluster | null;
  /** Where the broadcast is written; null: in the hub's own folder. */
  broadcast: string | null;
  push: Readonly<{ url: string; tokenFile: string | null }> | null;
}>;

export type ReadOptions = Readonly<
  | { kind: 'run'; options: HubOptions }
  | { kind: 'authority'; dir: string; host: string }
  /** Keeps the log with others, and nothing else. */
  | { kind: 'node'; options: HubOptions; cluster: Cluster }
  | { kind: 'rehearse'; file: string; options: HubOptions }
  | { kind: 'help' }
  | { kind: 'bad'; reason: string }
>;

export const help = `hub --data DIR [options]

Starts a hub for a hall of tables and stays until Ctrl+C. Everything is kept under DIR; started again on the same DIR
it goes on.

  --data DIR            where games, codes and the server's own files are kept
  --host ADDRESS        the address to listen on (127.0.0.1); 0.0.0.0 for a hall
  --port N              the port (8420)
  --nats PATH           the nats-server to start
  --pairings FILE       TRF or PGN; without it one game is opened
  --round N             the round of the pairings
  --header FILE         the first line of a game script, used for every game
  --delay SECONDS       how much later the public sees each move (0)
  --broadcast DIR       where live.pgn is written (DATA/broadcast)
  --push URL            posts the broadcast there too, as lichess takes it
  --push-token FILE     the file that holds the token for it
  --tls-cert FILE, --tls-key FILE   for https; phones need it
  --codes-for HOURS     how long codes are valid (24)
  --allow-old-nats      face the network with a nats-server that is known to be crashable
  --json                one line on standard output once it is ready, and nothing else there

  --cluster FILE --node NAME   one of three computers that keep the games together (docs/tournament.md)
  --keep-only           with --cluster: this computer only keeps
  --restore FILE        begins in a new --data with a backup (hector hub-backup)
  --rehearse FILE       restores a backup into a folder that is thrown away, compares, and says whether it is good
  --make-authority DIR [--host NAME]   makes a local certificate authority and a certificate for this computer
`;

const CODES_HOURS = 24;
const HOUR_MS = 3_600_000;

export function readOptions(args: readonly string[]): ReadOptions {
  try {
    return read(args);
  } catch (error) {
    const [reason = 'bad usage'] = (error as Error).message.split('\n');
    return { kind: 'bad', reason };
  }
}

function read(args: readonly string[]): ReadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      host: { type: 'string' },
      port: { type: 'string' },
      nats: { type: 'string' },
      pairings: { type: 'string' },
      round: { type: 'string' },
      header: { type: 'string' },
      delay: { type: 'string' },
      broadcast: { type: 'string' },
      push: { type: 'string' },
      'push-token': { type: 'string' },
      'tls-cert': { type: 'string' },
      'tls-key': { type: 'string' },
      'codes-for': { type: 'string' },
      'allow-old-nats': { type: 'boolean' },
      'make-authority': { type: 'string' },
      cluster: { type: 'string' },
      node: { type: 'string' },
      'keep-only': { type: 'boolean' },
      restore: { type: 'string' },
      rehearse: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return { kind: 'help' };
  const authority = values['make-authority'];
  if (authority !== undefined) return { kind: 'authority', dir: authority, host: values.host ?? '' };
  if (!values.data && values.rehearse === undefined)
    return { kind: 'bad', reason: 'which folder? --data DIR' };
  const cert = values['tls-cert'];
  const key = values['tls-key'];
  if ((cert === undefined) !== (key === undefined))
    return { kind: 'bad', reason: '--tls-cert and --tls-key belong together' };
  if (values.push !== undefined && !/^https?:\/\//.test(values.push))
    return { kind: 'bad', reason: '--push must be an address: https://…' };
  const read = values.cluster === undefined ? null : readCluster(values.cluster, values.node ?? '');
  if (read && !read.ok) return { kind: 'bad', reason: read.reason };
  const cluster = read?.cluster ?? null;
  if (values['keep-only'] && !cluster) return { kind: 'bad', reason: '--keep-only belongs to --cluster' };
  const options: HubOptions = {
    data: values.data ?? '',
    host: values.host ?? '127.0.0.1',
    port: number(values.port, '--port', { least: 0, most: 65_535, otherwise: 8420 }),
    nats: values.nats ?? null,
    pairings: values.pairings ?? null,
    round: values.round === undefined ? null : number(values.round, '--round', { least: 1, most: 999 }),
    header: values.header ?? null,
    delayMs: number(values.delay, '--delay', { least: 0, most: 86_400, otherwise: 0, part: true }) * 1000,
    tls: cert !== undefined && key !== undefined ? { cert, key } : null,
    json: values.json ?? false,
    broadcast: values.broadcast ?? null,
    push: values.push === undefined ? null : { url: values.push, tokenFile: values['push-token'] ?? null },
    allowOldNats: values['allow-old-nats'] ?? false,
    codesForMs:
      number(values['codes-for'], '--codes-for', {
        least: 0,
        most: 10_000,
        otherwise: CODES_HOURS,
        part: true,
      }) * HOUR_MS,
    restore: values.restore ?? null,
    cluster,
  };
  if (values['keep-only'] && cluster) return { kind: 'node', options, cluster };
  return values.rehearse === undefined
    ? { kind: 'run', options }
    : { kind: 'rehearse', file: values.rehearse, options };
}

type Bounds = Readonly<{ least: number; most: number; otherwise?: number; part?: boolean }>;

function number(text: string | undefined, name: string, { least, most, otherwise, part }: Bounds): number {
  if (text === undefined && otherwise !== undefined) return otherwise;
  const value = Number(text);
  const isWhole = part === true || Number.isInteger(value);
  if (!text?.trim() || !isWhole || !(value >= least && value <= most))
    throw new Error(`${name} must be ${part ? 'a number' : 'a whole number'} from ${least} to ${most}`);
  return value;
}
