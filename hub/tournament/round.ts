/**
 * A round as a hall needs it: which two sit at which board, who is absent, what came of each game. From a TRF or from a
 * PGN file of games that have not been played.
 */
import { knownTag, makeGame, type ScoreGame, type Tag } from '#rules/notation/game.ts';
import { parseGames } from '#rules/notation/pgnReader.ts';
import { writePgn } from '#rules/notation/pgnWriter.ts';
import type { ScoreResult } from '#rules/notation/result.ts';
import {
  type Contestant,
  lastRound,
  parseTrf,
  pointsAfter,
  type ResultCode,
  type Trf,
  type TrfPlayer,
  withResults,
  writeTrf,
} from './trf.ts';

export type Pairing = Readonly<{
  board: number;
  white: Contestant;
  black: Contestant;
  /** What the file itself already says; null: to be played. */
  result: ScoreResult | null;
}>;

export type Absence = Readonly<{ player: Contestant; code: ResultCode }>;

export type Round = Readonly<{
  number: number;
  event: string;
  site: string;
  /** As PGN writes it. */
  date: string | null;
  pairings: readonly Pairing[];
  absent: readonly Absence[];
}>;

/** How a game ended, as far as a report must tell them apart. */
export type Played = Readonly<{
  result: ScoreResult;
  /** `forfeit`: won without play (6.7.1); `no-move`: over before each had moved, so that it is not rated. */
  how: 'played' | 'forfeit' | 'no-move';
}>;

export type Tournament = Readonly<
  { kind: 'trf'; trf: Trf } | { kind: 'pgn'; games: readonly ScoreGame[]; text: string }
>;

export type ParsedTournament =
  | Readonly<{ ok: true; tournament: Tournament }>
  | Readonly<{ ok: false; line: number; reason: string }>;

const MOST_BOARDS = 2_000;

