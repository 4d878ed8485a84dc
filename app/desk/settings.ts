/** What a player has chosen, kept in the browser. A stored value that is no longer known takes its default. */

import type { Orientation } from '#devices/board.ts';
import { EDITIONS, type Edition } from '#rules/editions/edition.ts';
import { LONGEST_MS, LONGEST_NAME } from '#rules/game/fields.ts';
import { type GameHeader, MODES, type Mode } from '#rules/game/header.ts';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { COLORS, type Color } from '#rules/position/square.ts';
import { SPEECH_MODES, type SpeechMode } from '#speech/announcer/announcer.ts';
import {
  type AnnounceOptions,
  FORMS,
  type Form,
  VOCABULARIES,
  type Vocabulary,
} from '#speech/phrases/announce.ts';
import { defaultSoundSettings, type SoundSettings } from '#speech/sounds/settings.ts';
import { DEFAULT_VOICE_SETTINGS, RATE, VOLUME, type VoiceSettings } from '#speech/voices/settings.ts';
import { BOARD_CHOICES, type BoardChoice, type BoardSetup, type KnownPort } from '../board/playedBoard.ts';
import { DEFAULT_EXPORT_SETTINGS, type ExportSettings } from '../score/exportFormats.ts';
import { DEFAULT_DETAILS, parseDetails, type SetupDetails } from '../setup/draft.ts';
import { TIME_CHOICES, type TimeChoice } from '../setup/timeControls.ts';
import { DEFAULT_KEYS, type KeySettings, parseKeys } from './keys.ts';
import { BOARD_SIZE, SQUARE_LAYOUTS, type SquareLayout, TEXT_SIZE, THEMES, type Theme } from './look.ts';
import { DEFAULT_SQUARE_STYLE, parseSquareStyle, type SquareStyle, type Styled } from './squareStyle.ts';

/** D.1: one board serves both, or each player has one of his own. */
export const BOARD_NUMBERS = ['one', 'two'] as const satisfies GameHeader['boards'][];

export type Settings = Readonly<{
  language: Language;
  color: Color;
  mode: Mode;
  edition: Edition;
  time: TimeChoice;
  boards: GameHeader['boards'];
  /** The only board, or White's. */
  board: BoardChoice;
  orientation: Orientation;
  blackBoard: BoardChoice;
  blackOrientation: Orientation;
  /** The ports that were granted, by whose board they are. */
  ports: Readonly<Partial<Record<Color, KnownPort>>>;
  /** Every game is recorded by the flight recorder. */
  record: boolean;
  white: string;
  black: string;
  /** What else a new game is set up with. */
  setup: SetupDetails;
  speech: SpeechMode;
  vocabulary: Vocabulary;
  form: Form;
  check: boolean;
  announceMyself: boolean;
  /** On the board the letters of the own language lead from piece to piece, instead of the English ones. */
  ownPieceKeys: boolean;
  /** The keys of every action (keys.ts). */
  keys: KeySettings;
  /** How a square and its man are said while the board is explored. */
  squareStyle: SquareStyle;
  /** How a screen reader meets the board. */
  squares: SquareLayout;
  /** How the page looks (look.ts). */
  theme: Theme;
  textSize: number;
  boardSize: number;
  /** The browser's speech recognition may be asked for moves. */
  listen: boolean;
  voice: VoiceSettings;
  sounds: SoundSettings;
  /** How exported scores look; read with usableExportSettings. */
  exports: ExportSettings;
}>;

const CHOICES = {
  language: LANGUAGES,
  color: COLORS,
  mode: MODES,
  edition: EDITIONS,
  time: TIME_CHOICES,
  boards: BOARD_NUMBERS,
  board: BOARD_CHOICES,
  orientation: COLORS,
  blackBoard: BOARD_CHOICES,
  blackOrientation: COLORS,
  speech: SPEECH_MODES,
  vocabulary: VOCABULARIES,
  form: FORMS,
  theme: THEMES,
  squares: SQUARE_LAYOUTS,
} as const;

