/** However a driver's bytes are cut on their way, it hears the same. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOARD_KINDS, type BoardEvent, type BoardKind } from '#devices/board.ts';
import {
  certaboLine,
  chessLinkStatus,
  chessLinkText,
  dgtClock,
  dgtDump,
  dgtField,
  pegboardButton,
  pegboardChange,
  pegboardHeartbeat,
  pegboardState,
  sentioLine,
} from './boardBytes.ts';
import { listen } from './listening.ts';
import { mutate, pseudoRandom } from './noise.ts';
import { LOPSIDED, START } from './positions.ts';

const occupied = new Set(LOPSIDED.keys());
const MESSAGES: Readonly<Record<BoardKind, readonly Uint8Array[]>> = {
  pegboard: [
    pegboardState(0, occupied),
    pegboardChange(1, 'e1', occupied),
    pegboardButton(2, 3),
    pegboardHeartbeat(2, 1),
  ],
  sentio: [sentioLine(occupied), sentioLine(START.keys())],
  dgt: [dgtDump(LOPSIDED), dgtField('e1', null), dgtClock(5400, 5400, 9)],
  chesslink: [chessLinkStatus(START), chessLinkText('v0103'), chessLinkText('r0200')],
  certabo: [certaboLine(new Map([['e1', 77]])), certaboLine(new Map())],
};

/** Dropped bytes are told once per arrival, so how often depends on the cuts; how many does not. */
function told(events: readonly BoardEvent[]): unknown[] {
  return events.filter((event) => event.kind !== 'trouble' || event.trouble !== 'bytes-dropped');
}

describe.each(BOARD_KINDS)('%s', (kind) => {
  test('the same events and the same count, wherever the bytes are cut', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat({ max: 400 }), { maxLength: 12 }), (seed, cuts) => {
        const random = pseudoRandom(seed);
        const bytes = Uint8Array.from([1, 2, 3].flatMap(() => [...mutate(MESSAGES[kind], random)]));
        const whole = listen(kind);
        whole.driver.feed(bytes, 1);
        const pieces = listen(kind);
        let from = 0;
        for (const length of [...cuts, bytes.length]) {
          pieces.driver.feed(bytes.subarray(from, from + length), 1);
          from += length;
        }
        expect(told(pieces.events)).toEqual(told(whole.events));
        expect(pieces.driver.count()).toEqual(whole.driver.count());
      }),
      { numRuns: 300 },
    );
  });
});
