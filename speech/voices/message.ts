import type { Segment } from './segment.ts';

/** Something that speaks by the Web Speech API: the browser itself, or the offline voice. */
export interface Engine {
  readonly synthesis: SpeechSynthesis;
  /** An engine that has not begun by then never will. */
  readonly beginsWithinMs: number;
  utterance(text: string): SpeechSynthesisUtterance;
}

export type Outcome = 'spoken' | 'interrupted' | 'failed';
export type Utter = Readonly<{ engine: Engine; utterance: SpeechSynthesisUtterance }>;

export interface Speaker {
  /** Chooses a voice for the segment; null when there is none. */
  utter(segment: Segment): Utter | null;
  /** Asked when a voice did not say all: whether another one can say the rest. */
  mayRetry(stopped: Utter, fault: 'its own' | 'none'): boolean;
  finish(outcome: Outcome): void;
}

/** Some voices never report their end: by then they have reached it. */
const endsWithinMs = ({ text, rate }: SpeechSynthesisUtterance) => 5000 + (200 * text.length) / rate;

/**
 * One message on its way through one or two engines. Segments of the same engine are queued there together, so
 * that they follow each other without a gap; the next engine begins when the one before has ended.
 */
export class Message {
  readonly #segments: readonly Segment[];
  readonly #speaker: Speaker;
  /** Held until they end: Chrome forgets the events of an utterance that nobody holds. */
  #run: Utter[] = [];
  #position = 0;
  #finished = false;
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(segments: readonly Segment[], speaker: Speaker) {
    this.#segments = segments.filter(({ text }) => text.trim() !== '');
    this.#speaker = speaker;
  }

  /** Hands the first segments over before it returns. */
  begin(): void {
    this.#run = this.#nextRun();
    for (const utter of this.#run) this.#handOver(utter);
    if (this.#run.length > 0) this.#waitForBegin();
    else this.#finish(this.#position === this.#segments.length ? 'spoken' : 'failed');
  }

  interrupt(): void {
    const engines = new Set(this.#run.map(({ engine }) => engine));
    this.#finish('interrupted');
    for (const { synthesis } of engines) synthesis.cancel();
  }

  /** The segments from here on that one engine speaks. */
  #nextRun(): Utter[] {
    const run: Utter[] = [];
    for (const segment of this.#segments.slice(this.#position)) {
      const utter = this.#speaker.utter(segment);
      if (!utter || (run[0] && run[0].engine !== utter.engine)) break;
      run.push(utter);
    }
    return run;
  }

  #handOver(utter: Utter): void {
    const { engine, utterance } = utter;
    const ifCurrent = (act: (event: Event) => void) => (event: Event) => {
      if (!this.#finished && this.#run.includes(utter)) act(event);
    };
    utterance.addEventListener(
      'start',
      ifCurrent(() => this.#waitFor(endsWithinMs(utterance), () => this.#passed(utter))),
    );
    utterance.addEventListener(
      'end',
      ifCurrent(() => this.#passed(utter)),
    );
    utterance.addEventListener(
      'error',
      ifCurrent((event) => this.#fail((event as SpeechSynthesisErrorEvent).error)),
    );
    engine.synthesis.speak(utterance);
  }

  #passed(utter: Utter): void {
    this.#run = this.#run.slice(this.#run.indexOf(utter) + 1);
    this.#position++;
    if (this.#run.length > 0) this.#waitForBegin();
    else this.begin();
  }

  #fail(error: SpeechSynthesisErrorCode = 'synthesis-failed'): void {
    const [failed] = this.#run;
    this.#run = [];
    failed?.engine.synthesis.cancel();
    // Another page, or the system, took the voice away: no fault of the voice, but a move must not be lost.
    const fault = error === 'interrupted' || error === 'canceled' ? 'none' : 'its own';
    // An untouched page may not speak by any engine.
    if (error !== 'not-allowed' && failed && this.#speaker.mayRetry(failed, fault)) this.begin();
    else this.#finish('failed');
  }

  #waitForBegin(): void {
    this.#waitFor(this.#run[0]?.engine.beginsWithinMs ?? 0, () => this.#fail());
  }

  #waitFor(ms: number, then: () => void): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(then, ms);
  }

  #finish(outcome: Outcome): void {
    if (this.#finished) return;
    this.#finished = true;
    clearTimeout(this.#watch);
    this.#speaker.finish(outcome);
  }
}
