/** A writing as one page in large print that needs nothing beside itself: its style lies in it. */
import { TYPE_SIZES } from '../printStyle.ts';
import { escapeXml } from '../xml.ts';
import type { Part, Writing } from './writing.ts';

export function writingHtml(
  { title, language, parts }: Writing,
  typeSize: number = TYPE_SIZES.usual,
): string {
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(title)}</title>
<style>
${style(typeSize)}</style>
</head>
<body>
<main>
<h1>${escapeXml(title)}</h1>
${parts.map(partHtml).join('\n')}
</main>
</body>
</html>
`;
}

function partHtml(part: Part): string {
  switch (part.kind) {
    case 'heading':
      return `<h${part.level}>${escapeXml(part.text)}</h${part.level}>`;
    case 'paragraph':
      return `<p>${escapeXml(part.text)}</p>`;
    case 'list':
      return `<ul>${part.items.map((item) => `<li>${escapeXml(item)}</li>`).join('')}</ul>`;
    case 'table':
      return `<table><thead><tr>${part.head.map((cell) => `<th scope="col">${escapeXml(cell)}</th>`).join('')}</tr></thead>
<tbody>${part.rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeXml(cell)}</td>`).join('')}</tr>`).join('\n')}</tbody></table>`;
    case 'picture':
      return `<div class="picture" role="img" aria-label="${escapeXml(part.says)}">${part.svg}</div>`;
    case 'new-page':
      return '<div class="new-page"></div>';
  }
}

function style(typeSize: number): string {
  return `@page { size: A4; margin: 15mm; }
:root { font-size: ${typeSize}pt; }
body { margin: 0 auto; max-width: 40rem; padding: 0 0.5rem; font-family: Verdana, "DejaVu Sans", Arial, sans-serif; line-height: 1.4; color: #000; background: #fff; overflow-wrap: break-word; }
h1 { font-size: 1.3rem; }
h2 { font-size: 1.15rem; }
h3 { font-size: 1rem; }
h1, h2, h3 { break-after: avoid; line-height: 1.25; }
p, li, tr, .picture { break-inside: avoid; }
li { margin-bottom: 0.4em; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #000; padding: 0.2em 0.4em; text-align: start; vertical-align: top; }
.picture svg { width: 45mm; height: 45mm; }
.new-page { break-after: page; }
@media print { body { max-width: none; padding: 0; } }
`;
}
