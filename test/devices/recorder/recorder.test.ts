import { describe, expect, test } from 'vitest';
import type { BoardEvent } from '#devices/board.ts';
import { HandReader } from '#devices/inference/reader.ts';
import { Playback, parseTrace } from '#devices/recorder/playback.ts';
import { Recorder } from '#devices/recorder/recorder.ts';
import { connectBoard } from '#devices/transport/connection.ts';
import type { TraceHeader } from '#devices/transport/trace.ts';
import { makeUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import type { Square } from '#rules/position/square.ts';
import { sentioLine } from '#test/devices/boards/boardBytes.ts';

const HEADER: TraceHeader = {
  hector: 'trace/1',
  board: 'sentio',
  orientation: 'white',
  startFen: null,
  edition: '2023',
  mode: 'training',
};

function recordedGame(): string {
  const lines: string[] = [];
  const recorder = new Recorder(HEADER, 10_000, (line) => lines.push(line));
  const men = new Set<Square>(Position.start().occupied);
  recorder.tap.rx(sentioLine(men), 10_000.4);
  men.delete('e2');
  recorder.tap.rx(sentioLine(men), 10_500);
  men.add('e4');
  recorder.tap.rx(sentioLine(men), 11_000);
  recorder.tap.tx(Uint8Array.of(0, 255), 11_050);
  recorder.announce('Eva vier', 11_100);
  recorder.press('white', 11_200);
  recorder.adjust(true, 11_150); // a clock that went back
  recorder.adjust(false, 11_300);
  return lines.join('\n');
}

describe('the flight recorder', () => {
  test('writes a trace whose times begin at 0 and never go back', () => {
    const [header, ...records] = recordedGame()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(header).toEqual(HEADER);
    expect(records.map(({ at }: { at: number }) => at)).toEqual([0, 500, 1000, 1050, 1100, 1200, 1200, 1300]);
    expect(records.slice(3)).toEqual([
      { at: 1050, tx: '00ff' },
      { at: 1100, announce: 'Eva vier' },
      { at: 1200, press: 'white' },
      { at: 1200, adjust: true },
      { at: 1300, adjust: false },
    ]);
  });

  test('plays it back through a transport, as if the board were there', async () => {
    const parsed = parseTrace(recordedGame());
    if (!parsed.ok) throw new Error(parsed.reason);
    const reader = new HandReader(Position.start());
    const heard: string[] = [];
    const playback = new Playback(parsed.trace, {
      announced: (text) => heard.push(text),
      pressed: (color, at) => {
        heard.push(`${color} pressed`);
        reader.press(color, at);
      },
      adjusting: (on, at) => reader.adjust(on, at),
    });
    const events: BoardEvent[] = [];
    const connected = await connectBoard({
      kind: 'sentio',
      orientation: 'white',
      transport: playback.transport,
      listener: {
        board: (event) => {
          events.push(event);
          reader.board(event);
        },
        opened: () => heard.push('opened'),
        lost: () => heard.push('lost'),
      },
      now: () => 0,
      every: () => () => {},
    });
    expect(connected.ok).toBe(true);
    expect(playback.playUntil(700)).toBe(true);
    expect(events).toHaveLength(2);
    expect(playback.playUntil(10_000)).toBe(false);
    reader.finish();
    expect(heard).toEqual(['opened', 'Eva vier', 'white pressed']);
    expect(reader.take().map((reading) => reading.kind === 'made' && makeUci(reading.move))).toEqual([
      'e2e4',
    ]);
  });

  test('a damaged trace gives what survived, and says what did not', () => {
    const damaged = `${recordedGame()}\n{"at":1,"press":"white"}\n{"at":9999,"rx":"zz"}\n`;
    const parsed = parseTrace(damaged);
    if (!parsed.ok) throw new Error(parsed.reason);
    expect(parsed.trace.records).toHaveLength(8);
    expect(parsed.bad.map(({ line }) => line)).toEqual([10, 11]);
    expect(parseTrace('nonsense').ok).toBe(false);
  });
});
