import { describe, expect, test } from 'vitest';
import { occupancyOf } from '#devices/inference/found.ts';
import { LiveHand } from '#devices/inference/liveHand.ts';
import { halfMovesTakenBack } from '#devices/inference/takeBack.ts';
import { decide } from '#rules/game/decide.ts';
import { parseHeader } from '#rules/game/header.ts';
import { type GameState, newGame } from '#rules/game/state.ts';
import { parseUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { placementOf } from '#test/devices/boards/positions.ts';
import { positionOf } from './positions.ts';

const peg = { side: 'both', debounced: true } as const;

describe('the hand in a live game', () => {
  test('holes that change are the rules core’s own lifts and inserts', () => {
    const hand = new LiveHand(Position.start(), peg);
    expect(hand.board({ kind: 'lifted', square: 'e2', at: 10 }, 'white').commands).toEqual([
      { at: 10, by: 'white', do: 'lift', square: 'e2' },
    ]);
    expect(hand.board({ kind: 'inserted', square: 'e4', at: 20 }, 'white').commands).toEqual([
      { at: 20, by: 'white', do: 'insert', square: 'e4' },
    ]);
  });

  test('a full state tells what was missed, lifts before inserts', () => {
    const hand = new LiveHand(Position.start(), peg);
    const occupied = new Set(Position.start().occupied);
    occupied.delete('e2');
    occupied.add('e4');
    expect(hand.board({ kind: 'occupancy', occupied, at: 5 }, 'white').commands).toMatchObject([
      { do: 'lift', square: 'e2' },
      { do: 'insert', square: 'e4' },
    ]);
  });

  test('each board has its own player (D.1)', () => {
    const hand = new LiveHand(Position.start(), { side: 'black', debounced: true });
    expect(hand.board({ kind: 'lifted', square: 'e2', at: 1 }, 'white').commands).toMatchObject([
      { by: 'black' },
    ]);
  });

  test('a bounce of an undebounced contact is no touch', () => {
    const hand = new LiveHand(Position.start(), { side: 'both', debounced: false });
    const told = [
      hand.board({ kind: 'lifted', square: 'g1', at: 100 }, 'white').commands,
      hand.board({ kind: 'inserted', square: 'g1', at: 104 }, 'white').commands,
      hand.board({ kind: 'lifted', square: 'e2', at: 500 }, 'white').commands,
      hand.tick(540),
    ];
    expect(told).toEqual([[], [], [], [{ at: 500, by: 'white', do: 'lift', square: 'e2' }]]);
  });

  test('a piece that was not in the hand is newly promoted', () => {
    const hand = new LiveHand(positionOf('7k/4P3/8/8/8/8/8/K7 w - - 0 1'), peg);
    const pieces = { kind: 'pieces', placement: placementOf('7k/4P3/8/8/8/8/8/K7'), at: 0 } as const;
    hand.board(pieces, 'white');
    hand.board({ kind: 'lifted', square: 'e7', at: 1 }, 'white');
    const { commands } = hand.board(
      { kind: 'inserted', square: 'e8', piece: { color: 'white', role: 'rook' }, at: 2 },
      'white',
    );
    expect(commands).toEqual([{ at: 2, by: 'white', do: 'insert', square: 'e8', piece: 'rook' }]);
  });

  test('two boards at once: each player’s pegs drive the one game, the opponent’s move being mirrored', () => {
    let state = twoBoards();
    const boards = {
      white: new LiveHand(Position.start(), { side: 'white', debounced: true }),
      black: new LiveHand(Position.start(), { side: 'black', debounced: true }),
    };
    const act = (
      side: 'white' | 'black',
      kind: 'lifted' | 'inserted',
      square: 'e2' | 'e4' | 'e7' | 'e5',
      at: number,
    ) => {
      for (const command of boards[side].board({ kind, square, at }, side).commands)
        state = carryOut(state, command);
    };
    act('white', 'lifted', 'e2', 1);
    act('white', 'inserted', 'e4', 2);
    state = carryOut(state, { at: 3, by: 'white', do: 'announce', move: 'e2e4' });
    act('black', 'lifted', 'e2', 4);
    act('black', 'inserted', 'e4', 5);
    expect([state.ply.san, state.mirror.black]).toEqual(['e4', null]);
    expect(state.act.touches).toEqual([]); // mirroring is no touch
    act('black', 'lifted', 'e7', 6);
    act('black', 'inserted', 'e5', 7);
    state = carryOut(state, { at: 8, by: 'black', do: 'announce', move: 'e7e5' });
    expect(state.ply.san).toBe('e5');
  });
});

describe('a take-back', () => {
  const [e4, e5] = [parseUci('e2e4')!, parseUci('e7e5')!];
  const start = Position.start();
  const game = [start, start.after(e4), start.after(e4).after(e5)];

  test('is an earlier position on the board, counted in half-moves', () => {
    expect(halfMovesTakenBack(occupancyOf(game[1]!), game)).toBe(1);
    expect(halfMovesTakenBack(occupancyOf(start), game)).toBe(2);
  });

  test('is never read into the present position or a move on its way', () => {
    expect(halfMovesTakenBack(occupancyOf(game[2]!), game)).toBeNull();
    const knights = [start];
    for (const uci of ['g1f3', 'g8f6', 'f3g1', 'f6g8']) knights.push(knights.at(-1)!.after(parseUci(uci)!));
    expect(halfMovesTakenBack(occupancyOf(knights[4]!), knights.slice(0, 4))).toBeNull();
  });
});

function twoBoards(): GameState {
  const player = { name: '', board: 'peg', deaf: false, assistant: null };
  const header = parseHeader({ boards: 'two', white: player, black: player });
  if (!header.ok) throw new Error(header.reason);
  const game = newGame(header.header);
  if (!game.ok) throw new Error(game.reason);
  return carryOut(game.state, { at: 0, by: 'arbiter', do: 'start' });
}

function carryOut(state: GameState, command: Parameters<typeof decide>[1]): GameState {
  const decision = decide(state, command);
  if (!decision.ok) throw new Error(`${command.do} was refused`);
  return decision.state;
}
