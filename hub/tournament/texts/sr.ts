import type { TournamentMessages } from './texts.ts';

export const messages: TournamentMessages = {
  'pairings.title': 'Парови {round}. кола',
  'pairings.board': 'Табла {board}: бели {white}, црни {black}.',
  'pairings.result': 'Резултат {result}.',
  'pairings.none': 'Нема одређених парова.',
  'absent.none': '{name} не игра.',
  'absent.half': '{name} је слободан са пола поена.',
  'absent.full': '{name} је слободан са целим поеном.',
  'absent.pairing': '{name} нема противника у овом колу.',
  'standings.title': 'Поредак после {round}. кола',
  'standings.row': '{rank}. {name}, поени: {points}.',
};
