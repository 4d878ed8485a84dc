/** At the table's door: who shows that he knows a code of his role is let in; who guesses is not listened to for a while. */
import type { Listener } from '#rules/game/hearing.ts';
import type { Hello, RefusedReason } from '../wire/messages.ts';
import { isSameSecret, lineOf, proofOf } from '../wire/proof.ts';

/** What opens a role now, and what no longer does. */
export type DeskCodes = Readonly<{
  accepted(role: Listener): readonly string[];
  revoked(role: Listener): readonly string[];
  revoke(role: Listener): string;
}>;

export type Opening = Readonly<
  { ok: true; line: string; code: string } | { ok: false; reason: RefusedReason }
>;

/** So many wrong codes in a minute, and no more knocks are answered until it is over. */
const MOST_TRIES = 20;
const TRIES_MS = 60_000;

export class Guard {
  readonly #codes: DeskCodes;
  readonly #now: () => number;
  /** Wrong proofs of late, with their time; the same one sent again is no new guess. */
  readonly #tries = new Map<string, number>();

  constructor(codes: DeskCodes, now: () => number) {
    this.#codes = codes;
    this.#now = now;
  }

  async opening({ desk, role, proof }: Hello, game: string, needsCode: boolean): Promise<Opening> {
    const knock = { desk, game, role };
    const isRight = async (code: string) => isSameSecret(proof ?? '', await proofOf(code, knock));
    if (proof === null && !needsCode) return { ok: true, line: await lineOf('', knock), code: '' };
    for (const [tried, at] of this.#tries) if (this.#now() - at >= TRIES_MS) this.#tries.delete(tried);
    if (this.#tries.size >= MOST_TRIES && !this.#tries.has(`${desk} ${proof}`))
      return { ok: false, reason: 'too-many-tries' };
    if (proof === null) return { ok: false, reason: 'code-needed' };
    for (const code of this.#codes.accepted(role))
      if (await isRight(code)) return { ok: true, line: await lineOf(code, knock), code };
    this.#tries.set(`${desk} ${proof}`, this.#now());
    for (const old of this.#codes.revoked(role))
      if (await isRight(old)) return { ok: false, reason: 'revoked' };
    return { ok: false, reason: 'wrong-code' };
  }
}
