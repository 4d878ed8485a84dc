import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '#rules/notation/language.ts';
import type { Engine } from '#speech/polyfill/engine.ts';
import { LEXICON_VOICES, type LexiconVoice, respell, sayZwo } from '#speech/voices/lexicon.ts';
import { speakable } from '#speech/voices/speakable.ts';
import { startEngine } from '#test/speech/polyfill/startEngine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await startEngine();
});

describe('what espeak would say wrongly is respelt, and then said right', () => {
  test.each<[LexiconVoice, string, string]>([
    ['de', 'Cesar', "ts'E:zA:r"],
    ['de', 'David', "d'AvIt"],
    ['de', 'Rochade', "r'Ox'A:d@"],
    ['de', 'Remis', "re:m'i:"],
    ['de', 'remis', "re:m'i:"],
    ['de', 'en passant', "_!'aN p'asaN"],
    ['en', 'Gustav', "g'u:stav"],
    ['hr', 'en passant', "'an p'as&n"],
    ['sr', 'ен пассант', "'an p'as&n"],
    ['mk', 'Felix', "f'elIks"],
  ])('%s: %s', (voice, shown, phonemes) => {
    expect(engine.phonemes(shown, voice)).not.toBe(phonemes);
    expect(engine.phonemes(respell(shown, voice), voice)).toBe(phonemes);
  });

  test.each(['pl', 'sk', 'hr', 'sr', 'mk'] as const)('%s: Hector is said with k', (voice) => {
    expect(engine.phonemes(respell('Hector', voice), voice)).toMatch(/k_?t/);
    expect(engine.phonemes('Hector', voice)).not.toMatch(/k_?t/);
  });

  test('the keys of the help are named, not hummed (hr, sr, mk)', () => {
    expect(respell('T: vaše vrijeme. L: zadnji potez.', 'hr')).toBe('te: vaše vrijeme. el: zadnji potez.');
    expect(respell('T: ваше време.', 'sr')).toBe('те: ваше време.');
    expect(engine.phonemes('T', 'hr')).toContain('@');
    expect(engine.phonemes(respell('T', 'hr'), 'hr')).not.toContain('@');
  });

  test.each<[LexiconVoice, string]>([
    ['hr', 'b, c, č, ć, d, đ, f, g, h, j, k, l, m, n, p, r, s, š, t, v, z, ž'],
    ['sr', 'б, в, г, д, ђ, ж, з, ј, к, л, љ, м, н, њ, п, р, с, т, ћ, ф, х, ц, ч, џ, ш'],
    ['sr', 'B, e, l, l, a; s, e, c, h, s'],
    ['mk', 'б, в, г, д, ѓ, ж, з, ѕ, ј, к, л, љ, м, н, њ, п, р, с, т, ќ, ф, х, ц, ч, џ, ш'],
  ])('%s: every letter that is spelt has its name: %s', (voice, spelt) => {
    expect(engine.phonemes(spelt, voice)).toContain("'@");
    expect(engine.phonemes(respell(spelt, voice), voice)).not.toContain("'@");
  });

  test('a letter that is a word is no letter', () => {
    expect(respell('partija s dva lovca', 'hr')).toBe('partija s dva lovca');
    expect(respell('Bijeli, s crnim', 'hr')).toBe('Bijeli, s crnim');
  });
});

describe('a respelling touches only its own word', () => {
  test.each<[LexiconVoice, string]>([
    ['de', 'Springer Gustav eins, Felix drei'],
    ['de', 'Davids Turm'],
    ['sr', 'бела дама'],
    ['en', 'knight takes'],
  ])('%s: %s stays as it is', (voice, text) => {
    expect(respell(text, voice)).toBe(text);
  });

  test('in the middle of a sentence, beside punctuation', () => {
    expect(respell('Bauer Cesar sieben, schlägt David acht, Dame', 'de')).toBe(
      'Bauer Zäsar sieben, schlägt Dawitt acht, Dame',
    );
    expect(respell('dvadsaťjeden sekúnd', 'sk')).toBe('dvadsať jeden sekúnd');
    expect(respell('Braillovský riadok, braillovského', 'sk')).toBe('Brajlovský riadok, brajlovského');
    expect(respell('Бела четири', 'sr')).toBe('Белла четири');
    expect(respell('Бела дама: Бела три.', 'sr')).toBe('Бела дама: Белла три.');
    expect(respell('Ред три: Бела: бела дама.', 'mk')).toBe('Ред три: Белла: бела дама.');
    expect(respell('Alfa Bravo Hotel', 'mk')).toBe('Алфа Браво Хотел');
  });

  test.each(LEXICON_VOICES)('%s: respelling twice is respelling once', (voice) => {
    const shown =
      'Cesar David Rochade Remis Gustav Hector Felix Charlie Echo Escape USB DGT BRLTTY Бела T M L';
    expect(respell(respell(shown, voice), voice)).toBe(respell(shown, voice));
  });
});

describe('zwo for zwei', () => {
  test('as a word of its own only', () => {
    expect(sayZwo('Eva zwei, Eva drei. Zwei Minuten, zweiunddreißig')).toBe(
      'Eva zwo, Eva drei. Zwo Minuten, zweiunddreißig',
    );
  });
});

describe('signs are said in words', () => {
  test.each(LANGUAGES)('%s: results and figurines', (language) => {
    for (const result of ['1-0', '0-1', '½-½', '1/2-1/2', '1–0', '½'])
      expect(speakable(`(${result})`, language), result).toMatch(/^\([\p{L} ]{3,}\)$/u);
    const pieces = [...'♔♕♖♗♘♙'].map((glyph) => speakable(`${glyph}e4`, language));
    expect(pieces.every((words) => /^\p{L}+ e4$/u.test(words))).toBe(true);
    expect(new Set(pieces).size).toBe(6);
    expect([...'♚♛♜♝♞♟'].map((glyph) => speakable(`${glyph}\ufe0ee4`, language))).toEqual(pieces);
  });

  test('castling, dates and other numbers stay as they are', () => {
    const text = '0-0, 0-0-0, 11-0, 1-01, 2026-1-0, D.2.1-0x';
    expect(speakable(text, 'en')).toBe(text);
    expect(speakable('1-0', 'fr')).toBe('1-0');
  });
});
