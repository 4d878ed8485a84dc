/** A game as its events have left it. Immutable; made by apply.ts alone. */
import type { Concept } from '../editions/articles.ts';
import { articleFor } from '../editions/articles.ts';
import type { Regime } from '../editions/edition.ts';
import { applyOptions } from '../editions/options.ts';
import type { EditionParameters } from '../editions/parameters.ts';
import { regimeOf } from '../editions/regime.ts';
import { lacksSupervision } from '../editions/supervision.ts';
import type { Move } from '../position/move.ts';
import { INITIAL_FEN, Position } from '../position/position.ts';
import { COLORS, type Color, opposite, type PromotionRole, type Square } from '../position/square.ts';
import { type Act, newAct } from './act.ts';
import { type ByColor, type Clock, newClock } from './clock.ts';
import type { AlertKind, Question } from './command.ts';
import type { AlertDetail, Result } from './event.ts';
import type { GameHeader } from './header.ts';
import { type Astray, EMPTY_HAND, NOTHING_ASTRAY } from './peg.ts';
import type { BoardAsItStands, PutBack } from './putBack.ts';
import type { RefusalCode } from './refusal.ts';

/** A half-move of the game. Plies form a chain, so that restoring an earlier position costs nothing. */
export type Ply = Readonly<{
  number: number;
  previous: Ply | null;
  side: Color | null;
  move: Move | null;
  san: string;
  position: Position;
  at: number;
  /** 7.5.1: placed and pressed though no legal move gives it. */
  illegal: boolean;
  /** 1.4.1: it left a side without its king. It is not carried out in the position and cannot stand. */
  kingless: boolean;
  /** 7.5.2: the arbiter made the pawn a queen. Whether that ends the game is his to say too. */
  queened: boolean;
  /** 7.5.5: an offence in this move, which stands, has been counted. */
  penalised: boolean;
  /** The act as it stood when the move was made: for a slip (D.2.8) and for rulings. */
  act: Act | null;
  /** Words that name it were said by or for the player (D.2.1). */
  announced: boolean;
  offer: boolean;
  /** 9.2: how often this position has stood, this time included. */
  occurrences: number;
  made: ByColor<number>;
  /** What both clocks showed when it was completed: proposed when it is restored (7.1). */
  clocksAt: ByColor<number> | null;
  /** 5.2.2, 6.9: who can still mate from its position, once that has been found out. */
  verdict: Verdict | null;
}>;

export type Verdict = ByColor<'yes' | 'no' | 'unknown'>;

/** D.1, two boards: the opponent's move that a player still has to carry out on his own. */
export type Mirror = Readonly<{
  ply: number;
  lifted: readonly Square[];
  filled: readonly Square[];
  /** The new piece that was put in for a pawn. */
  promoted: PromotionRole | null;
  diverged: boolean;
}>;

export type Alert = Readonly<{
  id: number;
  kind: AlertKind;
  article: string | null;
  at: number;
  detail: AlertDetail;
}>;

export type Offer = Readonly<{ side: Color; ply: number; claim: boolean }>;

/**
 * The clock was pressed before the move was made: the press waits for a ruling or is made good. Without an alert, where
 * no Law is broken by it, it is simply made good by the move.
 */
export type EarlyPress = Readonly<{ side: Color; alert: number | null; wordsSaid: boolean; placed: boolean }>;

export type Ending = Readonly<{
  result: Result;
  article: string | null;
  concept: Concept | null;
  at: number;
}>;

export type Adjournment = Readonly<{
  side: Color;
  sessionEndsAt: number | null;
  sealed: Readonly<{ moves: readonly string[]; text: string | null }> | null;
  closed: boolean;
  resumed: readonly Color[] | null;
  resumedAt: number | null;
  /** I.9.3: a reply sealed to this half-move, because the player who had sealed is absent. */
  replyTo: number | null;
  /** I.8: the envelope was opened and its words are not clear: the arbiter reads them. */
  unclear: boolean;
}>;

/** Both clocks stand. After a ruling the restart is for the player who must act, otherwise for the clock that ran. */
export type Stopped = Readonly<{ ran: Color | null; ruled: boolean }>;

