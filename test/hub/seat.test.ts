/** `seat` and the arbiter's commands, as the command line runs them, against a real hub. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hubLog, hubRevoke } from '#app/cli/hubCommands.ts';
import { seat } from '#app/cli/seat.ts';
import { parseJournalFile } from '#app/journal/journalFile.ts';
import { HAS_NATS, openHall, type TestHall, until } from './testHall.ts';

type Line = Record<string, unknown>;

/** A seat that is running: lines in, lines out. */
class RunningSeat {
  readonly lines: Line[] = [];
  readonly complaints: string[] = [];
  readonly done: Promise<number>;
  #more: (() => void) | null = null;
  readonly #input: string[] = [];
  #isOver = false;

  constructor(hub: URL, code: string, journal?: string) {
    const args = ['--hub', hub.href, '--code', code, ...(journal ? ['--journal', journal] : [])];
    this.done = seat(args, {
      input: this.#read(),
      out: async (text) => {
        for (const line of text.split('\n')) if (line) this.lines.push(JSON.parse(line));
      },
      err: (line) => this.complaints.push(line),
      isTerminal: false,
    });
  }

  say(line: object | string): void {
    this.#input.push(typeof line === 'string' ? line : JSON.stringify(line));
    this.#more?.();
  }

  end(): Promise<number> {
    this.#isOver = true;
    this.#more?.();
    return this.done;
  }

  async ask(line: Line): Promise<Line> {
    this.say(line);
    await until(() => this.lines.some(({ id }) => id === line.id));
    return this.lines.find(({ id }) => id === line.id) ?? {};
  }

  /** The events so far, by what happened. */
  get heard(): unknown[] {
    return this.lines.filter(({ index }) => index !== undefined).map(({ event, alert }) => event ?? alert);
  }

  async *#read(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const line = this.#input.shift();
      if (line !== undefined) yield new TextEncoder().encode(`${line}\n`);
      else if (this.#isOver) return;
      else
        await new Promise<void>((resolve) => {
          this.#more = resolve;
        });
    }
  }
}

async function run(
  command: typeof hubLog,
  args: string[],
): Promise<{ code: number; out: string; err: string[] }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await command(args, {
    input: (async function* () {})(),
    out: async (text) => void out.push(text),
    err: (line) => err.push(line),
    isTerminal: false,
  });
  return { code, out: out.join(''), err };
}

