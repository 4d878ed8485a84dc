import { describe, expect, test } from 'vitest';
import { ascii, concat, sentioLine } from '#test/devices/boards/boardBytes.ts';
import { hear, hearCutEverywhere, listen } from '#test/devices/boards/listening.ts';
import { expectTotal } from '#test/devices/boards/noise.ts';
import { LOPSIDED, START } from '#test/devices/boards/positions.ts';

const occupied = new Set(LOPSIDED.keys());

describe('Sentio says which squares are occupied', () => {
  test('the start position is its documented line', () => {
    expect(new TextDecoder().decode(sentioLine(START.keys()))).toBe(':255 255 0 0 0 0 255 255 \r\n');
    expect(hear('sentio', ascii(':255 255 0 0 0 0 255 255 \r\n'))).toEqual([
      { kind: 'occupancy', occupied: new Set(START.keys()), at: 1 },
    ]);
  });

  test('file a is the most significant bit and rank 8 comes first', () => {
    expect(hear('sentio', ascii(':128 0 0 0 0 0 0 1 \r\n'))).toEqual([
      { kind: 'occupancy', occupied: new Set(['a8', 'h1']), at: 1 },
    ]);
  });

  test('a line cut at any point says the same', () => {
    for (const events of hearCutEverywhere('sentio', sentioLine(occupied))) {
      expect(events).toEqual([{ kind: 'occupancy', occupied, at: 1 }]);
    }
  });

  test('a board turned round is read the right way round', () => {
    expect(hear('sentio', sentioLine(occupied, 'black'), 'black')).toEqual([
      { kind: 'occupancy', occupied, at: 1 },
    ]);
  });

  test('stray L and D tokens between the numbers are stepped over', () => {
    const { driver, events } = listen('sentio');
    driver.feed(ascii(':255 L255 0 0D 0 0 D 255 25L5 \r\n'), 1);
    expect(events).toEqual([{ kind: 'occupancy', occupied: new Set(START.keys()), at: 1 }]);
    expect(driver.count().dropped).toBe(0);
  });

  test.each([
    [':255 255 0 0 0 0 255 \r\n', 'seven numbers'],
    [':255 255 0 0 0 0 255 255 255 \r\n', 'nine numbers'],
    [':256 255 0 0 0 0 255 255 \r\n', 'a number that is no byte'],
    [':255 255 0 x 0 0 255 255 \r\n', 'a letter that is none of its own'],
    [':255 255 0 0 :255 255 0 0 255 255 \r\n', 'a line cut short by another that is too short'],
  ])('%j is dropped: %s', (line) => {
    const { driver, events } = listen('sentio');
    driver.feed(ascii(line), 1);
    expect(events).toEqual([]);
    expect(driver.count()).toEqual({ received: line.length, framed: 0, dropped: line.length, pending: 0 });
  });

  test('noise before a line does not lose the line; noise after the first line is told', () => {
    const noise = Uint8Array.of(0xff, 0x3a, 0x39, 0x00);
    const { driver, events } = listen('sentio');
    driver.feed(concat(noise, sentioLine(occupied)), 1);
    driver.feed(concat(noise, sentioLine(occupied)), 2);
    expect(events).toEqual([
      { kind: 'occupancy', occupied, at: 1 },
      { kind: 'trouble', trouble: 'bytes-dropped', bytes: 4, at: 2 },
      { kind: 'occupancy', occupied, at: 2 },
    ]);
  });

  test('a silent board is told once, and again only after it spoke', () => {
    const { driver, events } = listen('sentio');
    for (let at = 0; at <= 20_000; at += 250) driver.tick(at);
    expect(events).toEqual([{ kind: 'trouble', trouble: 'silent', at: 5000 }]);
    driver.feed(sentioLine(occupied), 20_000);
    for (let at = 20_000; at <= 30_000; at += 250) driver.tick(at);
    expect(events.map(({ kind }) => kind)).toEqual(['trouble', 'occupancy', 'trouble']);
  });

  test('lamps: eight bytes, file a in the least significant bit', () => {
    const { driver, written } = listen('sentio');
    driver.light?.(['a8', 'h1', 'c1'], 0);
    expect(written).toEqual([Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 0x84)]);
  });

  test('random and mutated bytes: nothing thrown, every byte accounted for', () => {
    const seen = expectTotal('sentio', [
      sentioLine(occupied),
      sentioLine(START.keys()),
      ascii('L'),
      ascii('D'),
    ]);
    expect(seen.get('occupancy')).toBeGreaterThan(100);
  }, 600_000);
});
