/**
 * The wire as everything above sees it: bytes in, bytes out, and what became of the line. It knows no board and
 * no message. Web Serial, a recorded trace, Node's serialport and the virtual peg board all look like this.
 */
import type { SerialSettings } from '#devices/board.ts';

/**
 * Why there is no line, each named by what the user can do about it.
 * - `no-web-serial`: this browser cannot reach serial ports: use Chrome or Edge, or the virtual board.
 * - `no-port-chosen`: the chooser was closed without a choice: ask again and pick the board.
 * - `permission-denied`: the browser or its policy forbids ports here: allow serial ports for this page.
 * - `port-in-use`: another tab or program has the port open, or the account may not open it: close the other
 *   program; on Linux, join the group that owns the port (`dialout`).
 * - `braille-daemon`: BRLTTY took the port for a Braille display it mistook the board for. It is never to be
 *   removed: exclude this USB id in its settings, or use a board with a native USB port.
 * - `unplugged`: the cable or the power is gone: plug it in again and play goes on by itself. A browser forgets a
 *   device without a serial number as soon as it is unplugged: such a board must be chosen again.
 * - `which-board`: two boards of one make came back and nothing tells them apart: choose each of them again.
 * - `unsupported-settings`: the port refused the speed: probably not the board but another device.
 */
export const LINK_FAULTS = [
  'no-web-serial',
  'no-port-chosen',
  'permission-denied',
  'port-in-use',
  'braille-daemon',
  'unplugged',
  'which-board',
  'unsupported-settings',
] as const;
export type LinkFault = (typeof LINK_FAULTS)[number];

export type OpenOutcome = Readonly<{ ok: true } | { ok: false; fault: LinkFault; detail: string }>;

/** `at` is in milliseconds on the clock the transport was given. */
export interface TransportListener {
  /** The line is open, for the first time or again. */
  opened(at: number): void;
  bytes(chunk: Uint8Array, at: number): void;
  /** Bytes were lost but the line still stands (overrun, framing, parity, break). */
  disturbed(reason: string, at: number): void;
  /** The line is gone. The transport opens it again by itself when the device comes back. */
  lost(fault: LinkFault, at: number): void;
}

export interface Transport {
  open(settings: SerialSettings, listener: TransportListener): Promise<OpenOutcome>;
  /** Bytes for a line that is gone are forgotten: after a loss the driver starts anew. */
  write(bytes: Uint8Array): void;
  close(): Promise<void>;
  /** The board has said its own number. From now on its port is known among ports of the same make. */
  recognised?(): void;
  /** What answers here is another board of the same make: the port is given up, and the right one waited for. */
  disown?(): Promise<void>;
}
