/**
 * The keys of every action: on the board, and anywhere in a game. A key has a name that people can read and a list can
 * print ("Shift+v", "F2"). It is known by its Latin letter, or on a keyboard of another script by its place, so that a
 * Cyrillic layout has the same keys. All of them can be changed, except those that move about on the board.
 */
import type { CommandName } from './textCommand.ts';

export type KeyName = string;

/** `board`: while a square has the focus. `anywhere`: in the text field too, where letters are text. */
export type ActionKeys = Readonly<{ board: KeyName | null; anywhere: KeyName | null }>;
export type KeyMap = Readonly<Record<CommandName, ActionKeys>>;
export type KeyPlace = keyof ActionKeys;

/** What the player has changed, over a preset. */
export type KeySettings = Readonly<{
  preset: KeyPreset;
  changed: Readonly<Record<string, Partial<ActionKeys>>>;
  /** Whether a letter of the text field is a key on buttons too; it is, unless somebody has switched it off (WCAG 2.1.4). */
  onButtons?: boolean;
}>;

export const KEY_PRESETS = ['hector', 'lichess'] as const;
export type KeyPreset = (typeof KEY_PRESETS)[number];

export const DEFAULT_KEYS: KeySettings = { preset: 'hector', changed: {} };

const keys = (board: KeyName | null, anywhere: KeyName | null = null): ActionKeys => ({ board, anywhere });

const HECTOR: KeyMap = {
  ownTime: keys('t', 'F2'),
  opponentTime: keys('o'),
  timeUsed: keys('Shift+s'),
  moves: keys('m'),
  toControl: keys('Shift+m'),
  lastMove: keys('l'),
  lastMoves: keys('Shift+l'),
  turn: keys('w'),
  check: keys('Shift+w'),
  repeat: keys('.', 'F4'),
  repeatFive: keys(','),
  spell: keys(';'),
  pieces: keys('y'),
  press: keys('x', 'Ctrl+Enter'),
  offerDraw: keys('d'),
  acceptDraw: keys('+'),
  declineDraw: keys('-'),
  resign: keys('!'),
  callArbiter: keys('a'),
  claim: keys('c'),
  adjust: keys('j'),
  difference: keys('u'),
  export: keys('Shift+e'),
  ownScore: keys('Shift+t'),
  compareScores: keys('Shift+c'),
  help: keys('?'),
  pause: keys('Shift+g', 'F8'),
  inHand: keys('h'),
  takeBack: keys('z'),
  explain: keys('e'),
  liftRuling: keys('Shift+z'),
  lastCapture: keys('g'),
  here: keys('s'),
  hints: keys('v'),
  captures: keys('Shift+v'),
  attackers: keys('Shift+u'),
  toField: keys('i'),
  toBoard: keys(null, 'F9'),
  flip: keys('f'),
  back: keys('Shift+a'),
  forward: keys('Shift+d'),
};

/** The letters that players know from lichess' board, and what gives way to them. */
const LICHESS: KeyMap = {
  ...HECTOR,
  here: keys('o'),
  opponentTime: keys('Shift+o'),
  lastCapture: keys('c'),
  claim: keys('Shift+c'),
  compareScores: keys('Shift+x'),
  hints: keys('m'),
  captures: keys('Shift+m'),
  moves: keys('v'),
  toControl: keys('Shift+v'),
  pieces: keys('s'),
};

const PRESETS: Readonly<Record<KeyPreset, KeyMap>> = { hector: HECTOR, lichess: LICHESS };

export function keyMap({ preset, changed }: KeySettings): KeyMap {
  const map: Record<CommandName, ActionKeys> = { ...PRESETS[preset] };
  for (const [name, change] of Object.entries(changed))
    if (isAction(name, map)) map[name] = { ...map[name], ...change };
  return map;
}

function isAction(name: string, map: KeyMap): name is CommandName {
  return Object.hasOwn(map, name);
}

export type PressedKey = Readonly<{
  key: string;
  code?: string;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  metaKey?: boolean;
}>;

