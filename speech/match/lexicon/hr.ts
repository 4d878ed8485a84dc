import type { Lexicon } from './lexicon.ts';
import { southSlavic } from './southSlavic.ts';

export const croatian: Lexicon = {
  ...southSlavic,
  pieces: {
    king: 'kralj kralja kraljem kralju',
    queen: 'dama damu damom dame dami kraljica kraljicu kraljicom kraljice kraljici',
    rook: 'top topa topom topu kula kulu kulom kule kuli',
    bishop: 'lovac lovca lovcem lovcu laufer laufera lauferom lauferu strijelac strijelca strijelcem',
    knight: 'skakač skakača skakačem skakaču konj konja konjem konju konjić',
    pawn: 'pješak pješaka pješakom pješaku pješačić pješačića pješačićem pijun pijuna pijunom pijunu pion piona pionom pješo',
  },
  alphabet: [
    'Ante Ankica Avala',
    'Branko Barbara Biokovo Božo',
    'Cvijeta Cecilija Cetina Cvita',
    'Dragica Dubrovnik Dunav Drava',
    'Europa Evropa Emil',
    'Franjo Frane Ferdinand Fruška',
    'Gospić Grga Gorica',
    'Hrvatska Hrvoje Hinko Heroj',
  ],
  white: 'bijeli bijela bijelom bijelim bijelu bijelog',
  black: 'crni crna crnom crnim crnu crnog',
  lightSquared: 'bjelopoljni bjelopoljnog bjelopoljnim bijelopoljni bijelopoljnog bijelopoljnim',
  darkSquared: 'crnopoljni crnopoljnog crnopoljnim',
};
