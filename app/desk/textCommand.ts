/**
 * The short commands of the text field and of the board's keys: one table, so that help, field and keys agree.
 * What is no command is a move, or not understood. Letters and words are read in either script: a Cyrillic keyboard
 * gives the same commands.
 */
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { writesCyrillic } from '#rules/notation/scripts.ts';
import { FILES, type File, isSquare, RANKS, type Rank, type Square } from '#rules/position/square.ts';
import { fold } from '#speech/match/fold.ts';
import { COMMAND_WORDS, WORDED_COMMANDS, type WordedCommand } from './commandWords.ts';
import { askedAbout, essence } from './questionWords.ts';

/** The letters and signs, which are the same in every language. */
export const COMMAND_KEYS = {
  ownTime: ['t'],
  opponentTime: ['o'],
  timeUsed: ['tt'],
  moves: ['m'],
  toControl: ['n'],
  lastMove: ['l'],
  lastMoves: ['ll'],
  turn: ['w'],
  check: ['k?'],
  repeat: ['r', '.'],
  repeatFive: ['rr'],
  spell: ['sp'],
  pieces: ['p'],
  press: ['x'],
  offerDraw: ['d', '(=)'],
  acceptDraw: ['da'],
  declineDraw: ['dd'],
  resign: [],
  callArbiter: ['a'],
  claim: ['c'],
  adjust: ['j'],
  difference: ['u'],
  export: [],
  ownScore: [],
  compareScores: [],
  help: ['?'],
  pause: [],
  inHand: ['h'],
  takeBack: ['z'],
  explain: ['e?'],
  liftRuling: ['zz'],
  lastCapture: ['g'],
  here: [],
  hints: ['v'],
  captures: ['vv'],
  attackers: ['at'],
  toField: [],
  toBoard: ['i'],
  flip: ['f'],
  back: ['<'],
  forward: ['>'],
} as const satisfies Record<string, readonly string[]>;

export type CommandName = keyof typeof COMMAND_KEYS;
export const COMMAND_NAMES = Object.keys(COMMAND_KEYS) as readonly CommandName[];

/** Commands that are about a square: the one that has the focus, or the one that is named behind them. */
export const SQUARE_COMMANDS = ['here', 'hints', 'captures', 'attackers'] as const;
export type SquareCommand = (typeof SQUARE_COMMANDS)[number];

export type TextCommand = Readonly<
  | { kind: 'nothing' }
  | { kind: 'command'; name: CommandName }
  | { kind: 'read'; what: Square | Rank | File }
  /** A question about one square: where its man may go, what it may take, who attacks it. */
  | { kind: 'about'; name: SquareCommand; square: Square }
  /** The men of a kind, of one side or of both. */
  | { kind: 'men'; letter: string }
  | { kind: 'last'; count: number }
  | { kind: 'repeated'; text: string }
  | { kind: 'move'; text: string }
>;

/** How a command is given in a language: its letter, and its first word. */
export function commandNames(name: CommandName, language: Language): readonly string[] {
  const words = COMMAND_WORDS[language];
  const keys = COMMAND_KEYS[name].map((key) => keyIn(language, key));
  return name in words ? [...keys, words[name as WordedCommand][0] as string] : keys;
}

const LATIN_BY_SOUND = 'abvgdezijklmnoprstufhc';
const CYRILLIC_BY_SOUND = 'абвгдезијклмнопрстуфхц';

/** As it is typed in the script of the language. Where that would be another command, or none, it stays in Latin letters. */
function keyIn(language: Language, key: string): string {
  if (!writesCyrillic(language)) return key;
  const bySound = (letter: string) => CYRILLIC_BY_SOUND[LATIN_BY_SOUND.indexOf(letter)] ?? letter;
  const own = CYRILLIC_KEYS.find(([, latin]) => latin === key)?.[0] ?? [...key].map(bySound).join('');
  return commandOf(own) === commandOf(key) ? own : key;
}

