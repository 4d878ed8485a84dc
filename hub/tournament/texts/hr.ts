import type { TournamentMessages } from './texts.ts';

export const messages: TournamentMessages = {
  'pairings.title': 'Parovi {round}. kola',
  'pairings.board': 'Ploča {board}: bijeli {white}, crni {black}.',
  'pairings.result': 'Rezultat {result}.',
  'pairings.none': 'Nema određenih parova.',
  'absent.none': '{name} ne igra.',
  'absent.half': '{name} je slobodan s pola boda.',
  'absent.full': '{name} je slobodan s cijelim bodom.',
  'absent.pairing': '{name} nema protivnika u ovom kolu.',
  'standings.title': 'Poredak nakon {round}. kola',
  'standings.row': '{rank}. {name}, bodovi: {points}.',
};
