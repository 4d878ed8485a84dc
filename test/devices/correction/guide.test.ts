import { describe, expect, test } from 'vitest';
import { type Difference, differencesOf } from '#devices/correction/differences.ts';
import { CorrectionGuide } from '#devices/correction/guide.ts';
import { type Found, occupancyOf } from '#devices/inference/found.ts';
import { Position } from '#rules/position/position.ts';
import { type Square, squareIndex } from '#rules/position/square.ts';

const START = Position.start();

/** Of a board that shows the starting position but for these holes. */
function differences(changes: Partial<Record<Square, Found>>): Difference[] {
  const findings = occupancyOf(START);
  for (const [square, found] of Object.entries(changes)) findings[squareIndex(square as Square)] = found;
  return differencesOf(findings, (square) => START.pieceAt(square) ?? null);
}

function guideTo(changes: Partial<Record<Square, Found>>): CorrectionGuide {
  const guide = new CorrectionGuide(() => null);
  guide.update(differences(changes), 0);
  return guide;
}

const KNIGHT = { color: 'white', role: 'knight' } as const;

describe('differences between board and game', () => {
  test('none on a board that agrees, nor where a hole is not to be trusted', () => {
    expect(differences({})).toEqual([]);
    expect(differences({ b1: 'unknown', e4: 'unknown' })).toEqual([]);
  });

  test('what is too much first, then what is missing, each from a1 on', () => {
    const found = differences({ h8: 'empty', b1: 'empty', e4: 'occupied', c3: 'occupied' });
    expect(found.map(({ square }) => square)).toEqual(['c3', 'e4', 'b1', 'h8']);
  });

  test('a missing knight and a wrong man are named as data', () => {
    const found = differences({ b1: 'empty', g1: { color: 'black', role: 'queen' } });
    expect(found).toEqual([
      { square: 'g1', expected: expect.objectContaining(KNIGHT), found: { color: 'black', role: 'queen' } },
      { square: 'b1', expected: expect.objectContaining(KNIGHT), found: 'empty' },
    ]);
  });
});

describe('guided correction', () => {
  test('one key leads from difference to difference and round again', () => {
    const guide = guideTo({ b1: 'empty', c1: 'empty' });
    const squares = [1, 2, 3].map((at) => {
      const guidance = guide.next(at);
      return guidance.kind === 'difference' ? [guidance.difference.square, guidance.left] : guidance.kind;
    });
    expect(squares).toEqual([
      ['c1', 2],
      ['b1', 2],
      ['c1', 2],
    ]);
  });

  test('a mended difference makes room for the next, and it ends by itself', () => {
    const guide = guideTo({ b1: 'empty', c1: 'empty' });
    expect(guide.update(differences({ c1: 'empty' }), 2)).toMatchObject({
      kind: 'difference',
      difference: { square: 'c1' },
      left: 1,
      changed: true,
    });
    expect(guide.update(differences({}), 3)).toEqual({ kind: 'agreed', changed: true });
    expect(guide.update(differences({}), 4)).toEqual({ kind: 'agreed', changed: false });
  });

  test('a change elsewhere does not make the same difference be said again', () => {
    const guide = guideTo({ b1: 'empty' });
    expect(guide.update(differences({ b1: 'empty', h7: 'empty' }), 2)).toMatchObject({
      difference: { square: 'b1' },
      left: 2,
      changed: false,
    });
  });

  test('a wrong man that was taken off leaves another difference on its square', () => {
    const guide = guideTo({ b1: { color: 'white', role: 'bishop' } });
    expect(guide.update(differences({ b1: 'empty' }), 2)).toMatchObject({
      difference: { square: 'b1', found: 'empty' },
      changed: true,
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
    const guide = new CorrectionGuide(() => hints);
    guide.update(differences({ b1: 'empty' }), 1);
    guide.update(differences({}), 2);
    guide.update(differences({}), 3);
    expect([lit, beeps]).toEqual([['b1', ''], 1]);
  });
});