/** Every command by its letter, and by its words without case, marks and script. */
const COMMANDS: ReadonlyMap<string, CommandName> = new Map([
  ...LANGUAGES.flatMap((language) =>
    WORDED_COMMANDS.flatMap((name) =>
      COMMAND_WORDS[language][name].map((words) => [fold(words).text, name] as const),
    ),
  ),
  ...COMMAND_NAMES.flatMap((name) => COMMAND_KEYS[name].map((key) => [key as string, name] as const)),
]);

/** Commands that only ask: a question in other words may mean them, which no act of the game is done by. */
const QUESTIONS = [
  'ownTime',
  'opponentTime',
  'timeUsed',
  'moves',
  'toControl',
  'lastMove',
  'lastMoves',
  'turn',
  'check',
  'pieces',
  'inHand',
  'lastCapture',
] as const satisfies readonly WordedCommand[];

const ASKED: ReadonlyMap<string, CommandName> = new Map(
  LANGUAGES.flatMap((language) =>
    QUESTIONS.flatMap((name) =>
      COMMAND_WORDS[language][name].map((words) => [essence(fold(words).text), name] as const),
    ),
  ),
);

/** Keys of a Cyrillic keyboard that have no letter of the same sound: х looks like x, the others lie in its places. */
const CYRILLIC_KEYS = [
  ['х', 'x'],
  ['џ', 'x'],
  ['њ', 'w'],
] as const;
const OF_CYRILLIC_KEYS: ReadonlyMap<string, string> = new Map(CYRILLIC_KEYS);

export function parseTextCommand(text: string): TextCommand {
  const typed = text.trim();
  if (typed === '') return { kind: 'nothing' };
  const name = commandOf(typed.toLowerCase());
  if (name) return { kind: 'command', name };
  const what = /^s (\S{1,2})$/.exec(fold(typed).text)?.[1];
  if (what && isReadable(what)) return { kind: 'read', what };
  const about = aboutSquare(fold(typed).text) ?? question(fold(typed).text);
  if (about) return about;
  const letter = /^[pп] (\p{L})$/iu.exec(typed)?.[1];
  if (letter) return { kind: 'men', letter };
  const count = /^(?:l|л) (\d{1,2})$/i.exec(typed)?.[1];
  if (count) return { kind: 'last', count: Number(count) };
  const repeated = /^(?:rp|рп)\s+(.+)$/i.exec(typed)?.[1];
  if (repeated) return { kind: 'repeated', text: repeated };
  return { kind: 'move', text: typed };
}

/** "v e2", "possible moves e2": a command by its letter or its words, and the square that it is about. */
function aboutSquare(folded: string): TextCommand | null {
  const [, command, square = ''] = /^(.+) ([a-h][1-8])$/.exec(folded) ?? [];
  const known = command && COMMANDS.get(command);
  const name = SQUARE_COMMANDS.find((other) => other === known);
  return name && isSquare(square) ? { kind: 'about', name, square } : null;
}

/** "Whose turn is it", "what is on d4": by what is asked about, in whatever words. */
function question(folded: string): TextCommand | null {
  const about = askedAbout(folded);
  if (!about) return null;
  if (isSquare(about)) return { kind: 'about', name: 'here', square: about };
  const name = ASKED.get(about);
  return name ? { kind: 'command', name } : null;
}

function commandOf(lower: string): CommandName | undefined {
  const folded = fold(lower).text;
  // "к?" is "k?": the sign is part of the command.
  const withSign = lower.endsWith('?') ? `${folded}?` : folded;
  return COMMANDS.get(lower) ?? COMMANDS.get(OF_CYRILLIC_KEYS.get(lower) ?? withSign) ?? wordsOnly(folded);
}

/** "How much time do I have?" is asked with the sign or without; a letter with a sign is another command or none. */
function wordsOnly(folded: string): CommandName | undefined {
  return folded.length > 3 ? COMMANDS.get(folded) : undefined;
}

function isReadable(text: string): text is Square | Rank | File {
  return isSquare(text) || FILES.some((file) => file === text) || RANKS.some((rank) => rank === text);
}
