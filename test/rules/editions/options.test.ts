import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EDITIONS, type Edition, REGIMES } from '#rules/editions/edition.ts';
import { applyOptions } from '#rules/editions/options.ts';
import { citationOf, PARAMETER_NAMES, parametersOf } from '#rules/editions/table.ts';

/** Each row: a parameter the event may set, where, good values and bad ones. */
const ROWS: readonly [string, readonly Edition[], readonly unknown[], readonly unknown[]][] = [
  ['defaultTimeMin', EDITIONS, [0, 30, 60], [-1, '30', null, Number.NaN, 'default']],
  ['resumptionDefaultMin', EDITIONS, [0, 45, 'default'], [-1, 'never', null, true]],
  ['incrementBeforeFirstMove', EDITIONS, [true, false], [1, 'true', null]],
  ['bothColoursTouched', ['2005', '2009'], ['firstWithFirst', 'arbiter'], ['player', null, true]],
  ['drawOfferMinMove', ['2009', '2018', '2023'], [null, 1, 30, 'never'], [0, 1.5, -3, 'always', false]],
  ['fiftyMovesCount', ['2023'], ['made', 'completed'], ['touched', 50, null]],
  ['illegal.blitzFull.bonusSec', ['2023'], [60, 120], [90, 0, null, '60']],
  ['wrongClaim.opponentBonusSec.blitzFull', ['2023'], [60, 120], [180, null]],
  ['twoHands.needsPress', ['2018'], [true, false], ['yes', null]],
  ['recordRequired.blitzFull', ['2018', '2023'], [true, false], [0, null]],
  ['guidelinesIII', ['2018', '2023'], [true, false], ['builtIn', null, 1]],
  ['points.win', EDITIONS, [3, 1], ['1', null]],
  ['points.draw', EDITIONS, [1, 0.5], [true, null]],
  ['points.loss', EDITIONS, [0, 1], ['', null]],
  ['sightedMustAnnounceBeforePress', EDITIONS, [true, false], ['no', null]],
  ['blind.ranks', EDITIONS, ['local', 'de'], ['pl', null]],
  ['blind.castling', EDITIONS, ['local', 'de'], ['en', 1]],
  ['blind.pieces', EDITIONS, ['local', 'de'], ['', true]],
  ['blind.announcePromotion', EDITIONS, [true, false], ['true', null]],
  ['blind.assistantMirrorsOn', EDITIONS, ['opponentBoard', 'bothBoards'], ['ownBoard', null]],
  ['blind.assistantRequiredWithDeaf', EDITIONS, [true, false], [1, null]],
];

function valueAt(parameters: unknown, name: string): unknown {
  return name.split('.').reduce((node, key) => (node as Record<string, unknown>)[key], parameters as unknown);
}

/** The reason of a refusal, or what was accepted where a refusal was due. */
function reasonFor(edition: Edition, options: Record<string, unknown>): string {
  const applied = applyOptions(edition, options);
  return applied.ok ? `accepted ${JSON.stringify(options)}` : applied.reason;
}

const SOURCE = '../shared/laws/editions.md';
const present = existsSync(SOURCE);
if (!present) console.warn(`skipped: ${SOURCE} is not there, its last column is not compared`);

/** "illegal.<regime>.bonusSec" and "points.win, .draw" written out, one name each. */
function namesIn(cell: string, onlyRegime: string | undefined): string[] {
  const [first = '', ...others] = cell.replaceAll('`', '').split(/,\s*/);
  const group = first.slice(0, first.lastIndexOf('.'));
  const regimes = onlyRegime === undefined ? REGIMES : [onlyRegime];
  return [first, ...others.map((other) => group + other)].flatMap((name) =>
    name.includes('<regime>') ? regimes.map((regime) => name.replace('<regime>', regime)) : [name],
  );
}

