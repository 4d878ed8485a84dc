/** The invariants of appendix-d.md 2.3, each as what one step of a game must not break. */
import { reading } from '#rules/game/clock.ts';
import { ACTORS } from '#rules/game/command.ts';
import { decide } from '#rules/game/decide.ts';
import type { EventKind, GameEvent } from '#rules/game/event.ts';
import { mayHear } from '#rules/game/hearing.ts';
import { plyAt } from '#rules/game/restoring.ts';
import { completedMoves, type GameState, isUncompleted } from '#rules/game/state.ts';
import type { Line } from './script.ts';

export type Step = Readonly<{
  before: GameState;
  line: Line;
  after: GameState;
  events: readonly GameEvent[];
  refused: boolean;
}>;

const SIDES = ['white', 'black'] as const;

/** What only the arbiter may hear of in competition. */
const ARBITERS: readonly EventKind[] = [
  'alert',
  'alert-ended',
  'illegal',
  'noticed',
  'verdict',
  'flag-down',
  'record-due',
];

const happened = (events: readonly GameEvent[], ...kinds: EventKind[]) =>
  events.some((event) => kinds.includes(event.event));

function placedSquare({ act: { placing } }: GameState): string | null | undefined {
  return placing.kind === 'piece-in' ? placing.moves[0]?.to : 'move' in placing ? placing.move.to : null;
}

