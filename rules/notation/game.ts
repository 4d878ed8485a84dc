/**
 * 8.1: a game as its score records it, as plain data that never changes. The main line is made of legal moves;
 * variations are other people's analysis and are kept as they were written.
 */
import type { Move } from '../position/move.ts';
import { INITIAL_FEN, type ParsedPosition, Position, type Variant } from '../position/position.ts';
import type { Color } from '../position/square.ts';
import { plainText } from './plainText.ts';
import type { ScoreResult } from './result.ts';

/** What the Laws want on record beside the moves: 9.2 and 9.3 claims, 12.9 penalties, the arbiter's rulings. */
export const INCIDENT_KINDS = ['claim', 'penalty', 'ruling'] as const;
export type Incident = Readonly<{
  kind: (typeof INCIDENT_KINDS)[number];
  by: Color | 'arbiter';
  article: string;
  note: string;
}>;

/** What may stand beside a move. */
export type Remarks = Readonly<{
  /** Comments between the previous move and this one that belong to this one. */
  before: readonly string[];
  comments: readonly string[];
  /** Numeric annotation glyphs of PGN: 1 is "!", 2 is "?". */
  nags: readonly number[];
  /** Other lines that could have been played instead of this move. */
  variations: readonly Variation[];
  /** The player's own clock after the move. */
  clockMs: number | null;
  /** The time spent on the move. */
  elapsedMs: number | null;
  /** 8.1.5, C.12: a draw was offered with this move, written (=). */
  drawOffer: boolean;
  incidents: readonly Incident[];
}>;

export type ScoreMove = Remarks & Readonly<{ move: Move }>;
export type VariationMove = Remarks & Readonly<{ san: string }>;
export type Variation = Readonly<{
  moves: readonly VariationMove[];
  /** Comments of a variation without a move, or after its last nested variation. */
  comments: readonly string[];
}>;

export type Tag = readonly [name: string, value: string];

export type ScoreGame = Readonly<{
  /** The seven tags of the roster first, then the others in their own order. */
  tags: readonly Tag[];
  variant: Variant;
  /** Null for the initial position of 2.3. */
  startFen: string | null;
  /** Comments before the first move. */
  comments: readonly string[];
  moves: readonly ScoreMove[];
  result: ScoreResult;
}>;

const NONE: readonly never[] = [];

export const NO_REMARKS: Remarks = {
  before: NONE,
  comments: NONE,
  nags: NONE,
  variations: NONE,
  clockMs: null,
  elapsedMs: null,
  drawOffer: false,
  incidents: NONE,
};

/** The seven tag roster of PGN, with what stands for "unknown". */
export const ROSTER: readonly Tag[] = [
  ['Event', '?'],
  ['Site', '?'],
  ['Date', '????.??.??'],
  ['Round', '?'],
  ['White', '?'],
  ['Black', '?'],
  ['Result', '*'],
];

/** The edition of the Laws that governed the game, and the article that ended it. */
export const EDITION_TAG = 'LawsEdition';
export const RESULT_ARTICLE_TAG = 'ResultArticle';
/** The time control in the organiser's words, where PGN's own tag cannot say it. */
export const TIME_CONTROL_TEXT_TAG = 'TimeControlText';

/** The value of a tag; undefined where the tag is absent or says nothing ("?", "-", a date of question marks). */
export function knownTag(game: ScoreGame, name: string): string | undefined {
  const value = game.tags.find((tag) => tag[0] === name)?.[1].trim();
  return value === undefined || /^[?\-. ]*$/.test(value) ? undefined : value;
}

/** A game whose tags are in order: roster first and complete, start position and result said by their own tags. */
export function makeGame(
  parts: Partial<ScoreGame> & Readonly<{ moves: readonly ScoreMove[]; result: ScoreResult }>,
): ScoreGame {
  const { tags = [], variant = 'standard', startFen = null, comments = NONE, moves, result } = parts;
  const given = new Map(tags.map(([name, value]) => [name, plainText(value)] as const));
  given.set('Result', result);
  if (variant === 'chess960' && !given.has('Variant')) given.set('Variant', 'Chess960');
  // The standard wants both: some programs read a FEN only where SetUp says that there is one.
  if (startFen && !given.has('SetUp')) given.set('SetUp', '1');
  if (startFen && !given.has('FEN')) given.set('FEN', startFen);
  const roster = ROSTER.map(([name, unknown]): Tag => [name, given.get(name) ?? unknown]);
  const others = [...given].filter(([name]) => !ROSTER.some((tag) => tag[0] === name));
  return { tags: [...roster, ...others], variant, startFen, comments, moves, result };
}

/** A FEN, or without one the initial position of 2.3, which is one of Chess960's too. */
export function parseStart(startFen: string | null, variant: Variant): ParsedPosition {
  if (!startFen && variant === 'standard') return { ok: true, position: Position.start() };
  return Position.parse(startFen ?? INITIAL_FEN, variant);
}

/** The position before the first move. A game's FEN was read when the game was made, so it parses. */
export function startPosition(game: ScoreGame): Position {
  const parsed = parseStart(game.startFen, game.variant);
  if (!parsed.ok) throw new Error(`a game with an unreadable start position: ${parsed.reason}`);
  return parsed.position;
}
