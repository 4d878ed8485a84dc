/** Texts that grow without end, each in its own way: what a reader of files must survive in the time of their length. */
import { PGN_LIMITS } from '#rules/notation/pgnLimits.ts';

export type Growing = Readonly<{
  name: string;
  /** A text of about so many characters. */
  text: (length: number) => string;
  /** What becomes of it, at a length of 100,000 and more. */
  outcome: string;
}>;

const times = (piece: string, length: number) => piece.repeat(Math.floor(length / piece.length));
const afterE4 = (name: string, piece: string, outcome = 'a game'): Growing => ({
  name,
  text: (length) => `1. e4 ${times(piece, length)} *`,
  outcome,
});
const inComment = (name: string, piece: string): Growing => ({
  name,
  text: (length) => `1. e4 {${times(piece, length)}x} *`,
  outcome: 'a game',
});
const TOO_LONG_WORD = `a word of more than ${PGN_LIMITS.word} characters`;
const TOO_LONG_TAG = `the value of a tag has more than ${PGN_LIMITS.tag} characters`;

export const GROWING: readonly Growing[] = [
  {
    name: 'blanks in a command that is no time',
    text: (length) => `1. e4 {[%clk ${' '.repeat(length)}x} *`,
    outcome: 'a game',
  },
  inComment('commands that nobody closed', '[%clk '),
  inComment('commands', '[%clk 1:00:00] '),
  inComment('commands one in the other', '[%clk [%clk ]'),
  inComment('blanks before the end of a line', `${' '.repeat(500)}a\n`),
  inComment('one word', 'x'),
  inComment('rows of capitals', 'A B C d '),
  inComment('numbers in a word', '1a#'),
  inComment('marks without letters', '\u0301'),
  inComment('controls', '\u001b[31m'),
  { name: 'glyphs on a move', text: (length) => `1. e4${'!'.repeat(length)} *`, outcome: TOO_LONG_WORD },
  {
    name: 'glyphs between letters',
    text: (length) => `1. ${times('!a', length)}! *`,
    outcome: TOO_LONG_WORD,
  },
  { name: 'a word', text: (length) => `1. ${'e'.repeat(length)} *`, outcome: TOO_LONG_WORD },
  afterE4('numeric glyphs', '$1 '),
  afterE4('comments', '{c}'),
  afterE4('comments to the end of their line', ';c\n'),
  afterE4('escape lines', '\n%c'),
  afterE4('variations', '(1. d4)'),
  afterE4('variations without moves', '()'),
  afterE4('variations in each other', '(1. d4 ', `variations are nested more than ${PGN_LIMITS.depth} deep`),
  afterE4('angle brackets', '<'),
  afterE4('blanks', ' '),
  afterE4('move numbers', '1 '),
  afterE4('dots', '.'),
  afterE4('what follows a null move', '-- '),
  {
    name: 'comments before the first move',
    text: (length) => `${times('{c}', length)} 1. e4 *`,
    outcome: 'a game',
  },
  { name: 'games without a move', text: (length) => times('*\n', length / 10), outcome: 'a game' },
  { name: 'a tag', text: (length) => `[White "${'x'.repeat(length)}"]\n\n1. e4 *`, outcome: TOO_LONG_TAG },
  {
    name: 'a tag of escapes',
    text: (length) => `[White "${times('\\"', length)}"]\n\n1. e4 *`,
    outcome: TOO_LONG_TAG,
  },
  {
    name: 'tags that nobody closed',
    text: (length) => `${times('[White "x" ', length)}\n\n1. e4 *`,
    outcome: 'a tag is not of the form [Name "value"]',
  },
  { name: 'tags', text: (length) => `${times('[White "x"] ', length)}\n\n1. e4 *`, outcome: 'a game' },
  {
    name: 'half-moves',
    text: (length) => `1. ${times('Nf3 Nf6 Ng1 Ng8 ', length * 8)} *`,
    outcome: `more than ${PGN_LIMITS.halfMoves} half-moves`,
  },
  {
    name: 'a score in two languages',
    text: (length) => `1. ${times('Sf3 Sf6 Sg1 Sg8 ', length / 4)} Xe3 *`,
    outcome: 'is no legal move',
  },
];
