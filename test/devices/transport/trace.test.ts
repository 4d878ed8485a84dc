import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BoardEvent } from '#devices/board.ts';
import { connectBoard } from '#devices/transport/connection.ts';
import { RecordingTransport } from '#devices/transport/recording.ts';
import {
  makeTraceHeader,
  makeTraceRecord,
  parseTraceHeader,
  parseTraceRecord,
  type TraceRecord,
} from '#devices/transport/trace.ts';
import { sentioLine } from '#test/devices/boards/boardBytes.ts';
import { START } from '#test/devices/boards/positions.ts';

describe('board traces', () => {
  test('the documented header is read and written back', () => {
    const line =
      '{"hector":"trace/1","board":"sentio","orientation":"white","startFen":null,"edition":"2023","mode":"training"}';
    const parsed = parseTraceHeader(line);
    expect(parsed).toMatchObject({
      ok: true,
      value: { board: 'sentio', orientation: 'white', startFen: null },
    });
    expect(parsed.ok && makeTraceHeader(parsed.value)).toBe(line);
  });

  test.each([
    ['', 'not a JSON object'],
    ['[]', 'not a JSON object'],
    ['{"hector":"journal/1"}', 'not a trace/1 header'],
    ['{"hector":"trace/1","board":"ouija"}', 'unknown board: ouija'],
    ['{"hector":"trace/1","board":"dgt","orientation":"left"}', 'orientation is neither white nor black'],
  ])('%j is refused: %s', (line, reason) => {
    expect(parseTraceHeader(line)).toEqual({ ok: false, reason });
  });

  test('every record that is written is read back the same', () => {
    const at = fc.nat();
    const bytes = fc.uint8Array({ maxLength: 80 });
    const record: fc.Arbitrary<TraceRecord> = fc.oneof(
      fc.record({ at, rx: bytes }),
      fc.record({ at, tx: bytes }),
      fc.record({ at, announce: fc.string() }),
      fc.record({ at, press: fc.constantFrom('white' as const, 'black' as const) }),
      fc.record({ at, adjust: fc.boolean() }),
      fc.record({ at, announce: fc.string(), move: fc.string() }),
      fc.record({ at, made: fc.string() }),
      fc.record({ at, game: fc.string() }),
      fc.record({ at, line: fc.constant('lost' as const) }),
      fc.record({ at, flag: fc.constant(true as const) }),
    );
    fc.assert(
      fc.property(record, (written) => {
        expect(parseTraceRecord(makeTraceRecord(written))).toEqual({ ok: true, value: written });
      }),
    );
  });

  test.each([
    '{"rx":"3a"}',
    '{"at":1}',
    '{"at":1,"rx":"3"}',
    '{"at":1,"line":"up"}',
    '{"at":1,"flag":false}',
    '{"at":1,"rx":"zz"}',
    '{"at":"1","rx":"3a"}',
    'rx',
  ])('%j is no record', (line) => {
    expect(parseTraceRecord(line).ok).toBe(false);
  });

  test('any text at all: a value or a reason, never a throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (line) => {
        expect(typeof parseTraceRecord(line).ok).toBe('boolean');
        expect(typeof parseTraceHeader(line).ok).toBe('boolean');
      }),
    );
  });

  test('a recording is a board like any other, at the recorded times', async () => {
    const line = sentioLine(START.keys());
    const recording = new RecordingTransport([
      { at: 10, rx: line.slice(0, 7) },
      { at: 20, announce: 'Eva vier' },
      { at: 30, rx: line.slice(7) },
      { at: 900, rx: line },
    ]);
    const events: BoardEvent[] = [];
    await connectBoard({
      kind: 'sentio',
      orientation: 'white',
      transport: recording,
      listener: { board: (event) => events.push(event), opened() {}, lost() {} },
      now: () => 0,
      every: () => () => {},
    });
    expect(recording.playUntil(100)).toBe(true);
    expect(events).toEqual([{ kind: 'occupancy', occupied: new Set(START.keys()), at: 30 }]);
    expect(recording.playUntil(1000)).toBe(false);
    expect(events).toHaveLength(2);
  });
});
