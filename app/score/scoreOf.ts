/** 8.1: the score that the game's log gives, with the clock after each move and the draws offered. */
import { newClock, reading } from '#rules/game/clock.ts';
import type { Player } from '#rules/game/header.ts';
import { resultText } from '#rules/game/result.ts';
import { type GameState, isUncompleted, type Ply } from '#rules/game/state.ts';
import {
  EDITION_TAG,
  makeGame,
  NO_REMARKS,
  RESULT_ARTICLE_TAG,
  type ScoreGame,
  type ScoreMove,
  type Tag,
  TIME_CONTROL_TEXT_TAG,
} from '#rules/notation/game.ts';
import type { ScoreResult } from '#rules/notation/result.ts';
import type { Color } from '#rules/position/square.ts';
import { type Incidents, NO_INCIDENTS } from './incidents.ts';
import { ownEntries } from './ownScore.ts';

/** The moves that stand, oldest first. A move that was not legal ends what a score can show. */
export function standingPlies(state: GameState): Ply[] {
  const plies: Ply[] = [];
  for (let ply = state.ply; ply.previous; ply = ply.previous) plies.unshift(ply);
  const illegal = plies.findIndex((ply) => ply.illegal || !ply.move);
  return illegal < 0 ? plies : plies.slice(0, illegal);
}

/** The result that stands; `*` while there is none. */
function resultOf({ ending, parameters }: GameState): ScoreResult {
  return resultText(ending?.result, parameters.points);
}

/** What befell the game after its last standing move belongs to that move. */
export function scoreOf(state: GameState, begunAt: Date, incidents: Incidents = NO_INCIDENTS): ScoreGame {
  const plies = standingPlies(state);
  const moves = plies.flatMap((ply, index): ScoreMove[] => {
    if (!ply.move) return [];
    const next = plies[index + 1];
    const { move, number, offer: drawOffer } = ply;
    const befell = [...incidents].filter(([after]) => (next ? after === number : after >= number));
    return [
      {
        ...NO_REMARKS,
        move,
        clockMs: clockAfter(ply, next, state),
        elapsedMs: spentOn(ply, next, state),
        drawOffer,
        incidents: befell.flatMap(([, found]) => found),
      },
    ];
  });
  return gameOf(state, begunAt, moves);
}

/** D.2.7: what a player has written himself, as far as its moves can be played. */
export function ownScoreOf(state: GameState, side: Color, begunAt: Date): ScoreGame {
  const moves = ownEntries(state, side).flatMap(({ move, before }): ScoreMove[] =>
    before?.isLegal(move) ? [{ ...NO_REMARKS, move }] : [],
  );
  return gameOf(state, begunAt, moves);
}

function gameOf(state: GameState, begunAt: Date, moves: readonly ScoreMove[]): ScoreGame {
  const { header } = state;
  const tags: Tag[] = [
    ...known('Event', header.event),
    ...known('Site', header.site),
    ['Date', header.date ?? pgnDate(begunAt)],
    ...known('Round', header.round),
    ['White', header.white.name || '?'],
    ['Black', header.black.name || '?'],
    ...known('Board', header.board),
    ...standingTags('White', header.white),
    ...standingTags('Black', header.black),
    ...timeControlTag(state),
    ...known(TIME_CONTROL_TEXT_TAG, header.timeControlText),
    ['Termination', terminationOf(state)],
    [EDITION_TAG, header.edition],
    ...(state.ending?.article ? [[RESULT_ARTICLE_TAG, state.ending.article] as const] : []),
  ];
  return makeGame({
    tags,
    variant: header.variant,
    startFen: header.startFen,
    moves,
    result: resultOf(state),
  });
}

function known(name: string, value: string | undefined): Tag[] {
  return value ? [[name, value]] : [];
}

function standingTags(color: 'White' | 'Black', { title, rating, team, fideId }: Player): Tag[] {
  return [
    ...known(`${color}Title`, title),
    ...known(`${color}Elo`, rating),
    ...known(`${color}Team`, team),
    ...known(`${color}FideId`, fideId),
  ];
}

/** What the player's own clock showed when the move was completed. */
function clockAfter(ply: Ply, next: Ply | undefined, { clock, at }: GameState): number | null {
  if (!clock || !ply.side) return null;
  if (ply.clocksAt) return ply.clocksAt[ply.side];
  return next ? null : reading(clock, ply.side, at);
}

/**
 * What the mover's clock lost by the move, the time gained with it set aside. Null where it cannot be told: a delay hides
 * it, and so does a new period or a clock that the arbiter has set.
 */
function spentOn(ply: Ply, next: Ply | undefined, state: GameState): number | null {
  const { clock, parameters, header } = state;
  const after = clockAfter(ply, next, state);
  if (!clock || !ply.side || after === null || clock.control.delayMs > 0) return null;
  const atFirst = newClock(clock.control, parameters.incrementBeforeFirstMove);
  let earlier = ply.previous;
  while (earlier && !earlier.clocksAt) earlier = earlier.previous;
  const before = earlier?.clocksAt?.[ply.side] ?? reading(atFirst, ply.side, 0);
  const gained = isUncompleted(state, ply) ? 0 : (header.timeControl?.incrementMs ?? 0);
  const spent = before + gained - after;
  return spent >= 0 ? spent : null;
}

/** The words of the PGN standard for how a game ended. */
function terminationOf({ ending }: GameState): string {
  switch (ending?.concept) {
    case undefined:
      return 'unterminated';
    case null:
      return 'adjudication';
    case 'lossOnTime':
    case 'bothFlags':
    case 'rapidBothFlags':
    case 'defaultTime':
      return 'time forfeit';
    case 'illegalPenalty':
    case 'blitzIllegal':
      return 'rules infraction';
    default:
      return 'normal';
  }
}

function timeControlTag({ header: { timeControl } }: GameState): Tag[] {
  if (!timeControl) return [['TimeControl', '-']];
  const { periods, incrementMs } = timeControl;
  const increment = incrementMs > 0 ? `+${incrementMs / 1000}` : '';
  const fields = periods.map(({ moves, ms }) => `${moves ? `${moves}/` : ''}${ms / 1000}${increment}`);
  return [['TimeControl', fields.join(':')]];
}

function pgnDate(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}.${two(date.getMonth() + 1)}.${two(date.getDate())}`;
}
