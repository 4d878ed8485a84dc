/** `hector play` from bytes to bytes (interfaces.md, sections 1 and 2). */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { help, play } from '#app/cli/play.ts';
import { ACTORS } from '#rules/game/command.ts';
import { DUTIES } from '#rules/game/header.ts';
import { COMMAND_KINDS } from '#rules/game/parseCommand.ts';
import { runCommand } from '#test/runCommand.ts';

type Printed = Record<string, unknown> & {
  event?: string;
  refused?: { article: string | null; reason: string };
};
type Run = Readonly<{ code: number; out: readonly Printed[]; text: string; err: readonly string[] }>;

const HEADER = {
  hector: 'script/1',
  edition: '2023',
  mode: 'competition',
  timeControl: { periods: [{ ms: 5_400_000 }], incrementMs: 0, delayMs: 0 },
  white: { name: 'W', board: 'peg', assistant: { name: 'A', duties: [...DUTIES] } },
  black: { name: 'B', board: 'normal' },
};
const START = { at: 0, by: 'arbiter', do: 'start' };

async function run(lines: readonly unknown[], args: string[] = [], cut = 7): Promise<Run> {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const { code, out: printed, err } = await runCommand(play, args, text, cut);
  const out = printed.startsWith('{') ? printed.trimEnd().split('\n') : [];
  return { code, out: out.map((line) => JSON.parse(line) as Printed), text: printed, err };
}

const finalOf = ({ out }: Run) => out.at(-1)?.final as Record<string, unknown>;
const refusalsOf = ({ out }: Run) => out.flatMap((line) => (line.refused ? [line.refused] : []));

describe('usage', () => {
  test('--help documents every command', async () => {
    const { code, text } = await run([], ['--help']);
    expect(code).toBe(0);
    expect(text).toBe(help);
    for (const kind of COMMAND_KINDS) expect(help, kind).toMatch(new RegExp(`\\b${kind}\\b`));
  });

  test.each([
    ['an unknown option', ['--colour']],
    ['a file that nobody asked for', ['game.ndjson']],
  ])('%s is bad usage', async (_, args) => {
    const { code, text, err } = await run([HEADER], args);
    expect([code, text, err.length]).toEqual([2, '', 1]);
  });
});

describe('a bad header: one line on standard error, nothing on standard output, code 2', () => {
  test.each([
    ['nothing at all', []],
    ['no JSON', ['hello']],
    ['no object', ['[]']],
    ['null', ['null']],
    ['another format', [{ ...HEADER, hector: 'script/2' }]],
    ['an unknown edition', [{ ...HEADER, edition: '2014' }]],
    ['an unknown mode', [{ ...HEADER, mode: 'blitz' }]],
    ['an unknown supervision', [{ ...HEADER, supervision: 'some' }]],
    ['an unknown variant', [{ ...HEADER, variant: 'atomic' }]],
    ['an unknown language', [{ ...HEADER, language: 'fr' }]],
    ['a bad FEN', [{ ...HEADER, startFen: 'rubbish' }]],
    ['an impossible position', [{ ...HEADER, startFen: '4k3/8/8/8/8/8/8/K3K3 w - - 0 1' }]],
    ['a board of another kind', [{ ...HEADER, white: { board: 'glass' } }]],
    [
      'a duty that is none',
      [{ ...HEADER, white: { board: 'peg', assistant: { name: 'A', duties: ['D.2.10.9'] } } }],
    ],
    ['no periods', [{ ...HEADER, timeControl: { periods: [] } }]],
    ['half a millisecond', [{ ...HEADER, timeControl: { periods: [{ ms: 0.5 }] } }]],
    ['an unknown option', [{ ...HEADER, options: { colour: 'blue' } }]],
    ['an option this edition fixes', [{ ...HEADER, options: { fivefold: false } }]],
    ['a value outside its range', [{ ...HEADER, options: { defaultTimeMin: -1 } }]],
    ['Chess960 in 2005', [{ ...HEADER, edition: '2005', variant: 'chess960' }]],
    [
      'too many games for full supervision',
      [{ ...HEADER, timeControl: { periods: [{ ms: 300_000 }] }, gamesPerArbiter: 2 }],
    ],
  ])('%s', async (_, lines) => {
    const { code, text, err } = await run([...lines, START]);
    expect([code, text, err.length]).toEqual([2, '', 1]);
    expect(err[0]).not.toMatch(/\n/);
  });
});

