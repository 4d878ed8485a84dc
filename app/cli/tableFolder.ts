/**
 * Where a table without a browser keeps what is its own: who it is to the hub, which game its code opened, and that
 * game's journal. The code itself is not kept: what stands here is found again by a digest of it.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { GameEvent } from '#rules/game/event.ts';
import { isRecord } from '#rules/game/fields.ts';
import type { GameHeader } from '#rules/game/header.ts';
import { isToken } from '../hub/subjects.ts';
import { normalised } from '../wire/proof.ts';
import { FileLog, type OpenedFile } from './fileLog.ts';

export class TableFolder {
  readonly device: string;
  readonly #dir: string;
  readonly #file: string;
  #game: string | null;

  constructor(dir: string, code: string) {
    this.#dir = dir;
    const digest = createHash('sha256')
      .update(`hector table ${normalised(code)}`)
      .digest('hex')
      .slice(0, 16);
    this.#file = join(dir, `table-${digest}.json`);
    const kept = read(this.#file);
    this.device = kept?.device ?? randomUUID();
    this.#game = kept?.game ?? null;
  }

  /** How the hub and the log name this device: where it is, and enough of its number to tell two apart. */
  get name(): string {
    const mark = createHash('sha256').update(this.device).digest('hex').slice(0, 6);
    return `${hostname().slice(0, 40)} ${mark}`;
  }

  get game(): string | null {
    return this.#game;
  }

  get hasJournal(): boolean {
    return this.#game !== null && FileLog.exists(this.#journal);
  }

  get #journal(): string {
    return join(this.#dir, `${this.#game}.ndjson`);
  }

  /** Before anything is decided: this device is known again after a fall. */
  keep(game: string): void {
    if (!isToken(game)) throw new Error(`no name of a game: ${game}`);
    this.#game = game;
    mkdirSync(this.#dir, { recursive: true });
    writeFileSync(this.#file, `${JSON.stringify({ device: this.device, game })}\n`, {
      mode: 0o600,
      flush: true,
    });
  }

  open(): OpenedFile {
    return FileLog.open(this.#journal);
  }

  create(header: GameHeader, begunAt: number, events: readonly GameEvent[]): FileLog {
    return FileLog.create(this.#journal, header, begunAt, events);
  }
}

function read(file: string): { device: string; game: string } | null {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isRecord(value) || typeof value.device !== 'string' || typeof value.game !== 'string') return null;
    return isToken(value.game) ? { device: value.device, game: value.game } : null;
  } catch {
    return null;
  }
}
