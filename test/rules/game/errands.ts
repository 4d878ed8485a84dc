/**
 * Errands: what people do in one go when nobody disturbs them, with what must have come of it. A random game is strewn
 * with them, so that rules are met by whole moves, rulings and envelopes and not by luck.
 */
import { hear, readSealed } from '#app/edge/hear.ts';
import { reading } from '#rules/game/clock.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { astrayInHand, isAstray } from '#rules/game/peg.ts';
import { type GameState, isRunning, isUncompleted, onMove } from '#rules/game/state.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import {
  type Color,
  opposite,
  PROMOTION_ROLES,
  ROLES,
  type Role,
  SQUARES,
  type Square,
} from '#rules/position/square.ts';
import type { Draw } from './draw.ts';

/** Lines without their time. What depends on what came before is asked when its turn comes. */
export type Act = object | ((state: GameState) => object);

export type Errand = Readonly<{
  name: string;
  acts: readonly Act[];
  /** What must hold at the end, all of its lines accepted. */
  holds: (after: GameState, events: readonly GameEvent[]) => boolean;
}>;

/** Shut in: neither side can ever mate. */
export const SHUT = 'Bb1k1b2/bKp1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 w - - 0 1';

const ENOUGH_MS = 20_000;

/** Nothing is placed, nothing waits, and the clock of the player on move runs with time on it. */
function isQuiet(state: GameState): boolean {
  const { act, clock, ply } = state;
  const side = onMove(state);
  const board = state.header.boards === 'one' ? 'white' : side;
  return (
    state.phase === 'playing' &&
    state.adjournment === null &&
    !state.stopped &&
    !state.early &&
    state.alerts.length === 0 &&
    state.uncompleted.length === 0 &&
    !ply.illegal &&
    isRunning(state, side) &&
    (!clock || reading(clock, side, state.at) > ENOUGH_MS) &&
    (act.state === 'UNTOUCHED' || act.state === 'TOUCHED') &&
    act.duty === null &&
    act.hand.lifted.length === 0 &&
    !isAstray(state.astray[board]) &&
    astrayInHand(state.astray[board]) === 0 &&
    !state.putBack[board] &&
    state.entries[side].length === 0
  );
}

export function errand(state: GameState, draw: Draw): Errand | null {
  const side = onMove(state);
  if (!isQuiet(state)) return null;
  if (state.header.startFen === SHUT && state.ply.number === 0 && draw.upTo(4) > 0)
    return draw.upTo(4) === 0 ? RESIGNATION : offence(state, side, draw);
  if (state.act.touches.length > 0) return null;
  if (state.mirror[side] && draw.upTo(4) === 0) return sayBack(state, side, draw);
  if (state.mirror[side]) return carryOver(state, side, draw);
  const moves = state.ply.position.legalMoves();
  if (moves.length === 0) return null;
  const special = moves.filter((move) => isSpecial(state.ply.position, move));
  const move = special.length > 0 && draw.upTo(2) === 0 ? draw.of(special) : draw.of(moves);
  const promoting = moves.find((each) => each.promotion);
  if (promoting && draw.upTo(4) === 0) return leavePawn(state, side, promoting);
  const kind = draw.upTo(13);
  if (kind === 12) return returnedPress(state, side, move, draw);
  if (kind === 0) return sealWords(state, side, move);
  if (kind === 1) return falseWords(state, side, move, draw);
  if (kind <= 3) return illegalAndBack(state, side, draw);
  if (kind === 4) return illegalWhole(state, side, draw);
  return cleanMove(state, side, move, draw);
}

const RESIGNATION: Errand = { name: 'resigns', acts: [{ do: 'resign' }], holds: () => true };

function isSpecial(position: Position, move: Move): boolean {
  return (
    position.castling(move) !== null || position.capturedOn(move) !== null || move.promotion !== undefined
  );
}

type Journey = Readonly<{ from: Square; to: Square }>;

/** The men that a move carries, in the order of 4.4.1: the king first. */
function journeys(position: Position, move: Move): Journey[] {
  const side = position.castling(move);
  if (!side) return [{ from: move.from, to: move.to }];
  const { king, rook, rookFrom } = position.castlingSquares(side);
  const men = [{ from: move.from, to: king }, ...(rookFrom ? [{ from: rookFrom, to: rook }] : [])];
  return men.filter((man) => man.from !== man.to);
}