/** The column "Event may change" of the description: which parameter in which editions. */
function changeableAsDescribed(): Map<string, Edition[]> {
  const section = readFileSync(SOURCE, 'utf8').split(/\n## [67]\./)[1] ?? '';
  const found = new Map<string, Edition[]>();
  for (const line of section.split('\n').filter((row) => row.startsWith('| `'))) {
    const cells = line.split('|').map((cell) => cell.trim());
    const [, name = '', , , , mayChange = ''] = cells;
    const editions = EDITIONS.filter((edition) =>
      mayChange === 'yes' ? true : new RegExp(`\\b${edition.slice(2)}\\b`).test(mayChange),
    );
    const regime = REGIMES.find((candidate) => mayChange.includes(candidate));
    if (editions.length > 0) for (const each of namesIn(name, regime)) found.set(each, editions);
  }
  return found;
}

describe('what an event may set', () => {
  test.skipIf(!present)('is what the description of the editions says', () => {
    const rows = ROWS.map(([name, editions]): [string, Edition[]] => [name, [...editions]]);
    expect(new Map(rows)).toEqual(changeableAsDescribed());
  });

  test.each(ROWS)('%s: in %j', (name, editions, good, bad) => {
    for (const edition of EDITIONS) {
      for (const value of good) {
        const applied = applyOptions(edition, { [name]: value });
        if (editions.includes(edition)) {
          expect(applied.ok && valueAt(applied.parameters, name), edition).toBe(value);
        } else {
          expect(applied, edition).toEqual({
            ok: false,
            reason: `option "${name}" cannot be changed by the event in the edition of ${edition}`,
          });
        }
      }
      if (!editions.includes(edition)) continue;
      for (const value of bad) {
        expect(reasonFor(edition, { [name]: value })).toMatch(`option "${name}" must be `);
      }
    }
  });

  test('an agreed draw is barred only where the edition lets the event bar it (9.1.1)', () => {
    for (const edition of EDITIONS) {
      expect(applyOptions(edition, { drawOfferMinMove: 30 }).ok).toBe(parametersOf(edition).eventMayBarDraws);
    }
  });

  test('several at once, the rest as in the edition', () => {
    const applied = applyOptions('2023', { guidelinesIII: true, 'illegal.blitzFull.bonusSec': 60 });
    const laws = parametersOf('2023');
    expect(applied.ok && applied.parameters).toEqual({
      ...laws,
      guidelinesIII: true,
      illegal: { ...laws.illegal, blitzFull: { ...laws.illegal.blitzFull, bonusSec: 60 } },
    });
    expect(laws.guidelinesIII).toBe(false);
  });

  test('nothing: the edition as it stands', () => {
    for (const edition of EDITIONS) {
      expect(applyOptions(edition, {})).toEqual({
        ok: true,
        parameters: parametersOf(edition),
        deviceApproved: true,
      });
    }
  });

  test('the values set are as fixed for the game as the others', () => {
    const applied = applyOptions('2023', { 'blind.ranks': 'local' });
    expect(applied.ok && Object.isFrozen(applied.parameters.blind)).toBe(true);
    expect(applied.ok && Object.isFrozen(applied.parameters)).toBe(true);
  });
});

describe('what an event may not set', () => {
  const settable = new Set(ROWS.map(([name]) => name));
  const fixed = PARAMETER_NAMES.filter((name) => !settable.has(name));
  const isAboutText = (name: (typeof PARAMETER_NAMES)[number]): boolean => {
    const cited = citationOf('2023', name);
    return cited.article === null && cited.because === 'text';
  };

  test.each(EDITIONS)('any other parameter of %s, even to the value it has', (edition) => {
    for (const name of fixed.filter((parameter) => !isAboutText(parameter))) {
      expect(reasonFor(edition, { [name]: valueAt(parametersOf(edition), name) })).toBe(
        `option "${name}" cannot be changed by the event in the edition of ${edition}`,
      );
    }
  });

  test('facts about the text', () => {
    for (const name of fixed.filter(isAboutText)) {
      expect(reasonFor('2023', { [name]: 'A' })).toBe(`option "${name}" is no parameter of the Laws`);
    }
  });

  test.each([
    'nonsense',
    'illegal',
    'illegal.standard',
    'points',
    'blind.',
    'points.win.x',
    'quickplay.incrementRequest.sec',
    'constructor',
    'toString',
    '',
  ])('an unknown name: %j', (name) => {
    expect(reasonFor('2023', { [name]: true })).toBe(`option "${name}" is no parameter of the Laws`);
  });

  test('a reason stays on one line whatever the name', () => {
    expect(reasonFor('2023', { 'a\nb': 1 })).not.toContain('\n');
    expect(reasonFor('2023', JSON.parse('{"__proto__":1}'))).toBe(
      'option "__proto__" is no parameter of the Laws',
    );
  });
});

describe('11.3.2 the approval of the device', () => {
  test('given unless the event says otherwise', () => {
    expect(applyOptions('2023', { deviceApproved: false })).toMatchObject({
      ok: true,
      deviceApproved: false,
    });
    expect(applyOptions('2005', { deviceApproved: true })).toMatchObject({ ok: true, deviceApproved: true });
    expect(reasonFor('2018', { deviceApproved: 'yes' })).toBe(
      'option "deviceApproved" must be true or false',
    );
  });
});
