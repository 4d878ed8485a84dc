import { OfflineSynthesis } from '#speech/polyfill/synthesis.ts';
import { Utterance } from '#speech/polyfill/utterance.ts';
import { Recording } from './recording.ts';

/** The polyfill in a real page, with everything it fires and plays written down. */
export type Heard = {
  who: string;
  type: string;
  error?: string;
  name?: string;
  word?: string;
  charIndex: number;
  elapsedTime: number;
  speaking: boolean;
  pending: boolean;
  paused: boolean;
};
export type Spoken = {
  who: string;
  text: string;
  lang?: string;
  rate?: number;
  pitch?: number;
  volume?: number;
  voice?: SpeechSynthesisVoice;
};

/** Every worker that was started, and how many chunks of sound they have sent. */
const workers: Worker[] = [];
const sent = { chunks: 0 };
class WatchedWorker extends Worker {
  constructor(...given: ConstructorParameters<typeof Worker>) {
    super(...given);
    workers.push(this);
    this.addEventListener('message', ({ data }) => {
      if (data.kind === 'chunk') sent.chunks++;
    });
  }
}
window.Worker = WatchedWorker;

/** How many sources of sound there are, at this moment and at most. */
const nodes = { now: 0, most: 0 };
for (const name of ['AudioBufferSourceNode', 'ConstantSourceNode'] as const) {
  window[name] = new Proxy<typeof AudioBufferSourceNode & typeof ConstantSourceNode>(window[name] as never, {
    construct(type, given) {
      const node = Reflect.construct(type, given);
      nodes.most = Math.max(nodes.most, ++nodes.now);
      node.addEventListener('ended', () => nodes.now--);
      return node;
    },
  });
}

const EVENTS = ['start', 'end', 'error', 'pause', 'resume', 'mark', 'boundary'] as const;
const parameters = new URLSearchParams(location.search);
const heard: Heard[] = [];
let recording: Recording | null = null;
let audio: AudioContext | null = null;

function record(context: AudioContext): AudioNode {
  audio = context;
  const output = new GainNode(context);
  output.connect(context.destination);
  recording = new Recording(context, output);
  return output;
}

const synthesis = new OfflineSynthesis({
  dataUrl: parameters.get('data') ?? 'voice/espeak.bin',
  // A recorder is one more script and one more thread to start: where time is measured there is none.
  ...(parameters.has('unrecorded') ? {} : { connect: record }),
});

function speak({ who, text, lang = 'de', ...settings }: Spoken): Promise<string> {
  const utterance = Object.assign(new Utterance(text), { lang, ...settings });
  return new Promise((resolve) => {
    for (const type of EVENTS) {
      utterance.addEventListener(type, (event) => {
        const { charIndex, charLength, elapsedTime, name, error } = event as SpeechSynthesisErrorEvent;
        heard.push({
          who,
          type,
          charIndex,
          elapsedTime,
          ...(type === 'boundary' && name === 'word'
            ? { word: text.slice(charIndex, charIndex + charLength) }
            : {}),
          ...(name ? { name } : {}),
          ...(error ? { error } : {}),
          speaking: synthesis.speaking,
          pending: synthesis.pending,
          paused: synthesis.paused,
        });
        if (type === 'end' || type === 'error') resolve(error ?? 'end');
      });
    }
    synthesis.speak(utterance);
  });
}

/** Opens the audio device and compiles the engine's code, so that what follows is measured in its usual state. */
async function prepare(): Promise<void> {
  synthesis.openAudio();
  await recording?.ready;
  await speak({ who: 'practice', text: 'Springer Gustav eins, Felix drei', volume: 0, rate: 2 });
  take();
}

function take() {
  return { heard: heard.splice(0), ...(recording?.take() ?? { firstFrame: 0, samples: [] }) };
}

/** How many blocks of sound have been played since the last take. */
function peek(): number {
  return recording?.length ?? 0;
}

/**
 * From the click to the first sample, as the audio device's own time tells it, or to what the system's voice calls
 * its start: in milliseconds.
 */
async function measure(click: Event): Promise<void> {
  const [speaker, Words] = parameters.has('system')
    ? [speechSynthesis, SpeechSynthesisUtterance]
    : [synthesis, Utterance];
  const utterance = Object.assign(new Words('Springer Gustav eins'), { lang: 'de' });
  const ended = new Promise((resolve) => {
    utterance.onend = resolve;
  });
  utterance.onstart = () => page.measured.push(performance.now() - click.timeStamp);
  speaker.speak(utterance);
  await ended;
  document.body.dataset.measured = String(page.measured.length);
}
document.querySelector('#measure')?.addEventListener('click', (event) => void measure(event));

const page = {
  synthesis,
  utterance: (text: string) => new Utterance(text),
  speak,
  prepare,
  take,
  peek,
  workers,
  sent,
  nodes,
  /** As a phone call would. */
  suspend: () => audio?.suspend(),
  voicesChanged: 0,
  untouched: '',
  measured: [] as number[],
};
synthesis.onvoiceschanged = () => {
  page.voicesChanged++;
};
export type TestPage = typeof page;
Object.assign(window, { voicePage: page });

// Before anybody has touched the page; a test's own calls would count as a touch.
page.untouched = parameters.has('untouched') ? await speak({ who: 'untouched', text: 'Eva vier' }) : '';
document.body.dataset.ready = 'true';
