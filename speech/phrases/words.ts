/**
 * The words of an announcement in each language: vocabulary `native`, as shown and printed (D.2.1 and the words
 * of the Laws in that language). Small enough to be always loaded, so that a move can be named at any time.
 */

import type { Language } from '#rules/notation/language.ts';
import type { CastlingSide } from '#rules/position/position.ts';
import type { Color, Role } from '#rules/position/square.ts';

type Eight<T> = readonly [T, T, T, T, T, T, T, T];
/** In the order of `WORD_ROLES`. */
type Men = readonly [string, string, string, string, string, string];

export const WORD_ROLES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const satisfies Role[];

export type MoveWords = Readonly<{
  pieces: Men;
  files: Eight<string>;
  ranks: Eight<string>;
  takes: string;
  enPassant: string;
  check: string;
  mate: string;
  castling: Readonly<Record<CastlingSide, string>>;
  /** Colour and piece, agreeing in gender: nominative. */
  men: Readonly<Record<Color, Men>>;
  /** The genitive, where a phrase needs it: Polish "brakuje białego skoczka". */
  menGenitive?: Readonly<Record<Color, Men>>;
}>;

const FILE_NAMES: MoveWords['files'] = [
  'Anna',
  'Bella',
  'Cesar',
  'David',
  'Eva',
  'Felix',
  'Gustav',
  'Hector',
];
const CYRILLIC_NAMES: MoveWords['files'] = [
  'Ана',
  'Бела',
  'Цезар',
  'Давид',
  'Ева',
  'Феликс',
  'Густав',
  'Хектор',
];

/** The international words, whose file names go into every vocabulary `nato`. */
export const NATO_NAMES: MoveWords['files'] = [
  'Alfa',
  'Bravo',
  'Charlie',
  'Delta',
  'Echo',
  'Foxtrot',
  'Golf',
  'Hotel',
];

