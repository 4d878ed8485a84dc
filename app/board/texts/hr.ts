import type { HandMessages } from './texts.ts';

export const messages: HandMessages = {
  restMs: 'Figura se smatra ispuštenom nakon (milisekunde)',
  'restMs.why':
    'Figura na putu može počivati u rupici. Dulje vrijeme sigurnije čita spore ruke; potez nakon kojeg nitko ne pritisne sat objavljuje se toliko kasnije.',
  shortestLiftMs: 'Najkraći dodir (milisekunde)',
  'shortestLiftMs.why':
    'Figura koja je kraće izvan rupice bila je okrznuta ili joj je kontakt zatreperio; nije bila dodirnuta. Dulje za nemirnu ruku.',
  togetherMs: 'Figure koje izlaze zajedno (milisekunde)',
  'togetherMs.why':
    'Figure koje napuste rupice u kraćem razmaku bile su srušene ili podignute objema rukama, bez redoslijeda. Dulje za ploču koja sporo javlja.',
  reactionMs: 'Reakcija ploče (milisekunde)',
  'reactionMs.why':
    'Pritisak na sat tik prije nego što ploča javi figuru smatra se izvedenim nakon nje. Dulje za sporu ili bežičnu ploču.',
};
