/** A writing as plain text: a line for each paragraph, item and row, so that a screen reader reads them one by one. */
import type { Part, Writing } from './writing.ts';

export function writingText({ title, parts }: Writing): string {
  const lines = [title, '', ...parts.flatMap(partLines)];
  return `${lines.join('\n').trimEnd()}\n`;
}

function partLines(part: Part): string[] {
  switch (part.kind) {
    case 'heading':
      return ['', part.text, ''];
    case 'paragraph':
      return [part.text, ''];
    case 'list':
      return [...part.items.map((item) => `- ${item}`), ''];
    case 'table':
      return [...[part.head, ...part.rows].map(rowLine), ''];
    case 'picture':
      return [];
    case 'new-page':
      return ['\f'];
  }
}

export function rowLine(cells: readonly string[]): string {
  return cells.filter((cell) => cell !== '').join('; ');
}
