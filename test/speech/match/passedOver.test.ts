/** Words that were passed over or guessed although they said something: found by putting one word more into clear moves. */
import { expect, test } from 'vitest';
import type { Language } from '#rules/notation/language.ts';
import { makeUci } from '#rules/position/move.ts';
import { match } from '#speech/match/match.ts';
import { positionAt } from '#test/positionAt.ts';

const FENS = {
  start: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  middle: 'r3k2r/ppp2ppp/2n1bn2/3qp3/3P4/2N1BN2/PPPQ1PPP/R3KB1R w KQkq - 0 9',
  promotion: '3r2k1/2P2ppp/8/8/8/6P1/5P1P/6K1 w - - 0 1',
  rooks: '4k3/8/8/8/8/8/5PKP/R4R2 w - - 0 1',
  castling: 'r3k2r/pp1qbppp/2npbn2/4p3/4P3/2NPBN2/PP1QBPPP/R3K2R b KQkq - 0 10',
} as const;

function played(language: Language, place: keyof typeof FENS, text: string): string | null {
  const found = match(positionAt(FENS[place]), text, { language });
  return found.kind === 'move' ? makeUci(found.move) : null;
}

test.each([
  // A sentence that is not at its end, or ends in resigning.
  ['en', 'start', 'e4 and'],
  ['de', 'start', 'e4 und'],
  ['de', 'start', 'Springer f3 ich gebe auf'],
  ['pl', 'start', 'e4 i'],
  ['hr', 'start', 'skakač f3 i'],
  ['mk', 'start', 'скокач ф3 на'],
  // Guesses of what chooses no move.
  ['en', 'start', 'waits knight f3'],
  ['de', 'start', 'wessen Springer f3'],
  ['de', 'start', 'e4 schwach'],
  ['hr', 'start', 'dijeli skakač f3'],
  ['mk', 'start', 'сигурен е4'],
  ['pl', 'start', 'koniec skoczek f3'],
  // German by ear in a sentence that has none.
  ['pl', 'castling', 'kurczę roszada'],
  // Another word but for its marks.
  ['sk', 'start', 'e4 päť'],
  ['de', 'start', 'nä e4'],
  ['de', 'start', 'ich mochte e4'],
  ['pl', 'start', 'chce e4'],
  // What castling and the colours belie.
  ['sk', 'castling', 'mimochodom rošujem krátko'],
  ['en', 'promotion', 'c8 black queen'],
  ['en', 'middle', 'knight takes white queen on d5'],
  ['en', 'promotion', 'c takes d8 queen rook'],
] as const)('%s, %s: "%s" is asked about', (language, place, text) => {
  expect(played(language, place, text)).toBeNull();
});

test.each([
  ['en', 'start', 'thank you very much, e4', 'e2e4'],
  ['en', 'middle', 'knight takes black queen on d5', 'c3d5'],
  ['de', 'start', 'e4, vielen Dank', 'e2e4'],
  ['de', 'start', 'ich möchte e4 spielen', 'e2e4'],
  ['pl', 'start', 'chcę zagrać e4', 'e2e4'],
  ['pl', 'castling', 'kurce rochade', 'e8g8'],
  ['sk', 'start', 'prosim jazdec f3', 'g1f3'],
  ['hr', 'start', 'de četiri molim lijepo', 'd2d4'],
  ['mk', 'start', 'е4 фала многу', 'e2e4'],
  // Two files, though the first is also a conjunction and the second *is*.
  ['mk', 'castling', 'топ а це осум', 'a8c8'],
  ['mk', 'rooks', 'топ а е еден', 'a1e1'],
] as const)('%s, %s: "%s" is %s', (language, place, text, move) => {
  expect(played(language, place, text)).toBe(move);
});
