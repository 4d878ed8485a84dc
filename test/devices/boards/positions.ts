/** Positions for board tests, from the board part of a FEN. */
import type { Piece, Role, Square } from '#rules/position/square.ts';

const ROLES: Readonly<Record<string, Role>> = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
};

export function placementOf(fen: string): Map<Square, Piece> {
  const placement = new Map<Square, Piece>();
  const rows = (fen.split(' ')[0] ?? '').split('/');
  for (const [row, text] of rows.entries()) {
    let file = 0;
    for (const letter of text) {
      const role = ROLES[letter.toLowerCase()];
      if (!role) {
        file += Number(letter);
        continue;
      }
      const square = `${'abcdefgh'[file]}${8 - row}` as Square;
      placement.set(square, { role, color: letter === letter.toUpperCase() ? 'white' : 'black' });
      file++;
    }
  }
  return placement;
}

export const START = placementOf('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
/** No two ranks, files or colours alike: a mirrored or turned reading shows. */
export const LOPSIDED = placementOf('r1b1k2r/2q2ppp/p1n5/1p2P3/8/2NB4/PPP3PP/R2QR1K1');
