/**
 * Sounds that say in a fraction of a second what happened, so that no words are needed. They are told apart by
 * direction, number and colour, not by pitch alone: up is off the board, down is on it, rough is refused.
 */
export const SOUNDS = ['lift', 'insert', 'press', 'refused', 'yourTurn', 'lowTime', 'edge', 'alert'] as const;
export type Sound = (typeof SOUNDS)[number];

export type Tone = Readonly<{
  atMs: number;
  ms: number;
  fromHz: number;
  toHz: number;
  wave: OscillatorType;
  /** 0 to 1; rough waves sound louder than smooth ones. */
  level: number;
}>;

const tone = (
  atMs: number,
  ms: number,
  hz: number | [number, number],
  wave: OscillatorType,
  level: number,
): Tone => {
  const [fromHz, toHz] = typeof hz === 'number' ? [hz, hz] : hz;
  return { atMs, ms, fromHz, toHz, wave, level };
};

export const EARCONS: Readonly<Record<Sound, readonly Tone[]>> = {
  lift: [tone(0, 70, [700, 1600], 'sine', 0.5)],
  insert: [tone(0, 90, [320, 120], 'triangle', 0.9)],
  press: [tone(0, 25, 1500, 'triangle', 0.5), tone(45, 35, 900, 'triangle', 0.5)],
  refused: [tone(0, 90, 170, 'sawtooth', 0.35), tone(130, 120, 130, 'sawtooth', 0.35)],
  yourTurn: [tone(0, 90, 660, 'triangle', 0.5), tone(100, 150, 990, 'triangle', 0.5)],
  lowTime: [0, 110, 220].map((atMs) => tone(atMs, 60, 1760, 'sine', 0.4)),
  edge: [tone(0, 45, 220, 'square', 0.25)],
  /** Only at the arbiter's desk: two notes that call, as a bell at a desk does. */
  alert: [tone(0, 110, 880, 'sine', 0.7), tone(120, 170, 587, 'sine', 0.7)],
};

/** Milliseconds of vibration and rest in turn; as different from each other as the sounds. */
export const VIBRATIONS: Readonly<Record<Sound, readonly number[]>> = {
  lift: [15],
  insert: [35],
  press: [15, 40, 15],
  refused: [90, 50, 90],
  yourTurn: [40, 60, 120],
  lowTime: [30, 40, 30, 40, 30],
  edge: [25, 20, 25],
  alert: [120, 60, 120],
};
