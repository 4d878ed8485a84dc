import { describe, expect, test } from 'vitest';
import { SQUARES } from '#rules/position/square.ts';
import { ascii, concat, dgtClock, dgtDump, dgtField } from '#test/devices/boards/boardBytes.ts';
import { hear, hearCutEverywhere, listen } from '#test/devices/boards/listening.ts';
import { expectTotal } from '#test/devices/boards/noise.ts';
import { LOPSIDED, START } from '#test/devices/boards/positions.ts';

const whiteKnight = { color: 'white', role: 'knight' } as const;
const version = Uint8Array.of(0x93, 0, 5, 1, 8);
const serial = concat(Uint8Array.of(0x91, 0, 8), ascii('12345'));
const longSerial = concat(Uint8Array.of(0xa2, 0, 13), ascii('3.00123456'));

describe('DGT tells pieces and changes', () => {
  test('the dump of the start position, byte by byte of the table', () => {
    const black = [8, 9, 10, 12, 11, 10, 9, 8];
    const white = [2, 3, 4, 6, 5, 4, 3, 2];
    const bytes = Uint8Array.of(
      ...[0x86, 0, 67, ...black, ...Array(8).fill(7), ...Array(32).fill(0), ...Array(8).fill(1), ...white],
    );
    expect(dgtDump(START)).toEqual(bytes);
    expect(hear('dgt', bytes)).toEqual([{ kind: 'pieces', placement: START, at: 1 }]);
  });

  test('every message, cut at any point, says the same', () => {
    const bytes = concat(
      dgtDump(LOPSIDED),
      dgtField('e1', null),
      dgtField('f3', whiteKnight),
      dgtClock(3725, 59, 0x09),
    );
    for (const events of hearCutEverywhere('dgt', bytes)) {
      expect(events).toEqual([
        { kind: 'pieces', placement: LOPSIDED, at: 1 },
        { kind: 'lifted', square: 'e1', at: 1 },
        { kind: 'inserted', square: 'f3', piece: whiteKnight, at: 1 },
        {
          kind: 'clock',
          right: { ms: 3_725_000, toMove: true },
          left: { ms: 59_000, toMove: false },
          running: true,
          lowBattery: false,
          at: 1,
        },
      ]);
    }
  });

  test('a board turned round is read the right way round', () => {
    expect(hear('dgt', dgtDump(LOPSIDED, 'black'), 'black')).toEqual([
      { kind: 'pieces', placement: LOPSIDED, at: 1 },
    ]);
    expect(hear('dgt', dgtField('a2', null, 'black'), 'black')).toEqual([
      { kind: 'lifted', square: 'a2', at: 1 },
    ]);
  });

  test('every field number is its square', () => {
    for (const square of SQUARES) {
      expect(hear('dgt', dgtField(square, null))).toEqual([{ kind: 'lifted', square, at: 1 }]);
    }
  });

  test('a result piece is no move', () => {
    const results = [13, 14, 15].map((code) => hear('dgt', Uint8Array.of(0x8e, 0, 5, 28, code))[0]);
    expect(results).toEqual([
      { kind: 'result-piece', square: 'e5', result: 'draw', at: 1 },
      { kind: 'result-piece', square: 'e5', result: 'white', at: 1 },
      { kind: 'result-piece', square: 'e5', result: 'black', at: 1 },
    ]);
    const dump = dgtDump(new Map());
    dump[3 + 28] = 13;
    expect(hear('dgt', dump)).toEqual([{ kind: 'pieces', placement: new Map([['e5', null]]), at: 1 }]);
  });

  test('version and serial number make its identity, once', () => {
    const { driver, events } = listen('dgt');
    driver.feed(concat(version, serial, longSerial, version, version), 1);
    const capabilities = new Set(['pieces', 'changes', 'clock']);
    expect(events).toEqual([
      { kind: 'identity', name: 'DGT', version: '1.8', capabilities, at: 1 },
      { kind: 'identity', name: 'DGT', version: '1.8', serial: '12345', capabilities, at: 1 },
      { kind: 'identity', name: 'DGT', version: '1.8', serial: '3.00123456', capabilities, at: 1 },
    ]);
  });

  test('a battery message of either length is stepped over', () => {
    const { driver, events } = listen('dgt');
    driver.feed(Uint8Array.of(0xa0, 0, 7, 1, 2, 3, 4, 0xa0, 0, 12, 1, 2, 3, 4, 5, 6, 7, 8, 9), 1);
    expect(events).toEqual([]);
    expect(driver.count()).toEqual({ received: 19, framed: 19, dropped: 0, pending: 0 });
  });
});

