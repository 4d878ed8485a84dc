import type { LessonMessages } from './texts.ts';

export const messages: LessonMessages = {
  title: 'Lekcija',
  welcome:
    'Ova lekcija traje oko pet minuta. Da zadatak čujete još jednom, upišite {repeat}. Gumbi iznad partije preskaču korak i završavaju lekciju.',
  done: 'Vrlo dobro.',
  over: 'Lekcija je gotova. Igrajte dalje kako želite.',
  number: 'Korak {number} od {count}',
  skip: 'Preskoči ovaj korak',
  repeat: 'Reci još jednom',
  end: 'Završi lekciju',
  again: 'Ponovi lekciju',
  explore:
    'Istraživanje: prijeđite na ploču tipkom F9 i krećite se po njoj strelicama. Time se ništa ne dodiruje.',
  lift: 'Podizanje: idite na pješaka na {fromName}, to jest {from}, i pritisnite Enter. Sada je taknut i mora se njime vući.',
  insert: 'Umetanje: idite na {toName}, to jest {to}, i pritisnite Enter. Potez je umetnut i najavljen.',
  press: 'Pritisak sata: Ctrl s Enter, ili {press} u polju. Time je potez dovršen.',
  words:
    'Sada {side, select, white {bijeli} other {crni}}, riječima: idite u polje tipkom F9, upišite {to} i pritisnite Enter.',
  time: 'Pitanje za vrijeme: upišite {time} i pritisnite Enter.',
  slip: 'Pogreška se može ispraviti: vratite zadnji potez pomoću {back}.',
  ownWords:
    'Na natjecanju ćete svoj potez možda morati najaviti sami. U sljedećim koracima program to prepušta vama. Najprije povucite bez riječi: upišite {to}.',
  tongue: 'Sada krivo izrečen potez, namjerno: najavite drugi potez, upišite {other}.',
  correct:
    'Krivo izrečen potez smije se ispraviti prije pritiska sata: najavite potez koji stoji na ploči, upišite {to}.',
  arbiter: 'Poziv sucu: upišite {arbiter}. Oba sata staju.',
  goOn: 'Nastavak partije: F8, ili {pause}.',
  score: 'Zapis se piše sam. Otvorite ga za tisak ili brajicu: {export}. Escape vodi natrag.',
  'wrong.man': 'To je bilo polje {square}, a ne {from}. Vratite to pomoću {back}.',
  'wrong.move': 'To nije bio zadatak. Vratite potez pomoću {back}.',
  first: 'Prvi koraci',
  'first.help': 'Tri izbora i lekcija: Tab vodi dalje, strelice biraju.',
  'first.greeting':
    'Dobro došli u Hector. Enter započinje partiju. F ili gumb Prvi koraci vodi na izbor jezika, glasa i ploče i na lekciju. Ako nemate čitač zaslona, pritisnite V: tada ovaj glas govori sve.',
  'first.language': 'Jezik',
  'first.languageChosen': 'Ovo je hrvatski.',
  'first.voice': 'Glas',
  'first.voiceHelp': 'S čitačem zaslona odaberite čitač zaslona. Bez njega odaberite vlastiti glas.',
  'first.board': 'Ploča',
  'first.lesson': 'Započni lekciju',
  'first.start': 'Započni partiju bez nje',
};
