/**
 * Writes docs/languages: every phrase and every text of the screens in every language once, for native readers to
 * check. Run with `node --import tsx scripts/languages.ts` after a text has changed.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { REFUSAL_CODES } from '#rules/game/refusal.ts';
import { describe } from '#rules/notation/describe.ts';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { parseUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { announceMove } from '#speech/phrases/announce.ts';
import { PHRASE_ARTICLES } from '#speech/phrases/articles.ts';
import {
  readFile,
  readKind,
  readMaterial,
  readRank,
  readSide,
  readSquare,
} from '#speech/phrases/boardReading.ts';
import { count, isCounted } from '#speech/phrases/counted.ts';
import { durationWords } from '#speech/phrases/durations.ts';
import { loadLanguage } from '#speech/phrases/languages.ts';
import { PHRASE_KEYS, type PhraseKey, phrase, phraseMessage } from '#speech/phrases/phrasebook.ts';
import { refusalText } from '#speech/phrases/refusals/refusals.ts';
import type { Said } from '#speech/phrases/said.ts';
import { manGenitive, manWord, pieceWord, WORDS } from '#speech/phrases/words.ts';
import { OPEN_QUESTIONS } from './openQuestions.ts';
import { loadScreenTexts, SCREEN_KEYS, screenMessage } from './screenTexts.ts';

export const LANGUAGE_DOCS = 'docs/languages';

const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  pl: 'Polish',
  sk: 'Slovak',
  hr: 'Croatian',
  sr: 'Serbian (Cyrillic)',
  'sr-Latn': 'Serbian (Latin)',
  mk: 'Macedonian',
};

/** A half-move of each kind, in a position where it is that. */
const MOVES = [
  ['e2-e4', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'e2e4'],
  ['exd6 e.p.', 'rnbqkb1r/ppp2ppp/8/3pP3/3Qn3/5N2/PPP2PPP/RNB1KB1R w KQkq d6 0 6', 'e5d6'],
  ['Nbd2', 'r1bqk2r/ppp1bppp/2nn4/6B1/8/4QN2/PPP2PPP/RN2KB1R w KQkq - 4 9', 'b1d2'],
  ['R1e2', '6k1/8/8/4R3/8/8/8/4R1K1 w - - 0 1', 'e1e2'],
  ['Bxf7+', 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 2 3', 'c4f7'],
  ['c8=Q', '1n6/2P3k1/8/8/8/8/8/K7 w - - 0 1', 'c7c8q'],
  ['0-0', 'r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 9', 'e1g1'],
  ['0-0-0', 'r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 9', 'e1c1'],
  ['Qxf7#', 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4', 'h5f7'],
  ['Kh1', '4k3/8/8/8/8/8/8/6K1 w - - 0 1', 'g1h1'],
] as const;

/** A number of each plural class, and those whose last words agree. */
const COUNTS = [0, 1, 2, 5, 21, 22];

export async function checklist(language: Language): Promise<string> {
  await Promise.all([loadLanguage(language), loadScreenTexts(language)]);
  const questions = OPEN_QUESTIONS[language];
  return [
    `# ${NAMES[language]} (\`${language}\`)`,
    '',
    'Every text once, as it is shown, for a native reader to check. The file is written by',
    '`node --import tsx scripts/languages.ts` from the catalogues in `speech/phrases` and `app/i18n/messages`: correct a',
    'text there. Articles are those of the Laws of 2023.',
    '',
    ...(questions.length > 0 ? ['## Open questions', '', ...questions.map((line) => `- ${line}`), ''] : []),
    '## Words of an announcement (D.2.1)',
    '',
    ...table(['', 'Words'], vocabulary(language)),
    '',
    '## Announcements (D.2.1)',
    '',
    ...table(['Half-move', 'Long', 'Short'], announcements(language)),
    '',
    '## Phrases',
    '',
    ...table(
      ['Phrase', 'Article', 'Text'],
      PHRASE_KEYS.map((key) => [
        `\`${key}\``,
        PHRASE_ARTICLES[key] ?? '–',
        samples(language, key).join(' · '),
      ]),
    ),
    '',
    '## Refusals',
    '',
    'The article is that of the act refused and is said after the text.',
    '',
    ...table(
      ['Code', 'Text'],
      REFUSAL_CODES.map((code) => [`\`${code}\``, refusalText(language, code)]),
    ),
    '',
    '## Screens',
    '',
    'Slots are in braces, with the forms of a number or of a choice.',
    '',
    ...table(
      ['Text', 'Message'],
      SCREEN_KEYS.map((key) => [`\`${key}\``, screenMessage(language, key).replaceAll('|', '\\|')]),
    ),
    '',
  ].join('\n');
}

function vocabulary(language: Language): string[][] {
  const { pieces, files, ranks, takes, enPassant, check, mate, castling, men, menGenitive } = WORDS[language];
  return [
    ['pieces', pieces.join(', ')],
    ['files', files.join(' ')],
    ['ranks', ranks.join(' ')],
    ['takes; en passant', `${takes}; ${enPassant}`],
    ['check; mate', `${check}; ${mate}`],
    ['castling', `${castling.short}; ${castling.long}`],
    ['white men', men.white.join(', ')],
    ['black men', men.black.join(', ')],
    ...(menGenitive
      ? [
          ['white men, genitive', menGenitive.white.join(', ')],
          ['black men, genitive', menGenitive.black.join(', ')],
        ]
      : []),
  ];
}

function announcements(language: Language): string[][] {
  return MOVES.map(([name, fen, uci]) => {
    const parsed = Position.parse(fen);
    const move = parseUci(uci);
    const described = parsed.ok && move ? describe(parsed.position, move) : null;
    if (!described) throw new Error(`${name} is no move of its position`);
    const options = { language, vocabulary: 'native', check: true } as const;
    return [
      name,
      announceMove(described, { ...options, form: 'long' }),
      announceMove(described, { ...options, form: 'short' }),
    ];
  });
}

/** A position of a game, to be read aloud: both sides have castled and a pawn has gone. */
const READ_FROM = 'r4rk1/pppq1ppp/2np1n2/2b1p3/4P3/1QNP1N2/PPP2PPP/R4RK1 w - - 0 9';

/** What is read of the board, made as the game makes it. */
function readings(language: Language): Partial<Record<PhraseKey, readonly Said[]>> {
  const parsed = Position.parse(READ_FROM);
  if (!parsed.ok) throw new Error(parsed.reason);
  const { position } = parsed;
  const options = { language, vocabulary: 'native' } as const;
  return {
    'read.square': [readSquare(position, 'b3', options)],
    'read.empty': [readSquare(position, 'b4', options)],
    'read.rank': [readRank(position, '3', options)],
    'read.rankEmpty': [readRank(Position.start(), '5', options)],
    'read.file': [readFile(position, 'a', options)],
    'read.kind': [
      readKind(position, 'white', 'queen', options),
      readKind(position, 'black', 'pawn', options),
    ],
    'read.kindNone': [readKind(position, 'white', 'bishop', options)],
    'read.side': [readSide(position, 'white', options), readSide(position, 'black', options)],
    'read.material': [readMaterial(position, language)],
  };
}

/** A message in each of its forms: both sides, each result, some numbers. */
function samples(language: Language, key: PhraseKey): string[] {
  const made = readings(language)[key];
  if (made) return made.map(({ text }) => text);
  const message = phraseMessage(language, key);
  const square = `${WORDS[language].files[1]} ${WORDS[language].ranks[0]}`;
  const knight = manWord(language, 'white', 'knight');
  const moves = announcements(language).map(([, long]) => long as string);
  const fixed = {
    time: durationWords(language, 272_000),
    square,
    squares: square,
    rank: WORDS[language].ranks[0],
    file: WORDS[language].files[1],
    man: knight,
    manGen: manGenitive(language, 'white', 'knight'),
    men: knight,
    found: manWord(language, 'white', 'bishop'),
    expected: knight,
    piece: pieceWord(language, 'knight'),
    move: moves[2] as string,
    moves: moves.slice(0, 3).join('; '),
    text: '…',
    name: 'DGT',
    article: '5.1.1',
    keyTime: 'T',
    keyOppTime: 'O',
    keyMoves: 'M',
    keyLast: 'L',
    keyArbiter: 'A',
  };
  const variants: Record<string, string | number>[] = [{}];
  if (isCounted(key)) variants.splice(0, 1, ...COUNTS.map((n) => count(language, key, n)));
  for (const [name, values] of [
    ['side', ['white', 'black']],
    ['winner', ['white', 'black']],
    ['result', ['white', 'black', 'draw', 'none']],
  ] as const)
    if (message.includes(`{${name}, select`))
      variants.splice(0, variants.length, ...values.map((value) => ({ [name]: value })));
  return [...new Set(variants.map((variant) => phrase(language, key, { ...fixed, ...variant })))];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await mkdir(LANGUAGE_DOCS, { recursive: true });
  for (const language of LANGUAGES)
    await writeFile(`${LANGUAGE_DOCS}/${language}.md`, await checklist(language));
}
