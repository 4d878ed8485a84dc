/**
 * Builds the main line and its nested variations from the tokens of a movetext. A comment belongs to the move before
 * it, unless a variation stands between them: then it belongs to the move that follows.
 */
import type { Move } from '../position/move.ts';
import type { Replay } from '../position/replay.ts';
import type { Remarks, ScoreMove, Variation, VariationMove } from './game.ts';
import type { Language } from './language.ts';
import { oneLine, readComment } from './pgnComment.ts';
import { playWord } from './pgnMove.ts';

type Draft = {
  -readonly [Key in keyof Remarks]: Remarks[Key] extends readonly (infer Item)[] ? Item[] : Remarks[Key];
};
type MoveDraft = Draft & { move?: Move; san?: string };
type Line = {
  moves: MoveDraft[];
  /** What stands before the move it belongs to. */
  comments: string[];
  nags: number[];
  afterVariation: boolean;
};

/** Shared by all that have none: a file has hundreds of thousands of moves, and few of them have remarks. */
const NONE: never[] = [];

export class LineBuilder {
  readonly #replay: Replay;
  readonly #language: Language;
  readonly #lines: Line[] = [newLine()];

  /** The language is that of the letters of the pieces. */
  constructor(replay: Replay, language: Language) {
    this.#replay = replay;
    this.#language = language;
  }

  /** How many variations are open. */
  get depth(): number {
    return this.#lines.length - 1;
  }

  /** Half-moves of the main line so far. */
  get halfMoves(): number {
    return (this.#lines[0] as Line).moves.length;
  }

  /** The number of the move to come, as a score writes it. */
  get moveNumber(): string {
    return `${this.#replay.fullmoves}${this.#replay.turn === 'white' ? '.' : '...'}`;
  }

  /** False if the move is no legal move of the main line. */
  move(san: string): boolean {
    const line = this.#line;
    const analysis = this.depth > 0;
    const move = analysis ? null : playWord(this.#replay, san, this.#language);
    if (!analysis && !move) return false;
    const draft: MoveDraft = newDraft(line);
    if (move) draft.move = move;
    else draft.san = san;
    line.moves.push(draft);
    line.comments = line.nags = NONE;
    line.afterVariation = false;
    return true;
  }

  comment(raw: string): void {
    const line = this.#line;
    const last = line.moves.at(-1);
    if (!last || line.afterVariation) {
      const text = oneLine(raw);
      if (text) line.comments = added(line.comments, text);
      return;
    }
    const { text, clockMs, elapsedMs, drawOffer, incidents } = readComment(raw, last);
    if (text) last.comments = added(last.comments, text);
    last.clockMs = clockMs;
    last.elapsedMs = elapsedMs;
    if (drawOffer) last.drawOffer = true;
    for (const incident of incidents) last.incidents = added(last.incidents, incident);
  }

  /** Before the first move of a line it belongs to that move. */
  nag(number: number): void {
    const holder = this.#line.moves.at(-1) ?? this.#line;
    holder.nags = added(holder.nags, number);
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
    const { moves, comments } = this.#lines.pop() as Line;
    const line = this.#line;
    const last = line.moves.at(-1) as MoveDraft;
    const variation: Variation = { moves: moves as VariationMove[], comments };
    last.variations = added(last.variations, variation);
    line.afterVariation = true;
    return true;
  }

  /** From here on nothing is replayed; what comes is forgotten by `forget`, which gives the line back. */
  leave(): void {
    this.#lines.push(newLine());
  }

  forget(): void {
    this.#lines.pop();
  }

  /** Text that commands nothing. */
  remark(text: string): void {
    const last = this.#line.moves.at(-1);
    if (last) last.comments = added(last.comments, text);
    else this.#line.comments = added(this.#line.comments, text);
  }

  finish(): { comments: readonly string[]; moves: readonly ScoreMove[] } {
    const { moves, comments: pending } = this.#line;
    const first = moves[0];
    if (!first) return { comments: pending, moves: [] };
    const comments = first.before;
    first.before = NONE;
    const last = moves.at(-1) as MoveDraft;
    for (const comment of pending) last.comments = added(last.comments, comment);
    return { comments, moves: moves as ScoreMove[] };
  }

  get #line(): Line {
    return this.#lines.at(-1) as Line;
  }
}

function newLine(): Line {
  return { moves: [], comments: NONE, nags: NONE, afterVariation: false };
}

function newDraft({ comments, nags }: Line): Draft {
  return {
    before: comments,
    comments: NONE,
    nags,
    variations: NONE,
    clockMs: null,
    elapsedMs: null,
    drawOffer: false,
    incidents: NONE,
  };
}

/** In place, unless the list is the empty one that all share. */
function added<Item>(list: Item[], item: Item): Item[] {
  if (list === NONE) return [item];
  list.push(item);
  return list;
}
