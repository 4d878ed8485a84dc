import { BEGINNING, type Progress, SAMPLE_RATE } from './chunk.ts';
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

/** A long text is made as it is played: no more than this is kept in memory. */
const AHEAD_FRAMES = 30 * SAMPLE_RATE;

const requests: Speak[] = [];
let engine: Engine | undefined;
let speaking = false;
/** Counts the cancels: a sentence loop that began under another number stops. */
let cancels = 0;
/** The request being made, and how many of its frames the page has not taken yet. */
let current = 0;
let untaken = 0;
/** Goes on with a request that waits to be taken. */
let wake = () => {};

scope.onmessage = ({ data }) => {
  switch (data.kind) {
    case 'start':
      start(data.module, data.joined);
      return;
    case 'cancel':
      cancels++;
      requests.length = 0;
      wake();
      return;
    case 'taken':
      if (data.id === current) untaken -= data.frames;
      wake();
      return;
    case 'ping':
      scope.postMessage({ kind: 'alive' });
      return;
    case 'speak':
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
  scope.postMessage({ kind: 'alive' });
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
    // What has been cancelled is never made: whatever waits to be heard is heard before each request.
    await pendingMessages();
    for (let request = requests.shift(); request; request = requests.shift()) {
      await speak(engine, request);
      await pendingMessages();
    }
  } catch {
    fail('synthesis-failed');
  }
  speaking = false;
}

async function speak(by: Engine, { id, text, settings }: Speak): Promise<void> {
  const begun = cancels;
  current = id;
  untaken = 0;
  let progress: Progress | null = BEGINNING;
  while (progress) {
    progress = by.speakSentence(text, settings, progress, (chunk) => {
      untaken += chunk.samples.length;
      scope.postMessage({ kind: 'chunk', id, ...chunk }, [chunk.samples.buffer]);
    });
    if (progress) await pendingMessages();
    while (progress && begun === cancels && untaken > AHEAD_FRAMES) await taken();
    if (begun !== cancels) return;
  }
  scope.postMessage({ kind: 'done', id });
}

function taken(): Promise<void> {
  return new Promise((resolve) => {
    wake = resolve;
  });
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
