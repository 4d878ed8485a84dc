/**
 * The flight recorder: every byte to and from a board, with what was not said by bytes, as a trace (interfaces.md,
 * section 3). It begins with the position that stands, and asks the board for its full state.
 */
import type { BoardKind, Orientation } from '#devices/board.ts';
import type { Tap } from '#devices/transport/connection.ts';
import { makeTraceHeader, makeTraceRecord, type TraceRecord } from '#devices/transport/trace.ts';
import type { GameEvent } from '#rules/game/event.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Change } from '../session/session.ts';

export type Recorded = Readonly<{ kind: BoardKind; orientation: Orientation; state: GameState }>;

export class FlightRecorder implements Tap {
  readonly #lines: string[];
  readonly #now: () => number;
  readonly #begunAt: number;

  constructor({ kind, orientation, state }: Recorded, now: () => number) {
    const { edition, mode } = state.header;
    const { fen } = state.ply.position;
    const startFen = state.ply.number === 0 ? state.header.startFen : fen;
    this.#lines = [makeTraceHeader({ hector: 'trace/1', board: kind, orientation, startFen, edition, mode })];
    this.#now = now;
    this.#begunAt = now();
  }

  readonly rx = (bytes: Uint8Array): void => this.#write({ at: this.#at, rx: bytes });
  readonly tx = (bytes: Uint8Array): void => this.#write({ at: this.#at, tx: bytes });

  /** What the game has heard besides the bytes. */
  happened({ events }: Change): void {
    for (const event of events) this.#note(event);
  }

  /** The trace so far, as a file. */
  file(): string {
    return this.#lines.map((line) => `${line}\n`).join('');
  }

  get #at(): number {
    return Math.round(this.#now() - this.#begunAt);
  }

  #note(event: GameEvent): void {
    switch (event.event) {
      case 'announced':
      case 'corrected': {
        const words = event.text ?? event.move;
        if (words) this.#write({ at: this.#at, announce: words });
        return;
      }
      case 'pressed':
        this.#write({ at: this.#at, press: event.side });
        return;
      case 'adjusting':
      case 'adjusted':
        this.#write({ at: this.#at, adjust: event.event === 'adjusting' });
        return;
      default:
    }
  }

  #write(record: TraceRecord): void {
    this.#lines.push(makeTraceRecord(record));
  }
}
