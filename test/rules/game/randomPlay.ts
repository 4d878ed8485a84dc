/**
 * Random people at a board: mostly they play on, often clumsily, sometimes they do what nobody may do. Which command
 * comes next is drawn from one number and the state, so that a failing run can be shrunk.
 */
import fc from 'fast-check';
import { EDITIONS } from '#rules/editions/edition.ts';
import { ACTORS, ALERT_KINDS, GROUNDS, QUESTIONS } from '#rules/game/command.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { DUTIES, type GameHeader } from '#rules/game/header.ts';
import { inHand } from '#rules/game/peg.ts';
import { placedMove } from '#rules/game/placing.ts';
import { type GameState, onMove } from '#rules/game/state.ts';
import { chess960Start } from '#rules/position/chess960.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import { PROMOTION_ROLES, SQUARES } from '#rules/position/square.ts';
import { Draw } from './draw.ts';
import { type Act, type Errand, errand, SHUT } from './errands.ts';
import { headerOf, type Line } from './script.ts';

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

/** Every regime, with and without increment or delay; the last ones reach their controls. */
const TIME_CONTROLS = [
  null,
  { periods: [{ ms: 60_000 }], incrementMs: 0, delayMs: 0 },
  { periods: [{ ms: 300_000 }], incrementMs: 0, delayMs: 2_000 },
  { periods: [{ moves: 3, ms: 90_000 }, { ms: 30_000 }], incrementMs: 2_000, delayMs: 0 },
  { periods: [{ ms: 900_000 }], incrementMs: 0, delayMs: 3_000 },
  { periods: [{ ms: 1_200_000 }], incrementMs: 5_000, delayMs: 0 },
  { periods: [{ moves: 40, ms: 5_400_000 }, { ms: 1_800_000 }], incrementMs: 30_000, delayMs: 0 },
  {
    periods: [{ moves: 3, ms: 3_600_000 }, { moves: 2, ms: 1_800_000 }, { ms: 900_000 }],
    incrementMs: 0,
    delayMs: 5_000,
  },
];

const FENS = [
  null,
  'r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 1',
  'r3k2r/4b3/8/8/8/8/4B3/R3K2R w KQkq - 0 1',
  '7k/4P3/8/8/8/8/4p3/K7 w - - 0 1',
  '3r2k1/P1P3pp/8/8/8/8/1p1p2PP/2R3K1 w - - 0 1',
  '8/8/4k3/8/8/3K4/8/R7 w - - 90 80',
  '4r1k1/5ppp/8/8/8/8/P4PPP/3QR1K1 w - - 93 60',
  '6k1/P4ppp/8/8/8/8/p4PPP/6K1 w - - 0 1',
  'r1bqkbnr/ppp1pppp/2n5/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3',
  '4k3/pp4pp/8/2PpP3/2pP4/8/PP4PP/4K3 w - d6 0 1',
  SHUT,
];

/** Castling with both men, one of them, and with places changed (II.3.2). */
const CHESS960_FENS = [
  chess960Start(0),
  chess960Start(300),
  chess960Start(959),
  '6kr/8/8/8/8/8/8/6KR w Hh - 0 1',
  '4kr2/8/8/8/8/8/8/4KR2 w Ff - 0 1',
  '5kr1/8/8/8/8/8/8/5KR1 w Gg - 0 1',
  'r1k5/p7/8/8/8/8/P7/R1K5 w Aa - 0 1',
];

