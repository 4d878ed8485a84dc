/** Millennium ChessLink: the whole board with its pieces, on every scan or every change, and on request. */
import type { Piece, Square } from '#rules/position/square.ts';
import {
  type Capability,
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
  ASK_REPORT_SETTING,
  ASK_STATUS,
  ASK_VERSION,
  EXTINGUISH,
  type Message,
  makeLamps,
  parseMessage,
  REPORT_ON_CHANGE,
  REPORT_SETTING,
  REPORTS_NEVER,
} from './messages.ts';

const SILENT_MS = 6000;
const CAPABILITIES: ReadonlySet<Capability> = new Set(['pieces', 'leds']);

export class ChessLinkDriver implements Driver {
  readonly kind = 'chesslink';
  /** The parity bit is set and checked in software: not every port can do 7 bits with odd parity. */
  readonly serial: SerialSettings = { baudRate: 38400, parity: 'none' };
  readonly #port: DriverPort;
  readonly #orientation: Orientation;
  readonly #reader = new FrameReader(splitFrames);
  readonly #dialogue: Dialogue;

  constructor(port: DriverPort, orientation: Orientation) {
    this.#port = port;
    this.#orientation = orientation;
    this.#dialogue = new Dialogue(port, {
      ask: () => port.write(ASK_STATUS),
      ping: () => port.write(ASK_STATUS),
      silentMs: SILENT_MS,
    });
  }

  start(at: number): void {
    this.#reader.restart();
    this.#port.write(ASK_VERSION);
    this.#port.write(ASK_REPORT_SETTING);
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
    const fields = squares.map((square) => squareField(square, this.#orientation));
    this.#port.write(fields.length === 0 ? EXTINGUISH : makeLamps(fields));
  }

  count() {
    return this.#reader.count();
  }

  #say(message: Message, at: number): void {
    switch (message.kind) {
      case 'status':
        this.#dialogue.stateCame();
        this.#sayStatus(message.pieces, at);
        return;
      case 'version':
        this.#port.emit({
          kind: 'identity',
          name: 'ChessLink',
          version: message.version,
          capabilities: CAPABILITIES,
          at,
        });
        return;
      case 'setting':
        if (message.address === REPORT_SETTING && (message.value & 7) === REPORTS_NEVER) {
          this.#port.write(REPORT_ON_CHANGE);
        }
        return;
      case 'done':
        return;
      default:
        message satisfies never;
    }
  }

  #sayStatus(pieces: readonly (Piece | null)[], at: number): void {
    const placement = new Map<Square, Piece>();
    for (const [field, piece] of pieces.entries()) {
      const square = piece ? fieldSquare(field, this.#orientation) : null;
      if (square && piece) placement.set(square, piece);
    }
    this.#port.emit({ kind: 'pieces', placement, at });
  }
}
