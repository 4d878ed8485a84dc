import { describe, expect, test } from 'vitest';
import { COMMAND_KEYS, COMMAND_NAMES, parseTextCommand } from '#app/desk/textCommand.ts';

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

  test('does nothing with an empty line', () => {
    expect(parseTextCommand('  ')).toEqual({ kind: 'nothing' });
  });

  test('knows every key for one command only', () => {
    const keys = COMMAND_NAMES.flatMap((name) => COMMAND_KEYS[name] as readonly string[]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
