/**
 * Secrecy by search: random people play random games at a table, and everything that the wire would carry to each desk is
 * looked at, byte by byte: events, states, clocks. Nothing is in it that its listener may not know.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { write } from '#app/wire/messages.ts';
import { decide } from '#rules/game/decide.ts';
import { elapse } from '#rules/game/elapse.ts';
import type { EventKind, GameEvent } from '#rules/game/event.ts';
import { AUDIENCES, type Listener, mayHear } from '#rules/game/hearing.ts';
import { pack, unpack } from '#rules/game/snapshot.ts';
import type { GameState } from '#rules/game/state.ts';
import { viewOf } from '#rules/game/view.ts';
import { anyHeader, anySteps, nextLine } from '#test/rules/game/randomPlay.ts';
import { begin } from '#test/rules/game/script.ts';
import { header } from '../testGame.ts';

const LISTENERS: readonly Listener[] = [
  'white',
  'black',
  'white-assistant',
  'black-assistant',
  'arbiter',
  'spectator',
];

const EVENT_KINDS = Object.keys(AUDIENCES) as EventKind[];

/** In competition: what no player, assistant or spectator is ever sent. Written out here, apart from the rules. */
const ARBITERS_ALONE: readonly EventKind[] = [
  'alert',
  'alert-ended',
  'illegal',
  'unmade',
  'completed',
  'flag-down',
  'flag-dismissed',
  'mirrored',
  'mirror-skipped',
  'breach-cleared',
  'noticed',
  'record-due',
  'record-exempt',
  'reported',
  'reasoned',
  'score-viewed',
  'scores-compared',
  'snapshot',
  'verdict',
  'clock-jumped',
];

/** 12.7: what no player is sent in training either, where the program acts as the arbiter. */
const NEVER_PLAYERS: readonly EventKind[] = [
  'reported',
  'reasoned',
  'score-viewed',
  'scores-compared',
  'snapshot',
];

/** Of one player's own hand, score and questions. */
const OWN: readonly EventKind[] = ['lifted', 'inserted', 'recorded', 'score-lent', 'sealed', 'asked', 'told'];

