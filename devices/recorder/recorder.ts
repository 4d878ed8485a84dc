/**
 * The flight recorder: everything that came from a board and everything said beside it, as a trace that `read-board`
 * and the app can play again. It keeps lines, not files: where they go is the app's affair.
 */
import type { Color } from '#rules/position/square.ts';
import type { Tap } from '../transport/connection.ts';
import {
  makeTraceHeader,
  makeTraceRecord,
  type ReaderNote,
  type TraceHeader,
  type TraceRecord,
} from '../transport/trace.ts';

/** Takes each line as it comes, without its line end. */
export type TraceSink = (line: string) => void;

export class Recorder {
  readonly #sink: TraceSink;
  readonly #beganAt: number;
  #at = 0;

  /** `beganAt`: the moment on the connection's clock that the trace calls 0. */
  constructor(header: TraceHeader, beganAt: number, sink: TraceSink) {
    this.#sink = sink;
    this.#beganAt = beganAt;
    sink(makeTraceHeader(header));
  }

  /** The ears on a connection. */
  get tap(): Tap {
    return {
      rx: (rx, at) => this.#write({ at, rx }),
      tx: (tx, at) => this.#write({ at, tx }),
    };
  }

  announce(announce: string, at: number, move?: string): void {
    this.#write({ at, announce, ...(move !== undefined && { move }) });
  }

  press(press: Color, at: number): void {
    this.#write({ at, press });
  }

  adjust(adjust: boolean, at: number): void {
    this.#write({ at, adjust });
  }

  /** A half-move that the game has made. */
  made(made: string, at: number): void {
    this.#write({ at, made });
  }

  /** What the reader of the hand was told beside bytes, words and presses. */
  note(note: ReaderNote, at: number): void {
    this.#write({ at, ...note });
  }

  /** Times are whole milliseconds and never go back, whatever the clock behind them does. */
  #write(record: TraceRecord): void {
    this.#at = Math.max(this.#at, Math.round(record.at - this.#beganAt));
    this.#sink(makeTraceRecord({ ...record, at: this.#at }));
  }
}
