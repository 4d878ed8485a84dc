import type { LessonMessages } from './texts.ts';

export const messages: LessonMessages = {
  title: 'Lekcija',
  welcome:
    'Ova lekcija traje oko pet minuta. Da zadatak čujete još jednom, upišite {repeat}. Dugmad iznad partije preskaču korak i završavaju lekciju.',
  done: 'Vrlo dobro.',
  over: 'Lekcija je gotova. Igrajte dalje kako želite.',
  number: 'Korak {number} od {count}',
  skip: 'Preskoči ovaj korak',
  repeat: 'Reci još jednom',
  end: 'Završi lekciju',
  again: 'Ponovi lekciju',
  explore:
    'Istraživanje: pređite na tablu tasterom F9 i krećite se po njoj strelicama. Time se ništa ne dodiruje.',
  lift: 'Podizanje: idite na pešaka na {fromName}, to jest {from}, i pritisnite Enter. Sada je taknut i mora se njime vući.',
  insert: 'Umetanje: idite na {toName}, to jest {to}, i pritisnite Enter. Potez je umetnut i najavljen.',
  press: 'Pritisak sata: Ctrl sa Enter, ili {press} u polju. Time je potez završen.',
  words:
    'Sada {side, select, white {beli} other {crni}}, rečima: idite u polje tasterom F9, upišite {to} i pritisnite Enter.',
  time: 'Pitanje za vreme: upišite {time} i pritisnite Enter.',
  slip: 'Omaška se može ispraviti: vratite poslednji potez pomoću {back}.',
  ownWords:
    'Na takmičenju ćete svoj potez možda morati da najavite sami. U sledećim koracima program to prepušta vama. Najpre povucite bez reči: upišite {to}.',
  tongue: 'Sada pogrešno izrečen potez, namerno: najavite drugi potez, upišite {other}.',
  correct:
    'Pogrešno izrečen potez sme se ispraviti pre pritiska sata: najavite potez koji stoji na tabli, upišite {to}.',
  arbiter: 'Poziv sudiji: upišite {arbiter}. Oba sata staju.',
  goOn: 'Nastavak partije: F8, ili {pause}.',
  score: 'Zapis se piše sam. Otvorite ga za štampu ili Brajevo pismo: {export}. Escape vodi nazad.',
  'wrong.man': 'To je bilo polje {square}, a ne {from}. Vratite to pomoću {back}.',
  'wrong.move': 'To nije bio zadatak. Vratite potez pomoću {back}.',
  first: 'Prvi koraci',
  'first.help': 'Tri izbora i lekcija: Tab vodi dalje, strelice biraju.',
  'first.greeting':
    'Dobro došli u Hector. Enter počinje partiju. Taster F ili dugme Prvi koraci vodi na izbor jezika, glasa i table i na lekciju. Ako nemate čitač ekrana, pritisnite V: tada ovaj glas govori sve.',
  'first.language': 'Jezik',
  'first.languageChosen': 'Ovo je srpski.',
  'first.voice': 'Glas',
  'first.voiceHelp': 'Sa čitačem ekrana izaberite čitač ekrana. Bez njega izaberite sopstveni glas.',
  'first.board': 'Tabla',
  'first.lesson': 'Počni lekciju',
  'first.start': 'Počni partiju bez nje',
};
