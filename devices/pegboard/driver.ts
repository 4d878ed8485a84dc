/**
 * The open peg board. Every report of a change carries the whole state after it, so a lost report is noticed by
 * the next one and healed by it at once; a heartbeat with the sequence number tells of a lost last report.
 */
import type { Square } from '#rules/position/square.ts';
import {
  type Driver,
  type DriverPort,
  fieldSquare,
  type Orientation,
  type SerialSettings,
  squareField,
} from '../board.ts';
import { Dialogue } from '../dialogue.ts';
import { FrameReader } from '../framing.ts';
import { splitFrames } from './framing.ts';
import {
  ASK_STATE,
  FRAMED_MODE,
  type Holes,
  isClosed,
  type Message,
  makeBeep,
  makeLamps,
  parseMessage,
  sameBut,
} from './messages.ts';

export const PEGBOARD_SERIAL: SerialSettings = { baudRate: 38400, parity: 'none' };

/** The board's heart beats every 1.05 s. */
const SILENT_MS = 3500;
const BEEP_MS = 150;

export class PegboardDriver implements Driver {
  readonly kind = 'pegboard';
  readonly serial = PEGBOARD_SERIAL;
  readonly #port: DriverPort;
  readonly #orientation: Orientation;
  readonly #reader = new FrameReader(splitFrames);
  readonly #dialogue: Dialogue;
  /** The last sequence number seen; null until the first full state. */
  #sequence: number | null = null;
  #holes: Holes = new Uint8Array(10);

  constructor(port: DriverPort, orientation: Orientation) {
    this.#port = port;
    this.#orientation = orientation;
    this.#dialogue = new Dialogue(port, { ask: () => port.write(ASK_STATE), silentMs: SILENT_MS });
  }

  start(at: number): void {
    this.#reader.restart();
    this.#sequence = null;
    this.#port.write(FRAMED_MODE);
    this.#dialogue.start(at);
  }

  feed(bytes: Uint8Array, at: number): void {
    const { frames, framed, dropped } = this.#reader.read(bytes);
    for (const frame of frames) this.#say(parseMessage(frame), at);
    this.#dialogue.heard(framed, dropped, at);
  }

  tick(at: number): void {
    this.#dialogue.tick(at);
  }

  requestFullState(at: number): void {
    this.#dialogue.wantState(at);
  }

  light(squares: readonly Square[]): void {
    this.#port.write(makeLamps(squares.map((square) => squareField(square, this.#orientation))));
  }

  beep(): void {
    this.#port.write(makeBeep(BEEP_MS));
  }

  count() {
    return this.#reader.count();
  }

  #say(message: Message, at: number): void {
    switch (message.kind) {
      case 'identity': {
        const { name, version, capabilities } = message;
        if (message.poweredOn && this.#sequence !== null) this.#dialogue.trouble('restarted', at);
        this.#port.emit({ kind: 'identity', name, version, capabilities, at });
        return;
      }
      case 'state':
        this.#dialogue.stateCame();
        this.#sequence = message.sequence;
        this.#sayState(message.holes, at);
        return;
      case 'change':
        this.#follow(message.sequence, at);
        this.#sayChange(message.hole, message.closed, message.holes, at);
        return;
      case 'button':
        this.#follow(message.sequence, at);
        this.#port.emit({ kind: 'button', button: message.button, at });
        return;
      case 'trouble':
        this.#follow(message.sequence, at);
        this.#sayTrouble(message.trouble, message.hole, at);
        return;
      case 'heartbeat':
        if (this.#sequence !== null && message.sequence !== this.#sequence) this.#missed(at);
        return;
      case 'done':
      case 'refused':
      case 'unknown':
        return;
      default:
        message satisfies never;
    }
  }

  #sayTrouble(trouble: 'chattering' | 'settled' | 'queue-full', hole: number, at: number): void {
    const square = fieldSquare(hole, this.#orientation);
    if (trouble === 'queue-full') this.#dialogue.trouble(trouble, at);
    else if (square) this.#port.emit({ kind: 'trouble', trouble, square, at });
  }

  /** Sequence numbers run 0-127 and round again; one skipped is a report that never came. */
  #follow(sequence: number, at: number): void {
    const expected = this.#sequence === null ? sequence : (this.#sequence + 1) & 0x7f;
    this.#sequence = sequence;
    if (sequence !== expected) this.#missed(at);
  }

  #missed(at: number): void {
    this.#dialogue.trouble('changes-missed', at);
  }

  #sayChange(hole: number, closed: boolean, holes: Holes, at: number): void {
    // Reports were lost before this one: which change came first nobody knows, so only the state is said.
    if (!sameBut(hole, holes, this.#holes)) {
      this.#sayState(holes, at);
      return;
    }
    this.#holes = holes;
    const square = fieldSquare(hole, this.#orientation);
    if (square && closed) this.#port.emit({ kind: 'inserted', square, at });
    if (square && !closed) this.#port.emit({ kind: 'lifted', square, at });
  }

  #sayState(holes: Holes, at: number): void {
    this.#holes = holes;
    const occupied = new Set<Square>();
    for (let hole = 0; hole < 64; hole++) {
      const square = isClosed(holes, hole) ? fieldSquare(hole, this.#orientation) : null;
      if (square) occupied.add(square);
    }
    this.#port.emit({ kind: 'occupancy', occupied, at });
  }
}
