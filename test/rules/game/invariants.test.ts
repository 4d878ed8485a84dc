/** Random scripts in all editions and modes, 100,000 commands and more: the invariants hold at every step. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { apply } from '#rules/game/apply.ts';
import { decide } from '#rules/game/decide.ts';
import { elapse } from '#rules/game/elapse.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { final } from '#rules/game/final.ts';
import type { GameHeader } from '#rules/game/header.ts';
import { INVARIANTS, type Step } from './invariants.ts';
import { anyHeader, anySteps, nextLine } from './randomPlay.ts';
import { begin, type Line } from './script.ts';

const RUNS = process.env.HECTOR_LONG ? 4_000 : 700;
const STEPS = 160;

/** Plays a random script and looks at each step; the whole journal comes last. */
function playRandomly(header: GameHeader, seeds: readonly number[], look: (step: Step) => void) {
  let state = begin(header);
  const journal: GameEvent[] = [];
  let at = 0;
  for (const seed of seeds) {
    const before = state;
    const line = nextLine(before, at, seed);
    at = line.at;
    const elapsed = elapse(before, at);
    const decision = decide(elapsed.state, line);
    state = decision.ok ? decision.state : elapsed.state;
    const events = decision.ok ? [...elapsed.events, ...decision.events] : elapsed.events;
    journal.push(...events);
    look({ before, line, after: state, events, refused: !decision.ok });
  }
  return { state, journal, at };
}

describe('Appendix D, invariants over random scripts', () => {
  /** The first script that breaks an invariant, shrunk by hand from its commands. */
  const broken = new Map<string, readonly Line[]>();
  let commands = 0;

  beforeAll(() => {
    const run = fc.property(anyHeader, anySteps(STEPS), (header, seeds) => {
      const lines: Line[] = [];
      playRandomly(header, seeds, (step) => {
        commands += 1;
        lines.push(step.line);
        for (const [name, holds] of Object.entries(INVARIANTS)) {
          if (!broken.has(name) && !holds(step)) broken.set(name, [header as unknown as Line, ...lines]);
        }
      });
    });
    fc.assert(run, { numRuns: RUNS });
  }, 900_000);

  test('at least 100,000 commands were tried', () => expect(commands).toBeGreaterThanOrEqual(100_000));

  test.each(Object.keys(INVARIANTS))('%s', (name) => {
    expect((broken.get(name) ?? []).map((line) => JSON.stringify(line)).join('\n')).toBe('');
  });

  test('replaying the journal gives the same state', () => {
    fc.assert(
      fc.property(anyHeader, anySteps(STEPS), (header, seeds) => {
        const played = playRandomly(header, seeds, () => {});
        let replayed = begin(header);
        for (const event of played.journal) replayed = apply(replayed, JSON.parse(JSON.stringify(event)));
        expect(final(replayed, played.at)).toEqual(final(played.state, played.at));
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
