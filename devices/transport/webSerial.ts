/**
 * A serial port of the browser. Opens it, reads it through every non-fatal error, notices when it is pulled out,
 * and opens it again when the same device comes back. Knows nothing of what the bytes mean.
 */
import type { SerialSettings } from '../board.ts';
import { mayBeClaimedByBrltty, type UsbId } from './brailleDaemon.ts';
import type { LinkFault, OpenOutcome, Transport, TransportListener } from './transport.ts';

/** The default of 255 bytes overruns while a page is busy. */
const BUFFER_SIZE = 8192;
/** BRLTTY takes a port within moments of its appearance; a cable is rarely pulled so soon. */
const SNATCHED_MS = 3000;

export type WebSerialWorld = Readonly<{ serial: Serial | undefined; platform: string; now: () => number }>;

/** To be called in a user's gesture: the browser shows its chooser. */
export async function requestPort(
  serial: Serial | undefined,
): Promise<{ ok: true; port: SerialPort } | (OpenOutcome & { ok: false })> {
  if (!serial) return { ok: false, fault: 'no-web-serial', detail: '' };
  try {
    return { ok: true, port: await serial.requestPort() };
  } catch (error) {
    const { name, message } = described(error);
    return {
      ok: false,
      fault: name === 'NotFoundError' ? 'no-port-chosen' : 'permission-denied',
      detail: message,
    };
  }
}

/**
 * A board used before, among the ports this page was granted: no chooser, no gesture. It is remembered by its USB
 * ids, since a port itself cannot be stored; a port without ids (built in) matches another without.
 */
export async function findGrantedPort(
  serial: Serial | undefined,
  remembered: UsbId,
): Promise<SerialPort | null> {
  const ports = serial ? await serial.getPorts() : [];
  return ports.find((port) => sameDevice(port.getInfo(), remembered)) ?? null;
}

function sameDevice(first: UsbId, second: UsbId): boolean {
  return first.usbVendorId === second.usbVendorId && first.usbProductId === second.usbProductId;
}

export class WebSerialTransport implements Transport {
  readonly #world: WebSerialWorld;
  #port: SerialPort;
  #settings: SerialSettings | null = null;
  #listener: TransportListener | null = null;
  #writer: WritableStreamDefaultWriter<Uint8Array> | null = null;
  #reader: ReadableStreamDefaultReader<Uint8Array> | null = null;
  #openedAt = 0;
  #reading: Promise<void> = Promise.resolve();

  constructor(port: SerialPort, world: WebSerialWorld) {
    this.#port = port;
    this.#world = world;
  }

  async open(settings: SerialSettings, listener: TransportListener): Promise<OpenOutcome> {
    if (!this.#world.serial) return { ok: false, fault: 'no-web-serial', detail: '' };
    this.#settings = settings;
    this.#listener = listener;
    const outcome = await this.#openPort();
    if (outcome.ok) this.#world.serial.addEventListener('connect', this.#onConnect);
    else this.#listener = null;
    return outcome;
  }

  write(bytes: Uint8Array): void {
    // A failing write is noticed by the reader too, which tells of the loss.
    this.#writer?.write(bytes).catch(() => {});
  }

  async close(): Promise<void> {
    this.#listener = null;
    this.#world.serial?.removeEventListener('connect', this.#onConnect);
    await this.#reader?.cancel().catch(() => {});
    await this.#reading;
    this.#writer?.releaseLock();
    this.#writer = null;
    await this.#port.close().catch(() => {});
  }

  async #openPort(): Promise<OpenOutcome> {
    const settings = this.#settings;
    const listener = this.#listener;
    if (!settings || !listener) return { ok: false, fault: 'unplugged', detail: '' };
    try {
      await this.#port.open({
        ...settings,
        dataBits: 8,
        stopBits: 1,
        flowControl: 'none',
        bufferSize: BUFFER_SIZE,
      });
    } catch (error) {
      const { name, message } = described(error);
      return { ok: false, fault: this.#openFault(name), detail: message };
    }
    this.#openedAt = this.#world.now();
    this.#writer = this.#port.writable?.getWriter() ?? null;
    listener.opened(this.#openedAt);
    this.#reading = this.#read(this.#port);
    return { ok: true };
  }

  /** One stream after another while the port gives them: only a port without a stream is lost. */
  async #read(port: SerialPort): Promise<void> {
    while (port.readable && this.#listener) {
      const reader = port.readable.getReader();
      this.#reader = reader;
      try {
        for (;;) {
          const { value, done } = await reader.read();
          if (done) break;
          this.#listener?.bytes(value, this.#world.now());
        }
      } catch (error) {
        // Overrun, break, framing, parity: the next stream goes on. NetworkError leaves none.
        if (port.readable) this.#listener?.disturbed(described(error).name, this.#world.now());
      } finally {
        reader.releaseLock();
      }
    }
    this.#reader = null;
    if (this.#listener) await this.#lose(port);
  }

  async #lose(port: SerialPort): Promise<void> {
    this.#writer?.releaseLock();
    this.#writer = null;
    await port.close().catch(() => {}); // it may be closed already
    const at = this.#world.now();
    const snatched = at - this.#openedAt < SNATCHED_MS && this.#brlttyMayClaim();
    this.#listener?.lost(snatched ? 'braille-daemon' : 'unplugged', at);
  }

  readonly #onConnect = async (event: Event): Promise<void> => {
    const port = (event.target ?? this.#port) as SerialPort;
    if (this.#writer || !sameDevice(port.getInfo(), this.#port.getInfo())) return;
    await this.#reading;
    this.#port = port;
    const outcome = await this.#openPort();
    if (!outcome.ok) this.#listener?.lost(outcome.fault, this.#world.now());
  };

  #openFault(name: string): LinkFault {
    switch (name) {
      case 'SecurityError':
      case 'NotAllowedError':
        return 'permission-denied';
      case 'TypeError':
      case 'NotSupportedError':
        return 'unsupported-settings';
      default:
        // InvalidStateError: open in this page. NetworkError: open elsewhere, forbidden, or no longer there.
        if (this.#port.connected !== false) return 'port-in-use';
        return this.#brlttyMayClaim() ? 'braille-daemon' : 'unplugged';
    }
  }

  #brlttyMayClaim(): boolean {
    return mayBeClaimedByBrltty(this.#port.getInfo(), this.#world.platform);
  }
}

function described(error: unknown): { name: string; message: string } {
  if (error instanceof Error || error instanceof DOMException)
    return { name: error.name, message: error.message };
  return { name: 'Error', message: String(error) };
}
