/** What came of a round: as a TRF, the pairings' own where there were any, or as the PGN of its games. */
import type { GameState } from '#rules/game/state.ts';
import type { Tag } from '#rules/notation/game.ts';
import { broadcastGame } from './broadcast.ts';
import { playedIn } from './played.ts';
import {
  type Pairing,
  type Played,
  parseTournament,
  type Round,
  roundOf,
  type Tournament,
  tagsOf,
  withRound,
  writeTournament,
} from './round.ts';

export type ReportedGame = Readonly<{ board: number; state: GameState; begunAt: number }>;

export const REPORT_FORMATS = ['trf', 'pgn'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export function report(
  format: ReportFormat,
  tournament: Tournament | null,
  round: number,
  games: readonly ReportedGame[],
): string {
  const paired = tournament && roundOf(tournament, round);
  if (format === 'pgn')
    return games.map((game) => broadcastGame({ ...game, tags: occasionTags(paired, game.board) })).join('');
  const results = new Map<number, Played>();
  for (const { board, state } of games) {
    const played = playedIn(state);
    if (played.result !== '*') results.set(board, played);
  }
  const trf = tournament?.kind === 'trf' ? tournament : madeTrf(paired ?? roundOfGames(round, games));
  return writeTournament(withRound(trf, tournament?.kind === 'trf' ? round : 1, results));
}

/** What the pairings say of the occasion, for the score of a board. */
export function occasionTags(round: Round | null, board: number): readonly Tag[] {
  const pairing = round?.pairings.find((pair) => pair.board === board);
  return round && pairing ? tagsOf(round, pairing) : [];
}

/** Without pairings the games themselves say who played. */
function roundOfGames(number: number, games: readonly ReportedGame[]): Round {
  const contestant = (index: number, { name, title, rating, fideId }: GameState['header']['white']) => ({
    number: index,
    name,
    title: title ?? '',
    rating: rating ?? '',
    federation: '',
    fideId: fideId ?? '',
  });
  const pairings = games.map(
    ({ board, state: { header } }, index): Pairing => ({
      board,
      white: contestant(2 * index + 1, header.white),
      black: contestant(2 * index + 2, header.black),
      result: null,
    }),
  );
  const [first] = games;
  const { event = '', site = '', date = null } = first?.state.header ?? {};
  return { number, event, site, date, pairings, absent: [] };
}

/** A report of one round, where the pairings came without one. */
function madeTrf({ event, site, pairings }: Round): Tournament {
  const players = pairings.flatMap(({ white, black }) => [
    { ...white, entry: `${String(black.number).padStart(4)} w` },
    { ...black, entry: `${String(white.number).padStart(4)} b` },
  ]);
  const lines = players.map(({ number, title, name, rating, federation, fideId, entry }) =>
    [
      `001 ${String(number).padStart(4)}  `,
      fixed(title, 3, 'start'),
      ` ${fixed(name, 33)} `,
      fixed(rating, 4, 'start'),
      ` ${fixed(federation, 3)} `,
      fixed(fideId, 11, 'start'),
      ' '.repeat(12),
      ' 0.0 ',
      fixed(String(number), 4, 'start'),
      `  ${entry}`,
    ].join(''),
  );
  const parsed = parseTournament([`012 ${event}`, `022 ${site}`, ...lines, ''].join('\r\n'));
  if (!parsed.ok) throw new Error(`a report of our own cannot be read: ${parsed.reason}`);
  return parsed.tournament;
}

function fixed(text: string, width: number, pad: 'start' | 'end' = 'end'): string {
  const cut = text.slice(0, width);
  return pad === 'start' ? cut.padStart(width) : cut.padEnd(width);
}
