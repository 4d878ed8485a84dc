/** Random scripts in all editions and modes, 100,000 commands and more: the invariants hold at every step. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { deepFreeze } from '#rules/editions/cited.ts';
import { apply } from '#rules/game/apply.ts';
import { decide } from '#rules/game/decide.ts';
import { elapse } from '#rules/game/elapse.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { final } from '#rules/game/final.ts';
import type { GameHeader } from '#rules/game/header.ts';
import { ACCOUNTS, Accounts } from './accounts.ts';
import { INVARIANTS, type Step } from './invariants.ts';
import { anyHeader, anySteps, ERRANDS, People } from './randomPlay.ts';
import { begin, type Line } from './script.ts';

const RUNS = process.env.HECTOR_LONG ? 4_000 : 700;
const STEPS = 160;

/** Plays a random script and looks at each step; the whole journal comes last. Nobody can change a state: it is frozen. */
function playRandomly(
  header: GameHeader,
  seeds: readonly number[],
  look: (step: Step) => void,
  failed: (errand: string) => void = () => {},
) {
  let state = deepFreeze(begin(header));
  const people = new People();
  const journal: GameEvent[] = [];
  let at = 0;
  for (const seed of seeds) {
    const before = state;
    const line = people.next(before, at, seed);
    at = line.at;
    const elapsed = elapse(before, at);
    const decision = decide(deepFreeze(elapsed.state), line);
    state = deepFreeze(decision.ok ? decision.state : elapsed.state);
    const events = decision.ok ? [...elapsed.events, ...decision.events] : elapsed.events;
    journal.push(...events);
    look({ before, line, after: state, events, refused: !decision.ok });
    const errand = people.saw(events, !decision.ok, state);
    if (errand) failed(errand);
  }
  return { state, journal, at };
}

describe('Appendix D, invariants over random scripts', () => {
  /** The first script that breaks an invariant. */
  const broken = new Map<string, readonly Line[]>();
  let commands = 0;

  beforeAll(() => {
    const run = fc.property(anyHeader, anySteps(STEPS), (header, seeds) => {
      const lines: Line[] = [];
      const accounts = new Accounts(begin(header));
      const note = (name: string) => {
        if (!broken.has(name)) broken.set(name, [header as unknown as Line, ...lines]);
      };
      playRandomly(
        header,
        seeds,
        (step) => {
          commands += 1;
          lines.push(step.line);
          for (const [name, holds] of Object.entries(INVARIANTS)) if (!holds(step)) note(name);
          for (const name of accounts.follow(step)) note(name);
        },
        note,
      );
    });
    fc.assert(run, { numRuns: RUNS });
  }, 900_000);

  test('at least 100,000 commands were tried', () => expect(commands).toBeGreaterThanOrEqual(100_000));

  test.each([...Object.keys(INVARIANTS), ...ERRANDS, ...ACCOUNTS])('%s', (name) => {
    expect((broken.get(name) ?? []).map((line) => JSON.stringify(line)).join('\n')).toBe('');
  });

  test('replaying the journal gives the same state', () => {
    fc.assert(
      fc.property(anyHeader, anySteps(STEPS), (header, seeds) => {
        const played = playRandomly(header, seeds, () => {});
        let replayed = begin(header);
        for (const event of played.journal)
          replayed = deepFreeze(apply(replayed, JSON.parse(JSON.stringify(event))));
        expect(final(replayed, played.at)).toEqual(final(played.state, played.at));
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
