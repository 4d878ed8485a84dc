/**
 * What has happened in a game: the journal's lines and the output of `play`. A game is restored from its header and
 * its events alone, so an event holds facts, never instructions to screens or voices.
 */
import type { Concept } from '../editions/articles.ts';
import type { Color, PromotionRole, Square } from '../position/square.ts';
import type { MissingStep } from './act.ts';
import type { Actor, AlertKind, CommandKind, Ground, Penalty, Question, QuickplayGround } from './command.ts';

export type Result = Readonly<{ white: number; black: number }>;

/** What an alert tells the arbiter beyond its kind and article. `side` is the player concerned. */
export type AlertDetail = Readonly<{
  side: Color;
  /** The half-move concerned, made or on its way; of a claim the last one before it. */
  ply?: number;
  move?: string;
  missing?: readonly MissingStep[];
  ground?: Ground | 'increment' | 'two-hands';
  intended?: string;
  /** 11.12: verified for the arbiter, after a claim only. */
  correct?: boolean;
  /** 6.12.2: how many half-moves stand in the claimant's own score, on which a claim must rest. */
  ownScore?: number;
  zeroAt?: number;
  squares?: readonly Square[];
  /** The board contradicts itself on these squares: a sensor is in doubt, not the player. */
  sensor?: true;
  /** T31: a piece that stands as placed was lifted again. */
  released?: boolean;
  /** 6.10.1: by how much the computer's clock went on, which nobody was charged. */
  ms?: number;
}>;

