/**
 * The codes of a game's desks: one for each role, random, kept in the table's own storage, revoked at once by another.
 * They are shown to who may give them away, and never logged.
 */
import { isRecord } from '#rules/game/fields.ts';
import type { Listener } from '#rules/game/hearing.ts';
import type { Kept } from '../base/kept.ts';
import type { GameId } from '../journal/eventLog.ts';
import { ROLES } from '../wire/messages.ts';

/** No letters that sound or look alike: codes are read aloud and typed. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;
const GROUP = 4;
const MOST_REVOKED = 50;

type Stored = Readonly<{
  codes: Readonly<Partial<Record<Listener, string>>>;
  revoked: readonly Readonly<{ role: Listener; code: string }>[];
}>;

export class Codes {
  readonly #kept: Kept;
  readonly #key: string;
  #stored: Stored;

  constructor(kept: Kept, game: GameId) {
    this.#kept = kept;
    this.#key = `hector:codes:${game}`;
    this.#stored = parse(kept.get(this.#key));
  }

  /** The role's code, made when it is first asked for. */
  of(role: Listener): string {
    const known = this.#stored.codes[role];
    return known ?? this.#issue(role);
  }

  /** The code that opens a role now, if one was given away. */
  current(role: Listener): string | null {
    return this.#stored.codes[role] ?? null;
  }

  accepted(role: Listener): readonly string[] {
    const code = this.current(role);
    return code === null ? [] : [code];
  }

  /** Codes of that role that open nothing any more. */
  revoked(role: Listener): readonly string[] {
    return this.#stored.revoked.filter((entry) => entry.role === role).map(({ code }) => code);
  }

  /** The old code opens nothing from now on; the new one is returned. */
  revoke(role: Listener): string {
    const code = this.#stored.codes[role];
    const revoked = code
      ? [...this.#stored.revoked, { role, code }].slice(-MOST_REVOKED)
      : this.#stored.revoked;
    this.#stored = { ...this.#stored, revoked };
    return this.#issue(role);
  }

  #issue(role: Listener): string {
    const code = newCode();
    this.#stored = { ...this.#stored, codes: { ...this.#stored.codes, [role]: code } };
    this.#kept.set(this.#key, JSON.stringify(this.#stored));
    return code;
  }
}

export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  const letters = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length] as string);
  return letters.map((letter, index) => (index > 0 && index % GROUP === 0 ? `-${letter}` : letter)).join('');
}

/** What is stored may be anything. */
function parse(text: string | null): Stored {
  const nothing: Stored = { codes: {}, revoked: [] };
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value) || !isRecord(value.codes) || !Array.isArray(value.revoked)) return nothing;
    const codes: Partial<Record<Listener, string>> = {};
    for (const role of ROLES) {
      const code = Object.hasOwn(value.codes, role) ? value.codes[role] : null;
      if (typeof code === 'string') codes[role] = code;
    }
    const revoked = value.revoked.filter(
      (entry): entry is Stored['revoked'][number] =>
        isRecord(entry) && ROLES.some((role) => role === entry.role) && typeof entry.code === 'string',
    );
    return { codes, revoked };
  } catch {
    return nothing;
  }
}
