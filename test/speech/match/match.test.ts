import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { type Move, makeUci, parseUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { makeSan } from '#rules/position/san.ts';
import { LEXICONS } from '#speech/match/dictionary.ts';
import { match } from '#speech/match/match.ts';
import { namesMove } from '#speech/match/named.ts';
import { positionAt as at } from '#test/positionAt.ts';
import { PLACES, UTTERANCES } from './utterances.ts';

function heard(position: Position, text: string, language: Language, illegalToo = false): string {
  const result = match(position, text, { language, illegalToo });
  if (result.kind === 'unclear') return result.candidates.map(makeUci).sort().join(' ');
  return result.kind === 'none' ? 'none' : `${result.kind} ${makeUci(result.move)}`;
}

const move = (uci: string): Move => parseUci(uci)!;

describe.each(LANGUAGES)('what people say and type in %s', (language) => {
  test.each(UTTERANCES[language])('"%s" in %s is %s', (text, place, expected) => {
    const moves = expected.split(' ');
    const position = at(PLACES[place]);
    if (moves.length === 1) expect(heard(position, text, language)).toBe(`move ${expected}`);
    else expect(heard(position, text, language).split(' ')).toEqual(expect.arrayContaining(moves));
  });
});

describe('notation', () => {
  const busy = at('r3k2r/pPpq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/P1PQ1PPP/R3K2R w KQkq - 0 9');

  test.each(LANGUAGES)('coordinates name exactly their move, whatever letters %s has', (language) => {
    for (const legal of busy.legalMoves()) {
      expect(heard(busy, makeUci(legal), language)).toBe(`move ${makeUci(legal)}`);
      expect(heard(busy, makeUci(legal).toUpperCase(), language)).toBe(`move ${makeUci(legal)}`);
    }
  });

  test.each(LANGUAGES)('the score in the letters of %s and in English ones is read back', (language) => {
    const letters = Object.entries(LEXICONS[language].letters);
    const national = (san: string) =>
      san.replace(/[KQRBN]/g, (english) => {
        const role = LEXICONS.en.letters[english];
        return letters.find((letter) => letter[1] === role)![0];
      });
    for (const legal of busy.legalMoves()) {
      const san = makeSan(busy, legal);
      expect(heard(busy, national(san), language)).toBe(`move ${makeUci(legal)}`);
      // A German B may be the pawn, too.
      if (language === 'de' && /^B/.test(san)) expect(heard(busy, san, language)).toContain(makeUci(legal));
      else expect(heard(busy, san, language)).toBe(`move ${makeUci(legal)}`);
    }
  });

  test.each([
    ['exd6e.p.', 'e5d6'],
    ['exd6ep', 'e5d6'],
    ['e5xd6 e. p.!', 'e5d6'],
    ['6. exd6', 'e5d6'],
    ['е5:д6 е.п.', 'e5d6'],
    ['Ng1-f3 (=)', 'none'],
    ['Nf3-d2+', 'f3d2'],
    ['Q×e4', 'd4e4'],
    ['Qxe4!?', 'd4e4'],
    ['Ｑｅ４', 'd4e4'],
    ['queen takes e4, gives double check', 'd4e4'],
  ])('"%s" is written with its signs', (text, expected) => {
    const position = at('rnbqkb1r/ppp2ppp/8/3pP3/3Qn3/5N2/PPP2PPP/RNB1KB1R w KQkq d6 0 6');
    expect(heard(position, text, 'en')).toBe(expected === 'none' ? 'none' : `move ${expected}`);
  });

  test('a capital is the piece, also where it cannot go and the pawn of that letter can', () => {
    const position = at('rnbqkbnr/pp2pppp/8/8/2pP4/1P2P3/P2NBPPP/RNBQK2R w KQkq - 0 1');
    expect(heard(position, 'Bc4', 'en')).toBe('move e2c4');
    const blocked = at('rnbqkbnr/pp2pppp/8/8/2pP4/1P2P3/P2N1PPP/RNBQK2R w KQkq - 0 1');
    expect(heard(blocked, 'Bc4', 'en')).not.toMatch(/^move/);
  });

  test('in German B is no piece letter: pawn, bishop or file are asked about', () => {
    const position = at('rnbqkbnr/pp2pppp/8/8/2pP4/1P2PN2/P4PPP/RNBQKB1R w KQkq - 0 1');
    expect(heard(position, 'Bc4', 'de')).toBe('b3c4 f1c4');
    expect(heard(Position.start(), 'Be4', 'de')).toBe('move e2e4');
  });
});

describe('a doubt is never resolved', () => {
  const start = Position.start();

  test.each([
    ['Eva vier nein', 'e2e4'],
    ['nein Eva vier', 'e2e4'],
    ['nein', 'none'],
    ['Springer f3 oder c3', 'b1c3 c2c3 g1f3'],
    ['b oder d vier', 'b2b4 d2d4'],
  ])('"%s" asks', (text, expected) => {
    expect(heard(start, text, 'de')).toBe(expected);
    expect(match(start, text, { language: 'de', illegalToo: true }).kind).not.toBe('move');
  });
});

describe('what is not legal', () => {
  const start = Position.start();

  test('is never taken for something else', () => {
    for (const text of [
      'e2e5',
      'Bauer Eva zwei Eva fünf',
      'h1h5',
      'kurze Rochade',
      'nonsense',
      '',
      '!?',
      'e9',
    ])
      expect(heard(start, text, 'de'), text).toBe('none');
  });

  test('is understood in an announcement where it is named in full (11.3.1)', () => {
    expect(heard(start, 'e2e5', 'en', true)).toBe('illegal e2e5');
    expect(heard(start, 'Bauer Eva zwei Eva fünf', 'en', true)).toBe('illegal e2e5');
    expect(heard(start, 'Springer Gustav eins schlägt Eva zwei', 'de', true)).toBe('illegal g1e2');
    expect(heard(start, 'kurze Rochade', 'de', true)).toBe('illegal e1g1');
    expect(heard(start, 'Lange Rochade', 'de', true)).toBe('illegal e1c1');
    expect(heard(start, 'knight e5', 'en', true)).toBe('none');
    expect(heard(start, 'Turm Gustav eins Gustav fünf', 'de', true)).toBe('none');
  });

  test('a legal move stays a legal move', () => {
    expect(heard(start, 'e2e4', 'en', true)).toBe('move e2e4');
    expect(heard(start, 'Springer', 'de', true)).toBe('b1a3 b1c3 g1f3 g1h3');
  });
});

describe('D.2.3.3 words name a placed move', () => {
  const two = at('r1bqk2r/ppp1bppp/2nn4/6B1/8/4QN2/PPP2PPP/RN2KB1R w KQkq - 4 9');
  const options = { language: 'de' } as const;

  test('if they contradict nothing in it and fit no other legal move', () => {
    expect(namesMove(two, 'Springer Bella David zwei', move('b1d2'), options)).toEqual({ kind: 'named' });
    expect(namesMove(two, 'Springer David zwei', move('b1d2'), options).kind).toBe('unclear');
    expect(namesMove(two, 'Springer Felix drei David zwei', move('b1d2'), options)).toEqual({
      kind: 'move',
      move: move('f3d2'),
    });
    expect(namesMove(two, 'Blumenkohl', move('b1d2'), options).kind).toBe('none');
  });

  test('also a move that is not legal', () => {
    const start = Position.start();
    expect(namesMove(start, 'Bauer Eva zwei Eva fünf', move('e2e5'), options)).toEqual({ kind: 'named' });
    expect(namesMove(start, 'Eva fünf', move('e2e5'), options)).toEqual({ kind: 'named' });
    expect(namesMove(start, 'Eva vier', move('e2e5'), options)).toEqual({ kind: 'move', move: move('e2e4') });
    expect(namesMove(start, 'Kurze Rochade', move('e1g1'), options)).toEqual({ kind: 'named' });
  });

  test('a promotion by its new piece, which the older editions do not ask for', () => {
    const position = at(PLACES.promotion);
    expect(namesMove(position, 'David eins Dame', move('d2d1q'), options)).toEqual({ kind: 'named' });
    expect(namesMove(position, 'David eins Turm', move('d2d1q'), options)).toEqual({
      kind: 'move',
      move: move('d2d1r'),
    });
    expect(namesMove(position, 'David eins', move('d2d1q'), options).kind).toBe('unclear');
    expect(namesMove(position, 'David eins', move('d2d1q'), { ...options, promotionUnnamed: true })).toEqual({
      kind: 'named',
    });
  });
});

describe('D.2.1 the opponent repeats the move', () => {
  test('rightly, wrongly or unclearly', () => {
    const start = Position.start();
    const repeat = (text: string) => namesMove(start, text, move('g1f3'), { language: 'pl' });
    expect(repeat('Springer Gustav eins Felix drei')).toEqual({ kind: 'named' });
    expect(repeat('skoczek f3')).toEqual({ kind: 'named' });
    expect(repeat('Springer Gustav eins Hector drei')).toEqual({ kind: 'move', move: move('g1h3') });
    expect(repeat('skoczek').kind).toBe('unclear');
    expect(repeat('mhm').kind).toBe('none');
  });
});

test('no text, however strange, makes the matcher fail or take a move that is not legal', () => {
  const position = at(PLACES.castling);
  const legal = new Set(position.legalMoves().map(makeUci));
  const word = fc.constantFrom(
    'Springer',
    'c',
    'e',
    '4',
    'takes',
    'na',
    'мала',
    'рокада',
    '0-0',
    'x',
    'б',
    'Bela',
    'Dame',
    'oder',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...LANGUAGES), (said, language) => {
      const result = match(position, said, { language });
      if (result.kind === 'move') expect(legal).toContain(makeUci(result.move));
      if (result.kind === 'unclear')
        for (const one of result.candidates) expect(legal).toContain(makeUci(one));
    }),
  );
});
