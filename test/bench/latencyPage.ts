/**
 * What runs in the page before the app does: a peg board that says its bytes at once, so that nothing is measured but
 * the app, and stop-watches at the journal, at the sounds and at the live region.
 */
import { TIMINGS } from '#devices/inference/timing.ts';
import type { TransportListener } from '#devices/transport/transport.ts';
import type { Square } from '#rules/position/square.ts';
import {
  pegboardButton,
  pegboardChange,
  pegboardHeartbeat,
  pegboardState,
} from '../devices/boards/boardBytes.ts';
import { START } from '../devices/boards/positions.ts';
import { FakeSerial } from '../devices/fakeSerial.ts';

/** A lift, from its last byte: when it clicked and when "Touched" was said. */
export type Felt = Readonly<{ clickedMs: number; saidMs: number }>;
/** A half-move, from the moment at which it had settled: when it was in the journal and when it was announced. */
export type Told = Readonly<{ appendedMs: number; announcedMs: number }>;
/** What settles a half-move: the clock's button on the board, or the man's rest. */
export type Settling = 'press' | 'rest';
export type Measured = Readonly<{
  /** Of a report, at least. */
  bytes: number;
  felt: readonly Felt[];
  told: readonly Told[];
  /** Bare strict commits in between: what the disk costs at this time. */
  commits: readonly number[];
}>;

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

let clickedAt = 0;
const { start } = OscillatorNode.prototype;
OscillatorNode.prototype.start = function (...when: Parameters<typeof start>) {
  clickedAt = performance.now();
  start.apply(this, when);
};

let appendedAt = 0;
const { add } = IDBObjectStore.prototype;
IDBObjectStore.prototype.add = function (...value: Parameters<typeof add>) {
  const request = add.apply(this, value);
  appendedAt = performance.now();
  return request;
};

/** A game that says nothing for so long has ended, or stands still. */
const SILENCE_MS = 10_000;

/** When the next message is given to the screen reader. What is taken out of the region is none. */
function announced(): Promise<number> {
  return new Promise((resolve, reject) => {
    const element = document.getElementById('live');
    if (!element) throw new Error('there is no live region');
    const observer = new MutationObserver((changes) => {
      if (changes.every(({ addedNodes }) => addedNodes.length === 0)) return;
      observer.disconnect();
      clearTimeout(silence);
      resolve(performance.now());
    });
    const silence = setTimeout(
      () => reject(new Error(`nothing more was said; last: ${element.lastElementChild?.textContent}`)),
      SILENCE_MS,
    );
    observer.observe(element, { childList: true });
  });
}

/** The peg of this hole goes out or in; the length of its report. */
function touch(square: Square): number {
  if (!pegs.delete(square)) pegs.add(square);
  sequence = (sequence + 1) % 128;
  const bytes = pegboardChange(sequence, square, pegs);
  send(bytes);
  return bytes.length;
}

function press(color: 'white' | 'black'): void {
  sequence = (sequence + 1) % 128;
  send(pegboardButton(sequence, color === 'white' ? 0 : 1));
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
const { restMs, reactionMs } = TIMINGS.pegboard;
/** The press comes when the man has stood for the board's reaction, and has not yet come to rest. */
const STOOD_MS = (restMs + reactionMs) / 2;

async function lift(square: Square): Promise<Felt & { bytes: number }> {
  const said = announced();
  const arrivedAt = performance.now();
  const bytes = touch(square);
  const saidMs = (await said) - arrivedAt;
  return { bytes, clickedMs: clickedAt - arrivedAt, saidMs };
}

/** By rest the announcement completes nothing: the clock is pressed afterwards, unmeasured. */
async function insert(square: Square, color: 'white' | 'black', settling: Settling): Promise<Told> {
  const insertedAt = performance.now();
  touch(square);
  if (settling === 'press') await rest(STOOD_MS);
  const said = announced();
  const settledAt = settling === 'press' ? performance.now() : insertedAt + restMs;
  if (settling === 'press') press(color);
  const announcedMs = (await said) - settledAt;
  const appendedMs = appendedAt - settledAt;
  if (settling === 'rest') {
    await rest(HAND_MS);
    press(color);
  }
  return { appendedMs, announcedMs };
}

/** Acts and bare commits take turns, each when the page is at rest, so that a busy machine slows both alike. */
async function measure(
  moves: readonly (readonly [Square, Square])[],
  first: 'white' | 'black',
  settling: Settling,
): Promise<Measured> {
  const felt: Felt[] = [];
  const told: Told[] = [];
  const commits: number[] = [];
  let bytes = Number.POSITIVE_INFINITY;
  let color = first;
  for (const [from, to] of moves) {
    await rest(HAND_MS);
    const lifted = await lift(from);
    felt.push(lifted);
    bytes = Math.min(bytes, lifted.bytes);
    await rest(HAND_MS);
    commits.push(await commit());
    told.push(await insert(to, color, settling));
    await rest(HAND_MS);
    commits.push(await commit());
    color = color === 'white' ? 'black' : 'white';
  }
  return { bytes, felt, told, commits };
}

const stopWatch = { measure };
export type StopWatch = typeof stopWatch;
Object.assign(globalThis, { stopWatch });
