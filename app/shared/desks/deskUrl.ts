/** The address of a desk, and its code for the ear (interfaces.md, section 5). */
import type { DeskAddress } from '#app/desk/address.ts';

export function deskUrl(
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  { role, code, game }: DeskAddress,
): string {
  const query = new URLSearchParams({ desk: role });
  if (code !== null) query.set('code', code);
  if (game !== null) query.set('game', game);
  return `${origin}${pathname}?${query}`;
}

/** `ABCD-EFGH` letter by letter, with a rest between its groups. */
export function spelled(code: string): string {
  return code
    .split('-')
    .map((group) => [...group].join(', '))
    .join('; ');
}

/** Whether a text tells a code, as it stands or spelled out. */
export function isCodeIn(text: string, code: string): boolean {
  const letters = (written: string) => written.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
  return letters(text).includes(letters(code));
}
