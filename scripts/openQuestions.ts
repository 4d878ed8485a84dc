/** What only a native player can answer; the answer goes into the catalogue, and the question away. */
import type { Language } from '#rules/notation/language.ts';

const EVERYWHERE = ['Is the time left or the time used wanted when the time key is pressed once?'];
const CYRILLIC = [
  'The b-file is shown as Бела, which is also the word *white*, and said as Белла: should it be shown as Белла, too?',
  'Vocabulary `plain` shows Latin file letters (скакач b један) and says be, ce, de: would Cyrillic letters be better, although х is then the h-file and the sign of a capture?',
];

export const OPEN_QUESTIONS: Readonly<Record<Language, readonly string[]>> = {
  en: EVERYWHERE,
  de: [
    ...EVERYWHERE,
    'An adjourned game: *vertagt*, or *abgebrochen* and *Hängepartie*, as it is now?',
    '*Sie* or *du*? Is *zwo* welcome as the default?',
  ],
  pl: [...EVERYWHERE, '*Posunięcie* or *ruch* in the spoken number of moves?'],
  sk: [
    ...EVERYWHERE,
    'Swell paper: *mikrokapsulový*, *napučiavací* or *zdúvací papier*?',
    '*Nemožný* or *neprípustný ťah*? *Krátka / dlhá* or *malá / veľká rošáda* over the board?',
    '*Dva strelce* or *dvaja strelci*?',
  ],
  hr: [...EVERYWHERE, '*Nepravilan* or *nemoguć potez*? *Taknuta* or *dotaknuta figura*?'],
  sr: [...EVERYWHERE, ...CYRILLIC, '*Такнута* or *додирнута фигура*? *Троструко* or *трократно понављање*?'],
  'sr-Latn': [...EVERYWHERE, '*Taknuta* or *dodirnuta figura*? *Trostruko* or *trokratno ponavljanje*?'],
  mk: [
    ...EVERYWHERE,
    ...CYRILLIC,
    '*Два потези* or *два потега*, *осум пешаци* or *осум пешака*? The Laws print потези and пешаци.',
    '*Ваше време* or *вашето време* in the spoken answer?',
    '*Ан пасан* or *ен пасан*? *Местам* or *поправам*? Is *офицер* for the bishop still heard?',
  ],
};
