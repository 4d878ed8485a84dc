/**
 * A driver on a transport: bytes go straight through, in the call that brought them. After every opening and
 * every loss the driver starts anew, which asks the board for its full state. The clock only serves silence.
 */
import type { BoardEvent, BoardKind, Driver, Orientation } from '../board.ts';
import { createDriver } from '../drivers.ts';
import type { LinkFault, OpenOutcome, Transport } from './transport.ts';

const TICK_MS = 250;

export type ConnectionListener = Readonly<{
  board: (event: BoardEvent) => void;
  /** The line stands again, or for the first time. */
  opened: (at: number) => void;
  lost: (fault: LinkFault, at: number) => void;
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
  const driver = createDriver(options.kind, { emit: listener.board, write }, options.orientation);
  let standing = false;
  const outcome = await transport.open(driver.serial, {
    opened(at) {
      standing = true;
      listener.opened(at);
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
      listener.lost(fault, at);
    },
  });
  if (!outcome.ok) return outcome;
  const stopTicking = (options.every ?? everyInterval)(TICK_MS, () => {
    if (standing) driver.tick(now());
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
