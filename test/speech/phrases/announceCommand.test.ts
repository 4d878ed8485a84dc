import { describe, expect, test } from 'vitest';
import { announce } from '#app/cli/announce.ts';
import { runCommand } from '#test/runCommand.ts';

/** The sample game of Appendix C. */
const SAMPLE =
  '1.e4 e5 2.Nf3 Nf6 3.d4 exd4 4.e5 Ne4 5.Qxd4 d5 6.exd6 Nxd6 7.Bg5 Nc6 8.Qe3+ Be7 9.Nbd2 O-O 10.O-O-O Re8 11.Kb1 *\n';

const run = (args: string[], pgn: string) => runCommand(announce, args, pgn);

describe('announce', () => {
  test('says the sample game of Appendix C in 21 lines', async () => {
    const { code, out, err } = await run(['--language', 'en', '--check'], SAMPLE);
    const lines = out.split('\n');
    expect(code).toBe(0);
    expect(err).toEqual([]);
    expect(lines.length).toBe(22);
    expect(lines[0]).toBe('Bauer Eva zwei Eva vier');
    expect(lines[10]).toBe('Bauer Eva fünf schlägt David sechs en passant');
    expect(lines[14]).toBe('Dame David vier Eva drei Schach');
    expect(lines[16]).toBe('Springer Bella eins David zwei');
    expect(lines[17]).toBe('Kurze Rochade');
    expect(lines[20]).toBe('König Cesar eins Bella eins');
  });

  test('parts games by an empty line, and a bad game costs only itself', async () => {
    const pgn = `[Event "a"]\n\n1.e4 *\n\n[Event "b"]\n\n1.e4 e4 *\n\n[Event "c"]\n\n1.d4 *\n`;
    const { code, out, err } = await run(['--language', 'de', '--form', 'short'], pgn);
    expect(out).toBe('Eva vier\n\nDavid vier\n');
    expect(code).toBe(2);
    expect(err).toHaveLength(1);
    expect(err[0]).toMatch(/^line [57]: .*e4/);
  });

  test.each([
    [[]],
    [['--language', 'fr']],
    [['--language', 'en', '--vocabulary', 'morse']],
    [['--language', 'en', '--form', 'tiny']],
    [['--language', 'en', '--loud']],
  ])('bad usage %j: one line on standard error, nothing written', async (args) => {
    const { code, out, err } = await run(args, SAMPLE);
    expect([code, out, err.length]).toEqual([2, '', 1]);
  });

  test('--help explains itself', async () => {
    expect((await run(['--help'], '')).out).toContain('--vocabulary');
  });
});
