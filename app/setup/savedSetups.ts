/**
 * Set-ups that were saved under a name, and their files. A set-up is the header of a game (interfaces.md, section 2) with
 * its name beside it: a file of set-ups is NDJSON, and each of its lines begins a game script.
 */
import { isRecord, LONGEST_NAME } from '#rules/game/fields.ts';
import { type GameHeader, parseHeader } from '#rules/game/header.ts';

export type SavedSetup = Readonly<{ name: string; header: GameHeader }>;

export const MOST_SETUPS = 200;
/** A header is a few kilobytes. */
export const LONGEST_FILE = 4_000_000;

export type UnreadLine = Readonly<{ line: number; reason: string }>;
export type ReadSetups = Readonly<{ setups: readonly SavedSetup[]; problems: readonly UnreadLine[] }>;

export function writeSetups(setups: readonly SavedSetup[]): string {
  const lines = setups.map(({ name, header }) =>
    JSON.stringify({ hector: 'script/1', setup: name, ...header }),
  );
  return lines.map((line) => `${line}\n`).join('');
}

/** The first line of a game script or a journal is a set-up too; what follows it in such a file is not read. */
export function readSetups(content: string, unnamed: string): ReadSetups {
  const setups: SavedSetup[] = [];
  const problems: UnreadLine[] = [];
  for (const [index, text] of content.split('\n').entries()) {
    if (text.trim() === '') continue;
    const read = readSetup(text, setups.length === 0 ? unnamed : `${unnamed} ${setups.length + 1}`);
    if (read === 'no-setup') {
      if (setups.length > 0) break;
      problems.push({ line: index + 1, reason: 'it is no set-up' });
      break;
    }
    if (typeof read === 'string') problems.push({ line: index + 1, reason: read });
    else setups.push(read);
    if (setups.length >= MOST_SETUPS) break;
  }
  return { setups, problems };
}

function readSetup(text: string, unnamed: string): SavedSetup | 'no-setup' | string {
  const value = parseJson(text);
  if (!isRecord(value) || !Object.hasOwn(value, 'hector')) return 'no-setup';
  const parsed = parseHeader(value);
  if (!parsed.ok) return parsed.reason;
  const name = Object.hasOwn(value, 'setup') && typeof value.setup === 'string' ? value.setup.trim() : '';
  return { name: (name || unnamed).slice(0, LONGEST_NAME), header: parsed.header };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Saved under its name, instead of what had that name before; the newest first. */
export function withSetup(setups: readonly SavedSetup[], added: SavedSetup): readonly SavedSetup[] {
  return [added, ...without(setups, added.name)].slice(0, MOST_SETUPS);
}

export function without(setups: readonly SavedSetup[], name: string): readonly SavedSetup[] {
  return setups.filter((other) => other.name !== name);
}
