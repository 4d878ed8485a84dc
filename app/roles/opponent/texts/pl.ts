import type { OpponentTexts } from './en.ts';

export const messages: OpponentTexts = {
  announcement: 'Zapowiedź',
  nothingYet: 'Tutaj niczego jeszcze nie zapowiedziano.',
  boardHelp: 'Wybranie bierki oznacza jej dotknięcie. Potem wybierz, dokąd idzie.',
  touched: 'Dotknięte: {men}.',
  sayThis: 'Zapowiedz swoje posunięcie',
  saidIt: 'Zapowiedziałem je',
  theirMove: 'Posunięcie przeciwnika',
  repeat: 'Powtórzyłem je',
  sayMyself: 'Sam zapowiadam swoje posunięcia',
  arbiterStops: 'Oba zegary stoją, dopóki sędzia ich nie uruchomi.',
  onScreen: 'Na tym ekranie',
  confirmResult: 'Potwierdzam wynik',
};
