/**
 * A position as text for a Braille display: a line for each rank, White's men in capitals, Black's in small letters,
 * empty squares as "-" where they are dark and "." where they are light. Below it the last move and the men of each
 * side by their squares: German Braille of six dots marks no capitals, and there both sides look alike.
 */
import type { Language } from '#rules/notation/language.ts';
import { PAWN_LETTERS, PIECE_LETTERS } from '#rules/notation/pieceLetters.ts';
import type { Position } from '#rules/position/position.ts';
import type { Piece } from '#rules/position/square.ts';
import { positionText } from '../positionText.ts';
import { type DiagramSettings, diagramEdges, diagramSquares } from './diagram.ts';

export function diagramText(position: Position, { language, bottom, caption }: DiagramSettings): string {
  const { files, ranks } = diagramEdges(bottom);
  const squares = diagramSquares(position, bottom);
  const rows = ranks.map((rank, row) => {
    const men = squares.filter((square) => square.row === row);
    return `${rank} ${men.map(({ piece, dark }) => (piece ? letter(piece, language) : dark ? '-' : '.')).join('')}`;
  });
  const below = [caption, positionText(position, language)].filter(Boolean);
  return `${[...rows, `  ${files.join('')}`, '', ...below].join('\n')}\n`;
}

function letter({ role, color }: Piece, language: Language): string {
  const capital = role === 'pawn' ? PAWN_LETTERS[language] : PIECE_LETTERS[language][role];
  return color === 'white' ? capital : capital.toLowerCase();
}
