/** The whole application in jsdom: real journal, real board, real announcer; only the disk and the clock are fakes. */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { cleanup, render } from '@testing-library/react';
import { App } from '#app/App.tsx';
import { keptInMemory } from '#app/base/kept.ts';
import { Observable } from '#app/base/observable.ts';
import { openBoard } from '#app/board/openBoard.ts';
import { defaultSettings, type Settings } from '#app/desk/settings.ts';
import { Hector, type Ports } from '#app/hector.ts';
import { type JournalDatabase, openDatabase } from '#app/journal/database.ts';
import { Journal } from '#app/journal/journal.ts';
import type { VoiceControl } from '#app/voice/lazyVoice.ts';
import { Announcer } from '#speech/announcer/announcer.ts';
import { LiveRegion } from '#speech/announcer/liveRegion.ts';
import { FakeVoice } from '../speech/announcer/fakeVoice.ts';
import { TestWire } from './wire/testWire.ts';

/** Locks of one page: enough for one tab. */
class TestLocks {
  readonly #held = new Set<string>();

  async request(
    name: string,
    options: LockOptions,
    callback: (lock: Lock | null) => Promise<unknown>,
  ): Promise<unknown> {
    if (this.#held.has(name) && options.ifAvailable) return callback(null);
    this.#held.add(name);
    const result = await callback({ name, mode: 'exclusive' });
    this.#held.delete(name);
    return result;
  }
}

export type TestHector = Readonly<{
  hector: Hector;
  voice: FakeVoice;
  clock: { now: number };
  database: JournalDatabase;
  update: Observable<(() => void) | null>;
}>;

/** The page has been visited, and has greeted, before. */
function keptFromBefore(): Ports['kept'] {
  const kept = keptInMemory();
  kept.set('hector:greeted', 'yes');
  return kept;
}

export async function showApp(
  changes: Partial<Settings> = {},
  control: Partial<VoiceControl> = {},
  ports: Partial<Ports> = {},
): Promise<TestHector> {
  globalThis.indexedDB = new IDBFactory();
  document.body.innerHTML = `
    <div id="app"></div>
    <div id="live" aria-live="polite" aria-atomic="false" aria-relevant="additions"></div>`;
  const region = new LiveRegion(document.getElementById('live') as HTMLElement);
  const settings = new Observable<Settings>({ ...defaultSettings('en'), ...changes });
  const voice = new FakeVoice();
  const announcer = new Announcer({
    region,
    voice,
    mode: settings.value.speech,
  });
  const opened = await openDatabase();
  if (!opened.ok) throw new Error(opened.detail);
  const clock = { now: 1_800_000_000_000 };
  const hector = new Hector({
    journal: new Journal(opened.database),
    locks: new TestLocks() as unknown as LockManager,
    announcer,
    settings,
    play: () => {},
    voice: { sample: async () => {}, choices: async () => [], watch: () => () => {}, ...control },
    openBoard,
    choosePort: async () => ({ ok: false, fault: 'no-web-serial' }),
    mate: async () => ({ ask: () => {}, cancel: () => {} }),
    kept: keptFromBefore(),
    tab: keptInMemory(),
    clocks: { wall: () => clock.now, steady: () => clock.now },
    wire: new TestWire().wire,
    ...ports,
  });
  await hector.change({});
  const update = new Observable<(() => void) | null>(null);
  render(<App hector={hector} update={update} />, {
    container: document.getElementById('app') as HTMLElement,
  });
  return { hector, voice, clock, database: opened.database, update };
}

export async function hideApp({ hector }: TestHector): Promise<void> {
  cleanup();
  await hector.closeGame();
}
