import type { HandbookText } from './en.ts';

export const handbook: HandbookText = {
  title: 'Priručnik',
  readers: { player: 'Za igrače', assistant: 'Za pomoćnike', arbiter: 'Za suce' },
  chapters: {
    player: {
      what: {
        title: 'Što radi Hector',
        parts: [
          'Hector služi šahovskoj partiji za pločom u kojoj jedan ili oba igrača ploču ne vide. Najavljuje svaki potez, na zahtjev kaže vrijeme, vodi zapis i poznaje Pravila šaha s dodatkom za slijepe igrače.',
          'Sam ne vuče poteze, ne analizira i ne daje savjete. Na natjecanju šuti o svemu što igrač mora sam utvrditi.',
        ],
      },
      start: {
        title: 'Početak partije',
        parts: [
          'Na prvoj stranici Enter započinje partiju s onim što je zadnje odabrano. Kursor je tada u polju za poteze.',
          'Daljnji izbori su na istoj stranici: jezik, kako Hector govori, vaša boja, vrijeme, ploča i način. „Pojedinosti partije” otvara sve ostalo: tko igra na kojoj ploči, pomoćnike i njihove dužnosti, izdanje pravila, natjecanje. Priprema se može sačuvati pod imenom, pročitati naglas i ponovno upotrijebiti.',
          'Ako je stranica zatvorena usred partije, partija se nastavlja kad se stranica ponovno otvori. Ništa što je najavljeno ne gubi se.',
        ],
      },
      speech: {
        title: 'Kako Hector govori',
        parts: [
          'Preko čitača zaslona, vlastitim glasom ili podijeljeno: potezi vlastitim glasom, sve ostalo preko čitača. Iste riječi nikad ne dolaze dvaput.',
          'Nakon ponovnog učitavanja stranice u polju ste za poteze, a čitač zaslona to kaže. Ako ipak uzima slova za sebe, u načinu je pregledavanja: njegova vlastita tipka vodi u način fokusa (NVDA: Insert s razmaknicom, Orca: Insert s A). F9 vodi iz polja na ploču i natrag.',
          'Samo vlastitim glasom Hector kaže i na čemu ste. Ctrl sa strelicom dolje ili gore čita stranicu redak po redak, Ctrl sa Shift i strelicom dolje čita do kraja. Escape zaustavlja glas.',
          'Potezi se najavljuju kako traži Dodatak D: linije su Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector, a figure i redovi su na njemačkom. Postavke nude i riječi vlastitog jezika, obična slova ili zrakoplovnu abecedu.',
          '{repeat} ponavlja zadnju najavu, {repeatFive} zadnjih pet.',
        ],
      },
      board: {
        title: 'Ploča na zaslonu',
        parts: [
          'Ploča ima šezdeset četiri polja. Strelice je istražuju i ništa ne dodiruju. 1 do 8 vode na taj red, sa Shift na tu liniju; k, q, r, b, n i p vode na sljedeću figuru: kralja, damu, topa, lovca, skakača, pješaka. Ostala slova su pitanja i radnje.',
          'Enter na figuri podiže je: figura je taknuta i mora se njome vući ako može (D.2.2). Enter na drugom polju umeće je ondje. Tko želi popraviti figure, to prije kaže: {adjust}.',
          'Za uzimanje podignite svoju figuru i pritisnite Enter na polju protivničke: Hector skida uzetu figuru, kaže to i umeće vašu.',
          '{inHand} kaže što vam je u ruci.',
        ],
      },
      move: {
        title: 'Potezi riječima',
        parts: [
          'Upišite potez u polje onako kako ste navikli i pritisnite Enter:',
          [
            'e4',
            'Sf3 ili slova drugog jezika',
            'g1f3',
            '0-0 i 0-0-0',
            'skakač Gustav jedan Felix tri',
            'e8 dama',
          ],
          'Ako riječi odgovaraju više figura, Hector pita za polje. Tekst se nikad ne izvodi kao drugi potez nego što kaže.',
          'Potez je odigran kad je umetnut i najavljen (D.2.3). Dovršen je kad je pritisnut sat: {press} ili Ctrl s Enter.',
        ],
      },
      clock: {
        title: 'Sat i vrijeme',
        parts: [
          'Vrijeme se kaže na zahtjev, i samo tada.',
          [
            '{ownTime}: vlastito vrijeme',
            '{opponentTime}: vrijeme protivnika',
            '{timeUsed}: vrijeme koje je svaki igrač potrošio',
            '{moves}: broj odigranih poteza',
            '{toControl}: potezi do vremenske kontrole',
          ],
          'U vježbi {pause} prekida partiju i pušta je dalje.',
        ],
      },
      ask: {
        title: 'Pitanja o partiji',
        parts: [
          [
            '{lastMove}: zadnji potez',
            '{turn}: tko je na potezu',
            '{pieces}: sve figure',
            's i polje, linija ili red: što ondje stoji',
            '{lastMoves}: zadnji potezi',
          ],
          'U vježbi Hector i objašnjava: zašto potez nije dopušten, što događaj znači, koje poteze figura ima. Na natjecanju se takva pitanja odbijaju (11.3.1).',
        ],
      },
      slips: {
        title: 'Pogreške i nepravilnosti',
        parts: [
          'Krivo izrečen potez smije se ispraviti prije pritiska sata (D.2.8): upišite pravi potez još jednom.',
          'U vježbi Hector kaže zašto potez nije dopušten prije nego što se išta dogodi, a odluka se može ukinuti. Na natjecanju se nedopušten potez najavljuje kao svaki drugi; kad je sat pritisnut, odlučuje sudac.',
          'Ako se ploča i partija razlikuju, {difference} vodi od razlike do razlike.',
        ],
      },
      rights: {
        title: 'Remi, zahtjevi, sudac',
        parts: [
          [
            '{offerDraw}: ponuditi remi; {acceptDraw} i {declineDraw} odgovaraju',
            '{resign}: predati partiju, nakon pitanja',
            '{claim}: zahtijevati remi, pad zastavice, nedopušten potez ili taknutu figuru; najprije se kaže što zahtjev traži i što stoji pogrešan',
            '{callArbiter}: pozvati suca; oba sata staju',
          ],
        ],
      },
      score: {
        title: 'Zapis partije',
        parts: [
          'Hector sam vodi zapis. {export} ga piše kao PGN, kao tekst, u krupnom tisku ili na brajici za redak ili pisač (BRF i PEF).',
          '{ownScore} omogućuje vlastiti zapis; nakon partije oba se mogu usporediti.',
        ],
      },
      boards: {
        title: 'Ploče sa senzorima',
        parts: [
          'Ploča s klinovima ili elektronička ploča spaja se preko USB u pregledniku Chrome, Edge ili Chromium. Odaberite je na prvoj stranici i pritisnite „Poveži ploču”; preglednik jednom pita za priključak.',
          'Podignuta figura imenuje se odmah. Potez se najavljuje kad se ruka smiri, pritiskom sata, riječima ili dodirom protivnika. Ako kontakt zakaže, Hector kaže koji, a partija se nastavlja riječima.',
        ],
      },
      keys: {
        title: 'Sve tipke',
        parts: [
          '{help} nabraja svaku tipku i svaku riječ. U postavkama se sve tipke mogu promijeniti, ispisati i zapisati u datoteku; postoji i raspored za one koji su navikli na lichess.',
        ],
      },
    },
    assistant: {
      what: {
        title: 'Vaše mjesto',
        parts: [
          'Pomažete igraču koji ne vidi ploču (D.2.10). Vaše mjesto je zasebna stranica, načinjena za telefon: otvorite adresu koju daje stol ili sudac, s njezinim kodom.',
          'Ondje su samo dogovorene dužnosti. Ono što ne trebate raditi stranica ne nudi.',
        ],
      },
      relay: {
        title: 'Potezi',
        parts: [
          'Kad protivnik povuče, potez stoji krupno na vašoj stranici, onako kako ga treba reći. Recite ga; igrač ga ponavlja; upišite ili dodirnite što je rekao. Ako se razlikuje, pravi se potez odmah opet pokaže (D.2.1).',
          'Kad vaš igrač povuče, najavite potez umjesto njega: upišite ga, ili dodirnite polje s kojeg dolazi i polje na koje ide. Krivo izrečeno može se ispraviti dok sat nije pritisnut (D.2.8).',
        ],
      },
      time: {
        title: 'Sat i pitanja',
        parts: [
          'Gdje je to vaša dužnost, pritišćete sat.',
          'Vrijeme i broj poteza kažete samo kad je vaš igrač pitao. Njegovo se pitanje pojavi na vašoj stranici; jedan dodir odgovara na nj, a odgovor se bilježi.',
        ],
      },
      score: {
        title: 'Zapis, zastavica, sudac',
        parts: [
          'Smijete voditi zapis umjesto igrača i zahtijevati pad zastavice. Ako nešto nije u redu, taknuta figura ili pozicija koja se razlikuje, javite to sucu; igraču o tome ne govorite.',
          'Ne dajete savjete i ne govorite o poziciji.',
        ],
      },
    },
    arbiter: {
      what: {
        title: 'Vaš pult',
        parts: [
          'Vaš pult je zasebna stranica koja se otvara kodom što ga igrači nemaju. Na zajedničkom računalu stranica igrača predaje se vama; to se bilježi.',
          'Na natjecanju Hector ništa ne presuđuje. Promatra, s člankom i dokazima kaže vam što je vidio i primjenjuje ono što odlučite.',
        ],
      },
      before: {
        title: 'Prije partije',
        parts: [
          'Pripremite partiju za njezine ljude: tko vidi, tko čuje, koje ploče, koji pomoćnici s kojim dužnostima, izdanje pravila i njegove mogućnosti, sat. Odobrite uređaj (11.3.2).',
          'Podijelite mjesta: svatko ima vlastiti kod. Kod se može povući u svakom trenutku.',
        ],
      },
      alerts: {
        title: 'Dojave',
        parts: [
          'Dojava stiže sa zvukom i riječju. Najteže stoje prve, među jednakima najstarije. Svaka pokazuje svoj članak, što je do nje dovelo, oba sata i obje ploče te što slijedi ako je prihvatite.',
          'Svaku zasebno prihvatite, odbijte ili odgodite. Igrači čuju odluku, ne dokaze.',
          [
            'Nedopušten potez',
            'Sat pritisnut bez poteza ili prerano',
            'Nedovršena pretvorba',
            'Taknuta figura',
            'Zahtjevi',
            'Pala zastavica',
            'Ploče koje se razlikuju',
          ],
          'Kontakt koji zakaže dojavljuje se kao takav. Nikad nije krivnja igrača.',
        ],
      },
      acts: {
        title: 'Što možete učiniti',
        parts: [
          [
            'Zaustaviti satove, namjestiti ih, ponovno pustiti',
            'Dodati vrijeme, izreći kaznu',
            'Precrtati slučajan dodir',
            'Vratiti raniju poziciju s vremenima predloženim iz zapisa',
            'Prekinuti partiju kuvertiranim potezom i nastaviti je',
            'Upisati rezultat i dati ga potvrditi',
          ],
          'Svaki se čin bilježi s vašim obrazloženjem.',
        ],
      },
      failures: {
        title: 'Ako nešto zakaže',
        parts: [
          'Partija je na disku stola prije nego što se išta najavi. Zatvorite stranicu, ako treba ponovno pokrenite računalo, otvorite stranicu: partija se nastavlja, a sat koji je tekao tekao je dalje. Namjestite ga ako igrač nije bio kriv (6.10).',
          'Dnevnik sporne partije spremite u datoteku. Samo on točno vraća partiju.',
        ],
      },
    },
  },
};