/** The pegs of a move: all that must go up first, then down; a victim beside the square may be taken last. */
function pegs(position: Position, move: Move, draw: Draw): object[] {
  const men = journeys(position, move);
  const captured = position.capturedOn(move);
  const beside = captured !== null && captured !== move.to;
  const lifts = men.map((man) => ({ do: 'lift', square: man.from }));
  const taken = captured ? [{ do: 'lift', square: captured }] : [];
  const inserts = men.map((man) => ({
    do: 'insert',
    square: man.to,
    ...(move.promotion && { piece: move.promotion }),
  }));
  if (draw.upTo(2) === 0) inserts.reverse();
  if (beside && draw.upTo(2) === 0) return [...lifts, ...inserts, ...taken];
  return draw.upTo(2) === 0 ? [...taken, ...lifts, ...inserts] : [...lifts, ...taken, ...inserts];
}

function cleanMove(state: GameState, side: Color, move: Move, draw: Draw): Errand {
  const uci = makeUci(move);
  const words = { do: 'announce', move: uci };
  const acts: object[] =
    state.header[side].board === 'normal' && draw.upTo(2) === 0
      ? [{ do: 'move', move: uci }]
      : withWords(pegs(state.ply.position, move, draw), words, draw);
  const number = state.ply.number + 1;
  return {
    name: 'a clean legal move is made, completed and accused of nothing',
    acts: [
      ...acts.map((act) => ({ by: side, ...act })),
      (now: GameState) =>
        now.phase === 'over' ? { by: side, do: 'ask', what: 'moves' } : { by: side, do: 'press' },
    ],
    holds: (after, events) =>
      !events.some((event) => event.event === 'alert') &&
      after.ply.number === number &&
      after.ply.move !== null &&
      makeUci(after.ply.move) === uci &&
      !isUncompleted(after, after.ply),
  };
}

function withWords(acts: object[], words: object, draw: Draw): object[] {
  const at = draw.of([0, acts.length, acts.length]);
  return [...acts.slice(0, at), words, ...acts.slice(at)];
}

/** D.1: the opponent's move on the own board, in any order that a hand can take. */
function carryOver(state: GameState, side: Color, draw: Draw): Errand | null {
  const { ply } = state;
  const before = ply.previous?.position;
  const mirror = state.mirror[side];
  if (!ply.move || !before || !mirror || mirror.lifted.length + mirror.filled.length > 0) return null;
  if (state.header[side].board === 'normal' && draw.upTo(2) === 0) return null;
  const { promotion } = ply.move;
  const men = journeys(before, ply.move);
  const captured = before.capturedOn(ply.move);
  const oneByOne = men.flatMap((man) => [
    { do: 'lift', square: man.from },
    { do: 'insert', square: man.to, ...(promotion && { piece: promotion }) },
  ]);
  const blocked = men.some((man) => men.some((other) => other !== man && other.from === man.to));
  const acts =
    blocked || draw.upTo(2) === 0
      ? pegs(before, ply.move, draw)
      : withVictim(oneByOne, captured, ply.move, draw);
  const wrong =
    promotion && draw.upTo(3) === 0 ? draw.of(PROMOTION_ROLES.filter((role) => role !== promotion)) : null;
  if (promotion && !wrong && draw.upTo(2) === 0)
    acts.splice(
      acts.findIndex((act) => 'piece' in act),
      0,
      { do: 'insert', square: ply.move.to },
      { do: 'lift', square: ply.move.to },
    );
  return {
    name: wrong
      ? 'another promotion piece carried over is a divergence'
      : 'a move carried over in any order is no divergence and no touch',
    acts: acts.map((act) => ('piece' in act && wrong ? { ...act, piece: wrong } : act)),
    holds: (after, events) => {
      const diverged = events.some((event) => event.event === 'alert' && event.kind === 'divergence');
      return wrong ? diverged : !diverged && after.mirror[side] === null && after.act.touches.length === 0;
    },
  };
}

function withVictim(acts: object[], captured: Square | null, move: Move, draw: Draw): object[] {
  if (!captured) return acts;
  const taken = { do: 'lift', square: captured };
  return captured !== move.to && draw.upTo(2) === 0 ? [...acts, taken] : [taken, ...acts];
}

