import type { HandMessages } from './texts.ts';

export const messages: HandMessages = {
  restMs: 'Figúrka sa považuje za pustenú po (milisekundy)',
  'restMs.why':
    'Kolík môže cestou spočinúť v otvore. Dlhší čas číta pomalé ruky istejšie; ťah, po ktorom nikto nestlačí hodiny, sa o toľko neskôr ohlási.',
  shortestLiftMs: 'Najkratší dotyk (milisekundy)',
  'shortestLiftMs.why':
    'Kolík, ktorý je mimo otvoru kratšie, bol len zavadený alebo jeho kontakt preblikol; dotknutý nebol. Dlhšie pre nepokojnú ruku.',
  togetherMs: 'Figúrky, ktoré vyjdú spolu (milisekundy)',
  'togetherMs.why':
    'Figúrky, ktoré opustia otvory v kratšom odstupe, boli zhodené alebo zdvihnuté oboma rukami, bez poradia. Dlhšie pre šachovnicu, ktorá hlási pomaly.',
  reactionMs: 'Reakcia šachovnice (milisekundy)',
  'reactionMs.why':
    'Stlačenie hodín tesne pred hlásením figúrky sa počíta ako urobené po ňom. Dlhšie pre pomalú alebo bezdrôtovú šachovnicu.',
};
