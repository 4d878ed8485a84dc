import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Request } from '#speech/polyfill/protocol.ts';
import { Synthesizer } from '#speech/polyfill/synthesizer.ts';

/** The smallest module: the magic number and the version. */
const MODULE = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0]);
const SETTINGS = { voice: 'de', rate: 1, pitch: 1 } as const;

/** A worker that dies as it is made, without a word, unless it is to live. */
class FakeWorker {
  static made: FakeWorker[] = [];
  static lives = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly given: string[] = [];

  constructor() {
    FakeWorker.made.push(this);
  }

  postMessage(request: Request): void {
    this.given.push(request.kind);
    if (FakeWorker.lives && request.kind === 'start') this.onmessage?.({ data: { kind: 'alive' } });
    if (FakeWorker.lives && request.kind === 'speak')
      this.onmessage?.({ data: { kind: 'done', id: request.id } });
  }

  terminate(): void {}
}

beforeEach(() => {
  FakeWorker.made = [];
  FakeWorker.lives = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async (url: string | URL) =>
    String(url).endsWith('.wasm') ? new Response(MODULE) : new Response(gzipSync('')),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What becomes of a text, and after how many seconds it is told. */
async function outcome(synthesizer: Synthesizer): Promise<[string, number]> {
  let told = '';
  synthesizer.speak('Eva vier', SETTINGS, {
    chunk: () => {},
    done: () => {
      told = 'done';
    },
    failed: (failure) => {
      told = failure;
    },
  });
  for (let seconds = 0; seconds < 60; seconds += 0.5) {
    // Loading is not faked: the newest worker has its data before the next half second.
    while (!told && !FakeWorker.made.at(-1)?.given.includes('start'))
      await new Promise((resolve) => setImmediate(resolve));
    if (told) return [told, seconds];
    vi.advanceTimersByTime(500);
  }
  return ['nothing', 60];
}

describe('where no worker ever begins', () => {
  test('the first words are told so once it has been tried twice, the next ones sooner', async () => {
    const synthesizer = new Synthesizer('voice/espeak.bin');
    expect(await outcome(synthesizer)).toEqual(['synthesis-failed', 20]);
    expect(FakeWorker.made).toHaveLength(2);
    expect(await outcome(synthesizer)).toEqual(['synthesis-failed', 5]);
    expect(FakeWorker.made.map(({ given }) => given.at(-1))).toEqual(['ping', 'ping', 'ping']);
  });

  test('and one that begins after all is waited for as before', async () => {
    const synthesizer = new Synthesizer('voice/espeak.bin');
    await outcome(synthesizer);
    FakeWorker.lives = true;
    expect((await outcome(synthesizer))[0]).toBe('done');
    synthesizer.close();
    FakeWorker.lives = false;
    expect(await outcome(synthesizer)).toEqual(['synthesis-failed', 20]);
  });
});
