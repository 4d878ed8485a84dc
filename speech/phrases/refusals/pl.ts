/** Why a command was refused, in Polish. */
import type { RefusalMessages } from './refusals.ts';

export const messages: RefusalMessages = {
  'unknown-command': 'To polecenie jest nieznane. Sprawdź je i spróbuj ponownie.',
  'impossible-argument': 'W tym poleceniu jest coś niemożliwego. Sprawdź, co zostało wpisane.',
  'not-started': 'Partia jeszcze się nie rozpoczęła. Poczekaj na początek.',
  'already-started': 'Partia już się rozpoczęła.',
  'game-over': 'Partia jest zakończona.',
  adjourned: 'Partia jest odłożona. Poczekaj na wznowienie.',
  'not-your-right': 'To nie należy do obowiązków asystenta.',
  'only-arbiter': 'Może to zrobić tylko sędzia. Możesz wezwać sędziego.',
  'only-player': 'Może to zrobić tylko zawodnik, nie sędzia.',
  'not-on-move': 'To nie twój ruch. Poczekaj na swoją kolej.',
  'move-not-made': 'Posunięcie nie zostało jeszcze wykonane. Najpierw je wykonaj.',
  'hole-empty': 'W tym otworze nie ma bierki.',
  'hole-occupied': 'W tym otworze jest już bierka. Otwór musi być najpierw pusty.',
  'nothing-in-hand': 'Nie masz bierki w ręce. Najpierw wyjmij bierkę z otworu.',
  'peg-board':
    'Na szachownicy z kołkami posunięcie wykonuje się ręcznie: wyjmij bierkę i włóż ją do nowego otworu.',
  'no-piece-there': 'Na tym polu nie ma twojej bierki. Sprawdź pole.',
  'clock-not-running': 'Twój zegar nie chodzi. Można to zrobić tylko wtedy, gdy chodzi.',
  'clocks-stopped': 'Zegar jest zatrzymany. Poczekaj na wznowienie gry.',
  'clocks-running': 'Zegar już chodzi.',
  'no-clock': 'Ta partia jest rozgrywana bez zegara.',
  'too-late-to-correct':
    'Za późno na poprawienie zapowiedzi. Można to zrobić tylko do chwili przełączenia zegara.',
  'nothing-announced': 'Nic jeszcze nie zostało zapowiedziane albo to nie twój ruch.',
  'words-unclear':
    'Zapowiedź pasuje do więcej niż jednego posunięcia. Zapowiedz ponownie całe posunięcie.',
  'nothing-to-repeat': 'Nie ma posunięcia przeciwnika do powtórzenia.',
  'not-asked': 'Zawodnik o to nie pytał.',
  'hand-not-empty': 'Bierka została już wzięta. Poprawianie trzeba zapowiedzieć przed dotknięciem bierki.',
  'already-adjusting': 'Poprawianie bierek już trwa. Najpierw je zakończ.',
  'not-adjusting': 'Poprawianie bierek nie trwa. Nie ma czego kończyć.',
  'board-not-restored':
    'Niektóre bierki nie są na swoich miejscach. Najpierw włóż każdą bierkę z powrotem do jej otworu.',
  'no-offer': 'Nie ma propozycji remisu.',
  'own-offer': 'To twoja propozycja remisu. Odpowiedzieć na nią może tylko przeciwnik.',
  'offer-open': 'Remis jest już zaproponowany. Poczekaj na odpowiedź.',
  'draws-barred': 'Regulamin zawodów nie pozwala teraz uzgodnić remisu. Zapytaj sędziego.',
  'move-first': 'Remis można uzgodnić dopiero wtedy, gdy obie strony wykonały posunięcie.',
  'claim-forfeited': 'Bierka została dotknięta. W tym posunięciu nie można już reklamować remisu.',
  'claim-open': 'Reklamacja już czeka na decyzję sędziego.',
  'too-late-to-complain': 'Za późno na takie zgłoszenie. Partia potoczyła się dalej.',
  'nothing-to-claim': 'Nie ma tu nic do zakwestionowania ani do poprawienia.',
  'flag-not-down': 'Przeciwnik nie przekroczył czasu.',
  'own-flag-down': 'Twój czas także się skończył. Nie można reklamować wygranej na czas.',
  'not-below-two-minutes': 'Można to zrobić tylko wtedy, gdy na twoim zegarze zostało mniej niż dwie minuty.',
  'not-in-this-game': 'Przepisy tej partii tego nie przewidują.',
  'no-such-alert': 'Nie ma takiej otwartej sprawy do rozstrzygnięcia.',
  'ruling-impossible': 'Ta decyzja nie pasuje do sprawy. Wybierz inną.',
  'no-such-ply': 'Nie ma takiego posunięcia w tej partii. Wybierz posunięcie, które zostało wykonane.',
  'bad-points': 'Takie punkty nie są możliwym wynikiem. Sprawdź punkty obu stron.',
  'device-not-approved':
    'To urządzenie nie zostało zatwierdzone. Sędzia musi je zatwierdzić przed rozpoczęciem partii.',
  'assistant-required': 'Potrzebny jest do tego asystent. Najpierw go wyznacz.',
  'not-yet-made':
    'Na to jest za wcześnie. Posunięcie zapisuje się po wykonaniu, a wynik potwierdza się po partii.',
  'record-out-of-order':
    'Posunięcia zapisuje się po kolei. Najpierw zapisz następne brakujące posunięcie.',
  'not-ordered': 'Sędzia nie polecił ci zapieczętować posunięcia.',
  'already-sealed': 'Zapieczętowanie posunięcia zostało już polecone albo wykonane.',
  'not-sealed': 'Nie ma jeszcze zapieczętowanego posunięcia. Najpierw zapieczętuj posunięcie.',
  'envelope-incomplete':
    'Koperta nie jest kompletna. Muszą na niej być nazwiska obu zawodników i czas wznowienia.',
  'not-present':
    'Zawodnik, który ma odpowiedzieć na zapieczętowane posunięcie, jest nieobecny. Koperta pozostaje zamknięta.',
};
