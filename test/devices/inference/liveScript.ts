/** A hand at a live board, as a script: for the tests of what is read of it. */
import type { BoardEvent } from '#devices/board.ts';
import { HandReader } from '#devices/inference/reader.ts';
import type { Reading } from '#devices/inference/reading.ts';
import { TIMINGS } from '#devices/inference/timing.ts';
import { type Move, makeUci, parseUci } from '#rules/position/move.ts';
import type { Color, Square } from '#rules/position/square.ts';
import { positionOf } from './positions.ts';

/**
 * A peg board that says every change, or a Sentio that says its whole state when it has looked. Each line of a script: a
 * time and `-e2`, `+e4`, `white!` or `"e2e4"`.
 */
export function read(script: string, fen?: string, until = 20_000, kind: 'pegboard' | 'sentio' = 'pegboard') {
  const reader = new HandReader(positionOf(fen), {
    timing: TIMINGS[kind],
    live: true,
    checked: kind === 'pegboard',
  });
  const men = new Set(positionOf(fen).occupied);
  const tell = (event: Extract<BoardEvent, { kind: 'lifted' | 'inserted' }>) => {
    if (event.kind === 'lifted') men.delete(event.square);
    else men.add(event.square);
    reader.board(kind === 'pegboard' ? event : { kind: 'occupancy', occupied: new Set(men), at: event.at });
  };
  const told: (Reading & { toldAt: number })[] = [];
  const take = (toldAt: number) => told.push(...reader.take().map((reading) => ({ ...reading, toldAt })));
  for (const line of script.trim().split('\n')) {
    const [time, deed = ''] = line.trim().split(' ');
    const at = Number(time);
    for (let due = reader.due; due !== null && due < at; due = reader.due) {
      reader.elapse(due);
      take(due);
    }
    const square = deed.slice(1) as Square;
    if (deed.startsWith('-')) tell({ kind: 'lifted', square, at });
    else if (deed.startsWith('+')) tell({ kind: 'inserted', square, at });
    else if (deed.endsWith('!')) reader.press(deed.slice(0, -1) as Color, at);
    else if (deed) {
      const move = parseUci(deed.replaceAll('"', '')) as Move;
      reader.words((position) => (position.isLegal(position.read(move)) ? [position.read(move)] : []), at);
    }
    reader.elapse(at);
    take(at);
  }
  for (let due = reader.due; due !== null && due <= until; due = reader.due) {
    reader.elapse(due);
    take(due);
  }
  return told;
}

export const made = (told: readonly (Reading & { toldAt: number })[]) =>
  told.flatMap((reading) => (reading.kind === 'made' ? [`${makeUci(reading.move)} ${reading.toldAt}`] : []));
export const kinds = (told: readonly Reading[]) => told.map(({ kind }) => kind);