describe('DGT clock messages', () => {
  test('no clock connected', () => {
    expect(hear('dgt', dgtClock(0, 0, 0x20))).toEqual([{ kind: 'no-clock', at: 1 }]);
  });

  test.each([
    Uint8Array.of(0x8d, 0, 10, 0x0a, 0x10, 0x01, 0, 0, 0, 0),
    Uint8Array.of(0x8d, 0, 10, 0, 0, 0, 0x0a, 0x10, 0x01, 0),
  ])('an acknowledgement is no time', (bytes) => {
    expect(hear('dgt', bytes)).toEqual([]);
  });

  test('low battery and the left side to move', () => {
    expect(hear('dgt', dgtClock(1, 36_000 - 1, 0x15))).toEqual([
      {
        kind: 'clock',
        right: { ms: 1000, toMove: false },
        left: { ms: 35_999_000, toMove: true },
        running: true,
        lowBattery: true,
        at: 1,
      },
    ]);
  });

  test('a clock of seven zeros has not spoken yet: no time of nothing', () => {
    expect(hear('dgt', Uint8Array.of(0x8d, 0, 10, 0, 0, 0, 0, 0, 0, 0))).toEqual([]);
  });

  test('the lever is a press, once for each time it goes over while the clock runs', () => {
    const { driver, events } = listen('dgt');
    const [RIGHT, LEFT, RUNNING] = [0x08, 0x10, 0x01];
    const presses = () => events.filter((event) => event.kind === 'button');
    driver.feed(dgtClock(300, 300, LEFT), 1); // set, not yet running
    driver.feed(dgtClock(300, 300, LEFT | RUNNING), 2);
    driver.feed(dgtClock(300, 299, LEFT | RUNNING), 3);
    expect(presses()).toEqual([]);
    driver.feed(dgtClock(300, 299, RIGHT | RUNNING), 4);
    driver.feed(dgtClock(299, 299, RIGHT | RUNNING), 5);
    expect(presses()).toEqual([{ kind: 'button', button: 'press', at: 4 }]);
    driver.feed(dgtClock(299, 299, RIGHT), 6); // stopped by the arbiter, started again for the other
    driver.feed(dgtClock(299, 299, LEFT), 7);
    driver.feed(dgtClock(299, 299, LEFT | RUNNING), 8);
    expect(presses()).toHaveLength(1);
  });

  test('updates are asked for again while only versions are answered', () => {
    const { driver, written } = listen('dgt');
    const updates = () => written.filter(([first]) => first === 0x4b).length;
    const before = updates();
    for (let at = 250; at <= 20_000; at += 250) {
      driver.tick(at);
      if (written.at(-1)?.[0] === 0x4d) driver.feed(Uint8Array.of(0x93, 0, 5, 1, 7), at);
    }
    expect(updates()).toBeGreaterThan(before + 2);
  });

  test('a time no clock shows is noise, and the full state is asked for', () => {
    const { driver, events, written } = listen('dgt');
    driver.feed(dgtDump(START), 1);
    written.length = 0;
    driver.feed(Uint8Array.of(0x8d, 0, 10, 1, 0x7a, 0, 0, 0, 0, 1), 2);
    expect(events.at(-1)).toEqual({ kind: 'trouble', trouble: 'bytes-dropped', at: 2 });
    expect(written).toEqual([Uint8Array.of(0x4b), Uint8Array.of(0x42)]);
  });

  test('one beep at a time: repeated once after two seconds, then given up', () => {
    const { driver, written } = listen('dgt');
    written.length = 0;
    const beep = Uint8Array.of(0x2b, 0x04, 0x03, 0x0b, 3, 0);
    driver.beep?.(0);
    driver.beep?.(10);
    const beeps = () => written.filter(([first]) => first === 0x2b);
    expect(beeps()).toEqual([beep]);
    for (let at = 0; at < 8000; at += 250) driver.tick(at);
    expect(beeps()).toEqual([beep, beep]);
    driver.beep?.(8000);
    driver.feed(Uint8Array.of(0x8d, 0, 10, 0x0a, 0x10, 0x01, 0, 0, 0, 0), 8100);
    for (let at = 8100; at < 16_000; at += 250) driver.tick(at);
    expect(beeps()).toHaveLength(3);
  });
});

describe('DGT through noise', () => {
  test('a message cut short by the next is dropped, the next is read, the full state is asked for', () => {
    const { driver, events, written } = listen('dgt');
    driver.feed(dgtDump(START), 1);
    written.length = 0;
    driver.feed(concat(dgtField('e2', null).slice(0, 4), dgtField('e4', null)), 2);
    expect(events.slice(1)).toEqual([
      { kind: 'lifted', square: 'e4', at: 2 },
      { kind: 'trouble', trouble: 'bytes-dropped', bytes: 4, at: 2 },
    ]);
    expect(written).toEqual([Uint8Array.of(0x4b), Uint8Array.of(0x42)]);
  });

  test('the question for the full state is repeated until it is answered', () => {
    const { driver, written } = listen('dgt');
    const dumps = () => written.filter(([first]) => first === 0x42).length;
    expect(dumps()).toBe(1);
    driver.tick(500);
    driver.tick(1000);
    expect(dumps()).toBe(3);
    driver.feed(dgtDump(START), 1100);
    driver.tick(2000);
    expect(dumps()).toBe(3);
  });

  test('a quiet board is asked for a sign of life before it is called silent', () => {
    const { driver, events, written } = listen('dgt');
    driver.feed(dgtDump(START), 0);
    written.length = 0;
    driver.tick(5000);
    expect(written).toEqual([Uint8Array.of(0x4b), Uint8Array.of(0x4d)]);
    driver.feed(version, 5100);
    driver.tick(10_000);
    expect(events.some(({ kind }) => kind === 'trouble')).toBe(false);
    driver.tick(15_100);
    expect(events.at(-1)).toEqual({ kind: 'trouble', trouble: 'silent', at: 15_100 });
  });

  test('random and mutated bytes: nothing thrown, every byte accounted for, nothing dangerous sent', () => {
    const seen = expectTotal('dgt', [
      dgtDump(LOPSIDED),
      dgtField('e2', null),
      dgtClock(60, 60, 9),
      version,
      serial,
    ]);
    expect(seen.get('pieces')).toBeGreaterThan(100);
  }, 600_000);

  test('boot loader (4E) and bus mode (4A) are never sent', () => {
    const { driver, written } = listen('dgt');
    driver.beep?.(0);
    for (let at = 0; at < 60_000; at += 250) {
      driver.tick(at);
      driver.feed(Uint8Array.of(0x8e, 0, 5, 99, 99), at);
    }
    driver.requestFullState(60_000);
    driver.start(60_000);
    expect(written.length).toBeGreaterThan(10);
    for (const [first] of written) expect([0x2b, 0x42, 0x45, 0x4b, 0x4d, 0x55]).toContain(first);
  });
});
