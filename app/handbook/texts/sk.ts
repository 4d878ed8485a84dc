import type { HandbookText } from './en.ts';

export const handbook: HandbookText = {
  title: 'Príručka',
  readers: { player: 'Pre hráčov', assistant: 'Pre asistentov', arbiter: 'Pre rozhodcov' },
  chapters: {
    player: {
      what: {
        title: 'Čo robí Hector',
        parts: [
          'Hector slúži šachovej partii za šachovnicou, v ktorej jeden alebo obaja hráči šachovnicu nevidia. Ohlasuje každý ťah, na požiadanie povie čas, vedie záznam a pozná Pravidlá šachu s ich dodatkom pre nevidiacich.',
          'Sám neťahá, neanalyzuje a neradí. V súťaži mlčí o všetkom, čo si má hráč zistiť sám.',
        ],
      },
      start: {
        title: 'Začiatok partie',
        parts: [
          'Na prvej strane Enter začne partiu s tým, čo bolo zvolené naposledy. Kurzor je potom v poli pre ťahy.',
          'Ďalšie voľby sú na tej istej strane: jazyk, ako Hector hovorí, vaša farba, čas, šachovnica a režim. „Podrobnosti partie“ otvorí všetko ostatné: kto hrá na akej šachovnici, asistentov a ich povinnosti, vydanie pravidiel, podujatie. Prípravu možno uložiť pod menom, dať si ju prečítať a použiť znova.',
          'Ak bola strana zatvorená uprostred partie, partia po jej otvorení pokračuje. Nič z toho, čo bolo ohlásené, sa nestratí.',
        ],
      },
      speech: {
        title: 'Ako Hector hovorí',
        parts: [
          'Cez čítač obrazovky, vlastným hlasom alebo rozdelene: ťahy vlastným hlasom, ostatné cez čítač. Tie isté slová nikdy nezaznejú dvakrát.',
          'Po novom načítaní strany ste v poli pre ťahy a čítač obrazovky to povie. Ak predsa berie písmená pre seba, je v režime prehliadania: jeho vlastný kláves vedie do režimu formulára (NVDA: Insert s medzerníkom, Orca: Insert s A). F9 vedie z poľa na šachovnicu a späť.',
          'Samotným vlastným hlasom Hector hovorí aj to, na čom ste. Ctrl so šípkou nadol alebo nahor číta stranu po riadkoch, Ctrl so Shift a šípkou nadol číta do konca. Escape hlas zastaví.',
          'Ťahy sa ohlasujú podľa Dodatku D: stĺpce sú Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector, figúrky a rady sú po nemecky. V nastaveniach sú aj slová vlastného jazyka, obyčajné písmená alebo letecká abeceda.',
          '{repeat} zopakuje posledné ohlásenie, {repeatFive} posledných päť.',
        ],
      },
      board: {
        title: 'Šachovnica na obrazovke',
        parts: [
          'Šachovnica má šesťdesiatštyri polí. Šípky ju skúmajú a ničoho sa nedotýkajú. 1 až 8 vedú na tento rad, so Shift na tento stĺpec; k, q, r, b, n a p vedú na ďalšiu figúrku: kráľa, dámu, vežu, strelca, jazdca, pešiaka. Iné písmená sú otázky a úkony.',
          'Enter na figúrke ju zdvihne: figúrka je dotknutá a musí sa ňou ťahať, ak sa dá (D.2.2). Enter na inom poli ju tam vloží. Kto chce figúrky upraviť, povie to vopred: {adjust}.',
          'Pri braní zdvihnite svoju figúrku a stlačte Enter na poli súperovej: Hector branú figúrku odstráni, povie to a vloží vašu.',
          '{inHand} povie, čo máte v ruke.',
        ],
      },
      move: {
        title: 'Ťahanie slovami',
        parts: [
          'Napíšte ťah do poľa, ako ste zvyknutí, a stlačte Enter:',
          [
            'e4',
            'Jf3 alebo písmená iného jazyka',
            'g1f3',
            '0-0 a 0-0-0',
            'jazdec Gustav jeden Felix tri',
            'e8 dáma',
          ],
          'Ak slová sedia na viac figúrok, Hector sa opýta na pole. Text sa nikdy nevykoná ako iný ťah, než hovorí.',
          'Ťah je vykonaný, keď je zasunutý a ohlásený (D.2.3). Dokončený je stlačením hodín: {press} alebo Ctrl s Enter.',
        ],
      },
      clock: {
        title: 'Hodiny a čas',
        parts: [
          'Čas sa hovorí na požiadanie, a len vtedy.',
          [
            '{ownTime}: vlastný čas',
            '{opponentTime}: čas súpera',
            '{timeUsed}: čas, ktorý každý z hráčov spotreboval',
            '{moves}: počet vykonaných ťahov',
            '{toControl}: ťahy do časovej kontroly',
          ],
          'V tréningu {pause} partiu preruší a nechá pokračovať.',
        ],
      },
      ask: {
        title: 'Otázky o partii',
        parts: [
          [
            '{lastMove}: posledný ťah',
            '{turn}: kto je na ťahu',
            '{pieces}: všetky figúrky',
            's a pole, stĺpec alebo rad: čo tam stojí',
            '{lastMoves}: posledné ťahy',
          ],
          'V tréningu Hector aj vysvetľuje: prečo ťah nie je prípustný, čo znamená udalosť, aké ťahy má figúrka. V súťaži sa takéto otázky odmietajú (11.3.1).',
        ],
      },
      slips: {
        title: 'Omyly a nepravidelnosti',
        parts: [
          'Prerieknutie možno opraviť pred stlačením hodín (D.2.8): napíšte správny ťah znova.',
          'V tréningu Hector povie, prečo ťah nie je prípustný, skôr než sa niečo stane, a rozhodnutie možno zrušiť. V súťaži sa neprípustný ťah ohlási ako každý iný; po stlačení hodín rozhoduje rozhodca.',
          'Ak sa šachovnica a partia líšia, {difference} vedie od rozdielu k rozdielu.',
        ],
      },
      rights: {
        title: 'Remíza, reklamácie, rozhodca',
        parts: [
          [
            '{offerDraw}: ponúknuť remízu; {acceptDraw} a {declineDraw} odpovedajú',
            '{resign}: vzdať partiu, po otázke',
            '{claim}: reklamovať remízu, pád zástavky, neprípustný ťah alebo dotknutú figúrku; najprv sa povie, čo reklamácia vyžaduje a čo stojí nesprávna',
            '{callArbiter}: zavolať rozhodcu; oboje hodiny sa zastavia',
          ],
        ],
      },
      score: {
        title: 'Záznam partie',
        parts: [
          'Hector vedie záznam sám. {export} ho zapíše ako PGN, ako text, vo veľkej tlači alebo v Braillovom písme pre riadok či tlačiareň (BRF a PEF).',
          '{ownScore} umožní viesť vlastný záznam; po partii možno oba porovnať.',
        ],
      },
      boards: {
        title: 'Šachovnice so snímačmi',
        parts: [
          'Kolíková alebo elektronická šachovnica sa pripája cez USB v prehliadači Chrome, Edge alebo Chromium. Vyberte ju na prvej strane a stlačte „Pripojiť šachovnicu“; prehliadač sa raz opýta na port.',
          'Zdvihnutá figúrka sa pomenuje hneď. Ťah sa ohlási, keď sa ruka upokojí, stlačením hodín, slovami alebo dotykom súpera. Ak kontakt zlyhá, Hector povie ktorý a partia pokračuje slovami.',
        ],
      },
      keys: {
        title: 'Všetky klávesy',
        parts: [
          '{help} vymenuje každý kláves a každé slovo. V nastaveniach možno všetky klávesy zmeniť, vytlačiť a zapísať do súboru; je tam aj zostava pre tých, čo sú zvyknutí na lichess.',
        ],
      },
    },
    assistant: {
      what: {
        title: 'Vaše miesto',
        parts: [
          'Pomáhate hráčovi, ktorý šachovnicu nevidí (D.2.10). Vaše miesto je vlastná strana určená pre telefón: otvorte adresu, ktorú dá stôl alebo rozhodca, s jej kódom.',
          'Sú tam len dohodnuté povinnosti. Čo nemáte robiť, strana neponúka.',
        ],
      },
      relay: {
        title: 'Ťahy',
        parts: [
          'Keď súper potiahol, ťah stojí veľkým písmom na vašej strane tak, ako sa má povedať. Povedzte ho; hráč ho zopakuje; napíšte alebo ťuknite, čo povedal. Ak sa líši, správny ťah sa hneď ukáže znova (D.2.1).',
          'Keď váš hráč potiahol, ohláste ťah zaňho: napíšte ho, alebo ťuknite na pole, odkiaľ ide, a pole, kam ide. Prerieknutie možno opraviť, kým nie sú stlačené hodiny (D.2.8).',
        ],
      },
      time: {
        title: 'Hodiny a otázky',
        parts: [
          'Kde je to vaša povinnosť, stláčate hodiny.',
          'Čas a počet ťahov poviete len vtedy, keď sa hráč opýtal. Jeho otázka sa objaví na vašej strane; jeden dotyk na ňu odpovie a odpoveď sa zaznamená.',
        ],
      },
      score: {
        title: 'Záznam, zástavka, rozhodca',
        parts: [
          'Smiete viesť záznam za hráča a reklamovať pád zástavky. Ak niečo nie je v poriadku, dotknutá figúrka alebo odlišná pozícia, oznámte to rozhodcovi; hráčovi o tom nehovoríte.',
          'Neradíte a nehovoríte o pozícii.',
        ],
      },
    },
    arbiter: {
      what: {
        title: 'Váš stolík',
        parts: [
          'Váš stolík je vlastná strana, ktorá sa otvára kódom, aký hráči nemajú. Na spoločnom počítači sa vám strana hráčov odovzdá; to sa zaznamená.',
          'V súťaži Hector o ničom nerozhoduje. Pozoruje, povie vám s článkom a dôkazmi, čo videl, a vykoná, čo rozhodnete.',
        ],
      },
      before: {
        title: 'Pred partiou',
        parts: [
          'Pripravte partiu pre jej ľudí: kto vidí, kto počuje, aké šachovnice, akí asistenti s akými povinnosťami, vydanie pravidiel a jeho možnosti, hodiny. Schváľte zariadenie (11.3.2).',
          'Rozdajte miesta: každý má vlastný kód. Kód možno kedykoľvek odvolať.',
        ],
      },
      alerts: {
        title: 'Hlásenia',
        parts: [
          'Hlásenie príde so zvukom a slovom. Najzávažnejšie stoja prvé, medzi rovnakými najstaršie. Každé ukáže svoj článok, čo k nemu viedlo, oboje hodiny a obe šachovnice a čo bude nasledovať, ak mu vyhoviete.',
          'Každému zvlášť vyhovte, zamietnite ho alebo odložte. Hráči počujú rozhodnutie, nie dôkazy.',
          [
            'Neprípustný ťah',
            'Hodiny stlačené bez ťahu alebo predčasne',
            'Nedokončená premena',
            'Dotknutá figúrka',
            'Reklamácie',
            'Spadnutá zástavka',
            'Odlišné šachovnice',
          ],
          'Zlyhaný kontakt sa hlási ako taký. Nikdy nie je vinou hráča.',
        ],
      },
      acts: {
        title: 'Čo môžete urobiť',
        parts: [
          [
            'Zastaviť hodiny, nastaviť ich, znova spustiť',
            'Pridať čas, uložiť trest',
            'Škrtnúť náhodný dotyk',
            'Obnoviť skoršiu pozíciu s časmi navrhnutými zo záznamu',
            'Prerušiť partiu so zapečateným ťahom a pokračovať v nej',
            'Zapísať výsledok a dať ho potvrdiť',
          ],
          'Každý úkon sa zaznamená s vaším odôvodnením.',
        ],
      },
      failures: {
        title: 'Keď niečo zlyhá',
        parts: [
          'Partia je na disku stola skôr, než sa niečo ohlási. Zatvorte stranu, ak treba, reštartujte počítač, otvorte stranu: partia pokračuje a bežiace hodiny bežali ďalej. Nastavte ich, ak za to hráč nemohol (6.10).',
          'Denník spornej partie uložte do súboru. Len on ju presne obnoví.',
        ],
      },
    },
  },
};
