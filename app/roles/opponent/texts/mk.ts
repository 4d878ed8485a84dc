import type { OpponentTexts } from './en.ts';

export const messages: OpponentTexts = {
  announcement: 'Објава',
  nothingYet: 'Овде сѐ уште ништо не е објавено.',
  boardHelp: 'Да се избере фигура значи таа да се допре. Потоа изберете каде оди.',
  touched: 'Допрено: {men}.',
  sayThis: 'Објавете го својот потег',
  saidIt: 'Го објавив',
  theirMove: 'Потег на противникот',
  repeat: 'Го повторив',
  sayMyself: 'Своите потези ги објавувам сам',
  arbiterStops: 'Двата часовника стојат додека судијата повторно не ги пушти.',
  onScreen: 'На овој екран',
  confirmResult: 'Го потврдувам резултатот',
};
