/** One game of PGN: its tags, then its movetext, in the letters of whatever language makes it a game. */
import type { Position, Variant } from '../position/position.ts';
import { makeGame, parseStart, type ScoreGame, type Tag } from './game.ts';
import { oneLine } from './pgnComment.ts';
import { LETTERINGS } from './pgnMove.ts';
import { MovetextReader, type ReadMovetext } from './pgnMovetext.ts';
import { firstContent, readTag } from './pgnTags.ts';
import { excerpt } from './plainText.ts';
import { readResult, type ScoreResult } from './result.ts';

export type ParsedGame =
  | Readonly<{
      ok: true;
      game: ScoreGame;
      end: number;
      /** What is doubtful in it and was settled. */
      warnings: readonly string[];
    }>
  | Readonly<{ ok: false; at: number; reason: string }>;

/** Names of variants, without blanks and hyphens. */
const CHESS960 = /^((chess)?960|fische(r?r)andom(chess)?(960)?|freestyle(chess)?|frc)$/;
const STANDARD = /^(standard(chess)?|chess|fromposition|normal|\?*)$/;

/** The game that begins at this place of a record. */
export function parseGame(text: string, from: number): ParsedGame {
  const read = readTags(text, from);
  if (!read.ok) return read;
  const { preface, tags, places, end } = read;
  const fail = (tag: string, reason: string): ParsedGame => ({
    ok: false,
    at: places.get(tag) ?? from,
    reason,
  });
  const named = tags.get('Variant') ?? '';
  const plain = named.toLowerCase().replace(/[\s_-]+/g, '');
  const variant: Variant = CHESS960.test(plain) ? 'chess960' : 'standard';
  if (variant === 'standard' && !STANDARD.test(plain))
    return fail('Variant', `variant ${excerpt(named)} is not chess`);
  const startFen = tags.get('FEN') ?? null;
  const start = parseStart(startFen, variant);
  if (!start.ok) return fail('FEN', `the FEN tag: ${start.reason}`);
  const tagged = readResult(tags.get('Result') ?? '*');
  const movetext = readMovetext(text, end, start.position, tagged);
  if (!movetext.ok) return movetext;
  const { moves } = movetext;
  const comments = preface.length > 0 ? [...preface, ...movetext.comments] : movetext.comments;
  const { result, warning } = settled(tagged, movetext.result);
  const game = makeGame({ tags: [...tags], variant, startFen, comments, moves, result });
  const warnings = warning ? [...movetext.warnings, warning] : movetext.warnings;
  return { ok: true, game, end: movetext.end, warnings };
}

type ReadTags =
  | Readonly<{
      ok: true;
      preface: readonly string[];
      tags: ReadonlyMap<string, Tag[1]>;
      places: ReadonlyMap<string, number>;
      end: number;
    }>
  | Readonly<{ ok: false; at: number; reason: string }>;

function readTags(text: string, from: number): ReadTags {
  const tags = new Map<string, Tag[1]>();
  const places = new Map<string, number>();
  const { comments: preface, end } = readPreface(text, from);
  for (let at = end; ; ) {
    at = firstContent(text, at);
    if (text[at] !== '[') return { ok: true, preface, tags, places, end: at };
    const read = readTag(text, at);
    if (!('tag' in read)) return { ok: false, at, reason: read.reason };
    const [name, value] = read.tag;
    if (!tags.has(name)) places.set(name, at);
    if (!tags.has(name)) tags.set(name, value);
    at = read.end;
  }
}

/** What is said before the tags, and where it ends; nothing where the game has no tags: then it stands among the moves. */
function readPreface(text: string, from: number): { comments: readonly string[]; end: number } {
  const comments: string[] = [];
  for (let at = firstContent(text, from); ; ) {
    const isLine = text[at] === ';';
    if (!isLine && text[at] !== '{')
      return text[at] === '[' ? { comments, end: at } : { comments: [], end: from };
    const close = text.indexOf(isLine ? '\n' : '}', at);
    if (close < 0) return { comments: [], end: from };
    const comment = oneLine(text.slice(at + 1, close));
    if (comment) comments.push(comment);
    at = firstContent(text, close + 1);
  }
}

/**
 * In English letters; where they do not fit and a letter is not English, in those of the other languages. If two
 * languages tell different games nobody can say which it is: S is a bishop in Slovak and a knight elsewhere.
 */
function readMovetext(text: string, at: number, start: Position, tagged: ScoreResult | null): ReadMovetext {
  const read = (language: (typeof LETTERINGS)[number]) =>
    new MovetextReader(text, at, start, { language, tagged }).read();
  const [english, ...others] = LETTERINGS;
  const first = read(english);
  if (first.ok || !first.national) return first;
  const readings = others.map((language) => ({ language, movetext: read(language) }));
  const whole = readings.flatMap(({ language, movetext }) => (movetext.ok ? [{ language, movetext }] : []));
  const [found] = whole;
  if (!found) return farthest([first, ...readings.map(({ movetext }) => movetext)]);
  const game = JSON.stringify(found.movetext.moves);
  if (whole.every(({ movetext }) => JSON.stringify(movetext.moves) === game)) return found.movetext;
  const languages = whole.map(({ language }) => language).join(' and ');
  return { ok: false, at, reason: `read in ${languages} it is not the same game`, national: true };
}

/** The reading that failed last says most about what is wrong. */
function farthest(readings: readonly ReadMovetext[]): ReadMovetext {
  return readings.reduce((a, b) => (!a.ok && !b.ok && b.at > a.at ? b : a));
}

/** The tag counts, as in all programs; where the movetext says otherwise that is told. */
function settled(
  tagged: ScoreResult | null,
  written: ScoreResult | null,
): { result: ScoreResult; warning: string | null } {
  if (tagged === null || tagged === '*') return { result: written ?? '*', warning: null };
  const differ = written !== null && written !== '*' && written !== tagged;
  const warning = differ
    ? `the Result tag says ${tagged}, the moves end with ${written}; the tag counts`
    : null;
  return { result: tagged, warning };
}
