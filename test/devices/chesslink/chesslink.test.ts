import { describe, expect, test } from 'vitest';
import { chessLinkStatus, chessLinkText, concat } from '#test/devices/boards/boardBytes.ts';
import { hear, hearCutEverywhere, listen } from '#test/devices/boards/listening.ts';
import { expectTotal } from '#test/devices/boards/noise.ts';
import { LOPSIDED, START } from '#test/devices/boards/positions.ts';

const version = chessLinkText('v0103');
const textOf = (bytes: Uint8Array | undefined): string =>
  String.fromCharCode(...Array.from(bytes ?? [], (byte) => byte & 0x7f));

describe('ChessLink tells the whole board', () => {
  test('it is greeted with version, setting and status, in the documented bytes', () => {
    const { written } = listen('chesslink');
    expect(written[0]).toEqual(Uint8Array.of(0xd6, 0xb5, 0xb6));
    expect(textOf(written[1])).toBe('R0250');
    expect(written[2]).toEqual(Uint8Array.of(0xd3, 0xb5, 0xb3));
  });

  test('a recorded version reply is its identity', () => {
    const recorded = Uint8Array.of(0x76, 0xb0, 0x31, 0xb0, 0xb3, 0x37, 0x34);
    expect(version).toEqual(recorded);
    expect(hear('chesslink', recorded)).toEqual([
      {
        kind: 'identity',
        name: 'ChessLink',
        version: '01.03',
        capabilities: new Set(['pieces', 'leds']),
        at: 1,
      },
    ]);
  });

  test('a status cut at any point says the same', () => {
    for (const events of hearCutEverywhere('chesslink', chessLinkStatus(LOPSIDED))) {
      expect(events).toEqual([{ kind: 'pieces', placement: LOPSIDED, at: 1 }]);
    }
  });

  test('a board turned round is read the right way round', () => {
    expect(hear('chesslink', chessLinkStatus(LOPSIDED, 'black'), 'black')).toEqual([
      { kind: 'pieces', placement: LOPSIDED, at: 1 },
    ]);
  });

  test('a port that already took the parity off is understood', () => {
    const stripped = chessLinkStatus(START).map((byte) => byte & 0x7f);
    expect(hear('chesslink', stripped)).toEqual([{ kind: 'pieces', placement: START, at: 1 }]);
  });

  test('every single turned bit in a status is noticed', () => {
    const good = chessLinkStatus(LOPSIDED);
    for (let bit = 0; bit < good.length * 8; bit++) {
      const bad = good.slice();
      bad[bit >> 3]! ^= 1 << (bit & 7);
      expect(hear('chesslink', bad)).toEqual([]);
    }
  });

  test('a status inside noise is found and the noise leads to a question', () => {
    const { driver, events, written } = listen('chesslink');
    driver.feed(chessLinkStatus(START), 1);
    written.length = 0;
    driver.feed(concat(chessLinkStatus(START).slice(0, 30), chessLinkStatus(LOPSIDED)), 2);
    expect(events.slice(1)).toEqual([
      { kind: 'pieces', placement: LOPSIDED, at: 2 },
      { kind: 'trouble', trouble: 'bytes-dropped', bytes: 30, at: 2 },
    ]);
    expect(written.map(textOf)).toEqual(['S53']);
  });

  test('its memory is written only when it was told never to report', () => {
    const { driver, written } = listen('chesslink');
    written.length = 0;
    driver.feed(concat(chessLinkText('r0200'), chessLinkText('r0103'), chessLinkText('r0203')), 1);
    expect(written).toEqual([]);
    driver.feed(chessLinkText('r0201'), 2);
    expect(written.map(textOf)).toEqual([textOf(chessLinkText('W0203'))]);
  });

  test('lamps light the four corners of a square; none is the extinguishing command', () => {
    const { driver, written } = listen('chesslink');
    written.length = 0;
    driver.light?.(['a8', 'h1'], 0);
    driver.light?.([], 0);
    const lamps = textOf(written[0]).slice(3, -2).match(/../g) ?? [];
    const lit = lamps.flatMap((lamp, index) => (lamp === 'FF' ? [index + 1] : []));
    expect(lamps).toHaveLength(81);
    expect(lit).toEqual([1, 2, 10, 11, 71, 72, 80, 81]); // lamp 1 is a8's corner, lamp 81 h1's
    expect(written[1]).toEqual(Uint8Array.of(0x58, 0xb5, 0x38));
  });

  test('random and mutated bytes: nothing thrown, every byte accounted for', () => {
    const seen = expectTotal('chesslink', [chessLinkStatus(LOPSIDED), chessLinkStatus(START), version]);
    expect(seen.get('pieces')).toBeGreaterThan(100);
  }, 600_000);
});
