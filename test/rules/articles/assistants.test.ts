/** Appendix D, D.2.10 and D.2.11: who may help, and in what. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '#rules/editions/edition.ts';
import { mayHear } from '#rules/game/hearing.ts';
import { seenBy } from '#rules/game/view.ts';
import { eventsOf } from '#test/rules/game/script.ts';
import { across, BLIND, play, type Seen } from './table.ts';

const V = { white: BLIND } as const;
const E4 = '1 W lift e2 · 2 W insert e4 · 3 W announce e2e4';
const helped = (...duties: string[]) => ({ ...BLIND, assistant: { name: 'A', duties } });
const ALONE = { ...BLIND, assistant: null };

/** Whose moves were announced, in order. */
function announcedOf(seen: Seen): string[] {
  return seen.events.flatMap((event) => (event.event === 'announced' ? [event.of] : []));
}

describe('D.2.10.1 the assistant moves on the other board', () => {
  const two = { boards: 'two', black: { board: 'normal' } } as const;
  const mirrored = `${E4} · 4 W press · 5 WA lift e2 · 6 WA insert e4`;
  test('with the duty his lifts carry the move over', () => {
    const seen = play({ ...two, white: helped('D.2.10.1') }, mirrored);
    expect(eventsOf(seen, 'mirrored')).toMatchObject([{ side: 'black', ply: 1 }]);
    expect(seen.final.touches).toEqual([]);
  });
  test('without it they displace pieces', () => {
    const seen = play({ ...two, white: helped('D.2.10.2') }, mirrored);
    expect(eventsOf(seen, 'mirrored')).toEqual([]);
  });
  const onHisOwn = `${E4} · 4 W press · 5 B move e7e5 · 6 B press · 7 WA lift e7 · 8 WA insert e5`;
  test.each(across('F.2.9a', 'E.2.9a', 'D.2.10.1', null))(
    '%s: on the blind player’s own board too: what his hand does is never refused; beyond his duties the arbiter is told (%s)',
    (edition, article) => {
      const seen = play({ edition, ...two, white: helped('D.2.10.1') }, onHisOwn);
      expect(seen.refused).toEqual([]);
      expect(eventsOf(seen, 'mirrored').filter((event) => event.side === 'white')).toHaveLength(1);
      expect(seen.notices).toEqual(article ? [`${article} not-his-duty`] : []);
    },
  );
  test('W12: done beyond his duties and put back, it is the player’s to carry over, and no touch', () => {
    const seen = play(
      { ...two, white: helped('D.2.10.3') },
      onHisOwn,
      '9 WA lift e5 · 10 WA insert e7 · 11 W lift e7 · 12 W insert e5 · 13 W lift g1',
    );
    expect(seen.refused).toEqual([]);
    expect(seen.alerts).toEqual([]);
    expect(seen.final.touches).toEqual(['g1']);
  });
  test.each(EDITIONS)('%s: where no assistant is registered, a lift is a fact all the same', (edition) => {
    const seen = play({ edition, white: ALONE }, '1 WA lift e2 · 2 WA insert e4 · 3 WA insert e5');
    expect(seen.refused).toEqual(['null nothing-in-hand']);
    expect(seen.final).toMatchObject({ touches: [], state: 'UNTOUCHED' });
  });
});

describe('D.2.10.2 the assistant announces', () => {
  const placed = '1 W lift e2 · 2 W insert e4 · 3 WA announce e2e4';
  test.each(across('F.2.9b', 'E.2.9b', 'D.2.10.2', 'D.2.10.2'))(
    '%s: with the duty made, without it refused (%s)',
    (edition, article) => {
      expect(play({ edition, white: helped('D.2.10.2') }, placed).san).toEqual(['e4']);
      const refused = play({ edition, white: helped('D.2.10.3') }, placed);
      expect(refused.refused).toEqual([`${article} not-your-right`]);
      expect(refused.san).toEqual([]);
    },
  );
  test('the opponent’s move as well', () => {
    const seen = play(V, E4, '4 W press · 5 B move e7e5 silent · 6 WA announce e7e5');
    expect(announcedOf(seen)).toEqual(['white', 'black']);
  });
});

