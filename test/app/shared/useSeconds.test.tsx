/** A clock is shown anew when its digits change, and not between: what five desks show costs the table no time. */
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clockFace } from '#app/shared/clockDigits.ts';
import { useSeconds } from '#app/shared/useSeconds.ts';
import { type Clock, reading } from '#rules/game/clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const clockOf = (left: number, delayLeft = 0) =>
  ({ running: 'white', since: 0, delayLeft, left: { white: left, black: 0 } }) as unknown as Clock;

function shown(clock: Clock) {
  let times = 0;
  let face = '';
  const port = { at: 0 };
  const begun = Date.now();
  Object.defineProperty(port, 'at', { get: () => Date.now() - begun });
  renderHook(() => {
    useSeconds(clock, port);
    times += 1;
    face = clockFace(reading(clock, 'white', port.at));
  });
  const after = (ms: number) => {
    act(() => vi.advanceTimersByTime(ms));
    return face;
  };
  return { after, times: () => times };
}

test('once a second, at the second', () => {
  const { after, times } = shown(clockOf(61_600));
  expect(after(600)).toBe('01:01');
  expect(after(1)).toBe('01:00');
  expect(after(999)).toBe('01:00');
  expect(after(1)).toBe('00:59');
  const before = times();
  for (let second = 0; second < 10; second++) after(1000);
  expect(times() - before).toBe(10);
});

test('while a delay runs it is looked at no more than four times a second, and then in time', () => {
  const { after, times } = shown(clockOf(60_000, 5000));
  expect(after(5000)).toBe('01:00');
  expect(times()).toBeLessThanOrEqual(21);
  expect(after(1250)).toBe('00:58');
});

test('a clock at nought waits for nothing', () => {
  const { after } = shown(clockOf(500));
  after(2000);
  expect(vi.getTimerCount()).toBe(0);
});
