import { beforeAll, describe, expect, test } from 'vitest';
import { describe as describeMove } from '#rules/notation/describe.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { Position } from '#rules/position/position.ts';
import {
  checkAnswer,
  lastMove,
  lastMoves,
  movesCompleted,
  movesToControl,
  opponentTime,
  ownTime,
  ownTimeUsed,
  sideToMove,
} from '#speech/phrases/answers.ts';
import {
  correction,
  readFile,
  readKind,
  readMaterial,
  readRank,
  readSide,
  readSquare,
} from '#speech/phrases/boardReading.ts';
import { durationWords } from '#speech/phrases/durations.ts';
import { capitalised, loadPhrases } from '#speech/phrases/phrasebook.ts';
import type { Said } from '#speech/phrases/said.ts';
import { sayMove } from '#speech/phrases/speak.ts';
import { readReference, referenceSections } from './reference.ts';

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadPhrases));
});

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Nothing here differs between eye and ear. */
function text(said: Said): string {
  expect(said.spoken.map((segment) => segment.text).join('')).toBe(said.text);
  return said.text;
}

describe('D.2.10.4 the time and the number of moves, on request', () => {
  test('times are words, agreeing with their nouns', () => {
    expect(text(ownTime('de', 4 * MINUTE + 30 * SECOND))).toBe('Eigene Zeit: vier Minuten dreißig Sekunden.');
    expect(text(opponentTime('pl', 22 * MINUTE))).toBe('Czas przeciwnika: dwadzieścia dwie minuty.');
    expect(text(ownTimeUsed('en', HOUR + SECOND))).toBe('You have used one hour one second.');
  });

  test('a clock at zero says so, and part of a second is not rounded up', () => {
    expect(text(ownTime('en', 999))).toBe('Your time: zero seconds.');
    expect(text(ownTime('en', 59_999))).toBe('Your time: fifty-nine seconds.');
  });

  test('the last period has no further control', () => {
    expect(text(movesToControl('de', null))).toBe('Keine weitere Zeitkontrolle.');
    expect(text(movesToControl('de', 0))).toBe('Zeitkontrolle erreicht.');
  });

  test('whose turn, and check', () => {
    expect(text(sideToMove('pl', 'black'))).toBe('Ruch czarnych.');
    expect(text(checkAnswer('de', 'white'))).toBe('Weiß steht im Schach.');
    expect(text(checkAnswer('sr-Latn', null))).toBe('Nema šaha.');
  });
});

describe('the last moves', () => {
  const knight = describeMove(Position.start(), { from: 'g1', to: 'f3' })!;
  const move = sayMove(knight, { language: 'en', vocabulary: 'fide', form: 'long', check: false });

  test('German words inside an English sentence go to the German voice', () => {
    expect(lastMove('en', move)).toEqual({
      text: 'Last move: Springer Gustav eins Felix drei.',
      spoken: [
        { lang: 'en', text: 'Last move: ' },
        {
          lang: 'de',
          text: 'Springer Gustav eins, Felix drei.',
          shown: 'Springer Gustav eins Felix drei.',
        },
      ],
    });
  });

  test('several are told in their order; none at the beginning', () => {
    expect(lastMoves('en', [move, move]).text).toBe(
      'Last moves: Springer Gustav eins Felix drei; Springer Gustav eins Felix drei.',
    );
    expect(text(lastMoves('en', []))).toBe('No move has been made yet.');
    expect(text(lastMove('de', null))).toBe('Noch kein Zug gespielt.');
  });
});

