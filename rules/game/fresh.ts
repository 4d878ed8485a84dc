/**
 * States are never changed once somebody else has them; the tests freeze what they hand to `decide` and `apply`. An
 * object that its maker alone holds may still be completed in place, by a name that is written out: a copy for each
 * field, or a store by a name that varies, would be a third of the cost of a move.
 */
export type Fresh<T> = { -readonly [K in keyof T]: T[K] };