describe('D.2.10.3 the assistant keeps the score and starts the clock', () => {
  test.each(across('F.2.9c', 'E.2.9c', 'D.2.10.3', 'D.2.10.3'))(
    '%s: with the duty, once the move is made (%s)',
    (edition, article) => {
      const seen = play({ edition, white: helped('D.2.10.3') }, E4, '4 WA press · 5 WA record e2e4');
      expect(seen.final.completed).toEqual({ white: 1, black: 0 });
      expect(seen.state.entries.white).toEqual(['e2e4']);
      const without = play({ edition, white: helped('D.2.10.1') }, E4, '4 WA press · 5 WA record e2e4');
      expect(without.refused).toEqual([`${article} not-your-right`, `${article} not-your-right`]);
    },
  );
});

describe('D.2.10.4 moves and times at the player’s request only', () => {
  test('a whole game tells nobody anything unasked', () => {
    const seen = play(
      V,
      E4,
      '4 W press · 5 B move e7e5 · 6 B press · 7 W lift g1 · 8 W insert f3 · 9 W announce g1f3 · 10 W press',
    );
    expect(eventsOf(seen, 'told')).toEqual([]);
  });
  test('the assistant with that duty may ask, another may not', () => {
    expect(eventsOf(play({ white: helped('D.2.10.4') }, '1 WA ask ownTime'), 'told')).toHaveLength(1);
    expect(play({ white: helped('D.2.10.5') }, '1 WA ask ownTime').refused).toEqual([
      'D.2.10.4 not-your-right',
    ]);
  });
});

describe('D.2.10.5 the assistant claims time and reports a touch', () => {
  const over = { clock: [{ ms: 10_000 }], black: helped('D.2.10.5') } as const;
  test('the flag, one second after the zero', () => {
    const seen = play(over, '11 BA claimFlag · 12 R rule flag uphold');
    expect(seen.result).toBe('0-1 6.9');
    expect(play({ ...over, black: helped('D.2.10.1') }, '11 BA claimFlag').refused).toEqual([
      'D.2.10.5 not-your-right',
    ]);
  });
  test('the report reaches the arbiter alone', () => {
    const seen = play(V, '1 WA report touched g8');
    const [report] = eventsOf(seen, 'reported');
    const hears = (['arbiter', 'white', 'black'] as const).map(
      (actor) => report && mayHear(seen.state, report, actor),
    );
    expect(hears).toEqual([true, false, false]);
  });
});

describe('D.2.10.4 where people answer, the question goes to the assistant', () => {
  const told = { white: BLIND, timesToldBy: 'assistant' } as const;
  const asked = '5 W ask ownTime · 6 W ask moves';
  test('he answers what was asked, once, and the player and he hear it', () => {
    const seen = play(told, asked, '10 WA answer ownTime · 11 WA answer ownTime');
    expect(eventsOf(seen, 'asked').map(({ what }) => what)).toEqual(['ownTime', 'moves']);
    const [answered, ...more] = eventsOf(seen, 'told');
    expect(more).toEqual([]);
    expect(answered).toMatchObject({ to: 'white', what: 'ownTime', answer: { ownUsedMs: 10_000 } });
    const hears = (['white', 'white-assistant', 'arbiter', 'black', 'black-assistant'] as const).map(
      (actor) => answered && mayHear(seen.state, answered, actor),
    );
    expect(hears).toEqual([true, true, true, false, false]);
    expect(seen.refused).toEqual(['D.2.10.4 not-asked']);
    expect(seen.state.asked).toEqual({ white: ['moves'], black: [] });
  });
  test('what is asked is known to the own side and the arbiter alone', () => {
    const seen = play(told, asked);
    const [question] = eventsOf(seen, 'asked');
    const hears = (['white', 'white-assistant', 'arbiter', 'black', 'spectator'] as const).map(
      (listener) => question && mayHear(seen.state, question, listener),
    );
    expect(hears).toEqual([true, true, true, false, false]);
    expect(seenBy(seen.state, ['black']).asked).toEqual({ white: [], black: [] });
    expect(seenBy(seen.state, ['white-assistant']).asked.white).toEqual(['ownTime', 'moves']);
  });
  test('nothing is told unasked, and the player does not answer himself', () => {
    const seen = play(told, '5 WA answer ownTime · 6 W ask moves · 7 W answer moves');
    expect(seen.refused).toEqual(['D.2.10.4 not-asked', 'D.2.10.4 not-your-right']);
  });
  test.each([
    ['the program tells', { white: BLIND }],
    ['the assistant has not the duty', { ...told, white: helped('D.2.10.2') }],
    ['there is no assistant', { ...told, white: ALONE }],
    [
      'he is the helper of a sighted player',
      { ...told, white: { assistant: BLIND.assistant }, black: ALONE },
    ],
  ] as const)('the program answers at once where %s', (_, settings) => {
    const seen = play(settings, asked);
    expect(eventsOf(seen, 'asked')).toEqual([]);
    expect(eventsOf(seen, 'told')).toHaveLength(2);
  });
});