describe('reading the board', () => {
  const start = Position.start();
  const native = (language: (typeof LANGUAGES)[number]) => ({ language, vocabulary: 'native' }) as const;

  test('a square, a rank, a file', () => {
    expect(text(readSquare(start, 'b1', native('de')))).toBe('Bella eins: weißer Springer.');
    expect(text(readSquare(start, 'e4', native('sk')))).toBe('Eva štyri: prázdne.');
    expect(text(readRank(start, '4', native('hr')))).toBe('Red četiri: prazan.');
    expect(text(readRank(start, '8', native('en')))).toMatch(
      /^Rank eight: Anna: black rook, Bella: black knight, /,
    );
    expect(text(readFile(start, 'e', native('en')))).toBe(
      'File Eva: one: white king, two: white pawn, seven: black pawn, eight: black king.',
    );
  });

  test('the men of a kind and of a side', () => {
    expect(text(readKind(start, 'white', 'knight', native('mk')))).toBe(
      'Бел скокач: Бела еден, Густав еден.',
    );
    const bare = Position.parse('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
    if (!bare.ok) throw new Error(bare.reason);
    expect(text(readKind(bare.position, 'white', 'queen', native('pl')))).toBe(
      'Biały hetman: nie ma na szachownicy.',
    );
    expect(text(readSide(bare.position, 'white', native('en')))).toBe('White: king Eva one; pawn Eva two.');
  });

  test('the material is counted with the right plurals', () => {
    expect(text(readMaterial(start, 'sk'))).toContain(
      'Biely: jeden kráľ, jedna dáma, dve veže, dvaja strelci, dvaja jazdci, osem pešiakov.',
    );
  });

  test('a guided correction names the square first, in the voice of its words', () => {
    const missing = { square: 'b1', found: null, expected: { color: 'white', role: 'knight' } } as const;
    expect(text(correction(missing, native('pl')))).toBe('Bella jeden: brakuje białego skoczka.');
    expect(correction(missing, { language: 'pl', vocabulary: 'fide' }).spoken).toEqual([
      { lang: 'de', text: 'Bella eins: ' },
      { lang: 'pl', text: 'brakuje białego skoczka.' },
    ]);
    expect(text(correction({ square: 'b1', found: 'unknown', expected: null }, native('de')))).toBe(
      'Bella eins: Feld muss leer sein.',
    );
    const wrong = {
      square: 'b1',
      found: { color: 'white', role: 'bishop' },
      expected: { color: 'white', role: 'knight' },
    } as const;
    expect(text(correction(wrong, native('sr')))).toBe(
      'Бела један: овде је бели ловац, а треба да буде бели скакач.',
    );
    expect(text(correction({ ...wrong, expected: null }, native('en')))).toBe(
      'Bella one: white bishop does not belong here.',
    );
  });
});

const reference = readReference();
test.skipIf(reference === null)('every time and count of the reviewed reference, in its words', () => {
  const times: Readonly<Record<string, (language: (typeof LANGUAGES)[number]) => Said>> = {
    'own 1 min': (language) => ownTime(language, MINUTE),
    'own 2 min': (language) => ownTime(language, 2 * MINUTE),
    'own 5 min': (language) => ownTime(language, 5 * MINUTE),
    'own 21 min': (language) => ownTime(language, 21 * MINUTE),
    'own 22 min': (language) => ownTime(language, 22 * MINUTE),
    'opponent 1 s': (language) => opponentTime(language, SECOND),
    'opponent 2 s': (language) => opponentTime(language, 2 * SECOND),
    'opponent 5 s': (language) => opponentTime(language, 5 * SECOND),
    'opponent 30 s': (language) => opponentTime(language, 30 * SECOND),
    'own 1 h 7 min 32 s': (language) => ownTime(language, HOUR + 7 * MINUTE + 32 * SECOND),
    'used 22 min 28 s': (language) => ownTimeUsed(language, 22 * MINUTE + 28 * SECOND),
    'under 5 min (4:59)': (language) => ownTime(language, 4 * MINUTE + 59 * SECOND),
  };
  let compared = 0;
  for (const { language, rows } of referenceSections(reference!, '## A.')) {
    for (const [name, first, second] of rows) {
      if (times[name!]) {
        expect(text(times[name!]!(language))).toBe(first);
        compared += 1;
      } else if (/^\d+$/.test(name!)) {
        expect(text(movesCompleted(language, Number(name)))).toBe(first);
        expect(text(movesToControl(language, Number(name)))).toBe(second);
        compared += 2;
      } else if (name!.startsWith('under 10 s')) {
        const [alone = ''] = first!.split('.');
        expect(capitalised(durationWords(language, 7 * SECOND))).toBe(alone);
        compared += 1;
      }
    }
  }
  expect(compared).toBe(8 * (12 + 8 + 1));
});
