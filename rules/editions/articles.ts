import type { Edition } from './edition.ts';

type Numbering = Readonly<Record<Edition, string | null>>;

function numbering(
  in2005: string | null,
  in2009: string | null,
  in2018: string | null,
  in2023: string | null,
): Numbering {
  return { '2005': in2005, '2009': in2009, '2018': in2018, '2023': in2023 };
}

/**
 * Where each edition treats a subject, in its own numbering: 2005, 2009, 2018, 2023. null: the edition
 * has no such provision. Points that an edition letters or numbers without a dot follow their article
 * directly (5.1a, 9.1b1).
 */
export const ARTICLES = {
  // Articles 1 to 3: nature of the game, the moves of the pieces
  whiteFirst: numbering('1.1', '1.1', '1.2', '1.2'),
  turnPasses: numbering('1.1', '1.1', '1.3', '1.3'),
  illegalDefinition: numbering(null, '4.6', '3.10.2', '3.10.2'),
  kingCaptured: numbering('1.2', '1.2', '1.4.1', '1.4.1'),
  ownSquare: numbering('3.1', '3.1', '3.1', '3.1'),
  bishopMoves: numbering('3.2', '3.2', '3.2', '3.2'),
  rookMoves: numbering('3.3', '3.3', '3.3', '3.3'),
  queenMoves: numbering('3.4', '3.4', '3.4', '3.4'),
  noLeaping: numbering('3.5', '3.5', '3.5', '3.5'),
  knightMoves: numbering('3.6', '3.6', '3.6', '3.6'),
  pawnAhead: numbering('3.7a', '3.7a', '3.7.1', '3.7.1'),
  pawnTwoSquares: numbering('3.7b', '3.7b', '3.7.2', '3.7.2'),
  pawnTakes: numbering('3.7c', '3.7c', '3.7.3', '3.7.3'),
  enPassant: numbering('3.7d', '3.7d', '3.7.4.2', '3.7.3.2'),
  promotes: numbering('3.7e', '3.7e', '3.7.5.1', '3.7.3.3'),
  kingMoves: numbering('3.8a', '3.8a', '3.8.1', '3.8.1'),
  castlingLost: numbering('3.8b1', '3.8b1', '3.8.2.1', '3.8.2.1'),
  castlingPrevented: numbering('3.8b2', '3.8b2', '3.8.2.2', '3.8.2.2'),
  kingExposed: numbering('3.9', '3.9', '3.9.2', '3.9.2'),

  // Article 4: the act of moving the pieces
  oneHand: numbering('4.1', '4.1', '4.1', '4.1'),
  adjust: numbering('4.2', '4.2', '4.2.1', '4.2.1'),
  adjustOwnClock: numbering(null, null, '6.2.5', '6.2.5'),
  accidentalTouch: numbering('4.3', '4.3', '4.2.2', '4.2.2'),
  touchOwn: numbering('4.3a', '4.3a', '4.3.1', '4.3.1'),
  touchEnemy: numbering('4.3b', '4.3b', '4.3.2', '4.3.2'),
  touchBoth: numbering('4.3c', '4.3c', '4.3.3', '4.3.3'),
  touchOnRequest: numbering('B.5', 'A.4b', null, null),
  castleKingRook: numbering('4.4a', '4.4a', '4.4.1', '4.4.1'),
  castleRookFirst: numbering('4.4b', '4.4b', '4.4.2', '4.4.2'),
  castleIllegal: numbering('4.4c', '4.4c', '4.4.3', '4.4.3'),
  promotionFinal: numbering('4.4d', '4.4d', '4.4.4', '4.4.4'),
  anyMove: numbering('4.5', '4.5', '4.5', '4.5'),
  promotionOrder: numbering(null, null, '4.6.2', '4.6.2'),
  released: numbering('4.6', '4.6', '4.7', '4.7'),
  releasedCapture: numbering('4.6a', '4.6a', '4.7.1', '4.7.1'),
  releasedCastling: numbering('4.6b', '4.6b', '4.7.2', '4.7.2'),
  releasedPromotion: numbering('4.6c', '4.6c', '4.7.3', '4.7.3'),
  complaint: numbering('4.7', '4.7', '4.8', '4.8'),
  movingAssistant: numbering(null, null, '4.9', '4.9'),

  // Article 5: the completion of the game
  mate: numbering('5.1a', '5.1a', '5.1.1', '5.1.1'),
  resign: numbering('5.1b', '5.1b', '5.1.2', '5.1.2'),
  stalemate: numbering('5.2a', '5.2a', '5.2.1', '5.2.1'),
  deadPosition: numbering('5.2b', '5.2b', '5.2.2', '5.2.2'),
  agreedDraw: numbering('5.2c', '5.2c', '5.2.3', '5.2.3'),

  // Article 6: the chess clock
  pressCompletes: numbering('6.8a', '6.7a', '6.2.1', '6.2.1'),
  endCompletes: numbering('6.8a', '6.7a', '6.2.1.1', '6.2.1.1'),
  nextMoveCompletes: numbering(null, null, '6.2.1.2', '6.2.1.2'),
  pressAfterReply: numbering('6.8a', '6.7a', '6.2.2', '6.2.2'),
  pressProper: numbering('6.8c', '6.7c', '6.2.4', '6.2.4'),
  clockAssistant: numbering('6.8d', '6.7d', '6.2.6', '6.2.6'),
  periods: numbering('6.2a', '6.2a', '6.3.1', '6.3.1'),
  startClock: numbering('6.5', '6.5', '6.6', '6.6'),
  defaultTime: numbering('6.7', '6.6a', '6.7.1', '6.7.1'),
  bothAbsent: numbering('6.6', '6.6b', '6.7.2', '6.7.2'),
  flagFalls: numbering('6.9', '6.8', '6.8', '6.8'),
  lossOnTime: numbering('6.10', '6.9', '6.9', '6.9'),
  clockDefect: numbering('6.11', '6.10a', '6.10.1', '6.10.1'),
  clockSetting: numbering(null, '6.10b', '6.10.2', '6.10.2'),
  bothFlags: numbering('6.12', '6.11', 'III.3.1', 'III.3.1'),
  interrupt: numbering('6.13a', '6.12a', '6.11.1', '6.11.1'),
  stopToCall: numbering('6.13b', '6.12b', '6.11.2', '6.11.2'),
  restartByArbiter: numbering('6.13c', '6.12c', '6.11.3', '6.11.3'),
  unjustifiedStop: numbering('6.13d', '6.12d', '6.11.4', '6.11.4'),
  displayClaims: numbering('6.15', '6.14', '6.12.2', '6.12.2'),

  // Article 7: irregularities
  timesAfterIrregularity: numbering('6.14', '6.13', '7.1', '7.1'),
  wrongStart: numbering('7.1a', '7.1a', '7.2.1', '7.2.1'),
  boardTurned: numbering('7.1b', '7.1b', '7.2.2', '7.2.2'),
  coloursReversed: numbering('7.2', '7.2', '7.3', '7.3'),
  displaced: numbering('7.3', '7.3', '7.4.1', '7.4.1'),
  illegalMove: numbering('7.4a', '7.4a', '7.5.1', '7.5.1'),
  incompletePromotion: numbering('7.4a', '7.4a', '7.5.2', '7.5.2'),
  pressWithoutMove: numbering(null, null, '7.5.3', '7.5.3'),
  twoHands: numbering(null, null, '7.5.4', '7.5.4'),
  illegalPenalty: numbering('7.4b', '7.4b', '7.5.5', '7.5.5'),
  piecesMisplaced: numbering('7.5', '7.5', '7.6', '7.6'),

  // Article 8: the recording of the moves
  recording: numbering('8.1', '8.1', '8.1.1', '8.1.1'),
  recordInAdvance: numbering('8.1', '8.1', '8.1.2', '8.1.2'),
  recordPrevious: numbering('8.1', '8.1', '8.1.3', '8.1.3'),
  sheetUse: numbering('12.3', '12.4', '8.1.4', '8.1.4'),
  offerNoted: numbering('8.1', '8.1', '8.1.5', '8.1.5'),
  scoreAssistant: numbering('8.1', '8.1', '8.1.6', '8.1.6'),
  sheetVisible: numbering('8.2', '8.2', '8.2', '8.2'),
  recordExempt: numbering('8.4', '8.4', '8.4', '8.4'),
  completeBothExempt: numbering('8.5a', '8.5a', '8.5.1', '8.5.1'),
  completeOneExempt: numbering('8.5b', '8.5b', '8.5.2', '8.5.2'),
  reconstruct: numbering('8.5c', '8.5c', '8.5.3', '8.5.3'),
  nextPeriod: numbering('8.6', '8.6', '8.6', '8.6'),
  resultSigned: numbering('8.7', '8.7', '8.7', '8.7'),

  // Article 9: the drawn game
  drawBarred: numbering(null, '9.1a', '9.1.1', '9.1.1'),
  drawOffer: numbering('9.1a', '9.1b1', '9.1.2.1', '9.1.2.1'),
  claimIsOffer: numbering('9.1c', '9.1b3', '9.1.2.3', '9.1.2.3'),
  threefoldIntended: numbering('9.2a', '9.2a', '9.2.1.1', '9.2.1'),
  threefoldOnBoard: numbering('9.2b', '9.2b', '9.2.1.2', '9.2.2'),
  samePosition: numbering('9.2', '9.2', '9.2.2', '9.2.3'),
  fiftyIntended: numbering('9.3a', '9.3a', '9.3.1', '9.3.1'),
  fiftyOnBoard: numbering('9.3b', '9.3b', '9.3.2', '9.3.2'),
  claimLost: numbering('9.4', '9.4', '9.4', '9.4'),
  claimClocks: numbering('9.5', '9.5', '9.5.1', '9.5.1'),
  claimCorrect: numbering('9.5a', '9.5a', '9.5.2', '9.5.2'),
  claimWrong: numbering('9.5b', '9.5b', '9.5.3', '9.5.3'),
  fivefold: numbering(null, null, '9.6.1', '9.6.1'),
  moves75: numbering(null, null, '9.6.2', '9.6.2'),

  // Article 10 (2005, 2009: 11): points
  points: numbering('11.1', '11.1', '10.1', '10.1'),
  pointsSum: numbering(null, null, '10.2', '10.2'),

  // Articles 11 and 12 (2005, 2009: 12 and 13): the conduct of the players, the arbiter
  noHelp: numbering('12.2a', '12.3a', '11.3.1', '11.3.1'),
  deviceApproved: numbering('12.2b', '12.3b', '11.3.2.1', '11.3.2'),
  deviceLoss: numbering('12.2b', '12.3b', '11.3.2.2', '11.3.2.2'),
  distraction: numbering('12.6', '12.6', '11.5', '11.5'),
  persistentRefusal: numbering('12.8', '12.8', '11.7', '11.7'),
  bothLose: numbering('12.9', '12.9', '11.8', '11.8'),
  explain: numbering(null, null, '11.9', '11.9'),
  claimsChecking: numbering(null, null, '11.12', '11.12'),
  noIntervention: numbering('13.6', '13.6', '12.6', '12.6'),
  reports: numbering('13.7a', '13.7a', '12.7', '12.7'),
  penalties: numbering('13.4', '13.4', '12.9', '12.9'),
  penaltyWarning: numbering('13.4a', '13.4a', '12.9.1', '12.9.1'),
  penaltyOpponentTime: numbering('13.4b', '13.4b', '12.9.2', '12.9.2'),
  penaltyOwnTime: numbering('13.4c', '13.4c', '12.9.3', '12.9.3'),
  penaltyFine: numbering(null, null, '12.9.7', '12.9.7'),
  penaltyExclusion: numbering(null, null, '12.9.8', '12.9.8'),
  penaltyExpulsion: numbering('13.4g', '13.4g', '12.9.9', '12.9.9'),
  disturbance: numbering('13.5', '13.5', '12.5', '12.5'),
  specialMeasures: numbering(null, null, '12.2.6', '12.2.6'),

  // Rapid and blitz (2005: B and C; later A and B)
  rapidDefinition: numbering('B.1', 'A.1', 'A.1', 'A.1'),
  rapidPenalty: numbering(null, null, null, 'A.3'),
  rapidFull: numbering(null, 'A.3', 'A.3', 'A.4'),
  rapidLimited: numbering('B.2', 'A.4', 'A.4', 'A.5'),
  sheetViews: numbering(null, null, 'A.3.2', 'A.4.3'),
  sheetViewsBlitz: numbering(null, null, 'B.3.2', 'B.2.3'),
  clockSettingCloses: numbering('B.4', 'A.4a', 'A.4.1.1', 'A.5.1.1'),
  setupCloses: numbering('B.4', 'A.4a', 'A.4.1.2', 'A.5.1.2'),
  rapidIllegal: numbering('B.6', 'A.4c', 'A.4.2', 'A.5.2'),
  rapidFlagClaim: numbering('B.8', 'A.4d2', 'A.4.3', 'A.5.3'),
  rapidBothFlags: numbering('B.9', 'A.4d3', null, null),
  illegalPositionWatch: numbering('B.6', 'A.4c', 'A.4.4', 'A.5.4'),
  rapidFlagCall: numbering('B.7', 'A.4d1', 'A.4.5', 'A.5.5'),
  blitzDefinition: numbering('C.1', 'B.1', 'B.1', 'B.1'),
  blitzFull: numbering(null, 'B.2', 'B.3', 'B.2'),
  blitzLimited: numbering('C.2', 'B.3', 'B.4', 'B.3'),
  blitzIllegal: numbering('C.3', 'B.3c', 'A.4.2', 'A.5.2'),

  // Blind and visually disabled players (2005: F, 2009: E, later D)
  twoBoards: numbering('F.1', 'E.1', 'D.1', 'D.1'),
  announce: numbering('F.2.1', 'E.2.1', 'D.2.1', 'D.2.1'),
  touchedBlind: numbering('F.2.2', 'E.2.2', 'D.2.2', 'D.2.2'),
  made: numbering('F.2.3', 'E.2.3', 'D.2.3', 'D.2.3'),
  capturedRemoved: numbering('F.2.3a', 'E.2.3a', 'D.2.3.1', 'D.2.3.1'),
  placedInHole: numbering('F.2.3b', 'E.2.3b', 'D.2.3.2', 'D.2.3.2'),
  announced: numbering('F.2.3c', 'E.2.3c', 'D.2.3.3', 'D.2.3.3'),
  startsOpponentClock: numbering('F.2.3', 'E.2.3', 'D.2.4', 'D.2.4'),
  sighted: numbering('F.2.3', 'E.2.3', 'D.2.5', 'D.2.5'),
  specialClock: numbering('F.2.4', 'E.2.4', 'D.2.6', 'D.2.6'),
  ownScore: numbering('F.2.5', 'E.2.5', 'D.2.7', 'D.2.7'),
  slip: numbering('F.2.6', 'E.2.6', 'D.2.8', 'D.2.8'),
  divergence: numbering('F.2.7', 'E.2.7', 'D.2.9', 'D.2.9'),
  scoresDiffer: numbering('F.2.8', 'E.2.8', 'D.2.9', 'D.2.9'),
  dutyBoard: numbering('F.2.9a', 'E.2.9a', 'D.2.10.1', 'D.2.10.1'),
  dutyAnnounce: numbering('F.2.9b', 'E.2.9b', 'D.2.10.2', 'D.2.10.2'),
  dutyScoreAndClock: numbering('F.2.9c', 'E.2.9c', 'D.2.10.3', 'D.2.10.3'),
  dutyTell: numbering('F.2.9d', 'E.2.9d', 'D.2.10.4', 'D.2.10.4'),
  dutyClaim: numbering('F.2.9e', 'E.2.9e', 'D.2.10.5', 'D.2.10.5'),
  dutyAdjourn: numbering('F.2.9f', 'E.2.9f', 'D.2.10.6', 'D.2.10.6'),
  sightedHelper: numbering('F.2.9', 'E.2.10', 'D.2.11', 'D.2.11'),
  deafOpponent: numbering(null, null, 'D.2.11', 'D.2.11'),

  // Adjourned games (2005: A, 2009: unlettered instructions, later Guidelines I)
  sealing: numbering('A.1a', 'Instructions 1a', 'I.1.1', 'I.1.1'),
  sealEarly: numbering('A.1b', 'Instructions 1b', 'I.1.2', 'I.1.2'),
  envelope: numbering('A.2', 'Instructions 2', 'I.2', 'I.2'),
  envelopeKept: numbering('A.3', 'Instructions 3', 'I.3', 'I.3'),
  offerAfterSealing: numbering('A.4', 'Instructions 4', 'I.4', 'I.4'),
  resumption: numbering('A.5', 'Instructions 5', 'I.5', 'I.5'),
  agreedBeforeResumption: numbering('A.6', 'Instructions 6', 'I.6', 'I.6'),
  openEnvelope: numbering('A.7', 'Instructions 7', 'I.7', 'I.7'),
  sealedFaulty: numbering('A.8', 'Instructions 8', 'I.8', 'I.8'),
  sealedAmbiguous: numbering('A.8a', 'Instructions 8a', 'I.8.1', 'I.8.1'),
  sealedUnreadable: numbering('A.8b', 'Instructions 8b', 'I.8.2', 'I.8.2'),
  sealedIllegal: numbering('A.8c', 'Instructions 8c', 'I.8.3', 'I.8.3'),
  resumePresent: numbering('A.9a', 'Instructions 9a', 'I.9.1', 'I.9.1'),
  answererAbsent: numbering('A.9b', 'Instructions 9b', 'I.9.2', 'I.9.2'),
  sealerAbsent: numbering('A.9c', 'Instructions 9c', 'I.9.3', 'I.9.3'),
  resumptionLate: numbering('A.10', 'Instructions 10', 'I.10', 'I.10'),
  neitherPresent: numbering(null, null, 'I.11', 'I.11'),
  envelopeLost: numbering('A.11a', 'Instructions 11a', 'I.12', 'I.12.1'),
  positionLost: numbering('A.11b', 'Instructions 11b', 'I.12', 'I.12.2'),
  wrongTimesAdjourned: numbering('A.12', 'Instructions 12', 'I.13', 'I.13'),

  // Chess960 (2009: F, later Guidelines II)
  chess960: numbering(null, 'F.1', 'II.1', 'II.1'),
  chess960Castling: numbering(null, 'F.3', 'II.3', 'II.3'),

  // Quickplay finish (2005, 2009: Article 10 and D, later Guidelines III)
  quickplay: numbering('10.1', '10.1', 'III.1', 'III.1'),
  quickplayRequest: numbering(null, null, 'III.4', 'III.4'),
  quickplayClaim: numbering('10.2', '10.2', 'III.5', 'III.5'),
  quickplayAccept: numbering('10.2a', '10.2a', 'III.5.1', 'III.5.1'),
  quickplayPostpone: numbering('10.2b', '10.2b', 'III.5.2', 'III.5.2'),
  quickplayReject: numbering('10.2c', '10.2c', 'III.5.3', 'III.5.3'),
  quickplayNoArbiter: numbering('D.1', 'D.1', 'III.6', 'III.6'),
} as const satisfies Readonly<Record<string, Numbering>>;

export type Concept = keyof typeof ARTICLES;

/** The article to cite for a subject in an edition. */
export function articleFor(edition: Edition, concept: Concept): string | null {
  return ARTICLES[concept][edition];
}
