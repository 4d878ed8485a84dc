/** Pairings in, results out: nothing of a file is lost, and what contradicts itself is refused with its line. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  currentRound,
  type Played,
  parseTournament,
  roundOf,
  withRound,
  writeTournament,
} from '#hub/tournament/round.ts';
import { parseTrf, pointsAfter, type Trf, writeTrf } from '#hub/tournament/trf.ts';

/** A line of a player, column by column. */
function player(number: number, name: string, points: string, rounds: readonly string[], more = ''): string {
  const head = `001 ${String(number).padStart(4)} m${'IM'.padStart(3)} ${name.padEnd(33)} 2300 SVK ${'14900001'.padStart(11)} ${'1990/01/02'} ${points.padStart(4)} ${String(number).padStart(4)}`;
  return `${head}  ${rounds.map((round) => round.padEnd(10)).join('')}`.trimEnd() + more;
}

const FILE = [
  '012 Open of the blind\r\n',
  '022 Banská Bystrica\r\n',
  '### a comment\r\n',
  `132${' '.repeat(88)}26/11/18  26/11/19\r\n`,
  '142 2\r\n',
  `${player(1, 'Novák, Ján', '1.0', ['   4 w 1', '   3 b'])}\r\n`,
  `${player(2, 'Horvat, Ana', '0.5', ['   3 b =', '   4 w'])}\r\n`,
  `${player(3, 'Kowalski, Jan', '0.5', ['   2 w =', '   1 w'])}\r\n`,
  `${player(4, 'Schmidt, Eva', '0.0', ['   1 b 0', '   2 b'])}\r\n`,
  `${player(5, 'Петров, Иво', '1.0', ['0000 - U', '0000 - H'])}\r\n`,
  'XYZ what nobody knows stays\r\n',
].join('');

function read(text: string): Trf {
  const parsed = parseTrf(text);
  if (!parsed.ok) throw new Error(`${parsed.line}: ${parsed.reason}`);
  return parsed.trf;
}

const played = (results: Readonly<Record<number, Played>>) =>
  new Map(Object.entries(results).map(([board, result]) => [Number(board), result]));

test('a file is given back letter by letter', () => {
  expect(writeTrf(read(FILE))).toBe(FILE);
});

test('who plays, and where: by score, then by starting rank', () => {
  const tournament = { kind: 'trf', trf: read(FILE) } as const;
  expect(currentRound(tournament)).toBe(2);
  const round = roundOf(tournament, 2);
  expect(round).toMatchObject({ event: 'Open of the blind', site: 'Banská Bystrica', date: '2026.11.19' });
  expect(round.pairings.map(({ board, white, black }) => [board, white.name, black.name])).toEqual([
    [1, 'Kowalski, Jan', 'Novák, Ján'],
    [2, 'Horvat, Ana', 'Schmidt, Eva'],
  ]);
  expect(round.pairings[0]?.white).toMatchObject({
    title: 'IM',
    rating: '2300',
    fideId: '14900001',
    federation: 'SVK',
  });
  expect(round.absent).toMatchObject([{ player: { number: 5 }, code: 'H' }]);
  expect(roundOf(tournament, 1).pairings.map(({ result }) => result)).toEqual(['1-0', '1/2-1/2']);
});

test('results, forfeits and games without a move are written as the format wants them', () => {
  const before = { kind: 'trf', trf: read(FILE) } as const;
  const after = withRound(
    before,
    2,
    played({ 1: { result: '0-1', how: 'played' }, 2: { result: '1-0', how: 'forfeit' } }),
  );
  const text = writeTournament(after);
  const lines = text.split('\r\n');
  expect(lines[5]).toBe(player(1, 'Novák, Ján', '2.0', ['   4 w 1', '   3 b 1']));
  expect(lines[6]?.slice(80)).toBe(` 1.5    2     3 b =     4 w +`);
  expect(lines[8]?.slice(98, 109)).toBe('0     2 b -');
  expect(lines[10]).toBe('XYZ what nobody knows stays');
  const again = read(text);
  expect(writeTrf(again)).toBe(text);
  expect(again.players.map((one) => pointsAfter(again, one, 2))).toEqual([2, 1.5, 0.5, 0, 1.5]);
  const short = withRound(
    before,
    2,
    played({ 1: { result: '1/2-1/2', how: 'no-move' }, 2: { result: '0-0', how: 'played' } }),
  );
  expect(roundOf(short, 2).pairings.map(({ result }) => result)).toEqual(['1/2-1/2', '0-0']);
  expect(writeTournament(short)).toContain('1 w D');
});

test('tag 162 changes what results are worth', () => {
  const trf = read(FILE.replace('142 2', '162  W 3.0    D 1.0    P 1.0\r\n142 2'));
  expect(trf.points).toEqual({ W: 3, D: 1, L: 0, A: 0, P: 1 });
  expect(trf.players.map((one) => pointsAfter(trf, one, 2))).toEqual([3, 1, 1, 0, 2]);
});

