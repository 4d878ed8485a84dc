/** The tags of a PGN game: `[Name "value"]`, several to a line or over several lines, read character by character. */
import type { Tag } from './game.ts';
import { PGN_LIMITS } from './pgnLimits.ts';
import { plainText } from './plainText.ts';

/** The tag and where it ends, or why it is none. */
export type ReadTag = Readonly<{ tag: Tag; end: number }> | Readonly<{ reason: string }>;

const MALFORMED = { reason: 'a tag is not of the form [Name "value"]' } as const;
const TOO_LONG = { reason: `the value of a tag has more than ${PGN_LIMITS.tag} characters` } as const;
const NAME = /[\w+#=:-]/;

/** The tag whose bracket stands at this place. */
export function readTag(text: string, at: number): ReadTag {
  const nameFrom = skipBlanks(text, at + 1);
  let nameEnd = nameFrom;
  while (nameEnd < text.length && nameEnd - nameFrom <= PGN_LIMITS.word && NAME.test(text[nameEnd] as string))
    nameEnd += 1;
  const open = skipBlanks(text, nameEnd);
  if (nameEnd === nameFrom || text[open] !== '"') return MALFORMED;
  const name = text.slice(nameFrom, nameEnd);
  return readValue(text, open + 1, name) ?? readLooseValue(text, open + 1, name);
}

/** Null where the value does not end as it should. */
function readValue(text: string, from: number, name: string): ReadTag | null {
  let value = '';
  let plainFrom = from;
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (character === '\n') return null;
    if (at - from > PGN_LIMITS.tag) return TOO_LONG;
    if (character === '\\' && (text[at + 1] === '"' || text[at + 1] === '\\')) {
      value += text.slice(plainFrom, at);
      at += 1;
      plainFrom = at;
    } else if (character === '"') {
      const close = skipBlanks(text, at + 1);
      if (text[close] !== ']') return null;
      return { tag: [name, plainText(value + text.slice(plainFrom, at))], end: close + 1 };
    }
  }
  return null;
}

/** Quotation marks inside a value that nobody escaped: the last of the line, before its bracket, is the one. */
function readLooseValue(text: string, from: number, name: string): ReadTag {
  const feed = text.indexOf('\n', from);
  const end = feed < 0 ? text.length : feed;
  const line = text.slice(from, end).trimEnd();
  const inside = line.endsWith(']') ? line.slice(0, -1).trimEnd() : '';
  if (!inside.endsWith('"')) return MALFORMED;
  if (inside.length > PGN_LIMITS.tag) return TOO_LONG;
  return { tag: [name, plainText(inside.slice(0, -1))], end };
}

/** Past white space and escape lines, which begin with "%". */
export function firstContent(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === '%' && (at === 0 || text[at - 1] === '\n')) {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else if (text.charCodeAt(at) > 0x20) return at;
  }
  return text.length;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at += 1;
  return at;
}
