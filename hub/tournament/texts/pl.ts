import type { TournamentMessages } from './texts.ts';

export const messages: TournamentMessages = {
  'pairings.title': 'Kojarzenia rundy {round}',
  'pairings.board': 'Szachownica {board}: białe {white}, czarne {black}.',
  'pairings.result': 'Wynik {result}.',
  'pairings.none': 'Nie skojarzono żadnych partii.',
  'absent.none': '{name} nie gra.',
  'absent.half': '{name} pauzuje z połową punktu.',
  'absent.full': '{name} pauzuje z całym punktem.',
  'absent.pairing': '{name} nie ma przeciwnika w tej rundzie.',
  'standings.title': 'Klasyfikacja po rundzie {round}',
  'standings.row': '{rank}. {name}, punkty: {points}.',
};
