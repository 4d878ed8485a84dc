/** What lifts, inserts and words do to the state (Art. 4, D.2.2, D.2.3, D.1). */
import { parseUci } from '../position/move.ts';
import { type Color, opposite, type Square } from '../position/square.ts';
import { type Act, namesMove, placeWhole, reread, settle } from './act.ts';
import { withSide } from './clock.ts';
import { sideOf } from './command.ts';
import { insert, insertAstray, isFilled, lift, liftAstray, NOTHING_ASTRAY } from './peg.ts';
import { afterInsert, afterLift, type PutBack } from './putBack.ts';
import type { Reducers } from './reducers.ts';
import { boardOf, type GameState, type Mirror } from './state.ts';

type Kinds =
  | 'lifted'
  | 'inserted'
  | 'moved'
  | 'announced'
  | 'corrected'
  | 'repeated'
  | 'adjusting'
  | 'adjusted'
  | 'touch-struck'
  | 'mirrored'
  | 'mirror-skipped';

export const BOARD_REDUCERS: Reducers<Kinds> = {
  lifted: (state, event) => {
    const side = event.board ?? sideOf(event.by) ?? state.act.color;
    switch (event.as) {
      case 'put-back':
        return withPutBack(state, side, event.square, afterLift);
      case 'astray':
        return withAstray(state, side, liftAstray(state.astray[boardOf(state, side)], event.square));
      case 'mirror':
        return withMirror(state, side, (mirror) =>
          mirror.filled.includes(event.square)
            ? {
                ...mirror,
                filled: mirror.filled.filter((square) => square !== event.square),
                promoted: event.square === state.ply.move?.to ? null : mirror.promoted,
              }
            : { ...mirror, lifted: [...mirror.lifted, event.square] },
        );
      case 'touch':
      case 'needed': {
        const { act } = state;
        const position = state.ply.position;
        const fromHole = act.hand.filled.some((hole) => hole.square === event.square);
        const piece = position.pieceAt(event.square);
        const listed = fromHole || !piece || act.touches.some((touch) => touch.square === event.square);
        const touches =
          event.as === 'touch' && !listed ? [...act.touches, { square: event.square, piece }] : act.touches;
        const lifted: Act = { ...act, touches, whole: false, hand: lift(act.hand, position, event.square) };
        return {
          ...state,
          act: settle(lifted, position, state.parameters),
          putBack: withSide(state.putBack, boardOf(state, side), null),
        };
      }
    }
  },

  inserted: (state, event) => {
    const side = event.board ?? sideOf(event.by) ?? state.act.color;
    switch (event.as) {
      case 'put-back':
        return withPutBack(state, side, event.square, afterInsert);
      case 'astray':
        return withAstray(state, side, insertAstray(state.astray[boardOf(state, side)], event.square));
      case 'mirror':
        return withMirror(state, side, (mirror) => ({
          ...mirror,
          filled: [...mirror.filled, event.square],
          promoted: event.piece ?? mirror.promoted,
        }));
      case 'placing': {
        const hand = insert(state.act.hand, event.square, event.piece ?? null);
        return { ...state, act: settle({ ...state.act, hand }, state.ply.position, state.parameters) };
      }
    }
  },

  moved: (state, event) => {
    const move = parseUci(event.move);
    if (!move) return state;
    const { position } = state.ply;
    const words = event.announced ? { move, text: null } : state.act.words; // said before it, they still count
    return {
      ...state,
      act: placeWhole({ ...state.act, words }, position, position.read(move), state.parameters),
    };
  },

  announced: (state, event) => withWords(state, event),
  corrected: (state, event) => withWords(state, event),
  repeated: (state) => state,

  adjusting: (state) => withAct(state, { ...state.act, adjusting: true }),
  adjusted: (state) => withAct(state, { ...state.act, adjusting: false }),

  'touch-struck': (state, event) => {
    const touches = state.act.touches.filter((touch) => touch.square !== event.square);
    const act = { ...state.act, touches };
    return { ...state, act: reread(act, state.ply.position, state.parameters) }; // what is placed may keep Article 4 now
  },

  mirrored: (state, event) => ({ ...state, mirror: withSide(state.mirror, event.side, null) }),

  'mirror-skipped': (state, event) => ({
    ...withAstray(state, event.side, { missing: event.missing, extra: event.extra }),
    mirror: withSide(state.mirror, event.side, null),
  }),
};

function withAct(state: GameState, act: Act): GameState {
  return { ...state, act: settle(act, state.ply.position, state.parameters) };
}

function withPutBack(
  state: GameState,
  side: Color,
  square: Square,
  change: (back: PutBack, square: Square, belongs: boolean) => PutBack | null,
): GameState {
  const board = boardOf(state, side);
  const back = state.putBack[board];
  if (!back) return state;
  const { act, ply } = state;
  const belongs = isFilled(ply.position, act.hand, NOTHING_ASTRAY, square);
  return { ...state, putBack: withSide(state.putBack, board, change(back, square, belongs)) };
}

function withAstray(state: GameState, side: Color, astray: GameState['astray']['white']): GameState {
  return { ...state, astray: withSide(state.astray, boardOf(state, side), astray) };
}

function withMirror(
  state: GameState,
  side: 'white' | 'black',
  change: (mirror: Mirror) => Mirror,
): GameState {
  const mirror = state.mirror[side];
  return mirror ? { ...state, mirror: withSide(state.mirror, side, change(mirror)) } : state;
}

/** Words belong to the act on its way, or to the move just made (D.2.8; U03). */
function withWords(
  state: GameState,
  event: Readonly<{ of: 'white' | 'black'; text?: string; move: string | null }>,
): GameState {
  const words = { move: event.move === null ? null : parseUci(event.move), text: event.text ?? null };
  if (state.act.color === event.of) return withAct(state, { ...state.act, words });
  const { ply } = state;
  if (ply.side !== event.of || opposite(event.of) !== state.act.color) return state;
  const before = ply.previous?.position;
  const announced = before && ply.move ? namesMove(words, ply.move, before, state.parameters) : true;
  return { ...state, ply: { ...ply, announced, act: ply.act && { ...ply.act, words } } };
}
