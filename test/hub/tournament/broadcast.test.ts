/** What the world sees of a round: always a PGN that others can read. */
import { Chess } from 'chess.js';
import { parsePgn, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { broadcastGame } from '#hub/tournament/broadcast.ts';
import { linesOf, pairingsWriting, standingsAfter, standingsWriting } from '#hub/tournament/lists.ts';
import { playedIn } from '#hub/tournament/played.ts';
import { roundOf } from '#hub/tournament/round.ts';
import { tournamentTexts } from '#hub/tournament/texts/texts.ts';
import { parseTrf } from '#hub/tournament/trf.ts';
import { apply } from '#rules/game/apply.ts';
import { decide } from '#rules/game/decide.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { type GameHeader, parseHeader } from '#rules/game/header.ts';
import { type GameState, newGame } from '#rules/game/state.ts';
import type { Tag } from '#rules/notation/game.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { writeOut } from '#scoresheet/writing/document.ts';

const HEADER = {
  mode: 'competition',
  timeControl: { periods: [{ ms: 5_400_000 }], incrementMs: 30_000, delayMs: 0 },
  white: { name: 'Novák, "Ján"', fideId: '123' },
  black: { name: 'Horvat, Ana' },
};

type LoggedGame = { header: GameHeader; begunAt: number; events: GameEvent[]; tags: Tag[] };
type Made = { game: LoggedGame; state: GameState };

/** The broadcast of what had happened by a moment of the game. */
function shown({ header, begunAt, events, tags }: LoggedGame, at: number): string {
  const fresh = newGame(header);
  if (!fresh.ok) throw new Error(fresh.reason);
  const state = events.filter((event) => event.at <= at).reduce(apply, fresh.state);
  return broadcastGame({ state, begunAt, tags });
}

/** Commands one second apart; what is refused changes nothing. */
function make(commands: readonly Readonly<Record<string, unknown>>[]): Made {
  const parsed = parseHeader(HEADER);
  if (!parsed.ok) throw new Error(parsed.reason);
  const fresh = newGame(parsed.header);
  if (!fresh.ok) throw new Error(fresh.reason);
  let { state } = fresh;
  const events: GameEvent[] = [];
  commands.forEach((command, index) => {
    const decision = decide(state, { at: index * 1000, ...command } as Parameters<typeof decide>[1]);
    if (!decision.ok) return;
    events.push(...decision.events);
    state = decision.state;
  });
  return {
    state,
    game: {
      header: parsed.header,
      begunAt: 1_000_000,
      events,
      tags: [
        ['Round', '3.7'],
        ['WhiteFed', 'SVK'],
      ],
    },
  };
}

/** A game of random legal half-moves, each pressed, with an illegal one among them where it is wanted. */
function randomGame(choices: readonly number[], illegalAt: number): Made {
  const chess = new Chess();
  const commands: Record<string, unknown>[] = [{ by: 'arbiter', do: 'start' }];
  for (const [index, choice] of choices.entries()) {
    const moves = chess.moves({ verbose: true });
    const found = moves[choice % Math.max(1, moves.length)];
    if (!found) break;
    const by = index % 2 === 0 ? 'white' : 'black';
    if (index === illegalAt)
      commands.push({ by, do: 'move', move: by === 'white' ? 'a1h8' : 'a8h1' }, { by, do: 'press' });
    commands.push(
      { by, do: 'move', move: found.from + found.to + (found.promotion ?? '') },
      { by, do: 'press' },
    );
    chess.move(found);
  }
  return make(commands);
}

describe('the broadcast', () => {
  test('is read by others at every moment, and holds completed moves alone', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: -1, max: 30 }),
        (choices, illegalAt) => {
          const { game } = randomGame(choices, illegalAt);
          let before = 0;
          for (let at = 0; at < 90_000; at += 1700) {
            const pgn = shown(game, at);
            const known = game.events.filter((event) => event.at <= at);
            const [parsed, second] = parsePgn(pgn);
            expect(second).toBeUndefined();
            const position = startingPosition(parsed?.headers ?? new Map()).unwrap();
            let halfMoves = 0;
            for (const { san } of parsed?.moves.mainline() ?? []) {
              const move = parseSan(position, san);
              if (!move) throw new Error(`${san} in\n${pgn}`);
              position.play(move);
              halfMoves += 1;
            }
            const other = new Chess();
            other.loadPgn(pgn);
            expect(other.history()).toHaveLength(halfMoves);
            expect(halfMoves).toBeLessThanOrEqual(known.filter(({ event }) => event === 'completed').length);
            expect(halfMoves).toBeGreaterThanOrEqual(before);
            before = halfMoves;
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test('carries clocks, round and board, and who plays', () => {
    const { game } = make([
      { by: 'arbiter', do: 'start' },
      { by: 'white', do: 'move', move: 'e2e4' },
      { by: 'white', do: 'press' },
    ]);
    const pgn = shown(game, 60_000);
    expect(pgn).toContain('[Round "3.7"]');
    expect(pgn).toContain('[White "Novák, ”Ján”"]');
    expect(pgn).toContain('[WhiteFideId "123"]');
    expect(pgn).toMatch(/1\. e4 \{ ?\[%clk 1:30:58\]/);
  });
});

test('a report tells a game from a forfeit, and from one without moves', () => {
  const start = { by: 'arbiter', do: 'start' };
  const result = { by: 'arbiter', do: 'result', white: 1, black: 0, reason: 'absent' };
  expect(playedIn(make([start, result]).state)).toEqual({ result: '1-0', how: 'forfeit' });
  expect(playedIn(make([start, { by: 'white', do: 'resign' }]).state)).toEqual({
    result: '0-1',
    how: 'no-move',
  });
  expect(playedIn(randomGame([1, 2, 3, 4], -1).state)).toEqual({ result: '*', how: 'played' });
});

test('pairings and standings are heard, printed and felt in every language', async () => {
  await Promise.all(LANGUAGES.map((language) => tournamentTexts.load(language)));
  const line = (number: number, name: string, round: string) =>
    `001 ${String(number).padStart(4)} m    ${name.padEnd(33)}${' '.repeat(44)}${round}`;
  const parsed = parseTrf(
    [
      '012 Cup',
      line(1, 'Novak, Ana', '   2 w ='),
      line(2, 'Smith, Ben', '   1 b ='),
      line(3, 'Petrov, Ivo', '0000 - H'),
    ].join('\n'),
  );
  if (!parsed.ok) throw new Error(`${parsed.line}: ${parsed.reason}`);
  const round = roundOf({ kind: 'trf', trf: parsed.trf }, 1);
  expect(linesOf(pairingsWriting(round, 'en'))).toEqual([
    'Cup: Pairings of round 1.',
    'Board 1: White Ana Novak, Black Ben Smith. Result ½:½.',
    'Ivo Petrov has a bye with half a point.',
  ]);
  expect(standingsAfter(parsed.trf, 1).map(({ rank }) => rank)).toEqual([1, 1, 1]);
  expect(linesOf(standingsWriting(parsed.trf, 1, 'de'))[1]).toBe('1. Ana Novak, 0,5 Punkte.');
  for (const language of LANGUAGES)
    for (const writing of [pairingsWriting(round, language), standingsWriting(parsed.trf, 1, language)]) {
      expect(writeOut(writing, 'html')).toContain('Ana Novak');
      expect(writeOut(writing, 'brf')).toMatch(/^[\x20-\x5f\r\n\f]+$/);
    }
});
