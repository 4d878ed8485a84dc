import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scoresheet } from '#app/cli/scoresheet.ts';
import { gamesOf } from './games.ts';
import { TESTDATA } from './oracles.ts';

async function run(args: string, input: string) {
  const out: string[] = [];
  const err: string[] = [];
  async function* bytes() {
    yield new TextEncoder().encode(input);
  }
  const code = await scoresheet(args.split(' '), {
    input: bytes(),
    out: async (text) => {
      out.push(text);
    },
    err: (line) => err.push(line),
    isTerminal: false,
  });
  return { code, out: out.join(''), err };
}

const sample = readFileSync('test/fixtures/appendix-c.pgn', 'utf8');
const broken = readFileSync('test/fixtures/pgn/broken.pgn', 'utf8');

describe('hector scoresheet', () => {
  test('text, in the letters of the language', async () => {
    const { code, out } = await run('--format text --language pl', sample);
    expect(code).toBe(0);
    expect(out).toContain('8. He3+ Ge7\n9. Sbd2 0-0\n10. 0-0-0 We8\n11. Kb1 (=)\n');
  });

  test('clock times where they are wanted', async () => {
    const timed = '1. e4 {[%clk 1:30:00]} e5 {[%clk 1:29:58]} *';
    expect((await run('--format text', timed)).out).toContain('1. e4 e5\n');
    expect((await run('--format text --clocks', timed)).out).toContain('1. e4 e5 1:30:00 1:29:58\n');
  });

  test('pgn gives the same game back', async () => {
    const { out } = await run('--format pgn', sample);
    expect(gamesOf(out)).toEqual(gamesOf(sample));
  });

  test('brf: 40 cells by 25 lines unless told otherwise', async () => {
    const { out } = await run('--format brf --language de', sample);
    expect(out).toContain(' #H DE#C@6    LE#G\r\n');
    expect(out.split('\r\n')).toHaveLength(26);
    const small = await run('--format brf --cells 32 --lines 8', sample);
    expect(small.out.split('\f').slice(0, -1).length).toBe(3);
    for (const line of small.out.split(/\r\n\f?/)) expect(line.length).toBeLessThanOrEqual(32);
  });

  test('--lines 0 is not paginated', async () => {
    const { out } = await run('--format brf --lines 0', sample + sample);
    expect(out).not.toContain('\f');
    expect(out.match(/#A E#D E#E/g)).toHaveLength(2);
  });

  test('several games make one document, each on a new page', async () => {
    for (const [format, page] of [
      ['brf', /\f/g],
      ['text', /\f/g],
      ['html', /<article/g],
      ['pef', /<section/g],
    ] as const) {
      const { out, code } = await run(`--format ${format}`, sample + sample);
      expect([format, code, out.match(page)?.length]).toEqual([format, 0, format === 'text' ? 1 : 2]);
    }
  });

  test('svg shows the first game after --ply, by default the last position', async () => {
    const last = await run('--format svg', sample);
    expect(last.out).toContain('11. Kb1');
    const third = await run('--format svg --ply 3 --language de', sample);
    expect(third.out).toContain('>2. Sf3</text>');
    const start = await run('--format svg --ply 0 --tactile', sample);
    expect(start.out).toContain('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
    expect(await run('--format svg --ply 22', sample)).toMatchObject({ code: 2, out: '' });
    expect(await run('--format svg', '')).toMatchObject({ code: 2, out: '' });
  });

  test('what is bad is said with its line, the rest goes on, the exit code is 2', async () => {
    const { code, out, err } = await run('--format text', broken);
    expect(code).toBe(2);
    expect(out.match(/^Good/gm)).toHaveLength(3);
    expect(out).not.toContain('Illegal move');
    expect(err).toHaveLength(7);
    expect(err[0]).toBe('line 6: 3. Ke3 is no legal move (line 10)');
  });

  test.each([
    '--format docx',
    '--language en',
    '--format brf --language fr',
    '--format brf --code uk --language de',
    '--format brf --code morse',
    '--format brf --cells 5',
    '--format brf --cells many',
    '--format brf --lines 2',
    '--format svg --ply -1',
    '--format html --type-size 40',
    '--format text surplus',
    '--format text --unknown',
  ])('bad usage: %s', async (args) => {
    const { code, out, err } = await run(args, sample);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toHaveLength(1);
    expect(err[0]).not.toContain('\n');
  });

  test('--help', async () => {
    expect(await run('--help', '')).toMatchObject({ code: 0, out: expect.stringContaining('--tactile') });
  });

  test('no game, no document', async () => {
    expect(await run('--format html', '')).toEqual({ code: 0, out: '', err: [] });
  });
});

if (existsSync(TESTDATA) && process.env.HECTOR_LONG) {
  test('every format takes the whole tournament file', async () => {
    const text = readFileSync(`${TESTDATA}/pgn/tournaments.pgn`, 'utf8');
    for (const format of ['pgn', 'text', 'html', 'brf', 'pef', 'unicode']) {
      const { code, out } = await run(`--format ${format}`, text);
      expect([format, code]).toEqual([format, 0]);
      expect(out.length).toBeGreaterThan(1_000_000);
    }
  }, 600_000);
}