export function defaultSettings(language: Language): Settings {
  return {
    language,
    color: 'white',
    mode: 'training',
    edition: '2023',
    time: '90+30',
    boards: 'one',
    board: 'virtual',
    orientation: 'white',
    blackBoard: 'virtual',
    blackOrientation: 'white',
    ports: {},
    record: false,
    white: '',
    black: '',
    setup: DEFAULT_DETAILS,
    speech: 'screen-reader',
    vocabulary: 'fide',
    form: 'long',
    check: false,
    announceMyself: false,
    ownPieceKeys: false,
    keys: DEFAULT_KEYS,
    squareStyle: DEFAULT_SQUARE_STYLE,
    squares: 'plain',
    theme: 'system',
    textSize: 100,
    boardSize: 100,
    listen: false,
    voice: DEFAULT_VOICE_SETTINGS,
    // A sign of little time is the player's own wish, whatever the mode (11.3.2).
    sounds: defaultSoundSettings('competition'),
    exports: DEFAULT_EXPORT_SETTINGS,
  };
}

/** The language of the browser, where it is one of ours. */
export function browserLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const known =
      LANGUAGES.find((language) => language === tag) ??
      LANGUAGES.find((language) => language === tag.split('-')[0]);
    if (known) return known;
  }
  return 'en';
}

export function parseSettings(text: string | null, language: Language): Settings {
  const defaults = defaultSettings(language);
  const stored = parseObject(text);
  const settings: Record<string, unknown> = { ...defaults };
  for (const [name, fallback] of Object.entries(defaults)) {
    const value = stored[name];
    const choices = (CHOICES as Record<string, readonly string[]>)[name];
    if (name === 'setup') settings[name] = parseDetails(value);
    else if (name === 'keys') settings[name] = parseKeys(value);
    else if (name === 'squareStyle') settings[name] = parseSquareStyle(value);
    else if (isObject(fallback)) settings[name] = merged(fallback, value);
    else if (choices ? choices.some((choice) => choice === value) : isUsable(name, value, fallback))
      settings[name] = value;
  }
  return settings as Settings;
}

/** D.2.1: how moves and squares are said to this player. */
export function wordsOf({
  language,
  vocabulary,
  form,
  check,
  squareStyle,
}: Settings): AnnounceOptions & Styled {
  return { language, vocabulary, form, check, squareStyle };
}

/** The boards of a game. */
export function boardsOf(settings: Settings, boards: GameHeader['boards']): BoardSetup[] {
  const { board, orientation, blackBoard, blackOrientation, ports } = settings;
  const first = { choice: board, orientation, seat: 'white', usb: ports.white ?? null } as const;
  if (boards === 'one') return [first];
  const usb = ports.black ?? null;
  return [first, { choice: blackBoard, orientation: blackOrientation, seat: 'black', usb }];
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the browser's voices and sounds can be asked for, beyond which they throw; what can still be read. */
const LIMITS: Readonly<Record<string, Readonly<{ min: number; max: number }>>> = {
  rate: RATE,
  volume: VOLUME,
  textSize: TEXT_SIZE,
  boardSize: BOARD_SIZE,
  lowTimeMs: { min: 0, max: LONGEST_MS },
};

function isUsable(name: string, value: unknown, fallback: unknown): boolean {
  if (typeof value !== typeof fallback) return false;
  if (typeof value === 'string') return value.length <= LONGEST_NAME;
  const limits = LIMITS[name];
  return typeof value !== 'number' || !limits || (value >= limits.min && value <= limits.max);
}

/** Stored values of the right type over the defaults, at every depth; new names are kept only in open tables. */
function merged(defaults: Record<string, unknown>, stored: unknown): Record<string, unknown> {
  if (!isObject(stored)) return defaults;
  if (Object.keys(defaults).length === 0) return stored;
  return Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => {
      const value = stored[name];
      if (isObject(fallback)) return [name, merged(fallback, value)];
      return [name, isUsable(name, value, fallback) ? value : fallback];
    }),
  );
}
