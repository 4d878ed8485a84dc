/**
 * What a scoresheet says of the occasion beside the moves (8.1; the fields of a tournament's form): none of it bears on
 * the Laws, all of it is text as it was entered. Fields of the game's header and of its players.
 */

/**
 * Of the game: `date` as PGN writes it, `timeControlText` in the organiser's words, `arbiter` who watches it,
 * `adaptedBy` who decided the local adaptations (D.1).
 */
export const OCCASION_FIELDS = [
  'event',
  'site',
  'round',
  'board',
  'date',
  'timeControlText',
  'arbiter',
  'adaptedBy',
] as const;
export type Occasion = Readonly<Partial<Record<(typeof OCCASION_FIELDS)[number], string>>>;

/** Of a player. */
export const STANDING_FIELDS = ['title', 'rating', 'team', 'fideId'] as const;
export type Standing = Readonly<Partial<Record<(typeof STANDING_FIELDS)[number], string>>>;

/** The fields that are there and say something; `refuse` is told of one that is no text. */
export function readTexts<Name extends string>(
  names: readonly Name[],
  fields: Readonly<Record<string, unknown>>,
  {
    isText,
    refuse,
  }: Readonly<{ isText: (value: unknown) => value is string; refuse: (name: Name) => never }>,
): Partial<Record<Name, string>> {
  const read: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = Object.hasOwn(fields, name) ? (fields[name] ?? '') : '';
    const text = typeof value === 'number' ? String(value) : value;
    if (!isText(text)) return refuse(name);
    if (text !== '') read[name] = text;
  }
  return read;
}
