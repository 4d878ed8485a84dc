import type { Chunk, Mark } from './chunk.ts';
import { defineHandlers, SpeechErrorEvent, SpeechEvent } from './events.ts';
import { engineVoice } from './languages.ts';
import { type Passage, Player } from './player.ts';
import { Synthesizer } from './synthesizer.ts';
import { VOICES, type Voice } from './utterance.ts';

/** Web Speech API 5.2.3: the longest text that must be accepted. */
const MAX_TEXT_LENGTH = 32_767;
/** Utterances that are synthesized ahead, so that the next follows the current one without a gap. */
const AHEAD = 2;

export type SynthesisOptions = Readonly<{
  /** Address of the packed voice data, relative to the page. */
  dataUrl: string;
  /** Where the sound goes: the loudspeaker unless given. */
  connect?: (context: AudioContext) => AudioNode;
}>;

type Queued = {
  readonly utterance: SpeechSynthesisUtterance;
  readonly voice: Voice;
  passage: Passage | null;
  /** Context time of the first sample; null until it is scheduled. */
  firstAt: number | null;
  begun: boolean;
};

/** `SpeechSynthesis` (Web Speech API 5.2.1) over espeak-ng. */
export class OfflineSynthesis extends EventTarget implements SpeechSynthesis {
  declare onvoiceschanged: SpeechSynthesis['onvoiceschanged'];
  readonly #player: Player;
  readonly #synthesizer: Synthesizer;
  #queue: Queued[] = [];
  #paused = false;

  constructor({ dataUrl, connect }: SynthesisOptions) {
    super();
    this.#player = new Player(connect);
    this.#synthesizer = new Synthesizer(dataUrl);
    queueMicrotask(() => this.dispatchEvent(new Event('voiceschanged')));
  }

  get pending(): boolean {
    return this.#queue.some(({ begun }) => !begun);
  }

  get speaking(): boolean {
    return this.#queue[0]?.begun ?? false;
  }

  get paused(): boolean {
    return this.#paused;
  }

  getVoices(): SpeechSynthesisVoice[] {
    return [...VOICES];
  }

  speak(utterance: SpeechSynthesisUtterance): void {
    const voice = voiceOf(utterance);
    if (typeof voice === 'string') {
      queueMicrotask(() => fireError(utterance, voice, 0));
      return;
    }
    this.#queue.push({ utterance, voice, passage: null, firstAt: null, begun: false });
    this.#requestAhead();
  }

  cancel(): void {
    const canceled = this.#queue.map((queued) => ({ ...queued, elapsed: this.#elapsed(queued) }));
    this.#queue = [];
    this.#synthesizer.cancel();
    this.#player.reset();
    for (const { passage } of canceled) passage?.stop();
    // The listeners may speak again: they are called when this call is over.
    queueMicrotask(() => {
      for (const { utterance, begun, elapsed } of canceled) {
        fireError(utterance, begun ? 'interrupted' : 'canceled', elapsed);
      }
    });
  }