/** D.2.1, D.2.10.2: the opponent's move said once more, by the player or for him. */
function sayBack(state: GameState, side: Color, draw: Draw): Errand | null {
  const { move, announced } = state.ply;
  const helper =
    state.header[side].assistant?.duties.includes('D.2.10.2') && state.header[side].board === 'peg';
  if (!move || !announced) return null;
  const by = helper && draw.upTo(2) === 0 ? `${side}-assistant` : side;
  return {
    name: 'the opponent’s move said once more is its repetition',
    acts: [{ by, do: draw.of(['announce', 'repeat']), move: makeUci(move) }],
    holds: (after, events) =>
      events.some((event) => event.event === 'repeated' && event.equal) &&
      after.mirror[side] === state.mirror[side],
  };
}

/** I.8: a move sealed in words is played when the envelope is opened. */
function sealWords(state: GameState, side: Color, move: Move): Errand | null {
  const { position } = state.ply;
  const role = position.pieceAt(move.from)?.role;
  if (!role || move.promotion || position.castling(move)) return null;
  const text = `${WORDS[role]} ${move.from} ${move.to}`;
  if (state.header.mode === 'competition' && !state.deviceApproved) return null;
  return {
    name: 'a move sealed in words is played when it is opened',
    acts: [
      { by: 'arbiter', do: 'orderSeal' },
      (now: GameState) => ({ do: 'seal', text, ...readSealed(now, text) }),
      { do: 'press' },
      { by: 'arbiter', do: 'resume', present: ['white', 'black'] },
      { by: 'arbiter', do: 'openEnvelope' },
    ],
    holds: (_after, events) =>
      events.some((event) => event.event === 'made' && event.side === side && event.move === makeUci(move)),
  };
}

const WORDS: Readonly<Record<Role, string>> = {
  king: 'König',
  queen: 'Dame',
  rook: 'Turm',
  bishop: 'Läufer',
  knight: 'Springer',
  pawn: 'Bauer',
};

/** 7.5.2: the pawn is left on the last rank, and a queen by the ruling; what that ends is seen by the invariants. */
function leavePawn(state: GameState, side: Color, { from, to }: Move): Errand | null {
  if (state.header[side].board !== 'normal' || state.parameters.incompletePromotion !== 'queen') return null;
  const ruled = { by: 'arbiter', do: 'rule', on: 'incomplete-promotion', decision: 'uphold' };
  const judged = { by: 'arbiter', do: 'verdict', ply: state.ply.number + 1, white: 'yes', black: 'yes' };
  const acts = [
    { do: 'move', move: from + to },
    { by: side, do: 'press' },
  ];
  return {
    name: 'leaves a pawn on the last rank',
    acts: state.header.mode === 'training' ? acts : [...acts, ruled, judged],
    holds: () => true,
  };
}

/** 6.2.1: a press before the words, returned by the opponent, is no press: the words make the move, nothing completes it. */
function returnedPress(state: GameState, side: Color, move: Move, draw: Draw): Errand | null {
  if (state.header[side].board !== 'peg' || state.header.mode === 'training' || !state.clock) return null;
  return {
    name: 'a press that the opponent returns completes nothing',
    acts: [
      ...pegs(state.ply.position, move, draw),
      { by: side, do: 'press' },
      { by: opposite(side), do: 'press' },
      { by: side, do: 'announce', move: makeUci(move) },
    ],
    holds: (after) =>
      after.phase === 'over' ||
      (after.ply.side === side && isUncompleted(after, after.ply) && isRunning(after, side)),
  };
}

/** D.2.3.3: words with another piece's name, or with a capture that is none, announce nothing. */
function falseWords(state: GameState, side: Color, move: Move, draw: Draw): Errand | null {
  const { position } = state.ply;
  const role = position.pieceAt(move.from)?.role;
  if (state.header[side].board !== 'peg' || !role || move.promotion || position.castling(move)) return null;
  const captures = position.capturedOn(move) !== null;
  const other = WORDS[draw.of(ROLES.filter((each) => each !== role))];
  const text =
    captures || draw.upTo(2) === 0
      ? `${other} ${move.from} ${move.to}`
      : `${WORDS[role]} ${move.from} schlägt ${move.to}`;
  return {
    name: 'words that contradict the placed move do not make it',
    acts: [
      ...pegs(position, move, draw),
      (now: GameState) => ({ do: 'announce', ...hear(now, side, text, false) }),
      { do: 'press' },
    ],
    holds: (after, events) =>
      !events.some((event) => event.event === 'made') &&
      events.some((event) => event.event === 'alert' && event.kind === 'premature-press') &&
      after.ply.number === state.ply.number,
  };
}

