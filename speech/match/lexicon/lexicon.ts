/**
 * The words by which people name moves, for the matcher: more than the announcer says, because they are spoken in
 * other cases, in slang, in a hurry and by ear. A lexicon is read folded (no case, no diacritics, Latin letters).
 * Words are parted by spaces; an underscore joins the words of one expression.
 */
import type { Role } from '#rules/position/square.ts';

export type Eight = readonly [string, string, string, string, string, string, string, string];

export type Lexicon = Readonly<{
  /** C.2: the piece letters of the language; a pawn has none of its own but is sometimes given one. */
  letters: Readonly<Record<string, Role>>;
  /** Names and slang, in every case. */
  pieces: Readonly<Record<Role, string>>;
  /** The verb of jumping: behind a knight it says nothing more, without one it is a knight's. */
  jumps: string;
  /** The case that names by whom: "skoczkiem", "dámou" is who moves and takes, never whom he takes. */
  instrumental: RegExp | null;
  /** A man without his kind: "the piece to f3" may be any that goes there. */
  men: string;
  ranks: Eight;
  /** The spoken names of the letters a to h. */
  letterNames: Eight;
  /** The language's own spelling alphabets, as on the telephone, a to h; the names of D.2.1 count everywhere. */
  alphabet: Eight;
  /** Also what the capture is called when a move is announced, in the third person: "takes d5", "uzima d5". */
  takes: string;
  /** He will take: behind a man or his file it is theirs, otherwise another's. */
  heTakes: string;
  enPassant: string;
  castles: string;
  /** Its verb in the third person, where that differs: behind a colour or the king it is theirs, otherwise another's. */
  heCastles: string;
  short: string;
  long: string;
  /** The wings: the side of castling, or which of two like pieces ("the king's knight"). */
  kingside: string;
  queenside: string;
  /** The digit of 0-0, spoken. */
  zero: string;
  /** Check, mate and stalemate: said at the end, never needed. */
  check: string;
  /** The promotion of a pawn as a verb. */
  promotes: string;
  /** Before a piece or castling: whose it is. Serbian бела is the b-file everywhere else. */
  white: string;
  black: string;
  /** Which of the bishops: by the colour of the squares that it stands on. */
  lightSquared: string;
  darkSquared: string;
  /** Prepositions before the square that a man leaves: they say nothing, unless that square comes last. */
  from: string;
  /** Prepositions before the man by whom: "take with the knight", "mit dem Springer", "со скокач". */
  with: string;
  /** What says nothing but wants a word behind it: articles, possessives. */
  leading: string;
  /**
   * Prepositions before the square to which a man goes: "to e4", "na f3". Before an act they are its time: "nach e4
   * schlägt d5", "do rošády".
   */
  towards: string;
  /** *And*: it joins what a move does to the move, and parts what is no move: "Eva and David". */
  and: string;
  /** *Square*: with its name alone it is only named. */
  place: string;
  /** What says nothing wherever it stands: politeness, verbs of playing. */
  fillers: string;
  /** What says nothing before a move and may say something behind it: interjections, particles, "it is". */
  openers: string;
  /**
   * Verbs of playing in the third person: behind a man they are his ("the knight moves to f3"), without one they tell
   * what somebody else plays ("gra e4", "der zieht e4").
   */
  plays: string;
  /** *Yes* before a move and *that* before a verb: "da, e4" is a move, "da igram e4" is none. */
  that: string;
  /**
   * What makes a sentence no announcement: denials, alternatives, hedges, corrections, conditions, questions, other
   * people's moves and past ones. Such a sentence is asked about, never played.
   */
  doubts: string;
  /** Verbs that ask when they come first and say nothing behind a man: "geht e4", but "Springer geht nach f3". */
  asking: string;
}>;
