import type { Lexicon } from './lexicon.ts';

/** German, and the German of D.2.1 as other ears write it down. */
export const german: Lexicon = {
  letters: { K: 'king', D: 'queen', T: 'rook', L: 'bishop', S: 'knight', B: 'pawn' },
  pieces: {
    king: 'König Könige Königs Kenig Kenich Kénich Kernig Könich',
    queen: 'Dame Damen Königin Dáme Dahma',
    rook: 'Turm Türme Turms Toorm',
    bishop: 'Läufer Läufers Laufer Lojfer Loyfer Loifer Leufer',
    knight: 'Springer Springers Pferd Pferde Ross Rössl Rössel Rösslein Gaul Szpringer Schpringer Sprinter',
    pawn: 'Bauer Bauern Bauers',
  },
  ranks: [
    'eins ein ajns eyence einz',
    'zwei zwo cvaj cwaj zwy',
    'drei draj dry',
    'vier fier fir feer fír',
    'fünf fynf finf foonf',
    'sechs zeks zex',
    'sieben ziben zíben zeeben',
    'acht aht ahcht',
  ],
  letterNames: ['ah', 'be beh', 'ce ze zeh ceh', 'de deh', 'eh', 'ef eff', 'ge geh', 'ha hah'],
  takes: 'schlägt schlagen nimmt mal x schlagt szlekt šlekt šlékt shlekt шлект frisst haut tauscht',
  enPassant: 'en_passant ep e_p im_Vorbeigehen im_Vorübergehen ang_passang an_passant',
  castles: 'Rochade rochiert rochieren Rochaden Rohade Rochada Rockahda Rochadä Roschade',
  short: 'kurz kurze kurzer kleine klein kurce koortsa Königsflügel Königsseite',
  long: 'lang lange langer große groß lunga Damenflügel Damenseite',
  check: 'Doppelschach Abzugsschach Schach Matt Schachmatt',
  promotes: 'wird Umwandlung verwandelt wandelt gleich',
  colours: 'weiß weiße weißer weißen schwarz schwarze schwarzer schwarzen',
  fillers:
    'gibt bietet nach auf von vom zu zum zur in aus der die das dem den mit Feld ich spiele ziehe zieht geht und am bitte seite flügel um',
  doubts: 'nein oder doch halt nicht sondern falsch Moment quatsch Verzeihung beziehungsweise vielleicht',
};
