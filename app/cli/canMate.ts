/** `can-mate`: who can still mate by any series of legal moves, a FEN per line. */
import { parseArgs } from 'node:util';
import { Board } from '#rules/position/mate/board.ts';
import { DEFAULT_BUDGET, MateInquiry } from '#rules/position/mate/canMate.ts';
import { readFen } from '#rules/position/mate/fen.ts';
import type { Color } from '#rules/position/square.ts';
import { type CliIo, FAILED, linesOf } from './io.ts';

/** A long run says how far it is, once in so many positions. */
const POSITIONS_PER_PROGRESS = 1_000;

export const help = `can-mate

Reads a FEN per line (4 or 6 fields; Chess960 castling included) and writes a JSON
object per line: {"fen":…,"white":V,"black":V}, V being "yes", "no" or "unknown":
can that side still mate by any series of legal moves. A line that is no possible
position gets {"fen":…,"error":…}. Empty lines are skipped.
`;

const board = new Board();

export async function canMate(args: string[], io: CliIo): Promise<number> {
  let values: { help?: boolean };
  try {
    ({ values } = parseArgs({ args, options: { help: { type: 'boolean' } } }));
  } catch (error) {
    io.err(`can-mate: ${(error as Error).message}`);
    return FAILED;
  }
  if (values.help) {
    await io.out(help);
    return 0;
  }
  let positions = 0;
  let failed = false;
  for await (const { number: line, text, problem } of linesOf(io.input)) {
    const fen = text.trim();
    if (fen === '') continue;
    const read = problem ? ({ ok: false, reason: problem } as const) : readFen(fen, board);
    if (!read.ok) {
      failed = true;
      io.err(`line ${line}: ${read.reason}`);
    }
    await io.out(`${JSON.stringify(read.ok ? verdicts(fen) : { fen, error: read.reason })}\n`);
    positions += 1;
    if (io.isTerminal && positions % POSITIONS_PER_PROGRESS === 0) io.err(`${positions} positions`);
  }
  return failed ? FAILED : 0;
}

function verdicts(fen: string): object {
  return { fen, white: verdict('white', fen), black: verdict('black', fen) };
}

function verdict(side: Color, fen: string): string {
  readFen(fen, board);
  return new MateInquiry(side, board).advance(DEFAULT_BUDGET).verdict;
}
