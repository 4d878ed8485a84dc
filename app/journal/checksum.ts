/**
 * A checksum for each record of a journal, chained to the one before it, so that a changed, lost, added or moved record
 * is noticed. CRC-32 (ISO 3309, as in zip and PNG) over the UTF-8 of the former sum and the record's line: it finds
 * damage, it proves no authorship.
 */
import type { GameEvent } from '#rules/game/event.ts';
import type { GameHeader } from '#rules/game/header.ts';
import { eventLine } from '../edge/eventLine.ts';

export type Sum = string;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

const encoder = new TextEncoder();

export function checksum(text: string): Sum {
  let crc = 0xffffffff;
  for (const byte of encoder.encode(text)) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] as number);
  return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, '0');
}

/** The sum of the next record: `line` is the record as the file has it, without its own sum. */
export function chained(before: Sum, line: unknown): Sum {
  return checksum(before + (JSON.stringify(line) ?? ''));
}

export const KIND = 'journal/1';

/** The first line of a journal: what it is, when it began, who plays. */
export function firstLine(header: GameHeader, begunAt: number): Record<string, unknown> {
  return { hector: KIND, begunAt, ...header };
}

/** The checksum of that line, to which those of the events are chained. */
export function seedOf(header: GameHeader, begunAt: number): Sum {
  return checksum(JSON.stringify(firstLine(header, begunAt)));
}

export function sumsOf(before: Sum, events: readonly GameEvent[]): Sum[] {
  let sum = before;
  return events.map((event) => {
    sum = chained(sum, eventLine(event));
    return sum;
  });
}
