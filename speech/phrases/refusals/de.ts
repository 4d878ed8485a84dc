/** Why a command was refused, in German. */
import type { RefusalMessages } from './refusals.ts';

export const messages: RefusalMessages = {
  'unknown-command': 'Dieser Befehl ist unbekannt. Bitte prüfen und noch einmal versuchen.',
  'impossible-argument': 'Ein Teil dieses Befehls ist nicht möglich. Bitte die Eingabe prüfen.',
  'not-started': 'Die Partie hat noch nicht begonnen. Bitte den Beginn abwarten.',
  'already-started': 'Die Partie hat schon begonnen.',
  'game-over': 'Die Partie ist beendet.',
  adjourned: 'Die Partie ist als Hängepartie abgebrochen. Bitte die Wiederaufnahme abwarten.',
  'not-your-right': 'Das gehört nicht zu den Aufgaben des Assistenten.',
  'only-arbiter': 'Das darf nur der Schiedsrichter. Sie können ihn rufen.',
  'only-player': 'Das darf nur ein Spieler, nicht der Schiedsrichter.',
  'not-on-move': 'Sie sind nicht am Zug. Bitte warten, bis Sie an der Reihe sind.',
  'move-not-made': 'Der Zug ist noch nicht ausgeführt. Er muss zuerst ausgeführt werden.',
  'hole-empty': 'In diesem Loch steckt keine Figur.',
  'hole-occupied': 'In diesem Loch steckt schon eine Figur. Das Loch muss zuerst frei sein.',
  'nothing-in-hand': 'Sie haben keine Figur in der Hand. Zuerst muss eine Figur herausgenommen werden.',
  'peg-board':
    'Auf dem Steckbrett wird von Hand gezogen: die Figur herausnehmen und in ihr neues Loch stecken.',
  'no-piece-there': 'Auf diesem Feld steht keine Ihrer Figuren. Bitte das Feld prüfen.',
  'clock-not-running': 'Ihre Uhr läuft nicht. Das geht nur, solange sie läuft.',
  'clocks-stopped': 'Die Uhr ist angehalten. Bitte warten, bis die Partie weitergeht.',
  'clocks-running': 'Die Uhr läuft schon.',
  'no-clock': 'Diese Partie wird ohne Uhr gespielt.',
  'too-late-to-correct':
    'Die Ansage kann nicht mehr berichtigt werden. Das geht nur, bis die Uhr gedrückt ist.',
  'nothing-announced': 'Sie haben noch nichts angesagt, oder Sie sind nicht am Zug.',
  'words-unclear': 'Die Ansage passt zu mehr als einem Zug. Bitte den Zug noch einmal vollständig ansagen.',
  'nothing-to-repeat': 'Es gibt keinen Zug des Gegners zu wiederholen.',
  'not-asked': 'Danach hat Ihr Spieler nicht gefragt.',
  'hand-not-empty':
    'Sie haben schon eine Figur genommen. Das Zurechtrücken muss vor dem Berühren angesagt werden.',
  'already-adjusting': 'Sie rücken schon Figuren zurecht. Bitte das zuerst beenden.',
  'not-adjusting': 'Sie rücken gerade keine Figur zurecht. Es gibt nichts zu beenden.',
  'board-not-restored':
    'Einige Figuren sind nicht an ihrem Platz. Bitte zuerst jede Figur in ihr Loch zurückstecken.',
  'no-offer': 'Es ist kein Remis angeboten.',
  'own-offer': 'Sie selbst haben Remis angeboten. Nur der Gegner kann darauf antworten.',
  'offer-open': 'Sie haben schon Remis angeboten. Bitte die Antwort abwarten.',
  'draws-barred':
    'Nach den Regeln dieses Turniers darf jetzt kein Remis vereinbart werden. Bitte den Schiedsrichter fragen.',
  'move-first': 'Remis kann erst vereinbart werden, wenn beide Spieler einen Zug ausgeführt haben.',
  'claim-forfeited': 'Sie haben eine Figur berührt. In diesem Zug kann kein Remis mehr reklamiert werden.',
  'claim-open': 'Eine Reklamation wartet schon auf die Entscheidung des Schiedsrichters.',
  'too-late-to-complain': 'Für diesen Einwand ist es zu spät. Die Partie ist weitergegangen.',
  'nothing-to-claim': 'Hier gibt es nichts zu beanstanden und nichts zu berichtigen.',
  'flag-not-down': 'Die Zeit des Gegners ist nicht abgelaufen.',
  'own-flag-down':
    'Auch Ihre eigene Zeit ist abgelaufen. Ein Gewinn durch Zeitüberschreitung kann nicht reklamiert werden.',
  'not-below-two-minutes': 'Das geht nur mit weniger als zwei Minuten auf Ihrer Uhr.',
  'not-in-this-game': 'Die Regeln dieser Partie sehen das nicht vor.',
  'no-such-alert': 'Es gibt keinen offenen Fall dieser Art zu entscheiden.',
  'ruling-impossible': 'Diese Entscheidung passt nicht zu dem Fall. Bitte eine andere wählen.',
  'no-such-ply': 'Diesen Zug gibt es in der Partie nicht. Bitte einen ausgeführten Zug wählen.',
  'bad-points': 'Diese Punkte sind kein mögliches Ergebnis. Bitte die Punkte beider Spieler prüfen.',
  'device-not-approved':
    'Dieses Gerät ist nicht zugelassen. Der Schiedsrichter muss es vor Beginn der Partie zulassen.',
  'assistant-required': 'Dafür wird ein Assistent gebraucht. Bitte zuerst einen benennen.',
  'not-yet-made':
    'Dafür ist es zu früh. Ein Zug wird nach der Ausführung notiert, ein Ergebnis nach der Partie bestätigt.',
  'record-out-of-order':
    'Die Züge werden der Reihe nach notiert. Bitte zuerst den nächsten fehlenden Zug notieren.',
  'not-ordered': 'Der Schiedsrichter hat von Ihnen keinen Abgabezug verlangt.',
  'already-sealed': 'Der Abgabezug ist schon angeordnet oder schon abgegeben.',
  'not-sealed': 'Es gibt noch keinen Abgabezug. Er muss zuerst abgegeben werden.',
  'envelope-incomplete':
    'Der Umschlag ist nicht vollständig. Die Namen beider Spieler und die Zeit der Wiederaufnahme müssen darauf stehen.',
  'not-present':
    'Der Spieler, der auf den Abgabezug antworten muss, ist nicht anwesend. Der Umschlag bleibt geschlossen.',
};
