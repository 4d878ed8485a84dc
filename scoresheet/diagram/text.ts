/**
 * A position as text for a Braille display: a line for each rank, White's men in capitals, Black's in small letters,
 * empty squares as "-" where they are dark and "." where they are light.
 */
import type { Language } from '#rules/notation/language.ts';
import { PAWN_LETTERS, PIECE_LETTERS } from '#rules/notation/pieceLetters.ts';
import type { Position } from '#rules/position/position.ts';
import type { Color, Piece } from '#rules/position/square.ts';
import { diagramEdges, diagramSquares } from './diagram.ts';

export function diagramText(position: Position, language: Language, bottom: Color = 'white'): string {
  const { files, ranks } = diagramEdges(bottom);
  const squares = diagramSquares(position, bottom);
  const rows = ranks.map((rank, row) => {
    const men = squares.filter((square) => square.row === row);
    return `${rank} ${men.map(({ piece, dark }) => (piece ? letter(piece, language) : dark ? '-' : '.')).join('')}`;
  });
  return `${[...rows, `  ${files.join('')}`].join('\n')}\n`;
}

function letter({ role, color }: Piece, language: Language): string {
  const capital = role === 'pawn' ? PAWN_LETTERS[language] : PIECE_LETTERS[language][role];
  return color === 'white' ? capital : capital.toLowerCase();
}
