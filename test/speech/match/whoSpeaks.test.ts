/** Decision 15: whose words count. A word of another language, person or clause does not make a move of a text. */
import { describe, expect, test } from 'vitest';
import { readMove } from '#app/edge/readText.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { Position } from '#rules/position/position.ts';
import { LEXICONS, lookUp, tongueOf } from '#speech/match/dictionary.ts';
import { fold } from '#speech/match/fold.ts';
import { match } from '#speech/match/match.ts';
import { positionAt as at } from '#test/positionAt.ts';
import { ASKED, played, thrice } from './played.ts';

const start = Position.start();
const castling = at('r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4');

describe('a word that says nothing says so in a sentence of its own language only', () => {
  test.each([
    ['sk', 'ich e4'],
    ['sk', 'máte e4'],
    ['sk', 'že e4'],
    ['pl', 'są e4'],
    ['pl', 'go e4'],
    ['pl', 'wydaje mi się że e4'],
    ['en', 'se e4'],
    ['en', 'also e4'],
    ['de', 'man e4'],
    ['de', 'over e4'],
    ['hr', 'put e4'],
    ['sr', 'оне е4'],
    ['mk', 'им е4'],
  ] as const)('%s %s', (language, text) => expect(played(start, text, language)).toEqual(ASKED));

  test.each([
    ['pl', 'knight to f3'],
    ['sk', 'Springer nach f3'],
    ['de', 'skoczek na f3'],
    ['en', 'скокач на ф3'],
  ] as const)('%s %s is a sentence of another language', (language, text) =>
    expect(played(start, text, language)).toEqual(thrice('g1f3')),
  );
});

describe('a verb in the third person tells what another plays, unless a man is its subject', () => {
  test.each([
    ['en', 'plays e4'],
    ['de', 'der spielt e4'],
    ['de', 'die spielen e4'],
    ['pl', 'gra e4'],
    ['sk', 'hrá e4'],
    ['hr', 'igra e4'],
    ['sr', 'вуче е4'],
    ['mk', 'игра е4'],
  ] as const)('%s %s', (language, text) => expect(played(start, text, language)).toEqual(ASKED));

  test.each([
    ['en', 'the knight moves to f3'],
    ['de', 'Springer zieht nach f3'],
    ['hr', 'skakač igra na f3'],
    ['mk', 'скокачот игра на ф3'],
    ['pl', 'g1 idzie na f3'],
  ] as const)('%s %s', (language, text) => expect(played(start, text, language)).toEqual(thrice('g1f3')));

  // Every lexicon, so that a verb that is added to one is tried with a man, without one, and behind a person's name.
  test.each(LANGUAGES)('every such verb of %s', (language) => {
    const knight = LEXICONS[language].pieces.knight.split(' ')[0] ?? '';
    for (const verb of LEXICONS[language].plays.split(' ')) {
      expect(played(start, `${verb} e4`, language), verb).toEqual(ASKED);
      expect(played(start, `Eva ${verb} e4`, language), verb).toEqual(ASKED);
      expect(played(start, `e4 ${verb}`, language), verb).toEqual(ASKED);
      expect(played(start, `${knight} ${verb} f3`, language), verb).toEqual(thrice('g1f3'));
    }
  });

  test('nor is the past one: castled', () =>
    expect(played(castling, 'I castled kingside', 'en')).toEqual(ASKED));
});

describe('a slip in a verb is not forgiven, because it makes another person or the past of it', () => {
  test.each([
    ['en', 'knight captured e5'],
    ['de', 'rochierte kurz'],
    ['pl', 'roszował krótko'],
    ['pl', 'skoczek zbijał e5'],
    ['sk', 'rošoval krátko'],
    ['sk', 'jazdec vyhodil e5'],
    ['hr', 'rokirao kratko'],
    ['hr', 'rokiraj kratko'],
    ['sr', 'скакач узимао е5'],
    ['mk', 'рокираше кратко'],
  ] as const)('%s %s', (language, text) => expect(played(castling, text, language)).toEqual(ASKED));

  test.each(LANGUAGES)('every verb of taking and castling in %s, with a letter more', (language) => {
    const { takes, castles, pieces, short } = LEXICONS[language];
    const known = (word: string) => lookUp(fold(word).text, tongueOf([], language, true)).length > 0;
    const withALetter = (words: string) =>
      words
        .split(' ')
        .filter((word) => word.length > 4)
        .flatMap((word) => ['d', 'j', 'l', 'o', 'v'].map((letter) => word + letter))
        .filter((word) => !known(word));
    const knight = pieces.knight.split(' ')[0] ?? '';
    for (const verb of withALetter(takes))
      expect(match(castling, `${knight} ${verb} e5`, { language }).kind, verb).not.toBe('move');
    for (const verb of withALetter(castles))
      expect(match(castling, `${verb} ${short.split(' ')[0]}`, { language }).kind, verb).not.toBe('move');
  });
});

