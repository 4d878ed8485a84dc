/**
 * The hall's door: a code is looked up, slowly for who guesses, and what it opens is given. Here alone codes are read;
 * they are never written down again.
 */
import type { Joined, JoinRefusal } from '#app/hub/joining.ts';
import type { Listener } from '#rules/game/hearing.ts';
import type { Access } from '../access.ts';
import type { CodeBook, CodeEntry } from '../codeBook.ts';
import type { Hall } from '../hall.ts';
import type { Projector } from '../projector/projector.ts';
import type { Place } from '../rights.ts';
import type { HallGame } from '../store.ts';
import type { Tables } from '../tables.ts';
import type { Trace } from '../trace.ts';
import type { Exchange } from './exchange.ts';
import { GuessLimit } from './limits.ts';

export type DoorOptions = Readonly<{
  book: CodeBook;
  access: Access;
  hall: Hall;
  tables: Tables;
  projector: Projector;
  trace: Trace;
  clocks: Readonly<{ steady: () => number; wall: () => number }>;
}>;

export type Admitted = Readonly<{ entry: CodeEntry; place: Place }>;

const LONGEST_ID = 100;
const LONGEST_DEVICE_NAME = 60;

export class Door {
  readonly #options: DoorOptions;
  readonly #limit: GuessLimit;

  constructor(options: DoorOptions) {
    this.#options = options;
    this.#limit = new GuessLimit(options.clocks.steady);
  }

  /** What the code opens; null where it opens nothing, which has been answered then. */
  admit(exchange: Exchange, code: string | null): Admitted | null {
    const { book } = this.#options;
    const wait = this.#limit.wait(exchange.address);
    if (wait > 0) {
      exchange.answer(429, { reason: 'too-many-tries', ms: wait });
      this.#options.trace.note('join', 'too many wrong codes', { from: exchange.address });
      return null;
    }
    const looked = code === null ? ({ ok: false, reason: 'wrong-code' } as const) : book.look(code);
    if (looked.ok) return looked;
    this.#limit.failed(exchange.address);
    this.#refuse(exchange, looked.reason);
    return null;
  }

  /** An arbiter: of the hall, or of this game. */
  admitArbiter(exchange: Exchange, game: string | null): Admitted | null {
    const admitted = this.admit(exchange, exchange.code);
    if (!admitted) return null;
    const { place, entry } = admitted;
    const isHis =
      place.kind === 'hall' || (entry.seat === 'arbiter' && (game === null || entry.game === game));
    if (isHis) return admitted;
    exchange.answer(403, { reason: 'not-yours' });
    this.#options.trace.note('join', `a code of ${entry.seat} asked for the arbiter's`, {
      from: exchange.address,
    });
    return null;
  }

  async join(exchange: Exchange): Promise<void> {
    const body = await exchange.json();
    const code = body?.code ?? null;
    if (!body || (code !== null && typeof code !== 'string')) return this.#refuse(exchange, 'malformed');
    if (code === null) return exchange.answer(200, this.#joined({ kind: 'public' }, null));
    const admitted = this.admit(exchange, code.slice(0, 100));
    if (!admitted) return;
    const { place, entry } = admitted;
    if (place.kind === 'seat' && place.seat === 'table') {
      const { device } = body;
      if (typeof device !== 'string' || device.length < 16 || device.length > LONGEST_ID)
        return this.#refuse(exchange, 'malformed');
      const name = typeof body.name === 'string' ? body.name.slice(0, LONGEST_DEVICE_NAME) : 'a device';
      const seated = await this.#options.tables.seat(place.game, { id: device, name });
      if (!seated.ok) return this.#refuse(exchange, seated.reason);
    }
    exchange.answer(200, this.#joined(place, entry));
  }

  /** The code of another seat opens nothing from now on. Its new code is returned. */
  async revoke(entry: CodeEntry): Promise<string> {
    const { book, access, projector, hall } = this.#options;
    const fresh = book.revoke(entry);
    if (entry.seat !== 'table')
      for (const { id } of hall.games)
        if (entry.game === null || entry.game === id)
          projector.dismiss(id, entry.seat, book.secretOf(entry, id));
    await access.changePassword(placeOf(entry));
    return fresh;
  }

  #refuse(exchange: Exchange, reason: JoinRefusal): void {
    const status = reason === 'malformed' ? 400 : reason === 'other-table' ? 409 : 403;
    exchange.answer(status, { reason });
    this.#options.trace.note('join', `refused: ${reason}`, { from: exchange.address });
  }

  #joined(place: Place, entry: CodeEntry | null): Joined {
    const { access, hall, book, clocks } = this.#options;
    const games = place.kind === 'seat' ? hall.games.filter(({ id }) => id === place.game) : hall.games;
    const [game] = games;
    const isTable = place.kind === 'seat' && place.seat === 'table';
    return {
      ...access.credentials(place),
      place: isTable ? 'table' : place.kind === 'seat' ? 'desk' : place.kind,
      role: roleOf(place),
      games: games.map((each) => ({
        ...shown(each),
        secret: entry && !isTable ? book.secretOf(entry, each.id) : null,
      })),
      table: isTable && game ? { header: game.header, begunAt: game.begunAt } : null,
      now: clocks.wall(),
    };
  }
}

function shown({ id, board, header }: HallGame) {
  return { game: id, board, white: header.white.name, black: header.black.name };
}

/** Whose ears a place has; a table hears everything, and its role here is that of who may. */
function roleOf(place: Place): Listener {
  if (place.kind === 'public') return 'spectator';
  return place.kind === 'hall' || place.seat === 'table' ? 'arbiter' : place.seat;
}

function placeOf({ game, seat }: CodeEntry): Place {
  return game === null ? { kind: 'hall' } : { kind: 'seat', game, seat };
}
