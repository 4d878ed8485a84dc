/** DGT boards: every piece known, every change told, and the clock's times beside it. */
import type { Piece, Square } from '#rules/position/square.ts';
import type { Capability, DriverPort, Orientation, SerialSettings } from '../board.ts';
import { BoardDriver } from '../boardDriver.ts';
import { type Frame, splitFrames } from './framing.ts';
import {
  type Content,
  type Message,
  makeClockBeep,
  parseMessage,
  SEND_DUMP,
  SEND_LONG_SERIAL,
  SEND_SERIAL,
  SEND_UPDATES,
  SEND_VERSION,
} from './messages.ts';

/** The board speaks only when something happens: it is asked for its version now and then. */
const SILENT_MS = 10_000;
const CLOCK_REPEAT_MS = 2000;
const BEEP_MS = 200;
const CAPABILITIES: ReadonlySet<Capability> = new Set(['pieces', 'changes', 'clock']);

export class DgtDriver extends BoardDriver<Frame> {
  readonly kind = 'dgt';
  readonly serial: SerialSettings = { baudRate: 9600, parity: 'none' };
  /** Whose clock ran when the lever was last heard of. */
  #running: 'left' | 'right' | null = null;
  #version: string | null = null;
  #serialNumber: string | null = null;
  /** The clock takes one command at a time; one more try after two seconds, then it has no beeper. */
  #clockCommand: { bytes: Uint8Array; sentAt: number; repeated: boolean } | null = null;

  constructor(port: DriverPort, orientation: Orientation) {
    // With every question the updates are asked for again: a board that missed it once would answer and never report.
    super(port, orientation, splitFrames, {
      ask: () => this.#write(SEND_UPDATES, SEND_DUMP),
      ping: () => this.#write(SEND_UPDATES, SEND_VERSION),
      silentMs: SILENT_MS,
    });
  }

  protected greet(): void {
    this.#version = null;
    this.#serialNumber = null;
    this.#clockCommand = null;
    this.#running = null;
    this.#write(SEND_VERSION, SEND_SERIAL, SEND_LONG_SERIAL);
  }

  override tick(at: number): void {
    super.tick(at);
    const command = this.#clockCommand;
    if (!command || at - command.sentAt < CLOCK_REPEAT_MS) return;
    this.#clockCommand = command.repeated ? null : { ...command, sentAt: at, repeated: true };
    if (!command.repeated) this.port.write(command.bytes);
  }

  /** The clock beeps; the board itself has neither lamps nor a beeper. */
  beep(at: number): void {
    if (this.#clockCommand) return;
    const bytes = makeClockBeep(BEEP_MS);
    this.#clockCommand = { bytes, sentAt: at, repeated: false };
    this.port.write(bytes);
  }

  #write(...commands: readonly Uint8Array[]): void {
    for (const command of commands) this.port.write(command);
  }

  protected hear(frame: Frame, at: number): void {
    const message: Message = parseMessage(frame);
    switch (message.kind) {
      case 'dump':
        this.dialogue.stateCame();
        this.#sayDump(message.fields, at);
        return;
      case 'field':
        this.#sayField(message.field, message.content, at);
        return;
      case 'clock':
        this.#hearLever(message, at);
        this.port.emit({ ...message, at });
        return;
      case 'no-clock':
        this.port.emit({ kind: 'no-clock', at });
        return;
      case 'clock-answer':
        this.#clockCommand = null;
        return;
      case 'version':
        if (this.#version === message.version) return; // the answer to a ping
        this.#version = message.version;
        this.#sayIdentity(at);
        return;
      case 'serial':
        this.#serialNumber = message.serial;
        this.#sayIdentity(at);
        return;
      case 'nonsense':
        this.dialogue.trouble('bytes-dropped', at);
        return;
      case 'other':
        return;
      default:
        message satisfies never;
    }
  }

  /** The lever went over while the clock ran: the player whose time it was has pressed. */
  #hearLever({ left, right, running }: Message & { kind: 'clock' }, at: number): void {
    const toMove = left.toMove === right.toMove ? null : left.toMove ? 'left' : 'right';
    const before = this.#running;
    this.#running = running ? toMove : null;
    if (before && this.#running && before !== this.#running)
      this.port.emit({ kind: 'button', button: 'press', at });
  }

  #sayIdentity(at: number): void {
    if (this.#version === null) return;
    const serial = this.#serialNumber === null ? {} : { serial: this.#serialNumber };
    this.port.emit({
      kind: 'identity',
      name: 'DGT',
      version: this.#version,
      ...serial,
      capabilities: CAPABILITIES,
      at,
    });
  }

  #sayDump(fields: readonly Content[], at: number): void {
    const placement = new Map<Square, Piece | null>();
    for (const [field, content] of fields.entries()) {
      const square = content.kind === 'empty' ? null : this.squareOf(field);
      if (square) placement.set(square, content.kind === 'piece' ? content.piece : null);
    }
    this.port.emit({ kind: 'pieces', placement, at });
  }

  #sayField(field: number, content: Content, at: number): void {
    const square = this.squareOf(field);
    if (!square) return;
    if (content.kind === 'empty') this.port.emit({ kind: 'lifted', square, at });
    else if (content.kind === 'piece') this.port.emit({ kind: 'inserted', square, piece: content.piece, at });
    else this.port.emit({ kind: 'result-piece', square, result: content.result, at });
  }
}
