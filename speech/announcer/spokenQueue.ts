/**
 * The order in which the own voice says what there is to say. A move waits for nothing but moves and is cut by
 * nothing; an alert waits for moves; an answer waits for both and gives way to a newer answer.
 */
import type { Segment } from '../phrases/said.ts';
import type { Outcome } from '../voices/message.ts';
import type { Channel } from '../voices/segment.ts';
import { CHANNEL_OF, type Message } from './message.ts';

/** What the queue needs of a voice. */
export interface Speaker {
  speak(segments: readonly Segment[], channel: Channel): Promise<Outcome>;
  silence(): void;
}

const RANKS: Readonly<Record<Message['kind'], number>> = { move: 0, alert: 1, answer: 2, echo: 2 };

export class SpokenQueue {
  readonly #speaker: Speaker;
  readonly #failed: (message: Message) => void;
  #waiting: Message[] = [];
  #current: Message | null = null;

  /** `failed`: the voice could not say it, so that it can be shown instead. */
  constructor(speaker: Speaker, failed: (message: Message) => void) {
    this.#speaker = speaker;
    this.#failed = failed;
  }

  say(message: Message): void {
    const rank = RANKS[message.kind];
    const isAnswer = rank === RANKS.answer;
    // Who asks anew no longer waits for the answer before.
    if (isAnswer)
      this.#waiting = this.#waiting.filter((other) => RANKS[other.kind] < rank || other.staysTrue);
    const behind = this.#waiting.findIndex((other) => RANKS[other.kind] > rank);
    this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, message);
    const current = this.#current;
    if (!current) this.#next();
    else if (rank < RANKS[current.kind] || (isAnswer && RANKS[current.kind] === rank))
      this.#cut(current, message);
  }

  /** Esc: at once, and what was waiting too. It stays in the log, to be repeated. */
  silence(): void {
    this.#waiting = [];
    this.#current = null;
    this.#speaker.silence();
  }

  #cut(current: Message, by: Message): void {
    const isReplaced = RANKS[by.kind] === RANKS[current.kind];
    if (current.kind === 'alert' || (current.staysTrue && !isReplaced)) {
      const behind = this.#waiting.findIndex((other) => RANKS[other.kind] >= RANKS[current.kind]);
      this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, current);
    }
    this.#next();
  }

  /** The voice itself ends what it was saying when something new is given to it. */
  #next(): void {
    const message = this.#waiting.shift() ?? null;
    this.#current = message;
    if (!message) return;
    this.#speaker.speak(message.said.spoken, CHANNEL_OF[message.kind]).then((outcome) => {
      if (this.#current !== message) return;
      if (outcome === 'failed') this.#failed(message);
      this.#next();
    });
  }
}
