/**
 * Words that may be passed over before a square part it when they stand inside it, and before an act they tell when it
 * happens: "Eva at four" is a time, "after e4 takes d5" somebody else's move.
 */
import { describe, expect, test } from 'vitest';
import type { Language } from '#rules/notation/language.ts';
import { makeUci } from '#rules/position/move.ts';
import { match } from '#speech/match/match.ts';
import { positionAt } from '#test/positionAt.ts';
import { PLACES, type Place } from './sayings.ts';

type Case = readonly [Language, Place, string];

function heard(language: Language, place: Place, text: string): string | null {
  const found = match(positionAt(PLACES[place]), text, { language });
  return found.kind === 'move' ? makeUci(found.move) : null;
}

describe('a file and its rank are one word apart from each other', () => {
  const times: readonly Case[] = [
    ['en', 'start', 'David at four'],
    ['en', 'start', 'bee in three'],
    ['de', 'start', 'Gustav um vier'],
    ['de', 'start', 'Bella von drei'],
    ['de', 'start', 'Felix und vier'],
    ['pl', 'start', 'Cezar o trzy'],
    ['pl', 'start', 'Dawid do cztery'],
    ['sk', 'start', 'Hektor o tri'],
    ['sk', 'start', 'Dávid s tri'],
    ['hr', 'start', 'Anna u četiri'],
    ['hr', 'start', 'e do tri'],
    ['sr', 'start', 'Бела са три'],
    ['sr-Latn', 'start', 'a u četiri'],
    ['mk', 'start', 'Хектор во четири'],
    ['mk', 'start', 'Густав и три'],
  ];
  test.each(times)('%s, %s: “%s” is asked about', (language, place, text) => {
    expect(heard(language, place, text)).toBeNull();
  });

  const moves: readonly (readonly [...Case, string])[] = [
    ['en', 'start', 'e ehm four', 'e2e4'],
    ['en', 'start', 'pawn e to e four', 'e2e4'],
    ['de', 'start', 'Bauer von Eva zwei auf Eva vier', 'e2e4'],
    ['pl', 'start', 'z e dwa na e cztery', 'e2e4'],
    ['hr', 'start', 'sa e dva na e četiri', 'e2e4'],
    ['mk', 'start', 'од е два на е четири', 'e2e4'],
  ];
  test.each(moves)('%s, %s: “%s” is %s', (language, place, text, uci) => {
    expect(heard(language, place, text)).toBe(uci);
  });
});

describe('what stands behind “to” is a square, and no act', () => {
  const acts: readonly Case[] = [
    ['de', 'capture', 'nach e4 schlägt d5'],
    ['de', 'capture', 'nach dem Schlagen auf d5'],
    ['de', 'start', 'nach Springer f3'],
    ['de', 'castling', 'nach der kurzen Rochade'],
    ['en', 'castling', 'in castling short'],
    ['pl', 'castling', 'do krótkiej roszady'],
    ['sk', 'castling', 'do veľkej rošády'],
    ['hr', 'castling', 'do male rokade'],
    ['mk', 'capture', 'до земање на д5'],
  ];
  test.each(acts)('%s, %s: “%s” is asked about', (language, place, text) => {
    expect(heard(language, place, text)).toBeNull();
  });

  const moves: readonly (readonly [...Case, string])[] = [
    ['en', 'start', 'to f3 with the knight', 'g1f3'],
    ['en', 'start', 'I would like to move my knight to f3', 'g1f3'],
    ['en', 'promotion', 'promote to a knight on c8', 'c7c8n'],
    ['de', 'capture', 'auf d5 schlagen', 'e4d5'],
    ['de', 'start', 'nach e4', 'e2e4'],
    ['pl', 'start', 'na f3 skoczkiem', 'g1f3'],
  ];
  test.each(moves)('%s, %s: “%s” is %s', (language, place, text, uci) => {
    expect(heard(language, place, text)).toBe(uci);
  });
});

describe('“and” joins what a move does to it, and no squares', () => {
  const people: readonly Case[] = [
    ['en', 'capture', 'Eva and David five'],
    ['de', 'capture', 'Eva und David fünf'],
    ['de', 'capture', 'Eva mit David fünf'],
    ['pl', 'capture', 'Ewa i Dawid pięć'],
    ['hr', 'capture', 'Eva i David pet'],
    ['mk', 'capture', 'Ева и Давид пет'],
    ['en', 'start', 'knight and f3'],
  ];
  test.each(people)('%s, %s: “%s” is asked about', (language, place, text) => {
    expect(heard(language, place, text)).toBeNull();
  });
  test.each([
    ['en', 'promotion', 'takes b8 and becomes a rook', 'c7b8r'],
    ['en', 'mate', 'queen takes f7 and mate', 'h5f7'],
  ] as const)('%s, %s: “%s” is %s', (language, place, text, uci) => {
    expect(heard(language, place, text)).toBe(uci);
  });
});

describe('a square that is only named, and what is only said about the game', () => {
  test.each<Case>([
    ['en', 'start', 'square e4'],
    ['de', 'start', 'Feld Eva vier'],
    ['pl', 'start', 'pole e4'],
    ['sr', 'start', 'поље е4'],
    ['en', 'start', 'check e4'],
    ['en', 'start', 'I see four'],
    ['en', 'mate', 'good move, queen f7'],
    ['mk', 'start', 'сега е четири'],
    ['mk', 'start', 'ова е три'],
  ])('%s, %s: “%s” is asked about', (language, place, text) => {
    expect(heard(language, place, text)).toBeNull();
  });
  test.each([
    ['en', 'start', 'knight to the square f3', 'g1f3'],
    ['hr', 'start', 'na polje e4', 'e2e4'],
    ['mk', 'start', 'пешак е четири', 'e2e4'],
    ['en', 'mate', 'queen takes f7, check', 'h5f7'],
  ] as const)('%s, %s: “%s” is %s', (language, place, text, uci) => {
    expect(heard(language, place, text)).toBe(uci);
  });
});
