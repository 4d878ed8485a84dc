/**
 * People's hands at live boards over the tournament games: never a wrong move, hardly ever a false accusation or a
 * question; and what was recorded tells `read-board` the same game.
 */
import { describe, expect, test } from 'vitest';
import type { BoardKind } from '#devices/board.ts';
import type { Mode } from '#rules/game/header.ts';
import { Chance } from '#test/devices/hands/chance.ts';
import { GAMES_THERE, gameCount, playedGame } from '#test/devices/hands/games.ts';
import { BLITZ, CALM, ORDINARY, type Person } from '#test/devices/hands/person.ts';
import { type HalfMove, playByHands } from './handGame.ts';

const LONG = Boolean(process.env.HECTOR_LONG);
const SEED = Number(process.env.HECTOR_SEED ?? 1);
const TIMEOUT = LONG ? 7_200_000 : 600_000;

if (!GAMES_THERE) console.log('skipped: ../shared/testdata/pgn/tournaments.pgn is not there');

/** So many of the games, spread over the file, in each run; all of them in the long suite. */
type Case = Readonly<{
  name: string;
  kind: BoardKind;
  person: Person;
  games: number;
  mode?: Mode;
  pause?: readonly [number, number];
  /** At most so many of a hundred half-moves are asked about or stay unclear. */
  unclear: number;
}>;

const SILENT: Person = { ...ORDINARY, presses: false };
const SPEAKER: Person = { ...ORDINARY, announces: true };

const CASES: readonly Case[] = [
  { name: 'the program announces', kind: 'pegboard', person: ORDINARY, games: 80, unclear: 1 },
  { name: 'in competition', kind: 'pegboard', person: ORDINARY, games: 30, mode: 'competition', unclear: 1 },
  { name: 'nobody presses', kind: 'pegboard', person: SILENT, games: 30, pause: [500, 3000], unclear: 1 },
  {
    name: 'the player announces',
    kind: 'pegboard',
    person: SPEAKER,
    games: 30,
    pause: [900, 3000],
    unclear: 1,
  },
  { name: 'the program announces', kind: 'sentio', person: ORDINARY, games: 40, unclear: 2 },
  {
    name: 'the player announces',
    kind: 'sentio',
    person: SPEAKER,
    games: 10,
    pause: [900, 3000],
    unclear: 2,
  },
  { name: 'the program announces', kind: 'dgt', person: ORDINARY, games: 40, unclear: 2 },
  { name: 'the player announces', kind: 'dgt', person: SPEAKER, games: 10, pause: [900, 3000], unclear: 2 },
  { name: 'the program announces', kind: 'chesslink', person: ORDINARY, games: 5, unclear: 2 },
  { name: 'a clean hand', kind: 'certabo', person: CALM, games: 5, unclear: 0 },
  { name: 'blitz', kind: 'pegboard', person: BLITZ, games: 20, pause: [20, 50], unclear: 5 },
];

describe.skipIf(!GAMES_THERE)('hands at a live board', () => {
  test.each(CASES)('$kind, $name', { timeout: TIMEOUT }, async (scene) => {
    const { kind, person, mode = 'training', pause = [300, 3000], unclear } = scene;
    const all = gameCount();
    const games = LONG ? all : scene.games;
    const halfMoves: HalfMove[] = [];
    for (let count = 0; count < games; count++) {
      const index = Math.floor((count * all) / games);
      const { start, moves } = playedGame(index);
      const chance = new Chance(SEED * 100_003 + index);
      const game = await playByHands(start, moves, { kind, person, mode, pause, chance, isRecorded: true });
      halfMoves.push(...game.halfMoves);
      expect({ index, disagreements: game.disagreements }).toEqual({ index, disagreements: [] });
    }
    const of = (verdict: HalfMove['verdict']) => halfMoves.filter((half) => half.verdict === verdict);
    expect(of('wrong')).toEqual([]);
    expect(of('accused').length).toBeLessThanOrEqual(halfMoves.length / 1000);
    expect(of('unclear').length).toBeLessThanOrEqual((unclear * halfMoves.length) / 100);
    expect(of('right').length).toBeGreaterThan(halfMoves.length / 2);
  });
});
