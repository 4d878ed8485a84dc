/** `read-board` as organisers call it: traces in, events out (interfaces.md, section 3). */
import { describe, expect, test } from 'vitest';
import { help, readBoard } from '#app/cli/readBoard.ts';
import { TIMINGS } from '#devices/inference/timing.ts';
import { type Color, type Piece, type Square, squareAt } from '#rules/position/square.ts';
import {
  certaboLine,
  chessLinkStatus,
  dgtDump,
  dgtField,
  pegboardButton,
  pegboardChange,
  pegboardState,
  sentioLine,
} from '#test/devices/boards/boardBytes.ts';
import { placementOf } from '#test/devices/boards/positions.ts';
import { runCommand } from '#test/runCommand.ts';

type Line = Record<string, unknown>;

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

async function run(lines: readonly (Line | string)[], args: string[] = []) {
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
  const { code, out, err: errors } = await runCommand(readBoard, args, text);
  const events: Line[] = out.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : []));
  return { code, out, errors, events, final: events.at(-1)?.final as Record<string, unknown> };
}

const EXCHANGE = '4k3/8/8/3p4/4P3/8/8/4K3';
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

const header = (board: string, more: Line = {}): Line => ({
  hector: 'trace/1',
  board,
  orientation: 'white',
  startFen: null,
  edition: '2023',
  mode: 'training',
  ...more,
});

/** A Sentio trace of lifts (`-e2`), inserts (`+e4`), presses (`white!`) and words (anything else). */
function sentio(script: readonly string[], fen = START, orientation: Color = 'white'): Line[] {
  const men = new Set(placementOf(fen).keys());
  let at = 0;
  const line = (): Line => ({ at, rx: hex(sentioLine(men, orientation)) });
  return [
    line(),
    ...script.map((step): Line => {
      at += 400;
      const square = step.slice(1) as Square;
      if (step.endsWith('!')) return { at, press: step.slice(0, -1) };
      if (step[0] === '-') men.delete(square);
      else if (step[0] === '+') men.add(square);
      else return { at, announce: step };
      return line();
    }),
  ];
}

const shifted = (lines: readonly Line[]): Line[] =>
  lines.map((line) => ({ ...line, at: Number(line.at) + 2000 }));

const made = (events: readonly Line[]) =>
  events.filter(({ event }) => event === 'made').map(({ move }) => move);

