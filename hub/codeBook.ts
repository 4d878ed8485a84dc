/**
 * The codes of a hall: one for each seat of each game and one for the arbiter of them all. Random and long, valid for a
 * time, revoked at once by another; kept in the hub's own folder, shown to who gives them away, and never logged.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { newCode } from '#app/table/codes.ts';
import { normalised } from '#app/wire/proof.ts';
import { type Place, SEATS, type Seat } from './rights.ts';

export type CodeEntry = Readonly<{
  code: string;
  /** Null: the arbiter of the hall. */
  game: string | null;
  seat: Seat;
  expiresAt: number;
  revoked: boolean;
}>;

export type Looked = Readonly<
  { ok: true; entry: CodeEntry; place: Place } | { ok: false; reason: 'wrong-code' | 'expired' | 'revoked' }
>;

export type CodeBookOptions = Readonly<{
  entries: readonly CodeEntry[];
  /** Kept in the hub's folder: what follows from a code is the same after the hub was started again. */
  secret: string;
  now: () => number;
  validMs: number;
  keep: (entries: readonly CodeEntry[]) => void;
}>;

export class CodeBook {
  readonly #options: CodeBookOptions;
  #entries: CodeEntry[];
  /** By a digest, so that how long a look takes tells nothing of a code. */
  #byDigest = new Map<string, CodeEntry>();

  constructor(options: CodeBookOptions) {
    this.#options = options;
    this.#entries = [...options.entries];
    this.#index();
  }

  /** Every seat of these games, and the hall, has a code that is valid now. */
  provide(games: readonly string[]): void {
    let isChanged = false;
    const wanted = [
      { game: null, seat: 'arbiter' as const },
      ...games.flatMap((game) => SEATS.map((seat) => ({ game, seat }))),
    ];
    for (const { game, seat } of wanted) {
      if (this.current(game, seat)) continue;
      this.#entries.push(this.#fresh(game, seat));
      isChanged = true;
    }
    if (isChanged) this.#changed();
  }

  /** The code that opens a seat now. */
  current(game: string | null, seat: Seat): string | null {
    return this.#valid(game, seat)?.code ?? null;
  }

  look(code: string): Looked {
    const entry = this.#byDigest.get(digest(code));
    if (!entry) return { ok: false, reason: 'wrong-code' };
    if (entry.revoked) return { ok: false, reason: 'revoked' };
    if (entry.expiresAt <= this.#options.now()) return { ok: false, reason: 'expired' };
    return { ok: true, entry, place: placeOf(entry) };
  }

  /** It opens nothing from now on. The new code for the same seat is returned. */
  revoke(entry: CodeEntry): string {
    const fresh = this.#fresh(entry.game, entry.seat);
    this.#entries = this.#entries.map((known) =>
      known.code === entry.code ? { ...known, revoked: true } : known,
    );
    this.#entries.push(fresh);
    this.#changed();
    return fresh.code;
  }

  /** Places that a code opens now; where it has expired, nobody may stay. */
  get open(): readonly Place[] {
    return this.#entries.filter((entry) => this.#isValid(entry)).map(placeOf);
  }

  /** When the next code expires. */
  get nextExpiry(): number | null {
    const times = this.#entries.filter((entry) => this.#isValid(entry)).map(({ expiresAt }) => expiresAt);
    return times.length > 0 ? Math.min(...times) : null;
  }

  /** What the wire of a game knows a desk by instead of its code: it follows from the code and tells nothing of it. */
  secretOf({ code }: CodeEntry, game: string): string {
    return createHmac('sha256', this.#options.secret)
      .update(`${game} ${normalised(code)}`)
      .digest('hex');
  }

  /** The secrets that open a seat of a game, or no longer do. */
  secrets(game: string, seat: Seat, kind: 'open' | 'revoked'): readonly string[] {
    return this.#entries
      .filter((entry) => entry.seat === seat && (entry.game === game || entry.game === null))
      .filter((entry) => (kind === 'open' ? this.#isValid(entry) : entry.revoked))
      .map((entry) => this.secretOf(entry, game));
  }

  #valid(game: string | null, seat: Seat): CodeEntry | undefined {
    return this.#entries.findLast(
      (entry) => entry.game === game && entry.seat === seat && this.#isValid(entry),
    );
  }

  #isValid({ revoked, expiresAt }: CodeEntry): boolean {
    return !revoked && expiresAt > this.#options.now();
  }

  #fresh(game: string | null, seat: Seat): CodeEntry {
    const { now, validMs } = this.#options;
    return { code: newCode(), game, seat, expiresAt: now() + validMs, revoked: false };
  }

  #changed(): void {
    this.#index();
    this.#options.keep(this.#entries);
  }

  #index(): void {
    this.#byDigest = new Map(this.#entries.map((entry) => [digest(entry.code), entry]));
  }
}

export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

function placeOf({ game, seat }: CodeEntry): Place {
  return game === null ? { kind: 'hall' } : { kind: 'seat', game, seat };
}

function digest(code: string): string {
  return createHash('sha256').update(normalised(code)).digest('hex');
}
