/** Moves made, taken back, completed, restored, and the end of the game (Arts. 5, 6.2, 7, 9). */
import { type Move, parseUci } from '../position/move.ts';
import type { Position } from '../position/position.ts';
import { COLORS, type Color, opposite, PROMOTION_ROLES, type Square } from '../position/square.ts';
import { type Act, namesMove, newAct, placementOf, reread, settle } from './act.ts';
import {
  type ByColor,
  type Clock,
  changeTime,
  completeMove,
  reading,
  rewindPeriods,
  stopClocks,
  withSide,
} from './clock.ts';
import { leftOver, NOTHING_ASTRAY } from './peg.ts';
import { placedMove, placedSquares } from './placing.ts';
import { type PutBack, puttingRight, restoringTo } from './putBack.ts';
import type { Reducers } from './reducers.ts';
import { plyWith } from './restoring.ts';
import {
  boardAsItStands,
  boardOf,
  completedByEach,
  completedMoves,
  type GameState,
  type Mirror,
  NOTHING_TO_PUT_BACK,
  newGame,
  type Offer,
  type Ply,
} from './state.ts';

type Kinds =
  | 'started'
  | 'made'
  | 'unmade'
  | 'illegal'
  | 'completed'
  | 'promoted'
  | 'restored'
  | 'restarted'
  | 'taken-back'
  | 'ruling-lifted'
  | 'boards-as-ruled'
  | 'breach-cleared'
  | 'intended-due'
  | 'castling-struck'
  | 'verdict'
  | 'ended';

export const MOVE_REDUCERS: Reducers<Kinds> = {
  started: (state, event) => ({
    ...state,
    phase: 'playing',
    ply: { ...state.ply, at: event.at, clocksAt: state.clock && readings(state.clock, event.at) },
  }),

  made: (state, event) => {
    const move = parseUci(event.move);
    if (!move) return state;
    const { position } = state.ply;
    return pushPly(state, event.at, {
      side: event.side,
      move,
      san: event.san,
      position: position.after(move),
      illegal: false,
      kingless: false,
    });
  },

  unmade: (state) => {
    const { ply } = state;
    if (!ply.previous || !ply.act) return state;
    return {
      ...state,
      ply: ply.previous,
      act: ply.act,
      uncompleted: state.uncompleted.filter((number) => number !== ply.number),
      mirror: { white: null, black: null },
      entries: entriesUpTo(state, ply.previous),
    };
  },

  illegal: (state, event) => {
    const { act, ply } = state;
    const placed = ply.position.afterPlacement(placementOf(act, ply.position));
    const kingless = COLORS.some((color) => placed.kingOf(color) === undefined);
    return pushPly(state, event.at, {
      side: event.side,
      move: placedMove(act.placing),
      san: event.move ?? '?',
      position: kingless ? ply.position.afterPlacement(new Map()) : placed,
      illegal: true,
      kingless,
    });
  },

  completed: (state, event) => {
    const uncompleted = state.uncompleted.filter((number) => number !== event.ply);
    const early = state.early?.side === event.side ? null : state.early;
    if (!state.clock) return { ...state, uncompleted, early };
    const completed = completedMoves(state, event.side) + state.uncompleted.length - uncompleted.length;
    const clock =
      event.by === 'end' ? state.clock : completeMove(state.clock, event.side, completed, event.at);
    return {
      ...state,
      uncompleted,
      early,
      clock,
      ply: plyWith(state.ply, event.ply, { clocksAt: readings(clock, event.at) }),
    };
  },

  /** 7.5.2: the pawn left on the last rank becomes a queen; the half-move stands as a promotion. */
  promoted: (state, event) => {
    const move = parseUci(event.move);
    const { ply } = state;
    if (!move || !ply.previous) return state;
    const position = ply.previous.position.after(move);
    return {
      ...state,
      ply: { ...ply, move, illegal: false, queened: true, position, san: event.san, verdict: null },
      act: reread(state.act, position, state.parameters),
    };
  },

  restored: (state, event) => restoredTo(state, event),

  'taken-back': (state, event) => ({
    ...restoredTo(goingOn(state), { ply: event.ply, touches: 'none' }),
    stopped: null,
    penalty: null,
  }),

  'ruling-lifted': (state, event) => ({
    ...goingOn(state),
    illegal: withSide(state.illegal, event.side, event.count),
    clock: state.clock && changeTime(state.clock, opposite(event.side), -event.ms, event.at),
    penalty: null,
  }),

  /** 7.2.1, 7.3: the game is annulled; a new one is set up on the same terms. */
  restarted: (state) => {
    const fresh = newGame(state.header);
    return fresh.ok
      ? {
          ...fresh.state,
          deviceApproved: state.deviceApproved,
          movingAssistant: state.movingAssistant,
          handedOver: state.handedOver,
        }
      : state;
  },

  /** 2.4: after a ruling both boards are taken as standing as ruled; putting the pegs back is no touch. */
  'boards-as-ruled': (state) => ({
    ...state,
    astray: { white: NOTHING_ASTRAY, black: NOTHING_ASTRAY },
    putBack: { white: toPutRight(state, 'white'), black: toPutRight(state, 'black') },
    mirror: { white: null, black: null },
    stopped: state.stopped && { ...state.stopped, ruled: true },
  }),

  'breach-cleared': (state, event) => {
    if (state.act.color === event.side)
      return {
        ...state,
        act: settle(
          { ...state.act, breach: null, breachCleared: true },
          state.ply.position,
          state.parameters,
        ),
      };
    const { ply } = state;
    return { ...state, ply: { ...ply, act: ply.act && { ...ply.act, breach: null, breachCleared: true } } };
  },

  'intended-due': (state, event) => {
    const move = parseUci(event.move);
    return move ? { ...state, act: { ...state.act, duty: { moves: [move], article: 'claimWrong' } } } : state;
  },

  'castling-struck': (state, event) => ({
    ...state,
    ply: {
      ...state.ply,
      position: state.ply.position.withoutCastling(event.side, event.rook),
      verdict: null,
    },
  }),

  verdict: (state, event) =>
    event.ply === state.ply.number
      ? { ...state, ply: { ...state.ply, verdict: { white: event.white, black: event.black } } }
      : state,

  ended: (state, event) => ({
    ...state,
    phase: 'over',
    clock: state.clock && stopClocks(state.clock, event.at),
    ending: { result: event.result, article: event.article, concept: event.concept, at: event.at },
    offers: { white: null, black: null },
    early: null,
    mirror: { white: null, black: null },
  }),
};

