import { memo, type ReactNode } from 'react';
import type { Piece, Role } from '#rules/position/square.ts';

/**
 * The men, drawn for this program. One silhouette each, with an outer edge in the colour of the other side, so that no
 * square swallows it; the lines inside tell the kinds apart where the outline alone would not.
 */
const FOOT = 'M22 93v-6.5c0-3.6 2.9-6.5 6.5-6.5h43c3.6 0 6.5 2.9 6.5 6.5V93z';

type Shape = Readonly<{ body: string; lines: ReactNode }>;

const SHAPES: Readonly<Record<Role, Shape>> = {
  pawn: {
    body: 'M50 17a16 16 0 0 1 11.2 27.4l3.8 0a4 4 0 0 1 0 9h-4.6c.9 9.6 5.2 18.4 12.6 24.6l0 2H27l0-2c7.4-6.2 11.7-15 12.6-24.6H35a4 4 0 0 1 0-9l3.8 0A16 16 0 0 1 50 17z',
    lines: <path d="M40 53.4h20" />,
  },
  rook: {
    body: 'M24 14h13v9h7v-9h12v9h7v-9h13v22l-9 9 2.5 27 4.5 8h-48l4.5-8L33 45l-9-9z',
    lines: <path d="M33 45h34M31 72h38" />,
  },
  knight: {
    body: 'M29.5 80c-.5-15 5-22 12-29 2.5-2.5 4-4.5 4.6-7-3.6 2.6-7.6 3.4-11.6 4.6-2.5 4.4-6 7.4-10.5 7.4-5.5 0-8.5-4.5-8-9 .4-4 3.6-7.6 6-12 2.6-4.8 4-9 7-12.5 1.4-1.7 3-3.2 5-4.4L32.5 7l11 7.5C46 14 48 14 50 14.3 68.5 17 80 33 80 57c0 8.5-1.5 16-4 23z',
    lines: (
      <>
        <circle cx="37.5" cy="28.5" r="2.6" className="dot" />
        <circle cx="23.2" cy="46.8" r="1.9" className="dot" />
        <path d="M52 23.5c13 5 18.5 19 17.5 38" />
      </>
    ),
  },
  bishop: {
    body: 'M50 6a6.5 6.5 0 0 1 4.6 11.1C64 23.5 71 33 71 43c0 6-2.7 10.8-7 14h2a4 4 0 0 1 0 9h-5c1 5.5 4.5 9.5 10 12l0 2H29l0-2c5.5-2.5 9-6.5 10-12h-5a4 4 0 0 1 0-9h2c-4.3-3.2-7-8-7-14 0-10 7-19.5 16.4-25.9A6.5 6.5 0 0 1 50 6z',
    lines: <path d="M50 31v18M41 40h18M39 66h22M36 57h28" />,
  },
  queen: {
    body: 'M50 7a7 7 0 0 1 3.5 13l8.5 18 9.4-12.4a6.6 6.6 0 1 1 7.5 2.5L71 60c-1.6 4.5-1 9 2 14l0 6H27l0-6c3-5 3.6-9.5 2-14l-7.9-31.9a6.6 6.6 0 1 1 7.5-2.5L38 38l8.5-18A7 7 0 0 1 50 7z',
    lines: <path d="M30 61c13-3.6 27-3.6 40 0M28 73c14-3 30-3 44 0" />,
  },
  king: {
    body: 'M45.5 3h9v7H62v8.5h-7.5v7.7c3 1.2 5.4 3.5 6.5 6.3 3-1.7 6.3-2.5 9.5-2.5C80 30 86 37 86 45c0 9.5-7.5 15-12 22-1.5 2.5-2 5-1.5 8l.5 5H27l.5-5c.5-3 0-5.5-1.5-8-4.5-7-12-12.5-12-22 0-8 6-15 15.5-15 3.2 0 6.5.8 9.5 2.5 1.1-2.8 3.5-5.1 6.5-6.3v-7.7H38V10h7.5z',
    lines: <path d="M50 62c-.5-12-4-22-11-29.5M50 62c.5-12 4-22 11-29.5M27 66c15-3.6 31-3.6 46 0" />,
  },
};

export const PieceImage = memo(function PieceImage({ man }: Readonly<{ man: Piece }>) {
  const { body, lines } = SHAPES[man.role];
  return (
    <svg className={`man ${man.color}`} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path className="edge" d={body} />
      <path className="edge" d={FOOT} />
      <path className="body" d={body} />
      <path className="body" d={FOOT} />
      <g className="lines">{lines}</g>
    </svg>
  );
});