export const WORDS: Readonly<Record<Language, MoveWords>> = {
  en: {
    pieces: ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'],
    files: FILE_NAMES,
    ranks: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
    takes: 'takes',
    enPassant: 'en passant',
    check: 'check',
    mate: 'mate',
    castling: { short: 'castles kingside', long: 'castles queenside' },
    men: {
      white: ['white king', 'white queen', 'white rook', 'white bishop', 'white knight', 'white pawn'],
      black: ['black king', 'black queen', 'black rook', 'black bishop', 'black knight', 'black pawn'],
    },
  },
  de: {
    pieces: ['König', 'Dame', 'Turm', 'Läufer', 'Springer', 'Bauer'],
    files: FILE_NAMES,
    ranks: ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'],
    takes: 'schlägt',
    enPassant: 'en passant',
    check: 'Schach',
    mate: 'Matt',
    castling: { short: 'Kurze Rochade', long: 'Lange Rochade' },
    men: {
      white: [
        'weißer König',
        'weiße Dame',
        'weißer Turm',
        'weißer Läufer',
        'weißer Springer',
        'weißer Bauer',
      ],
      black: [
        'schwarzer König',
        'schwarze Dame',
        'schwarzer Turm',
        'schwarzer Läufer',
        'schwarzer Springer',
        'schwarzer Bauer',
      ],
    },
  },
  pl: {
    pieces: ['król', 'hetman', 'wieża', 'goniec', 'skoczek', 'pion'],
    files: FILE_NAMES,
    ranks: ['jeden', 'dwa', 'trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem'],
    takes: 'bije',
    enPassant: 'w przelocie',
    check: 'szach',
    mate: 'mat',
    castling: { short: 'krótka roszada', long: 'długa roszada' },
    men: {
      white: ['biały król', 'biały hetman', 'biała wieża', 'biały goniec', 'biały skoczek', 'biały pion'],
      black: [
        'czarny król',
        'czarny hetman',
        'czarna wieża',
        'czarny goniec',
        'czarny skoczek',
        'czarny pion',
      ],
    },
    menGenitive: {
      white: [
        'białego króla',
        'białego hetmana',
        'białej wieży',
        'białego gońca',
        'białego skoczka',
        'białego piona',
      ],
      black: [
        'czarnego króla',
        'czarnego hetmana',
        'czarnej wieży',
        'czarnego gońca',
        'czarnego skoczka',
        'czarnego piona',
      ],
    },
  },
  sk: {
    pieces: ['kráľ', 'dáma', 'veža', 'strelec', 'jazdec', 'pešiak'],
    files: ['Anna', 'Bella', 'Cesar', 'Dávid', 'Eva', 'Felix', 'Gustáv', 'Hector'],
    ranks: ['jedna', 'dva', 'tri', 'štyri', 'päť', 'šesť', 'sedem', 'osem'],
    takes: 'berie',
    enPassant: 'mimochodom',
    check: 'šach',
    mate: 'mat',
    castling: { short: 'krátka rošáda', long: 'dlhá rošáda' },
    men: {
      white: ['biely kráľ', 'biela dáma', 'biela veža', 'biely strelec', 'biely jazdec', 'biely pešiak'],
      black: [
        'čierny kráľ',
        'čierna dáma',
        'čierna veža',
        'čierny strelec',
        'čierny jazdec',
        'čierny pešiak',
      ],
    },
  },
  hr: {
    pieces: ['kralj', 'dama', 'top', 'lovac', 'skakač', 'pješak'],
    files: FILE_NAMES,
    ranks: ['jedan', 'dva', 'tri', 'četiri', 'pet', 'šest', 'sedam', 'osam'],
    takes: 'uzima',
    enPassant: 'en passant',
    check: 'šah',
    mate: 'mat',
    castling: { short: 'mala rokada', long: 'velika rokada' },
    men: {
      white: ['bijeli kralj', 'bijela dama', 'bijeli top', 'bijeli lovac', 'bijeli skakač', 'bijeli pješak'],
      black: ['crni kralj', 'crna dama', 'crni top', 'crni lovac', 'crni skakač', 'crni pješak'],
    },
  },
  sr: {
    pieces: ['краљ', 'дама', 'топ', 'ловац', 'скакач', 'пешак'],
    files: CYRILLIC_NAMES,
    ranks: ['један', 'два', 'три', 'четири', 'пет', 'шест', 'седам', 'осам'],
    takes: 'узима',
    enPassant: 'ан пасан',
    check: 'шах',
    mate: 'мат',
    castling: { short: 'мала рокада', long: 'велика рокада' },
    men: {
      white: ['бели краљ', 'бела дама', 'бели топ', 'бели ловац', 'бели скакач', 'бели пешак'],
      black: ['црни краљ', 'црна дама', 'црни топ', 'црни ловац', 'црни скакач', 'црни пешак'],
    },
  },
  'sr-Latn': {
    pieces: ['kralj', 'dama', 'top', 'lovac', 'skakač', 'pešak'],
    files: FILE_NAMES,
    ranks: ['jedan', 'dva', 'tri', 'četiri', 'pet', 'šest', 'sedam', 'osam'],
    takes: 'uzima',
    enPassant: 'an pasan',
    check: 'šah',
    mate: 'mat',
    castling: { short: 'mala rokada', long: 'velika rokada' },
    men: {
      white: ['beli kralj', 'bela dama', 'beli top', 'beli lovac', 'beli skakač', 'beli pešak'],
      black: ['crni kralj', 'crna dama', 'crni top', 'crni lovac', 'crni skakač', 'crni pešak'],
    },
  },
  mk: {
    pieces: ['крал', 'дама', 'топ', 'ловец', 'скокач', 'пешак'],
    files: CYRILLIC_NAMES,
    ranks: ['еден', 'два', 'три', 'четири', 'пет', 'шест', 'седум', 'осум'],
    takes: 'зема',
    enPassant: 'ан пасан',
    check: 'шах',
    mate: 'мат',
    castling: { short: 'мала рокада', long: 'голема рокада' },
    men: {
      white: ['бел крал', 'бела дама', 'бел топ', 'бел ловец', 'бел скокач', 'бел пешак'],
      black: ['црн крал', 'црна дама', 'црн топ', 'црн ловец', 'црн скокач', 'црн пешак'],
    },
  },
};

export function pieceWord(language: Language, role: Role): string {
  return WORDS[language].pieces[WORD_ROLES.indexOf(role)] as string;
}

export function manWord(language: Language, color: Color, role: Role): string {
  return WORDS[language].men[color][WORD_ROLES.indexOf(role)] as string;
}

/** The genitive where the language has one of its own here, otherwise the nominative. */
export function manGenitive(language: Language, color: Color, role: Role): string {
  const { men, menGenitive } = WORDS[language];
  return (menGenitive ?? men)[color][WORD_ROLES.indexOf(role)] as string;
}
