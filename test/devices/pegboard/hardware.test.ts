/** The peg board on paper: what must fit fits, the parts suffice, and the drawings are those of the measures. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  BOARD,
  BORE,
  contactTravel,
  field,
  MEN,
  outside,
  PARTS,
  PEG,
  PLATE,
  pegDepth,
  SAW,
  STRIP,
  stripDepth,
  TUBE,
  totalEuro,
  WIRE,
  wireForce,
} from '#devices/pegboard/hardware/dimensions.ts';
import { drawings } from '#devices/pegboard/hardware/drawings.ts';

const FOLDER = 'devices/pegboard';
const text = readFileSync(join(FOLDER, 'HARDWARE.md'), 'utf8');

describe('D.1: the board', () => {
  test('D.1.1 is at least 20 cm by 20 cm; D.1.2 its black squares are raised by 3 to 4 mm', () => {
    expect(field).toBeGreaterThanOrEqual(200);
    expect(PLATE.tile).toBeGreaterThanOrEqual(3);
    expect(PLATE.tile).toBeLessThanOrEqual(4);
  });

  test('a peg goes through tile and tube with a play of 0.2 mm in the tube', () => {
    expect(TUBE.inner - PEG.diameter).toBeCloseTo(0.2);
    expect(PLATE.guideHole).toBeGreaterThan(TUBE.inner);
  });

  test('a peg that is home never touches the strip below, on either colour', () => {
    expect(pegDepth.white).toBeLessThanOrEqual(stripDepth - 1);
    expect(pegDepth.black).toBeLessThan(pegDepth.white);
  });

  test('the wire meets the full thickness of the peg on either colour, and never the tube', () => {
    expect(contactTravel.black).toBeGreaterThanOrEqual(2);
    expect(WIRE.tipDepth).toBeGreaterThanOrEqual(TUBE.length + 1);
    expect(WIRE.tipDepth).toBeGreaterThanOrEqual(PLATE.thickness - BORE.depth);
    expect(WIRE.foot + WIRE.diameter / 2).toBeLessThan(BORE.diameter / 2);
    expect(PEG.diameter / 2 + WIRE.deflection + WIRE.diameter).toBeLessThan(BORE.diameter / 2);
  });

  test('the wire presses enough for a contact and too little to be felt, and only sideways', () => {
    expect(wireForce()).toBeGreaterThan(15);
    expect(wireForce()).toBeLessThan(35);
    expect(text).toContain(`about ${Math.round(wireForce())} gf`);
  });
});

describe('the parts', () => {
  const length = (name: RegExp): number => {
    const count = PARTS.find((part) => name.test(part.name))?.count ?? '';
    const [, number = '0', unit] = /^([\d.]+) (mm|m)$/.exec(count) ?? [];
    return Number(number) * (unit === 'm' ? 1000 : 1);
  };

  test('tube, rod and wire are long enough for every piece and its cut', () => {
    expect(length(/brass tube/)).toBeGreaterThanOrEqual(64 * TUBE.length + 63 * SAW);
    expect(length(/brass rod/)).toBeGreaterThanOrEqual(MEN * (PEG.free + PEG.glued + SAW));
    const wire = stripDepth - WIRE.tipDepth + WIRE.leadIn + WIRE.solder;
    expect(length(/spring wire/)).toBeGreaterThanOrEqual(64 * wire);
    expect(text).toContain(`${64 * TUBE.length + 63 * SAW} mm`);
    expect(text).toContain(`${MEN * (PEG.free + PEG.glued + SAW)} mm`);
  });

  test('the boards make the strips of all ranks', () => {
    const boards = Number(PARTS.find(({ name }) => /perforated/.test(name))?.count);
    const halves = Math.floor(100 / (STRIP.width + SAW)) * Math.floor(160 / (4 * BOARD.square));
    expect(boards * halves).toBeGreaterThanOrEqual(16);
  });

  test('the table in HARDWARE.md lists each of them, and its sum is right', () => {
    for (const { name, order, count, euro } of PARTS)
      expect(text.replace(/ +/g, ' ')).toContain(`${name} | ${order} | ${count} | ${euro.toFixed(2)} |`);
    expect(text).toContain(`**${totalEuro().toFixed(2)}**`);
  });
});

describe('the drawings', () => {
  test('are those of the measures', () => {
    for (const [name, contents] of Object.entries(drawings()))
      expect(readFileSync(join(FOLDER, 'hardware', name), 'utf8')).toBe(contents);
  });

  test('the templates print at 1 : 1 on A4 and hold all 64 holes', () => {
    const sheets = ['template-left.svg', 'template-right.svg'].map((name) => drawings()[name] ?? '');
    for (const sheet of sheets) {
      const [, width, height] = /width="([\d.]+)mm" height="([\d.]+)mm"/.exec(sheet) ?? [];
      expect(Number(width)).toBeLessThanOrEqual(210);
      expect(Number(height)).toBeLessThanOrEqual(297);
      expect(sheet).toContain(`viewBox="0 0 ${width} ${height}"`);
    }
    expect(sheets.join('').match(/<circle/g)).toHaveLength(2 * 64);
    expect(outside).toBe(field + 2 * BOARD.border);
  });
});
