import { describe, expect, test } from 'vitest';
import { match } from '#app/cli/match.ts';
import { runCommand } from '#test/runCommand.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const run = (args: string[], input: string) => runCommand(match, args, input, 3);

describe('match', () => {
  test('writes a JSON object per line: a move, candidates, or none', async () => {
    const { code, out, err } = await run(
      ['--language', 'de', '--fen', START],
      'Springer Felix drei\r\nSpringer\nпешак е4\ne2e5\n',
    );
    expect(
      out
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      { text: 'Springer Felix drei', move: 'g1f3' },
      { text: 'Springer', move: null, candidates: ['b1a3', 'b1c3', 'g1f3', 'g1h3'] },
      { text: 'пешак е4', move: 'e2e4' },
      { text: 'e2e5', move: null, candidates: [] },
    ]);
    expect([code, err]).toEqual([0, []]);
  });

  test('an empty line is a bad record: the lines stay aligned and the rest goes on', async () => {
    const { code, out, err } = await run(['--language', 'en', '--fen', START], 'e4\n\nd4');
    expect(out.split('\n')).toEqual([
      '{"text":"e4","move":"e2e4"}',
      '{"text":"","error":"an empty line"}',
      '{"text":"d4","move":"d2d4"}',
      '',
    ]);
    expect([code, err]).toEqual([2, ['line 2: an empty line']]);
  });

  test('a line longer than any announcement is refused with a reason', async () => {
    const long = 'Springer '.repeat(40);
    const { code, out, err } = await run(['--language', 'de', '--fen', START], `${long}\r\ne4\n${long}`);
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { text: string; error?: string });
    expect(lines.map(({ error }) => error)).toEqual([
      'longer than 300 characters',
      undefined,
      'longer than 300 characters',
    ]);
    expect(lines[0]?.text).toBe(long);
    expect(lines[1]).toEqual({ text: 'e4', move: 'e2e4' });
    expect([code, err.length]).toEqual([2, 2]);
  });

  test('castling is read in both forms and written in the variant’s own', async () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
    const standard = await run(['--language', 'en', '--fen', fen], 'e1g1\ne1h1\nO-O\n');
    expect(standard.out.match(/"move":"\w+"/g)).toEqual(Array(3).fill('"move":"e1g1"'));
    const chess960 = await run(['--language', 'en', '--fen', fen, '--chess960'], 'e1g1\ne1h1\nO-O\n');
    expect(chess960.out.match(/"move":"\w+"/g)).toEqual(Array(3).fill('"move":"e1h1"'));
  });

  test.each([
    [[]],
    [['--language', 'en']],
    [['--fen', START]],
    [['--language', 'xx', '--fen', START]],
    [['--language', 'en', '--fen', 'nonsense']],
    [['--language', 'en', '--fen', START, 'more']],
  ])('bad usage %j: one line on standard error, nothing written', async (args) => {
    const { code, out, err } = await run(args, 'e4\n');
    expect([code, out, err.length]).toEqual([2, '', 1]);
  });
});
