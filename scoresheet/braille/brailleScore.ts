/**
 * A game as a chapter of Braille: header, then one pair of moves to a line, the number right-aligned in its field,
 * White and Black each in a column. On a display nothing is aligned, since every blank cell is read.
 */
import type { ScoreGame } from '#rules/notation/game.ts';
import type { Language } from '#rules/notation/language.ts';
import type { NotationStyle } from '#rules/notation/writeMove.ts';
import { lastRank } from '#rules/position/square.ts';
import { headerLines, playerName, resultLine } from '../head.ts';
import { bracketed } from '../remarks.ts';
import { clockText, type HalfMove, type MovePair, type ScoreRow, scoreRows } from '../score.ts';
import { surname } from '../surname.ts';
import { LITERARY_CODES, literary, literaryLetters } from './literary.ts';
import { BLANK } from './literaryCode.ts';
import { type Block, type Chapter, type PageLayout, wrapLetters } from './pages.ts';
import { type CellPair, pairLayout } from './pairLayout.ts';
import { UK_BLACK_FIRST, UK_LEGEND, ukHalfMove, ukMoveNumber } from './ukChessCode.ts';

export const BRAILLE_CODES = ['literary', 'uk'] as const;
export type BrailleCode = (typeof BRAILLE_CODES)[number];

export type BrailleSettings = PageLayout & NotationStyle & Readonly<{ code: BrailleCode; clocks?: boolean }>;

export function brailleScore(game: ScoreGame, settings: BrailleSettings): Chapter {
  const { language, cells } = settings;
  const wrap = (text: string): Block => wrapLetters(literaryLetters(text, language), cells);
  const header = headerLines(game, settings).map(({ label, text }) =>
    wrap(label ? `${label}: ${text}` : text),
  );
  const rows = scoreRows(game, { ...settings, latinSquares: true });
  const pairs = rows.flatMap((row) => ('pair' in row ? [cellPair(row.pair, settings)] : []));
  const laidOut = pairLayout(pairs, settings)[Symbol.iterator]();
  const block = (row: ScoreRow): Block =>
    'note' in row ? wrap(bracketed(row.note)) : (laidOut.next().value ?? []);
  const end = rows.length > 0 ? [[''], wrap(resultLine(game, language))] : [];
  return { head: runningHead(game, settings), blocks: [...header, [''], ...rows.map(block), ...end] };
}

/** What a reader must know of the code and cannot look up: our own choices. Nothing in literary Braille. */
export function brailleLegend({ code, language, cells }: BrailleSettings): Block[] {
  if (code === 'literary') return [];
  return [[''], ...UK_LEGEND.map((text) => wrapLetters(literaryLetters(text, language), cells))];
}

/** The surnames, the longer one cut between two letters until both fit a line. */
function runningHead(game: ScoreGame, { language, cells }: BrailleSettings): string {
  const names = [playerName(game, 'White'), playerName(game, 'Black')].map((name) =>
    [...surname(name)].slice(0, cells),
  );
  for (;;) {
    const head = literary(names.map((letters) => letters.join('')).join(' - '), language);
    if (head.length <= cells) return head;
    const [white = [], black = []] = names;
    (white.length >= black.length ? white : black).pop();
  }
}

function cellPair({ number, white, black }: MovePair, settings: BrailleSettings): CellPair {
  const { language } = settings;
  const uk = settings.code === 'uk';
  const half = (move: HalfMove | null) => (move ? halfCells(move, settings) : '');
  const clock = (move: HalfMove | null) => {
    const time = settings.clocks ? clockText(move) : null;
    return time === null ? '' : literary(time, language);
  };
  return {
    number: uk ? ukMoveNumber(number) : literary(String(number), language),
    white: white || uk ? half(white) : literary('...', language),
    black: !white && uk ? UK_BLACK_FIRST + half(black) : half(black),
    whiteClock: clock(white),
    blackClock: clock(black),
  };
}

function halfCells(move: HalfMove, { language, code }: BrailleSettings): string {
  // Directly after the move an annotator's sign could be read as check (! and + are the same cell in Polish, Slovak
  // and Serbian), or as a digit of the British code.
  const apart = move.glyphs ? BLANK + literary(move.glyphs.trim(), language) : '';
  if (code === 'uk') return ukHalfMove(move) + apart;
  const offer = move.drawOffer ? BLANK + literary('(=)', language) : '';
  const cells = literary(move.text, language) + apart + offer;
  return needsCapital(move, language) ? GERMAN_CAPITAL + cells : cells;
}

/** The sign with which detailed German Braille marks a capital. */
const GERMAN_CAPITAL = '⠨';

/**
 * German marks no capitals, so the queen's Dxe5 has the cells of the pawn's dxe5. Where both are legal the capital
 * is marked, or the score could not be read.
 */
function needsCapital({ described, before }: HalfMove, language: Language): boolean {
  if (LITERARY_CODES[language].capitals || described.role !== 'queen' || !described.capture) return false;
  if (described.byFile || described.byRank) return false;
  const { to } = described;
  return before.pawnsAttacking(to).some((from) => {
    const promotion = to[1] === lastRank(before.turn) ? ({ promotion: 'queen' } as const) : {};
    return from[0] === 'd' && before.isLegal({ from, to, ...promotion });
  });
}
