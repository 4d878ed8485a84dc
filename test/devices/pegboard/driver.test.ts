import { describe, expect, test } from 'vitest';
import { crc14 } from '#devices/pegboard/framing.ts';
import { SQUARES, type Square } from '#rules/position/square.ts';
import {
  ascii,
  concat,
  pegboardButton,
  pegboardChange,
  pegboardFrame,
  pegboardHeartbeat,
  pegboardState,
} from '#test/devices/boards/boardBytes.ts';
import { hear, hearCutEverywhere, listen } from '#test/devices/boards/listening.ts';
import { expectTotal } from '#test/devices/boards/noise.ts';
import { LOPSIDED, START } from '#test/devices/boards/positions.ts';

const occupied = new Set(LOPSIDED.keys());
const start = new Set(START.keys());
const without = (squares: ReadonlySet<Square>, square: Square) =>
  new Set([...squares].filter((one) => one !== square));
const ASK_STATE = pegboardFrame('s', []);

describe('the peg board tells its holes', () => {
  test('the check sum is CRC-14/GSM', () => {
    expect(crc14(ascii('123456789'))).toBe(0x30ae);
  });

  test('a full state, a lift, an insertion and a button, cut at any point', () => {
    const lifted = without(start, 'e2');
    const bytes = concat(
      pegboardState(7, start),
      pegboardChange(8, 'e2', lifted),
      pegboardChange(9, 'e4', new Set([...lifted, 'e4'])),
      pegboardButton(10, 0),
      pegboardHeartbeat(10, 1),
    );
    for (const events of hearCutEverywhere('pegboard', bytes)) {
      expect(events).toEqual([
        { kind: 'occupancy', occupied: start, at: 1 },
        { kind: 'lifted', square: 'e2', at: 1 },
        { kind: 'inserted', square: 'e4', at: 1 },
        { kind: 'button', button: 'press-white', at: 1 },
      ]);
    }
  });

  test('every hole is its square, also on a board turned round', () => {
    for (const orientation of ['white', 'black'] as const) {
      for (const square of SQUARES) {
        const bytes = concat(
          pegboardState(0, [], orientation),
          pegboardChange(1, square, new Set([square]), orientation),
        );
        expect(hear('pegboard', bytes, orientation).at(-1)).toEqual({ kind: 'inserted', square, at: 1 });
      }
      expect(hear('pegboard', pegboardState(0, occupied, orientation), orientation)).toEqual([
        { kind: 'occupancy', occupied, at: 1 },
      ]);
    }
  });

  test('it says who it is and what is fitted', () => {
    expect(hear('pegboard', pegboardFrame('I', [1, 1, 2, 3, 0, ...ascii('Pegboard')]))).toEqual([
      {
        kind: 'identity',
        name: 'Pegboard',
        version: '1.2',
        capabilities: new Set(['changes', 'heartbeat', 'leds', 'beeper']),
        at: 1,
      },
    ]);
  });

  test('a chattering contact and its end are named', () => {
    const bytes = concat(
      pegboardState(0, start),
      pegboardFrame('T', [1, 1, 36]),
      pegboardFrame('T', [2, 2, 36]),
    );
    expect(hear('pegboard', bytes).slice(1)).toEqual([
      { kind: 'trouble', trouble: 'chattering', square: 'e4', at: 1 },
      { kind: 'trouble', trouble: 'settled', square: 'e4', at: 1 },
    ]);
  });

  test('lamps and beep are frames of ours', () => {
    const { driver, written } = listen('pegboard');
    written.length = 0;
    driver.light?.(['a8', 'h8', 'h1'], 0);
    driver.beep?.(0);
    expect(written).toEqual([pegboardFrame('l', [1, 1, 0, 0, 0, 0, 0, 0, 0, 1]), pegboardFrame('b', [15])]);
  });

  test('a newer board with frames and fields we do not know is still read', () => {
    const bytes = concat(
      pegboardFrame('Z', [1, 2, 3]),
      pegboardFrame('S', [...pegboardState(0, occupied).slice(2, -2), 5, 5]),
    );
    expect(hear('pegboard', bytes)).toEqual([{ kind: 'occupancy', occupied, at: 1 }]);
  });
});

