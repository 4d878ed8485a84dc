import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { canMate, help } from '#app/cli/canMate.ts';

type Run = Readonly<{ code: number; out: string; err: string[] }>;

async function run(input: string, args: string[] = [], isTerminal = false): Promise<Run> {
  let out = '';
  const err: string[] = [];
  const bytes = new TextEncoder().encode(input);
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
  }
  const code = await canMate(args, {
    input: chunks(),
    out: async (text) => {
      out += text;
    },
    err: (line) => err.push(line),
    isTerminal,
  });
  return { code, out, err };
}

const BARE = '8/8/8/3q4/8/2k5/8/5K2 w - - 0 1';
const LOCKED = '4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - -';

describe('can-mate', () => {
  test('a JSON object per FEN, empty lines skipped', async () => {
    expect(await run(`${BARE}\n\n${LOCKED}\r\n`)).toEqual({
      code: 0,
      out: `{"fen":"${BARE}","white":"no","black":"yes"}\n{"fen":"${LOCKED}","white":"no","black":"no"}\n`,
      err: [],
    });
  });

  test('a bad FEN gets its error in place, its line number on standard error, and the rest goes on', async () => {
    const { code, out, err } = await run(`${BARE}\nrubbish\n\n8/8/8/8/8/8/8/4K3 w - -\n${BARE}\n`);
    expect(code).toBe(2);
    expect(err).toEqual(['line 2: a FEN has 4 or 6 fields, not 1', 'line 4: Black has no king']);
    expect(out.split('\n').map((line) => line && Object.keys(JSON.parse(line)).join())).toEqual([
      'fen,white,black',
      'fen,error',
      'fen,error',
      'fen,white,black',
      '',
    ]);
  });

  test('progress only where a terminal shows it', async () => {
    const many = '8/8/8/8/8/2k5/8/5K2 w - - 0 1\n'.repeat(2500);
    expect((await run(many)).err).toEqual([]);
    expect((await run(many, [], true)).err).toEqual(['1000 positions', '2000 positions']);
  });

  test('--help explains, anything else is bad usage', async () => {
    expect(await run('', ['--help'])).toEqual({ code: 0, out: help, err: [] });
    const bad = await run(BARE, ['--fast']);
    expect([bad.code, bad.out, bad.err.length]).toEqual([2, '', 1]);
  });
});

const GAMES = '../shared/testdata/unwinnable/lichess.txt';
const wanted = process.env.HECTOR_LONG !== undefined && existsSync(GAMES);
if (!wanted) console.warn(`skipped: can-mate over the whole file needs HECTOR_LONG=1 and ${GAMES}`);

test.skipIf(!wanted)(
  'can-mate over 20,000 positions of games knows them all (long run, needs the shared data)',
  { timeout: 600_000 },
  async () => {
    const lines = readFileSync(GAMES, 'utf8').split('\n');
    const judged = lines.filter((line) => line !== '' && !line.startsWith('#'));
    const { code, out } = await run(judged.map((line) => `${line.slice(3)}\n`).join(''));
    const answer = (can: boolean): string => (can ? 'yes' : 'no');
    expect(code).toBe(0);
    expect(out).toBe(
      judged
        .map((line) => ({
          fen: line.slice(3),
          white: answer(line[0] === 'W'),
          black: answer(line[1] === 'B'),
        }))
        .map((object) => `${JSON.stringify(object)}\n`)
        .join(''),
    );
  },
);
