/**
 * People's hands at live boards over the games in ../shared: never a wrong move, hardly ever a false accusation or a
 * question; and what was recorded tells `read-board` the same game. All games: `npm run bench allHands`.
 */
import { describe, expect, test } from 'vitest';
import type { BoardKind } from '#devices/board.ts';
import { parseUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { Chance } from '#test/devices/hands/chance.ts';
import { GAMES_THERE, gameCount } from '#test/devices/hands/games.ts';
import { CALM } from '#test/devices/hands/person.ts';
import { type HalfMove, playByHands } from './handGame.ts';
import {
  CLEAN,
  COMPETITION,
  FAST,
  MIXED,
  playScene,
  type Scene,
  SILENT,
  SPEAKER,
  tallyOf,
  UNCLEAR,
  UNRULY,
} from './handScenes.ts';

const LONG = Boolean(process.env.HECTOR_LONG);
const SEED = Number(process.env.HECTOR_SEED ?? 1);
const TIMEOUT = LONG ? 7_200_000 : 600_000;

if (!GAMES_THERE) console.log('skipped: ../shared/testdata/pgn is not there');

/** So many of the games, spread over the files; in the long suite ten times as many. */
type Case = Readonly<{ kind: BoardKind; scene: Scene; games: number; unclear?: number }>;

const CASES: readonly Case[] = [
  { kind: 'pegboard', scene: MIXED, games: 80 },
  { kind: 'pegboard', scene: COMPETITION, games: 30 },
  { kind: 'pegboard', scene: SILENT, games: 30 },
  { kind: 'pegboard', scene: SPEAKER, games: 30 },
  { kind: 'sentio', scene: MIXED, games: 40 },
  { kind: 'sentio', scene: SPEAKER, games: 10 },
  { kind: 'dgt', scene: MIXED, games: 40 },
  { kind: 'dgt', scene: SPEAKER, games: 10 },
  { kind: 'chesslink', scene: MIXED, games: 5 },
  { kind: 'certabo', scene: CLEAN, games: 5, unclear: 0 },
  { kind: 'pegboard', scene: FAST, games: 20, unclear: 5 },
];

describe.skipIf(!GAMES_THERE)('hands at a live board', () => {
  test.each(CASES)('$kind, $scene.name', { timeout: TIMEOUT }, async (each) => {
    const { kind, scene, unclear = UNCLEAR[kind] } = each;
    const all = gameCount();
    const games = Math.min(all, LONG ? 10 * each.games : each.games);
    const halfMoves: HalfMove[] = [];
    for (let count = 0; count < games; count++) {
      const index = Math.floor((count * all) / games);
      const game = await playScene(kind, scene, index, SEED);
      halfMoves.push(...game.halfMoves);
      expect({ index, disagreements: game.disagreements }).toEqual({ index, disagreements: [] });
    }
    const tally = tallyOf(halfMoves);
    expect(halfMoves.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
    expect(tally.accused).toBeLessThanOrEqual(tally.halfMoves / 1000);
    expect(tally.unclear).toBeLessThanOrEqual((unclear * tally.halfMoves) / 100);
    expect(tally.right).toBeGreaterThan(tally.halfMoves / 2);
  });

  test.each(['pegboard', 'sentio', 'dgt'] as const)(
    '%s: what is played on after a ruling that nobody follows is no more in the trace than in the game',
    {
      timeout: TIMEOUT,
    },
    async (kind) => {
      const { disagreements } = await playScene(kind, MIXED, 1097, 17);
      expect(disagreements).toEqual([]);
    },
  );

  test('unruly hands: what is ruled and refused in the game is so in its trace', {
    timeout: TIMEOUT,
  }, async () => {
    for (const index of LONG ? Array.from({ length: 60 }, (_, count) => 5 + 80 * count) : [5, 705, 1205]) {
      const { halfMoves, disagreements } = await playScene('sentio', UNRULY, index, 3);
      expect({ index, disagreements }).toEqual({ index, disagreements: [] });
      expect(halfMoves.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
    }
  });
});

describe('D.2.3.3 a player who announces himself and never says his words, and nobody presses', () => {
  const moves = ['d2d4', 'd7d5', 'c2c4', 'd5c4', 'e2e3', 'b7b5'].map((uci) => parseUci(uci)!);
  const person = { ...CALM, announces: true, presses: false };

  test.each(['pegboard', 'sentio', 'dgt'] as const)('%s: the trace waits as the game does', async (kind) => {
    for (const neverSays of ['white', 'black'] as const) {
      const chance = new Chance(1);
      const options = {
        kind,
        person,
        mode: 'training',
        pause: [1500, 3000],
        chance,
        isRecorded: true,
      } as const;
      const game = await playByHands(Position.start(), moves, { ...options, neverSays });
      expect(game.disagreements).toEqual([]);
      expect(game.halfMoves.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
    }
  });
});
