/** `perft`: the number of leaf nodes of the tree of legal moves. */
import { parseArgs } from 'node:util';
import { perft as count } from '#rules/position/perft.ts';
import { Position } from '#rules/position/position.ts';
import { type CliIo, FAILED } from './io.ts';

export const help = `perft DEPTH [--fen FEN] [--chess960]

Counts the leaf nodes of the tree of legal moves to a depth.

  --fen FEN    the position; without it the initial position
  --chess960   the castling of Chess960
`;

export async function perft(args: string[], io: CliIo): Promise<number> {
  let parsed: ReturnType<typeof readArgs>;
  try {
    parsed = readArgs(args);
  } catch (error) {
    io.err(`perft: ${(error as Error).message}`);
    return FAILED;
  }
  const { values, positionals } = parsed;
  if (values.help) {
    await io.out(help);
    return 0;
  }
  const [depth = '', extra] = positionals;
  if (!/^\d{1,2}$/.test(depth) || extra !== undefined) {
    io.err('perft: DEPTH must be one whole number, 0 or more');
    return FAILED;
  }
  const variant = values.chess960 ? 'chess960' : 'standard';
  const position =
    values.fen === undefined
      ? { ok: true as const, position: Position.start() }
      : Position.parse(values.fen, variant);
  if (!position.ok) {
    io.err(`perft: FEN: ${position.reason}`);
    return FAILED;
  }
  await io.out(`${count(position.position, Number(depth))}\n`);
  return 0;
}

function readArgs(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: { fen: { type: 'string' }, chess960: { type: 'boolean' }, help: { type: 'boolean' } },
  });
}
