/**
 * What a claim is bound to, before it is made and once it is made, as the edition in force has it: who decides, who stops
 * the clocks, when the right is lost, what a wrong claim costs. Words are made of it by the catalogues. Whether a claim
 * would be right is told to nobody (11.12): nothing here looks at the position.
 */
import type { Concept } from '#rules/editions/articles.ts';
import { flagConcepts } from '#rules/game/claims.ts';
import { type Actor, type Ground, isAssistant, sideOf } from '#rules/game/command.ts';
import { mayWarn } from '#rules/game/hearing.ts';
import { helpsSighted } from '#rules/game/permission.ts';
import { cite, type GameState } from '#rules/game/state.ts';
import type { ClaimText } from './texts/texts.ts';

/** Everything that a person may claim or ask the arbiter for. */
export const CLAIMS = [
  'threefold',
  'fifty',
  'flag',
  'illegal-move',
  'touch-move',
  'quickplay',
  'increment',
] as const satisfies readonly (Ground | 'flag' | 'increment')[];
export type Claim = (typeof CLAIMS)[number];

/** `ms` is put into words by the screen. */
export type Sentence = Readonly<{
  key: ClaimText;
  article?: string | null;
  ms?: number;
  count?: number;
}>;

/** What the Laws and the event let a person claim in this game at all; not whether it would be right. */
export function claimsOf(state: GameState, by: Actor): readonly Claim[] {
  const side = sideOf(by);
  if (!side) return [];
  const { clock, header } = state;
  if (isAssistant(by)) {
    const may = header[side].assistant?.duties.includes('D.2.10.5') && !helpsSighted(state, side);
    return may && clock ? ['flag'] : []; // D.2.10.5
  }
  return CLAIMS.filter((claim) => {
    if (claim === 'flag') return clock !== null;
    if (claim === 'quickplay') return hasQuickplay(state);
    if (claim === 'increment')
      return hasQuickplay(state) && state.parameters.quickplay.incrementRequest !== null;
    return true;
  });
}

/** III.1, III.2: announced for the event (05, 09: always), without an increment, and not in blitz. */
function hasQuickplay({ clock, parameters, regime }: GameState): boolean {
  const { quickplay, guidelinesIII } = parameters;
  if (!clock || guidelinesIII === false || !quickplay.regimes[regime]) return false;
  return !(quickplay.noIncrementOnly && clock.incrementMs > 0);
}

/** 9.5: 2009 leaves it to the player; III.5 lets him too, but for 2005. */
export function mayLeaveClocks(state: GameState, claim: Claim): boolean {
  const { claimClock } = state.parameters;
  if (claim === 'quickplay') return claimClock !== 'playerMustStop';
  return (claim === 'threefold' || claim === 'fifty') && claimClock === 'playerMayStop';
}

/** Told before the claim is made. */
export function beforeClaim(state: GameState, claim: Claim, intended: boolean): readonly Sentence[] {
  const decides: Sentence = { key: mayWarn(state) ? 'programRules' : 'arbiterRules' };
  switch (claim) {
    case 'threefold':
    case 'fifty':
      return [...drawBefore(state, claim, intended), decides];
    case 'flag':
      return [...flagBefore(state), decides];
    case 'illegal-move':
      return [...illegalBefore(state), decides];
    case 'touch-move':
      return [
        article(state, 'complaint'),
        { key: 'touchBefore' },
        { key: 'clocksStop' },
        { key: 'touchUpheld' },
        { key: 'nothingLost' },
        decides,
      ];
    case 'quickplay':
      return [...quickplayBefore(state), decides];
    case 'increment':
      return [...incrementBefore(state), decides];
  }
}

function article(state: GameState, concept: Concept): Sentence {
  return { key: 'article', article: cite(state, concept) };
}

