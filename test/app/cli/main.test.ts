/** The command line as a process: what comes before and after any command. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const MAIN = join(import.meta.dirname, '../../../app/cli/main.ts');
const MOVES = '1. e4 e5 *';

type Ran = Readonly<{ code: number | null; out: string; err: string }>;

/** Through a shell, for its pipes and redirections; `hector` stands for the program. */
function shell(command: string): Promise<Ran> {
  const script = `hector() { '${process.execPath}' --import tsx '${MAIN}' "$@"; }; ${command}`;
  const child = spawn('bash', ['-o', 'pipefail', '-c', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data) => {
    out += data;
  });
  child.stderr.on('data', (data) => {
    err += data;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

describe('bad usage is one line, whatever it quotes', () => {
  test.each([
    "hector 'no\nsuch'",
    'hector perft 2 --fen -x',
    "hector perft 2 '--fe\nn'",
    "hector can-mate '--a\nb'",
    "hector can-mate --in 'no\nsuch'",
    'hector can-mate --in /',
  ])('%s', async (command) => {
    const { code, out, err } = await shell(command);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^\S[^\n]*\n$/);
  });
});

describe('--in', () => {
  test('a file, a pipe with a name, the terminal’s own input', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hector-'));
    writeFileSync(join(folder, 'game.pgn'), MOVES);
    const moves = { code: 0, out: 'e four\ne five\n', err: '' };
    const options = '--language en --vocabulary plain --form short';
    expect(await shell(`hector announce ${options} --in '${folder}/game.pgn'`)).toEqual(moves);
    expect(await shell(`hector announce ${options} --in='${folder}/game.pgn'`)).toEqual(moves);
    expect(await shell(`hector announce ${options} --in <(cat '${folder}/game.pgn')`)).toEqual(moves);
    expect(await shell(`echo '${MOVES}' | hector announce ${options} --in /dev/stdin`)).toEqual(moves);
    rmSync(folder, { recursive: true });
  });

  test.runIf(existsSync('/proc/self/mem'))('a file that fails while it is read', async () => {
    const { code, out, err } = await shell('hector announce --language en --in /proc/self/mem');
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^announce: the input cannot be read: [^\n]*\n$/);
  });
});

describe('the output', () => {
  test('a closed pipe ends quietly', async () => {
    const { out, err } = await shell(`yes '8/8/8/3q4/8/2k5/8/5K2 w - -' | hector can-mate | head -n 1`);
    expect(out).toContain('"white":"no"');
    expect(err).toBe('');
  });

  test.runIf(existsSync('/dev/full'))('a full disk is said, in a line', async () => {
    const { code, err } = await shell(`echo '${MOVES}' | hector announce --language en > /dev/full`);
    expect(code).toBe(2);
    expect(err).toMatch(/^hector: the output cannot be written: [^\n]*\n$/);
  });
});
