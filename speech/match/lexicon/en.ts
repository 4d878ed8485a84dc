import type { Lexicon } from './lexicon.ts';

export const english: Lexicon = {
  letters: { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight', P: 'pawn' },
  pieces: {
    king: 'king kings',
    queen: 'queen queens quin quinn',
    rook: 'rook rooks rock brook rooke castle tower',
    bishop: 'bishop bishops',
    knight: 'knight knights night nights nite horse horsey horsie',
    pawn: 'pawn pawns pond prawn porn',
  },
  instrumental: null,
  jumps: 'jumps jump hops hop',
  men: 'piece pieces man peg pegs',
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
  alphabet: [
    'able ack apple apples adam alan',
    'baker beer boy butter bob benjamin',
    'charles',
    'dog don duff',
    'easy edward',
    'fox freddie freddy frank frederick',
    'george',
    'how harry henry',
  ],
  takes:
    'takes take captures capture capturing recaptures recapture recapturing taking beats eats eat times x ex',
  heTakes: '',
  enPassant: 'en_passant on_passant en_passent en_pasant ep e_p in_passing on_passahn',
  castles: 'castles castle castling',
  // "Castles short" is how English announces it.
  heCastles: '',
  short: 'short small little',
  long: 'long big large',
  kingside: 'kingside king_side kings_side on_the_kings_side kings_wing king_wing kings king_s',
  queenside: 'queenside queen_side queens_side on_the_queens_side queens_wing queen_wing queens queen_s',
  zero: 'zero oh o nought nil',
  check: 'double_check discovered_check check checkmate mate check_mate checkmates stalemate stale_mate',
  promotes:
    'promotes promote underpromotes underpromote underpromoting underpromotion promotion promoting promoted becomes become becoming becomes_a equals makes make making make_a makes_a making_a turns_into turning_into',
  white: 'white whites',
  black: 'black blacks',
  lightSquared: 'light_squared light_square white_squared white_square',
  darkSquared: 'dark_squared dark_square black_squared black_square',
  from: 'from',
  with: 'with',
  leading: 'the an a my our',
  towards: 'to of on at in into onto',
  and: 'and',
  place: 'square',
  fillers:
    'giving er erm i im ill we me us go going gonna do choose open start begin out forward is_my_move ' +
    'move moving play playing put place push pushing bring step slide up over advance retreat develop ' +
    'file side make please now thanks thank_you i_will we_will i_would_like we_would_like id_like i_would_like_to we_would_like_to id_like_to would_like_to like_to i_want we_want i_want_to we_want_to want_to going_to lets let_me let_us ' +
    'kindly thanks_a_lot many_thanks thank_you_very_much thank_you_so_much i_shall',
  openers:
    'okay ok right alright all_right well so just yes yeah yep yup sure fine good hey oh ah hello hi good_morning good_afternoon good_evening good_day then only simply ' +
    'finally this that is its it thats here come_on like_this first of_course obviously definitely certainly ' +
    'my_move my_move_is the_move_is announcing you_know will would_like want',
  plays: 'goes gives steps slides advances retreats plays moves puts places pushes brings develops',
  that: '',
  doubts:
    'no nope nah not never dont doesnt didnt isnt wasnt arent wont cant cannot couldnt shouldnt wouldnt havent hasnt ' +
    'aint neither nor none without except or either if unless whether when while until after before because but ' +
    'however though although yet instead rather actually maybe perhaps possibly probably might may could should would ' +
    'must can wait hold_on hang_on stop sorry pardon excuse oops whoops correction corrected scratch cancel undo ' +
    'i_mean mean meant make_that make_it wrong mistake mistaken error misspoke think thinking thought guess suppose ' +
    'believe consider considering wonder wondering unsure doubt not_sure what which why where who whose how_about ' +
    'how_many how_much what_about he she they his her their him them you your yours opponent opponents was were been ' +
    'good_move nice_move great_move i_see we_see go_see to_see to_be had has have did played moved took went gone castled is_it is_that are lets_see let_me_see let_us_see takeback take_back ' +
    'almost nearly adjust jadoube hypothetically id next later afterwards wants want_me start_over',
  asking: 'is will am do does shall',
};
