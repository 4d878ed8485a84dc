/**
 * What everybody away from the tables sees: for each game the views of its roles, made from the full log, and the public
 * one behind its delay. It decides nothing: what a desk asks is put to the table. If it stops, the tables play on; when
 * it starts again it goes on from the log, without a gap.
 */
import type { NatsConnection } from '@nats-io/nats-core';
import { WireServer } from '#app/table/wireServer.ts';
import { ROLES } from '#app/wire/messages.ts';
import { ACTORS } from '#rules/game/command.ts';
import type { Listener } from '#rules/game/hearing.ts';
import type { CodeBook } from '../codeBook.ts';
import type { Hall } from '../hall.ts';
import type { Trace } from '../trace.ts';
import type { Asks } from './asks.ts';
import { DelayedFile } from './delayed.ts';
import type { GameFile } from './gameFile.ts';
import { hubWire } from './hubWire.ts';

export type ProjectorOptions = Readonly<{
  connection: NatsConnection;
  hall: Hall;
  book: CodeBook;
  asks: Asks;
  trace: Trace;
  delayMs: number;
  clocks: Readonly<{ steady: () => number; wall: () => number }>;
}>;

type Views = Readonly<{ seats: WireServer; spectators: WireServer; delayed: DelayedFile }>;

export class Projector {
  readonly #options: ProjectorOptions;
  readonly #views = new Map<string, Views>();

  constructor(options: ProjectorOptions) {
    this.#options = options;
    options.hall.whenOpened((file) => this.#open(file));
  }

  /** Who is at a desk of a game now. */
  present(game: string): readonly Listener[] {
    const views = this.#views.get(game);
    return views ? [...views.seats.present, ...views.spectators.present] : [];
  }

  /** A game as the public sees it now. */
  delayed(game: string): DelayedFile | null {
    return this.#views.get(game)?.delayed ?? null;
  }

  /** Who came in by this secret is out at once. */
  dismiss(game: string, role: Listener, secret: string): void {
    this.#views.get(game)?.seats.dismiss(role, secret);
  }

  close(): void {
    for (const { seats, spectators, delayed } of this.#views.values()) {
      seats.close();
      spectators.close();
      delayed.close();
    }
    this.#views.clear();
  }

  #open(file: GameFile): void {
    const { connection, hall, book, asks, trace, delayMs, clocks } = this.#options;
    const { game } = file;
    const refused = (what: string) => trace.note('desk', what, { game });
    // Of one game: the others of the hall go on.
    const fault = (error: unknown) => trace.note('desk', `a fault of our own: ${String(error)}`, { game });
    const delayed = new DelayedFile(file, delayMs, clocks.wall);
    const secrets = (role: Listener, kind: 'open' | 'revoked') =>
      role === 'spectator' ? [] : book.secrets(game, role, kind);
    const codes = {
      accepted: (role: Listener) => secrets(role, 'open'),
      revoked: (role: Listener) => secrets(role, 'revoked'),
      revoke: (): string => {
        throw new Error('a code of a hall is revoked at its door');
      },
    };
    const seats = new WireServer({
      session: {
        game,
        get state() {
          return file.state;
        },
        get length() {
          return file.length;
        },
        get at() {
          return hall.at(game);
        },
        subscribe: (listener) => file.subscribe(listener),
        submit: (request) => asks.put(file, request),
      },
      wire: hubWire(connection, game, ACTORS, refused),
      codes,
      isHeard: () => hall.isHeard(game),
      refused,
      replay: async () => file.whole(),
      fault,
      now: clocks.steady,
    });
    const spectators = new WireServer({
      session: delayed,
      wire: hubWire(
        connection,
        game,
        ROLES.filter((role) => role === 'spectator'),
        refused,
      ),
      codes,
      refused,
      replay: async () => delayed.whole(),
      fault,
      now: clocks.steady,
    });
    this.#views.set(game, { seats, spectators, delayed });
  }
}