/** The Latin letter of a key: what it writes, or on a keyboard of another script what stands in its place. */
export function latinLetter({ key, code }: Pick<PressedKey, 'key' | 'code'>): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code ?? '')?.[1]?.toLowerCase() ?? key;
}

/** Null for a key that only changes others. */
export function keyName(pressed: PressedKey): KeyName | null {
  const { key, ctrlKey, shiftKey, altKey, metaKey = false } = pressed;
  if (/^(Shift|Control|Alt|Meta|AltGraph|CapsLock|Dead|Process|Unidentified)$/.test(key)) return null;
  const letter = latinLetter(pressed);
  // A sign is written with Shift or without, as the keyboard has it: it is its own name.
  const isSign = letter.length === 1 && !/[a-z0-9]/.test(letter);
  const named = letter === ' ' ? 'Space' : letter;
  return [
    ctrlKey ? 'Ctrl+' : '',
    altKey ? 'Alt+' : '',
    metaKey ? 'Meta+' : '',
    shiftKey && !isSign ? 'Shift+' : '',
    named,
  ].join('');
}

export function actionOf(map: KeyMap, pressed: PressedKey, place: KeyPlace): CommandName | null {
  const name = keyName(pressed);
  if (!name) return null;
  return (Object.keys(map) as CommandName[]).find((action) => map[action][place] === name) ?? null;
}

/** Moving about: arrows, Home and End, the pieces' letters, the digits, touching; and what the browser needs. */
const RESERVED =
  /^(?:(?:Ctrl\+|Shift\+)?(?:Arrow\w+|Home|End|PageUp|PageDown)|(?:Shift\+)?[kqrbnp1-8]|Enter|Space|Tab|Shift\+Tab|Escape)$/;

export type KeyProblem = Readonly<
  { kind: 'reserved' } | { kind: 'taken'; by: CommandName } | { kind: 'text' }
>;

/** Why a key cannot be given to an action; null if it can. */
export function keyProblem(
  map: KeyMap,
  action: CommandName,
  place: KeyPlace,
  key: KeyName,
): KeyProblem | null {
  if (RESERVED.test(key)) return { kind: 'reserved' };
  // In the text field a letter is text, and a sign too: only keys that write nothing work anywhere.
  if (place === 'anywhere' && !/^(?:F\d+|(?:Ctrl|Alt|Meta)\+.+)$/.test(key)) return { kind: 'text' };
  const by = (Object.keys(map) as CommandName[]).find(
    (other) => other !== action && (map[other].board === key || map[other].anywhere === key),
  );
  return by ? { kind: 'taken', by } : null;
}

/** The settings with one key more; unchanged ones stand as in the preset. */
export function withKey(
  settings: KeySettings,
  action: CommandName,
  place: KeyPlace,
  key: KeyName | null,
): KeySettings {
  const changed = { ...settings.changed, [action]: { ...settings.changed[action], [place]: key } };
  return { ...settings, changed };
}

const isKey = (value: unknown): value is KeyName | null =>
  value === null || (typeof value === 'string' && value.length <= 40);

/** Stored or imported settings; what does not make sense takes its default. Conflicts give way to the preset. */
export function parseKeys(value: unknown): KeySettings {
  if (typeof value !== 'object' || value === null) return DEFAULT_KEYS;
  const { preset, changed, onButtons } = value as Record<string, unknown>;
  let settings: KeySettings = {
    preset: KEY_PRESETS.find((known) => known === preset) ?? DEFAULT_KEYS.preset,
    changed: {},
    ...(onButtons === false && { onButtons }),
  };
  if (typeof changed !== 'object' || changed === null) return settings;
  for (const [name, change] of Object.entries(changed)) {
    if (!isAction(name, HECTOR) || typeof change !== 'object' || change === null) continue;
    for (const place of ['board', 'anywhere'] as const) {
      const key: unknown = (change as Record<string, unknown>)[place];
      if (!isKey(key)) continue;
      const usable = key === null || keyProblem(keyMap(settings), name, place, key) === null;
      if (usable) settings = withKey(settings, name, place, key);
    }
  }
  return settings;
}
