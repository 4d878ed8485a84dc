/**
 * Builds the main line and its nested variations from the tokens of a movetext. A comment belongs to the move before
 * it, unless a variation stands between them: then it belongs to the move that follows.
 */
import type { Move } from '../position/move.ts';
import type { Replay } from '../position/replay.ts';
import type { Remarks, ScoreMove, Variation, VariationMove } from './game.ts';
import { oneLine, readComment } from './pgnComment.ts';

type Draft = { -readonly [Key in keyof Remarks]: Remarks[Key] };
type MoveDraft = Draft & { move?: Move; san?: string };
type Line = { moves: MoveDraft[]; pending: readonly string[]; afterVariation: boolean };

const NONE: readonly never[] = [];

export class LineBuilder {
  readonly #replay: Replay;
  readonly #lines: Line[] = [newLine()];

  constructor(replay: Replay) {
    this.#replay = replay;
  }

  /** How many variations are open. */
  get depth(): number {
    return this.#lines.length - 1;
  }

  /** The number of the move to come, as a score writes it. */
  get moveNumber(): string {
    return `${this.#replay.fullmoves}${this.#replay.turn === 'white' ? '.' : '...'}`;
  }

  /** False if the move is no legal move of the main line. */
  move(san: string): boolean {
    const line = this.#line;
    const analysis = this.depth > 0;
    const move = analysis ? null : this.#replay.playSan(plainSan(san));
    if (!analysis && !move) return false;
    const draft: MoveDraft = newDraft(line.pending);
    if (move) draft.move = move;
    else draft.san = san;
    line.moves.push(draft);
    if (line.pending.length > 0) line.pending = NONE;
    line.afterVariation = false;
    return true;
  }

  comment(raw: string): void {
    const line = this.#line;
    const last = line.moves.at(-1);
    if (!last || line.afterVariation) {
      const text = oneLine(raw);
      if (text) line.pending = [...line.pending, text];
      return;
    }
    const { text, clockMs, elapsedMs, drawOffer, incidents } = readComment(raw, last);
    if (text) last.comments = [...last.comments, text];
    last.clockMs = clockMs;
    last.elapsedMs = elapsedMs;
    if (drawOffer) last.drawOffer = true;
    if (incidents.length > 0) last.incidents = [...last.incidents, ...incidents];
  }

  nag(number: number): void {
    const last = this.#line.moves.at(-1);
    if (last) last.nags = [...last.nags, number];
  }

  drawOffer(): void {
    const last = this.#line.moves.at(-1);
    if (last) last.drawOffer = true;
  }

  /** Opens a variation of the last move; false if there is none. */
  open(): boolean {
    if (this.#line.moves.length === 0) return false;
    this.#lines.push(newLine());
    return true;
  }

  close(): boolean {
    if (this.depth === 0) return false;
    const { moves, pending } = this.#lines.pop() as Line;
    const line = this.#line;
    const last = line.moves.at(-1) as MoveDraft;
    const variation: Variation = { moves: moves as VariationMove[], comments: pending };
    last.variations = [...last.variations, variation];
    line.afterVariation = true;
    return true;
  }

  finish(): { comments: readonly string[]; moves: readonly ScoreMove[] } {
    const { moves, pending } = this.#line;
    const first = moves[0];
    if (!first) return { comments: pending, moves: [] };
    const comments = first.before;
    first.before = NONE;
    const last = moves.at(-1) as MoveDraft;
    if (pending.length > 0) last.comments = [...last.comments, ...pending];
    return { comments, moves: moves as ScoreMove[] };
  }

  get #line(): Line {
    return this.#lines.at(-1) as Line;
  }
}

function newLine(): Line {
  return { moves: [], pending: NONE, afterVariation: false };
}

/** Written out, not spread from a constant: a file has hundreds of thousands of moves. */
function newDraft(before: readonly string[]): Draft {
  return {
    before,
    comments: NONE,
    nags: NONE,
    variations: NONE,
    clockMs: null,
    elapsedMs: null,
    drawOffer: false,
    incidents: NONE,
  };
}

/** The SAN that chessops reads: castling with the letter O, one sign of check or none. */
function plainSan(san: string): string {
  const code = san.charCodeAt(0);
  const castling = code === 0x4f || code === 0x30 || code === 0x6f;
  const plain = castling ? san.replace(/[0o]/g, 'O') : san;
  return plain.endsWith('+') || plain.endsWith('#') ? plain.replace(/[+#]+$/, '') : plain;
}