describe.runIf(HAS_NATS)('seats without a screen', () => {
  let hall: TestHall;
  let game = '';
  const journals: string[] = [];
  const journal = () => {
    const made = mkdtempSync(join(tmpdir(), 'hector-journal-'));
    journals.push(made);
    return made;
  };
  beforeAll(async () => {
    hall = await openHall({ boards: 3 });
    [game = ''] = hall.games;
  });
  afterAll(async () => {
    await hall.close();
    for (const made of journals) rmSync(made, { recursive: true, force: true });
  });

  test('a game is played by its table, its arbiter and its players; each hears what he may, counted without gaps', async () => {
    const own = journal();
    const table = new RunningSeat(hall.url, hall.code(game, 'table'), own);
    const arbiter = new RunningSeat(hall.url, hall.code(game, 'arbiter'));
    const white = new RunningSeat(hall.url, hall.code(game, 'white'));
    await until(() => [table, arbiter, white].every(({ lines }) => lines.some(({ link }) => link === 'up')));
    expect(await arbiter.ask({ id: 's', do: 'start' })).toEqual({ id: 's', outcome: 'done' });
    expect(await white.ask({ id: 1, do: 'move', move: 'e2e5' })).toEqual({ id: 1, outcome: 'done' });
    expect(await white.ask({ id: 2, do: 'press' })).toEqual({ id: 2, outcome: 'done' });
    expect(await white.ask({ id: 3, do: 'start' })).toMatchObject({ refused: { article: '6.6' } });
    expect(await white.ask({ id: 4, do: 'press', by: 'black' })).toEqual({
      id: 4,
      outcome: 'not-sent',
      reason: 'not-yours',
    });
    await until(() => arbiter.heard.some((what) => typeof what === 'object'));
    expect(arbiter.heard).toContainEqual(expect.objectContaining({ kind: 'illegal-move' }));
    expect(white.heard).not.toContain('illegal');
    expect(white.heard.every((what) => typeof what === 'string')).toBe(true);
    for (const place of [table, arbiter, white]) {
      const numbers = place.lines.flatMap(({ index }) => (index === undefined ? [] : [index]));
      expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    }
    expect(await table.ask({ id: 9, by: 'arbiter', do: 'report', about: 'seen' })).toMatchObject({
      outcome: 'done',
    });
    expect(await table.ask({ id: 10, do: 'press' })).toMatchObject({
      outcome: 'not-sent',
      reason: 'malformed',
    });
    expect(await white.end()).toBe(0);
    expect(await arbiter.end()).toBe(0);
    expect(await table.end()).toBe(2); // one of its lines did not say who
    const log = await run(hubLog, [
      '--hub',
      hall.url.href,
      '--code',
      hall.code(null, 'arbiter'),
      '--game',
      game,
    ]);
    expect(log.code).toBe(0);
    const { restored } = parseJournalFile(log.out, Date.now());
    expect(restored).toMatchObject({ ok: true, damage: null, isSummed: true });
    const kept = parseJournalFile(readFileSync(join(own, `${game}.ndjson`), 'utf8'), Date.now()).restored;
    expect(kept.ok && kept.events).toEqual(restored.ok && restored.events);
  }, 40_000);

  test('a table goes on from its journal, and one that another device replaced ends with 3 and leaves evidence', async () => {
    const [, second = ''] = hall.games;
    const first = journal();
    const code = hall.code(second, 'table');
    const begun = new RunningSeat(hall.url, code, first);
    await begun.ask({ id: 1, by: 'arbiter', do: 'start' });
    expect(await begun.end()).toBe(0);
    const again = new RunningSeat(hall.url, code, first);
    await again.ask({ id: 2, by: 'white', do: 'move', move: 'e2e4' });
    expect(again.heard.slice(0, 2)).toEqual(['started', 'clock-started']);
    expect(await again.end()).toBe(0);
    const other = new RunningSeat(hall.url, code, journal());
    await other.ask({ id: 3, by: 'white', do: 'press' });
    expect(other.heard).toContain('table-taken');
    const refused = new RunningSeat(hall.url, code, journal());
    expect(await refused.done).toBe(3); // while the table is there, a third device is not let in
    // What the first device decided meanwhile, as if its network had been cut: it is in its journal alone.
    const file = join(first, `${second}.ndjson`);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    const last = JSON.parse(lines.at(-1) ?? '{}');
    writeFileSync(
      file,
      `${lines.join('\n')}\n${JSON.stringify({ at: last.at + 5, event: 'reported', by: 'white', about: 'alone' })}\n`,
    );
    const back = new RunningSeat(hall.url, code, first);
    expect(await back.done).toBe(3);
    const evidence = await run(hubLog, [
      ...['--hub', hall.url.href, '--code', hall.code(second, 'arbiter'), '--game', second],
      '--evidence',
    ]);
    expect(evidence.out).toContain('"about":"alone"');
    expect(await other.end()).toBe(0);
  }, 40_000);

  test('a revoked code ends its seat with 3; wrong codes end with 2 and one line', async () => {
    const [, , third = ''] = hall.games;
    const table = new RunningSeat(hall.url, hall.code(third, 'table'), journal());
    const black = new RunningSeat(hall.url, hall.code(third, 'black'));
    await until(() => black.lines.some(({ link }) => link === 'up'));
    const code = hall.code(third, 'black');
    const args = ['--hub', hall.url.href, '--code', hall.code(null, 'arbiter'), '--revoke', code];
    expect((await run(hubRevoke, args)).code).toBe(0);
    expect(await black.done).toBe(3);
    expect(black.lines.at(-1)).toEqual({ link: 'down' });
    const wrong = new RunningSeat(hall.url, 'AAAA-BBBB-CCCC');
    expect(await wrong.done).toBe(2);
    expect(wrong.complaints).toHaveLength(1);
    expect(wrong.lines).toEqual([]);
    for (const [command, args] of [
      [hubLog, ['--code', 'AAAA-BBBB-CCCC', '--game', third]],
      [hubRevoke, ['--code', 'AAAA-BBBB-CCCC', '--revoke', 'X']],
      [hubLog, ['--code', hall.code(third, 'white'), '--game', third]],
    ] as const) {
      const { code, out, err } = await run(command, ['--hub', hall.url.href, ...args]);
      expect([code, out, err.length]).toEqual([2, '', 1]);
    }
    expect(await table.end()).toBe(0);
  }, 40_000);

  test('the arbiter of the hall names the game', async () => {
    const [, , third = ''] = hall.games;
    const table = new RunningSeat(hall.url, hall.code(third, 'table'), journal());
    const arbiter = new RunningSeat(hall.url, hall.code(null, 'arbiter'));
    await until(() => table.lines.some(({ link }) => link === 'up'));
    expect(await arbiter.ask({ id: 'a', do: 'stop', reason: 'x' })).toMatchObject({ reason: 'which-game' });
    const told = await arbiter.ask({ id: 'b', game: third, do: 'report', about: 'seen' });
    expect(told).toEqual({ id: 'b', game: third, outcome: 'done' });
    expect(arbiter.lines.some(({ game: of, event }) => of === third && event === 'reported')).toBe(true);
    expect(await arbiter.end()).toBe(0);
    expect(await table.end()).toBe(0);
  }, 40_000);
});
