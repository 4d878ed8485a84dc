import type { Messages } from '#speech/phrases/catalogue.ts';
import type { DesksKey } from './en.ts';

export const messages: Messages<DesksKey> = {
  title: 'Plätze',
  'give.title': 'Die Plätze vergeben',
  intro:
    'Jeder Platz ist ein eigenes Fenster mit einer Adresse und einem Code. Geben Sie jeden Code nur dem, für den er ist.',
  'give.confirm': 'Ich bin Schiedsrichter oder Veranstalter: alle Codes zeigen',
  'give.confirmHelp':
    'Das wird aufgezeichnet. Spieler sehen die Codes von Schiedsrichter und Assistenten nicht.',
  'give.recorded': 'Die Codes aller Plätze wurden vor Beginn der Partie am Tisch gezeigt.',
  'give.start': 'Alle haben Platz genommen: die Uhr starten',
  'give.startHelp': 'Verlassen Sie diese Seite, bevor sich die Spieler davor setzen.',
  hidden:
    'Während eines Wettkampfs werden die Codes von Schiedsrichter und Assistenten hier nicht gezeigt. Der Schiedsrichter vergibt sie.',
  role: '{role, select, arbiter {Schiedsrichter} white {Weiß} black {Schwarz} whiteAssistant {Assistent von Weiß} blackAssistant {Assistent von Schwarz} other {Zuschauer}}',
  present: '{present, select, yes {Jemand ist an diesem Platz.} other {Niemand ist an diesem Platz.}}',
  code: 'Code',
  noCode: 'Dieser Platz braucht keinen Code.',
  say: 'Den Code Buchstabe für Buchstabe sagen',
  said: 'Code: {letters}.',
  copy: 'Die Adresse kopieren',
  copied: 'Die Adresse ist kopiert.',
  notCopied: 'Der Browser erlaubt kein Kopieren. Die Adresse steht neben dem Knopf.',
  open: 'In einem neuen Fenster öffnen',
  revoke: 'Einen neuen Code machen',
  'revoke.title': 'Einen neuen Code für diesen Platz machen?',
  'revoke.text': 'Wer jetzt dort sitzt, ist sofort draußen, und der alte Code öffnet nichts mehr.',
  revoked: 'Der Platz hat einen neuen Code.',
  none: 'Keine Partie ist offen.',
};
