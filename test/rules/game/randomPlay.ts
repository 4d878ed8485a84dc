/**
 * Random people at a board: mostly they play on, often clumsily, sometimes they do what nobody may do. Which command
 * comes next is drawn from one number and the state, so that a failing run can be shrunk.
 */
import fc from 'fast-check';
import { EDITIONS } from '#rules/editions/edition.ts';
import { placedMove } from '#rules/game/act.ts';
import { ACTORS, ALERT_KINDS, GROUNDS, QUESTIONS } from '#rules/game/command.ts';
import { DUTIES, type GameHeader } from '#rules/game/header.ts';
import { inHand } from '#rules/game/peg.ts';
import { type GameState, onMove } from '#rules/game/state.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import { PROMOTION_ROLES, SQUARES } from '#rules/position/square.ts';
import { headerOf, type Line } from './script.ts';

/** Draws from a number, a bit at a time. */
class Draw {
  #rest: number;
  constructor(seed: number) {
    this.#rest = seed >>> 0;
  }
  upTo(count: number): number {
    this.#rest = (Math.imul(this.#rest, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.#rest / 2 ** 32) * count);
  }
  of<T>(items: readonly T[]): T {
    return items[this.upTo(items.length)] as T;
  }
}

const assistant = fc.option(
  fc.subarray([...DUTIES]).map((duties) => ({ name: 'A', duties })),
  { nil: null },
);
const player = fc.record({
  name: fc.constant('P'),
  board: fc.constantFrom('peg', 'normal'),
  deaf: fc.constant(false),
  assistant,
});

export const anyHeader: fc.Arbitrary<GameHeader> = fc
  .record({
    edition: fc.constantFrom(...EDITIONS),
    mode: fc.constantFrom('training', 'competition'),
    supervision: fc.constantFrom('full', 'limited'),
    boards: fc.constantFrom('one', 'two'),
    startFen: fc.constantFrom(
      null,
      'r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 1',
      '7k/4P3/8/8/8/8/4p3/K7 w - - 0 1',
      '8/8/4k3/8/8/3K4/8/R7 w - - 90 80',
      'r1bqkbnr/ppp1pppp/2n5/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3',
    ),
    timeControl: fc.constantFrom(
      null,
      { periods: [{ ms: 60_000 }], incrementMs: 0, delayMs: 0 },
      { periods: [{ moves: 3, ms: 90_000 }, { ms: 30_000 }], incrementMs: 2_000, delayMs: 0 },
      { periods: [{ ms: 900_000 }], incrementMs: 0, delayMs: 3_000 },
      { periods: [{ moves: 40, ms: 5_400_000 }, { ms: 1_800_000 }], incrementMs: 30_000, delayMs: 0 },
    ),
    white: player,
    black: player,
  })
  .map(headerOf);

/** Times and choices, one number each. */
export const anySteps = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { minLength: count, maxLength: count });

export function nextLine(state: GameState, at: number, seed: number): Line {
  const draw = new Draw(seed);
  const later = at + draw.of([0, 1, 100, 700, 2_000, 5_000]);
  const side = onMove(state);
  const line = (fields: object) => ({ at: later, by: side, ...fields }) as Line;
  if (state.phase === 'waiting' && draw.upTo(3) > 0) return line({ by: 'arbiter', do: 'start' });
  if (state.stopped && draw.upTo(3) === 0) return line({ by: 'arbiter', do: 'restart' });
  const alert = state.alerts[0];
  if (alert && draw.upTo(4) === 0)
    return line({ by: 'arbiter', do: 'rule', on: alert.kind, decision: draw.of(['uphold', 'reject']) });
  if (draw.upTo(5) === 0) return wild(draw, later);
  return plausible(state, draw, line);
}

