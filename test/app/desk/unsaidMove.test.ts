import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Observable } from '#app/base/observable.ts';
import { unsaidMove, watchUnsaid } from '#app/desk/unsaidMove.ts';
import type { Command } from '#rules/game/command.ts';
import { decide } from '#rules/game/decide.ts';
import { type GameState, newGame } from '#rules/game/state.ts';
import { seenBy } from '#rules/game/view.ts';
import { makeUci } from '#rules/position/move.ts';
import { header } from '../testGame.ts';

function played(...acts: readonly Omit<Command, 'at'>[]): GameState {
  const assistant = { name: 'Ada', duties: ['D.2.10.2', 'D.2.10.3'] };
  const start = newGame(header({ mode: 'competition', white: { board: 'peg', assistant } }));
  if (!start.ok) throw new Error(start.reason);
  return [{ by: 'arbiter', do: 'start' } as const, ...acts].reduce((state, act) => {
    const decided = decide(state, { at: 0, ...act } as Command);
    if (!decided.ok) throw new Error(decided.code);
    return decided.state;
  }, start.state);
}
const lift = (square: string) => ({ by: 'white', do: 'lift', square }) as never;
const insert = (square: string) => ({ by: 'white', do: 'insert', square }) as never;
const announce = (move: string) => ({ by: 'white-assistant', do: 'announce', move }) as never;
const seen = (state: GameState) => seenBy(state, ['white-assistant']);
const due = (state: GameState) => unsaidMove(seen(state), 'white');

describe('a move that waits for its words (D.2.1, D.2.10.2)', () => {
  test('is the one that the own player has placed, until it is said; legal or not (11.3.1)', () => {
    expect(due(played(lift('e2')))).toBeNull();
    for (const square of ['e4', 'e5']) {
      const placed = due(played(lift('e2'), insert(square)));
      expect(placed && [placed.side, makeUci(placed.move)]).toEqual(['white', `e2${square}`]);
      expect(due(played(lift('e2'), insert(square), announce(`e2${square}`)))).toBeNull();
    }
  });

  describe('at the desk', () => {
    beforeEach(() => {
      vi.useFakeTimers();
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    function watched() {
      const game = new Observable(seen(played()));
      const told: string[] = [];
      const leave = watchUnsaid(game, 'white', ({ move }) => told.push(makeUci(move)));
      return { show: (state: GameState) => game.set(seen(state)), told, leave };
    }

    test('is told once, when nobody has said it for a while', () => {
      const { show, told, leave } = watched();
      show(played(lift('e2'), insert('e4')));
      expect(told).toEqual([]);
      vi.advanceTimersByTime(5000);
      show(played(lift('e2'), insert('e4')));
      vi.advanceTimersByTime(5000);
      expect(told).toEqual(['e2e4']);
      leave();
    });

    test('is not told where its words come with it, nor after the desk is left', () => {
      const { show, told, leave } = watched();
      show(played(lift('e2'), insert('e4')));
      show(played(lift('e2'), insert('e4'), announce('e2e4')));
      vi.advanceTimersByTime(5000);
      show(played(lift('e2'), insert('e5')));
      leave();
      vi.advanceTimersByTime(5000);
      expect(told).toEqual([]);
    });
  });
});
