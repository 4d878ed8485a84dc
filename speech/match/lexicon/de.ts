import type { Lexicon } from './lexicon.ts';

/** Verbs of playing in the plural, which is the infinitive too: behind *die* they are what others do. */
const PLURALS =
  'spielen ziehen gehen setzen stellen rücken bewegen machen schieben schlagen nehmen rochieren';

/** German, and the German of D.2.1 as other ears write it down. */
export const german: Lexicon = {
  letters: { K: 'king', D: 'queen', T: 'rook', L: 'bishop', S: 'knight', B: 'pawn' },
  pieces: {
    king: 'König Könige Königs Kenig Kenich Kénich Kernig Könich',
    queen: 'Dame Damen Königin Dáme Dahma',
    rook: 'Turm Türme Turms Toorm',
    bishop: 'Läufer Läufers Läufern Laufer Lojfer Loyfer Loifer Leufer',
    knight:
      'Springer Springers Springern Pferd Pferde Pferdchen Ross Rössl Rössel Rösslein Gaul Szpringer Schpringer Sprinter',
    pawn: 'Bauer Bauern Bauers',
  },
  instrumental: null,
  jumps: 'springt springe springen hüpft hüpfe',
  men: 'Figur Figuren Stein Steine Stift Stifte',
  ranks: [
    'eins ajns eyence einz',
    'zwei zwo cvaj cwaj zwy',
    'drei draj dry',
    'vier fier fir feer fír',
    'fünf fynf finf foonf',
    'sechs zeks zex',
    'sieben ziben zíben zeeben',
    'acht aht ahcht',
  ],
  letterNames: ['ah', 'be beh', 'ce ze zeh ceh', 'de deh', 'eh', 'ef eff', 'ge geh', 'ha hah'],
  alphabet: [
    'Anton Albert Aachen',
    'Berta Bertha Berlin',
    'Chemnitz Citrone',
    'Dora Daniel Düsseldorf',
    'Emil Essen',
    'Friedrich Fritz Frankfurt',
    'Goslar',
    'Heinrich Hamburg',
  ],
  takes:
    'schlägt schlagen schlage schlag nimmt nehme nehm nehmen nimm mal x schlagt szlekt šlekt šlékt shlekt шлект frisst fresse haut ' +
    'tauscht tausche',
  heTakes: '',
  enPassant: 'en_passant ep e_p im_Vorbeigehen im_Vorübergehen ang_passang an_passant',
  castles: 'Rochade rochiere rochieren Rochaden Rohade Rochada Rockahda Rochadä Roschade',
  heCastles: 'rochiert',
  short: 'kurz kurze kurzen kurzer kleine kleinen klein kurce koortsa',
  long: 'lang lange langen langer große großen groß lunga',
  kingside: 'Königs Königsflügel Königsseite',
  queenside: 'Damen Damenflügel Damenseite',
  zero: 'null',
  check: 'Doppelschach Abzugsschach Schach Matt Schachmatt schachmatt Patt Schachgebot',
  promotes:
    'wird Umwandlung Unterverwandlung verwandelt verwandle umgewandelt wandelt wandle gleich wird_zur wird_zu',
  white: 'weiß weiße weißer weißen',
  black: 'schwarz schwarze schwarzer schwarzen',
  lightSquared: 'weißfeldriger weißfeldrige weißfeldrigen weißfeldrig',
  darkSquared: 'schwarzfeldriger schwarzfeldrige schwarzfeldrigen schwarzfeldrig',
  from: 'von vom aus',
  with: 'mit',
  leading: 'der die das dem den des ein eine einen einem einer mein meine meinen meinem meiner',
  towards: 'nach auf zu zum zur in ins im am vor',
  and: 'und',
  place: 'Feld',
  fillers:
    'gebe biete sich Zug Linie ich wir eröffne beginne wähle raus ist_mein_Zug spiele spiel spielen ' +
    'ziehe zieh ziehen gehe gehen setze setz setzen stelle stell stellen rücke rücken bewege bewegen ' +
    'mache mach machen führe bringe schiebe schieb schieben an bitte bitte_schön bitte_sehr danke ' +
    'danke_schön danke_sehr jetzt nun seite flügel um hin möchte_ich will_ich werde_ich gerne gern vielen_Dank ' +
    'herzlichen_Dank besten_Dank danke_vielmals',
  openers:
    'also ja mal jawohl okay ok gut so na tja genau klar schön eben nur einfach dann denn schon jedenfalls natürlich ' +
    'selbstverständlich sicher ganz erst erster erstmal zuerst hier los komm alles_klar ist es es_ist mein_Zug mein_Zug_ist ' +
    'guten_Tag guten_Morgen guten_Abend hallo grüß_Gott servus na_gut na_ja naja ach und_zwar wieder sofort möchte will werde',
  plays: 'geht gibt bietet rückt spielt zieht setzt stellt bewegt macht führt bringt schiebt',
  that: '',
  doubts:
    'nein nee nö nicht nichts kein keine keinen keinem keiner nie niemals oder entweder beziehungsweise bzw sondern ' +
    'statt stattdessen anstatt anstelle aber jedoch trotzdem dennoch doch halt stopp stop warte warten wart Moment ' +
    'Momentchen Augenblick quatsch falsch Fehler Irrtum Versprecher versprochen geirrt Korrektur korrigiere Verzeihung ' +
    'Entschuldigung sorry pardon ups hoppla vielleicht eventuell wahrscheinlich vermutlich möglicherweise womöglich ' +
    'eigentlich lieber besser eher wohl fast beinahe wenn falls ob würde würden könnte könnten sollte soll sollen ' +
    'müsste dürfte darf kann mag weiß_nicht glaube denke ich_meine meinte überlege überlegen frage was wer wie wo wann ' +
    'warum wieso weshalb welcher welche welches welchen er sie ihr Gegner Gegners gegnerische hat hatte hätte war wäre ' +
    'ging zog spielte schlug gespielt gezogen geschlagen zurück ohne außer nachdem bevor weil sonst zweifel unsicher dass ' +
    `man du mochte wessen wem wen hast habe haben habt sind bist seid danach nachher später mochte_ich der_möchte die_möchte der_will die_will das_möchte das_will ${PLURALS.replace(/\S+/g, 'die_$&')}`,
  asking:
    'geht ginge ist vor spiele_ich ziehe_ich gehe_ich setze_ich stelle_ich nehme_ich schlage_ich mache_ich rochiere_ich schlägt_der nimmt_der frisst_der',
};
