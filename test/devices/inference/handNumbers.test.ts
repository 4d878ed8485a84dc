/** The numbers that an arbiter may set: every board's own lie within the bounds, and the header takes what is offered. */
import { describe, expect, test } from 'vitest';
import { BOARD_KINDS } from '#devices/board.ts';
import { HAND_NUMBERS, isBoardsOwn, outOfBounds } from '#devices/inference/handNumbers.ts';
import { AT_ONCE, TIMINGS } from '#devices/inference/timing.ts';
import { HAND_TIMES, parseHeader } from '#rules/game/header.ts';

describe('the numbers by which a hand is read', () => {
  test('are those of the header, each once', () => {
    expect(HAND_NUMBERS.map(({ name }) => name)).toEqual([...HAND_TIMES]);
  });

  test.each(BOARD_KINDS)('%s has its own within the bounds, on a step', (kind) => {
    expect(outOfBounds(TIMINGS[kind])).toEqual([]);
    for (const { name, step } of HAND_NUMBERS) expect(TIMINGS[kind][name] % step).toBe(0);
    expect(isBoardsOwn(TIMINGS[kind], kind)).toBe(true);
  });

  test('outside the bounds are named', () => {
    expect(outOfBounds(AT_ONCE)).toEqual([...HAND_TIMES]);
    expect(outOfBounds({ ...TIMINGS.pegboard, restMs: 2001 })).toEqual(['restMs']);
    expect(outOfBounds({ ...TIMINGS.pegboard, togetherMs: Number.NaN })).toEqual(['togetherMs']);
    expect(isBoardsOwn({ ...TIMINGS.pegboard, restMs: 600 }, 'pegboard')).toBe(false);
  });

  test('go into the header as they are chosen', () => {
    const hand = Object.fromEntries(HAND_NUMBERS.map(({ name, most }) => [name, most]));
    const parsed = parseHeader({ hand });
    expect(parsed.ok && parsed.header.hand).toEqual(hand);
  });
});
