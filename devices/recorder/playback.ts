/** A trace played back at its own pace or another: bytes through a transport, the rest to whoever listens. */
import type { Color } from '#rules/position/square.ts';
import { RecordingTransport } from '../transport/recording.ts';
import {
  parseTraceHeader,
  parseTraceRecord,
  type TraceHeader,
  type TraceRecord,
} from '../transport/trace.ts';

export type PlaybackListener = Readonly<{
  announced: (text: string, at: number) => void;
  pressed: (color: Color, at: number) => void;
  adjusting: (on: boolean, at: number) => void;
}>;

export type Trace = Readonly<{ header: TraceHeader; records: readonly TraceRecord[] }>;

export type BadLine = Readonly<{ line: number; reason: string }>;
export type ParsedTrace = Readonly<
  { ok: true; trace: Trace; bad: readonly BadLine[] } | { ok: false; reason: string }
>;

/** A whole trace. A bad record is named and left out; a bad header leaves nothing. */
export function parseTrace(text: string): ParsedTrace {
  const lines = text.split(/\r?\n/);
  const header = parseTraceHeader(lines[0] ?? '');
  if (!header.ok) return header;
  const records: TraceRecord[] = [];
  const bad: BadLine[] = [];
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line.trim() === '') continue;
    const parsed = parseTraceRecord(line);
    if (!parsed.ok) bad.push({ line: index + 1, reason: parsed.reason });
    else if (parsed.value.at < (records.at(-1)?.at ?? 0))
      bad.push({ line: index + 1, reason: 'goes back in time' });
    else records.push(parsed.value);
  }
  return { ok: true, trace: { header: header.value, records }, bad };
}

export class Playback {
  /** To be given to `connectBoard`, as any port is. */
  readonly transport: RecordingTransport;
  readonly #records: readonly TraceRecord[];
  readonly #listener: PlaybackListener;
  #next = 0;

  constructor({ records }: Trace, listener: PlaybackListener) {
    this.#records = records;
    this.#listener = listener;
    this.transport = new RecordingTransport(records);
  }

  /** Plays everything recorded up to then, in order, and says whether anything is left. */
  playUntil(at: number): boolean {
    for (let record = this.#records[this.#next]; record && record.at <= at; ) {
      this.#tell(record);
      this.#next += 1;
      this.transport.playUntil(record.at);
      record = this.#records[this.#next];
    }
    return this.#next < this.#records.length;
  }

  /** Bytes recorded at the same time as words are heard with them: the transport plays by time. */
  #tell(record: TraceRecord): void {
    if ('announce' in record) this.#listener.announced(record.announce, record.at);
    else if ('press' in record) this.#listener.pressed(record.press, record.at);
    else if ('adjust' in record) this.#listener.adjusting(record.adjust, record.at);
  }
}
