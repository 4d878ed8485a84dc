import type { OpponentTexts } from './en.ts';

export const messages: OpponentTexts = {
  announcement: 'Objava',
  nothingYet: 'Ovdje još ništa nije objavljeno.',
  boardHelp: 'Odabrati figuru znači taknuti je. Zatim odaberite kamo ide.',
  touched: 'Taknuto: {men}.',
  sayThis: 'Objavite svoj potez',
  saidIt: 'Objavio sam ga',
  theirMove: 'Potez protivnika',
  repeat: 'Ponovio sam ga',
  sayMyself: 'Svoje poteze objavljujem sam',
  arbiterStops: 'Oba sata stoje dok ih sudac ponovno ne pokrene.',
  onScreen: 'Na ovom zaslonu',
  confirmResult: 'Potvrđujem rezultat',
};
