import { describe, expect, test } from 'vitest';
import { Position } from '#rules/position/position.ts';
import { ROLES } from '#rules/position/square.ts';
import { diagramSvg } from '#scoresheet/diagram/svg.ts';
import { tactileSvg } from '#scoresheet/diagram/tactileSvg.ts';
import { diagramText } from '#scoresheet/diagram/text.ts';
import { positionAfter } from '#scoresheet/score.ts';
import { appendixC } from './games.ts';

const settings = { language: 'en', bottom: 'white', caption: '11. Kb1' } as const;
const last = positionAfter(appendixC, 21)!;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe('a position as text for a Braille display', () => {
  test('White in capitals, Black in small letters, the squares told apart', () => {
    expect(diagramText(last, 'de')).toBe(
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
      ].join('\n'),
    );
  });

  test('from Black’s side it is turned round, and the names stay (C.5)', () => {
    const lines = diagramText(Position.start(), 'mk', 'black').split('\n');
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
    expect(svg).toMatch(/<title id="description">11\. Kb1\. r1bqr1k1\/ppp1bppp/);
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
    expect(count(svg, /url\(#texture\)/g)).toBe(32);
    expect(count(svg, /width="15" height="15" fill="#fff"/g)).toBe(28 + ROLES.length);
  });

  test('White is an outline, Black is filled', () => {
    expect(count(svg, /<g fill="#000" stroke/g)).toBe(14);
    expect(count(svg, /<g fill="#fff" stroke/g)).toBe(14 + ROLES.length);
  });

  test('six shapes, no two alike', () => {
    const shapes = new Set([...svg.matchAll(/stroke-linejoin="round">(<[^>]+>)/g)].map(([, shape]) => shape));
    expect(shapes.size).toBe(6);
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
