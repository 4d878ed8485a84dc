/** The pairings of a tournament as the hub keeps them: given once, they are there when it is started again. */
import { existsSync, readFileSync } from 'node:fs';
import { type Store, writeWhole } from '../store.ts';
import { parseTournament, type Tournament, writeTournament } from './round.ts';

export type { Tournament };

export function keepTournament(store: Store, given: Tournament | null): Tournament | null {
  const file = store.path('pairings');
  if (given) {
    writeWhole(file, writeTournament(given));
    return given;
  }
  if (!existsSync(file)) return null;
  const parsed = parseTournament(readFileSync(file, 'utf8'));
  return parsed.ok ? parsed.tournament : null;
}
