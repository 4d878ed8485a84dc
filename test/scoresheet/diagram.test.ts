import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#rules/notation/language.ts';
import { Position } from '#rules/position/position.ts';
import { isLightSquare, ROLES } from '#rules/position/square.ts';
import { literary } from '#scoresheet/braille/literary.ts';
import { diagramSvg } from '#scoresheet/diagram/svg.ts';
import { tactileSvg } from '#scoresheet/diagram/tactileSvg.ts';
import { diagramText } from '#scoresheet/diagram/text.ts';
import { LABELS } from '#scoresheet/labels.ts';
import { positionAfter } from '#scoresheet/score.ts';
import { appendixC } from './games.ts';

const settings = { language: 'en', bottom: 'white', caption: '11. Kb1' } as const;
const last = positionAfter(appendixC, 21)!;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe('a position as text for a Braille display', () => {
  test('White in capitals, Black in small letters, the squares told apart', () => {
    expect(diagramText(last, { ...settings, language: 'de', caption: '11. Kb1' })).toBe(
      [
        '8 t-ldt-k-',
        '7 bbb.lbbb',
        '6 .-ss.-.-',
        '5 -.-.-.L.',
        '4 .-.-.-.-',
        '3 -.-.DS-.',
        '2 BBBS.BBB',
        '1 -K-T-L-T',
        '  abcdefgh',
        '',
        '11. Kb1',
        'Weiß: Kb1, De3, Td1, Th1, Lf1, Lg5, Sd2, Sf3, a2, b2, c2, f2, g2, h2. Schwarz: Kg8, Dd8, Ta8, Te8, Le7, Lc8, Sc6, Sd6, a7, b7, c7, f7, g7, h7. Schwarz am Zug',
        '',
      ].join('\n'),
    );
  });

  test('from Black’s side it is turned round, and the names stay (C.5)', () => {
    const lines = diagramText(Position.start(), { language: 'mk', bottom: 'black', caption: '' }).split('\n');
    expect(lines[0]).toBe('1 ТСЛКДЛСТ');
    expect(lines[7]).toBe('8 тслкдлст');
    expect(lines[8]).toBe('  hgfedcba');
  });
});

describe('a position for eyes', () => {
  const svg = diagramSvg(last, settings);
  test('32 dark squares, every man, all coordinates', () => {
    expect(count(svg, /fill="#b8b8b8"/g)).toBe(32);
    expect(count(svg, /<g transform/g)).toBe(28);
    for (const name of 'abcdefgh12345678') expect(svg).toContain(`>${name}</text>`);
  });

  test('says what it shows', () => {
    expect(svg).toMatch(/<title id="description">11\. Kb1\. Black to move\. r1bqr1k1\/ppp1bppp/);
    expect(svg).toContain('>11. Kb1</text>');
    expect(svg).toContain('>Black to move</text>');
  });
});

