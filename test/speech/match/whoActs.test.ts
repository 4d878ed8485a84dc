/** Decision 15: who acts, and whether he acts at all. A wish of a man, what he will do and whence he comes are no move. */
import { describe, expect, test } from 'vitest';
import { readMove } from '#app/edge/readText.ts';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { makeUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { LEXICONS } from '#speech/match/dictionary.ts';
import { match } from '#speech/match/match.ts';

function at(fen: string): Position {
  const parsed = Position.parse(fen);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.position;
}

/** What the command and the app in both modes play. */
function played(position: Position, text: string, language: Language): (string | null)[] {
  const found = [
    match(position, text, { language }),
    readMove(position, text, language, true),
    readMove(position, text, language, false),
  ];
  return found.map((each) => (each.kind === 'move' ? makeUci(each.move) : null));
}

const start = Position.start();
const capture = at('rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2');
const middle = at('r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 9');
const ASKED = [null, null, null];
const thrice = (uci: string) => [uci, uci, uci];

describe('what a man wants or will do is no move, what the speaker wants is', () => {
  test.each([
    ['en', 'the knight wants to go to f3'],
    ['en', 'knight will go to f3'],
    ['en', 'knight would like f3'],
    ['de', 'Springer will nach f3'],
    ['de', 'der Springer möchte nach f3'],
    ['de', 'der will e4'],
    ['de', 'das will e4'],
    ['pl', 'skoczek chce na f3'],
    ['pl', 'Ewa daje e4'],
    ['sk', 'jazdec chce f3'],
    ['hr', 'skakač želi na f3'],
    ['hr', 'skakač će na f3'],
    ['sr', 'скакач хоће на ф3'],
    ['sr-Latn', 'pešak hoće e4'],
    ['mk', 'скокачот сака на ф3'],
    ['mk', 'скокачот ќе оди на ф3'],
  ] as const)('%s %s', (language, text) => expect(played(start, text, language)).toEqual(ASKED));

  test.each(['lovac će uzeti e6', 'lovac ce uzeti e6'])('hr %s: će is no file', (text) =>
    expect(played(middle, text, 'hr')).toEqual(ASKED),
  );

  test.each([
    ['en', 'I want to play e4'],
    ['en', 'I will play e4'],
    ['en', 'e4 I would like to play'],
    ['de', 'ich will e4'],
    ['de', 'e4 möchte ich spielen'],
    ['pl', 'chcę zagrać e4'],
    ['sk', 'chcem hrať e4'],
    ['hr', 'želim igrati e4'],
    ['hr', 'odigrat ću e4'],
    ['sr', 'хоћу е4'],
    ['mk', 'ќе одиграм е4'],
  ] as const)('%s %s', (language, text) => expect(played(start, text, language)).toEqual(thrice('e2e4')));
});

describe('whence a man comes is not where he goes', () => {
  test.each(LANGUAGES)('%s', (language) => {
    const { from, leading, pieces } = LEXICONS[language];
    const to = leading.split(' ')[0];
    const knight = pieces.knight.split(' ')[0];
    for (const word of from.split(' ')) {
      expect(played(start, `${word} e4`, language), word).toEqual(ASKED);
      expect(played(start, `${word} f3 ${knight}`, language), word).toEqual(ASKED);
      expect(played(start, `${knight} ${word} f3`, language), word).toEqual(ASKED);
      // In Croatian and Serbian a lone "s" may also be the knight's letter.
      if (word.length > 1)
        expect(played(start, `${word} e2 ${to} e4`, language), word).toEqual(thrice('e2e4'));
      expect(played(start, `${knight} ${word} g1 ${to} f3`, language), word).toEqual(thrice('g1f3'));
    }
  });

  test.each([
    ['hr', 's konjem na f3', start, 'g1f3'],
    ['pl', 'pion z biciem na d5', capture, 'e4d5'],
    ['hr', 'počinjem s e4', start, 'e2e4'],
    ['sr', 'почињем са е4', start, 'e2e4'],
    ['pl', 'zaczynam od e4', start, 'e2e4'],
  ] as const)('%s %s: the same word is with, and what one begins with', (language, text, position, uci) =>
    expect(played(position, text, language)).toEqual(thrice(uci)),
  );
});

describe('a colour that plays is the side to move', () => {
  test.each([
    ['en', 'white plays e4', 'black plays e4'],
    ['de', 'Weiß zieht e4', 'Schwarz zieht e4'],
    ['pl', 'biały gra e4', 'czarny gra e4'],
    ['sk', 'biely hrá e4', 'čierny hrá e4'],
    ['hr', 'bijeli igra e4', 'crni igra e4'],
    ['sr', 'бели игра е4', 'црни игра е4'],
    ['mk', 'белиот игра е4', 'црниот игра е4'],
  ] as const)('%s %s, and not %s', (language, his, others) => {
    expect(played(start, his, language)).toEqual(thrice('e2e4'));
    expect(played(start, others, language)).toEqual(ASKED);
  });
});

describe('taking in the third person', () => {
  test.each([
    ['en', 'takes d5'],
    ['de', 'schlägt d5'],
    ['pl', 'bije d5'],
    ['sk', 'berie d5'],
    ['hr', 'uzima d5'],
    ['sr', 'узима д5'],
    ['mk', 'зема д5'],
  ] as const)('%s %s is the sign of capture read out, where one pawn can', (language, text) =>
    expect(played(capture, text, language)).toEqual(thrice('e4d5')),
  );

  test.each(LANGUAGES)('%s: he will take is theirs who are named', (language) => {
    for (const verb of LEXICONS[language].heTakes.split(' ').filter(Boolean)) {
      expect(played(capture, `${verb} d5`, language), verb).toEqual(ASKED);
      expect(played(capture, `e ${verb} d5`, language), verb).toEqual(thrice('e4d5'));
      expect(played(capture, `e4 ${verb} d5`, language), verb).toEqual(thrice('e4d5'));
    }
  });
});

test.each(LANGUAGES)('%s: a knight that jumps is the one that was named', (language) => {
  const { jumps, pieces } = LEXICONS[language];
  for (const verb of jumps.split(' ')) {
    const knight = pieces.knight.split(' ')[0];
    expect(played(middle, `${knight} c3 ${verb} d5`, language), verb).toEqual(thrice('c3d5'));
    expect(played(middle, `${verb} d5`, language), verb).toEqual(thrice('c3d5'));
    expect(played(middle, `c3 ${verb} d5`, language), verb).toEqual(thrice('c3d5'));
  }
});

test('a that may be an article or and is no file where it would choose', () => {
  const rooks = at('4k3/8/8/8/8/8/5PKP/R4R2 w - - 0 1');
  expect(played(rooks, 'a rook to d1', 'en')).toEqual(ASKED);
  expect(played(rooks, 'a veža d1', 'sk')).toEqual(ASKED);
  expect(played(rooks, 'rook a to d1', 'en')).toEqual(thrice('a1d1'));
});

test('castling to the side of a man, with his name', () => {
  expect(played(middle, 'roszada w stronę hetmana', 'pl')).toEqual(thrice('e1c1'));
  expect(played(middle, 'roszada na stronę króla', 'pl')).toEqual(thrice('e1g1'));
  expect(played(middle, 'рокада на кралското крило', 'mk')).toEqual(thrice('e1g1'));
  expect(played(middle, 'рокада на дамското крило', 'mk')).toEqual(thrice('e1c1'));
});
