import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filledHoles, menInHand, menOnBoard } from '#app/pegs/men.ts';
import { pegActs } from '#app/pegs/placing.ts';
import { decide } from '#rules/game/decide.ts';
import { type GameState, newGame, onMove } from '#rules/game/state.ts';
import { parseUci } from '#rules/position/move.ts';
import { SQUARES, type Square } from '#rules/position/square.ts';
import { header } from '../testGame.ts';

function start(startFen: string | null = null): GameState {
  const made = newGame(header({ startFen, timeControl: null }));
  if (!made.ok) throw new Error(made.reason);
  const decision = decide(made.state, { at: 0, by: 'arbiter', do: 'start' });
  if (!decision.ok) throw new Error(decision.code);
  return decision.state;
}

function act(state: GameState, done: { do: 'lift' | 'insert'; square: Square; piece?: 'queen' }): GameState {
  const decision = decide(state, { at: 0, by: onMove(state), ...done } as Parameters<typeof decide>[1]);
  return decision.ok ? decision.state : state;
}

const names = (men: readonly { color: string; role: string }[]) =>
  men.map(({ color, role }) => `${color} ${role}`);

describe('which man stands where', () => {
  test('a lifted man is in the hand, and its hole is empty', () => {
    const state = act(start(), { do: 'lift', square: 'g1' });
    expect(menOnBoard(state).has('g1')).toBe(false);
    expect(names(menInHand(state))).toEqual(['white knight']);
  });

  test('a peg in another hole is the man that was lifted', () => {
    const state = act(act(start(), { do: 'lift', square: 'g1' }), { do: 'insert', square: 'f3' });
    expect(menOnBoard(state).get('f3')).toMatchObject({ color: 'white', role: 'knight' });
    expect(menInHand(state)).toEqual([]);
  });

  test('a captured man stays in the hand', () => {
    const fen = 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2';
    let state = start(fen);
    for (const done of [
      { do: 'lift', square: 'e4' },
      { do: 'lift', square: 'd5' },
      { do: 'insert', square: 'd5' },
    ] as const)
      state = act(state, done);
    expect(menOnBoard(state).get('d5')).toMatchObject({ color: 'white', role: 'pawn' });
    expect(names(menInHand(state))).toEqual(['black pawn']);
  });

  test('whatever the hand does: as many men as pegs, and none is made or lost', () => {
    const step = fc.record({ do: fc.constantFrom('lift', 'insert'), square: fc.constantFrom(...SQUARES) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let state = start();
        for (const done of steps) state = act(state, done as Parameters<typeof act>[1]);
        const men = menOnBoard(state);
        expect(new Set(men.keys())).toEqual(filledHoles(state));
        expect(men.size + menInHand(state).length).toBe(32);
      }),
    );
  });
});

describe('a move in one go is lifts and inserts', () => {
  const acts = (fen: string | null, move: string) => {
    const found = pegActs(start(fen), parseUci(move)!);
    return found.ok
      ? found.acts.map((one) => `${one.do} ${one.square}${'piece' in one ? ` ${one.piece}` : ''}`).join(', ')
      : `${found.code} ${found.square}`;
  };

  test.each([
    [null, 'g1f3', 'lift g1, insert f3'],
    ['4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4d5', 'lift e4, lift d5, insert d5'],
    ['4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', 'lift e5, lift d5, insert d6'],
    ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'lift e1, lift h1, insert g1, insert f1'],
    ['4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'a7a8q', 'lift a7, insert a8 queen'],
    [null, 'e2e5', 'lift e2, insert e5'],
    [null, 'a1a2', 'hole-occupied a2'],
    [null, 'e1g1', 'hole-occupied g1'],
    [null, 'e4e5', 'hole-empty e4'],
  ])('%s %s', (fen, move, expected) => {
    expect(acts(fen, move)).toBe(expected);
  });

  test('every legal move of a busy position is made by them', () => {
    const fen = 'r3k2r/1P3ppp/8/3pP3/2pP4/8/P5PP/R3K2R w KQkq d6 0 1';
    for (const move of start(fen).ply.position.legalMoves()) {
      let state = start(fen);
      const found = pegActs(state, move);
      if (!found.ok) throw new Error(found.code);
      for (const one of found.acts) state = act(state, one as Parameters<typeof act>[1]);
      expect(state.act.state, JSON.stringify(move)).toBe('PLACED');
    }
  });
});

describe('with two boards (D.1) each player has his own pegs', () => {
  const stray = (mover: 'white' | 'black') => {
    const astray = { missing: [], extra: [] };
    const onWhites = { missing: ['e7', 'd7'], extra: ['e5'] } as const;
    const state = start();
    return {
      ...state,
      header: { ...state.header, boards: 'two' },
      act: { ...state.act, color: mover },
      astray: { white: onWhites, black: astray },
    } as GameState;
  };
  test('a stray peg on White’s board does not hinder Black', () => {
    expect(pegActs(stray('black'), parseUci('e7e5')!)).toMatchObject({ ok: true });
    expect(pegActs(stray('white'), parseUci('e7e5')!)).toMatchObject({ ok: false });
  });
  test('nor does it stand on Black’s', () => {
    expect(filledHoles(stray('black')).has('e5')).toBe(false);
    expect(menOnBoard(stray('black')).get('e7')).toMatchObject({ color: 'black', role: 'pawn' });
    expect(filledHoles(stray('white')).has('e5')).toBe(true);
  });
});
