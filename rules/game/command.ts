/**
 * What people and sensors ask of a game (interfaces.md, section 2). A command is data: whether it may be carried out
 * is decided by decide.ts, whether it is well formed by parseCommand.ts.
 */
import type { Color, PromotionRole, Square } from '../position/square.ts';

export const ACTORS = ['white', 'black', 'arbiter', 'white-assistant', 'black-assistant'] as const;
export type Actor = (typeof ACTORS)[number];

export const GROUNDS = ['threefold', 'fifty', 'illegal-move', 'touch-move', 'quickplay'] as const;
export type Ground = (typeof GROUNDS)[number];

/** III.6.1.1, III.6.1.2: why a claimant without an arbiter says that he cannot be beaten. */
export const QUICKPLAY_GROUNDS = ['cannot-win', 'no-effort'] as const;
export type QuickplayGround = (typeof QUICKPLAY_GROUNDS)[number];

export const QUESTIONS = ['ownTime', 'opponentTime', 'timeUsed', 'moves', 'toControl'] as const;
export type Question = (typeof QUESTIONS)[number];

export const ALERT_KINDS = [
  'illegal-move',
  'premature-press',
  'no-move-press',
  'incomplete-promotion',
  'touch-move',
  'claim',
  'flag',
  'divergence',
  'clock-defect',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** What an arbiter may say to an alert: III.5.2 alone lets him say it later. */
export const RULINGS = ['uphold', 'reject', 'postpone'] as const;
export type Ruling = (typeof RULINGS)[number];

/** 12.9.1 to 12.9.3; results of 12.9.4 to 12.9.6 are given by `result`, the rest is on record only. */
export const PENALTIES = ['warning', 'opponent-time', 'own-time', 'fine', 'exclusion', 'expulsion'] as const;
export type Penalty = (typeof PENALTIES)[number];

/**
 * Words as the edge understood them: the text, and the move that it names. A script may give the move alone. `moves`:
 * the words name none of these clearly; with no entry they fit no legal move at all.
 */
export type Utterance = Readonly<{ text?: string; move?: string; moves?: readonly string[] }>;

type Verdict = 'yes' | 'no' | 'unknown';

export type CommandBody = Readonly<
  | { do: 'start' }
  | { do: 'lift'; square: Square }
  | { do: 'insert'; square: Square; piece?: PromotionRole }
  | { do: 'move'; move: string; announced?: boolean }
  | ({ do: 'announce' | 'correct' | 'repeat' } & Utterance)
  /** `doubt`: holes by which the board contradicts itself, so that nobody can tell whether the move was placed. */
  | { do: 'press'; doubt?: readonly Square[] }
  | { do: 'adjust' }
  | { do: 'endAdjust' }
  | { do: 'offerDraw' }
  | { do: 'acceptDraw' }
  | { do: 'declineDraw' }
  | { do: 'resign' }
  | { do: 'claim'; ground: Ground; intended?: string; stopClocks?: boolean; because?: QuickplayGround }
  /** III.6: the opponent verifies the position that the claimant wrote down, and his score. */
  | { do: 'verifyClaim'; position: boolean; score?: boolean }
  | { do: 'requestIncrement' }
  | { do: 'claimFlag' }
  | { do: 'callArbiter'; reason: string }
  | { do: 'ask'; what: Question }
  /** D.2.10.4: the assistant passes on what his player has asked, where the event wants people to do so. */
  | { do: 'answer'; what: Question }
  /** `id`: that alert; without it the oldest open one of its kind. */
  | { do: 'rule'; on: AlertKind; decision: Ruling; id?: number }
  | { do: 'setClocks'; whiteMs: number; blackMs: number; incrementMs?: number; reason: string }
  | { do: 'restart' }
  | { do: 'restore'; ply: number }
  | { do: 'result'; white: number; black: number; reason: string }
  // Kinds of our own, each documented by `play --help`.
  | { do: 'accidental'; square: Square }
  | { do: 'stop'; reason: string }
  | { do: 'bothFlags' }
  | { do: 'snapshot' }
  | { do: 'demandTwoBoards' }
  | { do: 'acceptMovingAssistant'; side: Color }
  | { do: 'approveDevice'; name: string }
  | { do: 'penalty'; side: Color; penalty: Penalty; ms?: number; reason: string }
  | { do: 'grantTime'; whiteMs: number; blackMs: number; reason: string }
  | { do: 'twoHands'; side: Color }
  | { do: 'agreeCorrection' }
  | { do: 'wrongStart' }
  | { do: 'coloursReversed'; restart?: boolean }
  | { do: 'boardTurned' }
  | { do: 'misplacedCastling'; side: Color; rook?: Square }
  | { do: 'nextPeriod'; side: Color }
  | { do: 'arrive' }
  | { do: 'record'; move: string; ply?: number }
  | { do: 'viewScore' }
  | { do: 'borrowScore' }
  | { do: 'confirmResult'; white: number; black: number }
  | { do: 'report'; about: string }
  /** D.2.9: the squares on which a board's sensors differ from the game; none once they agree again. */
  | { do: 'compare'; squares: readonly Square[] }
  /** 6.10.1: the computer's clock went on or back by so much that the game did not count; `absent`: while it was closed. */
  | { do: 'clockJumped'; ms: number; absent: boolean }
  | { do: 'allowDraw' }
  | { do: 'verdict'; ply: number; white: Verdict; black: Verdict }
  | { do: 'pause' }
  /** Training only: the hand's act, or else the last half-move, is taken back; the last penalty is lifted. */
  | { do: 'takeBack' }
  | { do: 'liftRuling' }
  | { do: 'orderSeal'; sessionEndsAt?: number }
  | { do: 'seal'; move?: string; moves?: readonly string[]; text?: string }
  | { do: 'closeEnvelope'; resumption: string }
  | { do: 'resume'; present: readonly Color[] }
  /** `move`: what sealed words mean; `faulty`: that they mean nothing clear (I.8). */
  | { do: 'openEnvelope'; move?: string; faulty?: boolean }
  | { do: 'envelopeLost'; move: string }
  /** A computer that everybody shares is handed to the arbiter, and back. */
  | { do: 'handOver'; to: 'arbiter' | 'players' }
  /** 12.2.4: word from the arbiter to everybody at the board. */
  | { do: 'tell'; text: string }
>;

/** `reason`: the arbiter's, for what he does; it stands in the log with it. */
export type Command = Readonly<{ at: number; by: Actor; reason?: string }> & CommandBody;
export type CommandKind = Command['do'];
export type CommandOf<K extends CommandKind> = Extract<Command, { do: K }>;

const SIDES: Readonly<Record<Actor, Color | null>> = {
  white: 'white',
  black: 'black',
  arbiter: null,
  'white-assistant': 'white',
  'black-assistant': 'black',
};

/** The side an actor speaks for; null for the arbiter. */
export function sideOf(actor: Actor): Color | null {
  return SIDES[actor];
}

export function isAssistant(actor: Actor): boolean {
  return actor === 'white-assistant' || actor === 'black-assistant';
}
