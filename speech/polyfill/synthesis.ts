import type { Chunk, Mark } from './chunk.ts';
import { SpeechErrorEvent, SpeechEvent } from './events.ts';
import { engineVoice } from './languages.ts';
import { pauseAfter } from './pauses.ts';
import { type Passage, Player } from './player.ts';
import { Synthesizer } from './synthesizer.ts';
import { Utterance, VOICES, Voice } from './utterance.ts';
import { asInterface, defineHandlers } from './webidl.ts';

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

/** To whom an utterance belongs: the first that it was given to has it for good (5.2.2, speak()). */
const owners = new WeakMap<SpeechSynthesisUtterance, OfflineSynthesis>();

type Queued = {
  readonly utterance: SpeechSynthesisUtterance;
  readonly voice: Voice;
  passage: Passage | null;
  /** Context time of the first sample; null until it is heard. */
  firstAt: number | null;
  /** Where the last word began. */
  charIndex: number;
};

/** `SpeechSynthesis` (Web Speech API 5.2.1) over espeak-ng. */
export class OfflineSynthesis extends EventTarget implements SpeechSynthesis {
  declare onvoiceschanged: SpeechSynthesis['onvoiceschanged'];
  readonly #player: Player;
  readonly #synthesizer: Synthesizer;
  #queue: Queued[] = [];
  /** What was asked for; `paused` follows it together with its event. */
  #held = false;
  #paused = false;

  constructor({ dataUrl, connect }: SynthesisOptions) {
    super();
    this.#player = new Player(connect);
    this.#synthesizer = new Synthesizer(dataUrl);
    queueMicrotask(() => this.dispatchEvent(new Event('voiceschanged')));
  }

  get pending(): boolean {
    return this.#queue.some(({ firstAt }) => firstAt === null);
  }

