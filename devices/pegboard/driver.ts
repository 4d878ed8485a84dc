/**
 * The open peg board. Every report of a change carries the whole state after it, so a lost report is noticed by
 * the next one and healed by it at once; a heartbeat with the sequence number tells of a lost last report.
 */
import type { Square } from '#rules/position/square.ts';
import type { BoardEvent, DriverPort, Orientation, SerialSettings } from '../board.ts';
import { BoardDriver } from '../boardDriver.ts';
import { type Frame, splitFrames } from './framing.ts';
import {
  ASK_NUMBER,
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

type Identity = BoardEvent & { kind: 'identity' };

export class PegboardDriver extends BoardDriver<Frame> {
  readonly kind = 'pegboard';
  readonly serial = PEGBOARD_SERIAL;
  #identity: Omit<Identity, 'at'> | null = null;
  /** The chip's own number; null for a board of the first firmware, which does not know the question. */
  #number: string | null = null;
  /** The last sequence number seen; null until the first full state. */
  #sequence: number | null = null;
  #holes: Holes = new Uint8Array(10);

  constructor(port: DriverPort, orientation: Orientation) {
    // A board whose heart does not beat is asked before it is called silent: it may be there all the same.
    const ask = () => port.write(ASK_STATE);
    super(port, orientation, splitFrames, { ask, ping: ask, silentMs: SILENT_MS });
  }

  protected greet(): void {
    this.#sequence = null;
    // It may be another board that answers now.
    this.#identity = null;
    this.#number = null;
    this.port.write(FRAMED_MODE);
  }

  light(squares: readonly Square[]): void {
    this.port.write(makeLamps(this.fieldsOf(squares)));
  }

  beep(): void {
    this.port.write(makeBeep(BEEP_MS));
  }

  protected hear(frame: Frame, at: number): void {
    const message: Message = parseMessage(frame);
    switch (message.kind) {
      case 'identity': {
        const { name, version, capabilities } = message;
        if (message.poweredOn && this.#sequence !== null) this.dialogue.trouble('restarted', at);
        this.#identity = { kind: 'identity', name, version, capabilities };
        this.#sayIdentity(at);
        // Asked now, not in greeting: opening may have reset the board, and then it has only begun to listen.
        if (this.#number === null) this.port.write(ASK_NUMBER);
        return;
      }
      case 'number':
        this.#number = message.serial;
        this.#sayIdentity(at);
        return;
      case 'state':
        this.dialogue.stateCame();
        this.#sequence = message.sequence;
        this.#sayState(message.holes, at);
        return;
      case 'change':
        this.#follow(message.sequence, at);
        this.#sayChange(message.hole, message.closed, message.holes, at);
        return;
      case 'button':
        this.#follow(message.sequence, at);
        this.port.emit({ kind: 'button', button: message.button, at });
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

  #sayIdentity(at: number): void {
    if (!this.#identity) return;
    this.port.emit({ ...this.#identity, ...(this.#number === null ? {} : { serial: this.#number }), at });
  }

  #sayTrouble(trouble: 'chattering' | 'settled' | 'queue-full', hole: number, at: number): void {
    const square = this.squareOf(hole);
    if (trouble === 'queue-full') this.dialogue.trouble(trouble, at);
    else if (square) this.port.emit({ kind: 'trouble', trouble, square, at });
  }

  /** Sequence numbers run 0-127 and round again; one skipped is a report that never came. */
  #follow(sequence: number, at: number): void {
    const expected = this.#sequence === null ? sequence : (this.#sequence + 1) & 0x7f;
    this.#sequence = sequence;
    if (sequence !== expected) this.#missed(at);
  }

  #missed(at: number): void {
    this.dialogue.trouble('changes-missed', at);
  }

  #sayChange(hole: number, closed: boolean, holes: Holes, at: number): void {
    // Reports were lost before this one: which change came first nobody knows, so only the state is said.
    if (!sameBut(hole, holes, this.#holes)) {
      this.#sayState(holes, at);
      return;
    }
    this.#holes = holes;
    const square = this.squareOf(hole);
    if (square && closed) this.port.emit({ kind: 'inserted', square, at });
    if (square && !closed) this.port.emit({ kind: 'lifted', square, at });
  }

  #sayState(holes: Holes, at: number): void {
    this.#holes = holes;
    const occupied = new Set<Square>();
    for (let hole = 0; hole < 64; hole++) {
      const square = isClosed(holes, hole) ? this.squareOf(hole) : null;
      if (square) occupied.add(square);
    }
    this.port.emit({ kind: 'occupancy', occupied, at });
  }
}
