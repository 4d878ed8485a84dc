import type { HandbookText } from './en.ts';

export const handbook: HandbookText = {
  title: 'Handbuch',
  readers: { player: 'Für Spieler', assistant: 'Für Assistenten', arbiter: 'Für Schiedsrichter' },
  chapters: {
    player: {
      what: {
        title: 'Was Hector tut',
        parts: [
          'Hector dient einer Schachpartie am Brett, in der einer oder beide Spieler das Brett nicht sehen. Es sagt jeden Zug an, nennt die Zeit auf Anfrage, schreibt die Partie mit und kennt die Schachregeln mit ihrem Anhang für blinde Spieler.',
          'Es macht keine eigenen Züge, analysiert nicht und gibt keinen Rat. Im Wettkampf schweigt es über alles, was ein Spieler selbst herausfinden muss.',
        ],
      },
      start: {
        title: 'Eine Partie beginnen',
        parts: [
          'Auf der ersten Seite beginnt die Eingabetaste eine Partie mit dem, was zuletzt gewählt war. Danach steht man im Feld für Züge.',
          'Weitere Einstellungen folgen auf derselben Seite: Sprache, wie Hector spricht, Ihre Farbe, die Zeit, das Brett und der Modus. „Im Einzelnen einrichten“ öffnet alles andere: wer an welchem Brett spielt, Assistenten und ihre Aufgaben, die Ausgabe der Regeln, das Turnier. Eine Vorbereitung kann unter einem Namen behalten, vorgelesen und wieder verwendet werden.',
          'Wurde die Seite mitten in einer Partie geschlossen, geht die Partie weiter, sobald die Seite wieder geöffnet ist. Nichts, was angesagt wurde, geht verloren.',
        ],
      },
      speech: {
        title: 'Wie Hector spricht',
        parts: [
          'Über Ihren Bildschirmleser, mit einer eigenen Stimme oder geteilt: Züge mit der eigenen Stimme, alles andere über den Bildschirmleser. Dieselben Worte kommen nie zweimal.',
          'Ist die Seite neu geladen, sind Sie im Feld für Züge, und Ihr Bildschirmleser sagt es. Nimmt er Buchstaben dennoch für sich, ist er im Lesemodus: Seine eigene Taste führt in den Fokusmodus (NVDA: Einfg mit Leertaste, Orca: Einfg mit A). F9 führt vom Feld zum Brett und zurück.',
          'Mit der eigenen Stimme allein sagt Hector auch, was den Fokus hat. Strg mit Pfeil ab oder auf liest die Seite Zeile für Zeile, Strg mit Umschalt und Pfeil ab bis zum Ende. Escape hält die Stimme an.',
          'Züge werden angesagt, wie Anhang D es will: Die Linien heißen Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector, Figuren und Reihen sind deutsch. In den Einstellungen gibt es auch die Wörter der eigenen Sprache, einfache Buchstaben oder das Fliegeralphabet.',
          '{repeat} wiederholt die letzte Ansage, {repeatFive} die letzten fünf.',
        ],
      },
      board: {
        title: 'Das Brett auf dem Bildschirm',
        parts: [
          'Das Brett ist ein Feld von vierundsechzig Feldern. Pfeiltasten erkunden es und berühren nichts. 1 bis 8 führen auf diese Reihe, mit Umschalt auf diese Linie; k, q, r, b, n und p führen zur nächsten Figur der Art König, Dame, Turm, Läufer, Springer, Bauer. Andere Buchstaben sind Fragen und Handlungen.',
          'Die Eingabetaste auf einer Figur nimmt sie heraus: Sie ist berührt und muss gezogen werden, wenn sie kann (D.2.2). Die Eingabetaste auf einem anderen Feld steckt sie dort ein. Wer Figuren zurechtrücken will, sagt es vorher mit {adjust}.',
          'Zum Schlagen heben Sie Ihre Figur und drücken die Eingabetaste auf dem Feld der anderen: Hector nimmt die geschlagene Figur heraus, sagt es und steckt Ihre ein.',
          '{inHand} sagt, was Sie in der Hand haben.',
        ],
      },
      move: {
        title: 'Mit Worten ziehen',
        parts: [
          'Schreiben Sie einen Zug in das Feld, wie Sie es gewohnt sind, und drücken Sie die Eingabetaste:',
          [
            'e4',
            'Sf3 oder die Buchstaben einer anderen Sprache',
            'g1f3',
            '0-0 und 0-0-0',
            'Springer Gustav eins Felix drei',
            'e8 Dame',
          ],
          'Passen die Worte auf mehr als eine Figur, fragt Hector nach ihrem Feld. Ein Text wird nie als ein anderer Zug ausgeführt, als er sagt.',
          'Ein Zug ist ausgeführt, wenn er gesteckt und angesagt ist (D.2.3). Abgeschlossen ist er, wenn die Uhr gedrückt ist: {press} oder Strg mit Eingabetaste.',
        ],
      },
      clock: {
        title: 'Uhr und Zeit',
        parts: [
          'Zeiten werden auf Anfrage genannt, und nur dann.',
          [
            '{ownTime}: Ihre eigene Zeit',
            '{opponentTime}: die Zeit des Gegners',
            '{timeUsed}: die Zeit, die jeder von Ihnen verbraucht hat',
            '{moves}: die Zahl der ausgeführten Züge',
            '{toControl}: Züge bis zur Zeitkontrolle',
          ],
          'Im Training unterbricht {pause} die Partie und lässt sie weitergehen.',
        ],
      },
      ask: {
        title: 'Fragen zur Partie',
        parts: [
          [
            '{lastMove}: der letzte Zug',
            '{turn}: wer am Zug ist',
            '{pieces}: alle Figuren',
            's und ein Feld, eine Linie oder eine Reihe: was dort steht',
            '{lastMoves}: die letzten Züge',
          ],
          'Im Training erklärt Hector auch: warum ein Zug nicht regelgemäß ist, was ein Ereignis bedeutet, welche Züge eine Figur hat. Im Wettkampf werden diese Fragen abgelehnt (11.3.1).',
        ],
      },
      slips: {
        title: 'Versprecher und Regelwidrigkeiten',
        parts: [
          'Ein Versprecher darf berichtigt werden, bevor die Uhr gedrückt ist (D.2.8): Schreiben Sie den richtigen Zug noch einmal.',
          'Im Training sagt Hector, warum ein Zug nicht regelgemäß ist, bevor etwas geschieht, und eine Entscheidung kann aufgehoben werden. Im Wettkampf wird ein regelwidriger Zug angesagt wie jeder andere; ist die Uhr gedrückt, entscheidet der Schiedsrichter.',
          'Weichen Brett und Partie voneinander ab, führt {difference} von einer Abweichung zur nächsten.',
        ],
      },
      rights: {
        title: 'Remis, Anträge, Schiedsrichter',
        parts: [
          [
            '{offerDraw}: Remis anbieten; {acceptDraw} und {declineDraw} antworten',
            '{resign}: aufgeben, nach einer Rückfrage',
            '{claim}: Remis, Blättchenfall, regelwidrigen Zug oder berührte Figur reklamieren; was der Antrag braucht und was ein falscher kostet, wird vorher gesagt',
            '{callArbiter}: den Schiedsrichter rufen; beide Uhren halten an',
          ],
        ],
      },
      score: {
        title: 'Die Mitschrift',
        parts: [
          'Hector schreibt die Partie von selbst mit. {export} schreibt sie als PGN, als Text, in Großdruck oder in Braille für eine Zeile oder einen Drucker (BRF und PEF).',
          'Mit {ownScore} führen Sie eine eigene Mitschrift; nach der Partie können beide verglichen werden.',
        ],
      },
      boards: {
        title: 'Bretter mit Sensoren',
        parts: [
          'Ein Steckbrett oder ein elektronisches Brett wird in Chrome, Edge oder Chromium über USB verbunden. Wählen Sie es auf der ersten Seite und drücken Sie „Brett verbinden“; der Browser fragt einmal nach dem Anschluss.',
          'Eine herausgenommene Figur wird sofort genannt. Ein Zug wird angesagt, wenn die Hand zur Ruhe gekommen ist, beim Drücken der Uhr, durch Worte oder bei der Berührung des Gegners. Fällt ein Kontakt aus, sagt Hector welcher, und die Partie geht mit Worten weiter.',
        ],
      },
      keys: {
        title: 'Alle Tasten',
        parts: [
          '{help} nennt jede Taste und jedes Wort. In den Einstellungen können alle Tasten geändert, gedruckt und in eine Datei geschrieben werden; es gibt eine Belegung für alle, die lichess gewohnt sind.',
        ],
      },
    },
    assistant: {
      what: {
        title: 'Ihr Platz',
        parts: [
          'Sie helfen einem Spieler, der das Brett nicht sieht (D.2.10). Ihr Platz ist eine eigene Seite, gemacht für ein Telefon: Öffnen Sie die Adresse, die Ihnen der Tisch oder der Schiedsrichter gibt, mit ihrem Code.',
          'Nur die vereinbarten Aufgaben stehen dort. Was Sie nicht tun sollen, bietet die Seite nicht an.',
        ],
      },
      relay: {
        title: 'Züge',
        parts: [
          'Hat der Gegner gezogen, steht der Zug groß auf Ihrer Seite, so wie er zu sagen ist. Sagen Sie ihn; der Spieler wiederholt ihn; schreiben oder tippen Sie, was er gesagt hat. Weicht es ab, wird der richtige Zug sofort wieder gezeigt (D.2.1).',
          'Hat Ihr Spieler gezogen, sagen Sie den Zug für ihn an: Schreiben Sie ihn, oder tippen Sie auf das Feld, von dem er kommt, und das, auf das er geht. Ein Versprecher kann berichtigt werden, bis die Uhr gedrückt ist (D.2.8).',
        ],
      },
      time: {
        title: 'Uhr und Fragen',
        parts: [
          'Wo es Ihre Aufgabe ist, drücken Sie die Uhr.',
          'Zeit und Zahl der Züge nennen Sie nur, wenn Ihr Spieler gefragt hat. Seine Frage erscheint auf Ihrer Seite; eine Berührung beantwortet sie, und die Antwort wird festgehalten.',
        ],
      },
      score: {
        title: 'Mitschrift, Blättchen, Schiedsrichter',
        parts: [
          'Sie dürfen für den Spieler mitschreiben und den Blättchenfall reklamieren. Stimmt etwas nicht, eine berührte Figur oder eine abweichende Stellung, melden Sie es dem Schiedsrichter; dem Spieler sagen Sie davon nichts.',
          'Sie geben keinen Rat und sprechen nicht über die Stellung.',
        ],
      },
    },
    arbiter: {
      what: {
        title: 'Ihr Pult',
        parts: [
          'Ihr Pult ist eine eigene Seite, geöffnet mit einem Code, den die Spieler nicht haben. Auf einem gemeinsamen Computer übergibt die Seite der Spieler an Sie; das wird festgehalten.',
          'Im Wettkampf entscheidet Hector nichts. Es beobachtet, sagt Ihnen mit Artikel und Belegen, was es gesehen hat, und wendet an, was Sie entscheiden.',
        ],
      },
      before: {
        title: 'Vor der Partie',
        parts: [
          'Bereiten Sie die Partie für ihre Menschen vor: wer sieht, wer hört, welche Bretter, welche Assistenten mit welchen Aufgaben, die Ausgabe der Regeln und ihre Möglichkeiten, die Uhr. Genehmigen Sie das Gerät (11.3.2).',
          'Vergeben Sie die Plätze: Jeder hat einen eigenen Code. Ein Code kann jederzeit zurückgezogen werden.',
        ],
      },
      alerts: {
        title: 'Meldungen',
        parts: [
          'Eine Meldung kommt mit einem Ton und einem Wort. Die schwersten stehen vorn, unter gleichen die ältesten. Jede zeigt ihren Artikel, was zu ihr geführt hat, beide Uhren und beide Bretter, und was folgt, wenn Sie ihr stattgeben.',
          'Geben Sie statt, lehnen Sie ab oder stellen Sie zurück, jede für sich. Die Spieler hören Ihre Entscheidung, nicht Ihre Belege.',
          [
            'Regelwidriger Zug',
            'Uhr ohne Zug oder zu früh gedrückt',
            'Umwandlung nicht abgeschlossen',
            'Berührte Figur',
            'Anträge',
            'Gefallenes Blättchen',
            'Abweichende Bretter',
          ],
          'Ein ausgefallener Kontakt wird als solcher gemeldet. Er ist nie die Schuld des Spielers.',
        ],
      },
      acts: {
        title: 'Was Sie tun können',
        parts: [
          [
            'Die Uhren anhalten, stellen, weiterlaufen lassen',
            'Zeit geben, Strafen verhängen',
            'Eine versehentliche Berührung streichen',
            'Eine frühere Stellung wiederherstellen, mit Zeiten aus der Aufzeichnung als Vorschlag',
            'Mit einem Abgabezug abbrechen und wieder aufnehmen',
            'Das Ergebnis eintragen und bestätigen lassen',
          ],
          'Jede Handlung wird mit Ihrer Begründung festgehalten.',
        ],
      },
      failures: {
        title: 'Wenn etwas ausfällt',
        parts: [
          'Die Partie liegt auf der Platte des Tisches, bevor etwas angesagt wird. Schließen Sie die Seite, starten Sie notfalls den Computer neu, öffnen Sie die Seite: Die Partie geht weiter, und die laufende Uhr ist weitergelaufen. Stellen Sie sie, wenn der Spieler nichts dafür konnte (6.10).',
          'Sichern Sie das Protokoll einer strittigen Partie als Datei. Es allein stellt die Partie genau wieder her.',
        ],
      },
    },
  },
};
