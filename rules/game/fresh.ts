/**
 * States are never changed once somebody else has them; the tests freeze what they hand to `decide` and `apply`. An
 * object that its maker alone holds may still be completed in place: a copy for each field would be a third of the
 * cost of a move.
 */
export function completed<T, K extends keyof T>(fresh: T, field: K, value: T[K]): T {
  fresh[field] = value;
  return fresh;
}
