import type { OpponentTexts } from './en.ts';

export const messages: OpponentTexts = {
  announcement: 'Објава',
  nothingYet: 'Овде још ништа није објављено.',
  boardHelp: 'Изабрати фигуру значи такнути је. Затим изаберите куда иде.',
  touched: 'Такнуто: {men}.',
  sayThis: 'Објавите свој потез',
  saidIt: 'Објавио сам га',
  theirMove: 'Потез противника',
  repeat: 'Поновио сам га',
  sayMyself: 'Своје потезе објављујем сам',
  arbiterStops: 'Оба сата стоје док их судија поново не покрене.',
  onScreen: 'На овом екрану',
  confirmResult: 'Потврђујем резултат',
};
