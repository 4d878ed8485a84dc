/** A game as it is set up: any draft becomes a header or names its faulty field; any header becomes a draft and back. */
import '#test/propertySeed.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '#app/desk/settings.ts';
import { readMinutes, readNumber, readSeconds, writeMinutes, writeSeconds } from '#app/setup/amounts.ts';
import {
  DEFAULT_DETAILS,
  type Draft,
  parseDetails,
  type SetupDetails,
  START_KINDS,
} from '#app/setup/draft.ts';
import { draftOf } from '#app/setup/draftOf.ts';
import { makeHeader, optionValue } from '#app/setup/makeHeader.ts';
import { readSetups, without, withSetup, writeSetups } from '#app/setup/savedSetups.ts';
import { TIME_CHOICES, TIME_CONTROLS } from '#app/setup/timeControls.ts';
import { EDITIONS } from '#rules/editions/edition.ts';
import { optionAccepts, optionsOf } from '#rules/editions/options.ts';
import { LONGEST_MS } from '#rules/game/fields.ts';
import { DUTIES, type GameHeader, MODES, parseHeader, SIGHTS, SUPERVISIONS } from '#rules/game/header.ts';
import { newGame } from '#rules/game/state.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { chess960Start } from '#rules/position/chess960.ts';
import { INITIAL_FEN } from '#rules/position/position.ts';
import { headerOf } from './headerOf.ts';

const DEFAULT: Draft = defaultSettings('en');
const drafted = (change: Partial<SetupDetails>, first: Partial<Draft> = {}): Draft => ({
  ...DEFAULT,
  ...first,
  setup: { ...DEFAULT_DETAILS, ...change },
});
const fieldsOf = (draft: Draft) => {
  const made = makeHeader(draft);
  return made.ok ? [] : made.problems.map(({ field, code }) => `${field} ${code}`);
};

const text = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('', '40', '90', '0', '1.5', '5:30', '2,5', 'x', '-1', 'never', 'null'),
  },
  fc.string({ maxLength: 12 }),
);
const player = fc.record({
  title: fc.constantFrom('', 'FM'),
  rating: text,
  fideId: text,
  team: text,
  sight: fc.constantFrom('' as const, ...SIGHTS),
  deaf: fc.boolean(),
  board: fc.constantFrom('peg' as const, 'normal' as const),
  hasAssistant: fc.boolean(),
  assistant: text,
  duties: fc.subarray([...DUTIES]),
});
const names = EDITIONS.flatMap((edition) => optionsOf(edition).map(({ name }) => name));
const draft: fc.Arbitrary<Draft> = fc.record({
  language: fc.constantFrom(...LANGUAGES),
  mode: fc.constantFrom(...MODES),
  edition: fc.constantFrom(...EDITIONS),
  time: fc.constantFrom(...TIME_CHOICES),
  boards: fc.constantFrom('one' as const, 'two' as const),
  white: text,
  black: text,
  setup: fc.record({
    players: fc.record({ white: player, black: player }),
    isFreeTime: fc.boolean(),
    periods: fc.array(fc.record({ moves: text, time: text }), { minLength: 1, maxLength: 4 }),
    increment: text,
    delay: text,
    supervision: fc.constantFrom(...SUPERVISIONS),
    gamesPerArbiter: fc.constantFrom('', '1', '3', '30', 'x'),
    timesToldBy: fc.constantFrom('program' as const, 'assistant' as const),
    arbiterPresent: fc.constantFrom('' as const, 'yes' as const, 'no' as const),
    start: fc.constantFrom(...START_KINDS),
    startNumber: fc.oneof(text, fc.nat(1000).map(String)),
    startFen: fc.oneof(text, fc.constantFrom(INITIAL_FEN, chess960Start(7), '8/8/8/8/8/8/8/K6k w - - 0 1')),
    isChess960: fc.boolean(),
    event: text,
    site: text,
    round: text,
    board: text,
    date: fc.constantFrom('', '2026.11.18', '????.??.??', 'today'),
    timeControlText: text,
    arbiter: text,
    adaptedBy: text,
    deviceApproved: fc.boolean(),
    options: fc.dictionary(
      fc.constantFrom(...names, 'nonsense'),
      fc.oneof(text, fc.constantFrom('true', 'false', 'local', 'de', '60')),
      {
        maxKeys: 4,
      },
    ),
    hand: fc.constantFrom(
      {},
      { restMs: '400' },
      { restMs: '400', shortestLiftMs: '100', togetherMs: '200', reactionMs: '300' },
    ),
  }),
});

/** Options that are as the edition has them say nothing; a duty is named once, in the order of D.2.10. */
function canonical(header: GameHeader): GameHeader {
  const usual = new Map<string, unknown>(
    optionsOf(header.edition).map(({ name, usual: value }) => [name, value]),
  );
  usual.set('deviceApproved', true);
  const kept = Object.entries(header.options).filter(([name, value]) => usual.get(name) !== value);
  return { ...header, options: Object.fromEntries(kept) };
}

