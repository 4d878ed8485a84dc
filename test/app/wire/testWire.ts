/** A wire in memory that a test can cut, listen to and speak on; and a table with its desks on it. */

import { keptInMemory } from '#app/base/kept.ts';
import { type FollowedGame, follow } from '#app/desk/followedGame.ts';
import type { EventLog } from '#app/journal/eventLog.ts';
import { Codes } from '#app/table/codes.ts';
import { decidedBy } from '#app/table/decidedBy.ts';
import { Session } from '#app/table/session.ts';
import { wholeGame } from '#app/table/wholeGame.ts';
import { WireServer } from '#app/table/wireServer.ts';
import type { Line, Wire } from '#app/wire/line.ts';
import { apply } from '#rules/game/apply.ts';
import type { GameEvent } from '#rules/game/event.ts';
import type { GameHeader } from '#rules/game/header.ts';
import type { Listener } from '#rules/game/hearing.ts';
import { newGame } from '#rules/game/state.ts';

export class TestWire {
  /** Everything that was ever posted, by the line's name. */
  readonly carried: { name: string; text: string }[] = [];
  /** What is lost on its way. */
  loses: (name: string, text: string) => boolean = () => false;
  /** A line is being opened, by a desk or by the table. */
  opens: (name: string) => void = () => {};
  readonly #lines = new Map<string, Set<(text: unknown) => void>>();

  readonly wire: Wire = (name): Line => {
    this.opens(name);
    const all = this.#lines.get(name) ?? new Set();
    this.#lines.set(name, all);
    const own = new Set<(text: unknown) => void>();
    return {
      post: (text) => {
        this.carried.push({ name, text });
        if (this.loses(name, text)) return;
        for (const listener of [...all])
          if (!own.has(listener)) queueMicrotask(() => all.has(listener) && listener(text));
      },
      listen: (listener) => {
        own.add(listener);
        all.add(listener);
        return () => {
          own.delete(listener);
          all.delete(listener);
        };
      },
      close: () => {
        for (const listener of own) all.delete(listener);
      },
    };
  };
}

export const PACE = { silent: 60, knock: 10, first: 5000 };

export type TestTable = Readonly<{
  session: Session;
  server: WireServer;
  codes: Codes;
  events: GameEvent[];
  header: GameHeader;
  /** How long the log takes to be read, how often that was begun, and how often it fails. */
  reading: { ms: number; begun: number; failures: number };
  /** Of our own, as they were told. */
  faults: unknown[];
  join: (role: Listener, code?: string | null) => Promise<FollowedGame>;
  /** The same game, decided by another window. */
  restart: () => TestTable;
  close: () => void;
}>;

export const clocks = { steady: () => performance.now(), wall: () => Date.now() };

export function tableOn(
  net: TestWire,
  header: GameHeader,
  events: GameEvent[] = [],
  kept = keptInMemory(),
): TestTable {
  const fresh = newGame(header);
  if (!fresh.ok) throw new Error(fresh.reason);
  const log: Pick<EventLog, 'append'> = {
    append: async (_game, _from, more) => {
      events.push(...more);
      return { ok: true };
    },
  };
  const state = events.length > 0 ? restored(header, events) : fresh.state;
  const session = new Session({
    log,
    game: 'game-1',
    state,
    length: events.length,
    now: () => 0,
    assist: () => null,
  });
  const codes = new Codes(kept, 'game-1');
  const reading = { ms: 0, begun: 0, failures: 0 };
  const faults: unknown[] = [];
  const replay = async () => {
    reading.begun += 1;
    if (reading.failures-- > 0) throw new Error('the log cannot be read');
    if (reading.ms > 0) await new Promise((read) => setTimeout(read, reading.ms));
    return wholeGame(header, session.state, events.slice(0, session.length));
  };
  const server = new WireServer({
    session: decidedBy(session),
    wire: net.wire,
    codes,
    codeOf: (role) => codes.of(role),
    replay,
    fault: (error) => faults.push(error),
    now: clocks.steady,
    beatMs: 20,
  });
  const close = () => {
    server.close();
    session.close();
  };
  return {
    session,
    server,
    codes,
    events,
    header,
    reading,
    faults,
    close,
    restart: () => {
      close();
      return tableOn(net, header, events, kept);
    },
    join: async (role, code = codes.of(role)) => {
      const joined = await follow({ wire: net.wire, role, game: 'game-1', code, clocks, pace: PACE });
      if (!joined.ok) throw new Error(joined.reason);
      return joined.game;
    },
  };
}

function restored(header: GameHeader, events: readonly GameEvent[]) {
  let { before: state } = wholeGame(header, {} as never, events);
  for (const event of events) state = apply(state, event);
  return state;
}