describe('a position for fingers', () => {
  const svg = tactileSvg(last, settings);

  /** Circles as [x, y, radius], inside their group. */
  const circles = (text: string) =>
    [...text.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map((match) =>
      match.slice(1).map(Number),
    );

  test('the dark squares carry a texture (D.1), the men stand on clear ground', () => {
    expect(count(svg, /href="#(dark|corners)"/g)).toBe(32);
    const occupied = last.occupied.filter((square) => !isLightSquare(square));
    expect(count(svg, /href="#corners"/g)).toBe(occupied.length);
  });

  test('White is an outline, Black is filled', () => {
    expect(count(svg, /fill="#000" stroke="#000"/g)).toBe(14);
    expect(count(svg, /fill="#fff" stroke="#000"/g)).toBe(14 + ROLES.length);
  });

  test('six shapes, no two alike', () => {
    const shapes = new Set([...svg.matchAll(/stroke-linejoin="round">(<[^>]+>)/g)].map(([, shape]) => shape));
    expect(shapes.size).toBe(6);
  });

  test('a man is 3.2 mm from the grid, from the texture and from the next man', () => {
    const outer = 1.3 / 2;
    const corners = circles(/<g id="corners">(.*?)<\/g>/.exec(svg)![1]!);
    expect(corners).toHaveLength(4);
    for (const [shape] of svg.matchAll(/(?<=stroke-linejoin="round">)<[^>]+>/g)) {
      for (const [x, y] of outlineOf(shape)) {
        expect(10 - Math.max(Math.abs(x), Math.abs(y)) - outer - 0.35).toBeGreaterThanOrEqual(3.2);
        for (const [dotX, dotY, radius] of corners as [number, number, number][])
          expect(Math.hypot(dotX - 10 - x, dotY - 10 - y) - outer - radius).toBeGreaterThanOrEqual(3.2);
      }
    }
  });

  test('no dot of the texture merges with the grid', () => {
    for (const [x, y, radius] of circles(/<g id="dark">(.*?)<\/g>/.exec(svg)![1]!) as [
      number,
      number,
      number,
    ][])
      expect(Math.min(x, y, 20 - x, 20 - y) - radius - 0.35).toBeGreaterThan(1.5);
  });

  test.each(LANGUAGES)('the key says in %s which is White, and who is to move stands above', (language) => {
    const drawn = tactileSvg(last, { ...settings, language });
    const { outline, filled, toMoveBlack } = LABELS[language];
    const rows = brailleRows(drawn);
    for (const text of [outline, filled, toMoveBlack]) expect(rows).toContain(literary(text, language));
    for (const [x, y] of circles(drawn.slice(drawn.indexOf('</defs>'))) as [number, number][])
      expect(x > 5 && x < 205 && y > 5 && y < 292).toBe(true);
  });

  test('Braille dots lie on the page, 2.5 mm apart at least', () => {
    const dots = circles(svg.slice(svg.indexOf('</defs>')));
    expect(dots.length).toBeGreaterThan(60);
    for (const [x, y] of dots as [number, number][]) {
      expect(x > 5 && x < 205 && y > 5 && y < 292).toBe(true);
      const near = dots.filter(([ox, oy]) => Math.hypot(ox! - x, oy! - y) < 2.49);
      expect(near).toHaveLength(1);
    }
  });

  test('no Braille touches the board', () => {
    for (const [x, y] of circles(svg.slice(svg.indexOf('</defs>'))) as [number, number][])
      expect(x > 28 && x < 192 && y > 38 && y < 202).toBe(false);
  });
});

/** Points on the outline of a shape: a circle's, or the corners of a path and points between them. */
function outlineOf(shape: string): [number, number][] {
  const radius = /<circle r="([\d.]+)"/.exec(shape)?.[1];
  if (radius)
    return Array.from({ length: 64 }, (_, at) => {
      const angle = (at / 64) * 2 * Math.PI;
      return [Number(radius) * Math.cos(angle), Number(radius) * Math.sin(angle)];
    });
  const corners: [number, number][] = [];
  let [x, y] = [0, 0];
  const drawn = / d="([^"]*)"/.exec(shape)?.[1] ?? '';
  for (const [, command, numbers] of drawn.matchAll(/([MLlhvHV])([^MLlhvHVz"]*)/g)) {
    const values = (numbers!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'h' || command === 'v') {
      if (command === 'h') x += values[0]!;
      else y += values[0]!;
      corners.push([x, y]);
    } else
      for (let at = 0; at < values.length; at += 2) {
        [x, y] = command === 'l' ? [x + values[at]!, y + values[at + 1]!] : [values[at]!, values[at + 1]!];
        corners.push([x, y]);
      }
  }
  return corners.flatMap(([fromX, fromY], at) => {
    const [toX, toY] = corners[(at + 1) % corners.length]!;
    return Array.from({ length: 10 }, (_, step): [number, number] => [
      fromX + ((toX - fromX) * step) / 10,
      fromY + ((toY - fromY) * step) / 10,
    ]);
  });
}

/** The cells of each group of dots, read back from where they lie. */
function brailleRows(svg: string): string[] {
  return [...svg.slice(svg.indexOf('</defs>')).matchAll(/<g>((?:<circle[^>]*>)+)<\/g>/g)].map(([, group]) => {
    const dots = [...group!.matchAll(/cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const left = 30;
    const tops = dots.map(([, y]) => y!);
    const top = Math.min(...tops);
    let cells: number[] = [];
    for (const [x, y] of dots) {
      const cell = Math.floor((x! - left + 0.1) / 6.2);
      const column = x! - left - cell * 6.2 > 1 ? 3 : 0;
      cells[cell] = (cells[cell] ?? 0) | (1 << (column + Math.round((y! - top) / 2.5)));
    }
    cells = Array.from(cells, (bits) => bits ?? 0);
    return String.fromCharCode(...cells.map((bits) => 0x2800 + bits));
  });
}
