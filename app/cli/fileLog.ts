/**
 * A table's own journal as a file, for a table without a browser: every append is on the disk before it is answered. A
 * last line that was cut off by a fall of the power was never answered, and is taken away.
 */
import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { GameEvent } from '#rules/game/event.ts';
import type { GameHeader } from '#rules/game/header.ts';
import { eventLine } from '../edge/eventLine.ts';
import { firstLine, type Sum, seedOf, sumsOf } from '../journal/checksum.ts';
import type { Appended, EventListener, GameId } from '../journal/eventLog.ts';
import { parseJournalFile } from '../journal/journalFile.ts';
import type { Restored } from '../journal/restore.ts';

export type OpenedFile = Readonly<
  { ok: true; log: FileLog; begunAt: number; restored: Restored } | { ok: false; reason: string }
>;

export class FileLog {
  readonly #handle: number;
  readonly #events: GameEvent[];
  readonly #listeners = new Set<EventListener>();
  #sum: Sum;

  private constructor(handle: number, events: readonly GameEvent[], sum: Sum) {
    this.#handle = handle;
    this.#events = [...events];
    this.#sum = sum;
  }

  static exists(file: string): boolean {
    return existsSync(file);
  }

  /** A new journal, with the events that the game already has elsewhere. */
  static create(file: string, header: GameHeader, begunAt: number, events: readonly GameEvent[]): FileLog {
    mkdirSync(dirname(file), { recursive: true });
    const handle = openSync(file, 'wx', 0o600);
    const log = new FileLog(handle, [], seedOf(header, begunAt));
    writeSync(handle, `${JSON.stringify(firstLine(header, begunAt))}\n`);
    fsyncSync(handle);
    syncFolder(dirname(file));
    if (events.length > 0) log.#write(events);
    return log;
  }

  static open(file: string): OpenedFile {
    const bytes = readFileSync(file);
    const whole = bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1);
    const { begunAt, restored } = parseJournalFile(whole.toString('utf8'), Date.now());
    if (!restored.ok) return { ok: false, reason: restored.reason };
    if (restored.damage !== null || begunAt === null)
      return { ok: false, reason: restored.damage ?? 'it does not say when it began' };
    const handle = openSync(file, 'a', 0o600);
    if (whole.length < bytes.length) {
      ftruncateSync(handle, whole.length);
      fsyncSync(handle);
    }
    const { events, header } = restored;
    const sum = sumsOf(seedOf(header, begunAt), events).at(-1) ?? seedOf(header, begunAt);
    return { ok: true, log: new FileLog(handle, events, sum), begunAt, restored };
  }

  async append(_game: GameId, from: number, events: readonly GameEvent[]): Promise<Appended> {
    if (from !== this.#events.length + 1) return { ok: false, fault: 'stale', detail: `${from}` };
    try {
      this.#write(events);
    } catch (error) {
      const full = (error as NodeJS.ErrnoException).code === 'ENOSPC';
      return { ok: false, fault: full ? 'disk-full' : 'unavailable', detail: String(error) };
    }
    for (const listener of this.#listeners) listener(events, from);
    return { ok: true };
  }

  subscribe(_game: GameId, from: number, listener: EventListener): () => void {
    const known = this.#events.slice(from - 1);
    if (known.length > 0) listener(known, from);
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get events(): readonly GameEvent[] {
    return this.#events;
  }

  close(): void {
    closeSync(this.#handle);
  }

  #write(events: readonly GameEvent[]): void {
    const sums = sumsOf(this.#sum, events);
    const lines = events.map(
      (event, index) => `${JSON.stringify({ ...eventLine(event), sum: sums[index] })}\n`,
    );
    writeSync(this.#handle, lines.join(''));
    fsyncSync(this.#handle);
    for (const event of events) this.#events.push(event);
    this.#sum = sums.at(-1) ?? this.#sum;
  }
}

/** The name of a new file is on the disk with its folder. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    fsyncSync(handle);
    closeSync(handle);
  } catch {
    // Some systems do not sync folders; the file itself is.
  }
}