describe('read-board', () => {
  test('a short game on Sentio, with presses', async () => {
    const script = ['-e2', '+e4', 'white!', '-d7', '+d5', 'black!', '-d5', '-e4', '+d5', 'white!'];
    const { code, events, final } = await run([header('sentio'), ...sentio(script)]);
    expect(code).toBe(0);
    expect(events).toContainEqual(expect.objectContaining({ event: 'made', move: 'e4d5', san: 'exd5' }));
    expect(final).toMatchObject({
      fen: 'rnbqkbnr/ppp1pppp/8/3P4/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2',
      result: '*',
      article: null,
      whiteMs: null,
      blackMs: null,
      completed: { white: 2, black: 1 },
      illegal: { white: 0, black: 0 },
      san: ['e4', 'd5', 'exd5'],
      openAlerts: [],
    });
  });

  test('what the recorded game did otherwise than was read stands as the game had it', async () => {
    const live = header('sentio', { hand: TIMINGS.sentio });
    const [start, ...played] = sentio(['-e2', '+e4', '-e4', '+e2', '-d2', '+d4', '-d7', '+d5']);
    const first = { at: 1500, game: `${START} w KQkq - 0 1` };
    const undone = await run([
      live,
      start!,
      ...played.slice(0, 2),
      { at: 1300, rx: '' },
      first,
      ...shifted(played.slice(2)),
    ]);
    expect(made(undone.events)).toEqual(['e2e4', 'd2d4', 'd7d5']);
    expect(undone.final).toMatchObject({ san: ['d4', 'd5'] });
    const said = { at: 100, game: 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1' };
    const spoken = await run([live, start!, said, ...sentio(['-e2', '+e4', '-d7', '+d5']).slice(1)]);
    expect(spoken.final).toMatchObject({ san: ['e4', 'd5'] });
  });

  test('where the recorder notes each half-move of the game, none stands that the game has not', async () => {
    const played = sentio(['-e2', '+e4', '-e7', '+e5', '-g1', '+f3', 'white!']);
    const noted = header('sentio', { hand: TIMINGS.sentio, made: true });
    const at = (ms: number, made: string) => ({ at: ms, made });
    const runWith = (head: Line, ...notes: Line[]) =>
      run([head, ...[...played, ...notes].toSorted((a, b) => Number(a.at) - Number(b.at))]);
    // D.2.3.3: Black has not said what he played.
    const waiting = await runWith(noted, at(1200, 'e2e4'));
    expect([made(waiting.events), waiting.errors]).toEqual([['e2e4'], []]);
    // He says it late: then all is as it was read, and as long ago.
    const late = await runWith(noted, at(1200, 'e2e4'), at(2800, 'e7e5'), at(2800, 'g1f3'));
    const before = await runWith(header('sentio', { hand: TIMINGS.sentio }));
    expect(made(late.events)).toEqual(['e2e4', 'e7e5', 'g1f3']);
    expect(late.final).toEqual(before.final);
  });

  test('nor does an illegal one, which the game may have taken for a press too early (D.2.4)', async () => {
    const noted = header('sentio', { hand: TIMINGS.sentio, made: true });
    const played = sentio(['-e2', '+e5', 'white!']);
    expect((await run([noted, ...played])).final).toMatchObject({ openAlerts: [], illegal: { white: 0 } });
    const stood = await run([noted, ...played, { at: 2500, made: 'e2e5' }]);
    expect(stood.final).toMatchObject({ openAlerts: ['illegal-move'] });
  });

  test('an illegal move that is pressed goes to the arbiter as one, a press alone as no move (7.5.1, 7.5.3)', async () => {
    const illegal = await run([header('sentio'), ...sentio(['-e2', '+e5', 'white!'])]);
    expect(illegal.final).toMatchObject({ openAlerts: ['illegal-move'] });
    expect(made(illegal.events)).toEqual([]);
    const none = await run([header('sentio'), ...sentio(['-e2', '+e2', 'white!'])]);
    expect(none.final).toMatchObject({ openAlerts: ['no-move-press'] });
  });

  test.each([
    ['a man too few: in the hand, or in a hole that sticks', START, ['-e2', 'white!']],
    ['a man too many: in a hole that does not open', START, ['+e4', 'white!']],
    ['a victim that was replaced: the hole of his taker does not open', EXCHANGE, ['-d5', '+d5', 'white!']],
    ['a man where no move puts him, and a victim replaced', EXCHANGE, ['-e4', '+h6', '-d5', '+d5', 'white!']],
  ] as const)(
    '7.5.1, 7.5.3: %s; a press on it is asked about, and nobody is accused',
    async (_, fen, script) => {
      const startFen = fen === START ? null : `${fen} w - - 0 1`;
      const { events, final } = await run([header('sentio', { startFen }), ...sentio([...script], fen)]);
      expect(final).toMatchObject({ openAlerts: [], illegal: { white: 0 } });
      expect(made(events)).toEqual([]);
      expect(events.filter(({ event }) => event === 'unclear')).toHaveLength(1);
    },
  );

  test('a move made after a press without one shows that play went on (7.5.3)', async () => {
    const hand = TIMINGS.sentio;
    const pressed = sentio(['white!']);
    const moved = sentio(['-e2', '+e4', 'white!', '-e7', '+e5', 'black!']);
    const later = moved.map((line) => ({ ...line, at: (line.at as number) + 10_000 }));
    const { events, final } = await run([header('sentio', { hand }), ...pressed, ...later]);
    expect(events.flatMap(({ alert }) => (alert ? [(alert as Line).kind] : []))).toEqual(['no-move-press']);
    expect(final).toMatchObject({ san: ['e4', 'e5'], openAlerts: [] });
  });

  test('the board’s own buttons close a half-move: a press is a press, a question of the time is none (6.2.1)', async () => {
    const [pressWhite, pressBlack, myTime] = [0, 1, 2];
    const play = async (afterWhite: number) => {
      const men = new Set(placementOf(START).keys());
      const change = (sequence: number, square: Square): Uint8Array => {
        if (!men.delete(square)) men.add(square);
        return pegboardChange(sequence, square, men);
      };
      const bytes = [
        pegboardState(0, men),
        change(1, 'e2'),
        change(2, 'e4'),
        pegboardButton(3, afterWhite),
        change(4, 'e7'),
        change(5, 'e5'),
        pegboardButton(6, pressBlack),
      ];
      return run([header('pegboard'), ...bytes.map((rx, index) => ({ at: 500 * index, rx: hex(rx) }))]);
    };
    const pressed = await play(pressWhite);
    expect(made(pressed.events)).toEqual(['e2e4', 'e7e5']);
    expect(pressed.events.filter(({ event }) => event === 'completed')).toMatchObject([
      { side: 'white', by: 'press', at: 1500 },
      { side: 'black', by: 'press', at: 3000 },
    ]);
    expect(pressed.final).toMatchObject({ completed: { white: 1, black: 1 }, openAlerts: [] });
    const asked = await play(myTime);
    expect(made(asked.events)).toEqual(['e2e4', 'e7e5']);
    expect(asked.events).not.toContainEqual(expect.objectContaining({ side: 'white', by: 'press' }));
  });

  test('mate ends the game without a press', async () => {
    const script = ['-f2', '+f3', '-e7', '+e5', '-g2', '+g4', '-d8', '+h4'];
    const { final } = await run([header('sentio'), ...sentio(script)]);
    expect(final).toMatchObject({ result: '0-1', article: '5.1.1', san: ['f3', 'e5', 'g4', 'Qh4#'] });
  });

  test('a board turned round is read the right way round', async () => {
    const records = sentio(['-e2', '+e4', '-e7', '+e5'], START, 'black');
    const { events } = await run([header('sentio', { orientation: 'black' }), ...records]);
    expect(made(events)).toEqual(['e2e4', 'e7e5']);
  });

  test('bytes cut anywhere say the same', async () => {
    const script = ['-e2', '+e4', 'white!', '-e7', '+e5', 'black!'];
    const records = sentio(script).flatMap((record): Line[] => {
      if (typeof record.rx !== 'string') return [record];
      return [
        { at: record.at, rx: record.rx.slice(0, 14) },
        { at: record.at, rx: record.rx.slice(14) },
      ];
    });
    const { events } = await run([header('sentio'), ...records]);
    expect(made(events)).toEqual(['e2e4', 'e7e5']);
  });

  test('words in the FIDE alphabet settle which piece a pawn became', async () => {
    const fen = '7k/4P3/8/8/8/8/8/K7';
    const startFen = `${fen} w - - 0 1`;
    const said = ['-e7', '+e8', 'Bauer Eva sieben Eva acht Turm', 'white!'];
    const named = await run([header('sentio', { startFen }), ...sentio(said, fen)]);
    expect(named.final).toMatchObject({ san: ['e8=R+'] });
    const silent = await run([header('sentio', { startFen }), ...sentio(['-e7', '+e8', 'white!'], fen)]);
    expect(made(silent.events)).toEqual([]);
    const candidates = silent.events.flatMap((event) => (event.event === 'unclear' ? event.candidates : []));
    expect(candidates.sort()).toEqual(['e7e8b', 'e7e8n', 'e7e8q', 'e7e8r']);
  });

  test('rook first is castling against 4.4.2, in the edition’s own numbering', async () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R';
    const records = sentio(['-h1', '+f1', '-e1', '+g1', 'white!'], fen);
    const startFen = `${fen} w KQkq - 0 1`;
    for (const [edition, article] of [
      ['2023', '4.4.2'],
      ['2009', '4.4b'],
    ] as const) {
      const { events, final } = await run([header('sentio', { startFen, edition }), ...records]);
      expect(made(events)).toEqual(['e1g1']);
      expect(events).toContainEqual(
        expect.objectContaining({ alert: expect.objectContaining({ kind: 'touch-move', article }) }),
      );
      expect(final.openAlerts).toEqual(['touch-move']);
    }
  });

  test('a DGT board names the promoted piece itself', async () => {
    const fen = '7k/4P3/8/8/8/8/8/K7';
    const { final } = await run([
      header('dgt', { startFen: `${fen} w - - 0 1` }),
      { at: 0, rx: hex(dgtDump(placementOf(fen))) },
      { at: 500, rx: hex(dgtField('e7', null)) },
      { at: 900, rx: hex(dgtField('e8', { color: 'white', role: 'knight' })) },
      { at: 1200, press: 'white' },
    ]);
    expect(final).toMatchObject({ san: ['e8=N'], completed: { white: 1, black: 0 } });
  });

  test('ChessLink and Certabo tell the same game', async () => {
    const states = [
      START,
      'rnbqkbnr/pppppppp/8/8/8/8/PPPP1PPP/RNBQKBNR',
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR',
    ];
    const tags = new Map(Array.from({ length: 64 }, (_, index) => [squareAt(index), 0x0100000000 + index]));
    const certabo = states.map((fen, index) => {
      const men = placementOf(fen);
      const present = new Map<Square, number>();
      for (const square of men.keys()) present.set(square, tags.get(square === 'e4' ? 'e2' : square)!);
      return { at: index * 1000, rx: hex(certaboLine(present)) };
    });
    const chesslink = states.map((fen, index) => ({
      at: index * 1000,
      rx: hex(chessLinkStatus(placementOf(fen) as ReadonlyMap<Square, Piece>)),
    }));
    for (const [board, records] of [
      ['certabo', certabo],
      ['chesslink', chesslink],
    ] as const) {
      const { final } = await run([header(board), ...records, { at: 5000, press: 'white' }]);
      expect(final).toMatchObject({ san: ['e4'], completed: { white: 1, black: 0 } });
    }
  });

  test('a bad record is named by its line and the rest goes on', async () => {
    const [first, ...rest] = sentio(['-e2', '+e4', 'white!']);
    const { code, errors, final } = await run([
      header('sentio'),
      first!,
      'no json',
      '[1]',
      { at: 10 },
      { rx: '3a' },
      { at: 20, rx: '3' },
      ...rest,
      { at: 5, press: 'black' },
    ]);
    expect(code).toBe(2);
    expect(errors.map((line) => line.split(':')[0])).toEqual(
      [3, 4, 5, 6, 7, 11].map((line) => `line ${line}`),
    );
    expect(final.san).toEqual(['e4']);
  });

  test.each([
    ['nothing', []],
    ['no JSON', ['trace']],
    ['another file', [{ hector: 'script/1' }]],
    ['an unknown board', [header('chessnut')]],
    ['an orientation that is none', [header('dgt', { orientation: 'left' })]],
    ['a position that is none', [header('dgt', { startFen: 'x' })]],
    ['an edition that is none', [header('dgt', { edition: '1997' })]],
  ] as const)('bad header: %s', async (_, lines) => {
    const { code, out, errors } = await run(lines);
    expect([code, out, errors.length]).toEqual([2, '', 1]);
  });

  test('--help helps and bad usage is refused', async () => {
    expect(await run([], ['--help'])).toMatchObject({ code: 0, out: help });
    expect(await run([], ['--nonsense'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('hostile traces', () => {
  const bomb = { toString: 1, valueOf: 1, toJSON: 1 };
  test.each(['board', 'orientation', 'startFen', 'edition', 'mode', 'hector'])(
    '%s that pretends to be text: one line of reason, nothing else',
    async (field) => {
      const { code, errors, out } = await run([header('sentio', { [field]: bomb })]);
      expect([code, errors.length, out]).toEqual([2, 1, '']);
    },
  );

  test.each(['at', 'rx', 'tx', 'announce', 'press', 'adjust'])('a record’s %s likewise', async (field) => {
    const { code, errors } = await run([header('sentio'), { at: 1, [field]: bomb }]);
    expect([code, errors.length]).toEqual([2, 1]);
  });
});
