/**
 * What all drivers share: bytes are framed, each frame is heard in the call that brought it, and the manners of the
 * conversation are kept. A board's own driver says what its frames mean.
 */

import type { Square } from '#rules/position/square.ts';
import {
  type BoardKind,
  type ByteCount,
  type Driver,
  type DriverPort,
  fieldSquare,
  type Orientation,
  type SerialSettings,
  squareField,
} from './board.ts';
import { Dialogue, type Manners } from './dialogue.ts';
import { FrameReader, type Splitter } from './framing.ts';

export abstract class BoardDriver<Frame> implements Driver {
  abstract readonly kind: BoardKind;
  abstract readonly serial: SerialSettings;
  protected readonly port: DriverPort;
  protected readonly dialogue: Dialogue;
  readonly #orientation: Orientation;
  readonly #reader: FrameReader<Frame>;
  readonly #streams: boolean;

  constructor(port: DriverPort, orientation: Orientation, split: Splitter<Frame>, manners: Manners) {
    this.port = port;
    this.#orientation = orientation;
    this.#reader = new FrameReader(split);
    this.#streams = manners.ask === undefined;
    this.dialogue = new Dialogue(port, manners);
  }

  /** Half a frame is forgotten, and what is known of the board with it. */
  protected abstract greet(at: number): void;
  protected abstract hear(frame: Frame, at: number): void;

  start(at: number): void {
    this.#reader.restart();
    this.greet(at);
    this.dialogue.start(at);
  }

  feed(bytes: Uint8Array, at: number): void {
    const { frames, framed, dropped } = this.#reader.read(bytes);
    // A board that streams heals a loss by its next line, which may be in these bytes; one that is asked answers later.
    if (this.#streams) this.dialogue.heard(framed, dropped, at);
    for (const frame of frames) this.hear(frame, at);
    if (!this.#streams) this.dialogue.heard(framed, dropped, at);
  }

  tick(at: number): void {
    this.dialogue.tick(at);
  }

  requestFullState(at: number): void {
    this.dialogue.wantState(at);
  }

  count(): ByteCount {
    return this.#reader.count();
  }

  protected squareOf(field: number): Square | null {
    return fieldSquare(field, this.#orientation);
  }

  protected fieldsOf(squares: readonly Square[]): number[] {
    return squares.map((square) => squareField(square, this.#orientation));
  }
}
