/** The acceptance scenarios of the appendix for blind players, as scripts. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readScenarios, type Scenario } from './scenario.ts';
import { eventsOf, type Ran, run } from './script.ts';

const FILE = '../shared/laws/appendix-d.md';
const scenarios = existsSync(FILE) ? readScenarios(FILE) : [];
if (scenarios.length === 0) console.warn(`skipped: ${FILE} is absent, so its scenarios do not run`);

describe.skipIf(scenarios.length === 0)('Appendix D, acceptance scenarios', () => {
  test('all of them are read', () => expect(scenarios.length).toBeGreaterThanOrEqual(85));
  test.each(scenarios.map((scenario) => [`${scenario.title}, ${scenario.name}`, scenario] as const))(
    '%s',
    (_, scenario) => {
      const ran = run(scenario.header, scenario.lines);
      for (const expectation of scenario.expected) check(scenario, ran, expectation);
    },
  );
});

/** What the run must show for each word of the scenarios' shorthand. */
const CHECKS: Readonly<Record<string, (ran: Ran, values: readonly string[]) => void>> = {
  made: (ran, [at]) =>
    expect(eventsOf(ran, 'made').map((event) => event.at)).toContain(Math.round(Number(at) * 1000)),
  completed: (ran, [counts]) => expect(pair(ran.final.completed)).toBe(counts),
  illegal: (ran, [counts]) => expect(pair(ran.final.illegal)).toBe(counts),
  white: (ran, [ms]) => expect(ran.final.whiteMs).toBe(Number(ms)),
  black: (ran, [ms]) => expect(ran.final.blackMs).toBe(Number(ms)),
  san: (ran, moves) => expect(ran.final.san).toEqual(moves[0] === '-' ? [] : moves),
  alerts: (ran) => expect(eventsOf(ran, 'alert')).toEqual([]),
  alert: (ran, words) =>
    expect(eventsOf(ran, 'alert').map((alert) => `${alert.kind} ${alert.article}`)).toContain(
      words.join(' '),
    ),
  open: (ran, kinds) => expect(ran.final.openAlerts).toEqual(kinds[0] === 'none' ? [] : kinds),
  refused: (ran, [article]) => {
    const articles = ran.refusals.map((refusal) => refusal.article);
    if (article === 'none') expect(articles).toEqual([]);
    else expect(articles).toContain(article);
  },
  told: (ran, [count]) => expect(eventsOf(ran, 'told').length).toBe(Number(count)),
  fen: (ran, words) => expect((ran.final.fen as string).split(' ').slice(0, 2)).toEqual(words),
  result: (ran, [result, article]) => {
    expect(ran.final.result).toBe(result);
    if (article) expect(ran.final.article).toBe(article);
  },
  state: (ran, [state]) => expect(ran.final.state).toBe(state),
  running: (ran, [side]) => expect(ran.final.running).toBe(side),
  touches: (ran, squares) => expect(ran.final.touches).toEqual(squares[0] === 'none' ? [] : squares),
  allowed: (ran, moves) => expect(ran.final.allowed).toEqual([...moves].sort()),
  offer: (ran, [offer]) => expect(ran.final.offer).toBe(offer),
};

function pair(value: unknown): string {
  const { white, black } = value as { white: number; black: number };
  return `${white}/${black}`;
}

function check(scenario: Scenario, ran: Ran, expectation: string): void {
  const [key = '', ...values] = expectation.split(' ');
  const look = CHECKS[key];
  if (!look) throw new Error(`${scenario.name}: expectation not understood: ${expectation}`);
  look(ran, values);
}
