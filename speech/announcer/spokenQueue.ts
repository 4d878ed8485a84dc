/**
 * The order in which the own voice says what there is to say. A move waits for nothing but moves and is cut by
 * nothing; an alert waits for moves; an answer waits for both and gives way to a newer answer; the focus waits for
 * all of them and gives way to a newer focus.
 */
import type { Segment } from '../phrases/said.ts';
import type { SpeechEnd } from '../voices/message.ts';
import type { Channel } from '../voices/segment.ts';
import { channelOf, type Message } from './message.ts';

/** What the queue needs of a voice. */
export interface Speaker {
  speak(segments: readonly Segment[], channel: Channel): Promise<SpeechEnd>;
  silence(): void;
  /** Calls once when a page that was refused may speak: at its first key or touch. */
  whenAllowed(callback: () => void): void;
}

const RANKS: Readonly<Record<Message['kind'], number>> = {
  move: 0,
  alert: 1,
  answer: 2,
  echo: 2,
  page: 2,
  focus: 3,
};
/** From here on a newer message takes the place of the one before. */
const REPLACED = RANKS.answer;

export class SpokenQueue {
  readonly #speaker: Speaker;
  readonly #failed: (message: Message) => void;
  #waiting: Message[] = [];
  #current: Message | null = null;
  /** The browser lets nothing be said before the first key: until then everything waits. */
  #refused = false;

  /** `failed`: the voice could not say it, so that it can be shown instead. */
  constructor(speaker: Speaker, failed: (message: Message) => void) {
    this.#speaker = speaker;
    this.#failed = failed;
  }

  say(message: Message): void {
    const rank = RANKS[message.kind];
    const replaces = rank >= REPLACED;
    // Who asks anew no longer waits for the answer before, nor for where the focus was.
    if (replaces)
      this.#waiting = this.#waiting.filter((other) => RANKS[other.kind] < rank || other.staysTrue);
    const behind = this.#waiting.findIndex((other) => RANKS[other.kind] > rank);
    this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, message);
    const current = this.#current;
    if (!current) this.#next();
    else if (rank < RANKS[current.kind] || (replaces && RANKS[current.kind] === rank))
      this.#cut(current, message);
  }

  /** Esc: at once, and what was waiting too. It stays in the log, to be repeated. */
  silence(): void {
    // Nothing was heard yet that could be silenced.
    if (this.#refused) return;
    this.#waiting = [];
    this.#current = null;
    this.#speaker.silence();
  }

  #cut(current: Message, by: Message): void {
    const isReplaced = RANKS[by.kind] === RANKS[current.kind];
    if (current.kind === 'alert' || (current.staysTrue && !isReplaced)) this.#putBack(current);
    this.#next();
  }

  #putBack(message: Message): void {
    const behind = this.#waiting.findIndex((other) => RANKS[other.kind] >= RANKS[message.kind]);
    this.#waiting.splice(behind < 0 ? this.#waiting.length : behind, 0, message);
  }

  /** The voice itself ends what it was saying when something new is given to it. */
  #next(): void {
    if (this.#refused) return;
    const message = this.#waiting.shift() ?? null;
    this.#current = message;
    if (!message) return;
    // A fault of the voice's own is a failure too: whatever waits is not to wait for ever.
    this.#speaker.speak(message.said.spoken, channelOf(message)).then(
      (outcome) => this.#ended(message, outcome),
      () => this.#ended(message, 'failed'),
    );
  }

  #ended(message: Message, outcome: SpeechEnd): void {
    if (this.#current !== message) return;
    if (outcome === 'refused') {
      this.#wait(message);
      return;
    }
    if (outcome === 'failed') this.#failed(message);
    this.#next();
  }

  #wait(refused: Message): void {
    this.#current = null;
    this.#refused = true;
    this.#putBack(refused);
    this.#speaker.whenAllowed(() => {
      this.#refused = false;
      if (!this.#current) this.#next();
    });
  }
}