describe('a draft', () => {
  test('as it is at first gives the game that Enter starts', () => {
    expect(headerOf(DEFAULT)).toEqual({
      edition: '2023',
      mode: 'training',
      supervision: 'full',
      variant: 'standard',
      startFen: null,
      boards: 'one',
      language: 'en',
      timeControl: TIME_CONTROLS['90+30'],
      white: { name: '', board: 'peg', deaf: false, assistant: null },
      black: { name: '', board: 'peg', deaf: false, assistant: null },
      options: {},
    });
  });

  test('gives a header that a game accepts, is read back alike and starts; or an error with its field', () => {
    const fields = new Set<string>();
    fc.assert(
      fc.property(draft, (given) => {
        const made = makeHeader(given);
        if (!made.ok) {
          expect(made.problems.length).toBeGreaterThan(0);
          for (const { field } of made.problems) {
            fields.add(field.replace(/\d+|options\..*/, ''));
            expect(field).not.toBe('game');
          }
          return;
        }
        expect(newGame(made.header)).toMatchObject({ ok: true });
        expect(parseHeader(JSON.parse(JSON.stringify(made.header)))).toEqual({
          ok: true,
          header: made.header,
        });
      }),
      { numRuns: 2000 },
    );
    expect(fields.size).toBeGreaterThan(8);
  });

  test('that came from a header gives that header again', () => {
    fc.assert(
      fc.property(draft, (given) => {
        const made = makeHeader(given);
        if (!made.ok) return;
        expect(makeHeader(draftOf(made.header))).toEqual({ ok: true, header: made.header });
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [{ timeControl: { periods: [{ ms: 5_400_001 }], incrementMs: 1, delayMs: 59_999 } }],
    [
      {
        timeControl: {
          periods: [
            { moves: 40, ms: 7_200_000 },
            { moves: 20, ms: 1 },
          ],
          incrementMs: 0,
          delayMs: 0,
        },
      },
    ],
    [{ timeControl: null, options: { 'points.win': 3, 'points.draw': 1e-7, drawOfferMinMove: 'never' } }],
    [
      {
        edition: '2009',
        options: { drawOfferMinMove: 30, defaultTimeMin: 0.5, resumptionDefaultMin: 'default' },
      },
    ],
    [{ options: { drawOfferMinMove: null, deviceApproved: true, 'blind.ranks': 'de' } }],
    [{ variant: 'chess960', startFen: chess960Start(518) }],
    [{ variant: 'chess960', startFen: INITIAL_FEN, gamesPerArbiter: 2, arbiterPresent: true }],
    [
      {
        white: {
          name: 'Ä',
          sight: 'blind',
          board: 'peg',
          assistant: { name: 'A', duties: ['D.2.10.4'] },
          fideId: 7,
        },
      },
    ],
    [
      {
        arbiter: 'R',
        adaptedBy: 'O',
        date: '2026.??.??',
        hand: { restMs: 200, shortestLiftMs: 50, togetherMs: 20, reactionMs: 2000 },
      },
    ],
  ])('a header of a script becomes a draft and itself again: %j', (fields) => {
    const parsed = parseHeader(fields);
    if (!parsed.ok) throw new Error(parsed.reason);
    expect(makeHeader(draftOf(parsed.header))).toEqual({ ok: true, header: canonical(parsed.header) });
  });

  test.each([
    [
      {
        isFreeTime: true,
        periods: [
          { moves: '', time: '90' },
          { moves: '', time: 'x' },
        ],
      },
      ['periods.0.moves moves-missing', 'periods.1.time minutes'],
    ],
    [
      { isFreeTime: true, periods: [{ moves: '0', time: '0' }], increment: '0', delay: '-1' },
      ['delay seconds', 'periods.0.time no-time', 'periods.0.moves moves'],
    ],
    [{ start: 'chess960', startNumber: '960' }, ['startNumber number-960']],
    [{ start: 'position', startFen: '8/8/8/8/8/8/8/8 w - - 0 1' }, ['startFen fen-kings']],
    [{ date: '18.11.2026', event: 'x'.repeat(1001) }, ['event too-long', 'date date']],
    [{ options: { 'points.win': 'many' } }, ['options.points.win option']],
    [
      { hand: { restMs: '5' } },
      ['hand.restMs hand', 'hand.shortestLiftMs hand', 'hand.togetherMs hand', 'hand.reactionMs hand'],
    ],
    [
      { isFreeTime: true, periods: [{ moves: '', time: '5' }], increment: '0', gamesPerArbiter: '2' },
      ['gamesPerArbiter games-per-arbiter'],
    ],
  ] as [Partial<SetupDetails>, string[]][])('%j is refused at its fields', (change, problems) => {
    expect(fieldsOf(drafted(change))).toEqual(problems);
  });

  test('Chess960 is not in the Laws of 2005', () => {
    expect(fieldsOf(drafted({ start: 'chess960' }, { edition: '2005' }))).toEqual(['start no-chess960']);
  });

  test('an option of another edition is kept and not written', () => {
    const given = drafted({ options: { guidelinesIII: 'true' } }, { edition: '2005' });
    expect(headerOf(given).options).toEqual({});
    expect(headerOf({ ...given, edition: '2018' }).options).toEqual({ guidelinesIII: true });
  });

  test('D.2.11: against a deaf opponent the blind player needs an assistant', () => {
    const { white, black } = DEFAULT_DETAILS.players;
    const deaf = { ...black, board: 'normal', deaf: true } as const;
    expect(fieldsOf(drafted({ players: { white, black: deaf } }))).toEqual(['white.assistant deaf-opponent']);
    const helped = { ...white, hasAssistant: true, assistant: 'Ana' };
    expect(fieldsOf(drafted({ players: { white: helped, black: deaf } }))).toEqual([]);
    // 2009 knows no such duty, and an event may do without it (D.1).
    expect(fieldsOf(drafted({ players: { white, black: deaf } }, { edition: '2009' }))).toEqual([]);
    const without211 = { 'blind.assistantRequiredWithDeaf': 'false' };
    expect(fieldsOf(drafted({ players: { white, black: deaf }, options: without211 }))).toEqual([]);
  });

  test('comes back from what the browser kept, and from anything else', () => {
    fc.assert(
      fc.property(draft, ({ setup }) => {
        expect(parseDetails(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const setup = parseDetails(value);
        expect(parseDetails(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
        makeHeader({ ...DEFAULT, setup });
      }),
    );
  });
});

describe('times', () => {
  test('are written and read to the millisecond', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(10_000_000), fc.nat(LONGEST_MS)), (ms) => {
        expect(readMinutes(writeMinutes(ms))).toBe(ms);
        expect(readSeconds(writeSeconds(ms))).toBe(ms);
      }),
    );
  });

  test.each([
    ['90', 5_400_000],
    ['1,5', 90_000],
    ['0:30', 30_000],
    ['5:3', 303_000],
    ['5:60', null],
    ['', null],
    ['1e3', null],
    ['99999999999', null],
  ])('%s minutes', (written, ms) => {
    expect(readMinutes(written)).toBe(ms);
  });

  test.each([
    ['-0,5', -0.5],
    ['Infinity', null],
    ['1.2.3', null],
  ])('the number %s', (written, number) => {
    expect(readNumber(written)).toBe(number);
  });
});

test('every option takes what its form offers, and nothing else', () => {
  for (const edition of EDITIONS)
    for (const { name, form, usual } of optionsOf(edition)) {
      if (form.kind === 'flag')
        for (const value of ['true', 'false'])
          expect(optionAccepts(name, optionValue(form, value))).toBe(true);
      if (form.kind === 'choice')
        for (const value of form.values)
          expect(optionAccepts(name, optionValue(form, String(value)))).toBe(true);
      expect(optionAccepts(name, optionValue(form, 'nonsense'))).toBe(false);
      // 2005 and 2009 hold III unannounced, which no event sets.
      if (usual !== 'builtIn') expect(optionAccepts(name, usual), name).toBe(true);
    }
});

describe('saved set-ups', () => {
  const first = { name: 'Club', header: headerOf(DEFAULT) };
  const second = { name: 'Open', header: headerOf({ ...DEFAULT, mode: 'competition' }) };

  test('leave as lines that begin a game script, and come back', () => {
    const file = writeSetups([first, second]);
    expect(JSON.parse(file.split('\n')[0] ?? '')).toMatchObject({ hector: 'script/1', setup: 'Club' });
    expect(readSetups(file, 'x')).toEqual({ setups: [first, second], problems: [] });
  });

  test('a journal is a set-up by its first line', () => {
    const journal = `${JSON.stringify({ hector: 'journal/1', ...first.header })}\n{"at":0,"event":"started"}\n`;
    expect(readSetups(journal, 'from a game')).toEqual({
      setups: [{ ...first, name: 'from a game' }],
      problems: [],
    });
  });

  test.each(['', 'nonsense', '[1]', '{"edition":"2023"}'])('a file that has none says so: %j', (content) => {
    expect(readSetups(content, 'x').setups).toEqual([]);
    expect(readSetups(content, 'x').problems.length).toBe(content === '' ? 0 : 1);
  });

  test('a bad line is named and the others are read', () => {
    const read = readSetups(`{"hector":"script/1","edition":"1999"}\n${writeSetups([second])}`, 'x');
    expect(read.setups).toEqual([second]);
    expect(read.problems).toEqual([{ line: 1, reason: expect.stringContaining('edition must be one of') }]);
  });

  test('a name holds one set-up', () => {
    const saved = withSetup([first, second], { ...second, name: 'Club' });
    expect(saved.map(({ name, header }) => [name, header.mode])).toEqual([
      ['Club', 'competition'],
      ['Open', 'competition'],
    ]);
    expect(without(saved, 'Club')).toEqual([second]);
  });
});
