/**
 * A position as SVG for swell paper, on A4 in millimetres: what is black rises. D.1 raises the black squares; here
 * they carry a texture of fine dots. A man is a plain shape on clear ground, an outline for White, filled for Black.
 */
import type { Language } from '#rules/notation/language.ts';
import { PAWN_LETTERS, PIECE_LETTERS } from '#rules/notation/pieceLetters.ts';
import type { Position } from '#rules/position/position.ts';
import { type Color, ROLES, type Role } from '#rules/position/square.ts';
import { literary } from '../braille/literary.ts';
import { escapeXml } from '../xml.ts';
import { type DiagramSettings, diagramDescription, diagramEdges, diagramSquares } from './diagram.ts';

const PAGE = { width: 210, height: 297 } as const;
const SQUARE = 20;
/** Multiples of the texture's pitch, so that no dot of it is cut. */
const LEFT = 30;
const TOP = 40;
const BOARD = 8 * SQUARE;

/** Dots of Braille: 1.5 mm wide, 2.5 mm apart, cells 6.2 mm apart. */
const DOT = { radius: 0.75, pitch: 2.5, cell: 6.2 } as const;

/** Clear ground around a man: the square without the outermost row of its texture. */
const CLEAR = 15;

/** Shapes that a finger tells apart, about 12 mm, each about its own centre. */
const SHAPES: Readonly<Record<Role, string>> = {
  pawn: '<circle r="3.9"/>',
  knight: '<path d="M-5-6h10v4.5h-5v7.5h-5z"/>',
  bishop: '<path d="M0-6.2 6 5.5h-12z"/>',
  rook: '<path d="M-5.2-5.2h10.4v10.4h-10.4z"/>',
  queen: '<path d="M0-6.6 2.4-2.4 6.6 0 2.4 2.4 0 6.6-2.4 2.4-6.6 0-2.4-2.4z"/>',
  king: '<path d="M-2-6h4v4h4v4h-4v4h-4v-4h-4v-4h4z"/>',
};

export function tactileSvg(position: Position, { language, bottom, caption }: DiagramSettings): string {
  const { files, ranks } = diagramEdges(bottom);
  const squares = diagramSquares(position, bottom);
  const texture = squares
    .filter(({ dark }) => dark)
    .map(({ column, row }) => rect(LEFT + column * SQUARE, TOP + row * SQUARE, 'fill="url(#texture)"'));
  const men = squares.flatMap(({ piece, column, row }) =>
    piece ? [man(piece.role, piece.color, LEFT + (column + 0.5) * SQUARE, TOP + (row + 0.5) * SQUARE)] : [],
  );
  const fileNames = files.map((file, at) =>
    braille(literary(file, language), LEFT + (at + 0.5) * SQUARE - DOT.pitch / 2, TOP + BOARD + 6),
  );
  const rankNames = ranks.map((rank, at) =>
    braille(literary(rank, language), LEFT - 16, TOP + (at + 0.5) * SQUARE - DOT.pitch),
  );
  const room = Math.floor(BOARD / DOT.cell);
  const title = braille(literary(caption, language).slice(0, room), LEFT, TOP - 16);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE.width} ${PAGE.height}" width="${PAGE.width}mm" height="${PAGE.height}mm" role="img" aria-labelledby="description">
<title id="description">${escapeXml(diagramDescription(position, caption))}</title>
<defs><pattern id="texture" width="2.5" height="2.5" patternUnits="userSpaceOnUse"><circle cx="1.25" cy="1.25" r="0.45"/></pattern></defs>
<rect width="${PAGE.width}" height="${PAGE.height}" fill="#fff"/>
${texture.join('\n')}
<path d="${lines()}" fill="none" stroke="#000" stroke-width="0.7"/>
${men.join('\n')}
${[title, ...fileNames, ...rankNames].join('\n')}
${key(language).join('\n')}
</svg>
`;
}

/** Below the board, in two rows: each shape with the letter of its piece. */
function key(language: Language): string[] {
  const inRow = 3;
  return ROLES.toReversed().flatMap((role, at) => {
    const x = LEFT + CLEAR / 2 + ((at % inRow) * BOARD) / inRow;
    const y = TOP + BOARD + 30 + Math.floor(at / inRow) * SQUARE;
    const letter = role === 'pawn' ? PAWN_LETTERS[language] : PIECE_LETTERS[language][role];
    return [man(role, 'white', x, y), braille(literary(letter, language), x + CLEAR, y - DOT.pitch)];
  });
}

/** A man with clear ground around it, so that the texture does not touch it. */
function man(role: Role, color: Color, x: number, y: number): string {
  const fill = color === 'white' ? '#fff' : '#000';
  return `<g transform="translate(${x} ${y})"><rect x="${-CLEAR / 2}" y="${-CLEAR / 2}" width="${CLEAR}" height="${CLEAR}" fill="#fff"/><g fill="${fill}" stroke="#000" stroke-width="1.3" stroke-linejoin="round">${SHAPES[role]}</g></g>`;
}

/** The grid, which separates the squares for the finger. */
function lines(): string {
  return Array.from({ length: 9 }, (_, at) => at * SQUARE)
    .map((offset) => `M${LEFT} ${TOP + offset}h${BOARD}M${LEFT + offset} ${TOP}v${BOARD}`)
    .join('');
}

function rect(x: number, y: number, attributes: string): string {
  return `<rect x="${x}" y="${y}" width="${SQUARE}" height="${SQUARE}" ${attributes}/>`;
}

/** Cells as dots; x and y are those of dot 1 of the first cell. */
function braille(cells: string, x: number, y: number): string {
  const dots = [...cells].flatMap((cell, at) => {
    const bits = cell.charCodeAt(0) - 0x2800;
    return Array.from({ length: 6 }, (_, dot) => dot)
      .filter((dot) => bits & (1 << dot))
      .map((dot) => {
        const cx = x + at * DOT.cell + (dot >= 3 ? DOT.pitch : 0);
        return `<circle cx="${round(cx)}" cy="${round(y + (dot % 3) * DOT.pitch)}" r="${DOT.radius}"/>`;
      });
  });
  return `<g>${dots.join('')}</g>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