type Offence = Readonly<{ touched: readonly Square[]; to: Square; from: Square; acts: readonly Act[] }>;

/** 7.5.1 on the pegs: an illegal placing, pressed and ruled. */
function offend(state: GameState, side: Color, draw: Draw): Offence | null {
  const { position } = state.ply;
  const rules = state.parameters.illegal[state.regime];
  if (rules.trigger === 'claimBeforeOpponentMove' || rules.claimWinAt !== null) return null;
  if (state.header.boards === 'two' && state.header[side].board === 'normal') return null;
  const isMan = (square: Square) => position.pieceAt(square)?.role !== 'king';
  const from = draw.of(position.squaresOf(side).filter(isMan));
  const enemies = position.squaresOf(opposite(side)).filter(isMan);
  const free = SQUARES.filter((square) => position.pieceAt(square) === undefined);
  const to = draw.of(draw.upTo(3) === 0 ? enemies : free);
  if (!from || !to || /[18]$/.test(to) || position.legalMovesFrom(from).some((move) => move.to === to))
    return null;
  const touched = position.pieceAt(to) ? [to, from] : [from];
  const rule = (now: GameState) => ({
    by: 'arbiter',
    do: 'rule',
    on: 'illegal-move',
    decision: 'uphold',
    id: now.alerts.at(-1)?.id,
  });
  const acts: Act[] = [
    ...touched.map((square) => ({ do: 'lift', square })),
    { do: 'insert', square: to },
    { do: 'announce', move: from + to },
    { do: 'press' },
  ];
  return { touched, from, to, acts: state.header.mode === 'training' ? acts : [...acts, rule] };
}

/** Everything is put back after the ruling: no touch, nothing refused. */
function illegalAndBack(state: GameState, side: Color, draw: Draw): Errand | null {
  const { lossAt } = state.parameters.illegal[state.regime];
  const offence = offend(state, side, draw);
  if (!offence || (lossAt !== null && state.illegal[side] + 1 >= lossAt)) return null;
  const { from, to, touched } = offence;
  const { position } = state.ply;
  return {
    name: 'after an upheld ruling the pegs are put back, and that is no touch',
    acts: [
      ...offence.acts,
      { by: side, do: 'lift', square: to },
      { by: side, do: 'insert', square: from },
      ...(touched.length > 1 ? [{ by: side, do: 'insert', square: to }] : []),
      ...(state.header.mode === 'training' ? [] : [{ by: 'arbiter', do: 'restart' }]),
    ],
    holds: (after) =>
      after.illegal[side] === state.illegal[side] + 1 &&
      after.ply.position === position &&
      after.act.touches.map((touch) => touch.square).join() === touched.join() &&
      after.act.hand.lifted.length === 0 &&
      (!after.clock || after.clock.running === side),
  };
}

/** 7.5.5: one offence more, whatever it brings. */
function offence(state: GameState, side: Color, draw: Draw): Errand | null {
  const found = offend(state, side, draw);
  const restart = (now: GameState) =>
    now.stopped ? { by: 'arbiter', do: 'restart' } : { by: side, do: 'ask', what: 'moves' };
  return found && { name: 'an offence', acts: [...found.acts, restart], holds: () => true };
}

/** An illegal move on a normal board that may stand: any man anywhere, kings and own men included. */
function illegalWhole(state: GameState, side: Color, draw: Draw): Errand | null {
  const { position } = state.ply;
  if (state.header[side].board === 'peg') return null;
  const from = draw.of(position.squaresOf(side, draw.of(['king', 'pawn', undefined] as const)));
  const others = [...position.squaresOf('white'), ...position.squaresOf('black')];
  const to = draw.of(draw.upTo(2) === 0 ? others : SQUARES);
  if (!from || !to || from === to) return null;
  const promotes = position.pieceAt(from)?.role === 'pawn' && /[18]$/.test(to);
  const castles = (['short', 'long'] as const).some((way) => {
    const { king, rookFrom } = position.castlingSquares(way);
    return from === position.kingOf(side) && (to === king || to === rookFrom);
  });
  const isLegal = position.legalMoves().some((move) => move.from === from && move.to === to);
  if (promotes || castles || isLegal) return null;
  return {
    name: 'an illegal move is never made as another one',
    acts: [{ do: 'move', move: from + to }, { do: 'press' }],
    holds: (_after, events) => !events.some((event) => event.event === 'made'),
  };
}
