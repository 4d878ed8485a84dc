/**
 * A recording watched and heard again: the bytes of then go through driver and reading as `read-board` sends them, and
 * what was played is said. At its own pace or faster, or from move to move.
 */
import { parseTrace } from '#devices/recorder/playback.ts';
import { type ReplayEvent, TraceReplay } from '#devices/recorder/replay.ts';
import type { TraceRecord } from '#devices/transport/trace.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Language } from '#rules/notation/language.ts';
import type { Message } from '#speech/announcer/message.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { understand } from '../session/understand.ts';
import { Observable } from '../shared/observable.ts';
import { narrateReplay } from './narrateReplay.ts';

export type PlayerView = Readonly<{ state: GameState; isPlaying: boolean; isOver: boolean }>;

export type TracePlayerPort = Readonly<{
  say: (message: Message) => void;
  words: () => AnnounceOptions;
  /** Calls back after so many milliseconds, unless the returned function is called before. */
  after: (ms: number, callBack: () => void) => () => void;
}>;

export type OpenedTrace = Readonly<
  | { ok: true; player: TracePlayer; bad: readonly Readonly<{ line: number; reason: string }>[] }
  | { ok: false; reason: string }
>;

/** Nobody wants to sit through a long think again. */
const LONGEST_WAIT_MS = 3000;

export class TracePlayer {
  readonly view: Observable<PlayerView>;
  readonly #records: readonly TraceRecord[];
  readonly #replay: TraceReplay;
  readonly #port: TracePlayerPort;
  #next = 0;
  #stop: (() => void) | null = null;

  static open(text: string, language: Language, port: TracePlayerPort): OpenedTrace {
    const parsed = parseTrace(text);
    if (!parsed.ok) return parsed;
    const { header, records } = parsed.trace;
    const opened = TraceReplay.open(header, {
      understand: (words, position) => {
        const found = understand(position, words, language);
        if (found.kind === 'move') return [found.move];
        return found.kind === 'unclear' ? found.candidates : [];
      },
    });
    if (!opened.ok) return opened;
    return { ok: true, player: new TracePlayer(records, opened.replay, port), bad: parsed.bad };
  }

  private constructor(records: readonly TraceRecord[], replay: TraceReplay, port: TracePlayerPort) {
    this.#records = records;
    this.#replay = replay;
    this.#port = port;
    this.view = new Observable({ state: replay.state, isPlaying: false, isOver: false });
  }

  play(speed: number): void {
    this.pause();
    this.#wait(speed);
  }

  pause(): void {
    this.#stop?.();
    this.#stop = null;
    this.#show();
  }

  /** On to the next half-move, or to the end. */
  step(): void {
    this.pause();
    const { ply } = this.#replay.state;
    while (this.#replay.state.ply === ply && !this.view.value.isOver) this.#advance();
    this.#show();
  }

  #wait(speed: number): void {
    const record = this.#records[this.#next];
    const before = this.#records[this.#next - 1];
    const ms = record && before ? Math.min(record.at - before.at, LONGEST_WAIT_MS) / speed : 0;
    this.#stop = this.#port.after(ms, () => {
      this.#advance();
      if (this.view.value.isOver) this.pause();
      else this.#wait(speed);
    });
    this.#show();
  }

  #advance(): void {
    const record = this.#records[this.#next];
    if (record) this.#replay.record(record);
    else this.#replay.finish(this.#records.at(-1)?.at ?? 0);
    this.#next += 1;
    const events: ReplayEvent[] = this.#replay.take();
    for (const message of narrateReplay(this.#replay.state, events, this.#port.words()))
      this.#port.say(message);
    if (!record) this.view.set({ ...this.view.value, state: this.#replay.state, isOver: true });
  }

  #show(): void {
    const { isOver } = this.view.value;
    this.view.set({ state: this.#replay.state, isPlaying: this.#stop !== null, isOver });
  }
}
