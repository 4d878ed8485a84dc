/** The words that Croatian and Serbian players share; what one of them says otherwise stands here in both forms. */
import type { Lexicon } from './lexicon.ts';

/** Behind *će* they are what another will do; without its mark it would be the file c. */
const INFINITIVES =
  'uzeti uzimati tući jesti igrati igrat odigrati odigrat ići otići rokirati rokirat povući pomaknuti pomeriti staviti';

export const southSlavic = {
  letters: { K: 'king', D: 'queen', T: 'rook', L: 'bishop', S: 'knight', P: 'pawn' },
  instrumental: /[eo]m$/,
  jumps: 'skače skačem',
  men: 'figura figuru figurom klin klina klinom',
  ranks: [
    'jedan jedna jedno jedinica jedinicu',
    'dva dvije dve dvojka dvojku',
    'tri trojka trojku',
    'četiri četvorka četvorku',
    'pet petica peticu',
    'šest šestica šesticu',
    'sedam sedmica sedmicu',
    'osam osmica osmicu',
  ],
  letterNames: ['a', 'be', 'ce', 'de', 'e', 'ef', 'ge', 'ha'],
  takes:
    'uzima uzimam uzmi uzmem uzeti uzimanje uzeću tuče tučem jede jedem pojedem bije bijem puta pobija pobijam x',
  heTakes: 'uzme pojede',
  enPassant: 'en_passant an_pasan en_pasan ep e_p u_prolazu',
  castles:
    'rokada rokadu rokade rokadom rohada rohadu rokiram rokiramo rokirati rokirat rokiraću rokiranje rohiram rošada',
  heCastles: 'rokira rohira',
  short: 'mala malu male mali kratka kratku kratke kratko',
  long: 'velika veliku velike veliki duga dugu duge dugo',
  kingside: 'kraljeva kraljevu kraljevo kraljevoj kraljevom kraljev kraljevi kraljevog kraljevim',
  queenside: 'damina daminu damino daminoj daminom damin damini daminog daminim',
  zero: 'nula nule',
  check: 'šah šahom mat matom šahmat šah_mat pat patom',
  promotes:
    'promocija promocijom promovira promoviram promoviše promovišem pretvara pretvaram mijenjam mijenja menjam menja postaje jednako',
  from: 's sa iz od',
  with: '',
  leading: 'moj moja moje mojim mojom svoj svojim svoga počinjem_s počinjem_sa otvaram_s otvaram_sa',
  towards: 'na do u k ka',
  and: 'i a',
  place: 'polje polja polju',
  fillers:
    'dajem dam linija linije liniji liniju igram igramo igrati igrat odigrati odigrat ' +
    'odigram počinjem otvaram biram igraću odigrati_ću odigraću idem idemo ići vučem povučem povlačim ' +
    'pomičem pomaknuti pomeriti povući staviti staviću pomeriću pomeram pomjeram stavljam premještam ' +
    'premeštam guram gurnem potez poteza molim molim_vas molim_te hvala hvala_lijepa hvala_lepo sada sad ' +
    'strana stranu strani krilo krilu krila radim pravim napravim napraviti učiniti izvodim izvesti ću ' +
    'ćemo hoću želim hoću_da želim_da se molim_lijepo molim_lepo lijepa_hvala lepa_hvala hvala_puno ' +
    'puno_hvala hvala_vam hvala_lijepo',
  openers:
    'dobar_dan dobro_jutro dobra_večer dobro_veče zdravo bok ovaj dakle ajde hajde ajmo hajmo dobro u_redu okej ok pa samo onda eto evo evo_ga znači jeste je to tako naravno baš jednostavno ' +
    'ma moj_potez_je neka_bude već prvo prvi opet tu ja',
  plays: 'ide daje igra vuče povlači pomiče pomera stavlja radi pravi',
  that: 'da',
  // Without 'one' (they): the English rank is heard in every setting, and no move is told by it.
  doubts:
    'ne nije nisam nisi nismo nemoj nemojte neću neće nećemo nikad nikada nikako ni niti nijedan nijedna bez ili ipak ali ' +
    'međutim nego no umjesto umesto zapravo ustvari u_stvari možda valjda vjerojatno vjerovatno verovatno pardon oprosti ' +
    'oprostite izvini izvinite izvinjavam ispričavam isprika čekaj čekajte pričekaj sačekaj stani stanite stop trenutak ' +
    'moment momenat krivo pogrešno pogriješio pogriješila pogrešio pogrešila greška ispravak ispravka popravljam vraćam ' +
    'natrag nazad ako kad kada da_li je_li je_l li jer što šta koji koja koje ko tko kako zašto gdje gde mislim razmišljam ' +
    'bolje radije mogao mogla mogu bih bi bio bila bilo igrao igrala odigrao odigrala uzeo on ona oni ono protivnik protivnika ' +
    'njegov njegova skoro umalo sumnjam po poslije posle prije pre kasnije ' +
    'ima imam imaš imate imaju si ste su smo sam ga ih njih svi sve bude budem budu čini hoće želi će ćeš ćete ' +
    INFINITIVES.replace(/\S+/g, 'će_$&'),
  asking: 'je',
} as const satisfies Partial<Lexicon>;
