/** The arbiter's help in the core: previews, gravity, proposed times, reasons, what is told of a ruling, the hand-over. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '#rules/editions/edition.ts';
import type { CommandBody, Ruling } from '#rules/game/command.ts';
import { decide } from '#rules/game/decide.ts';
import { gravestFirst } from '#rules/game/gravity.ts';
import { parseCommand } from '#rules/game/parseCommand.ts';
import { preview, rulingOn } from '#rules/game/preview.ts';
import { proposedTimes } from '#rules/game/restoring.ts';
import { viewOf } from '#rules/game/view.ts';
import { BLIND, moves, play, shuffle } from '../articles/table.ts';
import { eventsOf } from './script.ts';

const blind = { white: BLIND, black: BLIND } as const;
const ILLEGAL = '1 W lift e2 · 2 W insert e5 · 3 W announce e2e5 · 4 W press';
const EARLY = '1 W lift e2 · 2 W insert e4 · 3 W press';

const CASES = {
  'illegal move': [blind, ILLEGAL],
  'second illegal move': [
    blind,
    `${ILLEGAL} · 5 R rule illegal-move uphold · 6 R restart · 7 W lift e2 · 8 W insert e6 · 9 W announce e2e6 · 10 W press`,
  ],
  'early press': [blind, EARLY],
  'press without a move': [blind, '2 W press'],
  'wrong claim with an intended move': [{}, '1 W claim fifty e2e4'],
  'right claim': [{}, `${shuffle(1, 8)} · 20 W claim threefold`],
  flag: [{ clock: 1 }, '61 B claimFlag'],
  'touched piece': [
    blind,
    '1 W lift g1 · 2 W insert g1 · 3 W lift b1 · 4 W insert c3 · 5 W announce b1c3 · 6 W press',
  ],
  'pawn left on the last rank': [
    { ...blind, fen: '7k/4P3/8/8/8/8/8/K7 w - - 0 1' },
    '1 W lift e7 · 2 W insert e8 · 3 W announce e7e8r · 4 W press',
  ],
  'boards that differ': [
    { ...blind, boards: 'two' },
    '1 W lift e2 · 2 W insert e4 · 3 W announce e2e4 · 4 W press · 5 B lift e2 · 6 B insert e3',
  ],
  'quickplay claim': [{ clock: 30 }, '1700 W claim quickplay'],
} as const;

describe('a preview is what then happens', () => {
  const decisions: readonly Ruling[] = ['uphold', 'reject', 'postpone'];
  for (const edition of EDITIONS)
    test.each(Object.entries(CASES))(`${edition}: %s`, (name, [settings, script]) => {
      const needsOption = name === 'quickplay claim' && edition >= '2018';
      const options = needsOption ? { guidelinesIII: true } : {};
      const { state } = play({ ...settings, options, edition, mode: 'competition' }, script);
      expect(state.alerts.length).toBeGreaterThan(0);
      const at = state.at + 1500;
      for (const alert of state.alerts)
        for (const decision of decisions) {
          const body = rulingOn(alert, decision);
          const told = preview(state, body, at);
          const done = decide(state, { ...body, at, by: 'arbiter' });
          expect(told.ok).toBe(done.ok);
          if (told.ok && done.ok) {
            expect(told.events).toEqual(done.events);
            expect(told.state).toEqual(done.state);
          } else expect(told).toEqual(done);
        }
    });

  test('changes nothing, and counts what time alone brings as no consequence', () => {
    const { state } = play({ clock: 1 }, '1 W move e2e4');
    const told = preview(state, { do: 'stop', reason: '' }, 70_000);
    expect(told.ok && told.events.map(({ event }) => event)).toEqual(['clocks-stopped']);
    expect(state.alerts).toEqual([]);
  });
});

describe('of two alerts of one kind', () => {
  test('the one that is named is ruled on, whichever was first', () => {
    let { state } = play({ clock: 5, mode: 'competition' }, '1 W move e2e4');
    for (const ms of [7_200_000, -3_600_000]) {
      const jumped = decide(state, { at: state.at + 1, by: 'arbiter', do: 'clockJumped', ms, absent: false });
      if (jumped.ok) ({ state } = jumped);
    }
    const [first, second] = state.alerts;
    expect(first?.kind).toBe(second?.kind);
    for (const [ruled, left] of [
      [first, second],
      [second, first],
    ]) {
      if (!ruled) continue;
      const done = decide(state, { ...rulingOn(ruled, 'reject'), at: state.at + 1, by: 'arbiter' });
      expect(done.ok && done.state.alerts).toEqual([left]);
    }
    expect.assertions(3);
  });
});

describe('the gravest and oldest case comes first', () => {
  const order = (settings: object, script: string, putOff: readonly number[] = []) => {
    const { state } = play({ mode: 'competition', ...settings }, script);
    return gravestFirst(state, state.at, new Set(putOff)).map(({ kind, id }) => `${id} ${kind}`);
  };
  const breach = '1 W lift g1 · 2 W insert g1 · 3 W lift b1 · 4 W insert c3 · 5 W announce b1c3 · 6 W press';

  test('what would end the game, before what counts, before what binds, before a void press', () => {
    expect(order({ ...blind, clock: 1 }, `${EARLY} · 70 B claimFlag`)).toEqual([
      '2 flag',
      '1 premature-press',
    ]);
    expect(order(blind, `${breach} · 7 B press`)).toEqual(['2 no-move-press', '1 touch-move']);
  });

  test('a second illegal move loses, and stands before everything but what is older', () => {
    const twice = CASES['second illegal move'][1];
    const { state } = play({ ...blind, mode: 'competition' }, twice);
    const [first] = gravestFirst(state, state.at);
    const upheld = first && preview(state, rulingOn(first, 'uphold'), state.at);
    expect(upheld?.ok && upheld.state.phase).toBe('over');
  });

  test('what was put off comes last', () => {
    expect(order(blind, `${breach} · 7 B press`, [2])).toEqual(['1 touch-move', '2 no-move-press']);
  });
});

describe('times proposed with a restored position (7.1)', () => {
  const game = play({}, moves(10, 'e2e4 e7e5 g1f3'));

  test('those that the log read when the move was completed', () => {
    expect(proposedTimes(game.state, 1, 99_000)).toEqual({
      times: { white: 5_390_000, black: 5_400_000 },
      basis: 'completed',
    });
    expect(proposedTimes(game.state, 2, 99_000)).toEqual({
      times: { white: 5_390_000, black: 5_399_000 },
      basis: 'completed',
    });
  });

  test('those of the beginning, those at the press of an illegal move, or those of now', () => {
    expect(proposedTimes(game.state, 0, 99_000)?.basis).toBe('start');
    const illegal = play(blind, ILLEGAL).state;
    expect(proposedTimes(illegal, 0, 9_000)).toEqual({
      times: { white: 5_396_000, black: 5_400_000 },
      basis: 'pressed',
    });
    const unpressed = play({}, '5 W move e2e4').state;
    expect(proposedTimes(unpressed, 1, 7_000)).toEqual({
      times: { white: 5_393_000, black: 5_400_000 },
      basis: 'now',
    });
    expect(proposedTimes(play({ clock: null }, '1 W move e2e4').state, 0, 2000)).toBe(null);
  });

  test('are those that the event of the restoring has', () => {
    for (const ply of [0, 1, 2]) {
      const restored = preview(game.state, { do: 'restore', ply }, 20_000);
      const event = restored.ok ? restored.events.find(({ event: kind }) => kind === 'restored') : undefined;
      const { white, black } = proposedTimes(game.state, ply, 20_000)?.times ?? {};
      expect(event).toMatchObject({ proposed: { whiteMs: white, blackMs: black } });
    }
  });
});

describe('every act of the arbiter may have its reason in the log', () => {
  const state = play({}, '1 W move e2e4').state;
  const done = (body: CommandBody, reason: string) =>
    decide(state, { ...body, at: 5000, by: 'arbiter', reason });

  test('beside its events, or in them where they have a place for it', () => {
    const struck = done({ do: 'snapshot' }, 'asked by Black');
    expect(struck.ok && struck.events.at(-1)).toEqual({
      at: 5000,
      event: 'reasoned',
      of: 'snapshot',
      reason: 'asked by Black',
    });
    const stopped = done({ do: 'stop', reason: 'noise' }, 'noise');
    expect(stopped.ok && stopped.events.map(({ event }) => event)).toEqual(['clocks-stopped']);
  });

  test('is read from a command of the arbiter only, and bounded', () => {
    const read = (fields: object) => parseCommand({ at: 1, by: 'arbiter', do: 'restart', ...fields });
    expect(read({ reason: 'late' })).toMatchObject({ command: { reason: 'late' } });
    expect(read({})).toMatchObject({ command: { do: 'restart' } });
    expect(read({ reason: 7 })).toMatchObject({ kind: 'refused' });
    expect(read({ reason: 'x'.repeat(10_001) })).toMatchObject({ kind: 'refused' });
    const players = parseCommand({ at: 1, by: 'white', do: 'press', reason: 'because' });
    expect(players.kind === 'command' && 'reason' in players.command).toBe(false);
  });
});

describe('what everybody is told of a ruling', () => {
  const ruled = (settings: object, script: string) =>
    eventsOf(play({ mode: 'competition', ...settings }, script), 'ruled').map(
      ({ kind, decision, side, article }) => `${decision} ${kind} ${side} ${article}`,
    );

  test('whatever is upheld, with its article', () => {
    expect(ruled(blind, `${ILLEGAL} · 5 R rule illegal-move uphold`)).toEqual([
      'uphold illegal-move white 7.5.1',
    ]);
  });

  test('what is rejected only where a player waits for it (12.6)', () => {
    expect(ruled(blind, `${EARLY} · 5 R rule premature-press reject`)).toEqual([]);
    expect(ruled(blind, `${EARLY} · 4 B callArbiter help · 5 R rule premature-press reject`)).toEqual([
      'reject premature-press white D.2.4',
    ]);
    expect(ruled({}, '1 W claim fifty · 2 R rule claim reject')).toEqual(['reject claim white 9.3.2']);
  });
});

describe('a computer that everybody shares', () => {
  test('is handed to the arbiter and back, on record, at any time', () => {
    const { events, refused, state } = play(
      {},
      '1 W move e2e4 · 2 R handOver arbiter · 3 R handOver arbiter · 4 B handOver players · 5 R result 1 0 test · 6 R handOver players',
    );
    expect(events.flatMap((event) => (event.event === 'handed-over' ? [event.desk] : []))).toEqual([
      'arbiter',
      'players',
    ]);
    expect(refused).toEqual(['null impossible-argument', 'null only-arbiter']);
    expect(state.handedOver).toBe(false);
  });
});

describe('the envelope is closed to the arbiter too (I.1.1, I.3)', () => {
  const sealed = '1 W move e2e4 · 1 W press · 2 R orderSeal · 3 B seal e7e5 · 4 B press';
  const seen = (script: string) => {
    const { state, events } = play({ mode: 'competition' }, script);
    const start = play({ mode: 'competition' }, '').state;
    return viewOf({ before: start, state, events }, ['arbiter']);
  };

  test('he hears that a move was sealed, not which', () => {
    const { state, events } = seen(sealed);
    expect(events.filter(({ event }) => event === 'sealed')).toEqual([
      { at: 4000, event: 'sealed', side: 'black', moves: [], final: true },
    ]);
    expect(state.adjournment?.sealed).toBe(null);
    expect(JSON.stringify(events)).not.toContain('e7e5');
  });

  test('he closes it, and reads words that are not clear once it is opened', () => {
    const words = sealed.replace('seal e7e5', 'seal "knight somewhere"');
    const closed = `${words} · 5 R closeEnvelope tomorrow · 6 R resume white black`;
    expect(play({ mode: 'competition' }, closed).refused).toEqual([]);
    expect(seen(closed).state.adjournment?.sealed).toBe(null);
    expect(seen(`${closed} · 7 R openEnvelope`).state.adjournment?.sealed?.text).toBe('knight somewhere');
  });
});
