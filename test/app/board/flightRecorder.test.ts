import { describe, expect, test } from 'vitest';
import { FlightRecorder } from '#app/board/flightRecorder.ts';
import { type PlayerView, TracePlayer } from '#app/board/tracePlayer.ts';
import { defaultSettings, wordsOf } from '#app/desk/settings.ts';
import { restore } from '#app/journal/restore.ts';
import { TIMINGS } from '#devices/inference/timing.ts';
import type { Command } from '#rules/game/command.ts';
import { decide } from '#rules/game/decide.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Square } from '#rules/position/square.ts';
import { headerOf } from '#test/app/setup/headerOf.ts';
import { concat, pegboardChange, pegboardState } from '#test/devices/boards/boardBytes.ts';
import { START } from '#test/devices/boards/positions.ts';

const SETTINGS = defaultSettings('en');

function newState(): GameState {
  const fresh = restore(headerOf({ ...SETTINGS, time: 'none' }), []);
  if (!fresh.ok) throw new Error(fresh.reason);
  return fresh.state;
}

/** Two half-moves on a peg board, with a press between them, as the recorder of a game writes them; the second is announced, or not. */
function recordedGame(isAnnounced = true): string {
  let now = 5000;
  let state = newState();
  const recorder = new FlightRecorder(
    { kind: 'pegboard', orientation: 'white', hand: TIMINGS.pegboard, state },
    () => now,
  );
  const pegs = new Set<Square>(START.keys());
  let sequence = 0;
  const rx = (bytes: Uint8Array) => recorder.tap.rx(bytes, now);
  const peg = (square: Square) => {
    now += 200;
    if (!pegs.delete(square)) pegs.add(square);
    sequence += 1;
    rx(pegboardChange(sequence, square, pegs));
  };
  const happens = (...commands: readonly Command[]) => {
    for (const command of commands) {
      const decision = decide(state, { ...command, at: now });
      if (!decision.ok) throw new Error(decision.code);
      recorder.happened({ before: state, state: decision.state, events: decision.events });
      state = decision.state;
    }
  };
  rx(concat(pegboardState(0, pegs)));
  peg('e2');
  peg('e4');
  now += 100;
  happens(
    { at: now, by: 'white', do: 'lift', square: 'e2' },
    { at: now, by: 'white', do: 'insert', square: 'e4' },
    { at: now, by: 'white', do: 'announce', text: 'Bauer Eva zwei Eva vier', move: 'e2e4' },
    { at: now, by: 'white', do: 'press' },
  );
  peg('e7');
  peg('e5');
  happens(
    { at: now, by: 'black', do: 'lift', square: 'e7' },
    { at: now, by: 'black', do: 'insert', square: 'e5' },
  );
  if (isAnnounced) happens({ at: now, by: 'black', do: 'announce', move: 'e7e5' });
  return recorder.file();
}

function opened(text: string) {
  const said: string[] = [];
  const waiting: (() => void)[] = [];
  const delays: number[] = [];
  const trace = TracePlayer.open(text, 'en', {
    say: (message) => said.push(message.said.text),
    words: () => wordsOf(SETTINGS),
    after: (ms, callBack) => {
      delays.push(ms);
      waiting.push(callBack);
      return () => waiting.splice(waiting.indexOf(callBack), 1);
    },
  });
  return { trace, said, delays, wake: () => waiting.shift()?.() };
}

describe('the flight recorder of a game', () => {
  test('keeps every byte, the words and the presses, as a trace that begins at 0', () => {
    const lines = recordedGame()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toEqual({
      hector: 'trace/1',
      board: 'pegboard',
      orientation: 'white',
      startFen: null,
      edition: '2023',
      mode: 'training',
      hand: TIMINGS.pegboard,
      made: true,
    });
    expect(lines.slice(1).map(({ at }) => at)).toEqual([0, 200, 400, 500, 500, 500, 700, 900, 900, 900]);
    expect(lines[4]).toEqual({ at: 500, announce: 'Bauer Eva zwei Eva vier' });
    expect(lines[5]).toEqual({ at: 500, made: 'e2e4' });
    expect(lines[6]).toEqual({ at: 500, press: 'white' });
  });

  test('begun in the middle of a game names the position it begins with', () => {
    const start = newState();
    const decision = decide(start, { at: 0, by: 'white', do: 'lift', square: 'e2' });
    if (!decision.ok) throw new Error(decision.code);
    const state = { ...start, ply: { ...start.ply, number: 8 } };
    const recorder = new FlightRecorder(
      { kind: 'dgt', orientation: 'black', hand: TIMINGS.dgt, state },
      () => 0,
    );
    expect(JSON.parse(recorder.file())).toMatchObject({
      board: 'dgt',
      orientation: 'black',
      startFen: start.ply.position.fen,
    });
  });
});

describe('a recording that is played back', () => {
  const view = (player: TracePlayer): PlayerView => player.view.value;

  test('goes from move to move and says each', () => {
    const { trace, said } = opened(recordedGame());
    if (!trace.ok) throw new Error(trace.reason);
    trace.player.step();
    expect(said).toEqual(['Bauer Eva zwei Eva vier']);
    expect(view(trace.player).moves).toBe(1);
    trace.player.step();
    expect(said).toEqual(['Bauer Eva zwei Eva vier', 'Bauer Eva sieben Eva fünf']);
    expect(view(trace.player)).toMatchObject({ isOver: true, isPlaying: false });
  });

  test('waits where the game waited: a half-move that was never announced is none (D.2.3.3)', () => {
    const { trace, said } = opened(recordedGame(false));
    if (!trace.ok) throw new Error(trace.reason);
    trace.player.step();
    expect(said).toEqual(['Bauer Eva zwei Eva vier']);
    expect(view(trace.player)).toMatchObject({ isOver: true, moves: 1 });
  });

  test('plays at its own pace, or faster, and can be halted', () => {
    const { trace, said, delays, wake } = opened(recordedGame());
    if (!trace.ok) throw new Error(trace.reason);
    trace.player.play(2);
    wake();
    expect(said).toHaveLength(1);
    expect(delays).toEqual([200, 250]);
    trace.player.pause();
    expect(view(trace.player).isPlaying).toBe(false);
    trace.player.play(2);
    wake();
    expect(view(trace.player)).toMatchObject({ isOver: true, isPlaying: false });
    expect(said).toHaveLength(2);
  });

  test('that is no recording is refused, and a line that cannot be read is named', () => {
    expect(opened('{"hector":"journal/1"}').trace).toMatchObject({ ok: false });
    const { trace } = opened(`${recordedGame()}not JSON\n`);
    expect(trace).toMatchObject({ ok: true, bad: [{ line: 12 }] });
  });
});
