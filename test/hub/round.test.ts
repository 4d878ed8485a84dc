/** A round of twenty boards: from its pairings through twenty tables to its report, with the world looking on. */
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Chess } from 'chess.js';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import { afterEach, describe, expect, test } from 'vitest';
import { parseTournament, roundOf } from '#hub/tournament/round.ts';
import { HAS_NATS, openHall, openTable, type TestHall, until } from './testHall.ts';

const BOARDS = 20;

/** One played round, and one to be played: White has the odd numbers of the pair. */
function pairings(): string {
  const lines = Array.from({ length: 2 * BOARDS }, (_, index) => {
    const number = index + 1;
    const partner = index % 2 === 0 ? number + 1 : number - 1;
    const color = index % 2 === 0 ? 'w' : 'b';
    const other = color === 'w' ? 'b' : 'w';
    const entry = (code: string, side: string) => `${String(partner).padStart(4)} ${side} ${code}`.padEnd(10);
    return `001 ${String(number).padStart(4)} m    ${`Player, Nr ${number}`.padEnd(33)} 1800 SVK ${String(14_900_000 + number).padStart(11)}            ${'0.5'.padStart(4)} ${String(number).padStart(4)}  ${entry('=', color)}${entry(' ', other)}`.trimEnd();
  });
  return ['012 Cup of the blind', '022 Levoča', '142 2', ...lines, ''].join('\r\n');
}

let hall: TestHall | null = null;
afterEach(async () => hall?.close());

/** What a pushed broadcast meets: every body that came. */
async function receiver(): Promise<{ url: string; bodies: string[]; close: () => void }> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    if (request.headers.authorization === 'Bearer sesame') bodies.push(text);
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/push`, bodies, close: () => server.close() };
}

/** Both readers read it, and find the same number of moves in each of its games. */
function checked(pgn: string): number[] {
  return parsePgn(pgn).map(({ headers, moves }) => {
    const position = startingPosition(headers).unwrap();
    const sans = [...moves.mainline()].map(({ san }) => san);
    for (const san of sans) {
      const move = parseSan(position, san);
      if (!move) throw new Error(`${san} cannot be played in\n${pgn}`);
      position.play(move);
    }
    return sans.length;
  });
}

describe.skipIf(!HAS_NATS)('a round', () => {
  test('of twenty boards is read from TRF, played, broadcast, reported, and read back the same', async () => {
    const file = join(tmpdir(), `hector-round-${process.pid}.trf`);
    const token = `${file}.token`;
    writeFileSync(file, pairings());
    writeFileSync(token, 'sesame\n');
    const world = await receiver();
    hall = await openHall({ pairings: file, round: 2, push: { url: world.url, tokenFile: token } });
    const open = hall;
    expect(open.games).toHaveLength(BOARDS);
    const fetched = async (path: string, code?: string) => {
      const response = await fetch(new URL(path, open.url), {
        headers: code ? { authorization: `Bearer ${code}` } : {},
      });
      return { status: response.status, text: await response.text() };
    };
    let most = 0;
    let watching = true;
    const watch = (async () => {
      for (let isLast = false; !isLast; ) {
        isLast = !watching;
        const { text } = await fetched('/live.pgn');
        const counts = checked(text);
        for (const game of text.split(/\n\n(?=\[Event )/)) if (game.trim()) new Chess().loadPgn(game.trim());
        const sum = counts.reduce((all, count) => all + count, 0);
        expect(sum).toBeGreaterThanOrEqual(most);
        most = sum;
        const written = await readFile(open.hub.parts.store.path('broadcast', 'live.pgn'), 'utf8');
        checked(written);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    })();
    const endings = await Promise.all(open.games.map((game, index) => play(open, game, index)));
    const expected = endings.map(({ result }) => result);
    await until(
      async () => checked((await fetched('/live.pgn')).text).length === BOARDS && world.bodies.length > 0,
    );
    await until(async () => !(await fetched('/live.pgn')).text.includes('Result "*"'));
    watching = false;
    await watch;
    expect(most).toBeGreaterThan(BOARDS);

    const arbiter = open.code(null, 'arbiter');
    const trf = (await fetched('/api/results?format=trf', arbiter)).text;
    const read = parseTournament(trf);
    if (!read.ok) throw new Error(read.reason);
    const round = roundOf(read.tournament, 2);
    const byBoard = round.pairings.map(({ board, result }) => [board, result]);
    expect(byBoard).toEqual(expected.map((result, index) => [index + 1, result]));
    expect(trf.split('\r\n')[1]).toBe('022 Levoča');
    const changed = trf.split('\r\n').filter((line, index) => line !== pairings().split('\r\n')[index]);
    expect(changed).toHaveLength(2 * BOARDS);

    const pgn = (await fetched('/api/results?format=pgn', arbiter)).text;
    expect(checked(pgn)).toEqual(endings.map(({ moves }) => moves));
    expect(pgn).toContain('[Round "2.20"]');
    expect(pgn).toContain('[WhiteFideId "14900002"]');
    expect(world.bodies.at(-1)).toBe((await fetched('/live.pgn')).text);

    expect((await fetched('/api/results?format=trf', open.code(open.games[0] ?? '', 'white'))).status).toBe(
      403,
    );
    expect((await fetched('/api/results?format=doc', arbiter)).status).toBe(400);
    expect((await fetched('/pairings.txt?language=de')).text).toContain(
      'Brett 1: Weiß Nr 2 Player, Schwarz Nr 1 Player.',
    );
    expect((await fetched('/standings.html')).text).toContain('0.5 points');
    expect((await fetched('/pairings.brf')).text).toMatch(/^[\x20-\x5f\r\n\f]+$/);
    world.close();
  });
});

/** A few half-moves, and then an end of each kind in turn. */
async function play(open: TestHall, game: string, index: number): Promise<{ result: string; moves: number }> {
  const table = await openTable(open, game);
  const act = (by: 'white' | 'black' | 'arbiter', command: object) =>
    table.session.submit({ by, ...command } as Parameters<typeof table.session.submit>[0]);
  await act('arbiter', { do: 'start' });
  const line = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6'].slice(0, 2 + (index % 5));
  for (const [ply, move] of line.entries()) {
    const by = ply % 2 === 0 ? 'white' : 'black';
    await act(by, { do: 'move', move });
    await act(by, { do: 'press' });
  }
  const next = line.length % 2 === 0 ? 'white' : 'black';
  if (index % 3 === 0) await act(next, { do: 'resign' });
  else if (index % 3 === 1) await act('arbiter', { do: 'result', white: 0.5, black: 0.5, reason: 'agreed' });
  else await act('arbiter', { do: 'result', white: 1, black: 0, reason: 'adjudicated' });
  const file = open.hub.parts.hall.file(game);
  await until(() => file?.length === table.log.events.length);
  await table.close();
  const resigned = next === 'white' ? '0-1' : '1-0';
  return { result: index % 3 === 0 ? resigned : index % 3 === 1 ? '1/2-1/2' : '1-0', moves: line.length };
}
