/** The drawings of HARDWARE.md, made from the measures: section, drilling template, strip, schematic. */
import {
  BOARD,
  BORE,
  contactTravel,
  outside,
  PEG,
  PLATE,
  pegDepth,
  STRIP,
  stripDepth,
  TUBE,
  WIRE,
} from './dimensions.ts';
import { across, circle, down, drawing, line, path, rect, type Shape, text } from './drawing.ts';

/** File name → contents. */
export function drawings(): Readonly<Record<string, string>> {
  return {
    'section.svg': section(),
    'template-left.svg': template('left'),
    'template-right.svg': template('right'),
    'strip.svg': strip(),
    'schematic.svg': schematic(),
  };
}

const SCALE = 5;
const WOOD = '#f3e3c3';
const BRASS = '#e0b84c';

/** Two holes side by side, five times as large: a white square with its peg home, a black one beside it. */
function section(): string {
  const top = 62;
  const shapes: Shape[] = [
    text(8, 10, 'Section through a white and a black square, 5 : 1 (measures in millimetres)', 4),
  ];
  for (const [color, axis] of [
    ['white', 60],
    ['black', 165],
  ] as const) {
    const y = (depth: number): number => top + depth * SCALE;
    const x = (offset: number): number => axis + offset * SCALE;
    const raised = color === 'black' ? PLATE.tile : 0;
    const half = 8;
    // Plate, cut by the tube's hole above and by the bore below.
    for (const side of [-1, 1]) {
      const block = (from: number, inner: number, to: number) =>
        rect(side < 0 ? x(-half) : x(inner), y(from), (half - inner) * SCALE, (to - from) * SCALE, WOOD);
      shapes.push(block(0, TUBE.outer / 2, PLATE.thickness - BORE.depth));
      shapes.push(block(PLATE.thickness - BORE.depth, BORE.diameter / 2, PLATE.thickness));
      if (raised) shapes.push(block(-raised, PLATE.guideHole / 2, 0));
      const wall = (TUBE.outer - TUBE.inner) / 2;
      shapes.push(
        rect(
          side < 0 ? x(-TUBE.outer / 2) : x(TUBE.inner / 2),
          y(0),
          wall * SCALE,
          TUBE.length * SCALE,
          BRASS,
        ),
      );
    }
    // The peg, home, and the foot of its piece.
    const r = PEG.diameter / 2;
    const tip = pegDepth[color];
    shapes.push(
      path(
        `M${x(-r)} ${y(-raised)}V${y(tip - PEG.tipRadius)}A${r * SCALE} ${PEG.tipRadius * SCALE} 0 0 0 ${x(r)} ${y(tip - PEG.tipRadius)}V${y(-raised)}Z`,
        `fill="${BRASS}" stroke="#000" stroke-width="0.25"`,
      ),
      path(
        `M${x(-7)} ${y(-raised)}h${14 * SCALE}q-6 -14 -22 -22h${-26}q-16 8 -22 22Z`,
        'fill="#fff" stroke="#000" stroke-width="0.25"',
      ),
    );
    // The wire: from its foot on the strip, along the bore, leaning on the peg, with its end bent away.
    const touch = r + WIRE.diameter / 2;
    shapes.push(
      path(
        `M${x(WIRE.foot)} ${y(stripDepth + STRIP.thickness)}V${y(stripDepth)}L${x(touch)} ${y(WIRE.tipDepth + WIRE.leadIn)}V${y(WIRE.tipDepth)}l${0.35 * SCALE} ${-0.4 * SCALE}`,
        `fill="none" stroke="#a33" stroke-width="${WIRE.diameter * SCALE}"`,
      ),
      rect(x(-half), y(stripDepth), 2 * half * SCALE, STRIP.thickness * SCALE, '#cfe3cf'),
      across(
        x(-BORE.diameter / 2),
        x(BORE.diameter / 2),
        y(stripDepth + STRIP.thickness) + 8,
        `bore ${BORE.diameter}`,
      ),
      across(
        x(-TUBE.outer / 2),
        x(TUBE.outer / 2),
        y(stripDepth + STRIP.thickness) + 15,
        `tube ${TUBE.outer} / ${TUBE.inner}`,
      ),
      down(x(half) + 3, y(-raised), y(tip), `peg ${PEG.free}`),
      text(axis, 22, `${color} square`, 3.4, 'middle'),
      text(
        axis,
        y(stripDepth + STRIP.thickness) + 24,
        `contact in the last ${contactTravel[color]} mm`,
        3,
        'middle',
      ),
    );
  }
  const left = 14;
  shapes.push(
    down(left - 6, top, top + PLATE.thickness * SCALE, `${PLATE.thickness}`),
    down(left - 6, top + PLATE.thickness * SCALE, top + stripDepth * SCALE, `${STRIP.gap}`),
    down(114, top, top + TUBE.length * SCALE, `${TUBE.length}`),
    down(114, top + (PLATE.thickness - BORE.depth) * SCALE, top + PLATE.thickness * SCALE, `${BORE.depth}`),
    down(216, top - PLATE.tile * SCALE, top, `${PLATE.tile}`),
  );
  return drawing(230, 190, 'Section of the peg board through a white and a black square', shapes);
}

