import type { Lexicon } from './lexicon.ts';

export const english: Lexicon = {
  letters: { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight', P: 'pawn' },
  pieces: {
    king: 'king kings',
    queen: 'queen queens quin quinn',
    rook: 'rook rooks rock brook rooke castle tower',
    bishop: 'bishop bishops',
    knight: 'knight knights night nite horse',
    pawn: 'pawn pawns pond prawn porn',
  },
  ranks: [
    'one won wun',
    'two too',
    'three tree free',
    'four for fore fower',
    'five fife',
    'six sicks',
    'seven',
    'eight ate ait',
  ],
  letterNames: ['ay eh', 'bee be', 'see sea cee si', 'dee', 'ee', 'eff ef', 'gee jee', 'aitch haitch age'],
  takes: 'takes take took captures capture capturing taking beats x',
  enPassant: 'en_passant on_passant en_passent ep e_p in_passing on_passahn',
  castles: 'castles castle castling castled',
  short: 'short small little kingside king_side kings_side king_s_side',
  long: 'long big large queenside queen_side queens_side queen_s_side',
  check: 'double_check discovered_check check checkmate mate check_mate',
  promotes:
    'promotes promote promotion becomes equals makes promoting promotes_to promotes_to_a becomes_a makes_a',
  colours: 'white black',
  fillers: 'gives to the on from at and goes moves move plays play i my with square please now into',
  doubts: 'or no not wait sorry rather actually correction oops maybe',
};
