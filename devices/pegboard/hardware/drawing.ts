/** Drawing in millimetres: an SVG whose units are those of the paper, so that a print at 100 % is to scale. */
export type Shape = string;

const LINE = 'fill="none" stroke="#000" stroke-width="0.25"';

const n = (value: number): string => String(Math.round(value * 1000) / 1000);

export const line = (x1: number, y1: number, x2: number, y2: number, style = LINE): Shape =>
  `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" ${style}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill = 'none'): Shape =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" stroke="#000" stroke-width="0.25"/>`;

export const circle = (x: number, y: number, diameter: number, fill = 'none'): Shape =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(diameter / 2)}" fill="${fill}" stroke="#000" stroke-width="0.25"/>`;

export const path = (d: string, style = LINE): Shape => `<path d="${d}" ${style}/>`;

export const text = (x: number, y: number, words: string, size = 3, anchor = 'start'): Shape =>
  `<text x="${n(x)}" y="${n(y)}" font-family="sans-serif" font-size="${n(size)}" text-anchor="${anchor}">${escaped(words)}</text>`;

/** A measure between two points on one level, with its arrows. */
export function across(x1: number, x2: number, y: number, words: string): Shape {
  return [
    line(x1, y - 1.5, x1, y + 1.5),
    line(x2, y - 1.5, x2, y + 1.5),
    line(x1, y, x2, y),
    text((x1 + x2) / 2, y - 0.8, words, 2.6, 'middle'),
  ].join('');
}

export function down(x: number, y1: number, y2: number, words: string): Shape {
  return [
    line(x - 1.5, y1, x + 1.5, y1),
    line(x - 1.5, y2, x + 1.5, y2),
    line(x, y1, x, y2),
    text(x + 1, (y1 + y2) / 2 + 1, words, 2.6),
  ].join('');
}

export function drawing(width: number, height: number, title: string, shapes: readonly Shape[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...shapes,
    '</svg>',
    '',
  ].join('\n');
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
