/**
 * How to come into the hall: for each place an address, a code and a picture that a phone reads, on a sheet in large
 * print and in Braille, and as text to be read aloud. A page for each place: what one person is given shows nobody else's code.
 */
import { renderSVG } from 'uqr';
import type { Language } from '#rules/notation/language.ts';
import { writeOut } from '#scoresheet/writing/document.ts';
import type { Part, Writing, WritingFormat } from '#scoresheet/writing/writing.ts';
import type { CodeBook } from '../codeBook.ts';
import { SEATS, type Seat } from '../rights.ts';
import { type HallGame, type Store, writeWhole } from '../store.ts';
import { sheetTexts } from './texts/texts.ts';

export type SheetOptions = Readonly<{
  url: string;
  round: number;
  games: readonly HallGame[];
  book: CodeBook;
}>;

const FILES = [
  ['sheet.html', 'html'],
  ['sheet.brf', 'brf'],
  ['sheet.txt', 'text'],
] as const satisfies readonly (readonly [string, WritingFormat])[];

/** Where a seat's page is: a desk by its role, a table by its own word. */
export function addressOf(url: string, seat: Seat, game: string, code: string): string {
  const address = new URL('/', url);
  if (seat === 'table') address.searchParams.set('table', game);
  else {
    address.searchParams.set('desk', seat);
    address.searchParams.set('game', game);
  }
  address.searchParams.set('code', code);
  return address.href;
}

/** The arbiter's overview of the whole hall. */
export function hallAddress(url: string, code: string): string {
  const address = new URL('/', url);
  address.searchParams.set('hall', '');
  address.searchParams.set('code', code);
  return address.href;
}

/** The language's texts must have been loaded. */
export function sheetWriting({ url, round, games, book }: SheetOptions, language: Language): Writing {
  const text = (
    key: Parameters<typeof sheetTexts.text>[1],
    args?: Readonly<Record<string, string | number>>,
  ) => sheetTexts.text(language, key, args);
  const place = (address: string, code: string): Part[] => [
    { kind: 'picture', svg: renderSVG(address, { ecc: 'M', border: 2 }), says: text('code', { code }) },
    { kind: 'paragraph', text: text('code', { code }) },
    { kind: 'paragraph', text: text('aloud', { letters: spelt(code) }) },
    { kind: 'paragraph', text: text('address', { address }) },
  ];
  const hallCode = book.current(null, 'arbiter') ?? '';
  const parts: Part[] = [
    { kind: 'paragraph', text: text('secret') },
    { kind: 'heading', level: 2, text: text('hall') },
    ...place(hallAddress(url, hallCode), hallCode),
  ];
  for (const { id, board, header } of games) {
    const names = { white: header.white.name, black: header.black.name };
    for (const seat of SEATS) {
      const code = book.current(id, seat) ?? '';
      parts.push(
        { kind: 'new-page' },
        { kind: 'heading', level: 2, text: text('board', { board, ...names }) },
        { kind: 'heading', level: 3, text: text('seat', { seat: SEAT_KEYS[seat] }) },
        ...place(addressOf(url, seat, id, code), code),
      );
    }
    parts.push({ kind: 'paragraph', text: text('watch', { address: watchAddress(url, id) }) });
  }
  return { title: text('title', { round }), language, parts };
}

/** The sheet in the hub's folder, readable by its owner alone, in the language of the games. */
export async function writeSheet(store: Store, options: SheetOptions): Promise<void> {
  const language = options.games[0]?.header.language ?? 'en';
  await sheetTexts.load(language);
  const writing = sheetWriting(options, language);
  for (const [name, format] of FILES) writeWhole(store.path(name), writeOut(writing, format));
}

/** What is written on a terminal when the hub is ready. */
export async function joinText(options: SheetOptions, store: Store): Promise<string> {
  const language = options.games[0]?.header.language ?? 'en';
  await sheetTexts.load(language);
  const sheet = writeOut(sheetWriting(options, language), 'text');
  const files = FILES.map(([name]) => store.path(name)).join(', ');
  return `${sheet}\nThe hub is ready: ${options.url}\nTo be printed: ${files}\nPress Ctrl+C to end it; started again on the same folder it goes on.\n`;
}

const SEAT_KEYS: Readonly<Record<Seat, string>> = {
  table: 'table',
  white: 'white',
  black: 'black',
  'white-assistant': 'whiteAssistant',
  'black-assistant': 'blackAssistant',
  arbiter: 'arbiter',
};

function watchAddress(url: string, game: string): string {
  const address = new URL('/', url);
  address.searchParams.set('desk', 'spectator');
  address.searchParams.set('game', game);
  return address.href;
}

/** Letter by letter, with a rest after each group. */
function spelt(code: string): string {
  return code
    .split('-')
    .map((group) => [...group].join(' '))
    .join(', ');
}
