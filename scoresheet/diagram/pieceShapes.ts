/** The chessmen for eyes, drawn in a square of 45 units: outline first, then the lines inside it. */
import type { Role } from '#rules/position/square.ts';

export type PieceShape = Readonly<{ outline: string; inside: string }>;

export const PIECE_SHAPES: Readonly<Record<Role, PieceShape>> = {
  pawn: {
    outline:
      'M17.5 19a6.5 6.5 0 1 1 10 0l3 1.5v2.5h-3.5c.5 4 2 7 5 10l1.5 6h-22l1.5-6c3-3 4.5-6 5-10h-3.5v-2.5z',
    inside: 'M13.5 34h18',
  },
  rook: {
    outline: 'M11 39v-4l3-2 1.5-14-3.5-3v-9h5v3h3.5v-3h4v3h3.5v-3h5v9l-3.5 3 1.5 14 3 2v4z',
    inside: 'M15.5 19h14M14 33h17',
  },
  bishop: {
    outline:
      'M22.5 4.5a3 3 0 0 1 2 5.2c6 4 8.5 11 4.5 17l1 3 4.5 5.3v4h-24v-4l4.5-5.3 1-3c-4-6-1.5-13 4.5-17a3 3 0 0 1 2-5.2z',
    inside: 'M22.5 15v8M18.5 19h8M16 27h13M14.5 33h16',
  },
  knight: {
    outline: 'M12 39c0-8 8-10 8-16l-6 4.5-4 .5-2-3 5.5-11 .5-4.5 4 1.5 1.5-4.5 3.5 3.5c9 2 12.5 13 12 29z',
    inside: 'M16.5 15.5l1.5-1M25 12c4 4 5.5 9 5.5 16',
  },
  queen: {
    outline:
      'M12 39v-4l1.5-3-5-16a2.5 2.5 0 1 1 2.5-1l4.5 8 .5-11a2.5 2.5 0 1 1 3 0l2.5 10.5h2l2.5-10.5a2.5 2.5 0 1 1 3 0l.5 11 4.5-8a2.5 2.5 0 1 1 2.5 1l-5 16 1.5 3v4z',
    inside: 'M13.5 32c6-1.5 12-1.5 18 0M12 35.5h21',
  },
  king: {
    outline:
      'M21 3.5h3v3h3v3h-3v3c3 1 4 4 1.5 8 5-5.5 13-4 13 2.5 0 4-2.5 6.5-6 9l.5 7h-21l.5-7c-3.5-2.5-6-5-6-9 0-6.5 8-8 13-2.5-2.5-4-1.5-7 1.5-8v-3h-3v-3h3z',
    inside: 'M22.5 18v12.5M13 32c6-2 13-2 19 0M12.5 35.5h20',
  },
};
