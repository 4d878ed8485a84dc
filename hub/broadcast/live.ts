/**
 * The broadcast as it goes out: held ready for who asks, written whole and at once into a folder, and pushed to an
 * address where one was given. Made from what the public may see, so that the delay holds for all of it.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Tag } from '#rules/notation/game.ts';
import type { DelayedFile } from '../projector/delayed.ts';
import { writeWhole } from '../store.ts';
import { broadcastPgn } from '../tournament/broadcast.ts';
import type { Trace } from '../trace.ts';
import type { PushTarget } from './push.ts';
import { push } from './push.ts';

export type LiveGame = Readonly<{ begunAt: number; tags: readonly Tag[]; shown: DelayedFile }>;

/** Moves of one breath make one file: nobody reads more often than this. */
const PAUSE_MS = 500;

/** Others read this folder: a web server, a broadcaster. */
const FOR_ALL = 0o644;

export class Live {
  readonly #games: LiveGame[] = [];
  readonly #file: string;
  readonly #target: PushTarget | null;
  readonly #trace: Trace;
  readonly #leave: (() => void)[] = [];
  #text = '';
  #timer: ReturnType<typeof setTimeout> | null = null;
  #pushing = false;
  #pushed = '';

  constructor(folder: string, target: PushTarget | null, trace: Trace) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, 'live.pgn');
    this.#target = target;
    this.#trace = trace;
  }

  get text(): string {
    return this.#text;
  }

  /** In the order of the boards. */
  add(game: LiveGame): void {
    this.#games.push(game);
    this.#leave.push(game.shown.subscribe(() => this.#soon()));
    this.#soon(0);
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    for (const leave of this.#leave.splice(0)) leave();
  }

  #soon(pause = PAUSE_MS): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      this.#write();
    }, pause);
  }

  #write(): void {
    this.#text = broadcastPgn(
      this.#games.map(({ begunAt, tags, shown }) => ({ begunAt, tags, state: shown.state })),
    );
    try {
      writeWhole(this.#file, this.#text, FOR_ALL);
    } catch (error) {
      this.#trace.note('broadcast', `${this.#file} could not be written: ${(error as Error).message}`);
    }
    void this.#push();
  }

  /** One after the other; what comes meanwhile is pushed with the next. */
  async #push(): Promise<void> {
    if (!this.#target || this.#pushing) return;
    this.#pushing = true;
    try {
      while (this.#pushed !== this.#text) {
        const text = this.#text;
        const failed = await push(this.#target, text);
        if (failed) {
          this.#trace.note('broadcast', failed);
          this.#soon(10 * PAUSE_MS);
          return;
        }
        this.#pushed = text;
      }
    } finally {
      this.#pushing = false;
    }
  }
}
