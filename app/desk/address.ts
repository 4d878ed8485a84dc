/** The address of a desk: `/?desk=arbiter&code=…&game=…` (interfaces.md, section 5). */
export type DeskAddress = Readonly<{ role: string; code: string | null; game: string | null }>;

/** The address of a game's table in a hall: `/?table=…&code=…`, the game's name and its table's code. */
export function tableCode(search: string): string | null {
  const given = new URLSearchParams(search);
  return given.has('table') ? given.get('code') : null;
}

/** Null where the address names no desk: then this window is a table. */
export function deskAddress(search: string): DeskAddress | null {
  const given = new URLSearchParams(search);
  const role = given.get('desk');
  return role === null ? null : { role, code: given.get('code'), game: given.get('game') };
}

/** The code of a hall's arbiter, where the address asks for the hall: `/?hall&code=…`. */
export function hallCode(search: string): string | null {
  const given = new URLSearchParams(search);
  return given.has('hall') ? (given.get('code') ?? '') : null;
}