/** A PGN begins with a tag; anything else is read as a TRF, and refused as one. */
export function parseTournament(text: string): ParsedTournament {
  if (!/^\ufeff?\s*\[/.test(text)) {
    const parsed = parseTrf(text.replace(/^\ufeff/, ''));
    return parsed.ok ? { ok: true, tournament: { kind: 'trf', trf: parsed.trf } } : parsed;
  }
  const games: ScoreGame[] = [];
  for (const read of parseGames(text)) {
    if (!read.ok) return { ok: false, line: read.at, reason: read.reason };
    games.push(read.game);
    if (games.length > MOST_BOARDS)
      return { ok: false, line: read.line, reason: `more than ${MOST_BOARDS} games` };
  }
  if (games.length === 0) return { ok: false, line: 1, reason: 'there is no game in the file' };
  return { ok: true, tournament: { kind: 'pgn', games, text } };
}

/** The round to be played: the first with a game without a result; where all are done, the last. */
export function currentRound(tournament: Tournament): number {
  const last =
    tournament.kind === 'trf'
      ? lastRound(tournament.trf)
      : tournament.games.reduce((most, game) => Math.max(most, roundAndBoard(game).round ?? 1), 1);
  for (let number = 1; number <= last; number++)
    if (roundOf(tournament, number).pairings.some(({ result }) => result === null)) return number;
  return Math.max(1, last);
}

export function roundOf(tournament: Tournament, number: number): Round {
  return tournament.kind === 'trf' ? trfRound(tournament.trf, number) : pgnRound(tournament.games, number);
}

function trfRound(trf: Trf, number: number): Round {
  const pairs: { white: TrfPlayer; black: TrfPlayer; result: ScoreResult | null }[] = [];
  const absent: Absence[] = [];
  const byNumber = new Map(trf.players.map((player) => [player.number, player]));
  for (const player of trf.players) {
    const entry = player.rounds[number - 1];
    if (!entry) continue;
    const { opponent, color, code } = entry;
    if (opponent === null) {
      absent.push({ player, code: code ?? 'Z' });
      continue;
    }
    const other = byNumber.get(opponent);
    if (color === 'white' && other)
      pairs.push({
        white: player,
        black: other,
        result: resultOf(code, other.rounds[number - 1]?.code ?? null),
      });
  }
  const before = (player: TrfPlayer) => pointsAfter(trf, player, number - 1);
  const key = ({ white, black }: (typeof pairs)[number]) => [
    -Math.max(before(white), before(black)),
    -(before(white) + before(black)),
    Math.min(white.number, black.number),
  ];
  // As rounds are published: the pair with the highest score first, then the higher sum, then the higher ranked player.
  const ordered = pairs.map((pair) => ({ pair, key: key(pair) })).sort((a, b) => compare(a.key, b.key));
  return {
    number,
    event: trf.name,
    site: trf.city,
    date: trf.dates[number - 1] ?? null,
    pairings: ordered.map(({ pair }, index) => ({ board: index + 1, ...pair })),
    absent,
  };
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function resultOf(white: ResultCode | null, black: ResultCode | null): ScoreResult | null {
  const share = (code: ResultCode | null) => {
    if (code === null) return null;
    if ('1+W'.includes(code)) return '1';
    return '=D'.includes(code) ? '1/2' : '0';
  };
  const [first, second] = [share(white), share(black)];
  return first === null || second === null ? null : (`${first}-${second}` as ScoreResult);
}

/** `[Round "3.7"]` is board 7 of round 3; otherwise the Board tag, or the order of the file. */
function roundAndBoard(game: ScoreGame): { round: number | null; board: number | null } {
  const [, round, within] = /^(\d{1,2})(?:\.(\d{1,4}))?$/.exec(knownTag(game, 'Round') ?? '') ?? [];
  const board = within ?? /^\d{1,4}$/.exec(knownTag(game, 'Board') ?? '')?.[0];
  return { round: round ? Number(round) : null, board: board ? Number(board) : null };
}

/** Players of a PGN have no numbers: theirs are by the order of the games in the round. */
function numberAt(index: number, color: 'White' | 'Black'): number {
  return 2 * index + (color === 'White' ? 1 : 2);
}

function pgnRound(games: readonly ScoreGame[], number: number): Round {
  const played = games.filter((game) => (roundAndBoard(game).round ?? 1) === number);
  const boards = played.map((game) => roundAndBoard(game).board);
  const areGiven = boards.every((board) => board !== null) && new Set(boards).size === boards.length;
  const pairings = played.map((game, index): Pairing => {
    const contestant = (color: 'White' | 'Black'): Contestant => ({
      number: numberAt(index, color),
      name: knownTag(game, color) ?? '',
      title: knownTag(game, `${color}Title`) ?? '',
      rating: knownTag(game, `${color}Elo`) ?? '',
      federation: knownTag(game, `${color}Fed`) ?? '',
      fideId: knownTag(game, `${color}FideId`) ?? '',
    });
    return {
      board: areGiven ? (boards[index] ?? index + 1) : index + 1,
      white: contestant('White'),
      black: contestant('Black'),
      result: game.result === '*' ? null : game.result,
    };
  });
  const [first] = played;
  return {
    number,
    event: (first && knownTag(first, 'Event')) ?? '',
    site: (first && knownTag(first, 'Site')) ?? '',
    date: (first && knownTag(first, 'Date')) ?? null,
    pairings: pairings.toSorted((a, b) => a.board - b.board),
    absent: [],
  };
}

/** How a TRF writes it, for White and for Black. */
export function codesOf({ result, how }: Played): Readonly<{ white: ResultCode; black: ResultCode }> | null {
  if (result === '*') return null;
  const [white = '', black = ''] = result.split('-');
  const code = (share: string): ResultCode => {
    if (how === 'forfeit') return share === '1' ? '+' : '-';
    if (share === '1') return how === 'no-move' ? 'W' : '1';
    if (share === '1/2') return how === 'no-move' ? 'D' : '=';
    return how === 'no-move' ? 'L' : '0';
  };
  return { white: code(white), black: code(black) };
}

/** The file with the results of a round in it: of the same kind as it was read, all else as it was. */
export function withRound(
  tournament: Tournament,
  number: number,
  results: ReadonlyMap<number, Played>,
): Tournament {
  const { pairings } = roundOf(tournament, number);
  if (tournament.kind === 'trf') {
    const codes = new Map<number, ResultCode>();
    for (const { board, white, black } of pairings) {
      const played = results.get(board);
      const both = played && codesOf(played);
      if (!both) continue;
      codes.set(white.number, both.white);
      codes.set(black.number, both.black);
    }
    return { kind: 'trf', trf: withResults(tournament.trf, number, codes) };
  }
  let index = -1;
  const games = tournament.games.map((game) => {
    if ((roundAndBoard(game).round ?? 1) !== number) return game;
    index += 1;
    const at = pairings.find(({ white }) => white.number === numberAt(index, 'White'));
    const played = at && results.get(at.board);
    return played ? makeGame({ ...game, result: played.result }) : game;
  });
  return { kind: 'pgn', games, text: games.map(writePgn).join('') };
}

export function writeTournament(tournament: Tournament): string {
  return tournament.kind === 'trf' ? writeTrf(tournament.trf) : tournament.text;
}

/** What the PGN of a game says of the occasion, for a round that comes from a TRF. */
export function tagsOf(round: Round, pairing: Pairing): Tag[] {
  const known = (name: string, value: string): Tag[] => (value ? [[name, value]] : []);
  const standing = (color: 'White' | 'Black', player: Contestant): Tag[] => [
    ...known(color, player.name),
    ...known(`${color}Title`, player.title),
    ...known(`${color}Elo`, player.rating),
    ...known(`${color}Fed`, player.federation),
    ...known(`${color}FideId`, player.fideId),
  ];
  return [
    ...known('Event', round.event),
    ...known('Site', round.site),
    ...known('Date', round.date ?? ''),
    ['Round', `${round.number}.${pairing.board}`],
    ...standing('White', pairing.white),
    ...standing('Black', pairing.black),
  ];
}
