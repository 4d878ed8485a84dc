/** A position in a line: the men of each side by their squares, who is to move, and what the men do not show. */
import type { Language } from '#rules/notation/language.ts';
import { PIECE_LETTERS } from '#rules/notation/pieceLetters.ts';
import type { Position } from '#rules/position/position.ts';
import { COLORS, type Color, ROLES } from '#rules/position/square.ts';
import { LABELS } from './labels.ts';

/** `White: Ke1, Ra1, e5. Black: Ke8, d5. White to move. Castling: White 0-0-0. En passant: d6` */
export function positionText(position: Position, language: Language): string {
  const labels = LABELS[language];
  const sides = COLORS.map((color) => `${labels[color]}: ${menText(position, color, language)}`);
  const rights = [...castlingText(position, language), ...enPassantText(position, language)];
  return [...sides, sideToMove(position, language), ...rights].join('. ');
}

export function sideToMove({ turn }: Position, language: Language): string {
  return LABELS[language][turn === 'white' ? 'toMoveWhite' : 'toMoveBlack'];
}

/** The king first, the pawns last and without a letter (C.4). */
function menText(position: Position, color: Color, language: Language): string {
  return ROLES.toReversed()
    .flatMap((role) =>
      position
        .squaresOf(color, role)
        .map((square) => (role === 'pawn' ? square : PIECE_LETTERS[language][role] + square)),
    )
    .join(', ');
}

function castlingText(position: Position, language: Language): string[] {
  const labels = LABELS[language];
  const sides = COLORS.flatMap((color) => {
    const { short, long } = position.castlingRights(color);
    const signs = [short && '0-0', long && '0-0-0'].filter(Boolean);
    return signs.length > 0 ? [`${labels[color]} ${signs.join(' ')}`] : [];
  });
  return sides.length > 0 ? [`${labels.castling}: ${sides.join(', ')}`] : [];
}

/** 3.7.3.1: the square that a pawn has just passed over, if it can be taken there. */
function enPassantText({ fen }: Position, language: Language): string[] {
  const square = fen.split(' ')[3];
  return square && square !== '-' ? [`${LABELS[language].enPassant}: ${square}`] : [];
}
