import type { Lexicon } from './lexicon.ts';

export const polish: Lexicon = {
  letters: { K: 'king', H: 'queen', W: 'rook', G: 'bishop', S: 'knight', P: 'pawn' },
  pieces: {
    king: 'król króla królem królu królowi',
    queen:
      'hetman hetmana hetmanem hetmanie hetmanowi królowa królową królowej królowę dama damą damę damy damie królówka',
    rook: 'wieża wieżą wieżę wieży wieże',
    bishop: 'goniec gońca gońcem gońcu gońcowi laufer lauferem laufra laufrem biskup',
    knight:
      'skoczek skoczka skoczkiem skoczkowi skoczku koń konia koniem koniowi konik konika konikiem koniku koniu',
    pawn: 'pion piona pionem pionowi pionie pionek pionka pionkiem pionku pionkowi piony',
  },
  instrumental: /(?:em|ą)$/,
  jumps: 'skacze skaczę',
  men: 'figura figurę figurą bierka bierkę bierką kołek kołkiem',
  ranks: [
    'jeden jedna jedynka jedynkę jedno pierwsza',
    'dwa dwie dwójka dwójkę',
    'trzy trójka trójkę',
    'cztery czwórka czwórkę',
    'pięć piątka piątkę',
    'sześć szóstka szóstkę',
    'siedem siódemka siódemkę',
    'osiem ósemka ósemkę',
  ],
  letterNames: ['a', 'be', 'ce', 'de', 'e', 'ef', 'gie ge', 'ha'],
  alphabet: [
    'Adam Agata Andrzej',
    'Barbara Beata Bożena Bogdan',
    'Celina Cezary Cecylia',
    'Dorota Damian Danuta Daniel',
    'Edward Elżbieta Emil',
    'Franciszek Filip Felicja Ferdynand',
    'Genowefa Grażyna Grzegorz',
    'Henryk Halina Helena',
  ],
  takes:
    'bije biję zbija zbijam zbiję bierze biorę wezmę weź bić zbić bijąc biciem wzięcie bicie zabiera zabieram zjada zjadam razy x',
  heTakes: '',
  enPassant: 'w_przelocie bicie_w_przelocie przelot przelocie en_passant ep e_p',
  castles: 'roszada roszadę roszady roszadą roszuje roszuję roszują roszować',
  // Without its marks the third person is the first, roszuję.
  heCastles: '',
  short: 'krótka krótką krótko krótki krótkiej mała małą małej',
  long: 'długa długą długo długi długiej duża dużą dużej wielka wielką',
  kingside:
    'królewska królewski królewskie królewskim królewskiej królewską królewskiego na_skrzydle_królewskim skrzydło_królewskie stronę_króla skrzydle_króla skrzydło_króla',
  queenside:
    'hetmańska hetmański hetmańskie hetmańskim hetmańskiej hetmańską hetmańskiego na_skrzydle_hetmańskim skrzydło_hetmańskie stronę_hetmana skrzydle_hetmana skrzydło_hetmana',
  zero: 'zero',
  check: 'szach mat szachmat szach_mat szacha szachem mata matem pat patem',
  promotes:
    'promocja promocją przemiana promuje promuję promować zamiana zamienia zamieniam staje_się równa_się słaba_promocja słabą_promocję',
  white: 'biały biała białą białym białe',
  black: 'czarny czarna czarną czarnym czarne',
  lightSquared: 'białopolowy białopolowego białopolowym jasnopolowy jasnopolowym',
  darkSquared: 'czarnopolowy czarnopolowego czarnopolowym ciemnopolowy ciemnopolowym',
  from: 'z ze od',
  with: '',
  leading: 'mój moja moje moim moją mojego zaczynam_od rozpoczynam_od',
  towards: 'na do w we',
  and: 'i a oraz',
  place: 'pole pola polu polem',
  fillers:
    'zaczynam rozpoczynam otwieram wybieram wychodzę daję dam się linia linii linię ' +
    'gram grać zagrać zagram gramy ruch ruchem posunięcie posunięciem posuwam posunę popycham ' +
    'ruszam ruszać ruszyć ruszę idę iść pójdę przesuwam przesunę przesunąć stawiam postawię postawić ' +
    'przechodzę robię zrobię zrobić wykonuję proszę proszę_bardzo poproszę dziękuję teraz skrzydle ' +
    'skrzydło stronę strona strony dziękuję_bardzo bardzo_dziękuję bardzo_proszę uprzejmie_proszę',
  openers:
    'dzień_dobry dobry_wieczór cześć witam no to dobra dobrze okej ok tak więc zatem tylko po_prostu już oto jest będzie chcę chciałbym chciałabym hej ' +
    'jasne niech w_takim_razie mój_ruch_to moje_posunięcie_to oczywiście najpierw pierwszy znowu tutaj ja',
  plays: 'idzie daje przechodzi gra przesuwa stawia robi robią zagrywa rusza',
  that: '',
  doubts:
    'nie nigdy ani żaden żadna żadne bez albo lub czy ewentualnie jednak jednakże ale lecz natomiast zamiast raczej ' +
    'właściwie chyba może możliwe prawdopodobnie pewnie przepraszam pardon sorry chwila chwileczkę chwilkę moment ' +
    'momencik czekaj zaczekaj stop stój źle błąd pomyłka pomyliłem pomyliłam poprawka poprawiam cofam cofnij wróć jeśli ' +
    'jeżeli gdyby gdy kiedy skoro żeby bo co który która które kto jak dlaczego czemu gdzie myślę sądzę uważam zastanawiam ' +
    'wolę wolałbym wolałabym lepiej mógłby mógłbym można mogę powinien powinienem powinnam był była było zagrał zagrała ' +
    'poszedł bił on ona oni przeciwnik przeciwnika rywal jego jej wcale niby prawie to_znaczy znaczy wątpię ' +
    'że po przed potem później ma masz mają mam miał miała są ich go pan pani wydaje koniec chce',
  asking: 'jest',
};
