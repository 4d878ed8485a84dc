/**
 * What stands beside a move, in words for a reader: glyphs, comments, variations and incidents. Commands of other
 * programs (`[%eval 0.3]`) are for machines and stay in the PGN.
 */
import type { Incident, Remarks, VariationMove } from '#rules/notation/game.ts';
import { glyphSign } from '#rules/notation/pgnGlyphs.ts';
import { PIECE_LETTERS } from '#rules/notation/pieceLetters.ts';
import { type MoveNumber, writeVariations } from '#rules/notation/variations.ts';
import { captureSign, type NotationStyle, writtenSquare } from '#rules/notation/writeMove.ts';
import { INCIDENT_NOTES, LABELS } from './labels.ts';

export const NOTE_KINDS = ['comment', 'variation', 'incident'] as const;
export type Note = Readonly<{ kind: (typeof NOTE_KINDS)[number]; text: string }>;

/** Between the moves a note is told from them by its brackets. */
export function bracketed({ kind, text }: Note): string {
  return kind === 'variation' ? text : `{${text}}`;
}

/** The notes that follow a half-move. */
export function notesAfter(move: Remarks, number: MoveNumber, style: NotationStyle): Note[] {
  return [
    ...move.incidents.map((incident): Note => ({ kind: 'incident', text: incidentText(incident, style) })),
    ...commentNotes(move.comments),
    ...move.variations.map((variation): Note => {
      const words = new RemarkWords(style);
      writeVariations([variation], number, words);
      return { kind: 'variation', text: words.text };
    }),
  ];
}

export function commentNotes(comments: readonly string[]): Note[] {
  return comments.flatMap((comment) => {
    const text = spokenComment(comment);
    return text ? [{ kind: 'comment', text } as const] : [];
  });
}

/** `!` directly after the move; an evaluation, or a glyph that has no sign, apart from it. */
export function glyphText(nags: readonly number[]): string {
  return nags.map((nag) => (nag >= 1 && nag <= 6 ? glyphSign(nag) : ` ${glyphSign(nag)}`)).join('');
}

/** A comment without commands. */
function spokenComment(comment: string): string {
  if (!comment.includes('[%')) return comment;
  return comment
    .split('[%')
    .map((part, at) => (at === 0 ? part : part.slice(part.indexOf(']') + 1)))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** `Claim, White (9.2.2): threefold repetition`. */
function incidentText({ kind, by, article, note }: Incident, { language }: NotationStyle): string {
  const labels = LABELS[language];
  const who = kind === 'ruling' ? labels.ruling : `${labels[kind]}, ${labels[by]}`;
  const known = INCIDENT_NOTES.find((name) => name === note);
  const said = known ? labels.incidents[known] : note;
  return `${who} (${article})${said ? `: ${said}` : ''}`;
}

/** A variation in a line, in the letters of the language. */
class RemarkWords {
  readonly #style: NotationStyle;
  readonly #words: string[] = [];
  #opening = '';

  constructor(style: NotationStyle) {
    this.#style = style;
  }

  get text(): string {
    return this.#words.join(' ');
  }

  open(): void {
    this.#opening += '(';
  }

  close(): void {
    if (this.#opening) this.#add('');
    this.#words.push(`${this.#words.pop() ?? ''})`);
  }

  number({ fullmoves, white }: MoveNumber): void {
    this.#add(`${fullmoves}${white ? '.' : '...'}`);
  }

  comment(text: string): void {
    const spoken = spokenComment(text);
    if (spoken) this.#add(`{${spoken}}`);
  }

  move(move: VariationMove): boolean {
    this.#add(nationalSan(move.san, this.#style) + glyphText(move.nags));
    for (const comment of move.comments) this.comment(comment);
    return move.comments.length > 0;
  }

  #add(word: string): void {
    this.#words.push(this.#opening + word);
    this.#opening = '';
  }
}

const SAN = /^([KQRBN])?([a-h]?[1-8]?)(x?)([a-h][1-8])(?:=?([QRBN]))?([+#]?)$/;
const ROLES = { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight' } as const;

/** SAN in the letters of a language. What is no SAN stays as it was written. */
export function nationalSan(san: string, style: NotationStyle): string {
  if (/^O-O(-O)?[+#]?$/.test(san)) return san.replace(/O/g, '0');
  const match = SAN.exec(san);
  if (!match) return san;
  const [, piece = '', from = '', taking = '', to = '', promotion = '', sign = ''] = match;
  const letter = (english: string) =>
    english ? PIECE_LETTERS[style.language][ROLES[english as keyof typeof ROLES]] : '';
  const way = writtenSquare(from, style) + (taking && captureSign(style)) + writtenSquare(to, style);
  return letter(piece) + way + letter(promotion) + sign;
}
