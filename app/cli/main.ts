/** The command line: `npm run -s hector -- COMMAND [options]` (interfaces.md, section 1). */
import { type FileHandle, open } from 'node:fs/promises';
import { type CliIo, FAILED } from './io.ts';

type Run = (args: string[], io: CliIo) => Promise<number>;

/** Each command is loaded when it is called, so that a short one starts fast. */
const COMMANDS: Readonly<Record<string, () => Promise<Run>>> = {
  perft: async () => (await import('./perft.ts')).perft,
  'can-mate': async () => (await import('./canMate.ts')).canMate,
  announce: async () => (await import('./announce.ts')).announce,
  match: async () => (await import('./match.ts')).match,
  scoresheet: async () => (await import('./scoresheet.ts')).scoresheet,
  play: async () => (await import('./play.ts')).play,
  'read-board': async () => (await import('./readBoard.ts')).readBoard,
  seat: async () => (await import('./seat.ts')).seat,
  'hub-backup': async () => (await import('./hubCommands.ts')).hubBackup,
  'hub-log': async () => (await import('./hubCommands.ts')).hubLog,
  'hub-revoke': async () => (await import('./hubCommands.ts')).hubRevoke,
  'hub-results': async () => (await import('./hubCommands.ts')).hubResults,
};

const help = `hector COMMAND [options]

  perft DEPTH      counts the leaf nodes of the legal moves
  can-mate         tells who can still mate, a FEN per line
  announce         says each half-move of PGN games as Appendix D has it
  match            finds the move that words mean, an utterance per line
  scoresheet       writes PGN as pgn, text, html, brf, pef, unicode or svg
  play             carries out a game script by the Laws
  read-board       reads a board trace
  seat             a place in a hall, or its table, without a screen
  hub-backup       the whole hall in one file
  hub-log          the journal of a game as the hub has it
  hub-revoke       makes a code open nothing from now on
  hub-results      the results of the round, as TRF or PGN

Input from standard input or --in FILE, output to standard output.
hector COMMAND --help tells more.
`;

async function main(argv: string[]): Promise<number> {
  const [name = '', ...rest] = argv;
  if (name === '--help' || name === 'help') {
    await out(help);
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) {
    err(
      name
        ? `hector: unknown command ${name}; hector --help lists them`
        : 'hector: which command? hector --help lists them',
    );
    return FAILED;
  }
  const opened = await openInput(rest);
  if (typeof opened === 'string') {
    err(`${name}: ${opened}`);
    return FAILED;
  }
  const run = await load();
  const { args, input } = opened;
  try {
    return await run(args, { input, out, err, isTerminal: process.stderr.isTTY === true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall !== 'read') throw error;
    err(`${name}: the input cannot be read: ${(error as Error).message}`);
    return FAILED;
  }
}

/** Takes `--in FILE` out of the arguments; without it, standard input. A pipe with a name is as good as a file. */
async function openInput(
  args: string[],
): Promise<{ args: string[]; input: AsyncIterable<Uint8Array> } | string> {
  const at = args.findIndex((arg) => arg === '--in' || arg.startsWith('--in='));
  if (at < 0) return { args, input: process.stdin };
  const inline = args[at]?.startsWith('--in=') ?? false;
  const file = inline ? args[at]?.slice('--in='.length) : args[at + 1];
  if (!file) return '--in needs a file';
  const handle = await openFile(file);
  if (!handle) return `cannot read ${file}`;
  return { args: args.toSpliced(at, inline ? 1 : 2), input: handle.createReadStream() };
}

async function openFile(file: string): Promise<FileHandle | null> {
  const handle = await open(file).catch(() => null);
  if (!(await handle?.stat())?.isDirectory()) return handle;
  await handle?.close();
  return null;
}

/** Waits for a slow reader, so that memory stays flat. */
function out(text: string): Promise<void> {
  return new Promise((resolve) => {
    if (process.stdout.write(text)) resolve();
    else process.stdout.once('drain', resolve);
  });
}

/** Whatever a complaint quotes, it is one line. */
function err(complaint: string): void {
  process.stderr.write(`${complaint.trim().replace(/\s*[\r\n]+\s*/g, ' ')}\n`);
}

/** A closed pipe ends quietly; what cannot be written for another reason, on a full disk, is said. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  err(`hector: the output cannot be written: ${error.message}`);
  process.exit(FAILED);
});
/** Who hears no complaints shall have the output all the same. */
process.stderr.on('error', () => {});

process.exitCode = await main(process.argv.slice(2));
// Standard input may still be open when a command did not read it to its end.
process.stdin.destroy();
