/**
 * The peg board in millimetres: the one place of its measures. The drawings are made from them, HARDWARE.md repeats
 * them, and a test holds both against what must fit into what. Depths are counted from the top of the plate downwards.
 */
export const BOARD = { square: 30, border: 20, rim: 5 } as const;
export const PLATE = { thickness: 12, tile: 3, guideHole: 4.4 } as const;
/** Brass, pressed into a hole of its own outer diameter, flush with the plate: the upper contact. */
export const TUBE = { outer: 5, inner: 4.2, length: 5 } as const;
/** From below, so that the wire has room beside the peg. */
export const BORE = { diameter: 7, depth: 6 } as const;
export const PEG = { diameter: 4, free: 14, glued: 10, tipRadius: 2 } as const;
/** The lower contact: phosphor bronze, standing on a strip of perforated board under the plate. */
export const WIRE = {
  diameter: 0.4,
  /** Where its upper end is, at which it leans on the peg. */
  tipDepth: 6.5,
  /** How far a peg pushes it aside. */
  deflection: 0.4,
  /** From the axis of the hole to where it is soldered. */
  foot: 3,
  leadIn: 1.5,
  solder: 5,
} as const;
/** The strip lies so far below the plate, on spacers. */
export const STRIP = { gap: 3, width: 18, thickness: 1.6 } as const;
export const SAW = 1;
/** The men of a set, and a second queen for each side (D.1.4, 3.7.5). */
export const MEN = 34;

export const field = 8 * BOARD.square;
export const outside = field + 2 * BOARD.border;
/** How deep a peg that is home reaches: less where the tile lifts the piece. */
export const pegDepth = { white: PEG.free, black: PEG.free - PLATE.tile } as const;
/** The way that is left when the full thickness of the peg meets the wire: the last part of the way closes the contact. */
export const contactTravel = {
  white: pegDepth.white - PEG.tipRadius - WIRE.tipDepth,
  black: pegDepth.black - PEG.tipRadius - WIRE.tipDepth,
} as const;
export const stripDepth = PLATE.thickness + STRIP.gap;

/** The side force of the wire in gram-force: a beam held at its foot, bent at its end (E of phosphor bronze 110 GPa). */
export function wireForce(): number {
  const length = (stripDepth - WIRE.tipDepth) / 1000;
  const inertia = (Math.PI * (WIRE.diameter / 1000) ** 4) / 64;
  return (3 * 110e9 * inertia * (WIRE.deflection / 1000)) / length ** 3 / 0.00981;
}

export type Part = Readonly<{ name: string; order: string; count: string; euro: number; optional?: true }>;

/** Prices are about what a single board costs in 2026. */
export const PARTS: readonly Part[] = [
  { name: 'Pro Micro, ATmega32U4, 5 V 16 MHz', order: 'SparkFun DEV-12640', count: '1', euro: 15 },
  { name: 'decoder 74HC138, 16-pin DIP', order: 'TI SN74HC138N', count: '1', euro: 0.8 },
  { name: 'capacitor 100 nF', order: 'KEMET C320C104K5R5TA', count: '1', euro: 0.2 },
  { name: 'resistor 10 kΩ (pull-ups of the columns)', order: 'Yageo MFR-25FBF52-10K', count: '8', euro: 0.8 },
  { name: 'resistor 1 kΩ (protection of the columns)', order: 'Yageo MFR-25FBF52-1K', count: '8', euro: 0.8 },
  { name: 'diode 1N4148 (64 holes, 5 buttons)', order: 'onsemi 1N4148TR', count: '69', euro: 2 },
  {
    name: 'phosphor bronze spring wire 0.4 mm',
    order: 'CuSn6, spring hard, EN 12166',
    count: '2 m',
    euro: 4,
  },
  {
    name: 'brass tube 5.0 × 0.4 mm (inside 4.2 mm)',
    order: 'CuZn37, model makers’ range',
    count: '500 mm',
    euro: 4,
  },
  { name: 'brass rod 4.0 mm', order: 'CuZn39Pb3, h9', count: '1 m', euro: 5 },
  { name: 'brass pin 1.5 mm for the heads of 17 black men', order: 'CuZn37', count: '200 mm', euro: 1 },
  { name: 'perforated board 100 × 160 mm, pitch 2.54 mm', order: 'any, copper dots', count: '4', euro: 10 },
  { name: 'wire 0.25 mm², sockets, spacers M3 × 3 mm', order: '–', count: '–', euro: 5 },
  { name: 'birch plywood 12 mm, 280 × 280 mm', order: 'BB/BB', count: '1', euro: 6 },
  { name: 'birch plywood 3 mm, 32 tiles 30 × 30 mm', order: 'one sheet 250 × 250 mm', count: '1', euro: 3 },
  { name: 'strips for the rim and the base, 20 × 30 mm', order: 'beech', count: '1.2 m', euro: 5 },
  {
    name: 'Staunton pieces, wood, king 60 to 70 mm, two spare queens',
    order: '34 men',
    count: '1 set',
    euro: 18,
  },
  {
    name: 'push buttons of five shapes',
    order: 'Omron B3F-4055 and caps',
    count: '5',
    euro: 4,
    optional: true,
  },
  { name: 'piezo disc 20 mm', order: 'Murata 7BB-20-6L0', count: '1', euro: 1, optional: true },
  { name: 'APA102 lamps, single, on wire', order: 'APA102C 5050', count: '64', euro: 18, optional: true },
];

export function totalEuro(): number {
  return PARTS.reduce((sum, { euro, optional }) => sum + (optional ? 0 : euro), 0);
}