/** Back to the position after a half-move (7.5.1, D.2.9). */
function restoredTo(
  state: GameState,
  event: Readonly<{ ply: number; touches: 'kept' | 'none'; pawnTo?: Square }>,
): GameState {
  let ply = state.ply;
  let act: Act = state.act;
  while (ply.number > event.ply && ply.previous) {
    act = ply.act ?? act;
    ply = ply.previous;
  }
  const fresh = newAct(ply.position.turn, state.header[ply.position.turn].board === 'peg');
  const isKept = event.touches === 'kept' && act.color === fresh.color;
  const kept = isKept ? act.touches : [];
  const before = isKept ? act.duty : null; // 9.5.3: a breach of the duty, or an illegal move, does not free him of it
  const duty = event.pawnTo
    ? { moves: promotionsTo(act, event.pawnTo), article: 'releasedPromotion' as const }
    : before;
  const uncompleted = state.uncompleted.filter((number) => number <= ply.number);
  const { clock, timesSet, adjournment } = state;
  // I.1.1: what was sealed, or was to be, answers a position that has not been: it is void with it.
  const voids = adjournment !== null && ply.number < state.ply.number;
  return {
    ...state,
    phase: voids && state.phase === 'adjourned' ? 'playing' : state.phase,
    adjournment: voids ? null : adjournment,
    ply,
    act: settle({ ...fresh, touches: kept, duty }, ply.position, state.parameters),
    uncompleted,
    clock: clock && timesSet ? rewindPeriods(clock, completedByEach({ ...state, ply, uncompleted })) : clock,
    astray: { white: NOTHING_ASTRAY, black: NOTHING_ASTRAY },
    putBack: {
      white: restoringTo(ply.position, boardAsItStands(state, 'white')),
      black: restoringTo(ply.position, boardAsItStands(state, 'black')),
    },
    restoring: true,
    mirror: { white: null, black: null },
    early: null,
    offers: { white: offerUpTo(state.offers.white, ply), black: offerUpTo(state.offers.black, ply) },
    offerTouched: null,
    correction: null,
    entries: entriesUpTo(state, ply),
    stopped: state.stopped && { ...state.stopped, ruled: true },
  };
}

