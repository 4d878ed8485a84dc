/**
 * D.2.1: a half-move as it is announced, shown and printed. Order of the words: piece, from-square, takes,
 * to-square, en passant, promotion piece; castling by its own phrase. Mate is always said, check where it is wished.
 */
import type { DescribedMove } from '#rules/notation/describe.ts';
import type { Language } from '#rules/notation/language.ts';
import { FILES, fileOf, RANKS, type Role, rankOf, type Square } from '#rules/position/square.ts';
import { type MoveWords, NATO_NAMES, pieceWord, WORDS } from './words.ts';

export const VOCABULARIES = ['fide', 'native', 'plain', 'nato'] as const;
export type Vocabulary = (typeof VOCABULARIES)[number];

export const FORMS = ['long', 'short'] as const;
export type Form = (typeof FORMS)[number];

export type AnnounceOptions = Readonly<{
  language: Language;
  vocabulary: Vocabulary;
  form: Form;
  /** Whether check is said. */
  check: boolean;
}>;

/** D.2.1 names squares and pieces in German, in every language; the other vocabularies speak the player's own. */
export function wordLanguage({
  language,
  vocabulary,
}: Pick<AnnounceOptions, 'language' | 'vocabulary'>): Language {
  return vocabulary === 'fide' ? 'de' : language;
}

/** The names of the files in a vocabulary, a to h. */
export function fileNames(language: Language, vocabulary: Vocabulary): MoveWords['files'] {
  if (vocabulary === 'plain') return FILES;
  if (vocabulary === 'nato') return NATO_NAMES;
  return WORDS[wordLanguage({ language, vocabulary })].files;
}

/** What one half-move is made of when it is said: each part is one or two words that belong together. */
export type AnnouncedParts = Readonly<{
  piece: string | null;
  from: string | null;
  takes: string | null;
  to: string | null;
  /** Castling, en passant, promotion, check and mate, in this order. */
  rest: readonly string[];
}>;

export function announcedParts(move: DescribedMove, options: AnnounceOptions): AnnouncedParts {
  const language = wordLanguage(options);
  const words = WORDS[language];
  const rest: string[] = [];
  if (move.castling) rest.push(words.castling[move.castling]);
  if (move.enPassant) rest.push(words.enPassant);
  if (move.promotion) rest.push(pieceWord(language, move.promotion));
  if (move.mate) rest.push(words.mate);
  else if (move.check && options.check) rest.push(words.check);
  if (move.castling) return { piece: null, from: null, takes: null, to: null, rest };
  return {
    piece: saysPiece(move.role, options.form) ? pieceWord(language, move.role) : null,
    from: fromWords(move, options),
    takes: move.capture ? words.takes : null,
    to: squareWords(move.to, options),
    rest,
  };
}

export function announceMove(move: DescribedMove, options: AnnounceOptions): string {
  const { piece, from, takes, to, rest } = announcedParts(move, options);
  return [piece, from, takes, to, ...rest].filter((part) => part !== null).join(' ');
}

export function squareWords(
  square: Square,
  options: Pick<AnnounceOptions, 'language' | 'vocabulary'>,
): string {
  return `${fileWord(square, options)} ${rankWord(square, options)}`;
}

function saysPiece(role: Role, form: Form): boolean {
  return form === 'long' || role !== 'pawn';
}

/** The short form says only what C.10 needs; a pawn that takes is named by its file (C.9.3). */
function fromWords(move: DescribedMove, options: AnnounceOptions): string | null {
  if (options.form === 'long') return squareWords(move.from, options);
  const words: string[] = [];
  if (move.byFile) words.push(fileWord(move.from, options));
  if (move.byRank) words.push(rankWord(move.from, options));
  return words.length > 0 ? words.join(' ') : null;
}

function fileWord(
  square: Square,
  { language, vocabulary }: Pick<AnnounceOptions, 'language' | 'vocabulary'>,
) {
  return fileNames(language, vocabulary)[FILES.indexOf(fileOf(square))] as string;
}

function rankWord(square: Square, options: Pick<AnnounceOptions, 'language' | 'vocabulary'>) {
  return WORDS[wordLanguage(options)].ranks[RANKS.indexOf(rankOf(square))] as string;
}