describe('what contradicts itself is refused, with its line and the reason', () => {
  test.each([
    ['an opponent who is not there', '   4 w 1', '   9 w 1', 6, /no player 9/],
    ['an opponent who names another', '   4 w 1', '   2 w 1', 6, /not paired/],
    ['the same colour twice', '   4 w 1', '   4 b 1', 6, /different colours/],
    ['two winners', '   1 b 0', '   1 b 1', 6, /contradict/],
    ['a result that does not exist', '   4 w 1', '   4 w 7', 6, /no result/],
    ['a colour that does not exist', '   4 w 1', '   4 x 1', 6, /no colour/],
    ['a number that is none', '001    2', '001 zwei', 7, /starting-rank number/],
    ['a number twice', '001    2', '001    1', 7, /twice/],
    ['points that are none', ' 0.5    2', ' a.b    2', 7, /points/],
    ['a win against nobody', '0000 - U', '0000 - 1', 10, /needs an opponent/],
    ['rounds without number', '142 2', '142 many', 5, /number of rounds/],
  ])('%s', (_, from, to, line, reason) => {
    const parsed = parseTrf(FILE.replace(from, to));
    expect(parsed).toMatchObject({ ok: false, line, reason: expect.stringMatching(reason) });
  });

  test('a file without players, and one of endless length', () => {
    expect(parseTrf('012 nobody\r\n')).toMatchObject({
      ok: false,
      reason: expect.stringContaining('no player'),
    });
    expect(parseTrf('x'.repeat(5_000_001))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('more than'),
    });
  });

  test('whatever is read, it is read or refused, and never thrown', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom(...FILE.split('\r\n')))), (lines) => {
        const parsed = parseTournament(lines.join('\n'));
        if (parsed.ok) expect(writeTournament(parsed.tournament)).toBe(lines.join('\n'));
        else expect(parsed.reason).not.toBe('');
      }),
    );
  });
});

test('a drawn round of any size is exported and read back the same', () => {
  const outcome = fc.record({
    result: fc.constantFrom('1-0', '0-1', '1/2-1/2', '0-0', '1/2-0', '0-1/2'),
    how: fc.constantFrom('played', 'forfeit', 'no-move'),
  }) as fc.Arbitrary<Played>;
  fc.assert(
    fc.property(fc.array(outcome, { minLength: 1, maxLength: 40 }), (outcomes) => {
      const lines = outcomes.flatMap((_, index) => {
        const [white, black] = [2 * index + 1, 2 * index + 2];
        const entry = (number: number, color: string) => `${String(number).padStart(4)} ${color}`;
        return [
          player(white, `W${index}`, '0.0', [entry(black, 'w')]),
          player(black, `B${index}`, '0.0', [entry(white, 'b')]),
        ];
      });
      const parsed = parseTournament(lines.join('\n'));
      if (!parsed.ok) throw new Error(parsed.reason);
      const results = new Map(outcomes.map((one, index) => [index + 1, one]));
      const after = withRound(parsed.tournament, 1, results);
      const again = parseTournament(writeTournament(after));
      if (!again.ok) throw new Error(again.reason);
      expect(writeTournament(again.tournament)).toBe(writeTournament(after));
      // A forfeit has no draws: who is there wins, and both may be away.
      const expected = outcomes.map(({ result, how }) =>
        how === 'forfeit' ? result.replaceAll('1/2', '0') : result,
      );
      const found = new Map(
        roundOf(again.tournament, 1).pairings.map((pair) => [pair.white.name, pair.result]),
      );
      expect(expected.map((_, index) => found.get(`W${index}`))).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});

const PGN = `[Event "Club"]
[Round "3.2"]
[White "A"]
[Black "B"]
[Result "*"]

*

[Event "Club"]
[Round "3.1"]
[White "A"]
[Black "B"]
[WhiteElo "2100"]
[Result "*"]

*

`;

test('pairings as PGN, with their boards, also where names are the same', () => {
  const parsed = parseTournament(PGN);
  if (!parsed.ok) throw new Error(parsed.reason);
  expect(currentRound(parsed.tournament)).toBe(3);
  const round = roundOf(parsed.tournament, 3);
  expect(round.pairings.map(({ board, white }) => [board, white.rating])).toEqual([
    [1, '2100'],
    [2, ''],
  ]);
  const after = withRound(parsed.tournament, 3, played({ 1: { result: '0-1', how: 'played' } }));
  expect(roundOf(after, 3).pairings.map(({ result }) => result)).toEqual(['0-1', null]);
  expect(writeTournament(after)).toMatch(/WhiteElo "2100"[^*]*0-1\n/);
});