describe('the peg board through loss', () => {
  test('a lost report is noticed by the next one and healed by the state it carries', () => {
    const { driver, events, written } = listen('pegboard');
    driver.feed(pegboardState(0, start), 1);
    written.length = 0;
    const lifted = without(start, 'e2');
    driver.feed(pegboardChange(2, 'd7', without(lifted, 'd7')), 2); // 1 never came
    expect(events.slice(1)).toEqual([
      { kind: 'trouble', trouble: 'changes-missed', at: 2 },
      { kind: 'occupancy', occupied: without(lifted, 'd7'), at: 2 },
    ]);
    expect(written).toEqual([ASK_STATE]);
  });

  test('a lost last report is noticed by the heartbeat', () => {
    const { driver, events, written } = listen('pegboard');
    driver.feed(pegboardState(0, start), 1);
    driver.feed(pegboardHeartbeat(0, 1), 2);
    written.length = 0;
    driver.feed(pegboardHeartbeat(1, 2), 3);
    expect(events.at(-1)).toEqual({ kind: 'trouble', trouble: 'changes-missed', at: 3 });
    expect(written).toEqual([ASK_STATE]);
  });

  test('sequence numbers run round after 127', () => {
    const { driver, events } = listen('pegboard');
    driver.feed(concat(pegboardState(127, start), pegboardChange(0, 'e2', without(start, 'e2'))), 1);
    expect(events.map(({ kind }) => kind)).toEqual(['occupancy', 'lifted']);
  });

  test('every single turned bit in a report is noticed', () => {
    const good = pegboardChange(1, 'e2', without(start, 'e2'));
    for (let bit = 0; bit < good.length * 8; bit++) {
      const bad = good.slice();
      bad[bit >> 3]! ^= 1 << (bit & 7);
      expect(hear('pegboard', bad)).toEqual([]);
    }
  });

  test('a board that starts anew in mid-frame is heard, told of, and asked', () => {
    const { driver, events, written } = listen('pegboard');
    driver.feed(pegboardState(5, start), 1);
    written.length = 0;
    const banner = pegboardFrame('I', [1, 1, 0, 4, 1, ...ascii('Pegboard')]);
    driver.feed(concat(pegboardChange(6, 'e2', start).slice(0, 9), banner, pegboardState(0, start)), 2);
    expect(events.slice(1)).toMatchObject([
      { kind: 'trouble', trouble: 'restarted' },
      { kind: 'identity' },
      { kind: 'occupancy', occupied: start },
      { kind: 'trouble', trouble: 'bytes-dropped', bytes: 9 },
    ]);
    expect(written[0]).toEqual(ASK_STATE);
  });

  test('no heartbeat for more than three seconds is silence', () => {
    const { driver, events } = listen('pegboard');
    for (let at = 0; at < 10_000; at += 250) {
      if (at % 1000 === 0 && at <= 4000) driver.feed(pegboardHeartbeat(0, at / 1000), at);
      driver.tick(at);
    }
    expect(events.filter(({ kind }) => kind === 'trouble')).toEqual([
      { kind: 'trouble', trouble: 'silent', at: 7500 },
    ]);
  });

  test('a board whose heart does not beat is there as long as it answers', () => {
    const { driver, events, written } = listen('pegboard');
    for (let at = 0; at < 20_000; at += 250) {
      driver.tick(at);
      const isAsked = written
        .splice(0)
        .some((bytes) => bytes.every((byte, index) => byte === ASK_STATE[index]));
      if (isAsked) driver.feed(pegboardState(0, start), at);
    }
    expect(events.filter(({ kind }) => kind === 'trouble')).toEqual([]);
    expect(events.length).toBeLessThan(20);
  });

  test('random and mutated bytes: nothing thrown, every byte accounted for', () => {
    const seen = expectTotal('pegboard', [
      pegboardState(3, occupied),
      pegboardChange(4, 'e2', occupied),
      pegboardHeartbeat(4, 99),
      pegboardButton(5, 4),
      pegboardFrame('T', [6, 1, 36]),
    ]);
    expect(seen.get('occupancy')).toBeGreaterThan(100);
    expect(seen.get('lifted')).toBeGreaterThan(100);
  }, 600_000);
});
