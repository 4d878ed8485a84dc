import type { Lexicon } from './lexicon.ts';

export const slovak: Lexicon = {
  letters: { K: 'king', D: 'queen', V: 'rook', S: 'bishop', J: 'knight', P: 'pawn' },
  pieces: {
    king: 'kráľ kráľa kráľom kráľovi kráľu',
    queen: 'dáma dámu dámou dámy dáme kráľovná kráľovnú kráľovnou',
    rook: 'veža vežu vežou veže veži',
    bishop: 'strelec strelca strelcom strelcovi bežec bežca bežcom',
    knight: 'jazdec jazdca jazdcom jazdcovi kôň koňa koňom koník koníka koníkom',
    pawn: 'pešiak pešiaka pešiakom pešiakovi pešec pešca pešcom piešik pešiačik pion',
  },
  ranks: [
    'jedna jeden jedno jednotka',
    'dva dve dvojka',
    'tri trojka',
    'štyri štvorka',
    'päť päťka',
    'šesť šestka',
    'sedem sedmička',
    'osem osmička',
  ],
  letterNames: ['á', 'bé', 'cé', 'dé', 'é', 'ef', 'gé', 'há'],
  takes: 'berie berieme braním brať zoberie bije vyhodí x',
  enPassant: 'mimochodom en_passant ep e_p',
  castles: 'rošáda rošádu rošády rošuje rošujem rochádä',
  short: 'krátka krátku krátko krátky malá malú kráľovské kráľovskom strana_kráľa',
  long: 'dlhá dlhú dlho dlhý veľká veľkú dámske dámskom strana_dámy',
  check: 'šach mat šachmat šach_mat',
  promotes: 'premena mení premení premieňa',
  colours: 'biely biela bielou bielym čierny čierna čiernou čiernym',
  fillers: 'dáva na z zo do od pole poľa hrám ťahám ide ťah prosím krídlo krídle stranu strane',
  doubts: 'nie alebo či radšej pardon prepáčte počkať možno',
};
