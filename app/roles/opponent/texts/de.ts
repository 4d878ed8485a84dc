import type { OpponentTexts } from './en.ts';

export const messages: OpponentTexts = {
  announcement: 'Ansage',
  nothingYet: 'Hier ist noch nichts angesagt.',
  boardHelp: 'Eine Figur zu wählen heißt, sie zu berühren. Wählen Sie dann, wohin sie geht.',
  touched: 'Berührt: {men}.',
  sayThis: 'Sagen Sie Ihren Zug an',
  saidIt: 'Ich habe ihn angesagt',
  theirMove: 'Zug des Gegners',
  repeat: 'Ich habe ihn wiederholt',
  sayMyself: 'Ich sage meine Züge selbst an',
  arbiterStops: 'Beide Uhren stehen, bis der Schiedsrichter sie wieder in Gang setzt.',
  onScreen: 'Auf diesem Bildschirm',
  confirmResult: 'Ich bestätige das Ergebnis',
};
