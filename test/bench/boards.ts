/**
 * One hour of board traffic through every driver, with the line as full as its speed allows: more than any board
 * says. Bytes arrive as a browser gives them, some sixty times a second.
 */
import type { BoardKind } from '#devices/board.ts';
import type { Square } from '#rules/position/square.ts';
import {
  certaboLine,
  chessLinkStatus,
  concat,
  dgtClock,
  dgtDump,
  dgtField,
  pegboardChange,
  pegboardHeartbeat,
  pegboardState,
  sentioLine,
} from '../devices/boards/boardBytes.ts';
import { listen } from '../devices/boards/listening.ts';
import { LOPSIDED, START } from '../devices/boards/positions.ts';

const HOUR_MS = 3_600_000;
const CHUNK_MS = 16;
const AT_LEAST = 1000;

const occupied = new Set(START.keys());
const lifted = new Set([...occupied].filter((square) => square !== 'e2'));
const tags = new Map(Array.from(occupied, (square, index): [Square, number] => [square, 1e9 + index]));

const TRAFFIC: Readonly<Record<BoardKind, readonly Uint8Array[]>> = {
  pegboard: [
    pegboardState(0, occupied),
    pegboardChange(1, 'e2', lifted),
    pegboardChange(2, 'e2', occupied),
    pegboardHeartbeat(2, 1),
  ],
  sentio: [sentioLine(occupied), sentioLine(lifted)],
  dgt: [dgtDump(START), dgtField('e2', null), dgtClock(3600, 3599, 9), dgtDump(LOPSIDED)],
  chesslink: [chessLinkStatus(START), chessLinkStatus(LOPSIDED)],
  certabo: [certaboLine(tags)],
};

export async function bench(): Promise<void> {
  for (const [kind, messages] of Object.entries(TRAFFIC) as [BoardKind, readonly Uint8Array[]][]) {
    const { driver, events } = listen(kind);
    const round = concat(...messages);
    const perChunk = Math.round(((driver.serial.baudRate / 10) * CHUNK_MS) / 1000);
    const endless = concat(...Array.from({ length: Math.ceil(perChunk / round.length) + 1 }, () => round));
    let count = 0;
    let offset = 0;
    const begun = performance.now();
    for (let at = 0; at < HOUR_MS; at += CHUNK_MS) {
      driver.feed(endless.subarray(offset, offset + perChunk), at);
      offset = (offset + perChunk) % round.length;
      count += events.length;
      events.length = 0;
    }
    const spentMs = performance.now() - begun;
    const times = Math.round(HOUR_MS / spentMs);
    const verdict = times >= AT_LEAST ? 'ok' : `BELOW ${AT_LEAST}`;
    console.log(
      `boards: ${kind}: one hour, ${driver.count().received} bytes, ${count} events in ${spentMs.toFixed(0)} ms: ` +
        `${times} times faster than real time (${verdict})`,
    );
    if (times < AT_LEAST) process.exitCode = 1;
  }
}
