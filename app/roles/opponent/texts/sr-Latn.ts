import type { OpponentTexts } from './en.ts';

export const messages: OpponentTexts = {
  announcement: 'Objava',
  nothingYet: 'Ovde još ništa nije objavljeno.',
  boardHelp: 'Izabrati figuru znači taknuti je. Zatim izaberite kuda ide.',
  touched: 'Taknuto: {men}.',
  sayThis: 'Objavite svoj potez',
  saidIt: 'Objavio sam ga',
  theirMove: 'Potez protivnika',
  repeat: 'Ponovio sam ga',
  sayMyself: 'Svoje poteze objavljujem sam',
  arbiterStops: 'Oba sata stoje dok ih sudija ponovo ne pokrene.',
  onScreen: 'Na ovom ekranu',
  confirmResult: 'Potvrđujem rezultat',
};