export const INVARIANTS: Readonly<Record<string, (step: Step) => boolean>> = {
  'a refused command changes nothing': ({ refused, events, before, after }) =>
    !refused || events.length > 0 || after === before,

  'only one clock runs, none while they are stopped or the game is over (9)': ({ before, after, events }) => {
    if (after.phase === 'over' || after.stopped) return (after.clock?.running ?? null) === null;
    const ran = before.clock?.running != null && after.phase === 'playing';
    return !ran || happened(events, 'clocks-stopped', 'restarted') || after.clock?.running !== null;
  },

  'time is conserved: used and left is what was given, granted and taken': ({ after: { clock, at } }) =>
    !clock ||
    SIDES.every(
      (side) =>
        clock.used[side] + clock.left[side] === clock.given[side] && reading(clock, side, at + 1e9) >= 0,
    ),

  'a clock started before the move is made raises an alert, or leaves the move open to a claim (1)': ({
    events,
    after,
  }) => {
    const early = events.find((event) => event.event === 'pressed');
    if (early?.event !== 'pressed' || !early.early || happened(events, 'alert')) return true;
    const claimable = after.parameters.illegal[after.regime].trigger === 'claimBeforeOpponentMove';
    return (
      claimable ||
      (after.header[early.side].board === 'normal' && after.parameters.pressWithoutMove === 'none')
    );
  },

  'moves completed are never more than moves made, nor negative (2)': ({ after }) =>
    SIDES.every(
      (side) => completedMoves(after, side) >= 0 && completedMoves(after, side) <= after.ply.made[side],
    ) && after.uncompleted.every((number) => number <= after.ply.number),

  'each completed move has its press, ending, reply, next move or ruling (2)': ({ events }) =>
    events.every(
      (event) =>
        event.event !== 'completed' ||
        event.by !== 'press' ||
        happened(events, 'pressed', 'made', 'envelope-opened'),
    ),

  'a correction never changes what is placed, nor comes after the press or the reply (3)': ({
    line,
    before,
    after,
    events,
    refused,
  }) => {
    if (line.do !== 'correct' || refused) return true;
    if (before.early?.side === line.by) return false;
    return (
      happened(events, 'unmade', 'made', 'restored') ||
      before.ply.number !== after.ply.number ||
      after.act.hand === before.act.hand
    );
  },

  'a lift is a touch only on the own move, never while adjusting (4)': ({ line, before, events }) => {
    const lifted = events.find((event) => event.event === 'lifted');
    if (line.do !== 'lift' || lifted?.event !== 'lifted' || lifted.as !== 'touch') return true;
    // 11.3.1: what an illegal move looks like, the opponent may answer; then the turn was his.
    const answers = happened(events, 'illegal') && !line.by.startsWith(before.act.color);
    const isOwn = line.by.startsWith(before.act.color) || answers;
    return !before.act.adjusting && before.phase === 'playing' && isOwn;
  },

  'a half-move has at most one legal placement (7)': ({ before, after, events }) => {
    if (!before.act.bound || !after.act.bound || before.ply !== after.ply) return true;
    return (
      happened(events, 'restored', 'unmade', 'restarted') || placedSquare(after) === placedSquare(before)
    );
  },

  'in MADE the words name the placed move; a made move is left only by its own ways (8)': ({
    before,
    after,
    events,
  }) => after.ply.number >= before.ply.number || happened(events, 'unmade', 'restored', 'restarted'),

  'every alert ends with the game at the latest, and is open once (10)': ({ after }) =>
    (after.phase !== 'over' || after.alerts.length === 0) &&
    new Set(after.alerts.map((alert) => alert.id)).size === after.alerts.length,

  'in competition no output to a player exists without a request or a permitted cause (6)': ({
    line,
    before,
    after,
    events,
  }) =>
    before.header.mode !== 'competition' ||
    events.every((event) =>
      ACTORS.every((listener) => {
        if (listener === 'arbiter' || !mayHear(after, event, listener)) return true;
        if (ARBITERS.includes(event.event)) return false;
        if (event.event !== 'told') return true;
        if (line.do === 'ask') return line.by === listener;
        return (
          line.do === 'answer' &&
          SIDES.some((side) => before.asked[side].includes(event.what) && event.to === side)
        );
      }),
    ),

  'the score is a chain of legal moves, but for illegal moves that stand': ({ after: { ply } }) =>
    ply.illegal || !ply.move || !ply.previous || ply.previous.position.isLegal(ply.move),

  'a game that mate ended needs no press (6.2.1.1)': ({ after }) =>
    after.ending?.concept !== 'mate' || !isUncompleted(after, after.ply),

  'each side has its king, always (1.4.1)': ({ after: { ply } }) =>
    SIDES.every((side) => ply.position.squaresOf(side, 'king').length === 1),

  'castling is made by castling alone (3.8.2)': ({ line, before, events }) => {
    const made = events.find((event) => event.event === 'made');
    if (line.do !== 'move' || made?.event !== 'made' || !/^O-O/.test(made.san)) return true;
    const { position } = before.ply;
    const squares = position.castlingSquares(/^O-O-O/.test(made.san) ? 'long' : 'short');
    return line.move.endsWith(squares.king) || line.move.endsWith(squares.rookFrom ?? '-');
  },

  'an open alert can be ruled on, one way or the other': ({ before, after }) =>
    before.alerts === after.alerts ||
    after.phase !== 'playing' ||
    after.alerts.every(({ id, kind }) =>
      (['uphold', 'reject'] as const).some(
        (decision) => decide(after, { at: after.at, by: 'arbiter', do: 'rule', on: kind, decision, id }).ok,
      ),
    ),

  'a ruling is on the alert that it names': ({ line, before, events, refused }) => {
    if (line.do !== 'rule' || refused) return true;
    const ruled = before.alerts.find((alert) => alert.kind === line.on && alert.id === (line.id ?? alert.id));
    return events.some((event) => event.event === 'alert-ended' && event.id === ruled?.id);
  },

  'a restored position leaves no alert about later half-moves': ({ after, events }) =>
    !happened(events, 'restored') ||
    after.alerts.every(({ kind, detail }) => {
      const ofPress = kind === 'premature-press' || kind === 'no-move-press';
      return (detail.ply ?? (ofPress ? Infinity : 0)) <= after.ply.number;
    }),

  'in competition the queen of a ruling ends nothing by itself (7.5.2)': ({ before, after, events }) =>
    after.header.mode !== 'competition' ||
    before.phase === 'over' ||
    !after.ply.queened ||
    !happened(events, 'ended') ||
    !['mate', 'stalemate', 'deadPosition'].includes(after.ending?.concept ?? ''),

  'an illegal move that may be found at any time is completed by a ruling alone (7.5.1)': ({
    after,
    events,
  }) =>
    after.parameters.illegal[after.regime].trigger !== 'found' ||
    events.every(
      (event) =>
        event.event !== 'completed' || event.by === 'ruling' || !plyAt(after.ply, event.ply)?.illegal,
    ),

  'an offer ends by an answer or a touch, with the game or with its half-move (9.1.2.1)': ({
    before,
    after,
    events,
  }) =>
    SIDES.every(
      (side) =>
        !before.offers[side] ||
        after.offers[side] !== null ||
        happened(events, 'ended', 'restored', 'restarted', 'taken-back', 'ruling-lifted') ||
        events.some((event) => event.event === 'draw-closed' && event.side === side),
    ),

  'one move that stands is one offence (7.5.5)': ({ before, events }) =>
    events.every(
      (event) =>
        event.event !== 'illegal-counted' ||
        event.ply === undefined ||
        !plyAt(before.ply, event.ply)?.penalised,
    ),

  'a move is completed by a press only while the opponent’s clock runs': ({ after, events }) =>
    !after.clock ||
    after.phase !== 'playing' ||
    !events.some((event) => event.event === 'completed' && event.by === 'press') ||
    happened(events, 'pressed', 'envelope-opened', 'clocks-stopped', 'clock-started') ||
    after.clock.running === after.act.color ||
    after.stopped !== null,
};
