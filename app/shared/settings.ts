/** What a player has chosen, kept in the browser. A stored value that is no longer known takes its default. */
import { EDITIONS, type Edition } from '#rules/editions/edition.ts';
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
import { DEFAULT_VOICE_SETTINGS, type VoiceSettings } from '#speech/voices/settings.ts';
import { TIME_CHOICES, TIME_CONTROLS, type TimeChoice } from './timeControls.ts';

/** The virtual peg board is the default; boards on a cable join it here. */
export const BOARD_CHOICES = ['virtual'] as const;
export type BoardChoice = (typeof BOARD_CHOICES)[number];

export type Settings = Readonly<{
  language: Language;
  color: Color;
  mode: Mode;
  edition: Edition;
  time: TimeChoice;
  board: BoardChoice;
  white: string;
  black: string;
  speech: SpeechMode;
  vocabulary: Vocabulary;
  form: Form;
  check: boolean;
  announceMyself: boolean;
  voice: VoiceSettings;
  sounds: SoundSettings;
}>;

const CHOICES = {
  language: LANGUAGES,
  color: COLORS,
  mode: MODES,
  edition: EDITIONS,
  time: TIME_CHOICES,
  board: BOARD_CHOICES,
  speech: SPEECH_MODES,
  vocabulary: VOCABULARIES,
  form: FORMS,
} as const;

export function defaultSettings(language: Language): Settings {
  return {
    language,
    color: 'white',
    mode: 'training',
    edition: '2023',
    time: '90+30',
    board: 'virtual',
    white: '',
    black: '',
    speech: 'screen-reader',
    vocabulary: 'fide',
    form: 'long',
    check: false,
    announceMyself: false,
    voice: DEFAULT_VOICE_SETTINGS,
    sounds: defaultSoundSettings('training'),
  };
}

/** The language of the browser, where it is one of ours. */
export function browserLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const known = LANGUAGES.find((language) => language === tag || language === tag.split('-')[0]);
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
    if (choices ? choices.some((choice) => choice === value) : typeof value === typeof fallback)
      settings[name] = isObject(fallback) ? merged(fallback, value) : value;
  }
  return settings as Settings;
}

/** D.2.1: how moves and squares are said to this player. */
export function wordsOf({ language, vocabulary, form, check }: Settings): AnnounceOptions {
  return { language, vocabulary, form, check };
}

/** Two players at one peg board. */
export function headerOf(settings: Settings): GameHeader {
  const player = (name: string) => ({ name, board: 'peg', deaf: false, assistant: null }) as const;
  return {
    edition: settings.edition,
    mode: settings.mode,
    supervision: 'full',
    variant: 'standard',
    startFen: null,
    boards: 'one',
    language: settings.language,
    timeControl: TIME_CONTROLS[settings.time],
    white: player(settings.white),
    black: player(settings.black),
    options: {},
  };
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

/** Stored values of the right type over the defaults, at every depth; new names are kept only in open tables. */
function merged(defaults: Record<string, unknown>, stored: unknown): Record<string, unknown> {
  if (!isObject(stored)) return defaults;
  if (Object.keys(defaults).length === 0) return stored;
  return Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => {
      const value = stored[name];
      if (isObject(fallback)) return [name, merged(fallback, value)];
      return [name, typeof value === typeof fallback ? value : fallback];
    }),
  );
}
