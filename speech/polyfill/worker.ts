import { BEGINNING, type Progress } from './chunk.ts';
import { Engine } from './engine.ts';
import { splitFiles } from './pack.ts';
import type { Failure, Reply, Request } from './protocol.ts';

/** The engine in a worker of its own, so that speaking never holds up a key press or a clock. */
type Speak = Extract<Request, { kind: 'speak' }>;
interface Scope {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(reply: Reply, transfer?: Transferable[]): void;
}
const scope = globalThis as unknown as Scope;

const requests: Speak[] = [];
let engine: Engine | undefined;
let speaking = false;
/** Counts the cancels: a sentence loop that began under another number stops. */
let cancels = 0;

scope.onmessage = ({ data }) => {
  if (data.kind === 'start') start(data.module, data.joined);
  else if (data.kind === 'cancel') {
    cancels++;
    requests.length = 0;
  } else {
    requests.push(data);
    void speakAll();
  }
};

function start(module: WebAssembly.Module, joined: Uint8Array<ArrayBuffer>): void {
  try {
    engine = new Engine(module, splitFiles(joined));
  } catch {
    fail('synthesis-failed');
    return;
  }
  if (requests.length === 0) practise(engine);
  void speakAll();
}

/** Says something to nobody: the first words after it come sooner, because the code is compiled and the voice read. */
function practise(by: Engine): void {
  by.speakSentence(
    'Springer Gustav eins, Felix drei',
    { voice: 'de', rate: 1, pitch: 1 },
    BEGINNING,
    () => {},
  );
}

async function speakAll(): Promise<void> {
  if (!engine || speaking) return;
  speaking = true;
  try {
    for (let request = requests.shift(); request; request = requests.shift()) await speak(engine, request);
  } catch {
    fail('synthesis-failed');
  }
  speaking = false;
}

async function speak(by: Engine, { id, text, settings }: Speak): Promise<void> {
  const begun = cancels;
  let progress: Progress | null = BEGINNING;
  while (progress) {
    progress = by.speakSentence(text, settings, progress, (chunk) => {
      scope.postMessage({ kind: 'chunk', id, ...chunk }, [chunk.samples.buffer]);
    });
    if (progress) await pendingMessages();
    if (begun !== cancels) return;
  }
  scope.postMessage({ kind: 'done', id });
}

/** A message to ourselves comes after those that already wait: a cancel among them is heard first. */
const { port1, port2 } = new MessageChannel();
function pendingMessages(): Promise<void> {
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

function fail(failure: Failure): void {
  requests.length = 0;
  scope.postMessage({ kind: 'failed', failure });
}
