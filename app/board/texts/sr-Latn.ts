import type { HandMessages } from './texts.ts';

export const messages: HandMessages = {
  restMs: 'Figura se smatra puštenom posle (milisekunde)',
  'restMs.why':
    'Figura na putu može da počiva u rupici. Duže vreme sigurnije čita spore ruke; potez posle kojeg niko ne pritisne sat objavljuje se toliko kasnije.',
  shortestLiftMs: 'Najkraći dodir (milisekunde)',
  'shortestLiftMs.why':
    'Figura koja je kraće van rupice bila je okrznuta ili joj je kontakt zatreperio; nije bila dodirnuta. Duže za nemirnu ruku.',
  togetherMs: 'Figure koje izlaze zajedno (milisekunde)',
  'togetherMs.why':
    'Figure koje napuste rupice u kraćem razmaku bile su oborene ili podignute obema rukama, bez redosleda. Duže za ploču koja sporo javlja.',
  reactionMs: 'Reakcija ploče (milisekunde)',
  'reactionMs.why':
    'Pritisak na sat neposredno pre nego što ploča javi figuru smatra se izvedenim posle nje. Duže za sporu ili bežičnu ploču.',
};
