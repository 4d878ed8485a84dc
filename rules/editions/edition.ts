/** The editions of the Laws an event may be played under, by the year they came into force. */
export const EDITIONS = ['2005', '2009', '2018', '2023'] as const;
export type Edition = (typeof EDITIONS)[number];

/**
 * What the rate of play and the supervision make of a game: the Competition Rules as they stand, or
 * with the changes of the rapid and blitz appendices.
 */
export const REGIMES = ['standard', 'rapidFull', 'rapidLimited', 'blitzFull', 'blitzLimited'] as const;
export type Regime = (typeof REGIMES)[number];
