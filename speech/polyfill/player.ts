import { SAMPLE_RATE } from './chunk.ts';
import { type Cue, Cues } from './cues.ts';

/** Time for a scheduled sample to reach the audio thread before it is due. */
const LEAD_SECONDS = 0.005;
/** So much sound is given to the audio thread at a time; the rest of a long text waits, and needs no nodes yet. */
const HORIZON_SECONDS = 4;
/** Chunks that have had to wait are joined to one of this length. */
const JOINED_FRAMES = SAMPLE_RATE;
/** A voice that is cut fades for so long: a wave that stops at its height is heard as a click. */
const FADE_SECONDS = 0.005;

type Call = (at: number) => void;
/** What is to happen `seconds` after the beginning of the samples that it came with. */
export type Cued = Readonly<{ seconds: number; call: Call }>;

type Waiting = Readonly<{
  passage: Passage;
  samples: Float32Array<ArrayBuffer>;
  cues: readonly Cued[];
  /** Called when the samples have been scheduled. */
  taken: () => void;
  /** Silence behind them, in seconds. */
  rest: number;
}>;

/**
 * Plays passages of samples one after another without a gap. The context runs at the engine's own sample rate:
 * every chunk then begins on a whole sample, and resampling happens once, behind all of them.
 */
export class Player {
  readonly #connect: (context: AudioContext) => AudioNode;
  #context: AudioContext | null = null;
  #output: AudioNode | null = null;
  #cues: Cues | null = null;
  #waiting: Waiting[] = [];
  #held = false;
  /** First frame that nothing has been scheduled for. */
  #tail = 0;

  constructor(connect: (context: AudioContext) => AudioNode = (context) => context.destination) {
    this.#connect = connect;
  }

  /** Opens the audio device; called inside the gesture that allows it. */
  open(): AudioContext {
    this.#context ??= this.#newContext();
    this.#output ??= this.#connect(this.#context);
    this.#cues ??= new Cues(this.#output);
    this.#goOn();
    return this.#context;
  }

  /** Seconds of the context's own time, which stands still while held. */
  get now(): number {
    return this.#context?.currentTime ?? 0;
  }

  passage(volume: number): Passage {
    const context = this.open();
    const gain = new GainNode(context, { gain: volume });
    gain.connect(this.#output ?? context.destination);
    const passage: Passage = new Passage(gain, {
      add: (samples, cues, taken, rest) => {
        this.#waiting.push({ passage, samples, cues, taken, rest });
        this.#schedule();
      },
      drop: () => {
        this.#waiting = this.#waiting.filter((waiting) => waiting.passage !== passage);
        this.#cues?.drop(passage);
      },
    });
    return passage;
  }

  /** The next samples begin no sooner than so many seconds from now. */
  rest(seconds: number): void {
    this.#tail = Math.max(this.#tail, Math.ceil((this.now + seconds) * SAMPLE_RATE));
  }

  /** Everything scheduled waits where it is. */
  hold(): void {
    this.#held = true;
    this.#context?.suspend().catch(later);
  }

  release(): void {
    this.#held = false;
    this.#context?.resume().catch(later);
  }

  /** The next passage begins at once; the passages themselves are stopped one by one. */
  reset(): void {
    this.#tail = 0;
  }

  close(): void {
    this.#context?.close().catch(later);
    this.#context = null;
    this.#output = null;
    this.#cues = null;
    this.#waiting = [];
    this.#tail = 0;
  }

  #newContext(): AudioContext {
    const context = new AudioContext({ sampleRate: SAMPLE_RATE, latencyHint: 'interactive' });
    context.addEventListener('statechange', () => this.#goOn());
    return context;
  }

  /** A phone call or an unplugged headset may have stopped it: nothing waits for the next word to go on. */
  #goOn(): void {
    const state = this.#context?.state;
    if (!this.#held && state !== undefined && state !== 'running' && state !== 'closed')
      this.#context?.resume().catch(later);
  }

  #schedule(): void {
    const context = this.#context;
    if (!context) return;
    while (this.#waiting.length > 0) {
      const ahead = this.#tail / SAMPLE_RATE - context.currentTime;
      if (ahead > HORIZON_SECONDS) {
        this.#cues?.add({
          at: context.currentTime + ahead - HORIZON_SECONDS / 2,
          call: () => this.#schedule(),
          owner: this,
        });
        return;
      }
      this.#play(context, this.#nextJoined());
    }
  }

  /** The next samples of one passage: those that have waited together are played together. */
  #nextJoined(): Waiting[] {
    const joined: Waiting[] = [];
    let frames = 0;
    for (const waiting of this.#waiting) {
      const first = joined[0];
      if (first && (first.passage !== waiting.passage || frames >= JOINED_FRAMES)) break;
      joined.push(waiting);
      frames += waiting.samples.length;
      if (waiting.rest > 0) break;
    }
    this.#waiting = this.#waiting.slice(joined.length);
    return joined;
  }

  #play(context: AudioContext, parts: readonly Waiting[]): void {
    const earliest = Math.ceil((context.currentTime + LEAD_SECONDS) * SAMPLE_RATE);
    const first = Math.max(this.#tail, earliest);
    let frame = first;
    for (const { passage, samples, cues } of parts) {
      for (const { seconds, call } of cues) {
        const cue: Cue = { at: frame / SAMPLE_RATE + seconds, call, owner: passage };
        this.#cues?.add(cue);
      }
      frame += samples.length;
    }
    this.#tail = frame + Math.ceil((parts.at(-1)?.rest ?? 0) * SAMPLE_RATE);
    parts[0]?.passage.play(
      parts.map(({ samples }) => samples),
      first / SAMPLE_RATE,
    );
    for (const { taken } of parts) taken();
  }
}

