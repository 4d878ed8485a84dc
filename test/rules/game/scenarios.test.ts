/** The acceptance scenarios of the appendix for blind players, as scripts. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eventsOf, type Ran, run } from './script.ts';
import { readScenarios, type Scenario } from './scenario.ts';

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

function check(scenario: Scenario, ran: Ran, expectation: string): void {
  const [key = '', ...values] = expectation.split(' ');
  const { final } = ran;
  const alerts = eventsOf(ran, 'alert');
  const counts = (value: unknown) => {
    const { white, black } = value as { white: number; black: number };
    return `${white}/${black}`;
  };
  switch (key) {
    case 'made':
      return expect(eventsOf(ran, 'made').map((event) => event.at)).toContain(Math.round(Number(values[0]) * 1000));
    case 'completed':
    case 'illegal':
      return expect(counts(final[key])).toBe(values[0]);
    case 'white':
    case 'black':
      return expect(final[`${key}Ms`]).toBe(Number(values[0]));
    case 'san':
      return expect(final.san).toEqual(values[0] === '-' ? [] : values);
    case 'alerts':
      return expect(alerts).toEqual([]);
    case 'alert':
      return expect(alerts.map((alert) => `${alert.kind} ${alert.article}`)).toContain(values.join(' '));
    case 'open':
      return expect(values[0] === 'none' ? [] : values).toEqual(final.openAlerts);
    case 'refused': {
      const articles = ran.refusals.map((refusal) => refusal.article);
      return values[0] === 'none' ? expect(articles).toEqual([]) : expect(articles).toContain(values[0]);
    }
    case 'told':
      return expect(eventsOf(ran, 'told').length).toBe(Number(values[0]));
    case 'fen':
      return expect((final.fen as string).split(' ').slice(0, 2).join(' ')).toBe(values.join(' '));
    case 'result':
      expect(final.result).toBe(values[0]);
      if (values[1]) expect(final.article).toBe(values[1]);
      return;
    case 'state':
    case 'running':
      return expect(final[key]).toBe(values[0]);
    case 'touches':
      return expect(final.touches).toEqual(values[0] === 'none' ? [] : values);
    case 'allowed':
      return expect(final.allowed).toEqual(values.sort());
    case 'offer':
      return expect(final.offer).toBe(values[0]);
    default:
      throw new Error(`${scenario.name}: expectation not understood: ${expectation}`);
  }
}
