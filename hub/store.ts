/**
 * What the hub itself has to remember, in its folder: the games it has opened, their codes, which device is each game's
 * table. Written whole and at once: a hub that is killed finds either the old or the new.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '#rules/game/fields.ts';
import { type GameHeader, parseHeader } from '#rules/game/header.ts';
import { type CodeEntry, newSecret } from './codeBook.ts';
import { SEATS } from './rights.ts';

/** A game of a round, as it was paired. */
export type HallGame = Readonly<{
  id: string;
  round: number;
  board: number;
  header: GameHeader;
  begunAt: number;
}>;

/** The device that is a game's table: `id` is known to it alone, `name` is shown; `former`: those before it. */
export type TableDevice = Readonly<{ id: string; name: string; former: readonly string[] }>;

export type Stored = Readonly<{
  secret: string;
  round: number;
  games: readonly HallGame[];
  codes: readonly CodeEntry[];
  tables: Readonly<Record<string, TableDevice>>;
}>;

export type OpenedStore = Readonly<{ ok: true; store: Store } | { ok: false; reason: string }>;

export class Store {
  readonly dir: string;
  #stored: Stored;

  private constructor(dir: string, stored: Stored) {
    this.dir = dir;
    this.#stored = stored;
  }

  static open(dir: string): OpenedStore {
    try {
      mkdirSync(dir, { recursive: true, mode: 0o700 });
      const file = join(dir, 'hub.json');
      if (!existsSync(file)) {
        const fresh = new Store(dir, { secret: newSecret(), round: 1, games: [], codes: [], tables: {} });
        fresh.change({});
        return { ok: true, store: fresh };
      }
      const stored = parse(readFileSync(file, 'utf8'));
      return stored
        ? { ok: true, store: new Store(dir, stored) }
        : { ok: false, reason: `${file} is no hub's state: give another folder, or put the file aside` };
    } catch (error) {
      return { ok: false, reason: `${dir} cannot be used: ${(error as Error).message}` };
    }
  }

  get value(): Stored {
    return this.#stored;
  }

  path(...names: readonly string[]): string {
    return join(this.dir, ...names);
  }

  /** A number that stands in a file of the folder. */
  readNumber(name: string): number | null {
    try {
      const number = Number(readFileSync(this.path(name), 'utf8').trim());
      return Number.isInteger(number) && number > 0 ? number : null;
    } catch {
      return null;
    }
  }

  change(part: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...part };
    writeWhole(this.path('hub.json'), `${JSON.stringify({ hector: 'hub/1', ...this.#stored }, null, 1)}\n`);
  }
}

/** Readable by its owner alone, unless it is for others; on the disk before it takes the old one's place. */
export function writeWhole(file: string, text: string, mode = 0o600): void {
  const fresh = `${file}.new`;
  const handle = openSync(fresh, 'w', mode);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(fresh, file);
}

function parse(text: string): Stored | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && value.hector === 'hub/1' ? parseStored(value) : null;
  } catch {
    return null;
  }
}

/** What stands in a hub's file, or in a backup of it. */
export function parseStored(value: unknown): Stored | null {
  if (!isRecord(value)) return null;
  const { secret, round, games, codes, tables } = value;
  if (typeof secret !== 'string' || typeof round !== 'number' || !isRecord(tables)) return null;
  if (!Array.isArray(games) || !Array.isArray(codes)) return null;
  const read = games.map(parseGame);
  if (!codes.every(isCode) || !Object.values(tables).every(isDevice)) return null;
  const known = read.filter((game) => game !== null);
  if (known.length < read.length) return null;
  return { secret, round, games: known, codes, tables: tables as Record<string, TableDevice> };
}

function parseGame(value: unknown): HallGame | null {
  if (!isRecord(value)) return null;
  const { id, round, board, begunAt } = value;
  const parsed = parseHeader(value.header);
  if (!parsed.ok || typeof id !== 'string' || typeof round !== 'number') return null;
  if (typeof board !== 'number' || typeof begunAt !== 'number') return null;
  return { id, round, board, header: parsed.header, begunAt };
}

function isCode(value: unknown): value is CodeEntry {
  return (
    isRecord(value) &&
    typeof value.code === 'string' &&
    (value.game === null || typeof value.game === 'string') &&
    SEATS.some((seat) => seat === value.seat) &&
    typeof value.expiresAt === 'number' &&
    typeof value.revoked === 'boolean'
  );
}

function isDevice(value: unknown): value is TableDevice {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.name === 'string' &&
    Array.isArray(value.former)
  );
}
