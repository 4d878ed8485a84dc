import { describe, expect, test } from 'vitest';
import { COMMAND_WORDS, WORDED_COMMANDS } from '#app/desk/commandWords.ts';
import {
  COMMAND_KEYS,
  COMMAND_NAMES,
  commandNames,
  parseTextCommand,
  SQUARE_COMMANDS,
} from '#app/desk/textCommand.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { Position } from '#rules/position/position.ts';
import { match } from '#speech/match/match.ts';

describe('the text field', () => {
  test.each([
    ['t', 'ownTime'],
    ['o', 'opponentTime'],
    ['m', 'moves'],
    ['l', 'lastMove'],
    ['?', 'help'],
    ['r', 'repeat'],
    [' T ', 'ownTime'],
    ['x', 'press'],
    ['aufgeben', 'resign'],
  ])('takes the command %j', (text, name) => {
    expect(parseTextCommand(text)).toEqual({ kind: 'command', name });
  });

  test.each(['e4', 'Sf3', 'g1f3', '0-0', 'b', 'Nb', 'exd5', 'springer felix drei', 's4', 'e8Q'])(
    'leaves %j to be read as a move',
    (text) => {
      expect(parseTextCommand(text)).toEqual({ kind: 'move', text });
    },
  );

  test.each([
    ['s e4', 'e4'],
    ['s e', 'e'],
    ['S 4', '4'],
  ])('reads a part of the board: %j', (text, what) => {
    expect(parseTextCommand(text)).toEqual({ kind: 'read', what });
  });

  test.each(LANGUAGES)(
    'takes a question about a square by its letter and by every word of %s',
    (language) => {
      expect(parseTextCommand('v e2')).toEqual({ kind: 'about', name: 'hints', square: 'e2' });
      for (const name of SQUARE_COMMANDS)
        for (const words of COMMAND_WORDS[language][name])
          expect(parseTextCommand(`${words} d5`), words).toEqual({ kind: 'about', name, square: 'd5' });
    },
  );

  test.each([
    ['whose move is it?', 'turn'],
    ['what was the last move', 'lastMove'],
    ['how much time does my opponent have', 'opponentTime'],
    ['wer ist gerade am Zug', 'turn'],
    ['kto jest na posunięciu', 'turn'],
    ['čí je ťah', 'turn'],
    ['tko je na potezu', 'turn'],
    ['ко је сада на потезу', 'turn'],
    ['koji je bio poslednji potez', 'lastMove'],
    ['кој е на потег', 'turn'],
  ])('takes the question %j by what it asks about', (text, name) => {
    expect(parseTextCommand(text)).toEqual({ kind: 'command', name });
  });

  test.each([
    'what is on d4',
    'is d4 empty?',
    'was steht auf d4',
    'co stoi na d4',
    'čo je na d4',
    'što je na d4',
    'шта је на д4',
    'šta ima na d4',
    'што е на д4',
  ])('%j asks what stands there, and is no move', (text) => {
    expect(parseTextCommand(text)).toEqual({ kind: 'about', name: 'here', square: 'd4' });
  });

  test.each(['it is d4', 'na d4', 'auf d4', 'na d4 e5', 'what about knight f3'])(
    'leaves %j to the reader of moves',
    (text) => {
      expect(parseTextCommand(text)).toEqual({ kind: 'move', text });
    },
  );

  test('does nothing with an empty line', () => {
    expect(parseTextCommand('  ')).toEqual({ kind: 'nothing' });
  });

  test.each(LANGUAGES)('takes every word of %s, and none of them is a move', (language) => {
    for (const name of WORDED_COMMANDS)
      for (const words of COMMAND_WORDS[language][name]) {
        expect(parseTextCommand(words), words).toEqual({ kind: 'command', name });
        expect(parseTextCommand(words.toUpperCase()), words).toEqual({ kind: 'command', name });
        expect(match(Position.start(), words, { language }).kind, words).not.toBe('move');
      }
    const adjust = language === 'sr' || language === 'mk' ? 'ј' : 'j';
    expect(commandNames('adjust', language)).toEqual([adjust, COMMAND_WORDS[language].adjust[0]]);
  });

  test.each([
    ['т', 'ownTime'],
    ['о', 'opponentTime'],
    ['м', 'moves'],
    ['л', 'lastMove'],
    ['лл', 'lastMoves'],
    ['њ', 'turn'],
    ['х', 'press'],
    ['џ', 'press'],
    ['д', 'offerDraw'],
    ['а', 'callArbiter'],
    ['ј', 'adjust'],
    ['п', 'pieces'],
    ['р', 'repeat'],
    ['к?', 'check'],
    ['Wie viel Zeit habe ich noch?', 'ownTime'],
    ['pomoc', 'help'],
  ])('takes %j of a Cyrillic keyboard, or as it is asked', (text, name) => {
    expect(parseTextCommand(text)).toEqual({ kind: 'command', name });
  });

  test.each(['sr', 'mk'] as const)(
    'is named in %s in its own letters, wherever they are taken',
    (language) => {
      for (const name of COMMAND_NAMES)
        for (const shown of commandNames(name, language)) {
          expect(parseTextCommand(shown), shown).toEqual({ kind: 'command', name });
          // х is for the clock, so that what is in the hand keeps its Latin letter.
          if (name !== 'inHand') expect(shown).not.toMatch(/\p{Script=Latin}/u);
        }
      expect(commandNames('press', language)[0]).toBe('х');
      expect(commandNames('inHand', language)[0]).toBe('h');
    },
  );

  test('reads the board and what was repeated in Cyrillic letters', () => {
    expect(parseTextCommand('с е4')).toEqual({ kind: 'read', what: 'e4' });
    expect(parseTextCommand('с х')).toEqual({ kind: 'read', what: 'h' });
    expect(parseTextCommand('рп Сф3')).toEqual({ kind: 'repeated', text: 'Сф3' });
    expect(parseTextCommand('Сф3')).toEqual({ kind: 'move', text: 'Сф3' });
    expect(parseTextCommand('е4?')).toEqual({ kind: 'move', text: 'е4?' });
  });

  test('knows every key for one command only', () => {
    const keys = COMMAND_NAMES.flatMap((name) => COMMAND_KEYS[name] as readonly string[]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