export const anyHeader: fc.Arbitrary<GameHeader> = fc
  .record({
    edition: fc.constantFrom(...EDITIONS),
    mode: fc.constantFrom('training', 'competition'),
    supervision: fc.constantFrom('full', 'limited'),
    boards: fc.constantFrom('one', 'two'),
    setUp: fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom(...FENS).map((startFen) => ({ variant: 'standard', startFen })),
      },
      {
        weight: 1,
        arbitrary: fc.constantFrom(...CHESS960_FENS).map((startFen) => ({ variant: 'chess960', startFen })),
      },
    ),
    timeControl: fc.constantFrom(...TIME_CONTROLS),
    timesToldBy: fc.constantFrom('program', 'assistant'),
    white: player,
    black: player,
    options: fc.constantFrom({}, {}, { sightedMustAnnounceBeforePress: true }),
  })
  .map(({ setUp, ...fields }) =>
    headerOf({
      ...fields,
      ...(fields.edition === '2005' ? { variant: 'standard', startFen: null } : {}),
      ...(fields.edition === '2005' && setUp.variant === 'chess960' ? {} : setUp),
    }),
  );

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
  const alert = state.alerts.length > 0 ? draw.of(state.alerts) : undefined;
  if (alert && draw.upTo(4) === 0)
    return line({
      by: 'arbiter',
      do: 'rule',
      on: alert.kind,
      decision: draw.of(['uphold', 'uphold', 'reject']),
      ...(draw.upTo(2) === 0 && { id: alert.id }),
    });
  if (state.ply.illegal && draw.upTo(6) === 0) return line({ do: 'claim', ground: 'illegal-move' });
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
    { do: 'answer', what: draw.of(QUESTIONS), by: draw.of(ACTORS) },
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
    { do: 'openEnvelope', move },
    { do: 'openEnvelope', faulty: true },
    { do: 'seal', text: 'x', moves: [] },
    { do: 'verifyClaim', position: true },
    { do: 'verdict', ply: draw.upTo(4), white: 'yes', black: 'yes' },
    { do: 'misplacedCastling', side: draw.of(['white', 'black']) },
    { do: 'compare', squares: draw.upTo(2) === 0 ? [square] : [] },
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

/** The people of one game: now and then they run an errand from beginning to end. */
export class People {
  #errand: Errand | null = null;
  #acts: readonly Act[] = [];
  #events: GameEvent[] = [];
  #judged: GameState['ply']['position'] | null = null;

  next(state: GameState, at: number, seed: number): Line {
    const draw = new Draw(seed ^ 0x9e3779b9);
    const { position, number } = state.ply;
    if (
      state.header.startFen === SHUT &&
      state.phase === 'playing' &&
      number === 0 &&
      this.#judged !== position
    ) {
      this.#judged = position; // once: it must not have to be said again
      return { at, by: 'arbiter', do: 'verdict', ply: 0, white: 'no', black: 'no' };
    }
    if (!this.#errand && draw.upTo(3) === 0) {
      this.#errand = errand(state, draw);
      this.#acts = this.#errand?.acts ?? [];
      this.#events = [];
    }
    const [act, ...rest] = this.#acts;
    if (!act) return nextLine(state, at, seed);
    this.#acts = rest;
    const fields = typeof act === 'function' ? act(state) : act;
    return { at: at + draw.of([0, 100, 400]), by: onMove(state), ...fields } as Line;
  }

  /** The name of the errand that has failed by this, or null. */
  saw(events: readonly GameEvent[], refused: boolean, after: GameState): string | null {
    const running = this.#errand;
    if (!running) return null;
    this.#events.push(...events);
    if (!refused && this.#acts.length > 0) return null;
    this.#errand = null;
    this.#acts = [];
    // A game that ended on the way has taken up no more of it.
    if (after.phase === 'over' && refused) return null;
    const failed = refused || !running.holds(after, this.#events);
    return failed && (ERRANDS as readonly string[]).includes(running.name) ? running.name : null;
  }
}

export const ERRANDS = [
  'a clean legal move is made, completed and accused of nothing',
  'another promotion piece carried over is a divergence',
  'a move carried over in any order is no divergence and no touch',
  'the opponent’s move said once more is its repetition',
  'a move sealed in words is played when it is opened',
  'words that contradict the placed move do not make it',
  'a press that the opponent returns completes nothing',
  'after an upheld ruling the pegs are put back, and that is no touch',
  'an illegal move is never made as another one',
] as const;
