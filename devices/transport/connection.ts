/**
 * A driver on a transport: bytes go straight through, in the call that brought them. After every opening and
 * every loss the driver starts anew, which asks the board for its full state. The clock only serves silence.
 *
 * A board that is known by its own number is looked at before it is believed: until it has said the number, what it
 * says is kept back, and if it is another board of the same make nothing of it is told.
 */
import type { BoardEvent, BoardKind, Driver, Orientation } from '../board.ts';
import { createDriver } from '../drivers.ts';
import type { LinkFault, OpenOutcome, Transport } from './transport.ts';

const TICK_MS = 250;
/** A board that has not said its number by then does not know the question (its firmware is older). */
const NUMBER_MS = 1500;

export type ConnectionListener = Readonly<{
  board: (event: BoardEvent) => void;
  /** The line stands again, or for the first time. */
  opened: (at: number) => void;
  lost: (fault: LinkFault, at: number) => void;
  /** The board has said its own number, by which it is told from others of its make. */
  numbered?: (number: string) => void;
}>;

/** The flight recorder's ears: every byte, both ways. */
export type Tap = Readonly<{
  rx: (bytes: Uint8Array, at: number) => void;
  tx: (bytes: Uint8Array, at: number) => void;
}>;

export type ConnectionOptions = Readonly<{
  kind: BoardKind;
  orientation: Orientation;
  transport: Transport;
  listener: ConnectionListener;
  now: () => number;
  /** The number that this board said on an earlier day. */
  number?: string | null;
  tap?: Tap;
  /** Calls back every so many milliseconds until the returned function is called. */
  every?: (ms: number, callBack: () => void) => () => void;
}>;

export interface Connection {
  readonly driver: Driver;
  close(): Promise<void>;
}

function everyInterval(ms: number, callBack: () => void): () => void {
  const timer = setInterval(callBack, ms);
  return () => clearInterval(timer);
}

export async function connectBoard(
  options: ConnectionOptions,
): Promise<(OpenOutcome & { ok: false }) | { ok: true; connection: Connection }> {
  const { transport, listener, tap, now } = options;
  const write = (bytes: Uint8Array): void => {
    tap?.tx(bytes, now());
    transport.write(bytes);
  };
  let number = options.number ?? null;
  /** What was said before the board has said who it is; null once it has. */
  let keptBack: (() => void)[] | null = null;
  let openedAt = 0;
  const tell = (telling: () => void): void => {
    if (keptBack) keptBack.push(telling);
    else telling();
  };
  const believe = (): void => {
    const telling = keptBack ?? [];
    keptBack = null;
    for (const each of telling) each();
  };
  const emit = (event: BoardEvent): void => {
    const said = event.kind === 'identity' ? event.serial : undefined;
    if (said !== undefined && number !== null && said !== number) {
      standing = false;
      keptBack = [];
      void transport.disown?.();
      return;
    }
    tell(() => listener.board(event));
    if (said === undefined) return;
    if (number === null) listener.numbered?.(said);
    number = said;
    transport.recognised?.();
    believe();
  };
  const driver = createDriver(options.kind, { emit, write }, options.orientation);
  let standing = false;
  const outcome = await transport.open(driver.serial, {
    opened(at) {
      standing = true;
      openedAt = at;
      keptBack = number === null ? null : [];
      tell(() => listener.opened(at));
      driver.start(at);
    },
    bytes(chunk, at) {
      tap?.rx(chunk, at);
      driver.feed(chunk, at);
    },
    disturbed(_reason, at) {
      driver.start(at);
    },
    lost(fault, at) {
      standing = false;
      keptBack = null;
      listener.lost(fault, at);
    },
  });
  if (!outcome.ok) return outcome;
  const stopTicking = (options.every ?? everyInterval)(TICK_MS, () => {
    if (!standing) return;
    driver.tick(now());
    if (keptBack && now() - openedAt >= NUMBER_MS) believe();
  });
  return {
    ok: true,
    connection: {
      driver,
      async close() {
        stopTicking();
        await transport.close();
      },
    },
  };
}