/** Half of the board at 1 : 1, so that it prints on A4; the two halves meet between the d and e files. */
function template(half: 'left' | 'right'): string {
  const [width, height] = [outside / 2 + 10, outside + 10];
  const from = half === 'left' ? 5 : 5 - outside / 2;
  const shapes: Shape[] = [
    rect(half === 'left' ? 5 : 5, 5, outside / 2, outside),
    text(8, 12, `Drilling template, ${half} half, 1 : 1. Check: this line is 100 mm.`, 3),
    line(8, 16, 108, 16, 'fill="none" stroke="#000" stroke-width="0.5"'),
  ];
  for (let rank = 0; rank < 8; rank++) {
    for (let file = 0; file < 8; file++) {
      if (file < 4 !== (half === 'left')) continue;
      const x = from + BOARD.border + file * BOARD.square;
      const y = 5 + BOARD.border + rank * BOARD.square;
      const dark = (file + rank) % 2 === 1;
      const [cx, cy] = [x + BOARD.square / 2, y + BOARD.square / 2];
      shapes.push(
        rect(x, y, BOARD.square, BOARD.square, dark ? '#e8e8e8' : 'none'),
        circle(cx, cy, TUBE.outer),
        circle(cx, cy, BORE.diameter),
        line(cx - 5, cy, cx + 5, cy),
        line(cx, cy - 5, cx, cy + 5),
        text(x + 1.5, y + 4, `${'abcdefgh'[file]}${8 - rank}`, 2.6),
      );
    }
  }
  return drawing(width, height, `Drilling template of the peg board, ${half} half`, shapes);
}

/** One of the eight strips, seen from the side of its components: a wire, a diode and a solder point per hole. */
function strip(): string {
  const [x0, y0, scale] = [12, 26, 0.75];
  const length = 8 * BOARD.square * scale;
  const shapes: Shape[] = [
    text(8, 10, 'A strip for one rank, 3 : 4: eight wires, eight diodes, one line to the decoder', 3.6),
    rect(x0, y0, length, 18, '#cfe3cf'),
    line(x0, y0 + 15, x0 + length + 6, y0 + 15, 'fill="none" stroke="#06c" stroke-width="0.7"'),
    text(x0 + length + 7, y0 + 16, 'Y of the rank', 2.8),
  ];
  for (let file = 0; file < 8; file++) {
    const x = x0 + (file + 0.5) * BOARD.square * scale;
    shapes.push(
      circle(x, y0 + 4, BORE.diameter * scale),
      circle(x + WIRE.foot * scale, y0 + 4, 1.2, '#a33'),
      line(x + WIRE.foot * scale, y0 + 4, x + WIRE.foot * scale, y0 + 7),
      rect(x + WIRE.foot * scale - 0.9, y0 + 7, 1.8, 5, '#fff'),
      line(
        x + WIRE.foot * scale - 0.9,
        y0 + 11,
        x + WIRE.foot * scale + 0.9,
        y0 + 11,
        'fill="none" stroke="#000" stroke-width="0.6"',
      ),
      line(x + WIRE.foot * scale, y0 + 12, x + WIRE.foot * scale, y0 + 15),
      text(x, y0 - 2, 'abcdefgh'[file] ?? '', 3, 'middle'),
    );
  }
  shapes.push(
    across(x0 + 0.5 * BOARD.square * scale, x0 + 1.5 * BOARD.square * scale, y0 + 26, `${BOARD.square}`),
    text(
      8,
      y0 + 36,
      'The ring of each diode (cathode) points to the line of the rank. The tails of the tubes of a file are joined below: a column. Two half strips of 120 mm make one.',
      2.8,
    ),
  );
  return drawing(230, 68, 'A strip of perforated board for one rank', shapes);
}

