/** What the peg board's frames say (PROTOCOL.md, sections 3 and 4), still in holes, not in squares. */
import type { Button, Capability } from '#devices/board.ts';
import { type Frame, makeFrame } from './framing.ts';

/** 64 bits, hole 0 first, seven to a byte, least significant first. */
export type Holes = Uint8Array;
const STATE_BYTES = 10;

/** In the order of the button numbers on the wire. */
const WIRE_BUTTONS: readonly Button[] = ['press-white', 'press-black', 'my-time', 'opponent-time', 'repeat'];
const WIRE_CAPABILITIES: readonly Capability[] = ['leds', 'beeper', 'buttons'];

export type Message = Readonly<
  | {
      kind: 'identity';
      protocol: number;
      version: string;
      name: string;
      poweredOn: boolean;
      capabilities: ReadonlySet<Capability>;
    }
  | { kind: 'state'; sequence: number; holes: Holes }
  | { kind: 'change'; sequence: number; hole: number; closed: boolean; holes: Holes }
  | { kind: 'button'; sequence: number; button: Button }
  | { kind: 'trouble'; sequence: number; trouble: 'chattering' | 'settled' | 'queue-full'; hole: number }
  | { kind: 'heartbeat'; sequence: number; garbled: number }
  /** The chip's own number, in hexadecimal digits. */
  | { kind: 'number'; serial: string }
  | { kind: 'done' | 'refused'; command: string }
  /** A sound frame of a kind we do not know: a newer board. */
  | { kind: 'unknown' }
>;

const UNKNOWN: Message = { kind: 'unknown' };
const WIRE_TROUBLES = [null, 'chattering', 'settled', 'queue-full'] as const;

export function parseMessage({ type, data }: Frame): Message {
  const [first = 0, second = 0, third = 0, fourth = 0] = data;
  switch (type) {
    case 'I':
      return data.length < 5 ? UNKNOWN : identity(data);
    case 'S':
      return data.length < 1 + STATE_BYTES
        ? UNKNOWN
        : { kind: 'state', sequence: first, holes: data.subarray(1, 1 + STATE_BYTES) };
    case 'C':
      if (data.length < 2 + STATE_BYTES) return UNKNOWN;
      return {
        kind: 'change',
        sequence: first,
        hole: second & 0x3f,
        closed: second >= 0x40,
        holes: data.subarray(2, 2 + STATE_BYTES),
      };
    case 'B': {
      const button = WIRE_BUTTONS[second];
      return data.length < 2 || !button ? UNKNOWN : { kind: 'button', sequence: first, button };
    }
    case 'T': {
      const trouble = WIRE_TROUBLES[second];
      if (data.length < 3 || !trouble || third > 63) return UNKNOWN;
      return { kind: 'trouble', sequence: first, trouble, hole: third };
    }
    case 'H':
      return data.length < 4 ? UNKNOWN : { kind: 'heartbeat', sequence: first, garbled: fourth };
    case 'U':
      return data.length === 0 ? UNKNOWN : { kind: 'number', serial: String.fromCharCode(...data) };
    case 'K':
    case 'N':
      return { kind: type === 'K' ? 'done' : 'refused', command: String.fromCharCode(first) };
    default:
      return UNKNOWN;
  }
}

function identity(data: Uint8Array): Message {
  const [protocol = 0, major = 0, minor = 0, can = 0, cause = 0] = data;
  const capabilities = new Set<Capability>(['changes', 'heartbeat']);
  for (const [bit, capability] of WIRE_CAPABILITIES.entries()) {
    if (can & (1 << bit)) capabilities.add(capability);
  }
  const name = String.fromCharCode(...data.subarray(5));
  const version = `${major}.${minor}`;
  return { kind: 'identity', protocol, version, name, poweredOn: cause === 1, capabilities };
}

export function isClosed(holes: Holes, hole: number): boolean {
  return (((holes[Math.floor(hole / 7)] ?? 0) >> (hole % 7)) & 1) === 1;
}

/** Do two states agree everywhere but perhaps at one hole? */
export function sameBut(hole: number, first: Holes, second: Holes): boolean {
  for (let index = 0; index < STATE_BYTES; index++) {
    let differing = (first[index] ?? 0) ^ (second[index] ?? 0);
    if (index === Math.floor(hole / 7)) differing &= ~(1 << (hole % 7));
    if (differing) return false;
  }
  return true;
}

export function makeHoles(holes: Iterable<number>): number[] {
  const data = new Array<number>(STATE_BYTES).fill(0);
  for (const hole of holes) {
    const index = Math.floor(hole / 7);
    data[index] = (data[index] ?? 0) | (1 << (hole % 7));
  }
  return data;
}

export const ASK_STATE = makeFrame('s');
/** Which of two like boards this is. A board of firmware 1.0 answers that it does not know the question. */
export const ASK_NUMBER = makeFrame('u');
/** Framed reports, also when a strap or another program chose lines. The board answers with identity and state. */
export const FRAMED_MODE = makeFrame('m', [0]);
export const makeLamps = (holes: Iterable<number>): Uint8Array => makeFrame('l', makeHoles(holes));
export const makeBeep = (ms: number): Uint8Array => makeFrame('b', [Math.min(127, Math.round(ms / 10))]);
