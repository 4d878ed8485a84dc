/**
 * Writes docs/languages: every phrase of every language once, with its article, for native readers to check.
 * Run with `node --import tsx scripts/languages.ts` after a phrase has changed.
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
import { count, isCounted } from '#speech/phrases/counted.ts';
import { durationWords } from '#speech/phrases/durations.ts';
import { loadLanguage } from '#speech/phrases/languages.ts';
import { PHRASE_KEYS, type PhraseKey, phrase, phraseMessage } from '#speech/phrases/phrasebook.ts';
import { refusalText } from '#speech/phrases/refusals/refusals.ts';
import { manGenitive, manWord, pieceWord, WORDS } from '#speech/phrases/words.ts';

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
  await loadLanguage(language);
  return [
    `# ${NAMES[language]} (\`${language}\`)`,
    '',
    'Every phrase once, as it is shown, for a native reader to check. The file is written by',
    '`node --import tsx scripts/languages.ts` from the catalogues in `speech/phrases`: correct a phrase there.',
    'Articles are those of the Laws of 2023.',
    '',
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

/** A message in each of its forms: both sides, each result, some numbers. */
function samples(language: Language, key: PhraseKey): string[] {
  const message = phraseMessage(language, key);
  const square = `${WORDS[language].files[1]} ${WORDS[language].ranks[0]}`;
  const knight = manWord(language, 'white', 'knight');
  const fixed = {
    time: durationWords(language, 272_000),
    square,
    squares: square,
    rank: WORDS[language].ranks[0],
    file: WORDS[language].files[1],
    man: knight,
    manGen: manGenitive(language, 'white', 'knight'),
    men: `${square} ${knight}`,
    found: manWord(language, 'white', 'bishop'),
    expected: knight,
    piece: pieceWord(language, 'knight'),
    move: square,
    moves: square,
    text: '…',
    name: 'DGT',
    article: '5.1.1',
    white: pieceWord(language, 'king'),
    black: pieceWord(language, 'king'),
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
