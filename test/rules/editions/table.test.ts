import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EDITIONS, REGIMES } from '#rules/editions/edition.ts';
import { citationOf, PARAMETER_NAMES, parametersOf } from '#rules/editions/table.ts';

const SOURCE = '../shared/laws/editions.md';

/** The block of data in the last section of the description of the editions. */
function described(): Record<string, unknown> {
  const section = readFileSync(SOURCE, 'utf8').split('\n## 7.')[1] ?? '';
  const json = /```json\n([\s\S]*?)```/.exec(section)?.[1];
  if (json === undefined) throw new Error(`${SOURCE}: no data in section 7`);
  return JSON.parse(json);
}

const present = existsSync(SOURCE);
if (!present) console.warn(`skipped: ${SOURCE} is not there, the tables are not compared with it`);

describe('the table of an edition', () => {
  test.skipIf(!present)('there is one for each edition described', () => {
    expect(Object.keys(described())).toEqual([...EDITIONS]);
  });

  test.skipIf(!present).each(EDITIONS)(
    'of %s holds the values described, no more and no fewer',
    (edition) => {
      expect(parametersOf(edition)).toEqual(described()[edition]);
    },
  );

  test.each(EDITIONS)('of %s cannot be changed by its readers', (edition) => {
    const parameters = parametersOf(edition);
    const inner = [
      parameters,
      parameters.illegal,
      parameters.illegal.standard,
      parameters.illegal.rapidLimited.arbiterActsOn,
      parameters.quickplay.regimes,
      parameters.blind.record,
    ];
    expect(inner.every(Object.isFrozen)).toBe(true);
    expect(parametersOf(edition)).toBe(parameters);
  });

  test.each(EDITIONS)('of %s names every parameter the others name', (edition) => {
    for (const name of PARAMETER_NAMES) expect(citationOf(edition, name)).toHaveProperty('value');
  });
});

/** What the editions leave unregulated. */
const SILENT_IN_18_AND_23 = [
  ...REGIMES.map((regime) => `touchMoveOnRequestOnly.${regime}`),
  ...REGIMES.map((regime) => `illegal.${regime}.arbiterActsOn`),
  ...['standard', 'rapidFull', 'blitzFull'].flatMap((regime) => [
    `illegalPositionWatch.${regime}`,
    `misplacedCastling.${regime}`,
  ]),
  'bothFlags.blitzFull',
  'bothFlags.blitzLimited',
  ...['standard', 'rapidLimited', 'blitzLimited'].map((regime) => `scoresheetViewsMax.${regime}`),
];

const SILENT_IN_05_AND_09 = [
  'fivefold',
  'moves75',
  'pressWithoutMove',
  'twoHands.asIllegal',
  'twoHands.moves',
  'twoHands.needsPress',
  'quickplay.incrementRequest',
  'blind.assistantRequiredWithDeaf',
  ...REGIMES.flatMap((regime) => [`illegalPositionWatch.${regime}`, `scoresheetViewsMax.${regime}`]),
  'touchMoveOnRequestOnly.standard',
  'illegal.standard.arbiterActsOn',
  'misplacedCastling.standard',
];

const SILENT = {
  '2005': [
    ...SILENT_IN_05_AND_09,
    'eventMayBarDraws',
    'drawOfferMinMove',
    'clockSettingClosesAfter.standard',
  ],
  '2009': [
    ...SILENT_IN_05_AND_09,
    ...['rapidFull', 'blitzFull'].flatMap((regime) => [
      `touchMoveOnRequestOnly.${regime}`,
      `illegal.${regime}.arbiterActsOn`,
      `misplacedCastling.${regime}`,
    ]),
  ],
  '2018': SILENT_IN_18_AND_23,
  '2023': SILENT_IN_18_AND_23,
};

const ABOUT_THE_TEXT = /^(effective|seed|appendix\..*)$/;
const ARTICLE = /^(\d+\.\d+(\.\d+)*[a-g]?|[A-F]\.\d+(\.\d+)*([a-f]\d?)?|I{1,3}(\.\d+)+|Instructions \d+)$/;

describe('the article of a value', () => {
  test.each(EDITIONS)('stands with every value of %s on which the edition is not silent', (edition) => {
    const without = PARAMETER_NAMES.filter((name) => citationOf(edition, name).article === null);
    const silent = without.filter((name) => !ABOUT_THE_TEXT.test(name));
    expect(silent.toSorted()).toEqual(SILENT[edition].toSorted());
    for (const name of without) {
      expect(citationOf(edition, name)).toHaveProperty(
        'because',
        ABOUT_THE_TEXT.test(name) ? 'text' : 'silent',
      );
    }
  });

  test.each(EDITIONS)('is written in the numbering of %s', (edition) => {
    for (const name of PARAMETER_NAMES) {
      const article = citationOf(edition, name).article;
      if (article !== null) expect(article, name).toMatch(ARTICLE);
    }
  });

  test('of the blind players stands in the appendix the edition gives them', () => {
    for (const edition of EDITIONS) {
      const { blind } = parametersOf(edition).appendix;
      for (const name of PARAMETER_NAMES.filter((parameter) => parameter.startsWith('blind.'))) {
        expect(citationOf(edition, name).article?.split('.')[0] ?? blind, `${edition} ${name}`).toBe(blind);
      }
    }
  });

  test.each([
    ['2005', 'defaultTimeMin', '6.7'],
    ['2009', 'defaultTimeMin', '6.6a'],
    ['2023', 'illegal.standard.bonusSec', '7.5.5'],
    ['2023', 'illegal.blitzLimited.bonusSec', 'A.3'],
    ['2023', 'illegal.blitzFull.bonusSec', '7.5.5'],
    ['2018', 'illegal.blitzFull.bonusSec', 'B.2'],
    ['2009', 'illegal.blitzLimited.claimWinAt', 'B.3c'],
    ['2005', 'illegal.blitzFull.claimWinAt', 'C.3'],
    ['2005', 'wrongClaim.claimantCut', '9.5b'],
    ['2009', 'flagCall.rapidLimited', 'A.4d1'],
    ['2018', 'intendedMoveImmutable', '9.2.1.1'],
    ['2005', 'blind.sightedWithoutAssistant', 'F.2.9'],
    ['2009', 'resumptionDefaultMin', 'Instructions 10'],
  ] as const)('%s %s: %s', (edition, name, article) => {
    expect(citationOf(edition, name).article).toBe(article);
  });
});