export type EventBody = Readonly<
  | { event: 'started' }
  | {
      event: 'lifted';
      by: Actor;
      square: Square;
      board?: Color;
      as: 'touch' | 'needed' | 'astray' | 'mirror' | 'put-back';
    }
  | {
      event: 'inserted';
      by: Actor;
      square: Square;
      board?: Color;
      piece?: PromotionRole;
      as: 'placing' | 'astray' | 'mirror' | 'put-back';
    }
  | { event: 'moved'; by: Actor; move: string; announced: boolean }
  | { event: 'announced' | 'corrected'; by: Actor; of: Color; text?: string; move: string | null }
  | { event: 'repeated'; by: Actor; text?: string; move: string | null; equal: boolean }
  | { event: 'made'; side: Color; move: string; san: string }
  | { event: 'unmade'; side: Color; move: string }
  | { event: 'illegal'; side: Color; move: string | null }
  | { event: 'pressed'; by: Actor; side: Color; early: boolean }
  | { event: 'completed'; side: Color; ply: number; by: 'press' | 'next-move' | 'end' | 'reply' | 'ruling' }
  | { event: 'adjusting' | 'adjusted'; side: Color }
  | { event: 'touch-struck'; side: Color; square: Square }
  | { event: 'mirrored'; side: Color; ply: number }
  | {
      event: 'mirror-skipped';
      side: Color;
      ply: number;
      missing: readonly Square[];
      extra: readonly Square[];
    }
  | { event: 'draw-offered'; side: Color; ply: number; irregular: boolean; claim: boolean }
  | { event: 'draw-closed'; side?: Color; how: 'declined' | 'touched' | 'arbiter' }
  /** T06: the touch that had refused it was ruled accidental. */
  | { event: 'draw-reopened' }
  | { event: 'draws-allowed' }
  | { event: 'claimed'; by: Actor; ground: Ground | 'increment'; intended?: string }
  | { event: 'intended-due'; side: Color; move: string }
  | {
      event: 'claim-submitted';
      side: Color;
      because: QuickplayGround;
      fen: string;
      /** III.6.1.2: with the score, where the opponent is said to make no effort. */
      moves?: readonly string[];
    }
  | { event: 'claim-verified'; side: Color; position: boolean; score?: boolean }
  | {
      event: 'alert';
      to: 'arbiter';
      kind: AlertKind;
      article: string | null;
      id: number;
      detail: AlertDetail;
    }
  | { event: 'alert-ended'; id: number; kind: AlertKind; how: 'upheld' | 'rejected' | 'lapsed' | 'postponed' }
  /** The arbiter's decision as it is told to everybody: of what a player waits for, and of whatever is upheld. */
  | {
      event: 'ruled';
      id: number;
      kind: AlertKind;
      decision: 'uphold' | 'reject';
      side: Color;
      article: string | null;
      ground?: NonNullable<AlertDetail['ground']>;
    }
  /** Why the arbiter did what stands beside it in the log. */
  | { event: 'reasoned'; of: CommandKind; reason: string }
  | { event: 'handed-over'; desk: 'arbiter' | 'players' }
  | { event: 'arbiter-told'; text: string }
  | { event: 'illegal-counted'; side: Color; count: number; ply?: number }
  | { event: 'breach-cleared'; side: Color }
  | { event: 'promoted'; side: Color; move: string; san: string }
  | { event: 'boards-as-ruled' }
  | { event: 'time-changed'; side: Color; ms: number; article: string | null; reason: string }
  | { event: 'clocks-stopped'; reason: string; by: Actor; ruled: boolean }
  | { event: 'clock-started'; side: Color }
  | {
      event: 'clocks-set';
      whiteMs: number;
      blackMs: number;
      wasWhiteMs: number;
      wasBlackMs: number;
      reason: string;
    }
  /** The computer's clock was set, or the computer slept: so much was not counted. */
  | { event: 'clock-jumped'; ms: number; absent: boolean }
  | { event: 'increment-set'; ms: number }
  | { event: 'period-begun'; side: Color }
  | { event: 'flag-down'; side: Color }
  | { event: 'flag-dismissed'; side: Color }
  | {
      event: 'restored';
      ply: number;
      proposed: Readonly<{ whiteMs: number; blackMs: number }> | null;
      touches: 'kept' | 'none';
      pawnTo?: Square;
    }
  /** Training: back to the position after a half-move, the act on its way given up; a game that had ended goes on. */
  | { event: 'taken-back'; by: Actor; ply: number }
  /** Training: the last penalty is undone: the offences of that side are so many again, the time granted is gone. */
  | { event: 'ruling-lifted'; by: Actor; side: Color; count: number; ms: number }
  | { event: 'restarted'; reason: string }
  | { event: 'castling-struck'; side: Color; rook?: Square }
  | { event: 'moving-assistant-accepted'; side: Color }
  | { event: 'device-approved'; name: string }
  | { event: 'penalised'; side: Color; penalty: Penalty; ms?: number; article: string | null; reason: string }
  | { event: 'reported'; by: Actor; about: string }
  /** Another device decides this game from here on, by the arbiter's act. */
  | { event: 'table-taken'; device: string; reason: string }
  | { event: 'correction-proposed'; side: Color }
  | { event: 'arrived'; side: Color; lateMs: number; forfeitProposed: boolean }
  /** `by`: the assistant, where he keeps the score (D.2.10.3). */
  | { event: 'recorded'; side: Color; ply: number; move: string; by?: Actor }
  | { event: 'record-due'; side: Color; ply: number }
  | { event: 'record-exempt'; side: Color; exempt: boolean }
  | { event: 'score-viewed'; side: Color; count: number; tooOften: boolean }
  | { event: 'score-lent'; side: Color; moves: readonly string[] }
  | { event: 'scores-compared'; agree: boolean; ply: number }
  | {
      event: 'snapshot';
      fen: string;
      whiteMs: number | null;
      blackMs: number | null;
      running: Color | null;
      made: Readonly<Record<Color, number>>;
      completed: Readonly<Record<Color, number>>;
    }
  | { event: 'two-boards'; by: Actor }
  | { event: 'verdict'; ply: number; white: 'yes' | 'no' | 'unknown'; black: 'yes' | 'no' | 'unknown' }
  | { event: 'seal-ordered'; side: Color; sessionEndsAt?: number }
  | { event: 'sealed'; side: Color; moves: readonly string[]; text?: string; final: boolean }
  | {
      event: 'envelope-closed';
      resumption: string;
      side: Color;
      fen: string;
      number: number;
      usedWhiteMs: number;
      usedBlackMs: number;
      offer: boolean;
    }
  | { event: 'resumed'; present: readonly Color[]; clock: Color | null }
  /** `absent`: the player who sealed; his opponent may seal the reply (I.9.3). */
  | { event: 'envelope-opened'; move: string | null; absent?: Color }
  | { event: 'result-confirmed'; side: Color; white: number; black: number; agreed: boolean }
  | { event: 'noticed'; to: 'arbiter'; article: string | null; about: string; side?: Color }
  /** D.2.10.4: a player's question that waits for his assistant. */
  | { event: 'asked'; by: Actor; what: Question }
  | { event: 'told'; to: Actor; what: Question; answer: Answer }
  | { event: 'ended'; result: Result; article: string | null; concept: Concept | null; reason: string }
>;

/** The numbers that answer a question; words are made of them outside the core. */
export type Answer = Readonly<{
  ownMs?: number;
  ownUsedMs?: number;
  opponentMs?: number;
  opponentUsedMs?: number;
  whiteCompleted?: number;
  blackCompleted?: number;
  toControl?: number | null;
}>;

export type GameEvent = Readonly<{ at: number }> & EventBody;
export type EventKind = GameEvent['event'];
export type EventOf<K extends EventKind> = Matching<GameEvent, K>;
/** Also where two kinds share one description. */
type Matching<E, K> = E extends { event: infer X } ? ([K & X] extends [never] ? never : E) : never;
