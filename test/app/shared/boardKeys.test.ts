import { describe, expect, test } from 'vitest';
import { goTo, latinKey, ownPieceKeys } from '#app/shared/boardKeys.ts';
import { Position } from '#rules/position/position.ts';
import type { Color, Piece, Square } from '#rules/position/square.ts';

const START = Position.start();
const MEN = new Map<Square, Piece>(START.occupied.map((square) => [square, START.pieceAt(square) as Piece]));

function press(
  from: Square,
  key: string,
  side: Color = 'white',
  more: { ctrl?: boolean; shift?: boolean; code?: string } = {},
) {
  const { ctrl = false, shift = false, code = '' } = more;
  return goTo(from, { key, code, ctrlKey: ctrl, shiftKey: shift }, side, MEN);
}

describe('exploring the board', () => {
  test('arrows go as the board lies before the player', () => {
    expect(press('e2', 'ArrowUp')).toBe('e3');
    expect(press('e2', 'ArrowRight')).toBe('f2');
    expect(press('e2', 'ArrowUp', 'black')).toBe('e1');
    expect(press('e2', 'ArrowRight', 'black')).toBe('d2');
  });

  test('the edge of the board is felt: the focus stays', () => {
    expect(press('a1', 'ArrowLeft')).toBe('a1');
    expect(press('h8', 'ArrowUp')).toBe('h8');
  });

  test('Home and End go along the row, with Ctrl to the corners', () => {
    expect(press('e4', 'Home')).toBe('a4');
    expect(press('e4', 'End')).toBe('h4');
    expect(press('e4', 'Home', 'white', { ctrl: true })).toBe('a8');
    expect(press('e4', 'End', 'white', { ctrl: true })).toBe('h1');
    expect(press('e4', 'Home', 'black')).toBe('h4');
    expect(press('e4', 'Home', 'black', { ctrl: true })).toBe('h1');
  });

  test('a letter goes to the next piece of its kind, with Shift to the one before', () => {
    expect(press('e2', 'n')).toBe('b8');
    expect(press('b8', 'n')).toBe('g8');
    expect(press('g8', 'n')).toBe('b1');
    expect(press('b8', 'N', 'white', { shift: true })).toBe('g1');
  });

  test('a digit goes to its rank, with Shift to its file', () => {
    expect(press('e2', '7', 'white', { code: 'Digit7' })).toBe('e7');
    expect(press('e2', '"', 'white', { code: 'Digit2', shift: true })).toBe('b2');
  });

  test('other keys lead nowhere', () => {
    expect(press('e2', 't')).toBe(null);
    expect(press('e2', 'p', 'white', { ctrl: true })).toBe(null);
  });
});

describe('letters on other keyboards and in other languages', () => {
  test('a key of another script is the Latin one in its place', () => {
    expect(latinKey({ key: 'к', code: 'KeyK' })).toBe('k');
    expect(latinKey({ key: 'њ', code: 'KeyW' })).toBe('w');
    expect(latinKey({ key: 'z', code: 'KeyY' })).toBe('z');
    expect(press('a1', 'н', 'white', { code: 'KeyN' })).toBe('b1');
  });

  test('the own letters lead to the pieces', () => {
    const own = (key: string, language: 'de' | 'pl' | 'sr') =>
      goTo('a1', { key, code: '', ctrlKey: false, shiftKey: false }, 'white', MEN, ownPieceKeys(language));
    expect([own('s', 'de'), own('d', 'de'), own('l', 'de'), own('b', 'de')]).toEqual([
      'b1',
      'd1',
      'c1',
      'a2',
    ]);
    expect([own('h', 'pl'), own('g', 'pl'), own('q', 'pl')]).toEqual(['d1', 'c1', null]);
    expect(ownPieceKeys('sr')).toEqual(ownPieceKeys('sr-Latn'));
  });
});
