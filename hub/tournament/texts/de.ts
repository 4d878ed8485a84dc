import type { TournamentMessages } from './texts.ts';

export const messages: TournamentMessages = {
  'pairings.title': 'Paarungen der Runde {round}',
  'pairings.board': 'Brett {board}: Weiß {white}, Schwarz {black}.',
  'pairings.result': 'Ergebnis {result}.',
  'pairings.none': 'Es sind keine Partien gepaart.',
  'absent.none': '{name} spielt nicht.',
  'absent.half': '{name} ist mit einem halben Punkt spielfrei.',
  'absent.full': '{name} ist mit einem ganzen Punkt spielfrei.',
  'absent.pairing': '{name} hat in dieser Runde keinen Gegner.',
  'standings.title': 'Stand nach Runde {round}',
  'standings.row': '{rank}. {name}, {points} Punkte.',
};
