/**
 * What a field of an untrusted record may hold: the words in which parseCommand.ts and parseEvent.ts say it. Every
 * text, list and number has a bound, so that what is accepted can also be stored, shown and counted exactly.
 */
import { parseUci } from '../position/move.ts';
import { COLORS, isSquare, type Square } from '../position/square.ts';

export type Check<T = unknown> = (value: unknown) => value is T;

/** Thirty years: no game, pause or adjournment is longer, and sums of such times stay exact. */
export const LONGEST_MS = 1_000_000_000_000;
/** Longer than anything said or written at a board. */
export const LONGEST_TEXT = 10_000;
export const LONGEST_NAME = 1_000;
/** No game of chess has as many half-moves: the 75-move rule (9.6.2) ends it before. */
export const MOST_PLIES = 20_000;

export const isText: Check<string> = (value): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT;
export const isFlag: Check<boolean> = (value): value is boolean => typeof value === 'boolean';
export const isSquareName: Check<Square> = (value): value is Square =>
  typeof value === 'string' && isSquare(value);
export const isUci: Check<string> = (value): value is string =>
  typeof value === 'string' && parseUci(value) !== null;
export const isNumber: Check<number> = (value): value is number =>
  typeof value === 'number' && Math.abs(value) <= LONGEST_MS;

/** Whole numbers from 0 on. */
export const upTo =
  (most: number): Check<number> =>
  (value): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

/** Milliseconds on a clock, or since the beginning of a game. */
export const isDuration = upTo(LONGEST_MS);
export const isPly = upTo(MOST_PLIES);

/** Milliseconds forward or back. */
export const isJump: Check<number> = (value): value is number =>
  Number.isInteger(value) && Math.abs(value as number) <= LONGEST_MS;

export function oneOf<T extends string>(values: readonly T[]): Check<T> {
  return (value): value is T => values.some((known) => known === value);
}
export const isColor = oneOf(COLORS);
export const isVerdict = oneOf(['yes', 'no', 'unknown']);

export function listOf<T>(check: Check<T>, most = MOST_PLIES): Check<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.length <= most && value.every(check);
}

export function orNull<T>(check: Check<T>): Check<T | null> {
  return (value): value is T | null => value === null || check(value);
}

/** The fields of a type, each with its check; the compiler names what is missing or too much. */
export type Shape<T> = {
  readonly [F in keyof T]-?: Record<never, never> extends Pick<T, F>
    ? Maybe<Exclude<T[F], undefined>>
    : Check<T[F]>;
};

/** A field that may be left out. */
export type Maybe<T> = Readonly<{ maybe: Check<T> }>;
export function maybe<T>(check: Check<T>): Maybe<T> {
  return { maybe: check };
}

type AnyShape = Readonly<Record<string, Check | Maybe<unknown>>>;

/** The name of the first field that is missing, wrong or unknown; null where the record has just this shape. */
export function wrongField(record: object, shape: AnyShape): string | null {
  for (const [name, field] of Object.entries(shape)) {
    const optional = typeof field !== 'function';
    const check = optional ? field.maybe : field;
    const value: unknown = Object.hasOwn(record, name)
      ? (record as Record<string, unknown>)[name]
      : undefined;
    if (value === undefined ? !optional : !check(value)) return name;
  }
  return Object.keys(record).find((name) => !Object.hasOwn(shape, name)) ?? null;
}

export function isShaped<T>(shape: Shape<T>): Check<T> {
  return (value): value is T => isRecord(value) && wrongField(value, shape as AnyShape) === null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as a complaint names it. Never throws, whatever the value pretends to be. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? typeof value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
