import type { LessonMessages } from './texts.ts';

export const messages: LessonMessages = {
  title: 'Lekcja',
  welcome:
    'Ta lekcja trwa około pięciu minut. Aby usłyszeć zadanie jeszcze raz, wpisz {repeat}. Przyciski nad partią pomijają krok i kończą lekcję.',
  done: 'Bardzo dobrze.',
  over: 'Koniec lekcji. Można grać dalej.',
  number: 'Krok {number} z {count}',
  skip: 'Pomiń ten krok',
  repeat: 'Powiedz jeszcze raz',
  end: 'Zakończ lekcję',
  again: 'Powtórz lekcję',
  explore:
    'Badanie: przejdź na szachownicę klawiszem F9 i chodź po niej strzałkami. Niczego się przy tym nie dotyka.',
  lift: 'Podniesienie: przejdź do piona na {fromName}, czyli {from}, i naciśnij Enter. Jest teraz dotknięty i musi wykonać posunięcie.',
  insert:
    'Wstawienie: przejdź na {toName}, czyli {to}, i naciśnij Enter. Posunięcie jest wykonane i zapowiedziane.',
  press: 'Naciśnięcie zegara: Ctrl z Enter albo {press} w polu. Posunięcie jest wtedy zakończone.',
  words:
    'Teraz {side, select, white {białe} other {czarne}}, słowami: przejdź do pola klawiszem F9, wpisz {to} i naciśnij Enter.',
  time: 'Pytanie o czas: wpisz {time} i naciśnij Enter.',
  slip: 'Pomyłkę można naprawić: cofnij ostatnie posunięcie przez {back}.',
  ownWords:
    'W zawodach być może trzeba samemu zapowiedzieć swoje posunięcie. W następnych krokach program zostawia to tobie. Najpierw wykonaj posunięcie bez słów: wpisz {to}.',
  tongue: 'Teraz celowe przejęzyczenie: zapowiedz inne posunięcie, wpisz {other}.',
  correct:
    'Przejęzyczenie można poprawić przed naciśnięciem zegara: zapowiedz posunięcie, które stoi na szachownicy, wpisz {to}.',
  arbiter: 'Wezwanie sędziego: wpisz {arbiter}. Oba zegary stają.',
  goOn: 'Wznowienie partii: F8 albo {pause}.',
  score: 'Zapis prowadzi się sam. Otwórz go do druku lub brajla: {export}. Escape prowadzi z powrotem.',
  'wrong.man': 'To było pole {square}, a nie {from}. Cofnij to przez {back}.',
  'wrong.move': 'To nie było zadanie. Cofnij posunięcie przez {back}.',
  first: 'Pierwsze kroki',
  'first.help': 'Trzy wybory i lekcja: Tab prowadzi dalej, strzałki wybierają.',
  'first.greeting':
    'Witaj w programie Hector. Enter rozpoczyna partię. F lub przycisk Pierwsze kroki prowadzi do wyboru języka, głosu i szachownicy oraz do lekcji. Jeśli nie masz czytnika ekranu, naciśnij V: wtedy ten głos powie wszystko.',
  'first.language': 'Język',
  'first.languageChosen': 'To jest polski.',
  'first.voice': 'Głos',
  'first.voiceHelp': 'Z czytnikiem ekranu wybierz czytnik ekranu. Bez niego wybierz własny głos.',
  'first.board': 'Szachownica',
  'first.lesson': 'Rozpocznij lekcję',
  'first.start': 'Rozpocznij partię bez niej',
};
