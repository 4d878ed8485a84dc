/**
 * A recording watched and heard again. Its bytes go through driver and reading as `read-board` sends them; what they
 * tell is then said at the time at which it happened, faster, or from move to move.
 */
import { type BadLine, parseTrace, type Trace } from '#devices/recorder/playback.ts';
import { type ReplayEvent, TraceReplay } from '#devices/recorder/replay.ts';
import { describe } from '#rules/notation/describe.ts';
import type { Language } from '#rules/notation/language.ts';
import { type Move, parseUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Message } from '#speech/announcer/message.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { type Said, say, together } from '#speech/phrases/said.ts';
import { sayMove } from '#speech/phrases/speak.ts';
import { Observable } from '../base/observable.ts';
import { understand } from '../edge/understand.ts';
import { sayContact } from './sayContact.ts';

export type PlayerView = Readonly<{
  position: Position;
  moves: number;
  isPlaying: boolean;
  isOver: boolean;
}>;

export type TracePlayerPort = Readonly<{
  say: (message: Message) => void;
  words: () => AnnounceOptions;
  /** Calls back after so many milliseconds, unless the returned function is called before. */
  after: (ms: number, callBack: () => void) => () => void;
}>;

export type OpenedTrace = Readonly<
  { ok: true; player: TracePlayer; bad: readonly BadLine[] } | { ok: false; reason: string }
>;

/** Nobody wants to sit through a long think again. */
const LONGEST_WAIT_MS = 3000;

export class TracePlayer {
  readonly view: Observable<PlayerView>;
  readonly #events: readonly ReplayEvent[];
  readonly #port: TracePlayerPort;
  /** After each half-move so far, the start first. */
  #positions: readonly Position[];
  #next = 0;
  #stop: (() => void) | null = null;

  static open(text: string, language: Language, port: TracePlayerPort): OpenedTrace {
    const parsed = parseTrace(text);
    if (!parsed.ok) return parsed;
    const read = readTrace(parsed.trace, language);
    if (!read.ok) return read;
    return { ok: true, player: new TracePlayer(read.start, read.events, port), bad: parsed.bad };
  }

  private constructor(start: Position, events: readonly ReplayEvent[], port: TracePlayerPort) {
    this.#events = events;
    this.#port = port;
    this.#positions = [start];
    this.view = new Observable({ position: start, moves: 0, isPlaying: false, isOver: events.length === 0 });
  }

  play(speed: number): void {
    this.pause();
    this.#wait(speed);
  }

  pause(): void {
    this.#stop?.();
    this.#stop = null;
    this.#show({ isPlaying: false });
  }

  /** On to the next half-move, or to the end. */
  step(): void {
    this.pause();
    const { moves } = this.view.value;
    while (this.view.value.moves === moves && !this.view.value.isOver) this.#advance();
  }

  #wait(speed: number): void {
    const event = this.#events[this.#next];
    const before = this.#events[this.#next - 1]?.at ?? 0;
    this.#stop = this.#port.after(Math.min((event?.at ?? 0) - before, LONGEST_WAIT_MS) / speed, () => {
      this.#advance();
      if (this.view.value.isOver) this.pause();
      else this.#wait(speed);
    });
    this.#show({ isPlaying: true });
  }

  #advance(): void {
    const event = this.#events[this.#next];
    this.#next += 1;
    const { position, moves } = this.view.value;
    const message = event && tell(event, position, this.#port.words());
    if (message) this.#port.say(message);
    const move = event?.event === 'made' ? parseUci(event.move) : null;
    if (move) this.#goTo([...this.#positions.slice(0, moves + 1), position.after(position.read(move))]);
    if (event?.event === 'restored') this.#goTo(this.#positions.slice(0, event.ply + 1));
    if (this.#next >= this.#events.length) this.#show({ isOver: true });
  }

  #goTo(positions: readonly Position[]): void {
    this.#positions = positions;
    this.#show({ position: positions.at(-1) ?? this.view.value.position, moves: positions.length - 1 });
  }

  #show(change: Partial<PlayerView>): void {
    this.view.set({ ...this.view.value, ...change });
  }
}

type ReadTrace = Readonly<
  { ok: true; start: Position; events: readonly ReplayEvent[] } | { ok: false; reason: string }
>;

function readTrace({ header, records }: Trace, language: Language): ReadTrace {
  const opened = TraceReplay.open(header, {
    understand: (words, position): readonly Move[] => {
      const found = understand(position, words, language);
      if (found.kind === 'move') return [found.move];
      return found.kind === 'unclear' ? found.candidates : [];
    },
  });
  if (!opened.ok) return opened;
  const { replay } = opened;
  for (const record of records) replay.record(record);
  replay.finish(records.at(-1)?.at ?? 0);
  const told = replay.take().filter(({ event }) => TOLD.has(event));
  return { ok: true, start: replay.state.start, events: told };
}

const TOLD: ReadonlySet<ReplayEvent['event']> = new Set(['made', 'restored', 'unclear', 'contact']);

function tell(event: ReplayEvent, position: Position, words: AnnounceOptions): Message | null {
  switch (event.event) {
    case 'made':
      return { kind: 'move', said: sayMoves([event.move], position, words) };
    case 'unclear': {
      const moves = sayMoves(event.candidates, position, words);
      return { kind: 'alert', said: say(words.language, 'error.unclear', { moves }) };
    }
    case 'contact':
      return { kind: 'alert', said: sayContact(event.state, event.square, words) };
    default:
      return null;
  }
}

function sayMoves(moves: readonly string[], position: Position, words: AnnounceOptions): Said {
  const said = moves.flatMap((uci) => {
    const move = parseUci(uci);
    const described = move && describe(position, position.read(move));
    return described ? [sayMove(described, words)] : [];
  });
  return together(said, '; ');
}
