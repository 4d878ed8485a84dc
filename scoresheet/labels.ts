/** The few words that a scoresheet prints, in each language. */
import type { Language } from '#rules/notation/language.ts';

export type Labels = Readonly<{
  scoresheet: string;
  event: string;
  white: string;
  black: string;
  round: string;
  site: string;
  date: string;
  result: string;
  move: string;
  clock: string;
  signature: string;
  arbiter: string;
}>;

export const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    scoresheet: 'Scoresheet',
    event: 'Event',
    white: 'White',
    black: 'Black',
    round: 'Round',
    site: 'Site',
    date: 'Date',
    result: 'Result',
    move: 'Move',
    clock: 'Clock',
    signature: 'Signature',
    arbiter: 'Arbiter',
  },
  de: {
    scoresheet: 'Partieformular',
    event: 'Turnier',
    white: 'Weiß',
    black: 'Schwarz',
    round: 'Runde',
    site: 'Ort',
    date: 'Datum',
    result: 'Ergebnis',
    move: 'Zug',
    clock: 'Uhr',
    signature: 'Unterschrift',
    arbiter: 'Schiedsrichter',
  },
  pl: {
    scoresheet: 'Zapis partii',
    event: 'Turniej',
    white: 'Białe',
    black: 'Czarne',
    round: 'Runda',
    site: 'Miejsce',
    date: 'Data',
    result: 'Wynik',
    move: 'Posunięcie',
    clock: 'Zegar',
    signature: 'Podpis',
    arbiter: 'Sędzia',
  },
  sk: {
    scoresheet: 'Partiár',
    event: 'Turnaj',
    white: 'Biely',
    black: 'Čierny',
    round: 'Kolo',
    site: 'Miesto',
    date: 'Dátum',
    result: 'Výsledok',
    move: 'Ťah',
    clock: 'Hodiny',
    signature: 'Podpis',
    arbiter: 'Rozhodca',
  },
  hr: {
    scoresheet: 'Zapisnik partije',
    event: 'Turnir',
    white: 'Bijeli',
    black: 'Crni',
    round: 'Kolo',
    site: 'Mjesto',
    date: 'Datum',
    result: 'Rezultat',
    move: 'Potez',
    clock: 'Sat',
    signature: 'Potpis',
    arbiter: 'Sudac',
  },
  sr: {
    scoresheet: 'Записник партије',
    event: 'Турнир',
    white: 'Бели',
    black: 'Црни',
    round: 'Коло',
    site: 'Место',
    date: 'Датум',
    result: 'Резултат',
    move: 'Потез',
    clock: 'Сат',
    signature: 'Потпис',
    arbiter: 'Судија',
  },
  'sr-Latn': {
    scoresheet: 'Zapisnik partije',
    event: 'Turnir',
    white: 'Beli',
    black: 'Crni',
    round: 'Kolo',
    site: 'Mesto',
    date: 'Datum',
    result: 'Rezultat',
    move: 'Potez',
    clock: 'Sat',
    signature: 'Potpis',
    arbiter: 'Sudija',
  },
  mk: {
    scoresheet: 'Формулар',
    event: 'Турнир',
    white: 'Белиот',
    black: 'Црниот',
    round: 'Коло',
    site: 'Место',
    date: 'Датум',
    result: 'Резултат',
    move: 'Потег',
    clock: 'Часовник',
    signature: 'Потпис',
    arbiter: 'Судија',
  },
};
