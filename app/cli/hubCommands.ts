/** `hub-log`, `hub-revoke`, `hub-results`: what an arbiter asks of a hub from a command line (interfaces.md, section 4). */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isRecord } from '#rules/game/fields.ts';
import { type CliIo, FAILED } from './io.ts';
import { readHub } from './seat.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values = Readonly<Record<string, string | boolean | undefined>>;

type Asked = Readonly<{ path: string; body?: unknown; needsTrailingLine?: boolean }>;

const COMMON: Options = { hub: { type: 'string' }, code: { type: 'string' }, help: { type: 'boolean' } };
const PATIENCE_MS = 30_000;

const WORDS: Readonly<Record<string, string>> = {
  'wrong-code': 'this code opens nothing here',
  expired: 'this code has expired',
  revoked: 'this code was revoked',
  'not-yours': 'this is for the arbiter only',
  'no-game': 'the hub has no such game',
  'too-many-tries': 'too many wrong codes: wait a minute',
};

const LOG_HELP = `hub-log --hub URL --code CODE --game GAME [--evidence]

The game's journal as the hub has it; for the arbiter of the game or of the hall. --evidence: what a former table had
not handed over when another device took its place, as it was left.
`;
const REVOKE_HELP = `hub-revoke --hub URL --code ARBITER --revoke CODE

The code opens nothing from now on, and who came in by it is out. Writes which seat it was, and its new code.
`;
const RESULTS_HELP = `hub-results --hub URL --code ARBITER --format trf|pgn

The results of the round: the pairings that the hub was given with what was played, or the games.
`;

const BACKUP_HELP = `hub-backup --hub URL --code ARBITER

The whole hall in one file: games, log, codes. Keep it as secret as the codes. \`npm run hub -- --restore FILE --data NEW\`
begins with it, \`npm run hub -- --rehearse FILE\` tries it.
`;

export function hubBackup(args: string[], io: CliIo): Promise<number> {
  return run('hub-backup', BACKUP_HELP, COMMON, args, io, () => ({ path: '/api/backup' }));
}

export function hubLog(args: string[], io: CliIo): Promise<number> {
  const options: Options = { ...COMMON, game: { type: 'string' }, evidence: { type: 'boolean' } };
  return run('hub-log', LOG_HELP, options, args, io, ({ game, evidence }) => {
    if (typeof game !== 'string') return 'which game? --game GAME';
    const path = evidence ? '/api/evidence/read' : '/api/journal';
    return { path: `${path}?game=${encodeURIComponent(game)}` };
  });
}

export function hubRevoke(args: string[], io: CliIo): Promise<number> {
  const options: Options = { ...COMMON, revoke: { type: 'string' } };
  return run('hub-revoke', REVOKE_HELP, options, args, io, ({ revoke }) =>
    typeof revoke === 'string' ? { path: '/api/revoke', body: { revoke } } : 'which code? --revoke CODE',
  );
}

export function hubResults(args: string[], io: CliIo): Promise<number> {
  const options: Options = { ...COMMON, format: { type: 'string' } };
  return run('hub-results', RESULTS_HELP, options, args, io, ({ format }) =>
    format === 'trf' || format === 'pgn'
      ? { path: `/api/results?format=${format}` }
      : '--format must be trf or pgn',
  );
}

async function run(
  name: string,
  help: string,
  options: Options,
  args: string[],
  io: CliIo,
  asked: (values: Values) => Asked | string,
): Promise<number> {
  const fail = (reason: string) => {
    io.err(`${name}: ${reason}`);
    return FAILED;
  };
  let values: Values;
  try {
    values = parseArgs({ args, options }).values as Values;
  } catch (error) {
    return fail((error as Error).message.split('\n')[0] ?? 'bad usage');
  }
  if (values.help) {
    await io.out(help);
    return 0;
  }
  const hub = readHub(typeof values.hub === 'string' ? values.hub : undefined);
  if (!hub) return fail('--hub must be the address of a hub: http://…');
  if (typeof values.code !== 'string') return fail('which arbiter? --code CODE');
  const what = asked(values);
  if (typeof what === 'string') return fail(what);
  return ask(hub, values.code, what, io, fail);
}

async function ask(
  hub: URL,
  code: string,
  { path, body }: Asked,
  io: CliIo,
  fail: (reason: string) => number,
): Promise<number> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(new URL(path, hub), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${code}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    text = await response.text();
  } catch {
    return fail('no hub answers at this address');
  }
  if (!response.ok) return fail(reasonOf(text) ?? `the hub answers ${response.status}`);
  await io.out(text);
  return 0;
}

function reasonOf(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text);
    const reason = isRecord(value) && typeof value.reason === 'string' ? value.reason : null;
    return reason && (WORDS[reason] ?? reason);
  } catch {
    return null;
  }
}
