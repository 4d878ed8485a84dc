import type { TournamentMessages } from './texts.ts';

export const messages: TournamentMessages = {
  'pairings.title': 'Парови во {round}. коло',
  'pairings.board': 'Табла {board}: бели {white}, црни {black}.',
  'pairings.result': 'Резултат {result}.',
  'pairings.none': 'Нема определени парови.',
  'absent.none': '{name} не игра.',
  'absent.half': '{name} е слободен со половина поен.',
  'absent.full': '{name} е слободен со цел поен.',
  'absent.pairing': '{name} нема противник во ова коло.',
  'standings.title': 'Пласман по {round}. коло',
  'standings.row': '{rank}. {name}, поени: {points}.',
};
