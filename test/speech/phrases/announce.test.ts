import { describe, expect, test } from 'vitest';
import { describe as describeMove } from '#rules/notation/describe.ts';
import type { Language } from '#rules/notation/language.ts';
import { parseUci } from '#rules/position/move.ts';
import { type AnnounceOptions, announceMove } from '#speech/phrases/announce.ts';
import { sayMove } from '#speech/phrases/speak.ts';
import { positionAt } from '#test/positionAt.ts';
import { readReference, referenceSections } from './reference.ts';

/** The half-moves of the reference tables, each in a position where it is that move. */
const MOVES: Readonly<Record<string, readonly [fen: string, uci: string]>> = {
  'e2-e4': ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'e2e4'],
  'Ng1-f3': ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'g1f3'],
  exd5: ['rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2', 'e4d5'],
  'exd6 e.p.': ['rnbqkb1r/ppp2ppp/8/3pP3/3Qn3/5N2/PPP2PPP/RNB1KB1R w KQkq d6 0 6', 'e5d6'],
  Nbd2: ['r1bqk2r/ppp1bppp/2nn4/6B1/8/4QN2/PPP2PPP/RN2KB1R w KQkq - 4 9', 'b1d2'],
  R1e2: ['6k1/8/8/4R3/8/8/8/4R1K1 w - - 0 1', 'e1e2'],
  'c8=Q': ['1n6/2P3k1/8/8/8/8/8/K7 w - - 0 1', 'c7c8q'],
  '0-0': ['r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 9', 'e1g1'],
  '0-0-0': ['r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 9', 'e1c1'],
  'Qxf7#': ['r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4', 'h5f7'],
};

function described(name: string) {
  const [fen, uci] = MOVES[name] ?? MOVES[name.replace(' (two knights)', '')]!;
  return describeMove(positionAt(fen), parseUci(uci)!)!;
}

const options = (language: Language, more: Partial<AnnounceOptions> = {}): AnnounceOptions => ({
  language,
  vocabulary: 'fide',
  form: 'long',
  check: false,
  ...more,
});

describe('D.2.1 a move is announced in the names of the appendix', () => {
  test.each([
    ['e2-e4', 'Bauer Eva zwei Eva vier', 'Eva vier'],
    ['Ng1-f3', 'Springer Gustav eins Felix drei', 'Springer Felix drei'],
    ['exd5', 'Bauer Eva vier schlägt David fünf', 'Eva schlägt David fünf'],
    ['exd6 e.p.', 'Bauer Eva fünf schlägt David sechs en passant', 'Eva schlägt David sechs en passant'],
    ['Nbd2', 'Springer Bella eins David zwei', 'Springer Bella David zwei'],
    ['R1e2', 'Turm Eva eins Eva zwei', 'Turm eins Eva zwei'],
    ['c8=Q', 'Bauer Cesar sieben Cesar acht Dame', 'Cesar acht Dame'],
    ['0-0', 'Kurze Rochade', 'Kurze Rochade'],
    ['0-0-0', 'Lange Rochade', 'Lange Rochade'],
    ['Qxf7#', 'Dame Hector fünf schlägt Felix sieben Matt', 'Dame schlägt Felix sieben Matt'],
  ])('%s in German, whatever the language', (name, long, short) => {
    for (const language of ['en', 'de', 'mk'] as const) {
      expect(announceMove(described(name), options(language))).toBe(long);
      expect(announceMove(described(name), options(language, { form: 'short' }))).toBe(short);
    }
  });

  test('the other vocabularies speak the player’s language', () => {
    const move = described('Ng1-f3');
    expect(announceMove(move, options('en', { vocabulary: 'native' }))).toBe('knight Gustav one Felix three');
    expect(announceMove(move, options('en', { vocabulary: 'plain' }))).toBe('knight g one f three');
    expect(announceMove(move, options('en', { vocabulary: 'nato' }))).toBe('knight Golf one Foxtrot three');
    expect(announceMove(move, options('sr', { vocabulary: 'native' }))).toBe(
      'скакач Густав један Феликс три',
    );
  });

  test('check is said where it is wished, mate always', () => {
    const check = describeMove(positionAt('4k3/8/8/8/8/8/8/3QK3 w - - 0 1'), { from: 'd1', to: 'e2' })!;
    expect(announceMove(check, options('de', { form: 'short' }))).toBe('Dame Eva zwei');
    expect(announceMove(check, options('de', { form: 'short', check: true }))).toBe('Dame Eva zwei Schach');
    expect(announceMove(described('Qxf7#'), options('de', { form: 'short', check: true }))).toBe(
      'Dame schlägt Felix sieben Matt',
    );
  });
});

describe('what a voice is given', () => {
  test('has a comma after the from-square and the voice of the words', () => {
    expect(sayMove(described('Ng1-f3'), options('pl')).spoken).toEqual([
      { lang: 'de', text: 'Springer Gustav eins, Felix drei', shown: 'Springer Gustav eins Felix drei' },
    ]);
    expect(sayMove(described('R1e2'), options('de', { form: 'short' })).spoken).toEqual([
      { lang: 'de', text: 'Turm eins, Eva zwei', shown: 'Turm eins Eva zwei' },
    ]);
    expect(sayMove(described('Ng1-f3'), options('pl', { vocabulary: 'nato' })).spoken[0]?.lang).toBe('pl');
  });

  test('names single letters, which voices misread', () => {
    const move = describeMove(positionAt('4k3/8/8/8/8/8/P7/4K3 w - - 0 1'), { from: 'a2', to: 'a4' })!;
    const said = sayMove(move, options('en', { vocabulary: 'plain', form: 'short' }));
    expect(said).toEqual({ text: 'a four', spoken: [{ lang: 'en', text: 'eh four', shown: 'a four' }] });
  });
});

const reference = readReference();
test.skipIf(reference === null)('every announcement of the reviewed reference, in its words', () => {
  let compared = 0;
  for (const { language, rows } of referenceSections(reference!, '## A.')) {
    for (const [name, long, short] of rows) {
      const names = name!.split(' / ');
      if (!MOVES[names[0]!]) continue;
      names.forEach((one, index) => {
        const words = options(language, { vocabulary: 'native' });
        const expected = long!.split(' / ')[index]!;
        expect(announceMove(described(one), words).toLowerCase()).toBe(expected.toLowerCase());
        const brief = announceMove(described(one), { ...words, form: 'short' });
        expect(brief.toLowerCase()).toBe((short === 'same' ? expected : short!).toLowerCase());
        compared += 1;
      });
    }
  }
  expect(compared).toBe(80);
});
