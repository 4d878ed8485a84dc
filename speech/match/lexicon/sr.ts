import type { Lexicon } from './lexicon.ts';
import { southSlavic } from './southSlavic.ts';

/** Serbian in both scripts: Cyrillic is folded into the same letters. */
export const serbian: Lexicon = {
  ...southSlavic,
  pieces: {
    king: 'kralj kralja kraljem kralju kenig',
    queen: 'dama damu damom dame dami kraljica kraljicu kraljicom kraljice kraljici',
    rook: 'top topa topom topu kula kulu kulom kule kuli turm',
    bishop: 'lovac lovca lovcem lovcu laufer laufera lauferom lauferu strelac strelca',
    knight: 'skakač skakača skakačem skakaču konj konja konjem konju konjić',
    pawn: 'pešak pešaka pešakom pešaku pešačić pešačića pešačićem pijun pijuna pijunom pion piona pionom pionu pionir',
  },
  alphabet: [
    'Avala',
    'Beograd',
    'Cetinje Cer',
    'Drina Dunav Dubrovnik Drava',
    'Evropa',
    'Futog Foča Fruška',
    'Golija Gorica',
    'Heroj Homolje Hercegovina',
  ],
  white: 'beli bela belom belim belu belog',
  black: 'crni crna crnom crnim crnu crnog',
  lightSquared: 'belopoljni belopoljnog belopoljnim',
  darkSquared: 'crnopoljni crnopoljnog crnopoljnim',
};