/** What a player would do next: lift, insert, remove, announce, press; or the whole move on a normal board. */
function plausible(state: GameState, draw: Draw, line: (fields: object) => Line): Line {
  const { act, ply } = state;
  const moves = ply.position.legalMoves();
  const meant: Move | undefined = moves.length > 0 ? draw.of(moves) : undefined;
  const last = state.ply.side;
  if (last && state.uncompleted.includes(ply.number) && draw.upTo(4) > 0)
    return line({ by: last, do: 'press' });
  const mirror = state.mirror[act.color];
  if (mirror && ply.move && draw.upTo(3) > 0) {
    if (!mirror.lifted.includes(ply.move.from)) return line({ do: 'lift', square: ply.move.from });
    const captured = ply.previous?.position.capturedOn(ply.move);
    if (captured && !mirror.lifted.includes(captured)) return line({ do: 'lift', square: captured });
    return line({ do: 'insert', square: ply.move.to });
  }
  if (!meant) return line({ do: 'press' });
  if (!act.needsWords && draw.upTo(3) > 0) return line({ do: 'move', move: makeUci(meant) });
  const placed = placedMove(act.placing);
  if (placed) {
    const captured = ply.position.capturedOn(placed);
    const missing = captured && !act.hand.lifted.some((man) => man.origin === captured);
    if (missing && draw.upTo(3) > 0) return line({ do: 'lift', square: captured });
    if (act.words === null || draw.upTo(4) === 0)
      return line({
        do: act.words ? 'correct' : 'announce',
        move: makeUci(draw.upTo(5) > 0 ? placed : meant),
      });
    return line({ do: 'press' });
  }
  const lifted = act.hand.lifted.find((man) => man.piece.color === act.color);
  if (lifted && inHand(act.hand) > 0) {
    const own = moves.filter((move) => move.from === lifted.origin);
    const goal = own.length > 0 && draw.upTo(5) > 0 ? draw.of(own) : null;
    const captured = goal && ply.position.capturedOn(goal);
    if (captured && !act.hand.lifted.some((man) => man.origin === captured) && captured === goal.to)
      return line({ do: 'lift', square: captured });
    const square = goal?.to ?? draw.of(SQUARES);
    return line({
      do: 'insert',
      square,
      ...(goal?.promotion && draw.upTo(4) > 0 && { piece: goal.promotion }),
    });
  }
  return draw.upTo(6) === 0
    ? line({ do: 'announce', move: makeUci(meant) })
    : line({ do: 'lift', square: meant.from });
}

/** Anything by anybody. */
function wild(draw: Draw, at: number): Line {
  const by = draw.of(ACTORS);
  const square = draw.of(SQUARES);
  const move = square + draw.of(SQUARES);
  const bodies: readonly object[] = [
    { do: 'lift', square },
    { do: 'insert', square },
    { do: 'insert', square, piece: draw.of(PROMOTION_ROLES) },
    { do: 'move', move },
    { do: 'move', move, announced: false },
    { do: 'announce', move },
    { do: 'announce', text: 'x', moves: [] },
    { do: 'announce', text: 'x', moves: ['e2e4', 'd2d4'] },
    { do: 'correct', move },
    { do: 'repeat', move },
    { do: 'press' },
    { do: 'adjust' },
    { do: 'endAdjust' },
    { do: 'offerDraw' },
    { do: 'declineDraw' },
    { do: 'claim', ground: draw.of(GROUNDS) },
    { do: 'claim', ground: draw.of(GROUNDS), intended: move },
    { do: 'requestIncrement' },
    { do: 'claimFlag' },
    { do: 'callArbiter', reason: 'help' },
    { do: 'ask', what: draw.of(QUESTIONS) },
    { do: 'rule', on: draw.of(ALERT_KINDS), decision: draw.of(['uphold', 'reject', 'postpone']) },
    { do: 'setClocks', whiteMs: draw.upTo(600_000), blackMs: draw.upTo(600_000), reason: 'test' },
    { do: 'restart' },
    { do: 'restore', ply: draw.upTo(12) },
    { do: 'accidental', square },
    { do: 'acceptMovingAssistant', side: draw.of(['white', 'black']) },
    {
      do: 'penalty',
      side: draw.of(['white', 'black']),
      penalty: draw.of(['warning', 'own-time', 'opponent-time']),
      ms: draw.upTo(90_000),
      reason: 'test',
    },
    { do: 'grantTime', whiteMs: draw.upTo(9_000), blackMs: draw.upTo(9_000), reason: 'test' },
    { do: 'twoHands', side: draw.of(['white', 'black']) },
    { do: 'agreeCorrection' },
    { do: 'coloursReversed' },
    { do: 'boardTurned' },
    { do: 'stop', reason: 'test' },
    { do: 'bothFlags' },
    { do: 'snapshot' },
    { do: 'demandTwoBoards' },
    { do: 'borrowScore' },
    { do: 'envelopeLost', move },
    { do: 'callArbiter', reason: draw.of(['divergence', 'adjourned-times']) },
    { do: 'record', move: 'e2e4' },
    { do: 'nextPeriod', side: draw.of(['white', 'black']) },
    { do: 'arrive' },
    { do: 'record', move },
    { do: 'viewScore' },
    { do: 'report', about: 'noise' },
    { do: 'pause' },
    { do: 'orderSeal' },
    { do: 'seal', move },
    { do: 'closeEnvelope', resumption: 'tomorrow' },
    { do: 'resume', present: [draw.of(['white', 'black'])] },
    { do: 'openEnvelope' },
    { do: 'confirmResult', white: 1, black: 0 },
    ...(draw.upTo(40) === 0
      ? [
          { do: 'resign' },
          { do: 'acceptDraw' },
          { do: 'wrongStart' },
          { do: 'result', white: 1, black: 0, reason: 'test' },
        ]
      : []),
  ];
  return { at, by, ...draw.of(bodies) } as Line;
}
