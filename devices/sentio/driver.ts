/** Tabutronic Sentio: occupancy only, the whole board in every line, unasked. There is nothing to ask it. */
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
import { splitLines } from './framing.ts';
import { makeLamps, parseFields, RANKS_PER_LINE } from './messages.ts';

const SILENT_MS = 5000;

export class SentioDriver implements Driver {
  readonly kind = 'sentio';
  readonly serial: SerialSettings = { baudRate: 38400, parity: 'none' };
  readonly #port: DriverPort;
  readonly #orientation: Orientation;
  readonly #reader = new FrameReader(splitLines(RANKS_PER_LINE));
  readonly #dialogue: Dialogue;

  constructor(port: DriverPort, orientation: Orientation) {
    this.#port = port;
    this.#orientation = orientation;
    this.#dialogue = new Dialogue(port, { silentMs: SILENT_MS });
  }

  start(at: number): void {
    this.#reader.restart();
    this.#dialogue.start(at);
  }

  feed(bytes: Uint8Array, at: number): void {
    const { frames, framed, dropped } = this.#reader.read(bytes);
    this.#dialogue.heard(framed, dropped, at);
    for (const line of frames) {
      const occupied = new Set<Square>();
      for (const field of parseFields(line)) {
        const square = fieldSquare(field, this.#orientation);
        if (square) occupied.add(square);
      }
      this.#port.emit({ kind: 'occupancy', occupied, at });
    }
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

  count() {
    return this.#reader.count();
  }
}
