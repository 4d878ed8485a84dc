/**
 * Whose port is whose, where several boards hang on one computer. A port that comes back is a new object to the page and
 * names only the make of its device, so two boards of one make look alike: a transport that knows its board's own number
 * takes the port and looks; two that cannot tell leave it alone and say so.
 */
import type { UsbId } from './brailleDaemon.ts';

/** A transport whose board is gone. */
export interface Waiting {
  readonly usb: UsbId;
  /** Whether it would notice that a board is not its own. */
  readonly canTell: boolean;
  /** Whether it has looked at this port and it was another board's. */
  hasRefused(port: SerialPort): boolean;
  take(port: SerialPort): void;
  /** A board of this make is there, and it may as well be somebody else's. */
  cannotTell(): void;
}

export function sameDevice(first: UsbId, second: UsbId): boolean {
  return first.usbVendorId === second.usbVendorId && first.usbProductId === second.usbProductId;
}

export class PortPool {
  readonly #serial: Serial;
  readonly #held = new Set<SerialPort>();
  readonly #waiting = new Set<Waiting>();

  constructor(serial: Serial) {
    this.#serial = serial;
    serial.addEventListener('connect', (event) => this.#offer(event.target as SerialPort));
  }

  isHeld(port: SerialPort): boolean {
    return this.#held.has(port);
  }

  hold(port: SerialPort): void {
    this.#held.add(port);
  }

  /** The port is free: perhaps somebody waits for just this one. */
  release(port: SerialPort): void {
    this.#held.delete(port);
    void this.#offerGranted();
  }

  wait(waiting: Waiting): void {
    this.#waiting.add(waiting);
    void this.#offerGranted();
  }

  stopWaiting(waiting: Waiting): void {
    this.#waiting.delete(waiting);
  }

  async #offerGranted(): Promise<void> {
    if (this.#waiting.size === 0) return;
    for (const port of await this.#serial.getPorts()) if (port.connected !== false) this.#offer(port);
  }

  #offer(port: SerialPort): void {
    if (this.#held.has(port)) return;
    const fitting = [...this.#waiting].filter(
      (waiting) => sameDevice(waiting.usb, port.getInfo()) && !waiting.hasRefused(port),
    );
    const taker = fitting.find(({ canTell }) => canTell) ?? (fitting.length === 1 ? fitting[0] : undefined);
    if (!taker) {
      for (const waiting of fitting) waiting.cannotTell();
      return;
    }
    this.#waiting.delete(taker);
    this.#held.add(port);
    taker.take(port);
  }
}
