/**
 * A reader of our Braille scores: cells back to moves, knowing the language and the rules of chess but nothing of the
 * writer. It stands for the blind player with the sheet under his fingers.
 */
import type { Language } from '#rules/notation/language.ts';
import type { Move } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { readMoves } from './readMove.ts';

type Signs = Readonly<{
  capital: string;
  letter: string;
  plus: string;
  mate: readonly string[];
  hyphen: readonly string[];
  offer: string;
}>;

/** From reference/braille.md, section 1, not from the code under test. */
const SIGNS: Readonly<Record<Language, Signs>> = {
  en: { capital: '⠠', letter: '⠰', plus: '⠐⠖', mate: ['⠸⠹'], hyphen: ['⠤'], offer: '⠐⠣⠐⠶⠐⠜' },
  de: { capital: '⠨', letter: '⠠', plus: '⠈⠖', mate: ['⠈⠼'], hyphen: ['⠤'], offer: '⠶⠈⠶⠶' },
  pl: { capital: '⠨', letter: '⠠', plus: '⠖', mate: ['⠰⠼', '⠼'], hyphen: ['⠤'], offer: '⠶⠶⠶' },
  sk: { capital: '⠠', letter: '⠰', plus: '⠖', mate: ['⠨⠼'], hyphen: ['⠤'], offer: '⠦⠶⠴' },
  hr: { capital: '⠨', letter: '⠠', plus: '⠈⠖', mate: ['⠼'], hyphen: ['⠈⠤', '⠤'], offer: '⠦⠈⠶⠴' },
  sr: { capital: '⠨', letter: '⠠', plus: '⠖', mate: ['⠼'], hyphen: ['⠤'], offer: '⠶⠶⠶' },
  'sr-Latn': { capital: '⠨', letter: '⠠', plus: '⠖', mate: ['⠼'], hyphen: ['⠤'], offer: '⠶⠶⠶' },
  mk: { capital: '⠨', letter: '⠠', plus: '⠠⠖', mate: ['⠸⠼'], hyphen: ['⠤'], offer: '⠷⠠⠶⠾' },
};

const LETTERS = '⠁a⠃b⠉c⠙d⠑e⠋f⠛g⠓h⠊i⠚j⠅k⠇l⠍m⠝n⠕o⠏p⠟q⠗r⠎s⠞t⠥u⠧v⠺w⠭x⠽y⠵z';
const DIGITS = '⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊';
/** Exclamation and question marks of annotators, which stand apart from the move. */
const GLYPHS = /^(⠖|⠢|⠰?⠦)+$/;

/** A word of cells as print: small letters, capitals, digits and signs. */
export function readWord(cells: string, language: Language): string {
  const signs = SIGNS[language];
  let text = '';
  let rest = cells;
  let inNumber = false;
  const take = (sign: string) => {
    if (sign === '' || !rest.startsWith(sign)) return false;
    rest = rest.slice(sign.length);
    return true;
  };
  while (rest !== '') {
    const first = rest.charAt(0);
    if (signs.mate.includes(rest)) return `${text}#`;
    if (signs.hyphen.some(take)) text += '-';
    else if (take(signs.plus)) text += '+';
    else if (take('⠼')) inNumber = true;
    else if (take(signs.capital)) {
      inNumber = false;
      text += letter(rest.charAt(0)).toUpperCase();
      rest = rest.slice(1);
    } else if (take(signs.letter)) inNumber = false;
    else if (inNumber && DIGITS.includes(first)) {
      text += DIGITS.indexOf(first);
      rest = rest.slice(1);
    } else {
      inNumber = false;
      text += letter(first);
      rest = rest.slice(1);
    }
  }
  return text;
}

function letter(cell: string): string {
  const at = LETTERS.indexOf(cell);
  if (cell === '' || at < 0) throw new Error(`no letter: ${cell}`);
  return LETTERS.charAt(at + 1);
}

export type BrailleMove = Readonly<{ move: Move; drawOffer: boolean }>;

/**
 * The moves of one game, from the lines of its Unicode Braille. The header ends with the first empty line.
 * `positions` are those of the game, made once for all languages: a move read wrongly soon makes no sense in them.
 */
export function readBrailleScore(
  lines: readonly string[],
  positions: readonly Position[],
  language: Language,
): BrailleMove[] {
  const body = lines.slice(lines.indexOf('') + 1);
  const moves: BrailleMove[] = [];
  for (const word of scoreWords(body, language)) {
    if (GLYPHS.test(word)) continue;
    if (word === SIGNS[language].offer) {
      moves.push({ ...(moves.pop() as BrailleMove), drawOffer: true });
      continue;
    }
    const position = positions[moves.length] as Position;
    const text = readWord(word, language);
    const found = textMoves(position, text, language);
    if (found.length !== 1) throw new Error(`${word} = ${text}: ${found.length} moves in ${position.fen}`);
    const [move] = found as [Move];
    moves.push({ move, drawOffer: false });
  }
  return moves;
}

/** Without capitals (German) a word is a pawn's move if it can be one: a queen's is marked there (BRAILLE.md). */
function textMoves(position: Position, text: string, language: Language): Move[] {
  if (language !== 'de' || /[A-Z0]/.test(text)) return readMoves(position, text, language);
  const pawn = readMoves(position, text, language).filter(
    ({ from }) => position.pieceAt(from)?.role === 'pawn',
  );
  return pawn.length > 0 ? pawn : readMoves(position, text.charAt(0).toUpperCase() + text.slice(1), language);
}

/** Words that are moves: running heads, page numbers and move numbers fall away. */
function* scoreWords(lines: readonly string[], language: Language): Generator<string> {
  let expected: number | null = null;
  let open = false;
  for (const line of lines) {
    const words = line.split('⠀').filter(Boolean);
    const number =
      words.length > 1 && /^⠼[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚]+$/.test(words[0] ?? '')
        ? Number(readWord(words[0] ?? '', language))
        : null;
    // After a note Black's move stands alone, with dots in White's place.
    const goesOn = number !== null && expected === number + 1 && /^[⠄⠲]{3}$/.test(words[1] ?? '');
    if (number !== null && (expected === null || number === expected || goesOn)) {
      expected = number + 1;
      open = true;
      yield* words.slice(1).filter((word) => !/^[⠄⠲]{3}$/.test(word));
    } else if (open && line.startsWith('⠀⠀') && words.length > 0 && !/^⠀{10,}⠼/.test(line)) yield* words;
    else open = false;
  }
}
