/**
 * A game as a chapter of Braille: header, then one pair of moves to a line, the number right-aligned in its field,
 * White and Black each in a column. On a display nothing is aligned, since every blank cell is read.
 */
import type { ScoreGame } from '#rules/notation/game.ts';
import type { Language } from '#rules/notation/language.ts';
import { formatClock } from '#rules/notation/pgnComment.ts';
import { lastRank } from '#rules/position/square.ts';
import { type HalfMove, headerLines, type MovePair, movePairs, playerName } from '../score.ts';
import { LITERARY_CODES, literary } from './literary.ts';
import { BLANK } from './literaryCode.ts';
import { type Block, type Chapter, type PageLayout, wrapCells } from './pages.ts';
import { UK_BLACK_FIRST, UK_LEGEND, ukHalfMove, ukMoveNumber } from './ukChessCode.ts';

export const BRAILLE_CODES = ['literary', 'uk'] as const;
export type BrailleCode = (typeof BRAILLE_CODES)[number];

export type BrailleSettings = PageLayout &
  Readonly<{ language: Language; code: BrailleCode; clocks?: boolean }>;

/** A move shorter than this leaves Black's column where it is. */
const COLUMN = 9;

export function brailleScore(game: ScoreGame, settings: BrailleSettings): Chapter {
  const { language, cells } = settings;
  const wrap = (text: string): Block => wrapCells(literary(text, language), cells);
  const header = headerLines(game, settings).map(({ label, text }) =>
    wrap(label ? `${label}: ${text}` : text),
  );
  const pairs = movePairs(game, settings);
  const moves = settings.lines === null ? runningPairs(pairs, settings) : columns(pairs, settings);
  const head = literary(`${playerName(game, 'White')} - ${playerName(game, 'Black')}`, language);
  return { head, blocks: [...header, [''], ...moves] };
}

/** What a reader must know of the code and cannot look up: our own choices. Nothing in literary Braille. */
export function brailleLegend({ code, language, cells }: BrailleSettings): Block[] {
  if (code === 'literary') return [];
  return [[''], ...UK_LEGEND.map((text) => wrapCells(literary(text, language), cells))];
}

type CellPair = Readonly<{ number: string; white: string; black: string; clocks: string }>;

function columns(pairs: readonly MovePair[], settings: BrailleSettings): Block[] {
  const rows = pairs.map((pair) => cellPair(pair, settings));
  const longest = (cells: readonly string[]) => Math.max(0, ...cells.map((text) => text.length));
  const numberWidth = Math.max(3, longest(rows.map(({ number }) => number)));
  const whiteWidth = Math.max(COLUMN, longest(rows.map(({ white }) => white)));
  const blackWidth = longest(rows.map(({ black, clocks }) => black + (clocks && BLANK) + clocks));
  // Where one long move would push Black's column off the page, the column stays and that pair takes two lines.
  const fits = numberWidth + whiteWidth + blackWidth + 2 <= settings.cells;
  const column = fits ? whiteWidth : COLUMN;
  return rows.map(({ number, white, black, clocks }) => {
    const left = `${number.padStart(numberWidth, BLANK)}${BLANK}${white.padEnd(column, BLANK)}`;
    const right = [black, clocks].filter(Boolean).join(BLANK);
    const line = `${left}${BLANK}${right}`;
    if (white.length <= column && line.length <= settings.cells) return [line];
    return wrapCells(
      [number.padStart(numberWidth, BLANK), white, right].filter(Boolean).join(BLANK),
      settings.cells,
    );
  });
}

function runningPairs(pairs: readonly MovePair[], settings: BrailleSettings): Block[] {
  return pairs.map((pair) => {
    const { number, white, black, clocks } = cellPair(pair, settings);
    return wrapCells([number, white, black, clocks].filter(Boolean).join(BLANK), settings.cells);
  });
}

function cellPair({ number, white, black }: MovePair, settings: BrailleSettings): CellPair {
  const { language } = settings;
  const uk = settings.code === 'uk';
  const half = (move: HalfMove | null) => (move ? halfCells(move, settings) : '');
  const times = settings.clocks
    ? [white, black].flatMap((move) => (move?.clockMs == null ? [] : [formatClock(move.clockMs)]))
    : [];
  return {
    number: uk ? ukMoveNumber(number) : literary(String(number), language),
    white: white || uk ? half(white) : literary('...', language),
    black: !white && uk ? UK_BLACK_FIRST + half(black) : half(black),
    clocks: literary(times.join(' '), language),
  };
}

function halfCells(move: HalfMove, { language, code }: BrailleSettings): string {
  if (code === 'uk') return ukHalfMove(move);
  const cells = literary(move.drawOffer ? `${move.text} (=)` : move.text, language);
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
