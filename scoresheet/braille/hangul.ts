/** Korean syllables in Latin letters (Revised Romanisation of 2000, syllable by syllable, as names are written). */

const FIRST = 0xac00;
const LAST = 0xd7a3;
const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');

/** `김` is `gim`; undefined for what is no syllable of Korean. */
export function romanised(syllable: string): string | undefined {
  const code = syllable.codePointAt(0) ?? 0;
  if (code < FIRST || code > LAST) return undefined;
  const index = code - FIRST;
  const initial = INITIALS[Math.floor(index / (VOWELS.length * FINALS.length))] ?? '';
  const vowel = VOWELS[Math.floor(index / FINALS.length) % VOWELS.length] ?? '';
  return initial + vowel + (FINALS[index % FINALS.length] ?? '');
}
