import type { Speaker } from '#speech/announcer/spokenQueue.ts';
import type { SpeechEnd } from '#speech/voices/message.ts';

/** A voice whose words end when the test says so. A new message interrupts the one before, as the real one's does. */
export class FakeVoice implements Speaker {
  /** What was begun, in order. */
  readonly begun: string[] = [];
  /** What was said to its end. */
  readonly finished: string[] = [];
  #current: { text: string; settle: (outcome: SpeechEnd) => void } | null = null;

  speak(segments: readonly { text: string }[]): Promise<SpeechEnd> {
    this.#end('interrupted');
    const text = segments.map((segment) => segment.text).join('');
    this.begun.push(text);
    return new Promise((settle) => {
      this.#current = { text, settle };
    });
  }

  silence(): void {
    this.#end('interrupted');
  }

  /** Set while a refused queue waits for the first key. */
  allow: (() => void) | null = null;

  whenAllowed(callback: () => void): void {
    this.allow = callback;
  }

  get isSpeaking(): boolean {
    return this.#current !== null;
  }

  /** Lets the present message end, and the queue go on. */
  async finish(outcome: SpeechEnd = 'spoken'): Promise<void> {
    if (this.#current && outcome === 'spoken') this.finished.push(this.#current.text);
    this.#end(outcome);
    await Promise.resolve();
    await Promise.resolve();
  }

  #end(outcome: SpeechEnd): void {
    const ended = this.#current;
    this.#current = null;
    ended?.settle(outcome);
  }
}
