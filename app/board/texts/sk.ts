import type { HandMessages } from './texts.ts';

export const messages: HandMessages = {
  restMs: 'Figúrka sa považuje za pustenú po (milisekundy)',
  'restMs.why':
    'Figúrka môže cestou spočinúť v otvore. Dlhší čas číta pomalé ruky istejšie; ťah, po ktorom nikto nestlačí hodiny, sa o toľko neskôr ohlási.',
  shortestLiftMs: 'Najkratší dotyk (milisekundy)',
  'shortestLiftMs.why':
    'O figúrku, ktorá je mimo otvoru kratšie, sa len zavadilo alebo jej kontakt preblikol; dotknutá nebola. Dlhšie pre nepokojnú ruku.',
  togetherMs: 'Figúrky, ktoré vyjdú spolu (milisekundy)',
  'togetherMs.why':
    'Figúrky, ktoré opustia otvory v kratšom odstupe, boli zhodené alebo zdvihnuté oboma rukami, bez poradia. Dlhšie pre šachovnicu, ktorá hlási pomaly.',
  reactionMs: 'Reakcia šachovnice (milisekundy)',
  'reactionMs.why':
    'Stlačenie hodín tesne pred hlásením figúrky sa počíta ako urobené po ňom. Dlhšie pre pomalú alebo bezdrôtovú šachovnicu.',
};
