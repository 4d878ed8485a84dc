/** How the printed scoresheet looks: A4, one type size for all that is read, names and page number below. */

/** In points. Large print begins at 16. */
export const TYPE_SIZES = { smallest: 12, usual: 18, largest: 36 } as const;

/** The foot of a page is as large as the rest, as far as there is room. */
const LARGEST_FOOT = 20;

export function printStyle(typeSize: number): string {
  const foot = Math.min(typeSize, LARGEST_FOOT);
  // In small print sixty moves stand on one page, as on the forms of tournaments.
  const [lineHeight, padding] = typeSize <= 14 ? [1.2, 0.04] : [1.3, 0.1];
  return `@page { size: A4; margin: 12mm 15mm 17mm; @bottom-left { ${footText(foot)} } @bottom-right { content: counter(page) " / " counter(pages); white-space: nowrap; ${footText(foot)} } }
:root { font-size: ${typeSize}pt; }
body { margin: 0 auto; max-width: 60rem; padding: 0 0.5rem; font-family: Verdana, "DejaVu Sans", Arial, sans-serif; line-height: ${lineHeight}; color: #000; background: #fff; }
h1 { font-size: 1.2rem; margin: 0.5rem 0; overflow-wrap: anywhere; }
/* Room above the heading: the mark of a capital would be painted on the page before. */
article { padding-top: 0.3rem; }
h2 { font-size: 1.1rem; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(12em, 100%), 1fr)); gap: 0.2rem 1rem; margin: 0 0 0.7rem; }
dl div { display: flex; flex-wrap: wrap; gap: 0 0.5rem; border-bottom: 1px solid #000; break-inside: avoid; }
dl .wide { grid-column: 1 / -1; }
dt { font-weight: bold; }
dd { margin: 0; overflow-wrap: break-word; max-width: 100%; }
.moves.two { columns: 2 12rem; column-gap: 1.5rem; column-rule: 1px solid #000; }
table { border-collapse: collapse; width: calc(100% - 2px); margin: 1px; }
th, td { border: 1px solid #000; padding: ${padding}em 0.3em; text-align: start; }
th[scope="row"] { text-align: end; width: 1%; }
td { width: 45%; height: ${lineHeight}em; }
td div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 0.5em; }
.stacked td div { flex-direction: column; }
td span { white-space: nowrap; }
.note td { font-style: normal; overflow-wrap: anywhere; }
tr { break-inside: avoid; }
.note { break-inside: auto; }
/* The result and the signatures never stand alone: browsers keep the rows of a group together, but no block with rows before it. */
.closing { break-inside: avoid; }
td.end { width: auto; border: 0; padding: 0.5rem 0 0; }
.result { font-weight: bold; margin: 0; }
td .signatures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(9em, 100%), 1fr)); gap: 0 1.5rem; }
.signatures p { margin: 0.3rem 0; }
.line { display: block; height: 1.8em; border-bottom: 1px solid #000; }
article + style + article { break-before: page; margin-top: 2rem; }
@media print { body { max-width: none; padding: 0; } h1 { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; } article + style + article { margin-top: 0; } }
`;
}

function footText(points: number): string {
  return `font: ${points}pt Verdana, "DejaVu Sans", Arial, sans-serif; color: #000;`;
}

/** The names at the foot of every page of a game. */
export function namedPage(number: number, names: string): string {
  return `@page game-${number} { @bottom-left { content: "${cssText(names)}"; } } #game-${number} { page: game-${number}; }`;
}

/** Text in a string of CSS: all but plain letters and digits as code points, so that nothing ends the string. */
function cssText(text: string): string {
  return [...text.slice(0, 60)]
    .map((character) =>
      /[A-Za-z0-9 ]/.test(character) ? character : `\\${character.codePointAt(0)?.toString(16)} `,
    )
    .join('');
}
