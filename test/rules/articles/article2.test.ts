/** Article 2: the initial position of the pieces. */
import { describe, expect, test } from 'vitest';
import { Position } from '#rules/position/position.ts';
import { COLORS, fileOf, isLightSquare, ROLES, rankOf, SQUARES } from '#rules/position/square.ts';

const start = Position.start();

describe('2.1 the board', () => {
  test('h1 is light, a1 is dark: the near corner to the right is light for both', () => {
    expect(isLightSquare('h1')).toBe(true);
    expect(isLightSquare('a1')).toBe(false);
    expect(isLightSquare('a8')).toBe(true);
  });
  test('32 light and 32 dark squares, and no neighbours of one colour along a rank', () => {
    expect(SQUARES.filter(isLightSquare)).toHaveLength(32);
    for (const [index, square] of SQUARES.entries()) {
      const next = SQUARES[index + 1];
      if (next && rankOf(next) === rankOf(square)) expect(isLightSquare(next)).toBe(!isLightSquare(square));
    }
  });
});

describe('2.2 sixteen men each', () => {
  test.each(COLORS)('%s has 8 pawns, 2 knights, 2 bishops, 2 rooks, a queen and a king', (color) => {
    expect(ROLES.map((role) => start.squaresOf(color, role).length)).toEqual([8, 2, 2, 2, 1, 1]);
  });
});

describe('2.3 the initial position', () => {
  test('rank 1: rook, knight, bishop, queen, king, bishop, knight, rook', () => {
    const rank = SQUARES.filter((square) => rankOf(square) === '1').map(
      (square) => start.pieceAt(square)?.role,
    );
    expect(rank).toEqual(['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook']);
  });
  test('Black stands opposite, the pawns in front', () => {
    for (const square of SQUARES.filter((other) => rankOf(other) === '1')) {
      const file = fileOf(square);
      expect(start.pieceAt(`${file}8`)).toMatchObject({ color: 'black', role: start.pieceAt(square)?.role });
      expect(start.pieceAt(`${file}2`)).toMatchObject({ color: 'white', role: 'pawn' });
      expect(start.pieceAt(`${file}7`)).toMatchObject({ color: 'black', role: 'pawn' });
    }
  });
});

describe('2.4 files and ranks', () => {
  test('e4 is on the file e and the rank 4', () => {
    expect([fileOf('e4'), rankOf('e4')]).toEqual(['e', '4']);
  });
});
