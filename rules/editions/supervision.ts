import { EDITIONS, type Edition, type Regime } from './edition.ts';

type Limit = Readonly<{ games: number; article: string }>;

/**
 * A.4.1, B.2.1: how many games one arbiter may watch for the Competition Rules to hold in rapid and blitz. The edition
 * of 2005 knows no such regime; that of 2009 gives the numbers as an example of adequate supervision.
 */
const LIMITS: Readonly<Partial<Record<Regime, Readonly<Record<Edition, Limit | null>>>>> = {
  rapidFull: limits(3, [null, 'A.3', 'A.3.1', 'A.4.1']),
  blitzFull: limits(1, [null, 'B.2', 'B.3.1', 'B.2.1']),
};

function limits(
  games: number,
  articles: readonly (string | null)[],
): Readonly<Record<Edition, Limit | null>> {
  const entries = EDITIONS.map((edition, index) => {
    const article = articles[index];
    return [edition, article ? { games, article } : null] as const;
  });
  return Object.fromEntries(entries) as Record<Edition, Limit | null>;
}

/** Why a game cannot be played under full supervision with so many games to an arbiter; null if it can. */
export function lacksSupervision(edition: Edition, regime: Regime, gamesPerArbiter: number): string | null {
  const limit = LIMITS[regime]?.[edition];
  if (!limit || gamesPerArbiter <= limit.games) return null;
  return `${limit.article}: full supervision is at most ${limit.games} games per arbiter`;
}
