import type { Messages } from '#speech/phrases/catalogue.ts';
import type { ReaderKey } from './en.ts';

export const messages: Messages<ReaderKey> = {
  title: 'Читање партии',
  notNow: 'За време на турнирска партија тука не се читаат други партии (11.3.1).',
  file: 'Датотека PGN',
  read: '{count, plural, =0 {Ниедна партија не е прочитана.} one {Прочитана е # партија.} other {Прочитани се # партии.}}',
  problems:
    '{count, plural, one {Не можеше да се прочита # партија} other {Не можеа да се прочитаат # партии}}; прва: {problem}.',
  most: 'Прочитани се само првите партии од датотеката, вкупно {count}.',
  search: 'Најди партии по име, натпревар или датум',
  list: '{count, plural, =0 {Нема партии} one {# партија} other {# партии}}',
  more: 'Прикажи уште партии',
  open: 'Читај',
  choose: 'Избери за извоз',
  'export.title': 'Извоз на партии',
  'export.help': 'Избраните партии; ако ниедна не е избрана, сите најдени.',
  'export.go': '{count, plural, =0 {Нема што да се извезе} one {Извези # партија} other {Извези # партии}}',
  keys: 'Стрелка десно и лево: следен и претходен полупотег. Home и End: почеток и крај. P: фигурите. M: потегот уште еднаш. Escape: назад на списокот.',
  next: 'Следен полупотег',
  previous: 'Претходен полупотег',
  start: 'Почеток',
  end: 'Крај',
  pieces: 'Сите фигури',
  again: 'Потегот уште еднаш',
  back: 'Назад на списокот',
  atStart: 'Пред првиот потег.',
  atEnd: 'Тука завршува партијата: {result}.',
  comment: 'Коментар: {text}.',
  variations: '{count, plural, one {Има # варијанта.} other {Има # варијанти.}}',
  moveNumber: 'Потег {number}.',
};
