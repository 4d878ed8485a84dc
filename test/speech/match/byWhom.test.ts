/** Decision 15: who takes and who is taken, told by the case or by the preposition; whose castling it is. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#rules/notation/language.ts';
import { ROLES } from '#rules/position/square.ts';
import { LEXICONS } from '#speech/match/dictionary.ts';
import { positionAt as at } from '#test/positionAt.ts';
import { ASKED, played, thrice } from './played.ts';

/** A knight on e5 that a pawn, a knight and a bishop can take. */
const THREE_TAKERS = at('r1bqkb1r/ppp2ppp/8/3pn3/3P1B2/5N2/PPP2PPP/RN1QKB1R w KQkq - 0 8');
/** A knight on e5 that only a pawn can take. */
const PAWN_TAKES = at('4k3/8/8/4n3/3P4/8/8/4K3 w - - 0 1');
/** A pawn before its promotion, and a knight that it can take. */
const PROMOTION = at('2n3k1/1P3ppp/8/8/8/8/5PPP/6K1 w - - 0 1');
const BOTH_CASTLINGS = at('r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 8');

describe('a man by whom something is taken is the one who takes', () => {
  test.each([
    ['en', 'take with the knight on e5', 'f3e5'],
    ['en', 'I take the knight with the pawn', 'd4e5'],
    ['de', 'ich nehme mit dem Springer auf e5', 'f3e5'],
    ['de', 'ich schlage den Springer mit dem Bauern', 'd4e5'],
    ['pl', 'biję skoczkiem na e5', 'f3e5'],
    ['pl', 'biję skoczka pionem', 'd4e5'],
    ['sk', 'beriem jazdcom na e5', 'f3e5'],
    ['sk', 'beriem s jazdcom na e5', 'f3e5'],
    ['sk', 'beriem jazdca strelcom', 'f4e5'],
    ['hr', 'uzimam skakačem s f3 na e5', 'f3e5'],
    ['hr', 'uzimam na e5 pješakom', 'd4e5'],
    ['sr', 'узимам ловцем скакача на е5', 'f4e5'],
    ['sr-Latn', 'uzimam konja konjem', 'f3e5'],
    ['mk', 'земам со скокачот од ф3 на е5', 'f3e5'],
    ['mk', 'го земам скокачот со пешак', 'd4e5'],
  ] as const)('%s %s', (language, text, move) =>
    expect(played(THREE_TAKERS, text, language)).toEqual(thrice(move)),
  );

  test.each([
    ['en', 'take with the knight on e5'],
    ['de', 'ich nehme mit dem Springer auf e5'],
    ['mk', 'земам со скокач на е5'],
  ] as const)('and not the one that is taken: %s %s', (language, text) =>
    expect(played(PAWN_TAKES, text, language)).toEqual(ASKED),
  );

  test.each(LANGUAGES)(
    'in %s no man in that case is ever the one that is taken, or promoted to',
    (language) => {
      const { pieces, instrumental, takes } = LEXICONS[language];
      const [verb = ''] = takes.split(' ');
      for (const role of ROLES.filter((each) => each !== 'pawn' && each !== 'king'))
        for (const man of pieces[role].split(' ').filter((word) => instrumental?.test(word))) {
          expect(played(PAWN_TAKES, `${verb} ${man} e5`, language), man).toEqual(ASKED);
          expect(played(PROMOTION, `${verb} c8 ${man}`, language), man).toEqual(ASKED);
        }
    },
  );

  test.each([
    ['en', 'takes the knight, rook'],
    ['pl', 'bije skoczka wieża'],
    ['hr', 'uzima skakača top'],
  ] as const)('a second man without a taker may be the taker: %s %s', (language, text) =>
    expect(played(PROMOTION, text, language)).toEqual(ASKED),
  );

  test.each([
    ['en', 'b takes the knight, rook', 'b7c8r'],
    ['pl', 'b bije c8 i staje się hetmanem', 'b7c8q'],
    ['sk', 'pešiak berie c8 a premením na dámu', 'b7c8q'],
  ] as const)('but %s %s is a promotion', (language, text, move) =>
    expect(played(PROMOTION, text, language)).toEqual(thrice(move)),
  );
});

describe('who castles in the third person is named, or it is another', () => {
  test.each([
    ['de', 'rochiert kurz'],
    ['sk', 'rošuje krátko'],
    ['hr', 'rokira kratko'],
    ['sr', 'рокира кратко'],
    ['sr-Latn', 'rokira na malu stranu'],
    ['mk', 'рокира кратко'],
  ] as const)('%s %s', (language, text) => expect(played(BOTH_CASTLINGS, text, language)).toEqual(ASKED));

  test.each([
    ['en', 'castles short'],
    ['de', 'der König rochiert kurz'],
    ['de', 'Weiß rochiert kurz'],
    ['sk', 'biely robí krátku rošádu'],
    ['hr', 'bijeli radi malu rokadu'],
    ['sr', 'краљ рокира кратко'],
    ['mk', 'белиот прави мала рокада'],
  ] as const)('%s %s', (language, text) =>
    expect(played(BOTH_CASTLINGS, text, language)).toEqual(thrice('e1g1')),
  );
});

describe('a word of another language has its marks, or it is a word of the own one', () => {
  const rook = at('6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1');
  test.each([
    ['hr', 'veza d8', ASKED],
    ['sr-Latn', 'veza d8', ASKED],
    ['hr', 'veža d8', thrice('d1d8')],
    ['sk', 'veza d8', thrice('d1d8')],
  ] as const)('%s %s', (language, text, expected) => expect(played(rook, text, language)).toEqual(expected));
});
