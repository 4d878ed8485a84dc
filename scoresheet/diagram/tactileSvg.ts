/**
 * A position as SVG for swell paper, on A4 in millimetres: what is black rises. D.1 raises the black squares; here
 * they carry a texture of fine dots. A man is a plain shape on clear ground, an outline for White, filled for Black.
 */
import type { Language } from '#rules/notation/language.ts';
import { PAWN_LETTERS, PIECE_LETTERS } from '#rules/notation/pieceLetters.ts';
import type { Position } from '#rules/position/position.ts';
import { type Color, ROLES, type Role } from '#rules/position/square.ts';
import { literary, literaryLetters } from '../braille/literary.ts';
import { wrapLetters } from '../braille/pages.ts';
import { LABELS } from '../labels.ts';
import { sideToMove } from '../positionText.ts';
import { escapeXml } from '../xml.ts';
import { type DiagramSettings, diagramDescription, diagramEdges, diagramSquares } from './diagram.ts';

const PAGE = { width: 210, height: 297 } as const;
const SQUARE = 20;
const LEFT = 30;
const TOP = 40;
const BOARD = 8 * SQUARE;

/** Dots of Braille: 1.5 mm wide, 2.5 mm apart, cells 6.2 mm apart. */
const DOT = { radius: 0.75, pitch: 2.5, cell: 6.2 } as const;

/**
 * What rises beside something else is felt apart from 3.2 mm on (BANA's guidelines for tactile graphics): so far is a
 * man from the grid and from the texture. An occupied dark square keeps four dots of its texture, in its corners.
 */
const TEXTURE = { pitch: 2.5, radius: 0.45 } as const;
/** Where a man stands in the key. */
const KEY = { width: 15, height: 18, inRow: 3 } as const;

/** Shapes that a finger tells apart, about 11 mm, each about its own centre; the king is a cross, the queen a crown. */
const SHAPES: Readonly<Record<Role, string>> = {
  pawn: '<circle r="3.6"/>',
  knight: '<path d="M-4-4.8h8v3.7h-4v5.9h-4z"/>',
  bishop: '<path d="M0-5.6 4.6 4.2h-9.2z"/>',
  rook: '<path d="M-4.2-4.2h8.4v8.4h-8.4z"/>',
  queen: '<path d="M-4.4-4.2l2.2 3.4 2.2-4.6 2.2 4.6 2.2-3.4-.2 8.8h-8.4z"/>',
  king: '<path d="M-1.8-5.6h3.6v3.8h3.8v3.6h-3.8v3.8h-3.6v-3.8h-3.8v-3.6h3.8z"/>',
};

export function tactileSvg(position: Position, { language, bottom, caption }: DiagramSettings): string {
  const { files, ranks } = diagramEdges(bottom);
  const squares = diagramSquares(position, bottom);
  const texture = squares
    .filter(({ dark }) => dark)
    .map(({ column, row, piece }) => {
      const kind = piece ? 'corners' : 'dark';
      return `<use href="#${kind}" x="${LEFT + column * SQUARE}" y="${TOP + row * SQUARE}"/>`;
    });
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
  const lines = (text: string) => wrapLetters(literaryLetters(text, language), room);
  const titles = [...(caption ? lines(caption) : []), ...lines(sideToMove(position, language))].slice(0, 3);
  const title = titles
    .map((cells, at) => braille(cells, LEFT, TOP - 2 - 11 * (titles.length - at)))
    .join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE.width} ${PAGE.height}" width="${PAGE.width}mm" height="${PAGE.height}mm" role="img" aria-labelledby="description">
<title id="description">${escapeXml(diagramDescription(position, caption, language))}</title>
<defs><g id="dark">${dots(7)}</g><g id="corners">${dots(2)}</g></defs>
<rect width="${PAGE.width}" height="${PAGE.height}" fill="#fff"/>
${texture.join('\n')}
<path d="${grid()}" fill="none" stroke="#000" stroke-width="0.7"/>
${men.join('\n')}
${[title, ...fileNames, ...rankNames].join('\n')}
${key(language).join('\n')}
</svg>
`;
}

/** Below the board, in two rows: each shape with the letter of its piece; then what tells White from Black. */
function key(language: Language): string[] {
  const top = TOP + BOARD + 26;
  const shapes = ROLES.toReversed().flatMap((role, at) => {
    const x = LEFT + KEY.width / 2 + ((at % KEY.inRow) * BOARD) / KEY.inRow;
    const y = top + Math.floor(at / KEY.inRow) * KEY.height;
    const letter = role === 'pawn' ? PAWN_LETTERS[language] : PIECE_LETTERS[language][role];
    return [man(role, 'white', x, y), braille(literary(letter, language), x + KEY.width, y - DOT.pitch)];
  });
  const { outline, filled } = LABELS[language];
  const words = [outline, filled].map((text, at) =>
    braille(literary(text, language), LEFT, top + 2 * KEY.height - 5 + at * 11),
  );
  return [...shapes, ...words];
}

function man(role: Role, color: Color, x: number, y: number): string {
  const fill = color === 'white' ? '#fff' : '#000';
  return `<g transform="translate(${x} ${y})" fill="${fill}" stroke="#000" stroke-width="1.3" stroke-linejoin="round">${SHAPES[role]}</g>`;
}

/** The texture of a square: so many dots in a row, the outermost 2.5 mm from its edge; two rows are its corners. */
function dots(inRow: number): string {
  const step = (SQUARE - 2 * TEXTURE.pitch) / (inRow - 1);
  const places = Array.from({ length: inRow }, (_, at) => round(TEXTURE.pitch + at * step));
  return places
    .flatMap((y) => places.map((x) => `<circle cx="${x}" cy="${y}" r="${TEXTURE.radius}"/>`))
    .join('');
}

/** The grid, which separates the squares for the finger. */
function grid(): string {
  return Array.from({ length: 9 }, (_, at) => at * SQUARE)
    .map((offset) => `M${LEFT} ${TOP + offset}h${BOARD}M${LEFT + offset} ${TOP}v${BOARD}`)
    .join('');
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
