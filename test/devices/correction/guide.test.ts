import { describe, expect, test } from 'vitest';
import { differencesOf } from '#devices/correction/differences.ts';
import { CorrectionGuide } from '#devices/correction/guide.ts';
import { type Found, occupancyOf } from '#devices/inference/found.ts';
import { Position } from '#rules/position/position.ts';
import { type Square, squareIndex } from '#rules/position/square.ts';

function boardWith(changes: Partial<Record<Square, Found>>): Found[] {
  const findings = occupancyOf(Position.start());
  for (const [square, found] of Object.entries(changes)) findings[squareIndex(square as Square)] = found;
  return findings;
}

const KNIGHT = { color: 'white', role: 'knight' } as const;

describe('differences between board and game', () => {
  test('none on a board that agrees, nor where a hole is not to be trusted', () => {
    expect(differencesOf(boardWith({}), Position.start())).toEqual([]);
    expect(differencesOf(boardWith({ b1: 'unknown', e4: 'unknown' }), Position.start())).toEqual([]);
  });

  test('what is too much first, then what is missing, each from a1 on', () => {
    const board = boardWith({ h8: 'empty', b1: 'empty', e4: 'occupied', c3: 'occupied' });
    expect(differencesOf(board, Position.start()).map(({ square }) => square)).toEqual([
      'c3',
      'e4',
      'b1',
      'h8',
    ]);
  });

  test('a missing knight and a wrong man are named as data', () => {
    const board = boardWith({ b1: 'empty', g1: { color: 'black', role: 'queen' } });
    expect(differencesOf(board, Position.start())).toEqual([
      { square: 'g1', expected: expect.objectContaining(KNIGHT), found: { color: 'black', role: 'queen' } },
      { square: 'b1', expected: expect.objectContaining(KNIGHT), found: 'empty' },
    ]);
  });
});

describe('guided correction', () => {
  test('one key leads from difference to difference and round again', () => {
    const guide = new CorrectionGuide(Position.start(), boardWith({ b1: 'empty', c1: 'empty' }));
    const squares = [1, 2, 3].map((at) => {
      const guidance = guide.next(at);
      return guidance.kind === 'difference' ? [guidance.difference.square, guidance.left] : guidance.kind;
    });
    expect(squares).toEqual([
      ['b1', 2],
      ['c1', 2],
      ['b1', 2],
    ]);
  });

  test('a mended difference makes room for the next, and it ends by itself', () => {
    const guide = new CorrectionGuide(Position.start(), boardWith({ b1: 'empty', c1: 'empty' }));
    guide.next(1);
    expect(guide.update(boardWith({ c1: 'empty' }), 2)).toMatchObject({
      kind: 'difference',
      difference: { square: 'c1' },
      left: 1,
      changed: true,
    });
    expect(guide.update(boardWith({}), 3)).toEqual({ kind: 'agreed' });
  });

  test('a change elsewhere does not make the same difference be said again', () => {
    const guide = new CorrectionGuide(Position.start(), boardWith({ b1: 'empty' }));
    guide.next(1);
    expect(guide.update(boardWith({ b1: 'empty', h7: 'empty' }), 2)).toMatchObject({
      difference: { square: 'b1' },
      left: 2,
      changed: false,
    });
  });

  test('lamps and beeper point at the square and go out at the end', () => {
    const lit: string[] = [];
    let beeps = 0;
    const hints = {
      light: (squares: readonly Square[]) => lit.push(squares.join(',')),
      beep: () => {
        beeps += 1;
      },
    };
    const guide = new CorrectionGuide(Position.start(), boardWith({ b1: 'empty' }), hints);
    guide.next(1);
    guide.update(boardWith({}), 2);
    guide.update(boardWith({}), 3);
    expect([lit, beeps]).toEqual([['b1', ''], 1]);
  });
});
