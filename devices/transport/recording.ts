/** A recorded trace as a transport: what the board said then, it says again; what we say to it is not heard. */
import type { SerialSettings } from '../board.ts';
import type { TraceRecord } from './trace.ts';
import type { OpenOutcome, Transport, TransportListener } from './transport.ts';

export class RecordingTransport implements Transport {
  readonly #records: readonly TraceRecord[];
  #listener: TransportListener | null = null;
  #next = 0;

  constructor(records: readonly TraceRecord[]) {
    this.#records = records;
  }

  async open(_settings: SerialSettings, listener: TransportListener): Promise<OpenOutcome> {
    this.#listener = listener;
    listener.opened(this.#records[this.#next]?.at ?? 0);
    return { ok: true };
  }

  /** Plays everything recorded up to then, at once, and says whether anything is left. */
  playUntil(at: number): boolean {
    for (
      let record = this.#records[this.#next];
      record && record.at <= at;
      record = this.#records[this.#next]
    ) {
      this.#next++;
      if ('rx' in record) this.#listener?.bytes(record.rx, record.at);
    }
    return this.#next < this.#records.length;
  }

  write(_bytes: Uint8Array): void {}

  async close(): Promise<void> {
    this.#listener = null;
  }
}
