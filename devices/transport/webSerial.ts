/**
 * A serial port of the browser. Opens it, reads it through every non-fatal error, notices when it is pulled out,
 * and opens it again when the same device comes back. Knows nothing of what the bytes mean.
 */
import type { SerialSettings } from '../board.ts';
import { mayBeClaimedByBrltty, type UsbId } from './brailleDaemon.ts';
import type { PortPool, Waiting } from './portPool.ts';
import type { LinkFault, OpenOutcome, Transport, TransportListener } from './transport.ts';

/** The default of 255 bytes overruns while a page is busy. */
const BUFFER_SIZE = 8192;
/** BRLTTY takes a port within moments of its appearance; a cable is rarely pulled so soon. */
const SNATCHED_MS = 3000;
/** A port that has just come back may be held for some seconds by a modem manager or another program's look at it. */
const BUSY_RETRY_MS = 500;
const BUSY_TRIES = 60;
/** A device that is pulled is listed for a moment longer: only after so many tries does somebody else have its port. */
const LISTED_TRIES = 6;
/** Then it is asked for now and then, as long as it is listed: nothing will announce it again. */
const LISTED_RETRY_MS = 3000;

export type WebSerialWorld = Readonly<{
  pool: PortPool;
  platform: string;
  now: () => number;
  wait: (ms: number) => Promise<void>;
}>;

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

export class WebSerialTransport implements Transport, Waiting {
  readonly usb: UsbId;
  readonly #world: WebSerialWorld;
  readonly #refused = new WeakSet<SerialPort>();
  #canTell: boolean;
  #port: SerialPort;
  #settings: SerialSettings | null = null;
  #listener: TransportListener | null = null;
  #writer: WritableStreamDefaultWriter<Uint8Array> | null = null;
  #reader: ReadableStreamDefaultReader<Uint8Array> | null = null;
  #openedAt = 0;
  #reading: Promise<void> = Promise.resolve();

  /** `canTell`: the board's own number is known from an earlier day. */
  constructor(port: SerialPort, world: WebSerialWorld, canTell = false) {
    this.#port = port;
    this.#world = world;
    this.#canTell = canTell;
    this.usb = port.getInfo();
  }

  get canTell(): boolean {
    return this.#canTell;
  }

  async open(settings: SerialSettings, listener: TransportListener): Promise<OpenOutcome> {
    this.#settings = settings;
    this.#listener = listener;
    this.#world.pool.hold(this.#port);
    const outcome = await this.#openPort();
    if (!outcome.ok) {
      this.#listener = null;
      this.#world.pool.release(this.#port);
    }
    return outcome;
  }

  write(bytes: Uint8Array): void {
    // A failing write is noticed by the reader too, which tells of the loss.
    this.#writer?.write(bytes).catch(() => {});
  }

  async close(): Promise<void> {
    this.#listener = null;
    this.#world.pool.stopWaiting(this);
    await this.#closePort();
    this.#world.pool.release(this.#port);
  }

  recognised(): void {
    this.#canTell = true;
  }

  async disown(): Promise<void> {
    const listener = this.#listener;
    const port = this.#port;
    this.#refused.add(port);
    this.#listener = null; // so that its closing is not told as a loss
    await this.#closePort();
    this.#listener = listener;
    if (!listener) return;
    listener.lost('unplugged', this.#world.now());
    this.#world.pool.wait(this);
    this.#world.pool.release(port);
  }

  hasRefused(port: SerialPort): boolean {
    return this.#refused.has(port);
  }

  cannotTell(): void {
    this.#listener?.lost('which-board', this.#world.now());
  }

  /** Our device is there again. While another program holds it, or its power is out, it is asked for again and again. */
  async take(port: SerialPort, quietTries = 0): Promise<void> {
    await this.#reading;
    this.#port = port;
    for (let tries = 1; this.#listener; tries++) {
      const outcome = await this.#openPort();
      if (outcome.ok) return;
      if (outcome.fault !== 'port-in-use' || tries === quietTries + 1)
        this.#listener?.lost(outcome.fault, this.#world.now());
      if (outcome.fault !== 'port-in-use' || (tries >= BUSY_TRIES && !port.connected)) break;
      await this.#world.wait(tries < BUSY_TRIES ? BUSY_RETRY_MS : LISTED_RETRY_MS);
    }
    this.#awaitReturn();
  }

  async #closePort(): Promise<void> {
    await this.#reader?.cancel().catch(() => {});
    await this.#reading;
    this.#writer?.releaseLock();
    this.#writer = null;
    await this.#port.close().catch(() => {}); // it may be closed already
  }

  #awaitReturn(): void {
    if (!this.#listener) return;
    this.#refused.add(this.#port); // this very object is dead; the device comes back as another
    this.#world.pool.wait(this);
    this.#world.pool.release(this.#port);
  }

  async #openPort(): Promise<OpenOutcome> {
    const settings = this.#settings;
    const listener = this.#listener;
    if (!settings || !listener) return { ok: false, fault: 'unplugged', detail: '' };
    try {
      const { baudRate, parity } = settings;
      await this.#port.open({
        baudRate,
        parity,
        dataBits: 8,
        stopBits: 1,
        flowControl: 'none',
        bufferSize: BUFFER_SIZE,
      });
    } catch (error) {
      const { name, message } = described(error);
      return { ok: false, fault: this.#openFault(name), detail: message };
    }
    // Some ports, and every simulated one, know no such line.
    if (settings.dataTerminalReady === false)
      await this.#port.setSignals({ dataTerminalReady: false }).catch(() => {});
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
    // A line may break while the device stays, as when its power dips: then nothing announces it again.
    if (port.connected) await this.#world.wait(BUSY_RETRY_MS);
    if (port.connected && this.#listener) void this.take(port, LISTED_TRIES);
    else this.#awaitReturn();
  }

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
