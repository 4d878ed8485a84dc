/** 8.1: a game laid out as a scoresheet shows it: the moves in pairs, with the notes between them. */
import { type DescribedMove, describe } from '#rules/notation/describe.ts';
import { type ScoreGame, type ScoreMove, startPosition } from '#rules/notation/game.ts';
import { formatClock } from '#rules/notation/pgnComment.ts';
import { type NotationStyle, writeMove } from '#rules/notation/writeMove.ts';
import type { Position } from '#rules/position/position.ts';
import { commentNotes, glyphText, type Note, notesAfter } from './remarks.ts';

export type HalfMove = Readonly<{
  /** The move itself. */
  text: string;
  /** The signs of annotators after it. */
  glyphs: string;
  described: DescribedMove;
  /** The position in which it was played. */
  before: Position;
  drawOffer: boolean;
  clockMs: number | null;
}>;

/** A move of each side. White's is null where the score begins, or goes on after a note, with Black's move. */
export type MovePair = Readonly<{ number: number; white: HalfMove | null; black: HalfMove | null }>;

export type ScoreRow = Readonly<{ pair: MovePair }> | Readonly<{ note: Note }>;

/** The rows of a score. A note after White's move parts the pair. */
export function scoreRows(game: ScoreGame, style: NotationStyle): ScoreRow[] {
  const rows: ScoreRow[] = commentNotes(game.comments).map((note) => ({ note }));
  let open: { number: number; white: HalfMove | null; black: HalfMove | null } | null = null;
  let position = startPosition(game);
  for (const move of game.moves) {
    const notesBefore = commentNotes(move.before);
    if (notesBefore.length > 0) open = null;
    for (const note of notesBefore) rows.push({ note });
    const number = { fullmoves: position.fullmoves, white: position.turn === 'white' };
    const half = halfMove(move, position, style);
    if (!number.white && open) open.black = half;
    else {
      open = {
        number: number.fullmoves,
        white: number.white ? half : null,
        black: number.white ? null : half,
      };
      rows.push({ pair: open });
    }
    const notes = notesAfter(move, number, style);
    if (notes.length > 0 || !number.white) open = null;
    for (const note of notes) rows.push({ note });
    position = position.after(move.move);
  }
  return rows;
}

function halfMove(move: ScoreMove, before: Position, style: NotationStyle): HalfMove {
  const { drawOffer, clockMs, nags } = move;
  const described = describe(before, move.move) as DescribedMove;
  return {
    text: writeMove(described, style),
    glyphs: glyphText(nags),
    described,
    before,
    drawOffer,
    clockMs,
  };
}

/** C.12: the offer of a draw is written (=) after the move. */
export function halfText({ text, glyphs, drawOffer }: HalfMove): string {
  return text + glyphs + (drawOffer ? ' (=)' : '');
}

/** What a clock shows: no part of a second. Null where it is not known. */
export function clockText(half: HalfMove | null): string | null {
  return half?.clockMs == null ? null : formatClock(half.clockMs - (half.clockMs % 1000));
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
