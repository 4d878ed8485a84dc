/** What words mean, in groups: what the grammar of announcements asks about them. */
import {
  FILES,
  type File,
  PROMOTION_ROLES,
  type PromotionRole,
  RANKS,
  type Rank,
  ROLES,
  type Role,
} from '#rules/position/square.ts';
import type { Meaning } from './dictionary.ts';

export function isVerb(meaning: Meaning): boolean {
  return meaning === 'plays' || meaning === 'takes' || meaning === 'he takes';
}

export function isCheck(meaning: Meaning): boolean {
  return meaning === 'check';
}

const OF_CASTLING: readonly Meaning[] = [
  'castles',
  'he castles',
  'short',
  'long',
  'castles short',
  'castles long',
];

export function isOfCastling(meaning: Meaning): boolean {
  return OF_CASTLING.includes(meaning);
}

export function isEmpty(meaning: Meaning): boolean {
  return (
    meaning === 'filler' ||
    meaning === 'leading' ||
    meaning === 'towards' ||
    meaning === 'and' ||
    meaning === 'place' ||
    meaning === 'with' ||
    meaning === 'opener' ||
    meaning === 'plays'
  );
}

export function isRole(meaning: Meaning): meaning is Role {
  return (ROLES as readonly Meaning[]).includes(meaning);
}

export function isPromotion(role: Role): role is PromotionRole {
  return (PROMOTION_ROLES as readonly Role[]).includes(role);
}

export function isFile(meaning: Meaning): meaning is File {
  return (FILES as readonly Meaning[]).includes(meaning);
}

export function isOfSquare(meaning: Meaning): boolean {
  return isFile(meaning) || isRank(meaning);
}

export function isRank(meaning: Meaning): meaning is Rank {
  return (RANKS as readonly Meaning[]).includes(meaning);
}