/** A system that has taken the device away, for a call, refuses; when it gives it back the state changes, and we go on. */
const later = () => {};

type Line = Readonly<{
  add(samples: Float32Array<ArrayBuffer>, cues: readonly Cued[], taken: () => void, rest: number): void;
  drop(): void;
}>;

/** The samples of one utterance, and what is to happen while they play. */
export class Passage {
  readonly #gain: GainNode;
  readonly #line: Line;
  readonly #playing = new Set<AudioBufferSourceNode>();

  constructor(gain: GainNode, line: Line) {
    this.#gain = gain;
    this.#line = line;
  }

  /** Puts the samples behind all others. */
  append(samples: Float32Array<ArrayBuffer>, cues: readonly Cued[], taken: () => void): void {
    this.#line.add(samples, cues, taken, 0);
  }

  /** Calls when the last sample has played; so many seconds are silent then. */
  finish(rest: number, call: Call): void {
    this.#line.add(new Float32Array(0), [{ seconds: 0, call }], () => {}, rest);
  }

  /** Called by the player: these samples, one after another, at this time of the context. */
  play(parts: readonly Float32Array<ArrayBuffer>[], when: number): void {
    const length = parts.reduce((total, part) => total + part.length, 0);
    if (length === 0) return;
    const buffer = new AudioBuffer({ length, sampleRate: SAMPLE_RATE });
    let offset = 0;
    for (const part of parts) {
      buffer.copyToChannel(part, 0, offset);
      offset += part.length;
    }
    const source = new AudioBufferSourceNode(this.#gain.context, { buffer });
    source.connect(this.#gain);
    source.onended = () => this.#ended(source);
    this.#playing.add(source);
    source.start(when);
  }

  /** At once, but for a fade that no ear hears. */
  stop(): void {
    this.#line.drop();
    const { gain, context } = this.#gain;
    const isHeard = context.state === 'running';
    const now = context.currentTime;
    if (isHeard) {
      gain.setValueAtTime(gain.value, now);
      gain.linearRampToValueAtTime(0, now + FADE_SECONDS);
    }
    for (const source of this.#playing) source.stop(isHeard ? now + FADE_SECONDS : now);
    if (!isHeard || this.#playing.size === 0) this.#gain.disconnect();
    this.#isStopped = true;
  }
  #isStopped = false;

  #ended(source: AudioBufferSourceNode): void {
    source.disconnect();
    this.#playing.delete(source);
    if (this.#isStopped && this.#playing.size === 0) this.#gain.disconnect();
  }
}
