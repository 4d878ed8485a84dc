import type { OpponentTexts } from './en.ts';

export const messages: OpponentTexts = {
  announcement: 'Oznámenie',
  nothingYet: 'Tu ešte nič nebolo oznámené.',
  boardHelp: 'Vybrať figúrku znamená dotknúť sa jej. Potom vyberte, kam ide.',
  touched: 'Dotknuté: {men}.',
  sayThis: 'Oznámte svoj ťah',
  saidIt: 'Oznámil som ho',
  theirMove: 'Ťah súpera',
  repeat: 'Zopakoval som ho',
  sayMyself: 'Svoje ťahy oznamujem sám',
  arbiterStops: 'Oboje hodiny stoja, kým ich rozhodca znova nespustí.',
  onScreen: 'Na tejto obrazovke',
  confirmResult: 'Potvrdzujem výsledok',
};
