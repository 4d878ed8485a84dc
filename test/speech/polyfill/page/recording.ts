import recorderUrl from './recorder.js?url&no-inline';

type Block = { frame: number; samples: Float32Array };

/** What was really played: the sound goes through an audio worklet on its way to the loudspeaker. */
export class Recording {
  readonly sampleRate: number;
  readonly #context: AudioContext;
  #blocks: Block[] = [];
  #node: AudioWorkletNode | null = null;
  readonly ready: Promise<void>;

  constructor(context: AudioContext, input: AudioNode) {
    this.sampleRate = context.sampleRate;
    this.#context = context;
    this.ready = context.audioWorklet.addModule(recorderUrl).then(() => {
      this.#node = new AudioWorkletNode(context, 'recorder');
      this.#node.port.onmessage = ({ data }: MessageEvent<Block>) => this.#blocks.push(data);
      input.connect(this.#node).connect(context.destination);
    });
  }

  /** The next frame to be played, by the clock of the sound itself: it stands still where a busy machine does. */
  get frame(): number {
    return Math.round(this.#context.currentTime * this.sampleRate);
  }

  get length(): number {
    return this.#blocks.length;
  }

  /** From the first to the last sample that is not zero, with the silence between them. */
  take(): { firstFrame: number; samples: number[] } {
    const blocks = this.#blocks;
    this.#blocks = [];
    const [first, last] = [blocks[0], blocks.at(-1)];
    if (!first || !last) return { firstFrame: 0, samples: [] };
    const samples = new Array<number>(last.frame + last.samples.length - first.frame).fill(0);
    for (const { frame, samples: block } of blocks) {
      block.forEach((sample, index) => {
        samples[frame - first.frame + index] = Math.round(sample * 0x8000);
      });
    }
    const sounding = (sample: number) => sample !== 0;
    const begin = samples.findIndex(sounding);
    return {
      firstFrame: first.frame + begin,
      samples: samples.slice(begin, samples.findLastIndex(sounding) + 1),
    };
  }
}
