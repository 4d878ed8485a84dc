/** Helpers for driver tests: a driver with its events and writes collected, and bytes cut in every way. */
import type { BoardEvent, BoardKind, Driver, Orientation } from '#devices/board.ts';
import { createDriver } from '#devices/drivers.ts';

export type Listening = { driver: Driver; events: BoardEvent[]; written: Uint8Array[] };

export function listen(kind: BoardKind, orientation: Orientation = 'white'): Listening {
  const events: BoardEvent[] = [];
  const written: Uint8Array[] = [];
  const driver = createDriver(
    kind,
    { emit: (event) => events.push(event), write: (bytes) => written.push(bytes) },
    orientation,
  );
  driver.start(0);
  return { driver, events, written };
}

export function hear(kind: BoardKind, bytes: Uint8Array, orientation: Orientation = 'white'): BoardEvent[] {
  const { driver, events } = listen(kind, orientation);
  driver.feed(bytes, 1);
  return events;
}

/** The events of the same bytes cut in two at every point, and given one by one. */
export function hearCutEverywhere(
  kind: BoardKind,
  bytes: Uint8Array,
  prepare?: (driver: Driver) => void,
): BoardEvent[][] {
  const cuts = Array.from({ length: bytes.length + 1 }, (_, cut) => [bytes.slice(0, cut), bytes.slice(cut)]);
  cuts.push(Array.from(bytes, (byte) => Uint8Array.of(byte)));
  return cuts.map((parts) => {
    const { driver, events } = listen(kind);
    prepare?.(driver);
    for (const part of parts) driver.feed(part, 1);
    return events;
  });
}
