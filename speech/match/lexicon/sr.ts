import type { Lexicon } from './lexicon.ts';

/** Serbian in both scripts: Cyrillic is folded into the same letters. */
export const serbian: Lexicon = {
  letters: { K: 'king', D: 'queen', T: 'rook', L: 'bishop', S: 'knight', P: 'pawn' },
  pieces: {
    king: 'kralj kralja kraljem kralju kenig',
    queen: 'dama damu damom dame dami kraljica kraljicu kraljicom kraljice',
    rook: 'top topa topom topu kula kulu kulom kule turm',
    bishop: 'lovac lovca lovcem lovcu laufer laufera lauferom strelac',
    knight: 'skakač skakača skakačem skakaču konj konja konjem konju',
    pawn: 'pešak pešaka pešakom pešaku pijun pijuna pion piona pionom pionir',
  },
  ranks: [
    'jedan jedna jedno jedinica',
    'dva dve dvojka',
    'tri trojka',
    'četiri četvorka',
    'pet petica',
    'šest šestica',
    'sedam sedmica',
    'osam osmica',
  ],
  letterNames: ['a', 'be', 'ce', 'de', 'e', 'ef', 'ge', 'ha'],
  takes: 'uzima uzimam uzme tuče tučem jede jedem bije x',
  enPassant: 'an_pasan en_passant en_pasan ep e_p u_prolazu',
  castles: 'rokada rokadu rohada rohadu rokira rokiram rohira',
  short: 'mala malu mali kratka kratku kraljeva kraljevu kraljevo kraljevoj kraljevom',
  long: 'velika veliku veliki duga dugu damina daminu damino daminoj daminom',
  check: 'šah mat šahmat šah_mat',
  promotes: 'promocija promoviše pretvara postaje',
  colours: 'beli bela belom belim crni crna crnom crnim',
  fillers:
    'daje na s sa iz od do u polje polja i ide igram potez molim strana stranu strani krilo krilu figura figurom',
  doubts: 'ne ili nego pardon izvinite čekaj možda pogrešno',
};
