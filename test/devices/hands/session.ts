/** A whole game by hand: hand → board → bytes → driver → reading, and what came of it against what was played. */
import { createDriver } from '#devices/drivers.ts';
import { HandReader } from '#devices/inference/reader.ts';
import type { Reading } from '#devices/inference/reading.ts';
import { type Move, makeUci, sameMove } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Piece } from '#rules/position/square.ts';
import { type Troubles, WIRED_BOARDS, type WiredKind } from './boards.ts';
import type { Chance } from './chance.ts';
import { actsOf, type Habits } from './hand.ts';

export type Unclear = Extract<Reading, { kind: 'unclear' }>;

export type Session = Readonly<{
  kind: WiredKind;
  habits: Habits;
  troubles: Troubles;
  chance: Chance;
  /** What a player says when he is asked about an unclear move: its words, or nothing. */
  answers: boolean;
}>;

export type ReadSession = Readonly<{ read: string[]; unclear: Unclear[]; readings: Reading[] }>;

export function playByHand(start: Position, moves: readonly Move[], session: Session): ReadSession {
  const { chance, habits, answers } = session;
  const men = new Map(
    start.occupied.map((square): [typeof square, Piece] => [square, start.pieceAt(square)!]),
  );
  const board = new WIRED_BOARDS[session.kind](men, chance, session.troubles);
  const reader = new HandReader(start);
  let asked = false;
  const driver = createDriver(
    session.kind,
    {
      emit: (event) => reader.board(event),
      write: () => {
        asked = true;
      },
    },
    'white',
  );
  const deliver = (): void => {
    for (const { bytes, at } of board.take()) {
      driver.feed(bytes, at);
      driver.tick(at);
      if (asked) {
        asked = false;
        board.tellAll(at);
        deliver();
      }
    }
  };
  driver.start(0);
  board.tellAll(0);
  asked = false;
  deliver();

  const truth = new Map<string, Move>();
  const outcome: ReadSession = { read: [], unclear: [], readings: [] };
  const collect = (at: number): void => {
    for (let [reading, ...rest] = reader.take(); reading; [reading, ...rest] = [...rest, ...reader.take()]) {
      outcome.readings.push(reading);
      if (reading.kind === 'made') outcome.read.push(makeUci(reading.move));
      if (reading.kind !== 'unclear') continue;
      outcome.unclear.push(reading);
      if (answers && truth.has(reading.before.fen))
        reader.words((position) => named(position, truth.get(reading.before.fen)!, reading.before), at);
    }
  };

  let position = start;
  let at = 1000;
  for (const move of moves) {
    truth.set(position.fen, move);
    const { acts, until } = actsOf(position, move, habits, chance, at);
    for (const act of acts) {
      if (act.kind === 'lift') board.lift(act.square, act.at);
      else if (act.kind === 'insert') board.insert(act.square, act.piece, act.at);
      else if (act.kind === 'rest') board.rest(act.at);
      deliver();
      if (act.kind === 'press') reader.press(act.color, act.at);
      else if (act.kind === 'adjust') reader.adjust(act.on, act.at);
      else if (act.kind === 'words') reader.words((other) => named(other, act.move, act.before), act.at);
      collect(act.at);
    }
    position = position.after(move);
    at = until + (chance.happens(0.2) ? chance.between(5, 60) : chance.between(200, 5000));
  }
  reader.finish();
  collect(at);
  return outcome;
}

/** Words in full: the piece, both squares and the promotion, as they would be understood in any position. */
function named(position: Position, move: Move, before: Position): Move[] {
  const role = before.pieceAt(move.from)?.role;
  return position
    .legalMoves()
    .filter((other) => sameMove(other, move) && position.pieceAt(other.from)?.role === role);
}
