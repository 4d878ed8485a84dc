/**
 * Which device is each game's table. A game has one at a time; another takes its place by the arbiter's act alone: he
 * orders it, or he gives the table's code to a second device because the first is silent. Either way it is an event of
 * the game, and the device before it is out.
 */
import { InTurn } from '#app/base/inTurn.ts';
import { writeActs } from '#app/hub/entries.ts';
import { nextMoment } from '#rules/game/elapse.ts';
import type { GameEvent } from '#rules/game/event.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Access } from './access.ts';
import type { Hall } from './hall.ts';
import type { HubLog } from './log.ts';
import type { Store, TableDevice } from './store.ts';
import type { Trace } from './trace.ts';

export type TablesOptions = Readonly<{
  store: Store;
  hall: Hall;
  log: HubLog;
  access: Access;
  trace: Trace;
  /** Whether the game's table answers now. */
  answers: (game: string) => Promise<boolean>;
  wall: () => number;
  steady: () => number;
}>;

export type Seated = Readonly<{ ok: true } | { ok: false; reason: 'other-table' | 'fenced' }>;

const TRIES = 20;
/** A device that has just shown the code opens its journal: it does not answer yet, and is waited for. */
const COMING_MS = 1000;
const SILENT = 'the former table was silent';

export class Tables {
  readonly #options: TablesOptions;
  /** Games whose next device may take over, with the arbiter's reason. */
  readonly #ordered = new Map<string, string>();
  readonly #seatedAt = new Map<string, number>();
  readonly #turns = new Map<string, InTurn>();

  constructor(options: TablesOptions) {
    this.#options = options;
  }

  of(game: string): TableDevice | null {
    return this.#options.store.value.tables[game] ?? null;
  }

  /** The arbiter's order: the next device that shows the table's code is the table. */
  order(game: string, reason: string): void {
    this.#ordered.set(game, reason);
  }

  /** A device that has shown the table's code. Two at once come one after the other. */
  seat(game: string, device: Readonly<{ id: string; name: string }>): Promise<Seated> {
    const turn = this.#turns.get(game) ?? new InTurn();
    this.#turns.set(game, turn);
    return turn.do(() => this.#seat(game, device));
  }

  async #seat(game: string, device: Readonly<{ id: string; name: string }>): Promise<Seated> {
    const current = this.of(game);
    const { steady } = this.#options;
    if (!current || current.id === device.id) {
      if (!current) this.#keep(game, { ...device, former: [] });
      this.#seatedAt.set(game, steady());
      return { ok: true };
    }
    const ordered = this.#ordered.get(game);
    if (ordered === undefined && current.former.includes(device.id)) return { ok: false, reason: 'fenced' };
    const coming = (this.#seatedAt.get(game) ?? Number.NEGATIVE_INFINITY) + COMING_MS - steady();
    if (ordered === undefined && coming > 0) await new Promise((resolve) => setTimeout(resolve, coming));
    if (ordered === undefined && (await this.#options.answers(game)))
      return { ok: false, reason: 'other-table' };
    await this.#takeOver(game, current, device, ordered ?? SILENT);
    this.#seatedAt.set(game, steady());
    return { ok: true };
  }

  async #takeOver(
    game: string,
    current: TableDevice,
    device: Readonly<{ id: string; name: string }>,
    reason: string,
  ): Promise<void> {
    const { access, trace } = this.#options;
    await this.#write(game, device.name, reason);
    const former = [...current.former.filter((id) => id !== device.id), current.id];
    this.#keep(game, { ...device, former });
    this.#ordered.delete(game);
    await access.changePassword({ kind: 'seat', game, seat: 'table' });
    trace.note('table', `${device.name} took the table over from ${current.name}: ${reason}`, { game });
  }

  /** Behind everything that the old table has written: if it writes once more meanwhile, it is tried again. */
  async #write(game: string, device: string, reason: string): Promise<void> {
    const { hall, log, wall } = this.#options;
    const file = hall.file(game);
    if (!file) throw new Error('a game without its header was taken over');
    for (let tried = 0; tried < TRIES; tried++) {
      const last = await log.lastOf(game);
      if (file.seq < last) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        continue;
      }
      const at = momentOf(file.state, Math.floor(wall() - file.opening.begunAt));
      const event: GameEvent = { at, event: 'table-taken', device, reason };
      const from = file.length + 1;
      const text = writeActs({ device: 'hub', from, events: [event] });
      const written = await log.append(game, text, file.seq, `${game}:taken:${from}:${at}`);
      if (written.ok) {
        await file.reaches(from, 5000);
        return;
      }
      if (!written.stale) throw new Error(`a takeover was not written: ${written.reason}`);
    }
    throw new Error('a takeover was not written: the old table writes on');
  }

  #keep(game: string, device: TableDevice): void {
    const { store } = this.#options;
    store.change({ tables: { ...store.value.tables, [game]: device } });
  }
}

/** 6.8: no flag falls while no table is there to see it; then the time without one is not counted. */
function momentOf(state: GameState, now: number): number {
  const flag = nextMoment(state);
  return now < state.at || (flag !== null && now >= flag) ? state.at : now;
}
