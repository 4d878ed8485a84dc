import { describe, expect, test } from 'vitest';
import type { Piece, Square } from '#rules/position/square.ts';
import { ascii, certaboLine, concat } from '#test/devices/boards/boardBytes.ts';
import { hear, hearCutEverywhere, listen } from '#test/devices/boards/listening.ts';
import { expectTotal } from '#test/devices/boards/noise.ts';
import { LOPSIDED, START } from '#test/devices/boards/positions.ts';

/** A tag per piece, the same wherever it stands. */
const tagsOf = (squares: Iterable<Square>): Map<Square, number> =>
  new Map(Array.from(squares, (square, index) => [square, 0x0100_0a0b_00 + index * 0x1_0001 + 1]));
const tags = tagsOf(START.keys());
const without = (square: Square): Map<Square, number> => {
  const left = new Map(tags);
  left.delete(square);
  return left;
};
const moved = (from: Square, to: Square): Map<Square, number> => without(from).set(to, tags.get(from)!);

describe('Certabo knows its pieces once it has been told a position', () => {
  test('until then it says which squares are occupied', () => {
    expect(hear('certabo', certaboLine(tagsOf(LOPSIDED.keys())))).toEqual([
      { kind: 'occupancy', occupied: new Set(LOPSIDED.keys()), at: 1 },
    ]);
  });

  test('afterwards which piece stands where, and null for a tag it never met', () => {
    const { driver, events } = listen('certabo');
    driver.learnPieces?.(START);
    driver.feed(certaboLine(tags), 0);
    expect(events.at(-1)).toEqual({ kind: 'pieces', placement: START, at: 0 });
    const after = moved('e2', 'e4').set('e5', 0xabcdef);
    for (const at of [100, 200, 300]) driver.feed(certaboLine(after), at);
    const placement = new Map([...START, ['e4', START.get('e2')!], ['e5', null]]);
    placement.delete('e2');
    expect(events.at(-1)).toEqual({ kind: 'pieces', placement, at: 300 });
  });

  test('a promoted piece is learnt when it has been named, and the others stay what they are', () => {
    const { driver, events } = listen('certabo');
    driver.learnPieces?.(START);
    driver.feed(certaboLine(tags), 0);
    const queen: Piece = { color: 'white', role: 'queen' };
    const after = moved('e2', 'e8').set('e8', 0xabcdef);
    const placement = new Map([...START, ['e8', queen] as const]);
    placement.delete('e2');
    driver.learnPieces?.(placement);
    const crossed = new Map([...after, ['a1', after.get('b1')!], ['b1', after.get('a1')!]] as const);
    driver.feed(certaboLine(crossed), 100);
    for (const at of [200, 300, 400]) driver.feed(certaboLine(after), at);
    expect(events.at(-1)).toEqual({ kind: 'pieces', placement, at: 400 });
  });

  test('a tag that it never met in place of a known one: that man has left first', () => {
    const { driver, events } = listen('certabo');
    driver.learnPieces?.(START);
    driver.feed(certaboLine(tags), 0);
    const after = without('b7').set('a8', 0xabcdef);
    events.length = 0;
    for (const at of [100, 200, 300]) driver.feed(certaboLine(after), at);
    const placement = new Map<Square, Piece | null>([...START, ['a8', null]]);
    placement.delete('b7');
    const lifted = new Map(placement);
    lifted.delete('a8');
    expect(events.slice(1)).toEqual([
      { kind: 'pieces', placement: lifted, at: 200 },
      { kind: 'pieces', placement, at: 200 },
      { kind: 'pieces', placement, at: 300 },
    ]);
  });

  test('it learns only when the occupied squares are those of the position', () => {
    const { driver, events } = listen('certabo');
    driver.learnPieces?.(START);
    for (const at of [0, 100, 200]) driver.feed(certaboLine(without('e2')), at);
    expect(events.every(({ kind }) => kind === 'occupancy')).toBe(true);
    for (const at of [300, 400, 500]) driver.feed(certaboLine(tags), at);
    expect(events.at(-1)).toEqual({ kind: 'pieces', placement: START, at: 500 });
  });

  test('a line cut at any point says the same', () => {
    const teach = (driver: { learnPieces?(placement: typeof START): void }) => driver.learnPieces?.(START);
    for (const events of hearCutEverywhere('certabo', certaboLine(tags), teach)) {
      expect(events).toEqual([{ kind: 'pieces', placement: START, at: 1 }]);
    }
  });

  test('a board turned round is read the right way round', () => {
    expect(hear('certabo', certaboLine(tagsOf(LOPSIDED.keys()), 'black'), 'black')).toEqual([
      { kind: 'occupancy', occupied: new Set(LOPSIDED.keys()), at: 1 },
    ]);
  });
});