describe('a bad record: its line number and reason, the rest goes on, code 2 at the end', () => {
  test.each([
    ['no JSON', '{"at":', /not JSON/],
    ['a list', [], /not a JSON object/],
    ['a number', 3, /not a JSON object/],
    ['no time', { by: 'white', do: 'press' }, /lacks at/],
    ['no person', { at: 5, do: 'press' }, /lacks by/],
    ['no command', { at: 5, by: 'white' }, /lacks do/],
    ['no square', { at: 5, by: 'white', do: 'lift' }, /lacks square/],
    ['a square of null', { at: 5, by: 'white', do: 'lift', square: null }, /lacks square/],
    ['neither words nor move', { at: 5, by: 'white', do: 'announce' }, /lacks text or move/],
    ['a time that is none', { at: 'soon', by: 'white', do: 'press' }, /at is not/],
    ['half a millisecond', { at: 5.5, by: 'white', do: 'press' }, /at is not/],
    ['before the beginning', { at: -1, by: 'white', do: 'press' }, /at is not/],
  ])('%s', async (_, bad, reason) => {
    const outcome = await run([HEADER, START, bad, { at: 9, by: 'white', do: 'ask', what: 'ownTime' }]);
    expect(outcome.code).toBe(2);
    expect(outcome.err).toHaveLength(1);
    expect(outcome.err[0]).toMatch(/^line 3: /);
    expect(outcome.err[0]).toMatch(reason);
    expect(outcome.out.filter((line) => line.event === 'told')).toHaveLength(1);
    expect(finalOf(outcome)).toMatchObject({ result: '*', whiteMs: 5_399_991 });
  });

  test('a line that goes back in time', async () => {
    const lines = [
      HEADER,
      START,
      { at: 100, by: 'white', do: 'lift', square: 'e2' },
      { at: 99, by: 'white', do: 'insert', square: 'e4' },
    ];
    const outcome = await run(lines);
    expect(outcome.code).toBe(2);
    expect(outcome.err[0]).toMatch(/^line 4: .*back in time/);
    expect(finalOf(outcome)).toMatchObject({ state: 'TOUCHED' });
  });

  test('empty lines and a missing last line end are no records', async () => {
    const outcome = await run([HEADER, '', START, '   ', '']);
    expect([outcome.code, outcome.err]).toEqual([0, []]);
  });
});

