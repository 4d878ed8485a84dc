/** Tabutronic Sentio: occupancy only, the whole board in every line, unasked. There is nothing to ask it. */
import type { Square } from '#rules/position/square.ts';
import type { DriverPort, Orientation, SerialSettings } from '../board.ts';
import { BoardDriver } from '../boardDriver.ts';
import { type NumberLine, splitLines } from './framing.ts';
import { LampWriter } from './lamps.ts';
import { parseFields, RANKS_PER_LINE } from './messages.ts';

const SILENT_MS = 5000;

export class SentioDriver extends BoardDriver<NumberLine> {
  readonly kind = 'sentio';
  readonly serial: SerialSettings = { baudRate: 38400, parity: 'none', dataTerminalReady: false };
  readonly #lamps: LampWriter;

  constructor(port: DriverPort, orientation: Orientation) {
    super(port, orientation, splitLines(RANKS_PER_LINE), { silentMs: SILENT_MS });
    this.#lamps = new LampWriter(port);
  }

  light(squares: readonly Square[]): void {
    this.#lamps.light(this.fieldsOf(squares));
  }

  protected greet(): void {}

  protected hear({ numbers, letters }: NumberLine, at: number): void {
    this.#lamps.hear(letters);
    if (numbers.length === 0) return;
    const occupied = new Set<Square>();
    for (const field of parseFields(numbers)) {
      const square = this.squareOf(field);
      if (square) occupied.add(square);
    }
    this.port.emit({ kind: 'occupancy', occupied, at });
  }
}
