import type { Regime } from './edition.ts';

type PerRegime<T> = Readonly<Record<Regime, T>>;

/** Who may act on an illegal move, and when: any time in the game, or only before the opponent's move. */
export type IllegalMoveTrigger = 'found' | 'claimBeforeOpponentMove' | 'observedOrClaimBeforeOpponentMove';

/** An illegal move on which the arbiter acts unasked, although the regime otherwise waits for a claim. */
export type IllegalMoveException = 'bothKingsInCheck' | 'unfinishedPromotion';

export type IllegalMoveRule = Readonly<{
  /** Seconds to the opponent for each offence short of the losing one. */
  bonusSec: number | null;
  /** Number of the offence that loses the game. */
  lossAt: number | null;
  /** Number of the offence from which the opponent may claim the win. */
  claimWinAt: number | null;
  drawIfOpponentCannotMate: boolean;
  trigger: IllegalMoveTrigger;
  arbiterActsOn: readonly IllegalMoveException[];
  /** What remains once the opponent has moved; `mutual` is a correction both players agree on. */
  laterCorrection: 'restore' | 'none' | 'mutual';
}>;

/** Guidelines III.4: an increment asked for instead of claiming the draw. */
export type IncrementRequest = Readonly<{ sec: number; opponentBonusSec: number; isDrawOffer: boolean }>;

/** `local`: the words of the country; `de`: the German words of the appendix. */
export type AnnouncementWords = 'local' | 'de';

/**
 * Everything in which the editions of the Laws differ, as values: the game reads these and never asks
 * for the edition itself. Times are in the unit the name ends with.
 */
export type EditionParameters = Readonly<{
  /** The day the edition came into force. */
  effective: string;
  /** Language of the text the values were taken from. */
  seed: string;
  /** The letter or article under which each subject stands in this edition. */
  appendix: Readonly<{
    rapid: string;
    blitz: string;
    notation: string;
    blind: string;
    adjourn: string;
    quickplay: string;
    quickplayNoArbiter: string;
    chess960: string | null;
  }>;

  defaultTimeMin: number;
  /** `default`: the same as `defaultTimeMin`. */
  resumptionDefaultMin: number | 'default';
  incrementBeforeFirstMove: boolean;
  turnPassesAt: 'made';
  completionByNextMove: boolean;
  pressAfterReplyAllowed: boolean;

  touchTest: 'deliberate' | 'intent';
  adjustNeedsOwnClockRunning: boolean;
  /** `arbiter`: several touched pieces of each colour are his to judge. */
  bothColoursTouched: 'firstWithFirst' | 'arbiter';
  touchMoveOnRequestOnly: PerRegime<boolean>;

  boardEndNeedsArticle4: boolean;
  resignDrawException: boolean;
  agreedDrawMinMovesEach: number;
  eventMayBarDraws: boolean;
  /** No agreed draw before this move, or `never`, without the arbiter. */
  drawOfferMinMove: number | 'never' | null;
  claimLostOn: 'move' | 'touch';
  claimClock: 'playerMustStop' | 'playerMayStop' | 'playerOrArbiterStops';
  intendedMoveImmutable: boolean;
  fiftyMovesCount: 'made' | 'completed';
  fivefold: boolean;
  moves75: boolean;

  illegal: PerRegime<IllegalMoveRule>;
  incompletePromotion: 'reinstate' | 'queen';
  pressWithoutMove: 'none' | 'asIllegal';
  twoHands: Readonly<{
    asIllegal: boolean;
    moves: readonly ('castling' | 'capture' | 'promotion' | 'any')[];
    needsPress: boolean;
  }>;
  illegalPositionWatch: PerRegime<'waitOneMoveThenDraw' | null>;
  /** Moves by each below which the game is restarted; null: it goes on unless the arbiter rules otherwise. */
  coloursReversedRestartBelow: number | null;
  wrongClaim: Readonly<{
    opponentBonusSec: PerRegime<number>;
    /** Half the claimant's time, three minutes at most, is taken, but one minute is left to him. */
    claimantCut: 'half-max180-floor60' | null;
  }>;

  /** Moves by each after which the claim is closed; null: never. */
  setupClaimClosesAfter: PerRegime<number | null>;
  clockSettingClosesAfter: PerRegime<number | null>;
  clockSettingScheduleException: boolean;
  misplacedCastling: PerRegime<'kingQueenSwap' | 'kingOrRook' | null>;
  flagCall: PerRegime<'arbiterOrPlayer' | 'playerOnly' | 'playerOnlyExceptBothFallen'>;
  timeClaimNeedsOwnFlagUp: PerRegime<boolean>;
  bothFlags: PerRegime<'lastPeriodDrawElseContinue' | 'draw' | 'byTimeOrder' | 'guidelinesIII'>;

  recordRequired: PerRegime<boolean>;
  recordExempt: Readonly<{ belowSec: number; incrementBelowSec: number; latchToPeriodEnd: boolean }>;
  /** How often the arbiter's score may be looked at; null: no such right. */
  scoresheetViewsMax: PerRegime<number | null>;
  electronicScoresheet: false | 'FIDE-certified';
  disabledNoClockDeduction: boolean;

  rapid: Readonly<{
    min: number;
    minIncl: boolean;
    max: number;
    maxIncl: boolean;
    incrementFactor: number;
  }>;
  blitz: Readonly<{ max: number; maxIncl: boolean; incrementFactor: number }>;

  /** `builtIn`: the old Laws held it for every last period, unannounced and without III.4. */
  guidelinesIII: boolean | 'builtIn';
  quickplay: Readonly<{
    belowSec: number;
    postponeBonusSec: number;
    rejectBonusSec: number;
    incrementRequest: IncrementRequest | null;
    noIncrementOnly: boolean;
    regimes: PerRegime<boolean>;
    final: boolean;
  }>;

  points: Readonly<{ win: number; draw: number; loss: number }>;

  sightedMustAnnounceBeforePress: boolean;
  blind: Readonly<{
    ranks: AnnouncementWords;
    castling: AnnouncementWords;
    pieces: AnnouncementWords;
    arbiterMayChangeWords: boolean;
    announcePromotion: boolean;
    talkingClock: boolean;
    record: readonly ('braille' | 'longhand' | 'tape' | 'recordingDevice')[];
    sightedWithoutAssistant: 'selfDoesAB' | 'assistantAB';
    assistantMirrorsOn: 'opponentBoard' | 'bothBoards';
    assistantRequiredWithDeaf: boolean;
    adaptedBy: 'organiser' | 'tournamentDirector' | 'organiserAfterArbiter';
  }>;

  deviceRule:
    | 'ringsLoses-arbiterFixesOpponentScore'
    | 'soundLoses-opponentWins-drawIfCannotWin'
    | 'onPersonLoses-opponentWins-eventMayBeMilder';
}>;
