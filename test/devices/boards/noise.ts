/** Property test for every driver: random and mutated bytes, nothing thrown, every byte accounted for. */
import { expect } from 'vitest';
import type { BoardEvent, BoardKind } from '#devices/board.ts';
import { listen } from './listening.ts';

/** A few hundred thousand bytes normally, ten million in the long suite. */
export const NOISE_BYTES = process.env.HECTOR_LONG ? 10_000_000 : 300_000;

/** Numbers that look random and are the same in every run. */
export function pseudoRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

/** True messages with bits turned, bytes lost, doubled and inserted, and stretches of pure noise between. */
export function mutate(messages: readonly Uint8Array[], random: () => number): Uint8Array {
  const bytes: number[] = [];
  const pick = (below: number): number => Math.floor(random() * below);
  const unharmed = random() < 0.5;
  for (const byte of messages[pick(messages.length)] ?? []) {
    const fate = unharmed ? 1 : random();
    if (fate < 0.005) bytes.push(byte ^ (1 << pick(8)));
    else if (fate < 0.01) bytes.push(byte, byte);
    else if (fate < 0.015) bytes.push(byte, pick(256));
    else if (fate >= 0.02) bytes.push(byte);
  }
  if (random() < 0.3) for (let count = pick(40); count > 0; count--) bytes.push(pick(256));
  return Uint8Array.from(bytes);
}

/** Feeds noise in chunks cut anywhere; returns how many events of each kind came. */
export function expectTotal(
  kind: BoardKind,
  messages: readonly Uint8Array[],
): Map<BoardEvent['kind'], number> {
  const random = pseudoRandom(kind.length * 7919);
  const { driver, events } = listen(kind);
  const seen = new Map<BoardEvent['kind'], number>();
  let given = 0;
  while (given < NOISE_BYTES) {
    const bytes = mutate(messages, random);
    const cut = Math.floor(random() * bytes.length);
    for (const part of [bytes.subarray(0, cut), bytes.subarray(cut)]) {
      driver.feed(part, given);
      given += part.length;
    }
    driver.tick(given);
    for (const event of events.splice(0)) seen.set(event.kind, (seen.get(event.kind) ?? 0) + 1);
    const { received, framed, dropped, pending } = driver.count();
    if (received !== given || framed + dropped + pending !== given) {
      expect({ received, sum: framed + dropped + pending }).toEqual({ received: given, sum: given });
    }
  }
  const { framed, dropped } = driver.count();
  expect(framed).toBeGreaterThan(0);
  expect(dropped).toBeGreaterThan(0);
  return seen;
}
