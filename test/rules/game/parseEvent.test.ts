/** Journals from outside: what the core writes is always read again; what it never wrote is found. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply } from '#rules/game/apply.ts';
import { decide } from '#rules/game/decide.ts';
import { elapse } from '#rules/game/elapse.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { follows } from '#rules/game/follows.ts';
import { type GameHeader, parseHeader } from '#rules/game/header.ts';
import { parseEvent } from '#rules/game/parseEvent.ts';
import type { GameState } from '#rules/game/state.ts';
import { anyHeader, anySteps, nextLine } from './randomPlay.ts';
import { begin, headerOf } from './script.ts';

function journalOf(header: GameHeader, seeds: readonly number[]): GameEvent[] {
  let state = begin(header);
  const journal: GameEvent[] = [];
  let at = 0;
  for (const seed of seeds) {
    const line = nextLine(state, at, seed);
    at = line.at;
    const elapsed = elapse(state, at);
    const decision = decide(elapsed.state, line);
    state = decision.ok ? decision.state : elapsed.state;
    journal.push(...elapsed.events, ...(decision.ok ? decision.events : []));
  }
  return JSON.parse(JSON.stringify(journal));
}

/** The first complaint, with the number of its event; null for a sound journal. */
function complaint(header: GameHeader, journal: readonly unknown[]): string | null {
  let state: GameState = begin(header);
  for (const [index, record] of journal.entries()) {
    const parsed = parseEvent(record);
    const reason = parsed.ok ? follows(state, parsed.event) : parsed.reason;
    if (reason !== null || !parsed.ok) return `${index}: ${reason}`;
    state = apply(state, parsed.event);
  }
  return null;
}

describe('what the core writes', () => {
  test('is accepted again, in every edition, mode and order of acts', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(anyHeader, anySteps(120), (header, seeds) => {
        const journal = journalOf(header, seeds);
        for (const { event } of journal) kinds.add(event);
        expect(complaint(header, journal)).toBe(null);
      }),
      { numRuns: process.env.HECTOR_LONG ? 4_000 : 150 },
    );
    expect(kinds.size).toBeGreaterThan(35);
  }, 600_000);
});

describe('an event that was never written', () => {
  const header = headerOf({
    mode: 'training',
    timeControl: { periods: [{ ms: 600_000 }] },
    white: { board: 'normal' },
  });
  const sound: readonly Record<string, unknown>[] = [
    { at: 0, event: 'started' },
    { at: 0, event: 'clock-started', side: 'white' },
    { at: 900, event: 'moved', by: 'white', move: 'e2e4', announced: true },
    { at: 900, event: 'made', side: 'white', move: 'e2e4', san: 'e4' },
    { at: 950, event: 'pressed', by: 'white', side: 'white', early: false },
    { at: 950, event: 'completed', side: 'white', ply: 1, by: 'press' },
    { at: 960, event: 'noticed', to: 'arbiter', article: null, about: 'x' },
  ];
  const changed = (index: number, fields: object) =>
    sound.map((event, at) => (at === index ? { ...event, ...fields } : event));

  test('the journal that the others are made of is sound', () => expect(complaint(header, sound)).toBe(null));

  test.each<[string, readonly unknown[]]>([
    ['a side that is none', changed(1, { side: 'purple' })],
    ['a time that is text', changed(3, { at: 'x' })],
    ['a time beyond any game', changed(6, { at: 1e300 })],
    ['a time near the end of exact numbers', changed(6, { at: 2 ** 53 })],
    ['a broken millisecond', changed(6, { at: 960.5 })],
    ['a kind that every object has', changed(6, { event: 'constructor' })],
    ['a kind of a later version', changed(6, { event: 'moved-by-thought' })],
    ['a field that its kind does not have', changed(6, { admin: true })],
    [
      'a prototype',
      [...sound.slice(0, 6), JSON.parse('{"at":960,"event":"draws-allowed","__proto__":{"a":1}}')],
    ],
    [
      'a number for a list',
      [...sound.slice(0, 2), { at: 5, event: 'mirror-skipped', side: 'white', ply: 0, missing: 7, extra: 7 }],
    ],
    [
      'a mirror that is not due',
      [
        ...sound.slice(0, 2),
        { at: 5, event: 'mirror-skipped', side: 'white', ply: 0, missing: [], extra: [] },
      ],
    ],
    [
      'an end without a result',
      [...sound, { at: 970, event: 'ended', article: null, concept: null, reason: '' }],
    ],
    [
      'an inherited concept',
      [
        ...sound,
        {
          at: 970,
          event: 'ended',
          result: { white: 1, black: 0 },
          article: null,
          concept: 'toString',
          reason: '',
        },
      ],
    ],
    ['another move made', changed(3, { move: 'a1h8', san: 'Rh8' })],
    ['another name for the move', changed(3, { san: 'e3' })],
    ['the other side', changed(3, { side: 'black' })],
    ['a half-move completed that was not made', changed(5, { ply: 3 })],
    ['two events swapped', [sound[0], sound[1], sound[3], sound[2], ...sound.slice(4)]],
    ['a move left out', [...sound.slice(0, 3), ...sound.slice(4)]],
    ['nothing', [...sound, null]],
    ['a list', [...sound, []]],
    ['a text of a million letters', changed(6, { about: 'x'.repeat(1_000_000) })],
    ['an act after the flag', changed(6, { at: 5_000_000 })],
    [
      'an alert out of its order',
      [
        ...sound,
        {
          at: 970,
          event: 'alert',
          to: 'arbiter',
          kind: 'flag',
          article: null,
          id: 7,
          detail: { side: 'white' },
        },
      ],
    ],
  ])('%s', (_what, journal) => {
    expect(complaint(header, journal)).not.toBe(null);
  });

  test('any value at all: a reason, never an exception', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: false }), (value) => {
        expect(parseEvent(value).ok).toBe(false);
        expect(parseEvent({ at: 1, event: value }).ok).toBe(false);
        parseHeader(value);
        parseHeader({ white: value, black: { assistant: { duties: [value] } }, options: value });
      }),
      { numRuns: 300 },
    );
  });

  test('one field of a real journal replaced by anything: a reason or a game, never an exception', () => {
    fc.assert(
      fc.property(
        anyHeader,
        anySteps(40),
        fc.nat(),
        fc.nat(),
        fc.anything({ withBigInt: false }),
        (played, seeds, which, field, value) => {
          const journal = journalOf(played, seeds);
          const index = which % Math.max(1, journal.length);
          const names = Object.keys(journal[index] ?? {});
          const damaged = journal.map((event, at) =>
            at === index ? { ...event, [names[field % names.length] ?? 'x']: value } : event,
          );
          complaint(played, damaged);
        },
      ),
      { numRuns: 300 },
    );
  }, 60_000);
});

describe('a header from outside', () => {
  test.each<[string, object]>([
    ['a duty that cannot be text', { white: { assistant: { duties: [{ toString: 1, valueOf: 1 }] } } }],
    ['a name of two million letters', { white: { name: 'x'.repeat(2_000_000) } }],
    ['a period of 2⁵³ milliseconds', { timeControl: { periods: [{ ms: 2 ** 53 }] } }],
    ['a thousand periods', { timeControl: { periods: Array(1000).fill({ moves: 1, ms: 1 }) } }],
    ['an endless increment', { timeControl: { periods: [{ ms: 1 }], incrementMs: 1e300 } }],
  ])('%s is refused with a reason', (_what, fields) => {
    const parsed = parseHeader(fields);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.reason.length).toBeLessThan(200);
  });
});
