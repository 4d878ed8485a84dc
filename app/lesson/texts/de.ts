import type { LessonMessages } from './texts.ts';

export const messages: LessonMessages = {
  title: 'Lektion',
  welcome:
    'Diese Lektion dauert etwa fünf Minuten. Um eine Aufgabe noch einmal zu hören, schreiben Sie {repeat}. Schaltflächen über der Partie überspringen einen Schritt und beenden die Lektion.',
  done: 'Gut gemacht.',
  over: 'Die Lektion ist zu Ende. Spielen Sie weiter, wie Sie mögen.',
  number: 'Schritt {number} von {count}',
  skip: 'Diesen Schritt überspringen',
  repeat: 'Noch einmal sagen',
  end: 'Lektion beenden',
  again: 'Lektion wiederholen',
  explore:
    'Erkunden: Gehen Sie mit F9 auf das Brett und mit den Pfeiltasten darüber. Dabei wird nichts berührt.',
  lift: 'Heben: Gehen Sie zum Bauern auf {fromName}, also {from}, und drücken Sie die Eingabetaste. Er ist jetzt berührt und muss ziehen.',
  insert:
    'Einstecken: Gehen Sie nach {toName}, also {to}, und drücken Sie die Eingabetaste. Der Zug ist gesteckt und angesagt.',
  press: 'Die Uhr drücken: Strg mit Eingabetaste, oder {press} im Feld. Damit ist der Zug abgeschlossen.',
  words:
    'Nun {side, select, white {Weiß} other {Schwarz}}, mit Worten: Gehen Sie mit F9 in das Feld, schreiben Sie {to} und drücken Sie die Eingabetaste.',
  time: 'Nach der Zeit fragen: Schreiben Sie {time} und drücken Sie die Eingabetaste.',
  slip: 'Ein Versehen lässt sich berichtigen: Nehmen Sie den letzten Zug mit {back} zurück.',
  ownWords:
    'In einem Turnier müssen Sie Ihren Zug vielleicht selbst ansagen. Für die nächsten Schritte überlässt das Programm es Ihnen. Ziehen Sie zuerst ohne Worte: Schreiben Sie {to}.',
  tongue: 'Nun ein Versprecher, mit Absicht: Sagen Sie einen anderen Zug an, schreiben Sie {other}.',
  correct:
    'Ein Versprecher darf berichtigt werden, bevor die Uhr gedrückt ist: Sagen Sie den Zug an, der auf dem Brett steht, schreiben Sie {to}.',
  arbiter: 'Den Schiedsrichter rufen: Schreiben Sie {arbiter}. Beide Uhren halten an.',
  goOn: 'Die Partie weitergehen lassen: F8, oder {pause}.',
  score:
    'Die Partie schreibt sich von selbst mit. Öffnen Sie die Mitschrift für Druck oder Braille: {export}. Escape führt zurück.',
  'wrong.man': 'Das war {square}, nicht {from}. Nehmen Sie es zurück mit {back}.',
  'wrong.move': 'Das war nicht die Aufgabe. Nehmen Sie den Zug zurück mit {back}.',
  first: 'Erste Schritte',
  'first.help': 'Drei Wahlen und eine Lektion: Tab führt weiter, die Pfeiltasten wählen.',
  'first.greeting':
    'Willkommen bei Hector. Die Eingabetaste beginnt eine Partie. F oder die Schaltfläche Erste Schritte führt zu Sprache, Stimme, Brett und einer Lektion. Haben Sie keinen Bildschirmleser, drücken Sie V: Dann sagt diese Stimme alles.',
  'first.language': 'Sprache',
  'first.languageChosen': 'Das ist Deutsch.',
  'first.voice': 'Stimme',
  'first.voiceHelp':
    'Mit einem Bildschirmleser wählen Sie den Bildschirmleser. Ohne einen wählen Sie die eigene Stimme.',
  'first.board': 'Brett',
  'first.lesson': 'Die Lektion beginnen',
  'first.start': 'Ohne sie eine Partie beginnen',
};