/** An offer made on a half-move that is taken back has not been. */
function offerUpTo(offer: Offer | null, { number }: Ply): Offer | null {
  return offer && offer.ply > number ? null : offer;
}

/** Training: an end that is taken back has not been. */
function goingOn(state: GameState): GameState {
  return state.phase === 'over'
    ? { ...state, phase: 'playing', ending: null, confirmed: { white: null, black: null } }
    : state;
}

/** On a board to which the last move was not carried over yet, that is put right too. */
function toPutRight(state: GameState, side: Color): PutBack | null {
  return state.mirror[side]
    ? restoringTo(state.ply.position, boardAsItStands(state, side))
    : puttingRight(state.astray[boardOf(state, side)]);
}

/** D.2.9: what was taken back is annulled in the players' own scores too; the log keeps it. */
function entriesUpTo({ entries }: GameState, { number }: Ply): GameState['entries'] {
  if (entries.white.length <= number && entries.black.length <= number) return entries;
  return { white: entries.white.slice(0, number), black: entries.black.slice(0, number) };
}

function readings(clock: Clock, at: number): ByColor<number> {
  return { white: reading(clock, 'white', at), black: reading(clock, 'black', at) };
}

type NewPly = Pick<Ply, 'side' | 'move' | 'san' | 'position' | 'illegal' | 'kingless'> & { side: Color };

function pushPly(state: GameState, at: number, half: NewPly): GameState {
  const { act, ply: previous } = state;
  const number = previous.number + 1;
  const other = opposite(half.side);
  // Written out: a spread that grows costs more than all the rest of a move.
  const ply: Ply = {
    side: half.side,
    move: half.move,
    san: half.san,
    position: half.position,
    illegal: half.illegal,
    kingless: half.kingless,
    queened: false,
    penalised: false,
    number,
    previous,
    at,
    act,
    announced: half.move !== null && namesMove(act.words, half.move, previous.position, state.parameters),
    offer: false,
    occurrences: occurrencesOf(half.position, previous),
    made: withSide(previous.made, half.side, previous.made[half.side] + 1),
    clocksAt: half.illegal && state.clock ? readings(state.clock, at) : null,
    verdict: null,
  };
  const board = boardOf(state, half.side);
  const mirror: Mirror | null =
    state.header.boards === 'two'
      ? { ply: number, lifted: [], filled: [], promoted: null, diverged: false }
      : null;
  return {
    ...state,
    ply,
    act: newAct(other, state.header[other].board === 'peg'),
    uncompleted: [...state.uncompleted, number],
    astray: act.whole
      ? state.astray
      : withSide(
          state.astray,
          board,
          leftOver(act.hand, state.astray[board], half.kingless ? [] : squaresOfMove(act, previous.position)),
        ),
    putBack: NOTHING_TO_PUT_BACK,
    timesSet: false,
    mirror: withSide(withSide(state.mirror, half.side, null), other, mirror),
    early: null,
    offerTouched: null,
    correction: null,
    offersSinceMove: withSide(state.offersSinceMove, half.side, 0),
  };
}

/** The holes that a move empties and fills, the captured man's included. */
function squaresOfMove(act: Act, position: Position): Square[] {
  const move = placedMove(act.placing);
  if (!move) return [...placementOf(act, position).keys()];
  const squares: Square[] = [move.from, ...placedSquares(act.placing, position)];
  const captured = position.capturedOn(move);
  if (captured) squares.push(captured);
  const side = position.castling(move);
  const rook = side && position.castlingSquares(side).rookFrom;
  if (rook) squares.push(rook);
  return squares;
}

/** 9.2.3: equal positions have the same side to move and stand no farther back than the last capture or pawn move. */
function occurrencesOf(position: Position, previous: Ply): number {
  let ply: Ply | null = previous.previous;
  for (let back = position.halfmoves - 2; ply && back >= 0; back -= 2) {
    if (ply.position.sameAs(position)) return ply.occurrences + 1;
    ply = ply.previous?.previous ?? null;
  }
  return 1;
}

function promotionsTo(act: Act, to: Move['to']): Move[] {
  const from = placedMove(act.placing)?.from;
  return from ? PROMOTION_ROLES.map((promotion) => ({ from, to, promotion })) : [];
}
