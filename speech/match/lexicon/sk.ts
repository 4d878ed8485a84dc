import type { Lexicon } from './lexicon.ts';

export const slovak: Lexicon = {
  letters: { K: 'king', D: 'queen', V: 'rook', S: 'bishop', J: 'knight', P: 'pawn' },
  pieces: {
    king: 'kráľ kráľa kráľom kráľovi kráľu',
    queen: 'dáma dámu dámou dámy dáme kráľovná kráľovnú kráľovnou kráľovnej',
    rook: 'veža vežu vežou veže veži',
    bishop: 'strelec strelca strelcom strelcovi strelče bežec bežca bežcom bežcovi',
    knight: 'jazdec jazdca jazdcom jazdcovi jazdče kôň koňa koňom koňovi koník koníka koníkom',
    pawn: 'pešiak pešiaka pešiakom pešiakovi pešec pešca pešcom piešik pešiačik pion',
  },
  instrumental: /(?:om|ou)$/,
  jumps: 'skáče skáčem skočím',
  men: 'figúra figúru figúrou figúrka figúrku figúrkou kolík kolíka kolíkom',
  ranks: [
    'jedna jeden jedno jednotka jednotku',
    'dva dve dvojka dvojku',
    'tri trojka trojku',
    'štyri štvorka štvorku',
    'päť päťka päťku',
    'šesť šestka šestku',
    'sedem sedmička sedmičku',
    'osem osmička osmičku',
  ],
  letterNames: ['á', 'bé', 'cé', 'dé', 'é', 'ef', 'gé', 'há'],
  alphabet: [
    'Adam',
    'Božena Bohumil',
    'Cyril Cecília Ctibor',
    'Dana Dušan',
    'Emil Emília',
    'František Fedor',
    'Gabriel Gejza',
    'Helena Hugo',
  ],
  takes:
    'berie beriem berieme braním branie brať zoberiem vezmem vezmi zober bije bijem vyhadzuje vyhadzujem krát x',
  heTakes: 'zoberie vezme vyhodí',
  enPassant: 'mimochodom en_passant ep e_p',
  castles: 'rošáda rošádu rošády rošádou rošujem rošovať rochádä',
  heCastles: 'rošuje',
  short: 'krátka krátku krátko krátky krátkej malá malú malej',
  long: 'dlhá dlhú dlho dlhý dlhej veľká veľkú veľkej',
  kingside:
    'kráľovské kráľovskom kráľovský kráľovského kráľovská kráľovskú strana_kráľa stranu_kráľa strane_kráľa',
  queenside: 'dámske dámskom dámsky dámskeho dámska dámsku strana_dámy stranu_dámy strane_dámy',
  zero: 'nula nuly',
  check: 'šach šachom mat matom šachmat šach_mat pat patom',
  promotes:
    'premena premenou mení mením premení premením premieňa premieňam meniť stáva_sa rovná_sa podpremena podpremenou',
  white: 'biely biela bielou bielym bielu',
  black: 'čierny čierna čiernou čiernym čiernu',
  lightSquared: 'bielopoľný bielopoľného bielopoľným bielopolný bielopolným',
  darkSquared: 'čiernopoľný čiernopoľného čiernopoľným čiernopolný čiernopolným',
  from: 'z zo od',
  with: 's so',
  leading: 'môj moja moje mojím mojou',
  towards: 'na do k ku v vo',
  and: 'a i',
  place: 'pole poľa poli',
  fillers:
    'stĺpec stĺpca stĺpci hrám hráme zahrám hrať zahrať ťahám potiahnem ťahať potiahnuť ' +
    'ťahom idem ideme ísť pôjdem posúvam posuniem posunúť dávam dám začínam otváram vyberám volím vykonám ' +
    'vykonávam vykonať kladiem položím presúvam pohnem pohnúť hýbem robím urobím urobiť spravím spraviť ťah prosím prosím_vás ' +
    'prosím_pekne ďakujem teraz krídlo krídle krídla stranu strane strana tým sa ďakujem_pekne ' +
    'ďakujem_veľmi_pekne prosím_veľmi_pekne vďaka',
  openers:
    'dobrý_deň dobrý_večer dobré_ráno ahoj no tak dobre okej ok áno hej takže teda čiže nuž iba len proste jednoducho už to je bude chcem chcel_by_som ' +
    'chcela_by_som môj_ťah_je nech_je samozrejme najprv prvý zase tu ja',
  plays: 'ide dáva hrá posúva robí ťahá kladie',
  that: '',
  doubts:
    'nie nikdy ani žiadny žiadna žiaden bez alebo buď či prípadne ale však avšak predsa namiesto radšej vlastne asi ' +
    'možno snáď pravdepodobne pardon prepáčte prepáč moment momentík počkať počkaj počkajte stop stáť zle chyba omyl chce ' +
    'pomýlil pomýlila oprava opravujem beriem_späť späť vraciam ak keby keď kým pretože lebo čo ktorý ktorá ktoré kto ' +
    'ako prečo kde myslím uvažujem premýšľam lepšie mohol mohla môžem by bol bola bolo zahral zahrala išiel bral on ' +
    'ona oni súper súpera jeho jej skoro takmer pochybujem že aby po pred potom neskôr má máš máte mám majú ' +
    'si ste sú ich zdá',
  asking: 'je',
};