export type GameState = Readonly<{
  header: GameHeader;
  parameters: EditionParameters;
  regime: Regime;
  /** `submitted`: III.6, a claim has ended the game, and an arbiter elsewhere will say how. */
  phase: 'waiting' | 'playing' | 'adjourned' | 'submitted' | 'over';
  at: number;
  start: Position;
  ply: Ply;
  act: Act;
  /** Plies that are made but not completed; few, so a list. */
  uncompleted: readonly number[];
  clock: Clock | null;
  /** Both clocks stand: moves and presses wait for the arbiter's restart (6.11.3). */
  stopped: Stopped | null;
  astray: ByColor<Astray>;
  /** What is to be put back on each board after a ruling. */
  putBack: ByColor<PutBack | null>;
  /** 7.1: a position was restored, or the clocks set, since play last went on: with both the periods go back too. */
  restoring: boolean;
  timesSet: boolean;
  mirror: ByColor<Mirror | null>;
  early: EarlyPress | null;
  illegal: ByColor<number>;
  /** 7.5.5: the last penalty, and the time that the opponent got by it. */
  penalty: Readonly<{ side: Color; ms: number }> | null;
  /** 9.1.2.1: a player's offer ends by the opponent's answer or touch alone, so both may have one open. */
  offers: ByColor<Offer | null>;
  /** Refused by a touch of the present move, after those `before`: open again if the touch was accidental (T06). */
  offerTouched: Readonly<{ offer: Offer; before: readonly Square[] }> | null;
  drawsAllowed: boolean;
  alerts: readonly Alert[];
  nextAlert: number;
  ending: Ending | null;
  deviceApproved: boolean;
  movingAssistant: ByColor<boolean>;
  /** A.5.2: a player's proposal to correct an illegal move without the arbiter. */
  correction: Color | null;
  /** 8.1, D.2.7: each player's own entries, kept apart from what the boards report. */
  entries: ByColor<readonly string[]>;
  /** D.2.10.4: what each player has asked and his assistant has not answered yet. */
  asked: ByColor<readonly Question[]>;
  /** 8.4: the period in which a player became exempt from recording. */
  exempt: ByColor<number | null>;
  views: ByColor<number>;
  offersSinceMove: ByColor<number>;
  adjournment: Adjournment | null;
  confirmed: ByColor<Result | null>;
  /** I.13: the half-move after which an adjourned game was taken up again. */
  resumedPly: number | null;
  /** The table's own screen is the arbiter's, until he gives it back to the players. */
  handedOver: boolean;
}>;

export const NOTHING_TO_PUT_BACK: ByColor<PutBack | null> = { white: null, black: null };

export type NewGame = { ok: true; state: GameState } | { ok: false; reason: string };

export function newGame(header: GameHeader): NewGame {
  const options = applyOptions(header.edition, header.options);
  if (!options.ok) return options;
  const { parameters, deviceApproved } = options;
  if (header.variant === 'chess960' && articleFor(header.edition, 'chess960') === null)
    return { ok: false, reason: `the Laws of ${header.edition} do not provide for Chess960` };
  const clock = header.timeControl && newClock(header.timeControl, parameters.incrementBeforeFirstMove);
  if (clock && clock.left.white + clock.delayLeft === 0)
    return { ok: false, reason: 'the time control gives no time for the first move' };
  const regime = regimeOf(parameters, header.supervision, header.timeControl);
  const unsupervised = lacksSupervision(header.edition, regime, header.gamesPerArbiter ?? 1);
  if (unsupervised) return { ok: false, reason: unsupervised };
  const parsed = Position.parse(header.startFen ?? INITIAL_FEN, header.variant);
  if (!parsed.ok) return { ok: false, reason: `startFen: ${parsed.reason}` };
  const { position } = parsed;
  const both = <T>(value: T): ByColor<T> => ({ white: value, black: value });
  return {
    ok: true,
    state: {
      header,
      parameters,
      regime,
      // Without a clock nothing has to be started, but what forbids the start forbids the game.
      phase:
        header.timeControl || blocksStart({ header, parameters, deviceApproved }) ? 'waiting' : 'playing',
      at: 0,
      start: position,
      ply: {
        number: 0,
        previous: null,
        side: null,
        move: null,
        san: '',
        position,
        at: 0,
        illegal: false,
        kingless: false,
        queened: false,
        penalised: false,
        act: null,
        announced: true,
        offer: false,
        occurrences: 1,
        made: both(0),
        clocksAt: null,
        verdict: null,
      },
      act: newAct(position.turn, header[position.turn].board === 'peg'),
      uncompleted: [],
      clock,
      stopped: null,
      astray: both(NOTHING_ASTRAY),
      putBack: NOTHING_TO_PUT_BACK,
      restoring: false,
      timesSet: false,
      mirror: both(null),
      early: null,
      illegal: both(0),
      penalty: null,
      offers: both(null),
      offerTouched: null,
      drawsAllowed: false,
      alerts: [],
      nextAlert: 1,
      ending: null,
      deviceApproved,
      movingAssistant: both(false),
      correction: null,
      entries: both([]),
      asked: both([]),
      exempt: both(null),
      views: both(0),
      offersSinceMove: both(0),
      adjournment: null,
      confirmed: both(null),
      resumedPly: null,
      handedOver: false,
    },
  };
}

