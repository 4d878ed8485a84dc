import type { TournamentMessages } from './texts.ts';

export const messages: TournamentMessages = {
  'pairings.title': 'Parovi {round}. kola',
  'pairings.board': 'Tabla {board}: beli {white}, crni {black}.',
  'pairings.result': 'Rezultat {result}.',
  'pairings.none': 'Nema određenih parova.',
  'absent.none': '{name} ne igra.',
  'absent.half': '{name} je slobodan sa pola poena.',
  'absent.full': '{name} je slobodan sa celim poenom.',
  'absent.pairing': '{name} nema protivnika u ovom kolu.',
  'standings.title': 'Poredak posle {round}. kola',
  'standings.row': '{rank}. {name}, poeni: {points}.',
};