describe('a well-formed command that cannot be carried out is refused, and code 0', () => {
  test.each([
    ['an unknown command', { at: 1, by: 'white', do: 'castle' }, null],
    ['a list for a command', { at: 1, by: 'white', do: ['press'] }, null],
    ['a name of every object', { at: 1, by: 'white', do: 'toString' }, null],
    ['a square that is none', { at: 1, by: 'white', do: 'lift', square: 'i9' }, null],
    ['a person who is none', { at: 1, by: 'spectator', do: 'press' }, null],
    ['an unknown ground', { at: 1, by: 'white', do: 'claim', ground: 'boredom' }, null],
    ['an empty hole', { at: 1, by: 'white', do: 'lift', square: 'e4' }, null],
    ['a filled hole', { at: 1, by: 'white', do: 'insert', square: 'e2' }, null],
    ['a move that is none', { at: 1, by: 'black', do: 'move', move: 'Nf6' }, null],
    ['a whole move on a peg board', { at: 1, by: 'white', do: 'move', move: 'e2e4' }, 'D.2.2'],
    ['out of turn', { at: 1, by: 'black', do: 'move', move: 'e7e5' }, '1.3'],
    ['the wrong person', { at: 1, by: 'white', do: 'restart' }, '6.11.3'],
    ['an assistant beyond his duties', { at: 1, by: 'white-assistant', do: 'resign' }, '5.1.2'],
    ['an assistant who is not there', { at: 1, by: 'black-assistant', do: 'press' }, 'D.2.11'],
    ['started twice', { at: 1, by: 'arbiter', do: 'start' }, '6.6'],
    ['no offer to accept', { at: 1, by: 'black', do: 'acceptDraw' }, '9.1.2.1'],
    ['a flag that is up', { at: 1, by: 'black', do: 'claimFlag' }, '6.8'],
    ['a ruling on nothing', { at: 1, by: 'arbiter', do: 'rule', on: 'claim', decision: 'uphold' }, null],
    ['a ply that is not there', { at: 1, by: 'arbiter', do: 'restore', ply: 9 }, '7.1'],
    ['a ply that is none', { at: 1, by: 'arbiter', do: 'restore', ply: -0.5 }, '7.1'],
    [
      'points that are none',
      { at: 1, by: 'arbiter', do: 'result', white: 0.75, black: 0.25, reason: 'x' },
      '10.2',
    ],
    [
      'a negative time',
      { at: 1, by: 'arbiter', do: 'setClocks', whiteMs: -1, blackMs: 0, reason: 'x' },
      null,
    ],
  ])('%s', async (_, command, article) => {
    const before = finalOf(await run([HEADER, START, { at: 1, by: 'white', do: 'ask', what: 'moves' }]));
    const outcome = await run([HEADER, START, command]);
    expect([outcome.code, outcome.err]).toEqual([0, []]);
    const [refusal] = refusalsOf(outcome);
    expect(refusal?.article).toBe(article);
    expect(refusal?.reason).not.toBe('');
    expect(finalOf(outcome)).toEqual(before);
  });

  test('before the start, and after the end', async () => {
    const outcome = await run([
      HEADER,
      { at: 0, by: 'white', do: 'press' },
      START,
      { at: 1, by: 'white', do: 'resign' },
      { at: 2, by: 'black', do: 'offerDraw' },
    ]);
    expect(refusalsOf(outcome).map((refusal) => refusal.article)).toEqual(['6.6', null]);
  });

  test('the reason is in the language of the game', async () => {
    const german = await run([{ ...HEADER, language: 'de' }, START, { at: 1, by: 'black', do: 'claimFlag' }]);
    const english = await run([HEADER, START, { at: 1, by: 'black', do: 'claimFlag' }]);
    expect(refusalsOf(german)[0]?.reason).not.toBe(refusalsOf(english)[0]?.reason);
  });
});

