import type { HandbookText } from './en.ts';

export const handbook: HandbookText = {
  title: 'Priručnik',
  readers: { player: 'Za igrače', assistant: 'Za pomoćnike', arbiter: 'Za sudije' },
  chapters: {
    player: {
      what: {
        title: 'Šta radi Hector',
        parts: [
          'Hector služi šahovskoj partiji za tablom u kojoj jedan ili oba igrača tablu ne vide. Najavljuje svaki potez, na zahtev kaže vreme, vodi zapis i poznaje Pravila šaha sa dodatkom za slepe igrače.',
          'Sam ne vuče poteze, ne analizira i ne daje savete. Na takmičenju ćuti o svemu što igrač mora sam da utvrdi.',
        ],
      },
      start: {
        title: 'Početak partije',
        parts: [
          'Na prvoj stranici Enter počinje partiju sa onim što je poslednje izabrano. Kursor je tada u polju za poteze.',
          'Dalji izbori su na istoj stranici: jezik, kako Hector govori, vaša boja, vreme, tabla i način. „Pojedinosti partije“ otvara sve ostalo: ko igra na kojoj tabli, pomoćnike i njihove dužnosti, izdanje pravila, takmičenje. Priprema se može sačuvati pod imenom, pročitati naglas i ponovo upotrebiti.',
          'Ako je stranica zatvorena usred partije, partija se nastavlja kada se stranica ponovo otvori. Ništa što je najavljeno ne gubi se.',
        ],
      },
      speech: {
        title: 'Kako Hector govori',
        parts: [
          'Preko čitača ekrana, sopstvenim glasom ili podeljeno: potezi sopstvenim glasom, sve ostalo preko čitača. Iste reči nikada ne dolaze dva puta.',
          'Posle ponovnog učitavanja stranice u polju ste za poteze, a čitač ekrana to kaže. Ako ipak uzima slova za sebe, u režimu je pregledanja: njegov sopstveni taster vodi u režim fokusa (NVDA: Insert sa razmakom, Orca: Insert sa A). F9 vodi iz polja na tablu i nazad.',
          'Samo sopstvenim glasom Hector kaže i na čemu ste. Ctrl sa strelicom dole ili gore čita stranicu red po red, Ctrl sa Shift i strelicom dole čita do kraja. Escape zaustavlja glas.',
          'Potezi se najavljuju kako traži Dodatak D: linije su Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector, a figure i redovi su na nemačkom. Podešavanja nude i reči sopstvenog jezika, obična slova ili avijatičarsku azbuku.',
          '{repeat} ponavlja poslednju najavu, {repeatFive} poslednjih pet.',
        ],
      },
      board: {
        title: 'Tabla na ekranu',
        parts: [
          'Tabla ima šezdeset četiri polja. Strelice je istražuju i ništa ne dodiruju. 1 do 8 vode na taj red, sa Shift na tu liniju; k, q, r, b, n i p vode na sledeću figuru: kralja, damu, topa, lovca, skakača, pešaka. Ostala slova su pitanja i radnje.',
          'Enter na figuri podiže je: figura je taknuta i mora se njome vući ako može (D.2.2). Enter na drugom polju umeće je tamo. Ko želi da popravi figure, to pre kaže: {adjust}.',
          'Za uzimanje podignite svoju figuru i pritisnite Enter na polju protivničke: Hector skida uzetu figuru, kaže to i umeće vašu.',
          '{inHand} kaže šta vam je u ruci.',
        ],
      },
      move: {
        title: 'Potezi rečima',
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
          'Ako reči odgovaraju više figura, Hector pita za polje. Tekst se nikada ne izvodi kao drugi potez nego što kaže.',
          'Potez je odigran kada je umetnut i najavljen (D.2.3). Završen je kada je pritisnut sat: {press} ili Ctrl sa Enter.',
        ],
      },
      clock: {
        title: 'Sat i vreme',
        parts: [
          'Vreme se kaže na zahtev, i samo tada.',
          [
            '{ownTime}: sopstveno vreme',
            '{opponentTime}: vreme protivnika',
            '{timeUsed}: vreme koje je svaki igrač utrošio',
            '{moves}: broj odigranih poteza',
            '{toControl}: potezi do vremenske kontrole',
          ],
          'U vežbi {pause} prekida partiju i pušta je dalje.',
        ],
      },
      ask: {
        title: 'Pitanja o partiji',
        parts: [
          [
            '{lastMove}: poslednji potez',
            '{turn}: ko je na potezu',
            '{pieces}: sve figure',
            's i polje, linija ili red: šta tamo stoji',
            '{lastMoves}: poslednji potezi',
          ],
          'U vežbi Hector i objašnjava: zašto potez nije dozvoljen, šta događaj znači, koje poteze figura ima. Na takmičenju se takva pitanja odbijaju (11.3.1).',
        ],
      },
      slips: {
        title: 'Omaške i nepravilnosti',
        parts: [
          'Pogrešno izrečen potez sme se ispraviti pre pritiska sata (D.2.8): upišite pravi potez još jednom.',
          'U vežbi Hector kaže zašto potez nije dozvoljen pre nego što se išta dogodi, a odluka se može ukinuti. Na takmičenju se nedozvoljen potez najavljuje kao svaki drugi; kada je sat pritisnut, odlučuje sudija.',
          'Ako se tabla i partija razlikuju, {difference} vodi od razlike do razlike.',
        ],
      },
      rights: {
        title: 'Remi, zahtevi, sudija',
        parts: [
          [
            '{offerDraw}: ponuditi remi; {acceptDraw} i {declineDraw} odgovaraju',
            '{resign}: predati partiju, posle pitanja',
            '{claim}: zahtevati remi, pad zastavice, nedozvoljen potez ili taknutu figuru; najpre se kaže šta zahtev traži i šta košta pogrešan',
            '{callArbiter}: pozvati sudiju; oba sata staju',
          ],
        ],
      },
      score: {
        title: 'Zapis partije',
        parts: [
          'Hector sam vodi zapis. {export} ga piše kao PGN, kao tekst, u krupnoj štampi ili na Brajevom pismu za red ili štampač (BRF i PEF).',
          '{ownScore} omogućava sopstveni zapis; posle partije oba se mogu uporediti.',
        ],
      },
      boards: {
        title: 'Table sa senzorima',
        parts: [
          'Tabla sa klinovima ili elektronska tabla povezuje se preko USB u pregledaču Chrome, Edge ili Chromium. Izaberite je na prvoj stranici i pritisnite „Poveži tablu“; pregledač jednom pita za priključak.',
          'Podignuta figura imenuje se odmah. Potez se najavljuje kada se ruka smiri, pritiskom sata, rečima ili dodirom protivnika. Ako kontakt otkaže, Hector kaže koji, a partija se nastavlja rečima.',
        ],
      },
      keys: {
        title: 'Svi tasteri',
        parts: [
          '{help} nabraja svaki taster i svaku reč. U podešavanjima se svi tasteri mogu promeniti, odštampati i zapisati u datoteku; postoji i raspored za one koji su navikli na lichess.',
        ],
      },
    },
    assistant: {
      what: {
        title: 'Vaše mesto',
        parts: [
          'Pomažete igraču koji ne vidi tablu (D.2.10). Vaše mesto je posebna stranica, napravljena za telefon: otvorite adresu koju daje sto ili sudija, sa njenim kodom.',
          'Tamo su samo dogovorene dužnosti. Ono što ne treba da radite stranica ne nudi.',
        ],
      },
      relay: {
        title: 'Potezi',
        parts: [
          'Kada protivnik povuče, potez stoji krupno na vašoj stranici, onako kako ga treba reći. Recite ga; igrač ga ponavlja; upišite ili dodirnite šta je rekao. Ako se razlikuje, pravi se potez odmah opet pokaže (D.2.1).',
          'Kada vaš igrač povuče, najavite potez umesto njega: upišite ga, ili dodirnite polje sa kog dolazi i polje na koje ide. Pogrešno izrečeno može se ispraviti dok sat nije pritisnut (D.2.8).',
        ],
      },
      time: {
        title: 'Sat i pitanja',
        parts: [
          'Gde je to vaša dužnost, pritiskate sat.',
          'Vreme i broj poteza kažete samo kada je vaš igrač pitao. Njegovo pitanje se pojavi na vašoj stranici; jedan dodir odgovara na njega, a odgovor se beleži.',
        ],
      },
      score: {
        title: 'Zapis, zastavica, sudija',
        parts: [
          'Smete da vodite zapis umesto igrača i da zahtevate pad zastavice. Ako nešto nije u redu, taknuta figura ili pozicija koja se razlikuje, javite to sudiji; igraču o tome ne govorite.',
          'Ne dajete savete i ne govorite o poziciji.',
        ],
      },
    },
    arbiter: {
      what: {
        title: 'Vaš pult',
        parts: [
          'Vaš pult je posebna stranica koja se otvara kodom koji igrači nemaju. Na zajedničkom računaru stranica igrača predaje se vama; to se beleži.',
          'Na takmičenju Hector ništa ne presuđuje. Posmatra, sa članom i dokazima kaže vam šta je video i primenjuje ono što odlučite.',
        ],
      },
      before: {
        title: 'Pre partije',
        parts: [
          'Pripremite partiju za njene ljude: ko vidi, ko čuje, koje table, koji pomoćnici sa kojim dužnostima, izdanje pravila i njegove mogućnosti, sat. Odobrite uređaj (11.3.2).',
          'Podelite mesta: svako ima sopstveni kod. Kod se može povući u svakom trenutku.',
        ],
      },
      alerts: {
        title: 'Dojave',
        parts: [
          'Dojava stiže sa zvukom i rečju. Najteže stoje prve, među jednakima najstarije. Svaka pokazuje svoj član, šta je do nje dovelo, oba sata i obe table i šta sledi ako je prihvatite.',
          'Svaku posebno prihvatite, odbijte ili odložite. Igrači čuju odluku, ne dokaze.',
          [
            'Nedozvoljen potez',
            'Sat pritisnut bez poteza ili prerano',
            'Nezavršena promocija',
            'Taknuta figura',
            'Zahtevi',
            'Pala zastavica',
            'Table koje se razlikuju',
          ],
          'Kontakt koji otkaže dojavljuje se kao takav. Nikada nije krivica igrača.',
        ],
      },
      acts: {
        title: 'Šta možete da učinite',
        parts: [
          [
            'Zaustaviti satove, podesiti ih, ponovo pustiti',
            'Dodati vreme, izreći kaznu',
            'Precrtati slučajan dodir',
            'Vratiti raniju poziciju sa vremenima predloženim iz zapisa',
            'Prekinuti partiju kovertiranim potezom i nastaviti je',
            'Upisati rezultat i dati ga na potvrdu',
          ],
          'Svaki čin se beleži sa vašim obrazloženjem.',
        ],
      },
      failures: {
        title: 'Ako nešto otkaže',
        parts: [
          'Partija je na disku stola pre nego što se išta najavi. Zatvorite stranicu, ako treba ponovo pokrenite računar, otvorite stranicu: partija se nastavlja, a sat koji je išao išao je dalje. Podesite ga ako igrač nije bio kriv (6.10).',
          'Dnevnik sporne partije sačuvajte u datoteku. Samo on tačno vraća partiju.',
        ],
      },
    },
  },
};
