/** 4.8 and what becomes of it: a complaint that is upheld, one that lapses, and the acts that end the right to it. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '#rules/editions/edition.ts';
import { eventsOf } from '#test/rules/game/script.ts';
import { BLIND, play } from './table.ts';

describe.each(EDITIONS)('%s: 4.8 a complaint about a touch that the log has not seen', (edition) => {
  const upheld =
    '1 W move e2e4 · 1 W press · 2 B claim touch-move · 3 R rule touch-move uphold · 4 R restart';
  test('the man that was moved instead binds nobody', () => {
    const seen = play({ edition }, upheld, '5 W move g1f3 · 5 W press');
    expect(seen.alerts).toEqual([expect.stringMatching(/^touch-move/)]);
    expect(seen.san).toEqual(['Nf3']);
  });
  test('a mate by the man that was touched ends the game (5.1.1)', () => {
    const seen = play(
      { edition, fen: '6k1/5ppp/8/8/8/8/4P3/R3K3 w - - 0 1' },
      upheld,
      '5 W move a1a8 · 5 W press',
    );
    expect(seen.result).toMatch(/^1-0 5\.1/);
  });
  test('where the log has seen the breach, what was touched binds as before', () => {
    const seen = play(
      { edition, white: BLIND },
      '1 W lift b1 · 1 W insert b1 · 2 W lift e2 · 2 W insert e4 · 3 W announce e2e4 · 4 W press',
      '5 R rule touch-move uphold',
    );
    expect(seen.final.touches).toContain('b1');
  });
});

describe.each(['2018', '2023'] as const)('%s: 4.8 a breach that ends the game on the board', (edition) => {
  const mates = '1 W lift b1 · 2 W insert b1 · 3 W lift a1 · 4 W insert a8 · 5 W announce a1a8 · 6 W press';
  const game = { edition, white: BLIND, fen: '6k1/5ppp/8/8/8/8/8/RN2K3 w - - 0 1' };
  test('waits for the complaint', () => {
    const seen = play(game, mates);
    expect(seen.result).toBe('*');
    expect(seen.final.openAlerts).toEqual(['touch-move']);
  });
  test('is mate once the opponent has touched a piece himself', () => {
    const seen = play(game, mates, '7 B lift g8');
    expect(seen.result).toBe('1-0 5.1.1');
    expect(seen.final.openAlerts).toEqual([]);
  });
  test('is mate once he has moved, and his move is none', () => {
    const seen = play(game, mates, '7 B move g8f8');
    expect([seen.result, seen.san]).toEqual(['1-0 5.1.1', ['Ra8#']]);
  });
  test('is stalemate likewise (5.2.1)', () => {
    const seen = play(
      { edition, white: BLIND, fen: '7k/8/6K1/8/8/8/8/5Q2 w - - 0 1' },
      '1 W lift g6 · 2 W insert g6 · 3 W lift f1 · 4 W insert f7 · 5 W announce f1f7 · 6 W press · 7 B lift h8',
    );
    expect(seen.result).toBe('1/2-1/2 5.2.1');
  });
});

describe('4.4.4 the new piece put in first: the pawn that is lifted then is touched (D.2.2)', () => {
  const PAWN = '8/4P1k1/8/8/8/8/4p3/K7 w - - 0 90';
  const exchange = '3 W insert e8 queen · 4 W lift e7';
  test('9.1.2.1: it refuses an offer', () => {
    const seen = play(
      { fen: PAWN, white: BLIND },
      '1 W lift a1 · 1 W insert b1 · 1 W announce a1b1 · 1 W press · 2 B move g7h7 · 2 B offerDraw · 2 B press',
      exchange,
    );
    expect(eventsOf(seen, 'draw-closed').map(({ how }) => how)).toEqual(['touched']);
    expect(seen.final.offer).toBeNull();
  });
  test.each(['2009', '2018', '2023'] as const)('%s, 9.4: it loses the right to a claim', (edition) => {
    const seen = play(
      { edition, fen: '7k/4P3/8/8/8/8/4p3/K7 w - - 100 90', white: BLIND },
      `${exchange} · 5 W claim fifty`,
    );
    expect(seen.refused).toEqual([expect.stringMatching(/claim-forfeited$/)]);
  });
  test('4.8: it ends the right to complain', () => {
    const seen = play(
      { fen: '7k/4P3/8/8/8/8/r3p3/2K5 b - - 0 90', white: BLIND },
      '1 B lift h8 · 1 B insert h8 · 2 B lift a2 · 2 B insert a3 · 3 B press',
      '4 W insert e8 queen · 5 W lift e7',
    );
    expect(seen.final.openAlerts).toEqual([]);
  });
  test('the promotion is made as before', () => {
    const seen = play({ fen: PAWN, white: BLIND }, exchange, '5 W announce e7e8q · 6 W press');
    expect([seen.san, seen.alerts]).toEqual([['e8=Q'], []]);
  });
});