/** Words of a state that would tell what only the arbiter knows. */
const TELLING = [
  /"legal":false/,
  /"early":true/,
  /"early":\{/,
  /"breach":"/,
  /"illegal":true/,
  /"bound":true/,
  /"irregular":true/,
];

const sideOf = (listener: Listener) =>
  listener.startsWith('white') ? 'white' : listener.startsWith('black') ? 'black' : null;

/** What the wire carries to a desk of one change. */
function carried(change: Parameters<typeof viewOf>[0], listener: Listener): string {
  const { state, events } = viewOf(change, [listener]);
  const { header, plies, rest } = pack(state);
  return write({ kind: 'change', from: 0, events, at: state.at, header, keep: 0, plies, rest });
}

function look(text: string, listener: Listener, truth: GameState): string | null {
  const { events, rest, plies } = JSON.parse(text) as {
    events: GameEvent[];
    rest: Omit<GameState, 'ply'>;
    plies: object[];
  };
  const own = sideOf(listener);
  for (const event of events) {
    if (!mayHear(truth, event, listener)) return `${event.event} reached ${listener}`;
    if (listener === 'arbiter') continue;
    if (truth.header.mode === 'competition' && ARBITERS_ALONE.includes(event.event))
      return `${event.event} reached ${listener}`;
    if (!OWN.includes(event.event)) continue;
    const of =
      'side' in event
        ? event.side
        : 'to' in event
          ? sideOf(event.to)
          : 'by' in event
            ? sideOf(event.by)
            : null;
    if (of !== own) return `${event.event} of ${of} reached ${listener}`;
    if (event.event === 'sealed' && listener.endsWith('assistant')) return 'an assistant got the sealed move';
  }
  if (listener === 'arbiter') return null;
  for (const side of ['white', 'black'] as const)
    if (side !== own && rest.entries[side].length > 0) return `${listener} got ${side}'s own score`;
  if (rest.adjournment?.sealed && (rest.adjournment.side !== own || listener.endsWith('assistant')))
    return `${listener} got the sealed move`;
  if (truth.header.mode === 'training' && listener !== 'spectator') return null;
  if (rest.alerts.length > 0 || rest.nextAlert > 0) return `${listener} got alerts`;
  const isOver = truth.phase === 'over';
  const telling = isOver ? undefined : TELLING.find((word) => word.test(text));
  if (telling) return `${listener} got ${telling}`;
  if (!isOver && plies.some((ply) => 'verdict' in ply && ply.verdict !== null))
    return `${listener} got a verdict`;
  if (own !== rest.act.color && (rest.act.hand.lifted.length > 0 || rest.act.touches.length > 0))
    return `${listener} got the other's hand`;
  return null;
}

describe('what the wire carries to whom', () => {
  const RUNS = process.env.HECTOR_LONG ? 1_300 : 25;
  const STEPS = 80;
  /** For every kind, mode and listener: whether the wire carried it at all. */
  const seen = new Map<string, Set<Listener>>();
  let commands = 0;

  test('nothing that a listener may not know, in any byte', () => {
    fc.assert(
      fc.property(anyHeader, anySteps(STEPS), (header, seeds) => {
        let state = begin(header);
        let at = 0;
        for (const seed of seeds) {
          const before = state;
          const line = nextLine(before, at, seed);
          at = line.at;
          const passed = elapse(before, at);
          const decision = decide(passed.state, line);
          state = decision.ok ? decision.state : passed.state;
          const events = [...passed.events, ...(decision.ok ? decision.events : [])];
          commands += 1;
          if (events.length === 0) continue;
          for (const listener of LISTENERS) {
            const text = carried({ before, state, events }, listener);
            expect(look(text, listener, state), JSON.stringify({ line, events })).toBeNull();
            for (const { event } of (JSON.parse(text) as { events: GameEvent[] }).events) {
              const key = `${header.mode} ${event}`;
              seen.set(key, (seen.get(key) ?? new Set()).add(listener));
            }
          }
        }
      }),
      { numRuns: RUNS },
    );
    if (process.env.HECTOR_LONG) expect(commands).toBeGreaterThanOrEqual(100_000);
  }, 1_800_000);

  test('and what it may know does arrive: moves and presses at every desk, alerts at the arbiter’s', () => {
    for (const mode of ['training', 'competition'])
      for (const kind of ['announced', 'made', 'pressed', 'clock-started'])
        expect([...(seen.get(`${mode} ${kind}`) ?? [])].sort(), `${mode} ${kind}`).toEqual(
          [...LISTENERS].sort(),
        );
    expect([...(seen.get('competition alert') ?? [])]).toEqual(['arbiter']);
    expect([...(seen.get('competition completed') ?? [])]).toEqual(['arbiter']);
    expect((seen.get('training alert') ?? new Set()).has('white')).toBe(true);
  });

  test.each(EVENT_KINDS)('%s: who is sent it, in each mode', (kind) => {
    for (const mode of ['training', 'competition'] as const) {
      const listeners = seen.get(`${mode} ${kind}`) ?? new Set();
      if (mode === 'competition' && ARBITERS_ALONE.includes(kind))
        expect([...listeners].filter((listener) => listener !== 'arbiter')).toEqual([]);
      if (OWN.includes(kind)) expect(listeners.has('spectator')).toBe(false);
    }
  });
});

describe('every kind of event, every listener, every mode', () => {
  const whoHears = (kind: EventKind, mode: string, of: 'white' | 'black'): Listener[] =>
    LISTENERS.filter((listener) => {
      if (listener === 'arbiter') return true;
      if (OWN.includes(kind))
        return sideOf(listener) === of && !(kind === 'sealed' && listener.endsWith('assistant'));
      if (NEVER_PLAYERS.includes(kind)) return false;
      if (ARBITERS_ALONE.includes(kind)) return mode === 'training' && listener !== 'spectator';
      return true;
    });

  test.each(EVENT_KINDS)('%s', (kind) => {
    for (const mode of ['training', 'competition'] as const)
      for (const of of ['white', 'black'] as const) {
        const assistant = { name: 'A', duties: ['D.2.10.4'] };
        const player = { board: 'peg', assistant };
        const head = header({ mode, white: player, black: player, timesToldBy: 'assistant' });
        // Only who it is of counts: no other field may decide who hears it.
        const event = { at: 0, event: kind, ...about(kind, of) } as unknown as GameEvent;
        const hears = LISTENERS.filter((listener) => mayHear({ header: head }, event, listener));
        expect(hears, `${mode}, of ${of}`).toEqual(whoHears(kind, mode, of));
      }
  });

  const about = (kind: EventKind, of: string) => {
    if (kind === 'told') return { to: of };
    return kind === 'sealed' ? { side: of, final: true } : { side: of, by: of };
  };

  test('I.1.1: a sealed move that is not final is its player’s alone', () => {
    const sealed = { at: 0, event: 'sealed', side: 'white', moves: ['e2e4'], final: false } as const;
    const hears = LISTENERS.filter((listener) => mayHear({ header: header() }, sealed, listener));
    expect(hears).toEqual(['white']);
  });
});

describe('a state as data', () => {
  test('is the same again at the desk', () => {
    fc.assert(
      fc.property(anyHeader, anySteps(60), fc.constantFrom(...LISTENERS), (header, seeds, listener) => {
        let state = begin(header);
        let at = 0;
        for (const seed of seeds) {
          const line = nextLine(state, at, seed);
          at = line.at;
          const passed = elapse(state, at);
          const decision = decide(passed.state, line);
          state = decision.ok ? decision.state : passed.state;
        }
        const { state: view } = viewOf({ before: state, state, events: [] }, [listener]);
        const packed: unknown = JSON.parse(JSON.stringify(pack(view)));
        const unpacked = unpack(packed);
        if (!unpacked.ok) throw new Error(unpacked.reason);
        expect(JSON.parse(JSON.stringify(pack(unpacked.state)))).toEqual(packed);
        expect(men(unpacked.state)).toBe(men(view));
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  test('anything else is refused with a reason, and never throws', () => {
    fc.assert(
      fc.property(fc.anything({ maxDepth: 4 }), (value) => {
        expect(unpack(value).ok).toBe(false);
      }),
    );
  });
});

const men = ({ ply }: GameState) =>
  ply.position.occupied
    .map((square) => `${square}${ply.position.pieceAt(square)?.color}${ply.position.pieceAt(square)?.role}`)
    .join();
