/** What a hall gives out: the broadcast, pairings and standings for everybody, results for the arbiter. */
import { isLanguage } from '#rules/notation/language.ts';
import { writeOut } from '#scoresheet/writing/document.ts';
import type { Writing, WritingFormat } from '#scoresheet/writing/writing.ts';
import type { Live } from '../broadcast/live.ts';
import type { Hall } from '../hall.ts';
import type { Tournament } from '../tournament/kept.ts';
import { pairingsWriting, standingsWriting } from '../tournament/lists.ts';
import { REPORT_FORMATS, report } from '../tournament/report.ts';
import { roundOf } from '../tournament/round.ts';
import { tournamentTexts } from '../tournament/texts/texts.ts';
import type { Door } from './door.ts';
import type { Exchange } from './exchange.ts';
import type { Route } from './server.ts';

export type ReportsOptions = Readonly<{
  door: Door;
  hall: Hall;
  live: Live;
  round: number;
  tournament: Tournament | null;
}>;

const FILES = [
  ['txt', 'text', 'text/plain; charset=utf-8'],
  ['html', 'html', 'text/html; charset=utf-8'],
  ['brf', 'brf', 'application/x-brf'],
  ['pef', 'pef', 'application/x-pef+xml'],
] as const satisfies readonly (readonly [string, WritingFormat, string])[];

export function reportRoutes(hub: ReportsOptions): readonly (readonly [string, Route])[] {
  const lists = FILES.flatMap(([suffix, format, type]) =>
    (['pairings', 'standings'] as const).map((what): readonly [string, Route] => [
      `/${what}.${suffix}`,
      { method: 'GET', answer: (exchange) => list(hub, exchange, what, format, type) },
    ]),
  );
  return [
    ['/live.pgn', { method: 'GET', answer: (exchange) => live(hub, exchange) }],
    ['/api/results', { method: 'GET', answer: (exchange) => results(hub, exchange) }],
    ...lists,
  ];
}

/** Any page may read it: it is what everybody may know. */
function live(hub: ReportsOptions, exchange: Exchange): void {
  exchange.send(200, 'application/vnd.chess-pgn; charset=utf-8', hub.live.text, {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
}

function results({ door, hall, round, tournament }: ReportsOptions, exchange: Exchange): void {
  if (!door.admitArbiter(exchange, null)) return;
  const asked = exchange.url.searchParams.get('format');
  const format = REPORT_FORMATS.find((known) => known === asked);
  if (!format) {
    exchange.answer(400, { reason: '--format must be trf or pgn' });
    return;
  }
  const games = hall.games.flatMap(({ id, board, begunAt }) => {
    const file = hall.file(id);
    return file ? [{ board, begunAt, state: file.state }] : [];
  });
  exchange.send(200, 'text/plain; charset=utf-8', report(format, tournament, round, games));
}

/** `?language=…`; standings after the round before this one, whose games are still being played. */
async function list(
  { round, tournament }: ReportsOptions,
  exchange: Exchange,
  what: 'pairings' | 'standings',
  format: WritingFormat,
  type: string,
): Promise<void> {
  const asked = exchange.url.searchParams.get('language') ?? 'en';
  const language = isLanguage(asked) ? asked : 'en';
  await tournamentTexts.load(language);
  let writing: Writing | null = null;
  if (tournament && what === 'pairings') writing = pairingsWriting(roundOf(tournament, round), language);
  if (tournament?.kind === 'trf' && what === 'standings')
    writing = standingsWriting(tournament.trf, round - 1, language);
  if (writing) exchange.send(200, type, writeOut(writing, format));
  else exchange.answer(404, { reason: 'no-pairings' });
}
