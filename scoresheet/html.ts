/**
 * The score as a page that prints like a scoresheet, in large print. One column of moves where the type is large,
 * two where they fit. Works without scripts, and the style lies in the page, so that it can be sent as one file.
 */
import type { ScoreGame } from '#rules/notation/game.ts';
import { formatClock } from '#rules/notation/pgnComment.ts';
import type { NotationStyle } from '#rules/notation/writeMove.ts';
import { LABELS, type Labels } from './labels.ts';
import { type HalfMove, headerLines, type MovePair, movePairs, playerName } from './score.ts';
import { halfText } from './text.ts';
import { escapeXml } from './xml.ts';

/** In points. Large print begins at 16. */
export const TYPE_SIZES = { smallest: 12, usual: 18, largest: 36 } as const;

export type HtmlSettings = NotationStyle & Readonly<{ typeSize: number }>;

export class HtmlScores {
  readonly #settings: HtmlSettings;
  #games = 0;

  constructor(settings: HtmlSettings) {
    this.#settings = settings;
  }

  add(game: ScoreGame): string {
    this.#games += 1;
    const head = this.#games === 1 ? pageHead(game, this.#settings) : '';
    return head + article(game, this.#games, this.#settings);
  }

  end(): string {
    return '</main>\n</body>\n</html>\n';
  }
}

function pageHead(game: ScoreGame, { language, typeSize }: HtmlSettings): string {
  const title = `${playerName(game, 'White')} – ${playerName(game, 'Black')}`;
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(`${LABELS[language].scoresheet}: ${title}`)}</title>
<style>
${style(typeSize)}</style>
</head>
<body>
<main>
<h1>${LABELS[language].scoresheet}</h1>
`;
}

function article(game: ScoreGame, index: number, settings: HtmlSettings): string {
  const labels = LABELS[settings.language];
  const pairs = movePairs(game, settings);
  const clocks = game.moves.some(({ clockMs }) => clockMs !== null);
  const heading = `${playerName(game, 'White')} – ${playerName(game, 'Black')}`;
  const facts = headerLines(game, settings).map(
    ({ label, text }) => `<div><dt>${escapeXml(label ?? labels.event)}</dt><dd>${escapeXml(text)}</dd></div>`,
  );
  const signatures = [labels.white, labels.black, labels.arbiter].map(
    (who) => `<p><span class="line"></span>${escapeXml(`${labels.signature}: ${who}`)}</p>`,
  );
  return `<article aria-labelledby="game-${index}">
<h2 id="game-${index}">${escapeXml(heading)}</h2>
<dl>
${facts.join('\n')}
</dl>
<div class="${layout(settings.typeSize, clocks)}">
${table(pairs, labels, clocks)}
</div>
<div class="signatures">
${signatures.join('\n')}
</div>
</article>
`;
}

/** The widest rows, in ems, of which two stand side by side on A4; and the size above which a time stands below. */
const ROW = { plain: 12, withClocks: 17 } as const;
const PAGE_WIDTH = 510;
const STACKED_FROM = 26;

/** Two columns of moves where they fit. Only a page without columns repeats the head of a table. */
function layout(typeSize: number, clocks: boolean): string {
  const width = (clocks ? ROW.withClocks : ROW.plain) * typeSize;
  const columns = 2 * width + 1.5 * typeSize <= PAGE_WIDTH ? 'moves two' : 'moves';
  return clocks && typeSize >= STACKED_FROM ? `${columns} stacked` : columns;
}

function table(pairs: readonly MovePair[], labels: Labels, clocks: boolean): string {
  const column = (color: string) =>
    `<th scope="col">${escapeXml(clocks ? `${color} (${labels.clock})` : color)}</th>`;
  const rows = pairs.map(
    ({ number, white, black }) => `<tr><th scope="row">${number}.</th>${cell(white)}${cell(black)}</tr>`,
  );
  return `<table>
<thead><tr><th scope="col">${escapeXml(labels.move)}</th>${column(labels.white)}${column(labels.black)}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

/** The move, and its clock time beside it, or below it where the type is too large. */
function cell(move: HalfMove | null): string {
  if (!move) return '<td></td>';
  const { clockMs } = move;
  const time =
    clockMs === null ? '' : ` <span class="clock">${formatClock(clockMs - (clockMs % 1000))}</span>`;
  return `<td><div><span>${escapeXml(halfText(move))}</span>${time}</div></td>`;
}

function style(typeSize: number): string {
  return `@page { size: A4; margin: 15mm; }
:root { font-size: ${typeSize}pt; }
body { margin: 0 auto; max-width: 60rem; padding: 0 0.5rem; font-family: Verdana, "DejaVu Sans", Arial, sans-serif; line-height: 1.3; color: #000; background: #fff; }
h1 { font-size: 1.2rem; margin: 0.5rem 0; }
h2 { font-size: 1.1rem; margin: 0.5rem 0; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(14em, 100%), 1fr)); gap: 0.2rem 1rem; margin: 0 0 0.7rem; }
dl div { display: flex; gap: 0.5rem; border-bottom: 1px solid #000; }
dt { font-weight: bold; }
dd { margin: 0; overflow-wrap: anywhere; }
.moves.two { columns: 2 12rem; column-gap: 1.5rem; column-rule: 1px solid #000; }
table { border-collapse: collapse; width: calc(100% - 2px); margin: 1px; }
th, td { border: 1px solid #000; padding: 0.1em 0.35em; text-align: start; }
th[scope="row"] { text-align: end; width: 1%; }
td { width: 45%; }
td div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 0.6em; }
.stacked td div { flex-direction: column; }
td span { white-space: nowrap; }
.clock { font-size: 0.85em; }
tr { break-inside: avoid; }
.signatures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(11em, 100%), 1fr)); gap: 0 1.5rem; margin-top: 1.5rem; break-inside: avoid; }
.signatures p { margin: 0.3rem 0; }
.line { display: block; height: 2em; border-bottom: 1px solid #000; }
article + article { break-before: page; margin-top: 2rem; }
@media print { body { max-width: none; padding: 0; } article + article { margin-top: 0; } }
`;
}
