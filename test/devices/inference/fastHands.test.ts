/**
 * Hands that are fast, or of which a contact tells nothing: never fewer half-moves than were played, never another one,
 * live and with hindsight. Each line of a script: a time and `-e2`, `+e4`, `white!` or `"e2e4"`.
 */
import { describe, expect, test } from 'vitest';
import { HandReader } from '#devices/inference/reader.ts';
import type { Reading } from '#devices/inference/reading.ts';
import { TIMINGS } from '#devices/inference/timing.ts';
import { parseUci } from '#rules/position/move.ts';
import { type Color, isSquare } from '#rules/position/square.ts';
import { made, positionOf } from './positions.ts';

const BISHOPS = '2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1';
const KNIGHTS = 'rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3';
const CAPTURE = '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1';

/** The deeds one after another, so many milliseconds apart. */
function read(deeds: string, everyMs: number, options: { fen?: string; live: boolean }): Reading[] {
  const { fen, live } = options;
  const reader = new HandReader(positionOf(fen), { timing: TIMINGS.pegboard, live, checked: true });
  const readings: Reading[] = [];
  let at = 1000;
  for (const deed of deeds.split(' ')) {
    at += everyMs;
    const square = deed.slice(1);
    if (deed.endsWith('!')) reader.press(deed.slice(0, -1) as Color, at);
    else if (isSquare(square) && deed.startsWith('-')) reader.board({ kind: 'lifted', square, at });
    else if (isSquare(square)) reader.board({ kind: 'inserted', square, at });
    else {
      const move = parseUci(deed.replaceAll('"', ''));
      reader.words(
        (position) => (move && position.isLegal(position.read(move)) ? [position.read(move)] : []),
        at,
      );
    }
    readings.push(...reader.take());
  }
  reader.elapse(at + 10_000);
  reader.finish();
  return [...readings, ...reader.take()];
}

describe.each([true, false])('live: %s', (live) => {
  test.each([35, 60, 120])('a bishop that goes twice went twice, each side, every %i ms', (everyMs) => {
    const twice = '-c1 +d2 white! -c8 +d7 black! -d2 +e3 white! -d7 +e6 black!';
    expect(made(read(twice, everyMs, { fen: BISHOPS, live }))).toBe('c1d2 c8d7 d2e3 d7e6');
  });

  test.each([35, 60, 120])('four half-moves of knights and pawns are four, every %i ms', (everyMs) => {
    const petrov = '-f3 -e5 +e5 white! -d7 +d6 black! -e5 +f3 white! -f6 -e4 +e4 black!';
    expect(made(read(petrov, everyMs, { fen: KNIGHTS, live }))).toBe('f3e5 d7d6 e5f3 f6e4');
  });

  test('without presses, too, at the pace of a hand', () => {
    const twice = '-c1 +d2 -c8 +d7 -d2 +e3 -d7 +e6';
    expect(made(read(twice, 300, { fen: BISHOPS, live }))).toBe('c1d2 c8d7 d2e3 d7e6');
  });

  test('a capture that the words deny is none, though its hole blinked', () => {
    const blinked = '-e4 -d5 +d5 "e4e5" white!';
    for (const everyMs of [50, 100]) {
      const readings = read(blinked, everyMs, { fen: CAPTURE, live });
      expect(made(readings)).not.toContain('e4d5');
    }
    const seen = '-e4 -d5 +d5 +e5 "e4e5" white! -e8 +e7 black!';
    expect(made(read(seen, 100, { fen: CAPTURE, live }))).toBe('e4e5 e8e7');
  });

  test('a hole that sticks open is no other move: the words say which', () => {
    const stuck = '-e2 "e2e4" white! -e7 +e5 black! -g1 +f3 white!';
    expect(made(read(stuck, 500, { live }))).toBe('e2e4 e7e5 g1f3');
  });

  test('a hole that sticks open, and no words: nothing is made up', () => {
    expect(made(read('-e2 white! -e7 +e5 black!', 500, { live }))).toBe('');
  });
});

describe('live, at a tie', () => {
  test('what was due when a report comes is decided before it, whoever was faster', () => {
    const tell = (isAsked: boolean) => {
      const reader = new HandReader(positionOf(BISHOPS), { timing: TIMINGS.pegboard, live: true });
      reader.board({ kind: 'lifted', square: 'c1', at: 1000 });
      reader.board({ kind: 'inserted', square: 'd2', at: 1300 });
      reader.elapse(1300);
      const due = reader.due ?? 0;
      if (isAsked) reader.elapse(due);
      reader.board({ kind: 'lifted', square: 'd2', at: due });
      reader.board({ kind: 'inserted', square: 'e3', at: due + 100 });
      reader.elapse(due + 5000);
      return made(reader.take());
    };
    expect(tell(true)).toBe(tell(false));
    expect(tell(true)).toMatch(/^c1d2/);
  });
});
