/**
 * Guided correction: the player is led from square to square until board and game agree. A difference is said when it
 * becomes the next one, shown by the board's lamp and beep where it has them, and again at the press of a key.
 */
import type { Square } from '#rules/position/square.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { correction, type Difference } from '#speech/phrases/boardReading.ts';
import { type Said, say, together } from '#speech/phrases/said.ts';
import { saidText } from '../i18n/text.ts';

export type GuidePort = Readonly<{
  say: (said: Said) => void;
  /** None: all dark. */
  light: (squares: readonly Square[]) => void;
  beep: () => void;
  words: () => AnnounceOptions;
}>;

export class Guide {
  readonly #port: GuidePort;
  #differences: readonly Difference[] = [];
  #current: Difference | null = null;

  constructor(port: GuidePort) {
    this.#port = port;
  }

  /** The board has been compared with the game. Nothing is said while the difference that is led to stays. */
  look(differences: readonly Difference[]): void {
    const before = this.#differences;
    this.#differences = differences;
    const current = this.#current;
    if (differences.some((difference) => current && isSame(difference, current))) return;
    const [first] = differences;
    if (first) this.#leadTo(first, before.length === 0);
    else if (current) this.#finish();
  }

  /** One key: the next difference, and after the last the first again. */
  next(): void {
    const at = this.#differences.findIndex(({ square }) => square === this.#current?.square);
    const next = this.#differences[(at + 1) % this.#differences.length];
    if (next) this.#leadTo(next, false);
  }

  /** The board is no longer there to be led on. */
  forget(): void {
    this.#differences = [];
    this.#current = null;
  }

  #leadTo(difference: Difference, isNews: boolean): void {
    const { language, ...words } = this.#port.words();
    this.#current = difference;
    const what = correction(difference, { language, ...words });
    const count = this.#differences.length;
    this.#port.say(isNews ? together([saidText(language, 'board.differs', { count }), what]) : what);
    this.#port.light([difference.square]);
    this.#port.beep();
  }

  #finish(): void {
    this.#current = null;
    this.#port.say(say(this.#port.words().language, 'fix.done'));
    this.#port.light([]);
  }
}

function isSame(a: Difference, b: Difference): boolean {
  return a.square === b.square && samePiece(a.found, b.found) && samePiece(a.expected, b.expected);
}

function samePiece(a: Difference['found'], b: Difference['found']): boolean {
  if (a === null || b === null || a === 'unknown' || b === 'unknown') return a === b;
  return a.role === b.role && a.color === b.color;
}
