import { describe, expect, test } from 'vitest';
import { resultText } from '#rules/game/result.ts';

const USUAL = { win: 1, draw: 0.5, loss: 0 };

describe('10.1 the result as it is written', () => {
  test.each([
    [1, 0, '1-0'],
    [0, 1, '0-1'],
    [0.5, 0.5, '1/2-1/2'],
    [0, 0, '0-0'],
    [0.5, 0, '1/2-0'],
    [0, 0.5, '0-1/2'],
  ])('%d and %d points', (white, black, written) => {
    expect(resultText({ white, black }, USUAL)).toBe(written);
  });

  test('does not depend on what an event gives for a win and a draw', () => {
    const football = { win: 3, draw: 1, loss: 0 };
    expect(resultText({ white: 3, black: 0 }, football)).toBe('1-0');
    expect(resultText({ white: 1, black: 1 }, football)).toBe('1/2-1/2');
    expect(resultText({ white: 0, black: 1 }, football)).toBe('0-1/2');
    const generous = { win: 3, draw: 2, loss: 1 };
    expect(resultText({ white: 1, black: 3 }, generous)).toBe('0-1');
    expect(resultText({ white: 1, black: 1 }, generous)).toBe('0-0');
  });

  test('there is none while the game goes on', () => {
    expect(resultText(null, USUAL)).toBe('*');
  });
});
