/** PGN: our reading and replay against chessops' own in the same run, and the memory of a long stream. */
import { existsSync, readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import { parseGames, readGames } from '#rules/notation/pgnReader.ts';
import { defaultBrailleSettings } from '#scoresheet/braille/brailleDocument.ts';
import { scoreDocument } from '#scoresheet/document.ts';
import { GROWING } from '../rules/notation/hostilePgn.ts';
import { fastest, report } from './ratio.ts';

const DATA = '../shared/testdata/pgn';
const MEGABYTE = 1 << 20;
const GROWN = 200_000;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** How many half-moves chessops reads and plays. */
function withChessops(text: string): number {
  let count = 0;
  for (const game of parsePgn(text)) {
    const position = startingPosition(game.headers).unwrap();
    for (const { san } of game.moves.mainline()) {
      const move = parseSan(position, san);
      if (!move) break;
      position.play(move);
      count += 1;
    }
  }
  return count;
}

function withOurs(text: string): number {
  let count = 0;
  for (const read of parseGames(text)) if (read.ok) count += read.game.moves.length;
  return count;
}

/** A text that means harm and is four times as long takes four times as long: sixteen would be the square. */
function growth(): void {
  const worst = { name: '', ratio: 0 };
  for (const { name, text } of GROWING) {
    const [once, fourfold] = [text(GROWN), text(4 * GROWN)];
    const [short = 1, long = 1] = fastest(5, [() => parseGames(once), () => parseGames(fourfold)]);
    // A few milliseconds are the machine's own; the square of this length would be seconds.
    const ratio = long < 20 ? 0 : long / short;
    if (ratio > worst.ratio) Object.assign(worst, { name, ratio });
  }
  report(
    `hostile texts: time of four times the length, at worst (${worst.name})`,
    worst.ratio,
    'at most 8',
    worst.ratio <= 8,
  );
}

export async function bench(): Promise<void> {
  growth();
  for (const name of ['tournaments', 'lichess-clk']) {
    const file = existsSync(DATA) ? `${DATA}/${name}.pgn` : 'test/fixtures/appendix-c.pgn';
    const whole = readFileSync(file, 'utf8');
    const text = whole.slice(0, whole.indexOf('\n[Event ', Math.min(MEGABYTE, whole.length - 4000)));
    const counts = new Set([withChessops(text), withOurs(text)]);
    if (counts.size !== 1) throw new Error(`${name}: the half-moves differ: ${[...counts].join(', ')}`);
    const [chessops = 0, ours = 0] = fastest(5, [() => withChessops(text), () => withOurs(text)]);
    report(
      `${name}: time of reading and replay, to chessops`,
      ours / chessops,
      'at most 1.5',
      ours / chessops <= 1.5,
    );
    await memory(name, text);
  }
}

/** The heap after one reading of the text and after ten, when nothing is kept: the same, if nothing leaks. */
async function memory(name: string, text: string): Promise<void> {
  const bytes = new TextEncoder().encode(text);
  const heapAfter: number[] = [];
  async function* repeated() {
    for (let time = 0; time < 10; time++) {
      for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
      collectGarbage();
      heapAfter.push(process.memoryUsage().heapUsed);
    }
  }
  const document = scoreDocument('brf', { ...defaultBrailleSettings('en'), typeSize: 18 });
  for await (const read of readGames(repeated())) if (read.ok) document.add(read.game);
  const growth = ((heapAfter.at(-1) ?? 0) - (heapAfter[1] ?? 0)) / MEGABYTE;
  report(
    `${name}: megabytes that the heap grows over eight more readings to BRF`,
    growth,
    'less than 30',
    growth < 30,
  );
}
