import type { TaggedText } from './segment.ts';
import { sentencesOf } from './sentences.ts';

/** Something that speaks by the Web Speech API: the browser itself, or the offline voice. */
export interface Engine {
  readonly synthesis: SpeechSynthesis;
  /** An engine that has not begun by then never will. */
  readonly beginsWithinMs: number;
  utterance(text: string): SpeechSynthesisUtterance;
  /** Keeps silent for so long, at least, before the next utterance. */
  rest?(ms: number): void;
}

/** `refused`: a page that nobody has touched may not speak yet. */
export type SpeechEnd = 'spoken' | 'interrupted' | 'failed' | 'refused';
export type Utter = Readonly<{ engine: Engine; utterance: SpeechSynthesisUtterance }>;

/** Why a voice did not say all: it failed, it fell silent, or its words were taken away by somebody else. */
export type Fault = 'failed' | 'hung' | 'interrupted';

export interface Speaker {
  /** Chooses a voice for the segment; null when there is none. */
  utter(segment: TaggedText): Utter | null;
  /** Asked when a voice did not say all: whether another one can say the rest. */
  mayRetry(stopped: Utter, fault: Fault): boolean;
  finish(outcome: SpeechEnd): void;
}

/** Between two messages: less, and they are heard as one. */
const REST_MS = 150;
/** The longest silence of a voice that tells its words, between two of them. */
const NEXT_WORD_MS = 4000;
/** An ordinary voice takes some 70 ms a letter. */
const endsWithinMs = ({ text, rate }: SpeechSynthesisUtterance) => 2000 + (120 * text.length) / rate;

/**
 * One message on its way through one or two engines. Segments of the same engine are queued there together, so
 * that they follow each other without a gap; the next engine begins when the one before has ended.
 */
export class Message {
  readonly #segments: readonly TaggedText[];
  readonly #speaker: Speaker;
  /** Held until they end: Chrome forgets the events of an utterance that nobody holds. */
  #run: Utter[] = [];
  #position = 0;
  #finished = false;
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(segments: readonly TaggedText[], speaker: Speaker) {
    // Sentence by sentence, so that a voice which falls silent in a long text is noticed in time.
    this.#segments = segments
      .flatMap(({ lang, text }) => sentencesOf(text).map((sentence) => ({ lang, text: sentence })))
      .filter(({ text }) => text.trim() !== '');
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
    let wasSpeaking = false;
    const on = (type: string, act: (event: Event) => void) =>
      utterance.addEventListener(type, (event) => {
        if (!this.#finished && this.#run.includes(utter)) act(event);
      });
    /** Some voices never report their end. An engine that has told of speaking and no longer does has reached it. */
    const overdue = () => {
      if (wasSpeaking && !engine.synthesis.speaking) this.#passed(utter);
      else this.#fail('hung');
    };
    on('start', () => {
      wasSpeaking = engine.synthesis.speaking;
      this.#waitFor(endsWithinMs(utterance), overdue);
    });
    on('boundary', () => this.#waitFor(Math.min(NEXT_WORD_MS, endsWithinMs(utterance)), overdue));
    on('end', () => this.#passed(utter));
    on('error', (event) => this.#failBy((event as SpeechSynthesisErrorEvent).error));
    engine.synthesis.speak(utterance);
  }

  #passed(utter: Utter): void {
    this.#run = this.#run.slice(this.#run.indexOf(utter) + 1);
    this.#position++;
    if (this.#run.length > 0) this.#waitForBegin();
    else if (this.#position < this.#segments.length) this.begin();
    else {
      utter.engine.rest?.(REST_MS);
      this.#finish('spoken');
    }
  }

  #failBy(error: SpeechSynthesisErrorCode = 'synthesis-failed'): void {
    // An untouched page may not speak by any engine.
    if (error === 'not-allowed') this.#finish('refused');
    // Another page, or the system, took the voice away: no fault of the voice, but a move must not be lost.
    else this.#fail(error === 'interrupted' || error === 'canceled' ? 'interrupted' : 'failed');
  }

  #fail(fault: Fault): void {
    const [failed] = this.#run;
    this.#run = [];
    failed?.engine.synthesis.cancel();
    if (failed && this.#speaker.mayRetry(failed, fault)) this.begin();
    else this.#finish('failed');
  }

  #waitForBegin(): void {
    this.#waitFor(this.#run[0]?.engine.beginsWithinMs ?? 0, () => this.#fail('hung'));
  }

  #waitFor(ms: number, then: () => void): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(then, ms);
  }

  #finish(outcome: SpeechEnd): void {
    if (this.#finished) return;
    this.#finished = true;
    clearTimeout(this.#watch);
    this.#speaker.finish(outcome);
  }
}
