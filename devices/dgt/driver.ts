/** DGT boards: every piece known, every change told, and the clock's times beside it. */
import type { Piece, Square } from '#rules/position/square.ts';
import {
  type Capability,
  type Driver,
  type DriverPort,
  fieldSquare,
  type Orientation,
  type SerialSettings,
} from '../board.ts';
import { Dialogue } from '../dialogue.ts';
import { FrameReader } from '../framing.ts';
import { splitFrames } from './framing.ts';
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

export class DgtDriver implements Driver {
  readonly kind = 'dgt';
  readonly serial: SerialSettings = { baudRate: 9600, parity: 'none' };
  readonly #port: DriverPort;
  readonly #orientation: Orientation;
  readonly #reader = new FrameReader(splitFrames);
  readonly #dialogue: Dialogue;
  #version: string | null = null;
  #serialNumber: string | null = null;
  /** The clock takes one command at a time; one more try after two seconds, then it has no beeper. */
  #clockCommand: { bytes: Uint8Array; sentAt: number; repeated: boolean } | null = null;

  constructor(port: DriverPort, orientation: Orientation) {
    this.#port = port;
    this.#orientation = orientation;
    this.#dialogue = new Dialogue(port, {
      ask: () => port.write(SEND_DUMP),
      ping: () => port.write(SEND_VERSION),
      silentMs: SILENT_MS,
    });
  }

  start(at: number): void {
    this.#reader.restart();
    this.#version = null;
    this.#clockCommand = null;
    for (const command of [SEND_UPDATES, SEND_VERSION, SEND_SERIAL, SEND_LONG_SERIAL])
      this.#port.write(command);
    this.#dialogue.start(at);
  }

  feed(bytes: Uint8Array, at: number): void {
    const { frames, framed, dropped } = this.#reader.read(bytes);
    for (const frame of frames) this.#say(parseMessage(frame), at);
    this.#dialogue.heard(framed, dropped, at);
  }

  tick(at: number): void {
    this.#dialogue.tick(at);
    const command = this.#clockCommand;
    if (!command || at - command.sentAt < CLOCK_REPEAT_MS) return;
    this.#clockCommand = command.repeated ? null : { ...command, sentAt: at, repeated: true };
    if (!command.repeated) this.#port.write(command.bytes);
  }

  requestFullState(at: number): void {
    this.#dialogue.wantState(at);
  }

  /** The clock beeps; the board itself has neither lamps nor a beeper. */
  beep(at: number): void {
    if (this.#clockCommand) return;
    const bytes = makeClockBeep(BEEP_MS);
    this.#clockCommand = { bytes, sentAt: at, repeated: false };
    this.#port.write(bytes);
  }

  count() {
    return this.#reader.count();
  }

  #say(message: Message, at: number): void {
    switch (message.kind) {
      case 'dump':
        this.#dialogue.stateCame();
        this.#sayDump(message.fields, at);
        return;
      case 'field':
        this.#sayField(message.field, message.content, at);
        return;
      case 'clock':
        this.#port.emit({ ...message, at });
        return;
      case 'no-clock':
        this.#port.emit({ kind: 'no-clock', at });
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
        this.#dialogue.trouble('bytes-dropped', at);
        return;
      case 'other':
        return;
      default:
        message satisfies never;
    }
  }

  #sayIdentity(at: number): void {
    if (this.#version === null) return;
    const serial = this.#serialNumber === null ? {} : { serial: this.#serialNumber };
    this.#port.emit({
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
      const square = content.kind === 'empty' ? null : fieldSquare(field, this.#orientation);
      if (square) placement.set(square, content.kind === 'piece' ? content.piece : null);
    }
    this.#port.emit({ kind: 'pieces', placement, at });
  }

  #sayField(field: number, content: Content, at: number): void {
    const square = fieldSquare(field, this.#orientation);
    if (!square) return;
    if (content.kind === 'empty') this.#port.emit({ kind: 'lifted', square, at });
    else if (content.kind === 'piece')
      this.#port.emit({ kind: 'inserted', square, piece: content.piece, at });
    else this.#port.emit({ kind: 'result-piece', square, result: content.result, at });
  }
}