describe('Certabo glitches', () => {
  const glitchless = (middle: Map<Square, number>) => {
    const { driver, events } = listen('certabo');
    driver.learnPieces?.(START);
    for (const [index, line] of [tags, tags, middle, tags, tags].entries())
      driver.feed(certaboLine(line), index * 100);
    return events;
  };

  test('one line without a tag is no lifted piece', () => {
    for (const event of glitchless(without('e2')))
      expect(event).toMatchObject({ kind: 'pieces', placement: START });
  });

  test('one line with a wrong tag is no other piece', () => {
    const wrong = new Map(tags).set('e2', tags.get('d1')!);
    for (const event of glitchless(wrong)) expect(event).toMatchObject({ kind: 'pieces', placement: START });
  });

  test('a tag that was cross-read in the first line does not spoil the piece for the whole game', () => {
    const { driver, events } = listen('certabo');
    driver.learnPieces?.(START);
    const crossed = new Map(tags).set('e2', 0x77_0000_0001);
    for (const [index, line] of [crossed, tags, tags, tags, tags, tags].entries())
      driver.feed(certaboLine(line), index * 100);
    expect(events.at(-1)).toMatchObject({ kind: 'pieces', placement: START });
    for (const at of [1000, 1100, 1200]) driver.feed(certaboLine(moved('e2', 'e4')), at);
    const placement = new Map([...START, ['e4', START.get('e2')!]]);
    placement.delete('e2');
    expect(events.at(-1)).toEqual({ kind: 'pieces', placement, at: 1200 });
  });

  test("a neighbour's tag read twice in the first line names neither piece until it is read rightly", () => {
    const { driver, events } = listen('certabo');
    driver.learnPieces?.(START);
    driver.feed(certaboLine(new Map(tags).set('e2', tags.get('d1')!)), 0);
    expect(events.at(-1)).toMatchObject({
      placement: new Map<Square, Piece | null>(START).set('e2', null).set('d1', null),
    });
    for (const at of [100, 200, 300]) driver.feed(certaboLine(tags), at);
    expect(events.at(-1)).toMatchObject({ kind: 'pieces', placement: START });
  });

  test('a line that stands alone for a while is believed: some boards report only changes', () => {
    const { driver, events } = listen('certabo');
    driver.learnPieces?.(START);
    driver.feed(certaboLine(tags), 0);
    driver.feed(certaboLine(without('e2')), 1000);
    expect(events.at(-1)).toMatchObject({ placement: START });
    driver.tick(1300);
    expect(events).toHaveLength(2);
    driver.tick(1400);
    const lifted = new Map(START);
    lifted.delete('e2');
    expect(events.at(-1)).toEqual({ kind: 'pieces', placement: lifted, at: 1400 });
    driver.tick(2000);
    expect(events).toHaveLength(3);
  });

  test('the same without a tick: the next line finds it settled', () => {
    const { driver, events } = listen('certabo');
    driver.learnPieces?.(START);
    driver.feed(certaboLine(tags), 0);
    driver.feed(certaboLine(without('e2')), 1000);
    driver.feed(certaboLine(moved('e2', 'e4')), 3000);
    const lifted = new Map(START);
    lifted.delete('e2');
    expect(events.at(-1)).toEqual({ kind: 'pieces', placement: lifted, at: 3000 });
  });
});

describe('lamps of Certabo and Sentio', () => {
  test('eight bytes, until the board says by a D that its lamps are coloured', () => {
    for (const kind of ['certabo', 'sentio'] as const) {
      const { driver, written } = listen(kind);
      driver.light?.(['a8', 'h1'], 0);
      expect(written.at(-1)).toEqual(Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 128));
      driver.feed(ascii('D'), 1);
      const frame = written.at(-1) ?? new Uint8Array();
      expect(frame).toHaveLength(2 + 81 * 3 + 2);
      expect([...frame.slice(0, 2), ...frame.slice(-2)]).toEqual([0xff, 0x55, 0x0d, 0x0a]);
      const lit = Array.from({ length: 81 }, (_, lamp) => lamp).filter((lamp) =>
        frame.slice(2 + lamp * 3, 5 + lamp * 3).some((level) => level > 0),
      );
      expect(lit).toEqual([0, 1, 9, 10, 70, 71, 79, 80]);
      driver.light?.([], 2);
      expect(
        written
          .at(-1)
          ?.slice(2, -2)
          .every((level) => level === 0),
      ).toBe(true);
    }
  });
});

describe('Certabo through noise', () => {
  test('stray tokens are stepped over, a line with 319 numbers is dropped', () => {
    const { driver, events } = listen('certabo');
    const line = new TextDecoder().decode(certaboLine(tags));
    driver.feed(ascii(line.replaceAll(' 0 0 ', ' L 0 D0 ')), 1);
    expect(events).toHaveLength(1);
    driver.feed(ascii(line.replace(' 0 ', ' ')), 2);
    expect(events.slice(1)).toMatchObject([{ kind: 'trouble', trouble: 'bytes-dropped' }]);
  });

  test('random and mutated bytes: nothing thrown, every byte accounted for', () => {
    const lines = [certaboLine(tags), certaboLine(without('e2')), concat(ascii('L\r\n'), certaboLine(tags))];
    const seen = expectTotal('certabo', [...lines, ascii('D'), ascii(':1 2 3 \r\n')]);
    expect(seen.get('occupancy')).toBeGreaterThan(0);
  }, 600_000);
});
