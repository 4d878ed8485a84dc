/** 8.1: a game laid out as a scoresheet shows it: what stands above the moves, and the moves in pairs. */
import { type DescribedMove, describe } from '#rules/notation/describe.ts';
import { knownTag, RESULT_ARTICLE_TAG, type ScoreGame, startPosition } from '#rules/notation/game.ts';
import { type NotationStyle, writeMove } from '#rules/notation/writeMove.ts';
import type { Position } from '#rules/position/position.ts';
import { LABELS } from './labels.ts';

export type HalfMove = Readonly<{
  text: string;
  described: DescribedMove;
  /** The position in which it was played. */
  before: Position;
  drawOffer: boolean;
  clockMs: number | null;
}>;

/** A move of each side. White's is null where the score begins with Black's move. */
export type MovePair = Readonly<{ number: number; white: HalfMove | null; black: HalfMove | null }>;

export function movePairs(game: ScoreGame, style: NotationStyle): MovePair[] {
  const pairs: { number: number; white: HalfMove | null; black: HalfMove | null }[] = [];
  let position = startPosition(game);
  for (const { move, drawOffer, clockMs } of game.moves) {
    const described = describe(position, move) as DescribedMove;
    const half = { text: writeMove(described, style), described, before: position, drawOffer, clockMs };
    const last = pairs.at(-1);
    if (position.turn === 'black' && last) last.black = half;
    else if (position.turn === 'black') pairs.push({ number: position.fullmoves, white: null, black: half });
    else pairs.push({ number: position.fullmoves, white: half, black: null });
    position = position.after(move);
  }
  return pairs;
}

/** The position after so many half-moves; undefined if the game has fewer. */
export function positionAfter(game: ScoreGame, ply: number): Position | undefined {
  if (ply > game.moves.length) return undefined;
  return game.moves.slice(0, ply).reduce((position, { move }) => position.after(move), startPosition(game));
}

/** The half-move of a ply with its number: `11. Kb1`, `11... Te8`; empty before the first. */
export function moveText(game: ScoreGame, ply: number, style: NotationStyle): string {
  const before = ply > 0 ? positionAfter(game, ply - 1) : undefined;
  const move = game.moves[ply - 1]?.move;
  const described = before && move ? describe(before, move) : null;
  if (!before || !described) return '';
  return `${before.fullmoves}${before.turn === 'white' ? '.' : '...'} ${writeMove(described, style)}`;
}

export type HeaderLine = Readonly<{ label: string | null; text: string }>;

/** Event and round, players, date, result: only what is known, but always the players and the result. */
export function headerLines(game: ScoreGame, { language }: NotationStyle): HeaderLine[] {
  const labels = LABELS[language];
  const event = knownTag(game, 'Event');
  const round = knownTag(game, 'Round');
  const site = knownTag(game, 'Site');
  const date = writtenDate(knownTag(game, 'Date'));
  const article = knownTag(game, RESULT_ARTICLE_TAG);
  const lines: HeaderLine[] = [];
  if (event) lines.push({ label: null, text: event });
  if (round) lines.push({ label: labels.round, text: round });
  if (site) lines.push({ label: labels.site, text: site });
  lines.push({ label: labels.white, text: playerName(game, 'White') });
  lines.push({ label: labels.black, text: playerName(game, 'Black') });
  if (date) lines.push({ label: labels.date, text: date });
  lines.push({ label: labels.result, text: article ? `${game.result} (${article})` : game.result });
  return lines;
}

export function playerName(game: ScoreGame, color: 'White' | 'Black'): string {
  return knownTag(game, color) ?? '?';
}

/** PGN's 2026.11.16 as 16.11.2026, and only as much of it as is known. */
export function writtenDate(date: string | undefined): string | undefined {
  const [year, month, day] = (date ?? '').split('.').map((part) => (/^\d+$/.test(part) ? part : undefined));
  if (!year) return undefined;
  if (!month) return year;
  return day ? `${day}.${month}.${year}` : `${month}.${year}`;
}