describe('a game', () => {
  const move = [
    { at: 5_000, by: 'white', do: 'lift', square: 'e2' },
    { at: 7_000, by: 'white', do: 'insert', square: 'e4' },
    { at: 9_000, by: 'white', do: 'announce', text: 'Bauer Eva zwei Eva vier' },
    { at: 11_000, by: 'white', do: 'press' },
  ];

  test('words become moves at the edge', async () => {
    const outcome = await run([HEADER, START, ...move]);
    expect(outcome.out).toContainEqual({ at: 9_000, event: 'made', side: 'white', move: 'e2e4', san: 'e4' });
    expect(finalOf(outcome)).toMatchObject({
      whiteMs: 5_389_000,
      blackMs: 5_400_000,
      completed: { white: 1, black: 0 },
      san: ['e4'],
      openAlerts: [],
    });
  });

  test('an illegal move awaiting its ruling is told by its squares once it has been replied to', async () => {
    const header = { ...HEADER, white: { name: 'W', board: 'normal' } };
    const illegal = [
      { at: 1_000, by: 'white', do: 'move', move: 'e2e5' },
      { at: 2_000, by: 'white', do: 'press' },
    ];
    const reply = { at: 3_000, by: 'black', do: 'move', move: 'g8f6' };
    const upheld = { at: 4_000, by: 'arbiter', do: 'rule', on: 'illegal-move', decision: 'uphold' };
    expect(finalOf(await run([header, START, ...illegal])).san).toEqual([]);
    expect(finalOf(await run([header, START, ...illegal, reply])).san).toEqual(['e2e5', 'Nf6']);
    expect(finalOf(await run([header, START, ...illegal, reply, upheld])).san).toEqual([]);
  });

  test('however the bytes are cut', async () => {
    const whole = await run([HEADER, START, ...move], [], 100_000);
    for (const cut of [1, 2, 13])
      expect((await run([HEADER, START, ...move], [], cut)).text).toBe(whole.text);
  });

  test('an alert stands under its own key', async () => {
    const outcome = await run([HEADER, START, ...move.slice(0, 2), { at: 9_000, by: 'white', do: 'press' }]);
    expect(outcome.out).toContainEqual({
      at: 9_000,
      alert: expect.objectContaining({ to: 'arbiter', kind: 'premature-press', article: 'D.2.4' }),
    });
  });

  test('a question is answered in words, to who asked', async () => {
    const outcome = await run([HEADER, START, { at: 20_000, by: 'white', do: 'ask', what: 'ownTime' }]);
    const told = outcome.out.find((line) => line.event === 'told');
    expect(told).toMatchObject({ to: 'white', text: expect.stringMatching(/minutes/) });
  });

  test('without a clock the readings are null, and the reply completes', async () => {
    const sighted = { ...HEADER, timeControl: null, white: { board: 'normal' } };
    const outcome = await run([
      sighted,
      { at: 1, by: 'white', do: 'move', move: 'e2e4' },
      { at: 2, by: 'black', do: 'move', move: 'e7e5' },
    ]);
    expect(finalOf(outcome)).toMatchObject({
      whiteMs: null,
      blackMs: null,
      completed: { white: 1, black: 0 },
    });
  });
});

describe('who can still mate is found out exactly', () => {
  const sighted = { ...HEADER, white: { board: 'normal' } };
  const game = (startFen: string, ...moves: readonly (readonly [string, string])[]) =>
    run([
      { ...sighted, startFen },
      START,
      ...moves.map(([by, uci], index) => ({ at: index + 1, by, do: 'move', move: uci })),
    ]);

  test('5.2.2: a closed wall', async () => {
    const outcome = await game('4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1', ['white', 'e1d1']);
    expect(finalOf(outcome)).toMatchObject({ result: '1/2-1/2', article: '5.2.2' });
  });
  test('5.2.2: a forced capture, a draw before it is made', async () => {
    const outcome = await game('k7/8/8/8/1q6/8/8/K7 b - - 0 1', ['black', 'b4b2']);
    expect(finalOf(outcome)).toMatchObject({ result: '1/2-1/2', article: '5.2.2', san: ['Qb2+'] });
  });
  test('5.2.2: K+N against K+N goes on', async () => {
    const outcome = await game('4k1n1/8/8/8/8/8/4p3/N3K3 w - - 0 1', ['white', 'e1e2']);
    expect(finalOf(outcome)).toMatchObject({ result: '*' });
  });
  test('5.2.2: a position set up dead is drawn with the first move in it', async () => {
    const walled = '4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1';
    const outcome = await run([
      { ...sighted, startFen: walled },
      START,
      { at: 1, by: 'white', do: 'move', move: 'e1e2' },
      { at: 2, by: 'black', do: 'resign' },
    ]);
    expect(finalOf(outcome)).toMatchObject({ result: '1/2-1/2', article: '5.2.2' });
    expect(refusalsOf(outcome)).toHaveLength(1);
  });
});

