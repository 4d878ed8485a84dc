import { readFileSync } from 'node:fs';
import { expect, describe as suite, test } from 'vitest';
import { describe } from '#rules/notation/describe.ts';
import type { LANGUAGES } from '#rules/notation/language.ts';
import { parseGames } from '#rules/notation/pgnReader.ts';
import { readScore } from '#rules/notation/readScore.ts';
import { writeMove } from '#rules/notation/writeMove.ts';
import { makeUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';

const sample = parseGames(readFileSync('test/fixtures/appendix-c.pgn', 'utf8'))[0]!;
const moves = sample.ok ? sample.game.moves.map(({ move }) => makeUci(move)) : [];

/** As Appendix C prints it, in the letters of each Laws. */
const SCORES = {
  en: '1.e4 e5 2.Nf3 Nf6 3.d4 exd4 4.e5 Ne4 5.Qxd4 d5 6.exd6 e.p. Nxd6 7.Bg5 Nc6 8.Qe3+ Be7 9.Nbd2 0-0 10.0-0-0 Re8 11.Kb1 (=)',
  sk: '1.e4 e5 2.Jf3 Jf6 3.d4 exd4 4.e5 Je4 5.Dxd4 d5 6.exd6 e.p. Jxd6 7.Sg5 Jc6 8.De3+ Se7 9.Jbd2 0-0 10.0-0-0 Ve8 11.Kb1 (=)',
  hr: '1.e4 e5 2.Sf3 Sf6 3.d4 exd4 4.e5 Se4 5.Dxd4 d5 6.exd6 e.p. Sxd6 7.Lg5 Sc6 8.De3+ Le7 9.Sbd2 0-0 10.0-0-0 Te8 11.Kb1 (=)',
  pl: '1.e4 e5 2.Sf3 Sf6 3.d4 e:d4 4.e5 Se4 5.H:d4 d5 6.e:d6 e.p. S:d6 7.Gg5 Sc6 8.He3+ Ge7 9.Sbd2 0-0 10.0-0-0 We8 11.Kb1 (=)',
} as const;

suite('the sample game of Appendix C', () => {
  test.each(Object.entries(SCORES))('reads in %s with its draw offer', (language, text) => {
    const read = readScore(Position.start(), text, language as keyof typeof SCORES);
    if (read.kind !== 'score') throw new Error(`${read.kind}: ${JSON.stringify(read)}`);
    expect(read.moves.map(({ move }) => makeUci(move))).toEqual(moves);
    expect(read.moves.map(({ drawOffer }) => drawOffer)).toEqual([...Array(20).fill(false), true]);
  });

  test('is written in each language as its Laws print it', () => {
    const written = (language: (typeof LANGUAGES)[number]) => {
      let position = Position.start();
      return (sample.ok ? sample.game.moves : []).map(({ move }) => {
        const text = writeMove(describe(position, move)!, { language });
        position = position.after(move);
        return text;
      });
    };
    expect(written('sk').slice(14, 16)).toEqual(['De3+', 'Se7']);
    expect(written('pl').slice(12, 16)).toEqual(['Gg5', 'Sc6', 'He3+', 'Ge7']);
    expect(written('hr').at(-2)).toBe('Te8');
    expect(written('sr').at(-2)).toBe('Тe8');
  });
});

suite('a score without a language', () => {
  test('is read where all languages that can read it tell the same game', () => {
    const read = readScore(Position.start(), '1. e4 e5 2. Sf3 Sf6', null);
    expect(read).toMatchObject({ kind: 'score', languages: ['de', 'pl', 'hr', 'sr', 'sr-Latn', 'mk'] });
  });

  test('is asked about where it could be two games', () => {
    // Se2 is the bishop in Slovak and the knight elsewhere, and either may go there.
    const read = readScore(Position.start(), '1. e4 e5 2. Se2', null);
    expect(read.kind).toBe('ask');
    expect(read.kind === 'ask' && read.languages).toContain('sk');
  });

  test('is never guessed: a letter no language has stays unread', () => {
    expect(readScore(Position.start(), '1. e4 e5 2. Xf3', null)).toMatchObject({
      kind: 'unreadable',
      text: 'Xf3',
    });
  });

  test('an ambiguous move is unreadable, and what came before survives', () => {
    const read = readScore(Position.start(), '1. Nf3 d5 2. Nc3 d4 3. Nb1 a6 4. Nd5', 'en');
    expect(read).toMatchObject({ kind: 'unreadable', text: 'Nd5' });
    expect(read.kind === 'unreadable' && read.moves).toHaveLength(6);
  });
});
