/**
 * Real tournament games through the core: nothing is refused but what comes after the game has ended by 5.2.2, 9.6.1
 * or 9.6.2, and repetition and fifty-move counts equal those of a computation that knows nothing of ours.
 */
import { createReadStream, existsSync } from 'node:fs';
import { Chess } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import { parseUci } from 'chessops/util';
import { describe, expect, test } from 'vitest';
import { decide } from '#rules/game/decide.ts';
import type { GameState } from '#rules/game/state.ts';
import { startPosition } from '#rules/notation/game.ts';
import { readGames } from '#rules/notation/pgnReader.ts';
import { makeUci } from '#rules/position/move.ts';
import { begin, headerOf, type Line } from './script.ts';

const FILES = ['../shared/testdata/pgn/tournaments.pgn', '../shared/testdata/pgn/lichess-clk.pgn'];
const GAMES_PER_FILE = process.env.HECTOR_LONG ? Infinity : 150;

/** Board, side, castling and legal en passant as chessops writes them, counted in a plain map. */
class Recount {
  readonly #chess: Chess;
  readonly #seen = new Map<string, number>();
  constructor(fen: string) {
    this.#chess = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
    this.#note();
  }
  #note(): number {
    const key = makeFen(this.#chess.toSetup(), { epd: true });
    const times = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, times);
    return times;
  }
  play(uci: string): { occurrences: number; halfmoves: number } {
    const move = parseUci(uci);
    if (!move) throw new Error(uci);
    this.#chess.play(move);
    return { occurrences: this.#note(), halfmoves: this.#chess.halfmoves };
  }
}

for (const file of FILES) {
  const absent = !existsSync(file);
  if (absent) console.warn(`skipped: ${file} is absent, so its games are not replayed`);
  describe.skipIf(absent)(`games of ${file.split('/').at(-1)}`, () => {
    test('replay, refused only after the game has ended on the board', { timeout: 600_000 }, async () => {
      let games = 0;
      const ended: string[] = [];
      const differing: string[] = [];
      for await (const read of readGames(createReadStream(file))) {
        if (games >= GAMES_PER_FILE) break;
        if (!read.ok) continue;
        games += 1;
        const start = startPosition(read.game);
        const recount = new Recount(start.fen);
        let state: GameState = begin(
          headerOf({ startFen: start.fen, variant: start.variant, edition: '2023' }),
        );
        for (const [index, { move }] of read.game.moves.entries()) {
          const uci = makeUci(move);
          const line: Line = { at: index, by: state.ply.position.turn, do: 'move', move: uci };
          const decision = decide(state, line);
          if (!decision.ok) {
            expect(state.phase, `${read.line}: ${uci} refused ${decision.code}`).toBe('over');
            ended.push(`line ${read.line}, half-move ${index}: ${state.ending?.article}`);
            expect(['5.2.2', '9.6.1', '9.6.2']).toContain(state.ending?.article);
            break;
          }
          state = decision.state;
          const counted = recount.play(uci);
          if (
            state.ply.occurrences !== counted.occurrences ||
            state.ply.position.halfmoves !== counted.halfmoves
          )
            differing.push(`line ${read.line}, half-move ${index}, ${uci}`);
        }
      }
      if (ended.length > 0) console.log(`${file}: moves after the end of the game\n  ${ended.join('\n  ')}`);
      expect(differing).toEqual([]);
      expect(games).toBeGreaterThanOrEqual(Math.min(GAMES_PER_FILE, 100));
    });
  });
}