  pause(): void {
    if (this.#paused) return;
    this.#paused = true;
    this.#player.hold();
    this.#fireOnCurrent('pause');
  }

  resume(): void {
    if (!this.#paused) return;
    this.#paused = false;
    this.#player.release();
    this.#fireOnCurrent('resume');
    this.#requestAhead();
  }

  /** Not of the standard: loads and starts the engine, for instance in idle time. */
  warmUp(): void {
    this.#synthesizer.warmUp();
  }

  /** Not of the standard: opens the audio device, in a user's gesture, so that the first word need not wait. */
  openAudio(): void {
    this.#player.open();
  }

  /** Not of the standard: ends the worker and gives the audio device back. */
  close(): void {
    this.cancel();
    this.#synthesizer.close();
    this.#player.close();
  }

  #requestAhead(): void {
    if (this.#paused) return;
    for (const queued of this.#queue.slice(0, AHEAD)) if (!queued.passage) this.#request(queued);
  }

  #request(queued: Queued): void {
    const { text, volume, rate, pitch } = queued.utterance;
    const settings = { voice: queued.voice.engineId, rate: clamp(rate, 0.1, 10), pitch: clamp(pitch, 0, 2) };
    // The worker first: it gets ready while the audio device is being opened.
    this.#synthesizer.speak(text, settings, {
      chunk: (chunk) => this.#schedule(queued, passage, chunk),
      done: () => passage.at(passage.end, () => this.#end(queued)),
      failed: (failure) => {
        const elapsed = this.#elapsed(queued);
        this.#remove(queued);
        fireError(queued.utterance, failure, elapsed);
        this.#requestAhead();
      },
    });
    const passage = this.#player.passage(clamp(volume, 0, 1));
    queued.passage = passage;
  }

  #schedule(queued: Queued, passage: Passage, { samples, marks }: Chunk): void {
    const when = passage.append(samples);
    if (queued.firstAt === null) {
      queued.firstAt = when;
      passage.at(when, () => this.#begin(queued));
    }
    for (const mark of marks) passage.at(when + mark.offsetMs / 1000, () => this.#reach(queued, mark));
  }

  /** Two sources that end together may report in any order: what came before is always told before. */
  #begin(queued: Queued): void {
    if (queued.begun || !this.#queue.includes(queued)) return;
    for (let first = this.#queue[0]; first && first !== queued; first = this.#queue[0]) this.#end(first);
    queued.begun = true;
    fire('start', { utterance: queued.utterance });
  }

  #reach(queued: Queued, { kind, name, charIndex, charLength, elapsedMs }: Mark): void {
    this.#begin(queued);
    if (this.#queue[0] !== queued) return;
    const { utterance } = queued;
    const elapsedTime = elapsedMs / 1000;
    fire(kind === 'mark' ? 'mark' : 'boundary', { utterance, name, charIndex, charLength, elapsedTime });
  }

  #end(queued: Queued): void {
    this.#begin(queued);
    if (this.#queue[0] !== queued) return;
    this.#remove(queued);
    const { utterance } = queued;
    fire('end', { utterance, charIndex: utterance.text.length, elapsedTime: this.#elapsed(queued) });
    this.#requestAhead();
  }

  #remove(queued: Queued): void {
    this.#queue = this.#queue.filter((other) => other !== queued);
    queued.passage?.stop();
  }

  #elapsed({ firstAt, begun }: Queued): number {
    return begun && firstAt !== null ? Math.max(0, this.#player.now - firstAt) : 0;
  }

  #fireOnCurrent(type: 'pause' | 'resume'): void {
    const current = this.#queue[0];
    if (!current?.begun) return;
    const { utterance } = current;
    const elapsedTime = this.#elapsed(current);
    queueMicrotask(() => fire(type, { utterance, elapsedTime }));
  }
}
defineHandlers(OfflineSynthesis.prototype, ['voiceschanged']);

/** The voice that will speak the utterance, or the reason why none may. */
function voiceOf({ text, lang, voice }: SpeechSynthesisUtterance): Voice | SpeechSynthesisErrorCode {
  // A page that was never touched may not speak (Web Speech API 5.2.2, speak()).
  if (navigator.userActivation?.hasBeenActive === false) return 'not-allowed';
  if (text.length > MAX_TEXT_LENGTH) return 'text-too-long';
  if (voice) return VOICES.find(({ voiceURI }) => voiceURI === voice.voiceURI) ?? 'voice-unavailable';
  const tag = lang || document.documentElement.lang || ENGLISH;
  const wanted = engineVoice(tag) ?? (lang ? undefined : engineVoice(ENGLISH));
  return VOICES.find((candidate) => candidate.lang === wanted?.lang) ?? 'language-unavailable';
}
const ENGLISH = 'en';

function fire(type: string, init: SpeechSynthesisEventInit): void {
  init.utterance.dispatchEvent(new SpeechEvent(type, init));
}

function fireError(
  utterance: SpeechSynthesisUtterance,
  error: SpeechSynthesisErrorCode,
  elapsedTime: number,
): void {
  utterance.dispatchEvent(new SpeechErrorEvent('error', { utterance, error, elapsedTime }));
}

/** A number of the standard's range; what is no number counts as the lowest. */
function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value || 0));
}