function schematic(): string {
  const shapes: Shape[] = [text(8, 10, 'Schematic: one of 64 holes, one of 8 columns, one of 5 buttons', 4)];
  const pins = (x: number, y: number, names: readonly string[], side: 'left' | 'right', step = 7): void => {
    for (const [index, name] of names.entries()) {
      const at = y + index * step;
      shapes.push(
        side === 'left' ? line(x - 8, at, x, at) : line(x, at, x + 8, at),
        text(side === 'left' ? x + 1.5 : x - 1.5, at + 1, name, 2.6, side === 'left' ? 'start' : 'end'),
      );
    }
  };
  // The controller.
  shapes.push(
    rect(12, 24, 46, 120),
    text(35, 33, 'Pro Micro', 3.4, 'middle'),
    text(35, 38, 'ATmega32U4', 2.8, 'middle'),
  );
  pins(58, 48, ['A3 (PF4)', 'A2 (PF5)', 'A1 (PF6)', 'A0 SELECT (PF7)'], 'right');
  pins(58, 92, ['15 … 10, 3, 2: columns a … h'], 'right');
  pins(58, 124, ['+5 V', 'GND'], 'right');
  // The decoder.
  shapes.push(rect(92, 24, 42, 66), text(113, 33, '74HC138', 3.4, 'middle'));
  pins(92, 48, ['1 A', '2 B', '3 C', '6 G1', '4 5 G2 → GND'], 'left');
  pins(134, 48, ['15 Y0', '14 Y1', '…', '7 Y7'], 'right');
  for (let index = 0; index < 4; index++) shapes.push(line(66, 48 + index * 7, 84, 48 + index * 7));
  shapes.push(text(144, 47, 'rank 8', 2.8), text(144, 56, 'rank 7', 2.8), text(144, 70, 'rank 1', 2.8));
  shapes.push(
    text(113, 83, '16: +5 V, 8: GND', 2.4, 'middle'),
    text(113, 87, '100 nF between them', 2.4, 'middle'),
  );
  // One hole: rank line, diode, wire, peg, tube, column.
  const x = 168;
  shapes.push(
    line(142, 48, x, 48),
    line(x, 48, x, 54),
    path(`M${x - 2.5} 60h5l-2.5 -5Z`, 'fill="#fff" stroke="#000" stroke-width="0.25"'),
    line(x - 2.5, 55, x + 2.5, 55),
    line(x, 60, x, 66),
    text(x + 4, 59, '1N4148, ring to the rank', 2.6),
    line(x, 66, x + 3, 72),
    circle(x, 66, 1, '#000'),
    circle(x, 74, 1, '#000'),
    text(x + 5, 71, 'wire – peg – tube', 2.6),
    line(x, 74, x, 92),
    line(66, 92, 78, 92),
    rect(78, 90.3, 10, 3.4, '#fff'),
    text(83, 89, '1 kΩ', 2.6, 'middle'),
    line(88, 92, x, 92),
    text(x + 4, 93, 'column, shared by eight tubes', 2.6),
    line(104, 92, 104, 102),
    rect(102.3, 102, 3.4, 10, '#fff'),
    text(107, 108, '10 kΩ', 2.6),
    line(104, 112, 104, 118),
    line(100, 118, 108, 118),
    text(104, 122, '+5 V', 2.6, 'middle'),
  );
  // A button between SELECT and a column.
  shapes.push(
    line(72, 69, 72, 136),
    line(72, 136, 126, 136),
    path('M132 133.5v5l-6 -2.5Z', 'fill="#fff" stroke="#000" stroke-width="0.25"'),
    line(126, 133.5, 126, 138.5),
    line(132, 136, 142, 136),
    line(142, 136, 150, 132),
    circle(142, 136, 1, '#000'),
    circle(151, 136, 1, '#000'),
    line(151, 136, x - 8, 136),
    line(x - 8, 136, x - 8, 92),
    circle(x - 8, 92, 1, '#000'),
    circle(72, 69, 1, '#000'),
    text(110, 142, 'button, with its 1N4148 (ring to SELECT), to columns a to e', 2.6),
    text(
      12,
      156,
      'Pull-up and 1 kΩ stand once for each of the eight columns; the pull-up is on the side of the tubes.',
      2.8,
    ),
  );
  return drawing(235, 162, 'Schematic of the peg board', shapes);
}
