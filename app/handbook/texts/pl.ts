import type { HandbookText } from './en.ts';

export const handbook: HandbookText = {
  title: 'Podręcznik',
  readers: { player: 'Dla zawodników', assistant: 'Dla asystentów', arbiter: 'Dla sędziów' },
  chapters: {
    player: {
      what: {
        title: 'Co robi Hector',
        parts: [
          'Hector służy partii szachów przy szachownicy, w której jeden lub obaj zawodnicy jej nie widzą. Zapowiada każde posunięcie, podaje czas na życzenie, prowadzi zapis i zna Przepisy Gry wraz z dodatkiem dla niewidomych.',
          'Sam nie wykonuje posunięć, nie analizuje i nie udziela rad. W zawodach milczy o wszystkim, co zawodnik musi ustalić sam.',
        ],
      },
      start: {
        title: 'Rozpoczęcie partii',
        parts: [
          'Na pierwszej stronie Enter rozpoczyna partię z ostatnio wybranymi ustawieniami. Kursor jest wtedy w polu posunięć.',
          'Dalsze ustawienia są na tej samej stronie: język, sposób mówienia, kolor, czas, szachownica i tryb. „Szczegóły partii” otwiera resztę: kto gra na jakiej szachownicy, asystentów i ich obowiązki, wydanie przepisów, zawody. Przygotowanie można zachować pod nazwą, odczytać na głos i użyć ponownie.',
          'Jeśli stronę zamknięto w trakcie partii, partia trwa dalej po jej otwarciu. Nic, co zapowiedziano, nie ginie.',
        ],
      },
      speech: {
        title: 'Jak mówi Hector',
        parts: [
          'Przez czytnik ekranu, własnym głosem albo z podziałem: posunięcia własnym głosem, reszta przez czytnik. Te same słowa nigdy nie padają dwa razy.',
          'Po ponownym wczytaniu strony jesteś w polu posunięć, a czytnik ekranu o tym mówi. Jeśli mimo to zabiera litery dla siebie, jest w trybie przeglądania: jego własny klawisz włącza tryb formularza (NVDA: Insert ze spacją, Orca: Insert z A). F9 prowadzi z pola na szachownicę i z powrotem.',
          'Samym własnym głosem Hector mówi też, co jest zaznaczone. Ctrl ze strzałką w dół lub w górę czyta stronę wiersz po wierszu, Ctrl z Shift i strzałką w dół czyta do końca. Escape zatrzymuje głos.',
          'Posunięcia zapowiada się tak, jak chce Dodatek D: linie to Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector, bierki i rzędy są po niemiecku. W ustawieniach są też słowa własnego języka, zwykłe litery albo alfabet lotniczy.',
          '{repeat} powtarza ostatnią zapowiedź, {repeatFive} pięć ostatnich.',
        ],
      },
      board: {
        title: 'Szachownica na ekranie',
        parts: [
          'Szachownica ma sześćdziesiąt cztery pola. Strzałki badają ją i niczego nie dotykają. Cyfry od 1 do 8 prowadzą na ten rząd, z Shift na tę linię; k, q, r, b, n i p prowadzą do następnej bierki: króla, hetmana, wieży, gońca, skoczka, piona. Inne litery to pytania i działania.',
          'Enter na bierce podnosi ją: bierka jest dotknięta i musi wykonać posunięcie, jeśli może (D.2.2). Enter na innym polu wkłada ją tam. Chcąc poprawić bierki, trzeba to najpierw powiedzieć: {adjust}.',
          'Aby bić, podnieś swoją bierkę i naciśnij Enter na polu bitej: Hector zdejmie bitą bierkę, powie o tym i wstawi twoją.',
          '{inHand} mówi, co masz w ręce.',
        ],
      },
      move: {
        title: 'Posunięcia słowami',
        parts: [
          'Wpisz posunięcie w pole tak, jak zwykle je zapisujesz, i naciśnij Enter:',
          [
            'e4',
            'Sf3 albo litery innego języka',
            'g1f3',
            '0-0 i 0-0-0',
            'skoczek Gustav jeden Felix trzy',
            'e8 hetman',
          ],
          'Jeśli słowa pasują do kilku bierek, Hector pyta o pole. Tekst nigdy nie jest wykonywany jako inne posunięcie, niż mówi.',
          'Posunięcie jest wykonane, gdy bierka stoi i posunięcie zapowiedziano (D.2.3). Jest zakończone, gdy naciśnięto zegar: {press} albo Ctrl z Enter.',
        ],
      },
      clock: {
        title: 'Zegar i czas',
        parts: [
          'Czas podaje się na życzenie i tylko wtedy.',
          [
            '{ownTime}: własny czas',
            '{opponentTime}: czas przeciwnika',
            '{timeUsed}: czas zużyty przez każdego z graczy',
            '{moves}: liczba wykonanych posunięć',
            '{toControl}: posunięcia do kontroli czasu',
          ],
          'W treningu {pause} przerywa partię i pozwala ją wznowić.',
        ],
      },
      ask: {
        title: 'Pytania o partię',
        parts: [
          [
            '{lastMove}: ostatnie posunięcie',
            '{turn}: kto jest na posunięciu',
            '{pieces}: wszystkie bierki',
            's i pole, linia albo rząd: co tam stoi',
            '{lastMoves}: ostatnie posunięcia',
          ],
          'W treningu Hector także wyjaśnia: dlaczego posunięcie jest nieprawidłowe, co znaczy zdarzenie, jakie posunięcia ma bierka. W zawodach takie pytania są odrzucane (11.3.1).',
        ],
      },
      slips: {
        title: 'Pomyłki i nieprawidłowości',
        parts: [
          'Przejęzyczenie można poprawić przed naciśnięciem zegara (D.2.8): wpisz właściwe posunięcie jeszcze raz.',
          'W treningu Hector mówi, dlaczego posunięcie jest nieprawidłowe, zanim cokolwiek się stanie, a orzeczenie można cofnąć. W zawodach posunięcie nieprawidłowe zapowiada się jak każde inne; po naciśnięciu zegara decyduje sędzia.',
          'Gdy szachownica i partia się różnią, {difference} prowadzi od różnicy do różnicy.',
        ],
      },
      rights: {
        title: 'Remis, reklamacje, sędzia',
        parts: [
          [
            '{offerDraw}: propozycja remisu; {acceptDraw} i {declineDraw} są odpowiedzią',
            '{resign}: poddanie partii, po pytaniu',
            '{claim}: reklamacja remisu, opadnięcia chorągiewki, posunięcia nieprawidłowego albo dotkniętej bierki; najpierw mówi się, czego wymaga i ile kosztuje błędna',
            '{callArbiter}: wezwanie sędziego; oba zegary stają',
          ],
        ],
      },
      score: {
        title: 'Zapis partii',
        parts: [
          'Hector sam prowadzi zapis. {export} zapisuje go jako PGN, tekst, duży druk albo w brajlu na monitor lub drukarkę (BRF i PEF).',
          '{ownScore} pozwala prowadzić własny zapis; po partii można oba porównać.',
        ],
      },
      boards: {
        title: 'Szachownice z czujnikami',
        parts: [
          'Szachownicę kołkową lub elektroniczną podłącza się przez USB w przeglądarce Chrome, Edge lub Chromium. Wybierz ją na pierwszej stronie i naciśnij „Podłącz szachownicę”; przeglądarka raz zapyta o port.',
          'Podniesiona bierka jest nazywana od razu. Posunięcie jest zapowiadane, gdy ręka się uspokoi, przez naciśnięcie zegara, słowami albo przez dotknięcie przeciwnika. Gdy styk zawiedzie, Hector mówi który, a partia trwa dalej słowami.',
        ],
      },
      keys: {
        title: 'Wszystkie klawisze',
        parts: [
          '{help} wymienia każdy klawisz i każde słowo. W ustawieniach wszystkie klawisze można zmienić, wydrukować i zapisać do pliku; jest też zestaw dla przyzwyczajonych do lichess.',
        ],
      },
    },
    assistant: {
      what: {
        title: 'Twoje miejsce',
        parts: [
          'Pomagasz zawodnikowi, który nie widzi szachownicy (D.2.10). Twoje miejsce to osobna strona, zrobiona dla telefonu: otwórz adres, który poda stół albo sędzia, razem z kodem.',
          'Są tam tylko uzgodnione obowiązki. Tego, czego nie masz robić, strona nie oferuje.',
        ],
      },
      relay: {
        title: 'Posunięcia',
        parts: [
          'Gdy przeciwnik wykonał posunięcie, stoi ono dużymi literami na twojej stronie, tak jak trzeba je powiedzieć. Powiedz je; zawodnik powtarza; wpisz lub wskaż, co powiedział. Jeśli się różni, właściwe posunięcie pojawia się od razu ponownie (D.2.1).',
          'Gdy twój zawodnik wykonał posunięcie, zapowiedz je za niego: wpisz je albo wskaż pole, z którego i na które idzie. Przejęzyczenie można poprawić, dopóki nie naciśnięto zegara (D.2.8).',
        ],
      },
      time: {
        title: 'Zegar i pytania',
        parts: [
          'Tam, gdzie to twój obowiązek, naciskasz zegar.',
          'Czas i liczbę posunięć podajesz tylko na pytanie zawodnika. Pytanie pojawia się na twojej stronie; jedno dotknięcie na nie odpowiada, a odpowiedź zostaje zapisana.',
        ],
      },
      score: {
        title: 'Zapis, chorągiewka, sędzia',
        parts: [
          'Możesz prowadzić zapis za zawodnika i reklamować opadnięcie chorągiewki. Jeśli coś jest nie tak, dotknięta bierka albo różniąca się pozycja, zgłoś to sędziemu; zawodnikowi nic o tym nie mówisz.',
          'Nie udzielasz rad i nie mówisz o pozycji.',
        ],
      },
    },
    arbiter: {
      what: {
        title: 'Twój pulpit',
        parts: [
          'Twój pulpit to osobna strona, otwierana kodem, którego zawodnicy nie mają. Na wspólnym komputerze strona zawodników przekazuje się tobie; to zostaje zapisane.',
          'W zawodach Hector niczego nie rozstrzyga. Obserwuje, mówi ci z artykułem i dowodami, co widział, i stosuje to, co postanowisz.',
        ],
      },
      before: {
        title: 'Przed partią',
        parts: [
          'Przygotuj partię dla jej ludzi: kto widzi, kto słyszy, jakie szachownice, jacy asystenci z jakimi obowiązkami, wydanie przepisów i jego opcje, zegar. Zatwierdź urządzenie (11.3.2).',
          'Rozdaj miejsca: każdy ma własny kod. Kod można w każdej chwili cofnąć.',
        ],
      },
      alerts: {
        title: 'Zgłoszenia',
        parts: [
          'Zgłoszenie przychodzi z dźwiękiem i słowem. Najpoważniejsze stoją pierwsze, wśród równych najstarsze. Każde pokazuje artykuł, co do niego doprowadziło, oba zegary i obie szachownice oraz co nastąpi, jeśli je uwzględnisz.',
          'Uwzględnij, odrzuć albo odłóż każde osobno. Zawodnicy słyszą decyzję, nie dowody.',
          [
            'Posunięcie nieprawidłowe',
            'Zegar naciśnięty bez posunięcia lub za wcześnie',
            'Niedokończona promocja',
            'Dotknięta bierka',
            'Reklamacje',
            'Opadnięta chorągiewka',
            'Różniące się szachownice',
          ],
          'Zawodny styk jest zgłaszany jako taki. Nigdy nie jest winą zawodnika.',
        ],
      },
      acts: {
        title: 'Co możesz zrobić',
        parts: [
          [
            'Zatrzymać zegary, ustawić je, uruchomić ponownie',
            'Dodać czas, nałożyć karę',
            'Skreślić przypadkowe dotknięcie',
            'Przywrócić wcześniejszą pozycję z czasami zaproponowanymi z zapisu',
            'Odłożyć partię z posunięciem zapisanym i wznowić ją',
            'Wpisać wynik i dać go potwierdzić',
          ],
          'Każda czynność jest zapisywana z twoim uzasadnieniem.',
        ],
      },
      failures: {
        title: 'Gdy coś zawiedzie',
        parts: [
          'Partia jest na dysku stołu, zanim cokolwiek zostanie zapowiedziane. Zamknij stronę, w razie potrzeby uruchom komputer ponownie, otwórz stronę: partia trwa dalej, a zegar, który szedł, szedł dalej. Ustaw go, jeśli zawodnik nie był winny (6.10).',
          'Zapisz do pliku dziennik spornej partii. Tylko on dokładnie ją odtwarza.',
        ],
      },
    },
  },
};