describe('what hangs loose about a move', () => {
  test.each([
    ['en', 'two e4'],
    ['en', '2 e4'],
    ['en', 'mate in two e4'],
    ['de', 'zwei e4'],
    ['hr', 'mat u dva e4'],
    ['mk', 'два е4'],
  ] as const)('a numeral without a man or a file is no rank: %s %s', (language, text) =>
    expect(played(start, text, language)).toEqual(ASKED),
  );

  test('a sound of thinking behind the move is a second thought', () => {
    expect(played(start, 'e4 hmm', 'en')).toEqual(ASKED);
    expect(played(start, 'e4, ähm', 'de')).toEqual(ASKED);
    expect(played(start, 'hmm knight uh f3', 'en')).toEqual(thrice('g1f3'));
  });
});

test.each([
  ['en', 'two pawns to e4'],
  ['de', 'zwei Bauern e4'],
  ['pl', 'jeden skoczek f3'],
  ['hr', 'dva pješaka na e4'],
] as const)('a numeral before men counts them: %s %s', (language, text) =>
  expect(played(start, text, language)).toEqual(ASKED),
);

describe('da is yes before a move and that before a verb', () => {
  test.each(['hr', 'sr-Latn', 'mk'] as const)('%s', (language) => {
    expect(played(start, 'da, e4', language)).toEqual(thrice('e2e4'));
    expect(played(start, 'da igram e4', language)).toEqual(ASKED);
    expect(played(start, 'a da igram e4', language)).toEqual(ASKED);
  });

  test('and before is', () => expect(played(start, 'da je e4', 'hr')).toEqual(ASKED));
});

describe('what is said of a time before or after a move is no move', () => {
  test.each([
    ['en', 'next e4'],
    ['de', 'vor e4'],
    ['de', 'danach e4'],
    ['pl', 'po e4'],
    ['pl', 'potem e4'],
    ['sk', 'po e4'],
    ['hr', 'poslije e4'],
    ['mk', 'по е4'],
  ] as const)('%s %s', (language, text) => expect(played(start, text, language)).toEqual(ASKED));
});

test('a verb before its subject asks, behind an adverb it does not', () => {
  expect(played(start, 'spiele ich e4', 'de')).toEqual(ASKED);
  expect(played(start, 'jetzt spiele ich e4', 'de')).toEqual(thrice('e2e4'));
  expect(played(start, "I'd play e4", 'en')).toEqual(ASKED);
  expect(played(start, "I'd like e4", 'en')).toEqual(thrice('e2e4'));
});

describe('who takes', () => {
  const two = at('r1bqkbnr/ppp2ppp/2np4/4p3/3PP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4');

  test('a pawn is not meant before a piece that can take there too', () => {
    expect(played(two, 'takes on e5', 'en')).toEqual(ASKED);
    expect(readMove(two, 'takes on e5', 'en', false)).toMatchObject({
      kind: 'which',
      moves: expect.arrayContaining([
        { from: 'd4', to: 'e5' },
        { from: 'f3', to: 'e5' },
      ]),
    });
  });

  test('that only one capture is legal does not name it', () => {
    const one = at('r3k2r/ppqbbppp/2nppn2/8/2BNP3/2N1BP2/PPPQ2PP/R3K2R w KQkq - 0 10');
    expect(played(one, 'uzima skakač', 'hr')).toEqual(ASKED);
  });
});

describe('letters', () => {
  test('of another language are read with the words of the own', () => {
    expect(readMove(start, 'Jf3', 'en', false)).toEqual({ kind: 'move', move: { from: 'g1', to: 'f3' } });
    expect(played(start, 'chce e4', 'sk')).toEqual(ASKED);
  });

  test('name a piece once: what follows is its file', () => {
    const bishop = at('r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 9');
    expect(played(bishop, 'Sbd2', 'sk')).toEqual(ASKED);
    expect(played(bishop, 'Сбд2', 'sr')).toEqual(ASKED);
    const knights = at('r1bqkbnr/ppp2ppp/2np4/4p3/3PP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 0 4');
    expect(played(knights, 'Сбд2', 'sr')).toEqual(thrice('b1d2'));
  });
});

test('a man that is named with the square it stands on is that man, and does not come from elsewhere', () => {
  expect(readMove(start, 'knight on g1', 'en', false)).toEqual({ kind: 'squares', role: 'knight' });
});

test('three zeros are castling long, not a sigh and castling short (C.13)', () => {
  const both = at('r3k2r/ppqbbppp/2nppn2/8/2BNP3/2N1BP2/PPPQ2PP/R3K2R w KQkq - 0 10');
  expect(played(both, 'oh oh oh', 'en')).toEqual(thrice('e1c1'));
  expect(played(both, 'oh oh', 'en')).toEqual(thrice('e1g1'));
});