test('no line whatever makes it throw, and every line is answered or complained of', {
  timeout: 600_000,
}, async () => {
  const value = fc.oneof(
    fc.constantFrom(
      ...ACTORS,
      'e2',
      'e4',
      'e2e4',
      'e7e8q',
      'queen',
      'threefold',
      'illegal-move',
      'uphold',
      'ownTime',
      'white',
      '',
    ),
    fc.jsonValue(),
    fc.integer({ min: -5, max: 9_000_000 }),
  );
  const names = [
    'square',
    'piece',
    'move',
    'moves',
    'text',
    'ground',
    'intended',
    'on',
    'decision',
    'what',
    'ply',
    'side',
    'white',
    'black',
    'whiteMs',
    'blackMs',
    'ms',
    'reason',
    'present',
    'penalty',
    'about',
    'resumption',
    'announced',
  ];
  const command = fc.record(
    {
      at: fc.oneof({ weight: 9, arbitrary: fc.constant(5) }, { weight: 1, arbitrary: value }),
      by: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ACTORS) }, { weight: 1, arbitrary: value }),
      do: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...COMMAND_KINDS) },
        { weight: 1, arbitrary: value },
      ),
      fields: fc.dictionary(fc.constantFrom(...names), value),
    },
    { requiredKeys: ['at', 'by', 'do', 'fields'] },
  );
  const line = fc.oneof(
    { weight: 9, arbitrary: command.map(({ fields, ...rest }) => JSON.stringify({ ...fields, ...rest })) },
    { weight: 1, arbitrary: fc.string().map((text) => text.replace(/[\r\n]/g, ' ')) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 5, maxLength: 30 }), async (lines) => {
      const outcome = await run([HEADER, START, ...lines], [], 4096);
      expect([0, 2]).toContain(outcome.code);
      expect(outcome.code === 2).toBe(outcome.err.length > 0);
      expect(outcome.out.at(-1)).toHaveProperty('final');
    }),
    { numRuns: process.env.HECTOR_LONG ? 5_000 : 300 },
  );
});

test('no header whatever makes it throw: a game, or one line why not', async () => {
  const keys = [
    ...Object.keys(HEADER),
    'supervision',
    'variant',
    'startFen',
    'boards',
    'language',
    'options',
    'gamesPerArbiter',
  ];
  const changed = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue(), { maxKeys: 2 });
  await fc.assert(
    fc.asyncProperty(changed, async (fields) => {
      const { code, text, err } = await run([{ ...HEADER, ...fields }, START], [], 4096);
      expect([code, text === '', err.length]).toEqual(code === 0 ? [0, false, 0] : [2, true, 1]);
    }),
    { numRuns: 200 },
  );
});

describe('hostile lines', () => {
  const bomb = { toString: 1, valueOf: 1, toJSON: 1 };

  test.each<[string, object]>([
    ['a duty', { white: { board: 'peg', assistant: { name: 'A', duties: [bomb] } } }],
    ['a name', { white: { name: bomb } }],
    ['an edition', { edition: bomb }],
    ['an option', { options: { drawOfferMinMove: bomb } }],
    ['a start', { startFen: bomb }],
    ['a period', { timeControl: { periods: [bomb] } }],
  ])('%s that pretends to be text: one line of reason, nothing else', async (_what, fields) => {
    const { code, err, text } = await run([{ ...HEADER, ...fields }]);
    expect([code, err.length, text]).toEqual([2, 1, '']);
  });

  test('any value in any field of a header or a command: an answer, never an exception', async () => {
    const field = fc.constantFrom(...Object.keys(HEADER), 'startFen', 'options', 'supervision', 'variant');
    const name = fc.constantFrom(
      'at',
      'by',
      'do',
      'move',
      'square',
      'text',
      'reason',
      'whiteMs',
      'ms',
      'squares',
    );
    await fc.assert(
      fc.asyncProperty(
        field,
        name,
        fc.constantFrom(...COMMAND_KINDS),
        fc.jsonValue(),
        async (a, b, kind, value) => {
          const command = { at: 5, by: 'arbiter', do: kind, square: 'e2', move: 'e2e4', [b]: value };
          const { code } = await run([{ ...HEADER, [a]: value }, START, command], [], 4096);
          const played = await run([HEADER, START, command], [], 4096);
          expect([0, 2]).toContain(code);
          expect([0, 2]).toContain(played.code);
        },
      ),
      { numRuns: 60 },
    );
  });
});
