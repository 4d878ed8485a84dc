/** Stored games as a list is read: found by what is known of them, in the order that was chosen. */
import type { Language } from '#rules/notation/language.ts';
import { writtenDate, writtenMoment } from '#scoresheet/date.ts';
import { foldedText } from '../base/foldedText.ts';
import type { GameRecord } from './database.ts';

export const ORDERS = ['newest', 'oldest', 'names'] as const;
export type Order = (typeof ORDERS)[number];

/** What is stored may be damaged: a game without a date is still named, so that it can be exported. */
export function gameName({ id, header, begunAt }: GameRecord, language: Language): string {
  const date = isDate(begunAt) ? writtenMoment(begunAt, language) : id;
  const names = namesOf(header);
  return names ? `${names}, ${date}` : date;
}

/** Every word that was typed stands somewhere in the game's names, event, place, round or date; marks and case are free. */
export function findGames(
  games: readonly GameRecord[],
  { typed, order, language }: Readonly<{ typed: string; order: Order; language: Language }>,
): GameRecord[] {
  const words = foldedText(typed).split(/\s+/).filter(Boolean);
  const found = games.filter((game) => {
    const known = foldedText(knownOf(game, language));
    return words.every((word) => known.includes(word));
  });
  const at = ({ begunAt }: GameRecord) => (isDate(begunAt) ? begunAt : 0);
  return found.sort((a, b) => {
    if (order === 'names') {
      const byName = namesOf(a.header).localeCompare(namesOf(b.header), language);
      if (byName !== 0) return byName;
    }
    return order === 'oldest' ? at(a) - at(b) : at(b) - at(a);
  });
}

function knownOf(game: GameRecord, language: Language): string {
  const { header, begunAt } = game;
  const day = isDate(begunAt) ? new Date(begunAt) : null;
  const two = (number: number) => String(number).padStart(2, '0');
  const iso = day ? `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}` : '';
  const numbers = day ? `${day.getDate()}.${day.getMonth() + 1}.${day.getFullYear()}` : '';
  const occasion = [header?.event, header?.site, header?.round, header?.date];
  const dated = writtenDate(header?.date ?? undefined, language);
  return [gameName(game, language), iso, iso.replaceAll('-', '.'), numbers, dated, ...occasion]
    .filter(Boolean)
    .join(' ');
}

function namesOf(header: GameRecord['header'] | undefined): string {
  return [header?.white?.name, header?.black?.name].filter(Boolean).join(' – ');
}

function isDate(at: number): boolean {
  return !Number.isNaN(new Date(at).getTime());
}
