/** D.2.10, D.2.11: an assistant's desk shows the duties that were granted, neither more nor fewer. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DESK_DUTIES, type DeskDuty, dutiesOf } from '#app/roles/assistant/duties.ts';
import { readBackAfter } from '#app/roles/assistant/readBack.ts';
import type { Actor, CommandBody } from '#rules/game/command.ts';
import { decide } from '#rules/game/decide.ts';
import { DUTIES, type Duty } from '#rules/game/header.ts';
import type { GameState } from '#rules/game/state.ts';
import { anyHeader } from '#test/rules/game/randomPlay.ts';
import { begin, headerOf } from '#test/rules/game/script.ts';

const ARTICLES: Readonly<Record<DeskDuty, Duty>> = {
  carry: 'D.2.10.1',
  announce: 'D.2.10.2',
  clock: 'D.2.10.3',
  score: 'D.2.10.3',
  tell: 'D.2.10.4',
  claim: 'D.2.10.5',
  adjourn: 'D.2.10.6',
};

/** What each duty lets him do; the core refuses it to who has not the duty. */
const ACTS: Readonly<Record<Exclude<DeskDuty, 'carry'>, readonly CommandBody[]>> = {
  announce: [
    { do: 'announce', move: 'e2e4' },
    { do: 'correct', move: 'e2e4' },
    { do: 'repeat', move: 'e2e4' },
  ],
  clock: [{ do: 'press' }],
  score: [{ do: 'record', move: 'e2e4' }],
  tell: [
    { do: 'ask', what: 'ownTime' },
    { do: 'answer', what: 'ownTime' },
  ],
  claim: [{ do: 'claimFlag' }],
  adjourn: [{ do: 'closeEnvelope', resumption: 'tomorrow' }],
};

const started = (state: GameState): GameState => {
  const begun = decide(state, { at: 0, by: 'arbiter', do: 'start' });
  return begun.ok ? begun.state : state;
};

const ASSISTANTS: readonly Actor[] = ['white-assistant', 'black-assistant'];

describe('duties shown', () => {
  test('are duties granted: what is shown the core does not refuse, what is not shown it does', () => {
    fc.assert(
      fc.property(anyHeader, (header) => {
        const state = started(begin(header));
        for (const by of ASSISTANTS) {
          const shown = dutiesOf(state, by);
          for (const duty of DESK_DUTIES) {
            if (duty === 'carry') continue;
            for (const act of ACTS[duty]) {
              const decision = decide(state, { ...act, at: 0, by });
              const isRefused = !decision.ok && decision.code === 'not-your-right';
              expect(isRefused, `${by} ${act.do} ${JSON.stringify(header)}`).toBe(!shown.includes(duty));
            }
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('are never more than stand in the header', () => {
    fc.assert(
      fc.property(anyHeader, (header) => {
        const state = begin(header);
        for (const by of ASSISTANTS) {
          const { assistant } = header[by === 'white-assistant' ? 'white' : 'black'];
          for (const duty of dutiesOf(state, by)) expect(assistant?.duties).toContain(ARTICLES[duty]);
        }
      }),
    );
  });

  test('a blind player’s assistant with all of them has all', () => {
    const white = { name: 'V', board: 'peg', assistant: { name: 'A', duties: [...DUTIES] } };
    expect(dutiesOf(begin(headerOf({ boards: 'two', white })), 'white-assistant')).toEqual(DESK_DUTIES);
    expect(dutiesOf(begin(headerOf({ boards: 'two', white })), 'black-assistant')).toEqual([]);
  });

  test('at one board for both there is nothing to carry out on another', () => {
    const white = { name: 'V', board: 'peg', assistant: { name: 'A', duties: [...DUTIES] } };
    const shown = dutiesOf(begin(headerOf({ boards: 'one', white })), 'white-assistant');
    expect(shown).toEqual(DESK_DUTIES.filter((duty) => duty !== 'carry'));
  });

  test('a sighted player’s helper moves and announces, if the blind one has no assistant (D.2.11)', () => {
    const helper = { name: 'S', board: 'normal', assistant: { name: 'H', duties: [...DUTIES] } };
    const alone = { name: 'V', board: 'peg', assistant: null };
    expect(
      dutiesOf(begin(headerOf({ boards: 'two', white: alone, black: helper })), 'black-assistant'),
    ).toEqual(['carry', 'announce']);
    const helped = { ...alone, assistant: { name: 'A', duties: [...DUTIES] } };
    expect(dutiesOf(begin(headerOf({ white: helped, black: helper })), 'black-assistant')).toEqual([]);
  });
});

describe('saying a move back (D.2.1)', () => {
  const made = { at: 1, event: 'made', side: 'white', move: 'e2e4', san: 'e4' } as const;
  const repeated = (equal: boolean) =>
    ({ at: 2, event: 'repeated', by: 'black', move: 'e2e4', equal }) as const;
  test('is due after each move, and done once it was right', () => {
    expect(readBackAfter('right', [made])).toBe('due');
    expect(readBackAfter('due', [repeated(false)])).toBe('differs');
    expect(readBackAfter('due', [made, repeated(false), repeated(true)])).toBe('right');
  });
});
