/** Article 4 at a board on the screen: what is chosen is touched, and the order of touching counts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choose, inHand } from '#app/roles/opponent/touches.ts';
import { decide } from '#rules/game/decide.ts';
import { type GameState, onMove } from '#rules/game/state.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import type { Square } from '#rules/position/square.ts';
import { begin, headerOf } from '#test/rules/game/script.ts';

function game(startFen: string | null = null): GameState {
  const sighted = { name: 'S', board: 'normal', assistant: null };
  const state = begin(headerOf({ white: sighted, black: sighted, startFen }));
  const begun = decide(state, { at: 0, by: 'arbiter', do: 'start' });
  return begun.ok ? begun.state : state;
}

/** A square is chosen: what comes of it is what the table decides. */
function chosen(state: GameState, square: Square, move?: Move): GameState {
  const side = onMove(state);
  const result = choose(state, side, square, move?.promotion);
  if (result.kind !== 'acts' && result.kind !== 'move') throw new Error(`${square}: ${result.kind}`);
  return result.acts.reduce((now, act) => {
    const decision = decide(now, { ...act, at: 0, by: side });
    if (!decision.ok) throw new Error(`${square}: ${decision.code}`);
    return decision.state;
  }, state);
}

describe('a chosen piece', () => {
  test('is touched and must move, even when it is put back', () => {
    const touched = chosen(chosen(game(), 'b1'), 'b1');
    expect(touched.act.touches.map(({ square }) => square)).toEqual(['b1']);
    expect(inHand(touched, 'white')).toBeNull();
    const other = chosen(chosen(touched, 'g1'), 'f3');
    expect(other.alerts.map(({ kind }) => kind)).toEqual(['touch-move']);
  });

  test('an enemy piece first, then the own one that takes it', () => {
    const taken = chosen(chosen(chosen(game('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1'), 'd5'), 'e4'), 'd5');
    expect(taken.ply.san).toBe('exd5');
  });

  test('nothing is touched on an empty square', () => {
    expect(choose(game(), 'white', 'e4')).toEqual({ kind: 'refused', code: 'hole-empty' });
  });

  test('a pawn on its way to the last rank asks for its new piece first', () => {
    const state = chosen(game('7k/4P3/8/8/8/8/8/K7 w - - 0 1'), 'e7');
    expect(choose(state, 'white', 'e8')).toEqual({ kind: 'promotion' });
    expect(chosen(state, 'e8', { from: 'e7', to: 'e8', promotion: 'rook' }).ply.san).toBe('e8=R+');
  });

  test('castling by the king’s two steps, or by his rook', () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
    expect(chosen(chosen(game(fen), 'e1'), 'g1').ply.san).toBe('O-O');
    expect(chosen(chosen(game(fen), 'e1'), 'a1').ply.san).toBe('O-O-O');
  });

  test('an illegal move is placed like any other: nobody is warned', () => {
    const state = chosen(chosen(game(), 'e2'), 'e5');
    expect(state.act.hand.filled.map(({ square }) => square)).toEqual(['e5']);
    expect(state.alerts).toEqual([]);
  });

  test('every legal move of random games can be made by two choices', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 60 }), (draws) => {
        let state = game();
        for (const draw of draws) {
          const moves = state.ply.position.legalMoves();
          const move = moves[draw % moves.length];
          if (!move || state.phase !== 'playing') return;
          const before = state.ply.number;
          state = chosen(chosen(state, move.from), move.to, move);
          expect(state.ply.number, makeUci(move)).toBe(before + 1);
          expect(state.alerts).toEqual([]);
          const pressed = decide(state, {
            at: 0,
            by: onMove(state) === 'white' ? 'black' : 'white',
            do: 'press',
          });
          if (pressed.ok) state = pressed.state;
        }
      }),
      { numRuns: 40 },
    );
  });
});
