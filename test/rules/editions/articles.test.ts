import { describe, expect, test } from 'vitest';
import { ARTICLES, articleFor, type Concept } from '#rules/editions/articles.ts';
import { EDITIONS } from '#rules/editions/edition.ts';
import { parametersOf } from '#rules/editions/table.ts';

const CONCEPTS = Object.keys(ARTICLES) as Concept[];

function across(concept: Concept): (string | null)[] {
  return EDITIONS.map((edition) => articleFor(edition, concept));
}

describe('an article is cited in the numbering of the edition played', () => {
  test.each([
    ['mate', '5.1a', '5.1a', '5.1.1', '5.1.1'],
    ['resign', '5.1b', '5.1b', '5.1.2', '5.1.2'],
    ['agreedDraw', '5.2c', '5.2c', '5.2.3', '5.2.3'],
    ['turnPasses', '1.1', '1.1', '1.3', '1.3'],
    ['touchOwn', '4.3a', '4.3a', '4.3.1', '4.3.1'],
    ['castleRookFirst', '4.4b', '4.4b', '4.4.2', '4.4.2'],
    ['released', '4.6', '4.6', '4.7', '4.7'],
    ['releasedCastling', '4.6b', '4.6b', '4.7.2', '4.7.2'],
    ['complaint', '4.7', '4.7', '4.8', '4.8'],
    ['adjustOwnClock', null, null, '6.2.5', '6.2.5'],
    ['pressCompletes', '6.8a', '6.7a', '6.2.1', '6.2.1'],
    ['flagFalls', '6.9', '6.8', '6.8', '6.8'],
    ['lossOnTime', '6.10', '6.9', '6.9', '6.9'],
    ['displaced', '7.3', '7.3', '7.4.1', '7.4.1'],
    ['illegalMove', '7.4a', '7.4a', '7.5.1', '7.5.1'],
    ['incompletePromotion', '7.4a', '7.4a', '7.5.2', '7.5.2'],
    ['drawOffer', '9.1a', '9.1b1', '9.1.2.1', '9.1.2.1'],
    ['threefoldIntended', '9.2a', '9.2a', '9.2.1.1', '9.2.1'],
    ['threefoldOnBoard', '9.2b', '9.2b', '9.2.1.2', '9.2.2'],
    ['fiftyIntended', '9.3a', '9.3a', '9.3.1', '9.3.1'],
    ['claimLost', '9.4', '9.4', '9.4', '9.4'],
    ['claimWrong', '9.5b', '9.5b', '9.5.3', '9.5.3'],
    ['announce', 'F.2.1', 'E.2.1', 'D.2.1', 'D.2.1'],
    ['startsOpponentClock', 'F.2.3', 'E.2.3', 'D.2.4', 'D.2.4'],
    ['slip', 'F.2.6', 'E.2.6', 'D.2.8', 'D.2.8'],
    ['divergence', 'F.2.7', 'E.2.7', 'D.2.9', 'D.2.9'],
    ['sightedHelper', 'F.2.9', 'E.2.10', 'D.2.11', 'D.2.11'],
  ] as const)('%s: %s, %s, %s, %s', (concept, ...articles) => {
    expect(across(concept)).toEqual(articles);
  });

  test('every subject stands in the edition of 2023', () => {
    const absent = CONCEPTS.filter((concept) => articleFor('2023', concept) === null);
    // Dropped since 2009: touch-move at a player's request only, and the draw when both rapid flags are down.
    expect(absent).toEqual(['touchOnRequest', 'rapidBothFlags']);
  });

  test('fivefold repetition and 75 moves are unknown before 2018 (9.6)', () => {
    expect(across('fivefold')).toEqual([null, null, '9.6.1', '9.6.1']);
    expect(across('moves75')).toEqual([null, null, '9.6.2', '9.6.2']);
  });

  test('the assistant’s duties keep their order under every letter', () => {
    const duties: Concept[] = [
      'dutyBoard',
      'dutyAnnounce',
      'dutyScoreAndClock',
      'dutyTell',
      'dutyClaim',
      'dutyAdjourn',
    ];
    for (const [index, duty] of duties.entries()) {
      const letter = 'abcdef'[index];
      const number = `D.2.10.${index + 1}`;
      expect(across(duty)).toEqual([`F.2.9${letter}`, `E.2.9${letter}`, number, number]);
    }
  });

  test('each subject of an appendix has the letter the edition gives that appendix', () => {
    const first: Concept[] = ['rapidDefinition', 'blitzDefinition', 'announce', 'chess960', 'sealing'];
    const subjects = ['rapid', 'blitz', 'blind', 'chess960', 'adjourn'] as const;
    for (const edition of EDITIONS) {
      const { appendix } = parametersOf(edition);
      const letters = first.map((concept) => articleFor(edition, concept)?.split(/[. ]/)[0] ?? null);
      expect(letters, edition).toEqual(subjects.map((subject) => appendix[subject]));
    }
  });
});
