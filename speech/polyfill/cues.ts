/** What is to happen at a time of an audio context, for somebody who may no longer want it. */
export type Cue = Readonly<{ at: number; call: (at: number) => void; owner: object }>;

/** Two samples: cues that are closer are due together. */
const TOGETHER_SECONDS = 0.0001;

/**
 * Calls back when the context's time has come, in the order of the times, and of the adding where they are equal.
 * A silent source ends at the time of the first: unlike a timer it stands still while the context is suspended, and
 * is not slowed down in a hidden page. There is never more than one such source waiting.
 */
export class Cues {
  readonly #output: AudioNode;
  #cues: Cue[] = [];
  #alarm: ConstantSourceNode | null = null;
  #alarmAt = Number.POSITIVE_INFINITY;

  constructor(output: AudioNode) {
    this.#output = output;
  }

  add(cue: Cue): void {
    const behind = this.#cues.findLastIndex(({ at }) => at <= cue.at);
    this.#cues.splice(behind + 1, 0, cue);
    this.#arm();
  }

  drop(owner: object): void {
    this.#cues = this.#cues.filter((cue) => cue.owner !== owner);
  }

  #arm(): void {
    const first = this.#cues[0];
    if (!first || this.#alarmAt <= first.at) return;
    this.#disarm();
    const alarm = new ConstantSourceNode(this.#output.context, { offset: 0 });
    alarm.connect(this.#output);
    alarm.onended = () => {
      this.#disarm();
      this.#callUntil(first.at + TOGETHER_SECONDS);
    };
    alarm.start();
    alarm.stop(first.at);
    this.#alarm = alarm;
    this.#alarmAt = first.at;
  }

  #disarm(): void {
    if (!this.#alarm) return;
    this.#alarm.onended = null;
    this.#alarm.disconnect();
    this.#alarm = null;
    this.#alarmAt = Number.POSITIVE_INFINITY;
  }

  #callUntil(time: number): void {
    for (let first = this.#cues[0]; first && first.at <= time; first = this.#cues[0]) {
      this.#cues.shift();
      first.call(first.at);
    }
    this.#arm();
  }
}
