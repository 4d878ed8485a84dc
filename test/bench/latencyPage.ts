/**
 * What runs in the page before the app does: a peg board that says its bytes at once, so that nothing is measured but
 * the app, and stop-watches at the journal and at the live regions.
 */
import type { TransportListener } from '#devices/transport/transport.ts';
import type { Square } from '#rules/position/square.ts';
import { pegboardChange, pegboardHeartbeat, pegboardState } from '../devices/boards/boardBytes.ts';
import { START } from '../devices/boards/positions.ts';
import { FakeSerial } from '../devices/fakeSerial.ts';

/** From the last byte of a report, in milliseconds, and how many bytes it had. */
export type Latency = Readonly<{ bytes: number; appendedMs: number; announcedMs: number }>;

const pegs = new Set<Square>(START.keys());
let listener: TransportListener | null = null;
let sequence = 0;
const send = (bytes: Uint8Array) => listener?.bytes(bytes, performance.now());
const device = {
  async open(_settings: unknown, opened: TransportListener) {
    listener = opened;
    send(pegboardState(sequence, pegs));
    return { ok: true } as const;
  },
  write: () => {},
  close: async () => {
    listener = null;
  },
};
const serial = new FakeSerial(device);
Object.defineProperty(navigator, 'serial', { value: serial, configurable: true });
let second = 0;
setInterval(() => send(pegboardHeartbeat(sequence, second++)), 1000);

let appendedAt = 0;
const { add } = IDBObjectStore.prototype;
IDBObjectStore.prototype.add = function (...value: Parameters<typeof add>) {
  const request = add.apply(this, value);
  appendedAt = performance.now();
  return request;
};

/** When the next message is given to the screen reader. What is taken out of the region is none. */
function announced(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver((changes) => {
      if (changes.every(({ addedNodes }) => addedNodes.length === 0)) return;
      observer.disconnect();
      resolve(performance.now());
    });
    const element = document.getElementById('live');
    if (!element) throw new Error('there is no live region');
    observer.observe(element, { childList: true });
  });
}

/** One report, and when it was written and said. */
async function report(square: Square): Promise<Latency> {
  const isLift = pegs.delete(square);
  if (!isLift) pegs.add(square);
  sequence = (sequence + 1) % 128;
  const bytes = pegboardChange(sequence, square, pegs);
  const said = announced();
  const arrivedAt = performance.now();
  send(bytes);
  const announcedMs = (await said) - arrivedAt;
  return { bytes: bytes.length, appendedMs: appendedAt - arrivedAt, announcedMs };
}

let bare: IDBDatabase | null = null;

/** One small record, written strictly, with nothing around it. */
async function commit(): Promise<number> {
  bare ??= await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('bare', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('records', { autoIncrement: true });
    opening.onsuccess = () => resolve(opening.result);
  });
  const database = bare;
  const begunAt = performance.now();
  await new Promise<void>((resolve) => {
    const write = database.transaction('records', 'readwrite', { durability: 'strict' });
    write.objectStore('records').put({ at: begunAt, event: 'made', side: 'white', move: 'e2e4', san: 'e4' });
    write.oncomplete = () => resolve();
  });
  return performance.now() - begunAt;
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A hand's pace. Live regions keep a distance between two messages, so a faster hand would measure that. */
const HAND_MS = 100;

/** Reports and bare commits take turns, each when the page is at rest, so that a busy machine slows both alike. */
async function measure(squares: readonly Square[]): Promise<{ reports: Latency[]; commits: number[] }> {
  const reports: Latency[] = [];
  const commits: number[] = [];
  for (const square of squares) {
    await rest(HAND_MS);
    reports.push(await report(square));
    await rest(HAND_MS);
    commits.push(await commit());
  }
  return { reports, commits };
}

const stopWatch = { measure };
export type StopWatch = typeof stopWatch;
Object.assign(globalThis, { stopWatch });
