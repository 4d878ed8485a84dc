/** Millennium ChessLink: the whole board with its pieces, on every scan or every change, and on request. */
import type { Piece, Square } from '#rules/position/square.ts';
import type { Capability, DriverPort, Orientation, SerialSettings } from '../board.ts';
import { BoardDriver } from '../boardDriver.ts';
import { type Frame, splitFrames } from './framing.ts';
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

export class ChessLinkDriver extends BoardDriver<Frame> {
  readonly kind = 'chesslink';
  /** The parity bit is set and checked in software: not every port can do 7 bits with odd parity. */
  readonly serial: SerialSettings = { baudRate: 38400, parity: 'none', dataTerminalReady: false };

  constructor(port: DriverPort, orientation: Orientation) {
    super(port, orientation, splitFrames, {
      ask: () => port.write(ASK_STATUS),
      ping: () => port.write(ASK_STATUS),
      silentMs: SILENT_MS,
    });
  }

  protected greet(): void {
    this.port.write(ASK_VERSION);
    this.port.write(ASK_REPORT_SETTING);
  }

  light(squares: readonly Square[]): void {
    const fields = this.fieldsOf(squares);
    this.port.write(fields.length === 0 ? EXTINGUISH : makeLamps(fields));
  }

  protected hear(frame: Frame, at: number): void {
    const message: Message = parseMessage(frame);
    switch (message.kind) {
      case 'status':
        this.dialogue.stateCame();
        this.#sayStatus(message.pieces, at);
        return;
      case 'version':
        this.port.emit({
          kind: 'identity',
          name: 'ChessLink',
          version: message.version,
          capabilities: CAPABILITIES,
          at,
        });
        return;
      case 'setting':
        if (message.address === REPORT_SETTING && (message.value & 7) === REPORTS_NEVER) {
          this.port.write(REPORT_ON_CHANGE);
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
      const square = piece ? this.squareOf(field) : null;
      if (square && piece) placement.set(square, piece);
    }
    this.port.emit({ kind: 'pieces', placement, at });
  }
}
