/** The words that a scoresheet prints, in each language. */
import type { Language } from '#rules/notation/language.ts';
import type { ScoreResult } from '#rules/notation/result.ts';
import { de } from './labels/de.ts';
import { en } from './labels/en.ts';
import { hr } from './labels/hr.ts';
import { mk } from './labels/mk.ts';
import { pl } from './labels/pl.ts';
import { sk } from './labels/sk.ts';
import { sr } from './labels/sr.ts';
import { srLatn } from './labels/sr-Latn.ts';

/** What an incident of the score may be about: grounds of claims, kinds of alerts, penalties. */
export const INCIDENT_NOTES = [
  'threefold',
  'fifty',
  'illegal-move',
  'touch-move',
  'quickplay',
  'increment',
  'two-hands',
  'warning',
  'opponent-time',
  'own-time',
  'fine',
  'exclusion',
  'expulsion',
  'premature-press',
  'no-move-press',
  'incomplete-promotion',
  'claim',
  'flag',
  'divergence',
] as const;
export type IncidentNote = (typeof INCIDENT_NOTES)[number];

export type Labels = Readonly<
  Record<
    | 'scoresheet'
    | 'scoresheets'
    | 'event'
    | 'site'
    | 'round'
    | 'board'
    | 'date'
    | 'white'
    | 'black'
    | 'timeControl'
    | 'startPosition'
    | 'toMoveWhite'
    | 'toMoveBlack'
    | 'castling'
    | 'enPassant'
    | 'result'
    | 'move'
    | 'clock'
    | 'signature'
    | 'arbiter'
    | 'minutes'
    | 'seconds'
    | 'key'
    | 'outline'
    | 'filled'
    | 'claim'
    | 'penalty'
    | 'ruling',
    string
  > & {
    /** The result in words. */
    results: Readonly<Record<ScoreResult, string>>;
    incidents: Readonly<Record<IncidentNote, string>>;
  }
>;

export const LABELS: Readonly<Record<Language, Labels>> = {
  en,
  de,
  pl,
  sk,
  hr,
  sr,
  'sr-Latn': srLatn,
  mk,
};
