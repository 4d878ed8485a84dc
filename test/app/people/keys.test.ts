/** People, grave 12 and what lichess players know: every action has a key, a word and a name; every key can be changed. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ACTION_NAMES, ACTIONS, actionLabel, actionsNow } from '#app/desk/actions.ts';
import { COMMAND_WORDS } from '#app/desk/commandWords.ts';
import {
  actionOf,
  DEFAULT_KEYS,
  KEY_PRESETS,
  keyMap,
  keyName,
  keyProblem,
  type PressedKey,
  parseKeys,
  withKey,
} from '#app/desk/keys.ts';
import { keysDocument } from '#app/desk/keysDocument.ts';
import { COMMAND_NAMES, parseTextCommand } from '#app/desk/textCommand.ts';
import { loadTexts } from '#app/i18n/text.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { fold } from '#speech/match/fold.ts';
import { header } from '../testGame.ts';
import { type MemoryDesk, memoryDesk } from './memoryDesk.ts';

let game: MemoryDesk;
afterEach(() => game?.close());
beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadTexts));
});

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  ...more,
});

describe('the table of actions', () => {
  test('has every command once', () => {
    expect([...ACTION_NAMES].sort()).toEqual([...COMMAND_NAMES].sort());
  });

  test.each(LANGUAGES)('has a name and a word for each in %s, and no word twice', (language) => {
    const words = new Map<string, string>();
    for (const name of ACTION_NAMES) {
      expect(actionLabel(language, name), name).not.toBe('');
      for (const word of COMMAND_WORDS[language][name]) {
        const folded = fold(word).text;
        expect(words.get(folded) ?? name, word).toBe(name);
        words.set(folded, name);
        expect(parseTextCommand(word), word).toEqual({ kind: 'command', name });
      }
    }
  });

  test('offers no help in competition, and no arbiter in training', () => {
    game = memoryDesk(header({ mode: 'competition' }));
    const { value } = game.desk.state;
    const offered = (['act', 'question', 'way'] as const).flatMap((kind) => actionsNow(value, kind));
    for (const name of ['check', 'hints', 'captures', 'attackers', 'explain', 'takeBack', 'pause'] as const)
      expect(offered, name).not.toContain(name);
    expect(offered).toContain('callArbiter');
    expect(ACTIONS.check.when?.({ ...value, header: { ...value.header, mode: 'training' } })).toBe(true);
  });
});

describe('keys', () => {
  test.each(KEY_PRESETS)('each action has one in %s, and none has two actions', (preset) => {
    const map = keyMap({ preset, changed: {} });
    const all = ACTION_NAMES.flatMap((name) =>
      [map[name].board, map[name].anywhere].filter((key) => key !== null),
    );
    expect(ACTION_NAMES.filter((name) => !map[name].board && !map[name].anywhere)).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
    for (const name of ACTION_NAMES)
      for (const place of ['board', 'anywhere'] as const) {
        const key = map[name][place];
        if (key) expect(keyProblem(map, name, place, key), `${name} ${key}`).toBeNull();
      }
  });

  test('lichess players find their letters', () => {
    const map = keyMap({ preset: 'lichess', changed: {} });
    const found = ['o', 'c', 'l', 't', 'm', 'i'].map((key) => actionOf(map, press(key), 'board'));
    expect(found).toEqual(['here', 'lastCapture', 'lastMove', 'ownTime', 'hints', 'toField']);
    expect(actionOf(map, press('M', { shiftKey: true }), 'board')).toBe('captures');
    expect(actionOf(map, press('A', { shiftKey: true }), 'board')).toBe('back');
  });

  test('grave 12: a Cyrillic keyboard has them in the same places', () => {
    const map = keyMap(DEFAULT_KEYS);
    expect(actionOf(map, press('т', { code: 'KeyT' }), 'board')).toBe('ownTime');
    expect(actionOf(map, press('џ', { code: 'KeyX' }), 'board')).toBe('press');
    expect(actionOf(map, press('в', { code: 'KeyV' }), 'board')).toBe('hints');
    expect(keyName(press('?', { shiftKey: true, code: 'Slash' }))).toBe('?');
    expect(keyName(press('Shift', { shiftKey: true }))).toBeNull();
  });

  test('one is changed, unless it is taken or needed to move about or to write', () => {
    const map = keyMap(DEFAULT_KEYS);
    expect(keyProblem(map, 'ownTime', 'board', 'l')).toEqual({ kind: 'taken', by: 'lastMove' });
    expect(keyProblem(map, 'ownTime', 'board', 'n')).toEqual({ kind: 'reserved' });
    expect(keyProblem(map, 'ownTime', 'anywhere', 'y')).toEqual({ kind: 'text' });
    expect(keyProblem(map, 'ownTime', 'anywhere', 'Alt+t')).toBeNull();
    const changed = withKey(DEFAULT_KEYS, 'ownTime', 'board', '#');
    expect(actionOf(keyMap(changed), press('#'), 'board')).toBe('ownTime');
    expect(actionOf(keyMap(changed), press('t'), 'board')).toBeNull();
    expect(parseKeys(JSON.parse(JSON.stringify(changed)))).toEqual(changed);
  });

  test('what was stored and makes no sense is left out', () => {
    expect(parseKeys(null)).toEqual(DEFAULT_KEYS);
    const stored = {
      preset: 'other',
      changed: { ownTime: { board: 'l' }, nothing: { board: 'q' }, moves: 7 },
    };
    expect(parseKeys(stored)).toEqual(DEFAULT_KEYS);
  });

  test.each(LANGUAGES)('are listed as a document in %s', (language) => {
    const text = keysDocument(language, keyMap(DEFAULT_KEYS));
    expect(text.split('\n').length).toBeGreaterThan(ACTION_NAMES.length);
    expect(text).toContain('F2');
  });
});

describe('what lichess players know', () => {
  test('pieces of a kind, last moves, last capture, in hand', async () => {
    game = memoryDesk(header());
    for (const text of ['e4', 'd5', 'exd5']) await game.type(text);
    await game.type('p N');
    expect(game.last()).toBe(
      'answer: White knight: Bella eins, Gustav eins. Black knight: Bella acht, Gustav acht.',
    );
    await game.type('l 2');
    expect(game.last()).toMatch(/Bauer David sieben David fünf; Bauer Eva vier schlägt David fünf/);
    await game.type('g');
    expect(game.last()).toMatch(
      /^answer: Last capture: Bauer Eva vier schlägt David fünf\. Taken: black pawn\.$/i,
    );
    await game.type('h');
    expect(game.last()).toBe('answer: Nothing is in hand.');
    await game.touch('g8');
    await game.type('in hand');
    expect(game.last()).toBe('answer: In hand: black knight.');
  });

  test('hints are for training, and only when asked for', async () => {
    game = memoryDesk(header());
    await game.type('v g1');
    expect(game.last()).toBe('answer: Gustav eins: Felix drei, Hector drei.');
    await game.type('at f3');
    expect(game.last()).toMatch(/attacked by White: .*knight Gustav eins.*; by Black: nobody\./);
    game.close();
    game = memoryDesk(header({ mode: 'competition' }));
    for (const text of ['v g1', 'vv g1', 'at f3', 'explain']) {
      await game.type(text);
      expect(game.last(), text).toBe('alert: Only training gives hints. Article 11.3.1.');
    }
  });

  test('earlier positions are looked through without touching the live one', async () => {
    game = memoryDesk(header());
    for (const text of ['e4', 'e5', 'back']) await game.type(text);
    expect(game.last()).toBe('answer: 1. Bauer Eva zwei Eva vier');
    expect(game.desk.menShown().has('e5')).toBe(false);
    await game.type('back');
    expect(game.last()).toBe('answer: Before the first move.');
    await game.touch('g1'); // comes back to the live position, and touches nothing
    expect(game.desk.state.value.act.touches).toEqual([]);
    expect(game.desk.menShown().has('e5')).toBe(true);
  });

  test('in competition only the own score is looked through', async () => {
    game = memoryDesk(header({ mode: 'competition' }));
    await game.type('e4');
    await game.type('back');
    expect(game.last()).toBe('answer: Before the first move.');
    await game.desk.submit({ by: 'white', do: 'record', move: 'e2e4' });
    await game.type('back');
    expect(game.last()).toBe('answer: 1. Bauer Eva zwei Eva vier');
    await game.type('forward');
    expect(game.last()).toBe('answer: The present position.');
  });
});
