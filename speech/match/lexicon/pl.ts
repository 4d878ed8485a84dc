import type { Lexicon } from './lexicon.ts';

export const polish: Lexicon = {
  letters: { K: 'king', H: 'queen', W: 'rook', G: 'bishop', S: 'knight', P: 'pawn' },
  pieces: {
    king: 'król króla królem królu królowi',
    queen: 'hetman hetmana hetmanem hetmanie hetmanowi królowa królową królowej królowę dama damą damę damy',
    rook: 'wieża wieżą wieżę wieży wieże',
    bishop: 'goniec gońca gońcem gońcu gońcowi laufer lauferem laufra laufrem biskup',
    knight: 'skoczek skoczka skoczkiem skoczkowi skoczku koń konia koniem konik konika konikiem koniu',
    pawn: 'pion piona pionem pionowi pionek pionka pionkiem pionku pionkowi piony',
  },
  ranks: [
    'jeden jedna jedynka jedno',
    'dwa dwie dwójka',
    'trzy trójka',
    'cztery czwórka',
    'pięć piątka',
    'sześć szóstka',
    'siedem siódemka',
    'osiem ósemka',
  ],
  letterNames: ['a', 'be', 'ce', 'de', 'e', 'ef', 'gie ge', 'ha'],
  takes: 'bije zbija bierze bić zbić bijąc wzięcie bicie zabiera x',
  enPassant: 'w_przelocie bicie_w_przelocie przelot en_passant ep e_p',
  castles: 'roszada roszadę roszady roszuje roszuję roszować',
  short:
    'krótka krótką krótko krótki mała małą królewska królewskie królewskim królewskiej na_skrzydle_królewskim',
  long: 'długa długą długo długi duża dużą hetmańska hetmańskie hetmańskim hetmańskiej na_skrzydle_hetmańskim',
  check: 'szach mat szachmat szach_mat szacha mata',
  promotes: 'promocja przemiana promuje zamiana na_hetmana',
  colours: 'biały biała białą białym czarny czarna czarną czarnym',
  fillers: 'daje na z ze do od pole pola i oraz gra gram ruch idzie proszę skrzydle skrzydło stronę',
  doubts: 'nie albo lub czy raczej przepraszam chwila może',
};
