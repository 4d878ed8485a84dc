import type { LessonMessages } from './texts.ts';

export const messages: LessonMessages = {
  title: 'Lekcia',
  welcome:
    'Táto lekcia trvá asi päť minút. Ak chcete úlohu počuť znova, napíšte {repeat}. Tlačidlá nad partiou preskočia krok a ukončia lekciu.',
  done: 'Výborne.',
  over: 'Lekcia sa skončila. Hrajte ďalej, ako chcete.',
  number: 'Krok {number} z {count}',
  skip: 'Preskočiť tento krok',
  repeat: 'Povedať znova',
  end: 'Ukončiť lekciu',
  again: 'Zopakovať lekciu',
  explore: 'Skúmanie: prejdite na šachovnicu klávesom F9 a choďte po nej šípkami. Ničoho sa tým nedotýkate.',
  lift: 'Zdvihnutie: prejdite na pešiaka na {fromName}, teda {from}, a stlačte Enter. Teraz je dotknutý a musí sa ním ťahať.',
  insert: 'Zasunutie: prejdite na {toName}, teda {to}, a stlačte Enter. Ťah je zasunutý a ohlásený.',
  press: 'Stlačenie hodín: Ctrl s Enter alebo {press} v poli. Tým je ťah dokončený.',
  words:
    'Teraz {side, select, white {biely} other {čierny}}, slovami: prejdite do poľa klávesom F9, napíšte {to} a stlačte Enter.',
  time: 'Otázka na čas: napíšte {time} a stlačte Enter.',
  slip: 'Omyl sa dá napraviť: vezmite posledný ťah späť cez {back}.',
  ownWords:
    'Na súťaži možno budete musieť ohlásiť svoj ťah sami. V ďalších krokoch to program necháva na vás. Najprv potiahnite bez slov: napíšte {to}.',
  tongue: 'Teraz prerieknutie, naschvál: ohláste iný ťah, napíšte {other}.',
  correct:
    'Prerieknutie možno opraviť pred stlačením hodín: ohláste ťah, ktorý stojí na šachovnici, napíšte {to}.',
  arbiter: 'Zavolanie rozhodcu: napíšte {arbiter}. Oboje hodiny sa zastavia.',
  goOn: 'Pokračovanie partie: F8 alebo {pause}.',
  score: 'Záznam sa píše sám. Otvorte ho na tlač alebo do Braillovho písma: {export}. Escape vedie späť.',
  'wrong.man': 'To bolo pole {square}, nie {from}. Vezmite to späť cez {back}.',
  'wrong.move': 'To nebola úloha. Vezmite ťah späť cez {back}.',
  first: 'Prvé kroky',
  'first.help': 'Tri voľby a lekcia: Tab vedie ďalej, šípky vyberajú.',
  'first.greeting':
    'Vitajte v programe Hector. Enter začne partiu. F alebo tlačidlo Prvé kroky vedie k výberu jazyka, hlasu a šachovnice a k lekcii. Ak nemáte čítač obrazovky, stlačte V: potom tento hlas povie všetko.',
  'first.language': 'Jazyk',
  'first.languageChosen': 'Toto je slovenčina.',
  'first.voice': 'Hlas',
  'first.voiceHelp': 'S čítačom obrazovky zvoľte čítač obrazovky. Bez neho zvoľte vlastný hlas.',
  'first.board': 'Šachovnica',
  'first.lesson': 'Začať lekciu',
  'first.start': 'Začať partiu bez nej',
};
