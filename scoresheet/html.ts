/**
 * The score as a page that prints like a scoresheet, in large print: head, moves, result and signatures. One column
 * of moves where the type is large, two where they fit. Works without scripts, and the style lies in the page, so
 * that it can be sent as one file.
 */
import type { ScoreGame } from '#rules/notation/game.ts';
import type { NotationStyle } from '#rules/notation/writeMove.ts';
import { type Head, headOf, playerName, playersTitle, resultLine } from './head.ts';
import { LABELS, type Labels } from './labels.ts';
import { namedPage, printStyle } from './printStyle.ts';
import { clockText, type HalfMove, halfText, type MovePair, type ScoreRow, scoreRows } from './score.ts';
import { surname } from './surname.ts';
import type { Title, TitledParts } from './titled.ts';
import { escapeXml } from './xml.ts';

export type HtmlSettings = NotationStyle & Readonly<{ typeSize: number }>;

export class HtmlScores implements TitledParts {
  readonly #settings: HtmlSettings;

  constructor(settings: HtmlSettings) {
    this.#settings = settings;
  }

  head({ text }: Title): string {
    const { language, typeSize } = this.#settings;
    return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(text)}</title>
<style>
${printStyle(typeSize)}</style>
</head>
<body>
<main>
<h1>${escapeXml(text)}</h1>
`;
  }

  /** The style of a game's own pages stands with it: a file of thousands is written one game after the other. */
  body(game: ScoreGame, number: number): string {
    const settings = this.#settings;
    const labels = LABELS[settings.language];
    const rows = scoreRows(game, settings);
    const blank = blankRows(game, rows);
    const clocks = game.moves.some(({ clockMs }) => clockMs !== null);
    const names = [playerName(game, 'White'), playerName(game, 'Black')].map(surname).join(' – ');
    return `<style>${namedPage(number, names)}</style>
<article id="game-${number}" aria-labelledby="name-${number}">
<h2 id="name-${number}">${escapeXml(playersTitle(game))}</h2>
${headList(headOf(game, settings.language), labels, settings.typeSize)}
<div class="${layout(rows, blank.length, settings.typeSize)}">
${table([...rows, ...blank], labels, clocks, `${names}. ${resultLine(game, settings.language)}`)}
</div>
</article>
`;
  }

  foot(): string {
    return '</main>\n</body>\n</html>\n';
  }
}

/** Up to this size there is room for lines that a hand fills in. */
const HANDS_ROOM = 20;

/** White above Black, each on a line of his own, and the result with them; then the event. */
function headList(head: Head, labels: Labels, typeSize: number): string {
  const field = (label: string, text: string, kind = '') =>
    `<div${kind && ` class="${kind}"`}><dt>${escapeXml(label)}</dt><dd>${escapeXml(text)}</dd></div>`;
  const known = (label: string, text: string, kind = '') =>
    text || (kind === 'by-hand' && typeSize <= HANDS_ROOM) ? [field(label, text, text ? '' : kind)] : [];
  const start = [head.variant, head.start].filter(Boolean).join('. ');
  const fields = [
    field(labels.white, head.white, 'wide'),
    field(labels.black, head.black, 'wide'),
    field(labels.result, head.result, 'wide'),
    ...(head.event ? [field(labels.event, head.event, 'wide')] : known(labels.event, '', 'by-hand')),
    ...known(labels.round, head.round, 'by-hand'),
    ...known(labels.board, head.board, 'by-hand'),
    ...known(labels.date, head.date, 'by-hand'),
    ...(head.site ? [field(labels.site, head.site, 'wide')] : []),
    ...(head.timeControl ? [field(labels.timeControl, head.timeControl, 'wide')] : []),
    ...(start ? [field(labels.startPosition, start, 'wide')] : []),
  ];
  return `<dl>\n${fields.join('\n')}\n</dl>`;
}

/** Of a row, in ems: its number with the borders, a character, and what lies around a move. */
const ROW = { number: 2.3, character: 0.6, around: 0.6 } as const;
const PAGE_WIDTH = 510;
/** Fewer rows than these look lost in two columns. */
const FEW_ROWS = 12;
/** From this size on a time stands below its move. */
const STACKED_FROM = 24;

/** Two columns of moves where the longest fits. Only a page without columns repeats the head of a table. */
function layout(rows: readonly ScoreRow[], blank: number, typeSize: number): string {
  const halves = rows.flatMap((row) => ('pair' in row ? [row.pair.white, row.pair.black] : []));
  const longest = halves.reduce((most, half) => Math.max(most, half ? cellText(half).length : 0), 0);
  const width = (ROW.number + 2 * (ROW.character * longest + ROW.around)) * typeSize;
  const isTwo = rows.length + blank > FEW_ROWS && 2 * width + 1.5 * typeSize <= PAGE_WIDTH;
  const isStacked = typeSize >= STACKED_FROM && halves.some((half) => half && clockText(half) !== null);
  return ['moves', isTwo && 'two', isStacked && 'stacked'].filter(Boolean).join(' ');
}

function cellText(half: HalfMove): string {
  return [halfText(half), clockText(half)].filter((text) => text !== null).join(' ');
}

/** A game that is not over can be gone on with by hand: to forty moves, and at least ten more. */
function blankRows(game: ScoreGame, rows: readonly ScoreRow[]): number[] {
  if (game.result !== '*') return [];
  const last = rows.findLast((row) => 'pair' in row);
  const next = last && 'pair' in last ? last.pair.number + 1 : 1;
  const until = Math.max(40, Math.ceil((next + 9) / 10) * 10);
  return Array.from({ length: until - next + 1 }, (_, at) => next + at);
}

/** So many rows stand with the result and the signatures: what is signed is seen on the same page. */
const SIGNED_ROWS = 2;

function table(
  rows: readonly (ScoreRow | number)[],
  labels: Labels,
  clocks: boolean,
  result: string,
): string {
  const column = (color: string) =>
    `<th scope="col">${escapeXml(clocks ? `${color} (${labels.clock})` : color)}</th>`;
  return `<table>
<thead><tr><th scope="col">${escapeXml(labels.move)}</th>${column(labels.white)}${column(labels.black)}</tr></thead>
<tbody>
${rows.slice(0, -SIGNED_ROWS).map(row).join('\n')}
</tbody>
<tbody class="closing">
${rows.slice(-SIGNED_ROWS).map(row).join('\n')}
<tr><td class="end" colspan="3">${closing(labels, result)}</td></tr>
</tbody>
</table>`;
}

function closing(labels: Labels, result: string): string {
  const signatures = [labels.white, labels.black, labels.arbiter].map(
    (who) => `<p><span class="line"></span>${escapeXml(`${labels.signature}: ${who}`)}</p>`,
  );
  return `<p class="result">${escapeXml(result)}</p>
<div class="signatures">
${signatures.join('\n')}
</div>`;
}

function row(row: ScoreRow | number): string {
  if (typeof row === 'number') return pairRow({ number: row, white: null, black: null }, '');
  if ('pair' in row) return pairRow(row.pair, row.pair.white ? '' : '...');
  return `<tr class="note"><td colspan="3">${escapeXml(row.note.text)}</td></tr>`;
}

function pairRow({ number, white, black }: MovePair, withoutWhite: string): string {
  return `<tr><th scope="row">${number}.</th>${cell(white, withoutWhite)}${cell(black, '')}</tr>`;
}

/** The move, and its clock time beside it, or below it where the type is too large. */
function cell(move: HalfMove | null, otherwise: string): string {
  if (!move) return `<td>${otherwise}</td>`;
  const time = clockText(move);
  const clock = time === null ? '' : ` <span class="clock">${time}</span>`;
  return `<td><div><span>${escapeXml(halfText(move))}</span>${clock}</div></td>`;
}