describe('D.2.10.6 the assistant sees to the formalities of adjournment', () => {
  const sealed = '1 R orderSeal · 2 W seal g1f3 · 3 W press';
  test.each(across('F.2.9f', 'E.2.9f', 'D.2.10.6', 'D.2.10.6'))(
    '%s: closes the envelope; the move is the player’s (%s)',
    (edition, article) => {
      const seen = play({ edition, white: helped('D.2.10.6') }, sealed, '4 WA closeEnvelope tomorrow at 10');
      expect(eventsOf(seen, 'envelope-closed')).toHaveLength(1);
      expect(
        play({ edition, white: helped('D.2.10.1') }, sealed, '4 WA closeEnvelope tomorrow at 10').refused,
      ).toEqual([`${article} not-your-right`]);
      expect(
        play({ edition, white: helped('D.2.10.6') }, '1 R orderSeal · 2 WA seal g1f3').refusals,
      ).toHaveLength(1);
    },
  );
});

describe('D.2.11 the sighted player’s helper, and the deaf opponent', () => {
  const helper = { name: 'H', board: 'normal', assistant: { name: 'H', duties: ['D.2.10.1', 'D.2.10.2'] } };
  const reply = `${E4} · 4 W press · 5 B move e7e5 silent · 6 BA announce e7e5 · 7 BA press`;
  test.each(across(['F.2.9', 0], ['E.2.10', 1], ['D.2.11', 1], ['D.2.11', 1]))(
    '%s: he announces, if the blind player has no assistant, and starts no clock: %j',
    (edition, [article, announced]) => {
      const seen = play({ edition, white: ALONE, black: helper }, reply);
      expect(announcedOf(seen).filter((side) => side === 'black')).toHaveLength(Number(announced));
      expect(seen.refused.at(-1)).toBe(`${article} not-your-right`);
      expect(seen.final.completed).toEqual({ white: 1, black: 0 });
    },
  );
  test.each(across(['e4'], [], [], []))(
    '%s: the sighted player himself announces the blind one’s move: %j',
    (edition, san) => {
      const placed = '1 W lift e2 · 2 W insert e4 · 3 B announce e2e4';
      expect(play({ edition, white: ALONE }, placed).san).toEqual(san);
      expect(play({ edition, ...V }, placed).san).toEqual([]);
    },
  );
  test.each(across(false, true, true, true))(
    '%s: he may carry the blind player’s moves over: %j',
    (edition, may) => {
      const carried = (white: object) => {
        const script = `${E4} · 4 W press · 5 BA lift e2 · 6 BA insert e4`;
        const seen = play({ edition, boards: 'two', white: { ...white }, black: helper }, script);
        expect(eventsOf(seen, 'mirrored').map((event) => event.side)).toEqual(['black']);
        return seen.notices.length === 0; // otherwise the arbiter is told that it was not for him
      };
      expect(carried(ALONE)).toBe(may);
      expect(carried(BLIND)).toBe(false);
    },
  );
  test('beside the blind player’s own assistant there is none (TU-19)', () => {
    expect(play({ ...V, black: helper }, reply).refused[0]).toBe('D.2.11 not-your-right');
  });
  test.each(across([], [], ['D.2.11 assistant-required'], ['D.2.11 assistant-required']))(
    '%s: blind against deaf without an assistant: %j',
    (edition, refused) => {
      expect(play({ edition, white: ALONE, black: { deaf: true } }).refused).toEqual(refused);
      expect(play({ edition, white: helped('D.2.10.2'), black: { deaf: true } }).refused).toEqual([]);
    },
  );
});
