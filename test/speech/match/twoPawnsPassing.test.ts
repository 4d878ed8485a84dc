/**
 * Two pawns that may take the same one en passant are told apart by their file, said first: it is no article, no
 * conjunction and no colour (Serbian Бела is the b-file and "white").
 */
import { expect, test } from 'vitest';
import { describe } from '#rules/notation/describe.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { FILES, type Square } from '#rules/position/square.ts';
import { announceMove, FORMS, VOCABULARIES } from '#speech/phrases/announce.ts';
import { positionAt } from '#test/positionAt.ts';
import { ASKED, played, thrice } from './played.ts';

const PASSED = ['b', 'c', 'd', 'e', 'f', 'g'] as const;

test.each(PASSED)('both pawns beside the %s-pawn', (passed) => {
  const at = FILES.indexOf(passed);
  const row = `${at - 1 || ''}PpP${6 - at || ''}`;
  const position = positionAt(`8/8/8/${row}/8/8/8/K6k w - ${passed}6 0 1`);
  const to: Square = `${passed}6`;
  for (const file of [FILES[at - 1], FILES[at + 1]]) {
    const from = `${file}5` as Square;
    const described = describe(position, { from, to });
    if (!described) throw new Error(`${from}${to}`);
    for (const language of LANGUAGES)
      for (const vocabulary of VOCABULARIES)
        for (const form of FORMS) {
          const text = announceMove(described, { language, vocabulary, form, check: false });
          expect(played(position, text, language), `${language} ${text}`).toEqual(thrice(`${from}${to}`));
        }
  }
  expect(played(position, `takes ${to} en passant`, 'en')).toEqual(ASKED);
});

test('where one pawn can, his file is not needed', () => {
  const position = positionAt('8/8/8/3pP3/8/8/8/K6k w - d6 0 1');
  for (const text of ['takes d6 en passant', 'pawn takes d6 en passant', 'takes en passant'])
    expect(played(position, text, 'en'), text).toEqual(thrice('e5d6'));
});
