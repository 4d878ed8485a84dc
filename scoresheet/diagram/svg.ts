/** A position as SVG for eyes, with strong contrast. */
import type { Position } from '#rules/position/position.ts';
import { sideToMove } from '../positionText.ts';
import { escapeXml } from '../xml.ts';
import { type DiagramSettings, diagramDescription, diagramEdges, diagramSquares } from './diagram.ts';
import { PIECE_SHAPES } from './pieceShapes.ts';

const SQUARE = 45;
const MARGIN = 30;
const BOARD = 8 * SQUARE;
const FONT = 'font-family="Verdana, DejaVu Sans, Arial, sans-serif"';

export function diagramSvg(position: Position, { language, bottom, caption }: DiagramSettings): string {
  const { files, ranks } = diagramEdges(bottom);
  const width = BOARD + 2 * MARGIN;
  const below = [caption, sideToMove(position, language)].filter(Boolean);
  const height = BOARD + (2 + below.length) * MARGIN;
  const squares = diagramSquares(position, bottom).map(({ column, row, dark, piece }) => {
    const x = MARGIN + column * SQUARE;
    const y = MARGIN + row * SQUARE;
    const square = dark
      ? `<rect x="${x}" y="${y}" width="${SQUARE}" height="${SQUARE}" fill="#b8b8b8"/>`
      : '';
    if (!piece) return square;
    const { outline, inside } = PIECE_SHAPES[piece.role];
    const [fill, line] = piece.color === 'white' ? ['#fff', '#000'] : ['#000', '#fff'];
    return `${square}<g transform="translate(${x} ${y})" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"><path d="${outline}" fill="${fill}" stroke="#000"/><path d="${inside}" fill="none" stroke="${line}"/></g>`;
  });
  const fileNames = files.map((file, at) => label(file, MARGIN + (at + 0.5) * SQUARE, MARGIN + BOARD + 21));
  const rankNames = ranks.map((rank, at) => label(rank, MARGIN / 2, MARGIN + (at + 0.5) * SQUARE + 6));
  const lines = below.map((text, at) =>
    label(text, width / 2, height - 12 - (below.length - 1 - at) * MARGIN),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="description">
<title id="description">${escapeXml(diagramDescription(position, caption, language))}</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${squares.filter(Boolean).join('\n')}
<rect x="${MARGIN}" y="${MARGIN}" width="${BOARD}" height="${BOARD}" fill="none" stroke="#000" stroke-width="2"/>
${[...fileNames, ...rankNames, ...lines].join('\n')}
</svg>
`;
}

function label(text: string, x: number, y: number): string {
  return `<text x="${x}" y="${y}" ${FONT} font-size="17" text-anchor="middle">${escapeXml(text)}</text>`;
}
