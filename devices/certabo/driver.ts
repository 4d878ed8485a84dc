/**
 * Certabo: every piece carries a tag, and only a known position tells whose tag it is. Until it has been told a
 * position and seen it, this driver reports occupancy; afterwards pieces, with null for a tag it never met.
 */
import type { Piece, Square } from '#rules/position/square.ts';
import {
  type Driver,
  type DriverPort,
  fieldSquare,
  type Orientation,
  type Placement,
  type SerialSettings,
  squareField,
} from '../board.ts';
import { Dialogue } from '../dialogue.ts';
import { FrameReader } from '../framing.ts';
import { makeLamps } from '../sentio/messages.ts';
import { splitTagLines } from './framing.ts';
import { TagHistory } from './history.ts';
import { parseTags, type Tag } from './messages.ts';

const SILENT_MS = 5000;

export class CertaboDriver implements Driver {
  readonly kind = 'certabo';
  readonly serial: SerialSettings = { baudRate: 38400, parity: 'none' };
  readonly #port: DriverPort;
  readonly #orientation: Orientation;
  readonly #reader = new FrameReader(splitTagLines);
  readonly #dialogue: Dialogue;
  readonly #history = new TagHistory();
  readonly #pieces = new Map<Tag, Piece>();
  #lesson: Placement | null = null;

  constructor(port: DriverPort, orientation: Orientation) {
    this.#port = port;
    this.#orientation = orientation;
    this.#dialogue = new Dialogue(port, { silentMs: SILENT_MS });
  }

  start(at: number): void {
    this.#reader.restart();
    this.#history.clear();
    this.#dialogue.start(at);
  }

  feed(bytes: Uint8Array, at: number): void {
    const { frames, framed, dropped } = this.#reader.read(bytes);
    this.#dialogue.heard(framed, dropped, at);
    for (const line of frames) this.#say(this.#history.add(parseTags(line), at), at);
  }

  tick(at: number): void {
    const tags = this.#history.settle(at);
    if (tags) this.#say(tags, at);
    this.#dialogue.tick(at);
  }

  requestFullState(at: number): void {
    this.#dialogue.wantState(at);
  }

  light(squares: readonly Square[]): void {
    this.#port.write(makeLamps(squares.map((square) => squareField(square, this.#orientation))));
  }

  /** Taken to heart as soon as the occupied squares are exactly these. */
  learnPieces(placement: Placement): void {
    this.#lesson = placement;
  }

  count() {
    return this.#reader.count();
  }

  #say(tags: readonly Tag[], at: number): void {
    const present = new Map<Square, Tag>();
    for (const [field, tag] of tags.entries()) {
      const square = tag === 0 ? null : fieldSquare(field, this.#orientation);
      if (square) present.set(square, tag);
    }
    this.#learnFrom(present);
    if (this.#pieces.size === 0) {
      this.#port.emit({ kind: 'occupancy', occupied: new Set(present.keys()), at });
      return;
    }
    const placement = new Map<Square, Piece | null>();
    for (const [square, tag] of present) placement.set(square, this.#pieces.get(tag) ?? null);
    this.#port.emit({ kind: 'pieces', placement, at });
  }

  #learnFrom(present: ReadonlyMap<Square, Tag>): void {
    const lesson = this.#lesson;
    if (lesson?.size !== present.size) return;
    for (const square of present.keys()) if (!lesson.has(square)) return;
    for (const [square, tag] of present) {
      const piece = lesson.get(square);
      if (piece) this.#pieces.set(tag, piece);
    }
    this.#lesson = null;
  }
}
