import { describe, expect, test } from 'vitest';
import { understand } from '#app/edge/understand.ts';
import type { Language } from '#rules/notation/language.ts';
import { makeUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { positionAt } from '#test/positionAt.ts';

function read(text: string, language: Language, fen?: string): string {
  const position = fen ? positionAt(fen) : Position.start();
  const found = understand(position, text, language);
  if (found.kind === 'move' || found.kind === 'illegal') return `${found.kind} ${makeUci(found.move)}`;
  return found.kind === 'unclear' ? `unclear ${found.candidates.map(makeUci).sort().join(' ')}` : 'none';
}

describe('moves as people write them', () => {
  test.each([
    ['e4', 'en', 'move e2e4'],
    ['Nf3', 'en', 'move g1f3'],
    ['Sf3', 'de', 'move g1f3'],
    ['g1f3', 'en', 'move g1f3'],
    ['Springer Felix drei', 'en', 'move g1f3'],
    ['knight f three', 'de', 'move g1f3'],
  ] as const)('%s (%s)', (text, language, expected) => {
    expect(read(text, language)).toBe(expected);
  });

  test('letters of another language are taken where they mean one move', () => {
    expect(read('Sf3', 'en')).toBe('move g1f3');
  });

  test('and asked about where they do not: S is a knight in German, a bishop in Slovak', () => {
    const both = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/8/PPPPNPPP/RNBQKB1R w KQkq - 0 1';
    expect(read('Sg3', 'en', both)).toBe('move e2g3');
    const either = '4k3/8/8/8/8/8/4B1N1/4K3 w - - 0 1';
    expect(read('Sf1', 'en', either)).toBe('move e2f1');
    expect(read('Sf3', 'en', '4k3/8/8/8/8/8/4B1N1/4K1N1 w - - 0 1')).toMatch(/^unclear .*e2f3.*g1f3/);
  });

  test('castling', () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
    expect(read('0-0', 'en', fen)).toBe('move e1g1');
    expect(read('O-O-O', 'de', fen)).toBe('move e1c1');
    expect(read('kurze Rochade', 'en', fen)).toBe('move e1g1');
  });

  test('named in full though not legal', () => {
    expect(read('e2e5', 'en')).toBe('illegal e2e5');
  });

  test('a doubt in the own language is not taken for a word of another', () => {
    expect(read('no Sf3', 'en')).toBe('none');
    expect(read('nein Nf3', 'de')).not.toMatch(/^move/);
  });

  test('what means nothing', () => {
    expect(read('rubbish', 'en')).toBe('none');
  });
});
