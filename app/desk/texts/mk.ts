/** What the desk answers and teaches in Macedonian. */
import type { DeskMessages } from '../texts.ts';

export const messages: DeskMessages = {
  'ask.which': '{piece}: од кое поле? {squares}.',
  'ask.squares': '{piece}: од кое поле на кое?',
  'ask.promotion': 'Промоција?',
  'move.stopped': 'Часовниците стојат. Не е прифатено: {text}. Прво продолжете ја играта.',
  'move.wait': 'Часовниците стојат. Не е прифатено: {text}. Почекајте го судијата.',
};