/** Why a game may not begin yet: 11.3.2, an unapproved device; D.2.11, no assistant against a deaf opponent. */
export function blocksStart(
  state: Pick<GameState, 'header' | 'parameters' | 'deviceApproved'>,
): Readonly<{ concept: Concept; code: RefusalCode }> | null {
  const { header, parameters, deviceApproved } = state;
  if (!deviceApproved) return { concept: 'deviceApproved', code: 'device-not-approved' };
  const lacksAssistant = COLORS.some((side) => {
    const blind = header[opposite(side)];
    const helped = blind.assistant !== null || header[side].assistant !== null;
    return header[side].deaf && blind.board === 'peg' && !helped;
  });
  return parameters.blind.assistantRequiredWithDeaf && lacksAssistant
    ? { concept: 'deafOpponent', code: 'assistant-required' }
    : null;
}

export function cite(state: GameState, concept: Concept): string | null {
  return articleFor(state.header.edition, concept);
}

/** 1.3: the player who has the move. */
export function onMove(state: GameState): Color {
  return state.ply.position.turn;
}

/** One board serves both, or each has his own (D.1). */
export function boardOf({ header }: Pick<GameState, 'header'>, color: Color): Color {
  return header.boards === 'one' ? 'white' : color;
}

/** A side's board as it stands, as far as the acts on it tell. */
export function boardAsItStands(state: GameState, side: Color): BoardAsItStands {
  const { ply, act } = state;
  const astray = state.astray[boardOf(state, side)];
  const mirror = state.mirror[side];
  const before = ply.previous?.position;
  if (mirror && before && mirror.ply === ply.number) {
    const lifted = mirror.lifted.flatMap((origin) => {
      const piece = before.pieceAt(origin);
      return piece ? [{ origin, piece, order: 0 }] : [];
    });
    const filled = mirror.filled.map((square) => ({ square, promoted: null, order: 1 }));
    return { shows: before, hand: { lifted, filled, order: 1 }, astray };
  }
  const shared = state.header.boards === 'one' || act.color === side;
  return { shows: ply.position, hand: shared ? act.hand : EMPTY_HAND, astray };
}

/** The last ply of a side, if it is the last or the one before it. */
export function lastPlyOf(state: GameState, color: Color): Ply | null {
  if (state.ply.side === color) return state.ply;
  return state.ply.previous?.side === color ? state.ply.previous : null;
}

export function isUncompleted(state: GameState, ply: Ply): boolean {
  return ply.number > 0 && state.uncompleted.includes(ply.number);
}

/** Moves that a side has completed (6.2.1). */
export function completedMoves(state: GameState, color: Color): number {
  const open = state.uncompleted.filter((number) => sideOfPly(state, number) === color).length;
  return state.ply.made[color] - open;
}

export function completedByEach(state: GameState): ByColor<number> {
  return { white: completedMoves(state, 'white'), black: completedMoves(state, 'black') };
}

export function sideOfPly(state: GameState, number: number): Color {
  return number % 2 === 1 ? state.start.turn : opposite(state.start.turn);
}

/** Whether a side's clock runs; without a time control the side on move is taken to run. */
export function isRunning(state: GameState, color: Color): boolean {
  return state.clock ? state.clock.running === color : state.phase === 'playing' && !state.stopped;
}

/**
 * 6.11.3: whose clock the arbiter starts: that of the player who has the move, but where a sighted player has to
 * announce before he presses, of him until he has done both (U04b).
 */
export function mustAct(state: GameState): Color {
  const { ply, parameters, header } = state;
  const { side, announced, illegal } = ply;
  const owesWords = parameters.sightedMustAnnounceBeforePress && !announced && !illegal;
  return owesWords && side && header[side].board === 'normal' && isUncompleted(state, ply)
    ? side
    : onMove(state);
}

/** 5.2.2, 6.9 …: whether a side can mate by any series of legal moves. Exact where a verdict is known. */
export function canStillMate({ ply }: GameState, color: Color): boolean {
  const known = ply.verdict?.[color] ?? 'unknown';
  return known === 'unknown' ? !ply.position.hasInsufficientMaterial(color) : known === 'yes';
}

/** The order to seal that a player is under: his next move is the sealed one. A reply of I.9.3 is free to him. */
export function mustSeal({ adjournment }: GameState, side: Color): boolean {
  return adjournment?.side === side && adjournment.replyTo === null;
}
