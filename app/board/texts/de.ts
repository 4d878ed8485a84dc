import type { HandMessages } from './texts.ts';

export const messages: HandMessages = {
  restMs: 'Eine Figur gilt als losgelassen nach (Millisekunden)',
  'restMs.why':
    'Eine Figur kann unterwegs in einem Loch ruhen. Eine längere Zeit liest langsame Hände sicherer; ein Zug, nach dem niemand die Uhr drückt, wird um so viel später angesagt.',
  shortestLiftMs: 'Kürzeste Berührung (Millisekunden)',
  'shortestLiftMs.why':
    'Eine Figur, die kürzer aus ihrem Loch ist, wurde gestreift, oder ihr Kontakt hat geflackert; berührt wurde sie nicht. Länger für eine unruhige Hand.',
  togetherMs: 'Figuren, die zusammen herausgehen (Millisekunden)',
  'togetherMs.why':
    'Figuren, die dichter aufeinander ihr Loch verlassen, wurden umgestoßen oder mit beiden Händen gehoben, ohne Reihenfolge. Länger für ein Brett, das langsam meldet.',
  reactionMs: 'Reaktion des Bretts (Millisekunden)',
  'reactionMs.why':
    'Ein Druck auf die Uhr so kurz vor der Meldung einer Figur gilt als nach ihr ausgeführt. Länger für ein langsames oder drahtloses Brett.',
};