/** 9.2 to 9.5. */
function drawBefore(state: GameState, claim: 'threefold' | 'fifty', intended: boolean): Sentence[] {
  const { parameters, regime } = state;
  const clocks = {
    playerMustStop: 'mustStop',
    playerMayStop: 'mayStop',
    playerOrArbiterStops: 'clocksStop',
  } as const satisfies Record<typeof parameters.claimClock, ClaimText>;
  const { opponentBonusSec, claimantCut } = parameters.wrongClaim;
  return [
    article(state, `${claim}${intended ? 'Intended' : 'OnBoard'}`),
    { key: parameters.claimLostOn === 'touch' ? 'beforeTouch' : 'beforeMove' },
    ...(intended ? [{ key: parameters.intendedMoveImmutable ? 'writtenFinal' : 'written' } as const] : []),
    ...(state.clock ? [{ key: clocks[parameters.claimClock] } as const] : []),
    { key: 'noWithdrawal' },
    { key: 'isOffer' },
    { key: 'drawnIfRight' },
    ...(state.clock ? [{ key: 'wrongCosts', ms: opponentBonusSec[regime] * 1000 } as const] : []),
    ...(state.clock && claimantCut ? [{ key: 'wrongCut' } as const] : []),
    ...(intended ? [{ key: 'wrongMustPlay' } as const] : []),
  ];
}

/** 6.8, 6.9; 05 and 09 limited: the claimant's own flag must be up. */
function flagBefore(state: GameState): Sentence[] {
  const { parameters, regime } = state;
  return [
    article(state, flagConcepts(state).claimed),
    { key: 'clocksStop' },
    ...(parameters.timeClaimNeedsOwnFlagUp[regime] ? [{ key: 'ownFlagUp' } as const] : []),
    { key: 'flagUpheld' },
    { key: 'flagNotDown' },
  ];
}

/** 7.5.1, 7.5.5 and the rapid and blitz rules. */
function illegalBefore(state: GameState): Sentence[] {
  const { parameters, regime } = state;
  const { trigger, bonusSec, lossAt, claimWinAt } = parameters.illegal[regime];
  return [
    article(state, trigger === 'found' ? 'illegalMove' : 'rapidIllegal'),
    { key: 'beforeMove' },
    { key: 'clocksStop' },
    ...(claimWinAt !== null ? [{ key: 'illegalWins' } as const] : []),
    ...(claimWinAt === null ? [{ key: 'illegalUpheld' } as const] : []),
    ...(bonusSec !== null && claimWinAt === null && state.clock
      ? [{ key: 'illegalBonus', ms: bonusSec * 1000 } as const]
      : []),
    ...(lossAt !== null && claimWinAt === null ? [{ key: 'illegalLoss', count: lossAt } as const] : []),
    { key: 'nothingLost' },
  ];
}

/** III.5, III.6; 05 and 09: Article 10. */
function quickplayBefore(state: GameState): Sentence[] {
  const { quickplay, claimClock } = state.parameters;
  const below: Sentence = { key: 'belowOnMove', ms: quickplay.belowSec * 1000 };
  if (state.header.arbiterPresent === false)
    return [article(state, 'quickplayNoArbiter'), below, { key: 'noArbiter' }];
  return [
    article(state, 'quickplayClaim'),
    below,
    { key: claimClock === 'playerMustStop' ? 'mustStop' : 'mayStop' },
    { key: 'isOffer' },
    { key: 'quickplayRuling' },
    { key: 'wrongCosts', ms: quickplay.rejectBonusSec * 1000 },
  ];
}

/** III.4. */
function incrementBefore(state: GameState): Sentence[] {
  const { quickplay } = state.parameters;
  const request = quickplay.incrementRequest;
  if (!request) return [];
  return [
    article(state, 'quickplayRequest'),
    { key: 'belowOnMove', ms: quickplay.belowSec * 1000 },
    { key: 'clocksStop' },
    ...(request.isDrawOffer ? [{ key: 'isOffer' } as const] : []),
    { key: 'incrementUpheld', count: request.sec },
    { key: 'incrementBonus', ms: request.opponentBonusSec * 1000 },
  ];
}

/** Told once the claim is made: what is to be done, and what not. */
export function afterClaim(state: GameState, claim: Claim): readonly Sentence[] {
  if (state.phase === 'over') return [{ key: 'afterOver' }];
  if (state.phase === 'submitted') return [{ key: 'afterSubmitted' }];
  if (mayWarn(state)) return [{ key: 'afterProgram' }];
  const isDraw = claim === 'threefold' || claim === 'fifty' || claim === 'quickplay';
  return [
    { key: 'afterArbiter' },
    { key: state.stopped ? 'afterStand' : 'afterRun' },
    ...(isDraw ? [{ key: 'afterNoWithdrawal' } as const, { key: 'afterMayAccept' } as const] : []),
  ];
}
