/** A whole move on a peg board (lift, insert, announce, press) against chessops' isLegal, play and isEnd for it. */
import { Chess } from 'chessops/chess';
import { parseUci } from 'chessops/util';
import type { Command } from '#rules/game/command.ts';
import { decide } from '#rules/game/decide.ts';
import { elapse } from '#rules/game/elapse.ts';
import { parseHeader } from '#rules/game/header.ts';
import { type GameState, newGame } from '#rules/game/state.ts';
import { makeUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { fastest } from './ratio.ts';

/** A long game without an end: a fixed walk over legal moves that avoids mates, repetitions and the 75 moves. */
function longGame(length: number): string[] {
  const moves: string[] = [];
  let position = Position.start();
  let seed = 7;
  while (moves.length < length) {
    const legal = position.legalMoves().filter((move) => {
      const after = position.after(move);
      return after.hasLegalMove() && !after.hasInsufficientMaterial('white') && !position.capturedOn(move);
    });
    const pawn =
      position.halfmoves > 80 ? legal.filter((move) => position.pieceAt(move.from)?.role === 'pawn') : [];
    const open = pawn.length > 0 ? pawn : legal;
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    const move = open[seed % open.length];
    if (!move) break;
    moves.push(makeUci(move));
    position = position.after(move);
  }
  return moves;
}

function start(): GameState {
  const player = { name: 'P', board: 'peg' };
  const timeControl = { periods: [{ ms: 36_000_000 }], incrementMs: 30_000, delayMs: 0 };
  const header = parseHeader({ edition: '2009', white: player, black: player, timeControl });
  if (!header.ok) throw new Error(header.reason);
  const game = newGame(header.header);
  if (!game.ok) throw new Error(game.reason);
  return carryOut(game.state, { at: 0, by: 'arbiter', do: 'start' });
}

function carryOut(state: GameState, command: Command): GameState {
  const decision = decide(elapse(state, command.at).state, command);
  if (!decision.ok) throw new Error(`${command.do} refused: ${decision.code} ${decision.article}`);
  return decision.state;
}

function playMove(state: GameState, uci: string, at: number): GameState {
  const by = state.ply.position.turn;
  const from = uci.slice(0, 2) as 'e2';
  const to = uci.slice(2, 4) as 'e4';
  let next = carryOut(state, { at, by, do: 'lift', square: from });
  const promotion = uci[4];
  if (promotion)
    next = carryOut(next, {
      at,
      by,
      do: 'insert',
      square: to,
      piece: ({ q: 'queen', r: 'rook', b: 'bishop', n: 'knight' } as const)[promotion as 'q'],
    });
  else next = carryOut(next, { at, by, do: 'insert', square: to });
  const position = state.ply.position;
  const side = position.castling({ from, to });
  if (side && position.pieceAt(from)?.role === 'king') {
    const squares = position.castlingSquares(side);
    next = carryOut(next, { at, by, do: 'lift', square: squares.rookFrom as 'h1' });
    next = carryOut(next, { at, by, do: 'insert', square: squares.rook });
  }
  next = carryOut(next, { at, by, do: 'announce', move: uci });
  return carryOut(next, { at, by, do: 'press' });
}

/** A tenth of a millisecond, which chessops takes for eighty moves, is as much chance as work. */
const REPEATED = 10;

/** Both as ratios: a whole move to chessops' own, and moves at move 300 to moves at move 20. */
export function measure(): Readonly<{ whole: number; late: number }> {
  const moves = longGame(620);
  const first = moves.slice(0, 80);
  const chessops = () => {
    for (let times = 0; times < REPEATED; times += 1) {
      const chess = Chess.default();
      for (const uci of first) {
        const move = parseUci(uci);
        if (!move || !chess.isLegal(move)) throw new Error(uci);
        chess.play(move);
        chess.isEnd();
      }
    }
  };
  const begun = start();
  const ours = () => {
    for (let times = 0; times < REPEATED; times += 1) {
      let state = begun;
      for (const [index, uci] of first.entries()) state = playMove(state, uci, (index + 1) * 100);
    }
  };
  for (let warm = 0; warm < 30; warm += 1) {
    ours();
    chessops();
  }
  const [whole = 0, bare = 1] = fastest(60, [ours, chessops]);

  let early = start();
  for (const [index, uci] of moves.slice(0, 38).entries()) early = playMove(early, uci, (index + 1) * 100);
  let late = early;
  for (const [index, uci] of moves.slice(38, 598).entries()) late = playMove(late, uci, (index + 39) * 100);
  const walk = (from: GameState, offset: number) => () => {
    for (let times = 0; times < 40; times += 1) {
      let state = from;
      for (const [index, uci] of moves.slice(offset, offset + 8).entries())
        state = playMove(state, uci, (offset + index + 1) * 100);
    }
  };
  const [move20 = 1, move300 = 0] = fastest(60, [walk(early, 38), walk(late, 598)]);
  return { whole: whole / bare, late: move300 / move20 };
}
