import { SAMPLE_RATE } from './chunk.ts';

/** Time for a scheduled sample to reach the audio thread before it is due. */
const LEAD_SECONDS = 0.005;

/**
 * Plays passages of samples one after another without a gap. The context runs at the engine's own sample rate:
 * every chunk then begins on a whole sample, and resampling happens once, behind all of them.
 */
export class Player {
  readonly #connect: (context: AudioContext) => AudioNode;
  #context: AudioContext | null = null;
  #output: AudioNode | null = null;
  #held = false;
  /** First frame that nothing has been scheduled for. */
  #tail = 0;

  constructor(connect: (context: AudioContext) => AudioNode = (context) => context.destination) {
    this.#connect = connect;
  }

  /** Opens the audio device; called inside the gesture that allows it. */
  open(): AudioContext {
    this.#context ??= new AudioContext({ sampleRate: SAMPLE_RATE, latencyHint: 'interactive' });
    this.#output ??= this.#connect(this.#context);
    // A phone call or an unplugged headset may have stopped it.
    if (!this.#held && this.#context.state !== 'running') void this.#context.resume();
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
    return new Passage(gain, (frames) => this.#reserve(context, frames));
  }

  /** Everything scheduled waits where it is. */
  hold(): void {
    this.#held = true;
    void this.#context?.suspend();
  }

  release(): void {
    this.#held = false;
    void this.#context?.resume();
  }

  /** The next passage begins at once; the passages themselves are stopped one by one. */
  reset(): void {
    this.#tail = 0;
  }

  close(): void {
    void this.#context?.close();
    this.#context = null;
    this.#output = null;
    this.#tail = 0;
  }

  #reserve(context: AudioContext, frames: number): number {
    const earliest = Math.ceil((context.currentTime + LEAD_SECONDS) * SAMPLE_RATE);
    const first = Math.max(this.#tail, earliest);
    this.#tail = first + frames;
    return first / SAMPLE_RATE;
  }
}

/** The samples of one utterance, and what is to happen while they play. */
export class Passage {
  readonly #gain: GainNode;
  readonly #reserve: (frames: number) => number;
  readonly #playing = new Set<AudioScheduledSourceNode>();

  constructor(gain: GainNode, reserve: (frames: number) => number) {
    this.#gain = gain;
    this.#reserve = reserve;
  }

  /** Schedules the samples behind all others and returns the time of the first, in seconds of the context. */
  append(samples: Float32Array<ArrayBuffer>): number {
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: SAMPLE_RATE });
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(this.#gain.context, { buffer });
    const when = this.#reserve(samples.length);
    this.#keep(source);
    source.start(when);
    return when;
  }

  /** The time at which the next sample would play. */
  get end(): number {
    return this.#reserve(0);
  }

  /**
   * Calls back when the context's time has come. A silent source ends at that time: unlike a timer it stands
   * still while the context is suspended, and is not slowed down in a hidden page.
   */
  at(when: number, callback: () => void): void {
    const source = new ConstantSourceNode(this.#gain.context, { offset: 0 });
    this.#keep(source, callback);
    source.start();
    source.stop(when);
  }

  stop(): void {
    for (const source of this.#playing) {
      source.onended = null;
      source.stop();
      source.disconnect();
    }
    this.#playing.clear();
    this.#gain.disconnect();
  }

  #keep(source: AudioScheduledSourceNode, ended?: () => void): void {
    source.connect(this.#gain);
    this.#playing.add(source);
    source.onended = () => {
      source.disconnect();
      this.#playing.delete(source);
      ended?.();
    };
  }
}
