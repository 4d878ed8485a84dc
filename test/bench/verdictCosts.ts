/** The verdict after each move against chessops' perft to depth 2 of the same positions, and the two perfts. */
import { readFileSync } from 'node:fs';
import { Chess, type Position } from 'chessops/chess';
import { perft as chessopsPerft } from 'chessops/debug';
import { parseFen } from 'chessops/fen';
import { canMate } from '#rules/position/mate/canMate.ts';
import { boardFromFen } from '#rules/position/mate/fen.ts';
import { perft } from '#rules/position/mate/perft.ts';
import { COLORS } from '#rules/position/square.ts';
import { fastest } from './ratio.ts';

export const GAMES = '../shared/testdata/unwinnable/lichess.txt';
const COMPOSITIONS = '../shared/testdata/unwinnable/positions.txt';
const ROUNDS = 5;
const PERFT_DEPTH = 4;
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

function positionOf(fen: string): Position {
  return Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
}

/** chessops' own perft stops a ply early and adds up moves; this one plays every leaf, as ours does. */
function everyLeaf(position: Position, depth: number): number {
  if (depth === 0) return 1;
  let leaves = 0;
  for (const [from, targets] of position.allDests()) {
    for (const to of targets) {
      const next = position.clone();
      next.play({ from, to });
      leaves += everyLeaf(next, depth - 1);
    }
  }
  return leaves;
}

/** How many times as fast as chessops. */
function perftRatio(): number {
  const ours = boardFromFen(START);
  if (!ours.ok) throw new Error(ours.reason);
  const theirs = positionOf(START);
  const counts: number[] = [];
  const [fast = 0, slow = 0] = fastest(ROUNDS, [
    () => counts.push(perft(ours.board, PERFT_DEPTH)),
    () => counts.push(everyLeaf(theirs, PERFT_DEPTH)),
  ]);
  if (new Set(counts).size !== 1) throw new Error(`the counts differ: ${counts.join(' ')}`);
  return slow / fast;
}

/** The best time of some rounds for each, taking turns, so that a busy machine is not taken for thinking. */
function bestTimes(fens: readonly string[]): { verdicts: number[]; perfts: number[] } {
  const verdicts = new Array<number>(fens.length * 2).fill(Infinity);
  const perfts = new Array<number>(fens.length).fill(Infinity);
  const positions = fens.map(positionOf);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, fen] of fens.entries()) {
      const position = positions[index] as Position;
      keepBest(perfts, index, () => chessopsPerft(position, 2));
      for (const [offset, side] of COLORS.entries()) {
        keepBest(verdicts, index * 2 + offset, () => canMate(side, fen));
      }
    }
  }
  return { verdicts, perfts };
}

function keepBest(times: number[], at: number, subject: () => unknown): void {
  const begun = performance.now();
  subject();
  times[at] = Math.min(times[at] as number, performance.now() - begun);
}

const mean = (times: readonly number[]): number => times.reduce((sum, time) => sum + time, 0) / times.length;

export type Costs = Readonly<{
  perft: number;
  /** Of a verdict, in chessops' perft 2. */
  average: number;
  /** Verdicts below the cost of that perft, in percent. */
  below: number;
  slowestSeconds: number;
}>;

/** Without the games of ../shared the perft alone. */
export function measure(hasGames: boolean): Pick<Costs, 'perft'> & Partial<Costs> {
  const perft = perftRatio();
  if (!hasGames) return { perft };
  const { verdicts, perfts } = bestTimes(fensOf(GAMES));
  const perftCost = mean(perfts);
  return {
    perft,
    average: mean(verdicts) / perftCost,
    below: (100 * verdicts.filter((time) => time < perftCost).length) / verdicts.length,
    slowestSeconds: slowestVerdict(fensOf(COMPOSITIONS)) / 1000,
  };
}

function fensOf(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.slice(3));
}

/** Milliseconds of the processor: a busy machine is not taken for thinking. */
function slowestVerdict(fens: readonly string[]): number {
  const times = fens.flatMap((fen) =>
    COLORS.map((side) => {
      const begun = process.cpuUsage();
      canMate(side, fen);
      return process.cpuUsage(begun).user / 1000;
    }),
  );
  return times.reduce((most, time) => Math.max(most, time), 0);
}
