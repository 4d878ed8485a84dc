/** A position to be drawn: what the pictures for eyes and for fingers have in common. */
import type { Language } from '#rules/notation/language.ts';
import type { Position } from '#rules/position/position.ts';
import { type Color, FILES, isLightSquare, type Piece, RANKS, type Square } from '#rules/position/square.ts';
import { sideToMove } from '../positionText.ts';

export type DiagramSettings = Readonly<{
  language: Language;
  /** The side that sits at the bottom. */
  bottom: Color;
  /** A line below the board, such as the last move. */
  caption: string;
}>;

export type DiagramSquare = Readonly<{
  square: Square;
  column: number;
  row: number;
  dark: boolean;
  piece: Piece | undefined;
}>;

/** The 64 squares as they lie, from the top left. */
export function diagramSquares(position: Position, bottom: Color): DiagramSquare[] {
  const { files, ranks } = diagramEdges(bottom);
  return ranks.flatMap((rank, row) =>
    files.map((file, column) => {
      const square: Square = `${file}${rank}`;
      return { square, column, row, dark: !isLightSquare(square), piece: position.pieceAt(square) };
    }),
  );
}

/** Files from left to right, ranks from top to bottom. C.5: Black's view is mirrored, the names stay. */
export function diagramEdges(bottom: Color) {
  return bottom === 'white'
    ? { files: FILES, ranks: RANKS.toReversed() }
    : { files: FILES.toReversed(), ranks: [...RANKS] };
}

/** The position for those who hear the picture: the placement in Forsyth notation is short and exact. */
export function diagramDescription(position: Position, caption: string, language: Language): string {
  return [caption, sideToMove(position, language), position.fen].filter(Boolean).join('. ');
}
