import type { Lexicon } from './lexicon.ts';

export const croatian: Lexicon = {
  letters: { K: 'king', D: 'queen', T: 'rook', L: 'bishop', S: 'knight', P: 'pawn' },
  pieces: {
    king: 'kralj kralja kraljem kralju',
    queen: 'dama damu damom dame dami kraljica kraljicu kraljicom kraljice',
    rook: 'top topa topom topu kula kulu kulom kule',
    bishop: 'lovac lovca lovcem lovcu laufer laufera lauferom strijelac strijelca',
    knight: 'skakač skakača skakačem skakaču konj konja konjem konju',
    pawn: 'pješak pješaka pješakom pješaku pijun pijuna pijunom pion piona pionom pješo',
  },
  ranks: [
    'jedan jedna jedno jedinica',
    'dva dvije dvojka',
    'tri trojka',
    'četiri četvorka',
    'pet petica',
    'šest šestica',
    'sedam sedmica',
    'osam osmica',
  ],
  letterNames: ['a', 'be', 'ce', 'de', 'e', 'ef', 'ge', 'ha'],
  takes: 'uzima uzimam uzme tuče tučem jede jedem bije x',
  enPassant: 'en_passant an_pasan en_pasan ep e_p u_prolazu',
  castles: 'rokada rokadu rohada rohadu rokira rokiram rohira rošada',
  short: 'mala malu mali kratka kratku kraljeva kraljevu kraljevo kraljevoj kraljevom',
  long: 'velika veliku veliki duga dugu damina daminu damino daminoj daminom',
  check: 'šah mat šahmat šah_mat',
  promotes: 'promocija promovira pretvara postaje',
  colours: 'bijeli bijela bijelom bijelim crni crna crnom crnim',
  fillers:
    'daje na s sa iz od do u polje polja i ide igram potez molim strana stranu strani krilo krilu figura figurom',
  doubts: 'ne ili nego pardon oprostite čekaj možda krivo',
};
