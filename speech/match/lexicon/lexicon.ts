/**
 * The words by which people name moves, for the matcher: more than the announcer says, because they are spoken in
 * other cases, in slang, in a hurry and by ear. A lexicon is read folded (no case, no diacritics, Latin letters).
 * Words are parted by spaces; an underscore joins the words of one expression.
 */
import type { Role } from '#rules/position/square.ts';

type Eight = readonly [string, string, string, string, string, string, string, string];

export type Lexicon = Readonly<{
  /** C.2: the piece letters of the language; a pawn has none of its own but is sometimes given one. */
  letters: Readonly<Record<string, Role>>;
  pieces: Readonly<Record<Role, string>>;
  ranks: Eight;
  /** The spoken names of the letters a to h. */
  letterNames: Eight;
  takes: string;
  enPassant: string;
  castles: string;
  short: string;
  long: string;
  /** Check and mate: said at the end, never needed. */
  check: string;
  /** The promotion of a pawn as a verb. */
  promotes: string;
  /** Before a piece, where they say nothing: whose move it is is known. Serbian бела is the b-file everywhere else. */
  colours: string;
  /** Words that may stand anywhere and say nothing. */
  fillers: string;
  /** A speaker who corrects himself or is unsure: never resolved by the program. */
  doubts: string;
}>;
