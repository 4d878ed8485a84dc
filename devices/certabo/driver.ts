/**
 * Certabo: every piece carries a tag, and only a known position tells whose tag it is. Until it has been told a
 * position and seen it, this driver reports occupancy; afterwards pieces, with null for a tag it never met.
 */
import type { Piece, Square } from '#rules/position/square.ts';
import type { DriverPort, Orientation, Placement, SerialSettings } from '../board.ts';
import { BoardDriver } from '../boardDriver.ts';
import type { NumberLine } from '../sentio/framing.ts';
import { LampWriter } from '../sentio/lamps.ts';
import { splitTagLines } from './framing.ts';
import { TagHistory } from './history.ts';
import { Lesson } from './lesson.ts';
import { parseTags, type Tag } from './messages.ts';

const SILENT_MS = 5000;

export class CertaboDriver extends BoardDriver<NumberLine> {
  readonly kind = 'certabo';
  readonly serial: SerialSettings = { baudRate: 38400, parity: 'none', dataTerminalReady: false };
  readonly #lamps: LampWriter;
  readonly #history = new TagHistory();
  /** What earlier lessons taught, and what the present one teaches so far. */
  #known: ReadonlyMap<Tag, Piece> = new Map();
  #pieces: ReadonlyMap<Tag, Piece> = new Map();
  #lesson: Lesson | null = null;
  /** The tags as they were last told. */
  #told: ReadonlyMap<Square, Tag> = new Map();

  constructor(port: DriverPort, orientation: Orientation) {
    super(port, orientation, splitTagLines, { silentMs: SILENT_MS });
    this.#lamps = new LampWriter(port);
  }

  override tick(at: number): void {
    const tags = this.#history.settle(at);
    if (tags) this.#say(tags, at);
    super.tick(at);
  }

  light(squares: readonly Square[]): void {
    this.#lamps.light(this.fieldsOf(squares));
  }

  /** Taken to heart as soon as the occupied squares are exactly these. A tag that is known stays what it is. */
  learnPieces(placement: Placement): void {
    this.#known = this.#pieces;
    this.#lesson = new Lesson(placement);
  }

  protected greet(): void {
    this.#history.clear();
    this.#told = new Map();
  }

  protected hear({ numbers, letters }: NumberLine, at: number): void {
    this.#lamps.hear(letters);
    if (numbers.length === 0) return;
    const tags = parseTags(numbers);
    const learnt = this.#lesson?.hear(this.#present(tags)) ?? null;
    if (learnt) this.#pieces = new Map([...learnt, ...this.#known]);
    if (this.#lesson?.isOver) this.#lesson = null;
    this.#say(this.#history.add(tags, at), at);
  }

  #present(tags: readonly Tag[]): Map<Square, Tag> {
    const present = new Map<Square, Tag>();
    for (const [field, tag] of tags.entries()) {
      const square = tag === 0 ? null : this.squareOf(field);
      if (square) present.set(square, tag);
    }
    return present;
  }

  #say(tags: readonly Tag[], at: number): void {
    const present = this.#present(tags);
    if (this.#pieces.size === 0) {
      this.port.emit({ kind: 'occupancy', occupied: new Set(present.keys()), at });
      return;
    }
    const placement = new Map<Square, Piece | null>();
    for (const [square, tag] of present) placement.set(square, this.#pieces.get(tag) ?? null);
    const exchanged = this.#exchanged(present);
    this.#told = present;
    if (exchanged.length > 0) {
      const lifted = new Map(placement);
      for (const square of exchanged) lifted.delete(square);
      this.port.emit({ kind: 'pieces', placement: lifted, at });
    }
    this.port.emit({ kind: 'pieces', placement, at });
  }

  /**
   * Another man stands where one stood, and one of them cannot be named (4.6: a second queen): that the first has left
   * nobody could tell from the pieces alone.
   */
  #exchanged(present: ReadonlyMap<Square, Tag>): Square[] {
    return [...present].flatMap(([square, tag]) => {
      const before = this.#told.get(square);
      const isNamed = before !== undefined && this.#pieces.has(before) && this.#pieces.has(tag);
      return before === undefined || before === tag || isNamed ? [] : [square];
    });
  }
}