  get speaking(): boolean {
    return (this.#queue[0]?.firstAt ?? null) !== null;
  }

  get paused(): boolean {
    return this.#paused;
  }

  getVoices(): SpeechSynthesisVoice[] {
    // Only for one of us: this is where Web IDL wants a TypeError.
    return this.#queue && [...VOICES];
  }

  speak(utterance: SpeechSynthesisUtterance): void {
    const queue = this.#queue;
    if (!(utterance instanceof Utterance)) throw new TypeError('not an utterance');
    const owner = owners.get(utterance) ?? this;
    if (owner !== this) throw new DOMException('the utterance is of another synthesis', 'InvalidStateError');
    owners.set(utterance, this);
    const voice = voiceOf(utterance);
    if (typeof voice === 'string') {
      queueMicrotask(() => fireError(voice, { utterance }));
      return;
    }
    queue.push({ utterance, voice, passage: null, firstAt: null, charIndex: 0 });
    this.#requestAhead();
  }

  cancel(): void {
    const canceled = this.#queue.map((queued) => ({
      error: queued.firstAt === null ? ('canceled' as const) : ('interrupted' as const),
      where: this.#where(queued),
    }));
    const passages = this.#queue.map(({ passage }) => passage);
    this.#queue = [];
    this.#synthesizer.cancel();
    this.#player.reset();
    for (const passage of passages) passage?.stop();
    // The listeners may speak again: they are called when this call is over.
    queueMicrotask(() => {
      for (const { error, where } of canceled) fireError(error, where);
    });
  }

  pause(): void {
    if (this.#held) return;
    this.#held = true;
    this.#player.hold();
    this.#turn('pause');
  }

  resume(): void {
    if (!this.#held) return;
    this.#held = false;
    this.#player.release();
    this.#turn('resume');
    this.#requestAhead();
  }

  /** Not of the standard: loads and starts the engine, for instance in idle time. */
  warmUp(): void {
    this.#synthesizer.warmUp();
  }

  /** Not of the standard: opens the audio device, in a user's gesture, so that the first word need not wait. */
  openAudio(): void {
    try {
      this.#player.open();
    } catch {
      // Whoever speaks is told so.
    }
  }

  /** Not of the standard: the next utterance begins no sooner than so many milliseconds from now. */
  rest(ms: number): void {
    this.#player.rest(ms / 1000);
  }

  /** Not of the standard: ends the worker and gives the audio device back. */
  close(): void {
    this.cancel();
    this.#synthesizer.close();
    this.#player.close();
  }

  #requestAhead(): void {
    if (this.#held) return;
    for (const queued of this.#queue.slice(0, AHEAD)) if (!queued.passage) this.#request(queued);
  }

  #request(queued: Queued): void {
    const { text, volume, rate, pitch } = queued.utterance;
    const voice = Voice.engineId(queued.voice);
    const settings = { voice, rate: clamp(rate, 0.1, 10), pitch: clamp(pitch, 0, 2) };
    // The worker first: it gets ready while the audio device is being opened.
    this.#synthesizer.warmUp();
    const passage = this.#passage(clamp(volume, 0, 1));
    if (!passage) {
      this.#remove(queued);
      queueMicrotask(() => {
        fireError('audio-hardware', { utterance: queued.utterance });
        this.#requestAhead();
      });
      return;
    }
    queued.passage = passage;
    this.#synthesizer.speak(text, settings, {
      chunk: (chunk, taken) => this.#append(queued, passage, chunk, taken),
      done: () => passage.finish(pauseAfter(text, settings.rate) / 1000, (at) => this.#end(queued, at)),
      failed: (failure) => {
        const where = this.#where(queued);
        this.#remove(queued);
        fireError(failure, where);
        this.#requestAhead();
      },
    });
  }

  /** Null where there is no audio device to be had; the next utterance tries again. */
  #passage(volume: number): Passage | null {
    try {
      return this.#player.passage(volume);
    } catch {
      return null;
    }
  }

  #append(queued: Queued, passage: Passage, { samples, marks }: Chunk, taken: () => void): void {
    const begin = { seconds: 0, call: (at: number) => this.#begin(queued, at) };
    const reached = marks.map((mark) => ({
      seconds: mark.offsetMs / 1000,
      call: () => this.#reach(queued, mark),
    }));
    passage.append(samples, [begin, ...reached], taken);
  }

  #begin(queued: Queued, at: number): void {
    if (queued.firstAt !== null) return;
    queued.firstAt = at;
    fire('start', { utterance: queued.utterance });
  }

  #reach(queued: Queued, { kind, name, charIndex, charLength, elapsedMs }: Mark): void {
    const { utterance } = queued;
    queued.charIndex = charIndex;
    const elapsedTime = elapsedMs / 1000;
    fire(kind === 'mark' ? 'mark' : 'boundary', { utterance, name, charIndex, charLength, elapsedTime });
  }

  #end(queued: Queued, at: number): void {
    this.#begin(queued, at);
    const where = this.#where(queued);
    this.#remove(queued);
    fire('end', { ...where, charIndex: queued.utterance.text.length });
    this.#requestAhead();
  }

  #remove(queued: Queued): void {
    this.#queue = this.#queue.filter((other) => other !== queued);
    queued.passage?.stop();
  }

  /** How far an utterance has come. */
  #where({ utterance, firstAt, charIndex }: Queued): SpeechSynthesisEventInit {
    const elapsedTime = firstAt === null ? 0 : Math.max(0, this.#player.now - firstAt);
    return { utterance, charIndex, elapsedTime };
  }

  #turn(type: 'pause' | 'resume'): void {
    const current = this.#queue[0];
    const where = current && current.firstAt !== null ? this.#where(current) : null;
    queueMicrotask(() => {
      this.#paused = type === 'pause';
      if (where) fire(type, where);
    });
  }
}
defineHandlers(OfflineSynthesis, ['voiceschanged']);
asInterface(OfflineSynthesis, 'SpeechSynthesis');

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

function fireError(error: SpeechSynthesisErrorCode, where: SpeechSynthesisEventInit): void {
  where.utterance.dispatchEvent(new SpeechErrorEvent('error', { ...where, error }));
}

/** A number of the standard's range. */
function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
