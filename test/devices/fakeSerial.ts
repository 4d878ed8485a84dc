/**
 * A faithful stand-in for `navigator.serial`: streams, locks, errors and events as the Web Serial specification
 * has them, and behind each port a device, such as the peg board's own firmware. Cables can be pulled, ports can be
 * taken, choosers closed and bytes disturbed. As in Chromium, the permission for a device without a USB serial number
 * ends when it is unplugged. Runs in Node and, bundled by fakeSerialScript.ts, in a page.
 */
import type { Transport } from '#devices/transport/transport.ts';

export type NonFatalError = 'BufferOverrunError' | 'BreakError' | 'FramingError' | 'ParityError';

/** By default the native-CDC id of the peg board's prototypes. */
const PEGBOARD_ID: SerialPortInfo = { usbVendorId: 0x1209, usbProductId: 0x0001 };

/** A device with its cable. `usbSerial`: what its USB descriptor calls its serial number; null if it has none. */
type Plugged = {
  readonly device: Transport;
  readonly usbSerial: string | null;
  port: FakeSerialPort;
  granted: boolean;
};

export class FakeSerialPort extends EventTarget implements SerialPort {
  connected = true;
  dataTerminalReady = true;
  onconnect = null;
  ondisconnect = null;
  info: SerialPortInfo;
  readonly plugged: Plugged;
  readonly #serial: FakeSerial;
  #open = false;
  #broken = false;
  #readable: ReadableStream<Uint8Array> | null = null;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #writable: WritableStream<Uint8Array> | null = null;
  #bufferSize = 255;

  constructor(serial: FakeSerial, plugged: Plugged, info: SerialPortInfo) {
    super();
    this.#serial = serial;
    this.plugged = plugged;
    this.info = info;
  }

  getInfo(): SerialPortInfo {
    return this.info;
  }

  async open(options: SerialOptions): Promise<void> {
    const failure = this.#serial.takeOpenFailure();
    if (this.#open) throw new DOMException('The port is already open.', 'InvalidStateError');
    if (!(options.baudRate > 0)) throw new TypeError('baudRate must be greater than zero');
    if (failure) throw new DOMException('Failed to open serial port.', failure);
    if (!this.connected) throw new DOMException('Failed to open serial port.', 'NetworkError');
    this.#bufferSize = options.bufferSize ?? 255;
    this.#open = true;
    this.#broken = false;
    await this.plugged.device.open(
      { baudRate: options.baudRate, parity: 'none' },
      { opened() {}, bytes: (chunk) => this.#receive(chunk), disturbed() {}, lost() {} },
    );
  }

  get readable(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    if (!this.#open || !this.connected || this.#broken) return null;
    this.#readable ??= new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        cancel: () => this.#dropReadable(),
      },
      { highWaterMark: this.#bufferSize, size: (chunk) => chunk?.byteLength ?? 0 },
    );
    return this.#readable as ReadableStream<Uint8Array<ArrayBuffer>>;
  }

  get writable(): WritableStream<Uint8Array<ArrayBufferLike>> | null {
    if (!this.#open || !this.connected || this.#broken) return null;
    this.#writable ??= new WritableStream<Uint8Array>({ write: (bytes) => this.plugged.device.write(bytes) });
    return this.#writable;
  }

  async close(): Promise<void> {
    if (!this.#open) throw new DOMException('The port is already closed.', 'InvalidStateError');
    if (this.#readable?.locked || this.#writable?.locked)
      throw new TypeError('Cannot cancel a locked stream');
    this.#open = false;
    this.#dropReadable();
    this.#writable = null;
    await this.plugged.device.close();
  }

  async forget(): Promise<void> {
    this.#serial.forget(this);
  }

  async setSignals(signals: SerialOutputSignals): Promise<void> {
    if (signals.dataTerminalReady !== undefined) this.dataTerminalReady = signals.dataTerminalReady;
  }

  async getSignals(): Promise<SerialInputSignals> {
    return { clearToSend: false, dataCarrierDetect: false, dataSetReady: false, ringIndicator: false };
  }

  /** A non-fatal error: this stream ends, the next one goes on. */
  disturb(name: NonFatalError): void {
    const controller = this.#controller;
    this.#dropReadable();
    controller?.error(new DOMException(name, name));
  }

  /** The line breaks, as when the power dips, and the device is still listed. */
  breakLine(): void {
    const controller = this.#controller;
    this.#dropReadable();
    this.#broken = true;
    controller?.error(new DOMException('The device has been lost.', 'NetworkError'));
  }

  /** The cable is out. */
  lose(): void {
    this.connected = false;
    const controller = this.#controller;
    this.#dropReadable();
    controller?.error(new DOMException('The device has been lost.', 'NetworkError'));
  }

  #receive(chunk: Uint8Array): void {
    if (this.#serial.silent || !this.readable || !this.#controller) return;
    if ((this.#controller.desiredSize ?? 0) < chunk.byteLength) this.disturb('BufferOverrunError');
    else this.#controller.enqueue(this.#serial.garble(chunk));
  }

  #dropReadable(): void {
    this.#readable = null;
    this.#controller = null;
  }
}

export class FakeSerial extends EventTarget implements Serial {
  onconnect = null;
  ondisconnect = null;
  /** The board hangs: the port opens and nothing comes. */
  silent = false;
  /** What happens to bytes on the way to the host. */
  garble: (chunk: Uint8Array) => Uint8Array = (chunk) => chunk;
  readonly #plugged: Plugged[] = [];
  #openFailures: string[] = [];
  #chooser: 'pick' | 'cancel' | 'forbid' = 'pick';

  constructor(device: Transport, usbSerial: string | null = '5837') {
    super();
    this.add(device, usbSerial);
  }

  /** One more device on the bus. */
  add(device: Transport, usbSerial: string | null, info = PEGBOARD_ID): number {
    const plugged: Omit<Plugged, 'port'> = { device, usbSerial, granted: false };
    const complete = plugged as Plugged;
    complete.port = new FakeSerialPort(this, complete, info);
    return this.#plugged.push(complete) - 1;
  }

  get port(): FakeSerialPort {
    return this.portOf(0);
  }

  portOf(index: number): FakeSerialPort {
    const plugged = this.#plugged[index];
    if (!plugged) throw new Error(`there is no device ${index}`);
    return plugged.port;
  }

  /** The user picks the first device that this page does not have yet. */
  async requestPort(): Promise<SerialPort> {
    if (this.#chooser === 'forbid')
      throw new DOMException('Must be handling a user gesture', 'SecurityError');
    const there = this.#plugged.filter(({ port }) => port.connected);
    const picked = there.find(({ granted }) => !granted) ?? there[0];
    if (this.#chooser === 'cancel' || !picked)
      throw new DOMException('No port selected by the user.', 'NotFoundError');
    picked.granted = true;
    return picked.port;
  }

  async getPorts(): Promise<SerialPort[]> {
    return this.#plugged.filter(({ granted, port }) => granted && port.connected).map(({ port }) => port);
  }

  forget(port: FakeSerialPort): void {
    port.plugged.granted = false;
  }

  takeOpenFailure(): string | null {
    return this.#openFailures.shift() ?? null;
  }

  /** The next opens fail as if another program had the port (NetworkError), or otherwise. */
  failNextOpen(name = 'NetworkError', times = 1): void {
    this.#openFailures.push(...Array.from({ length: times }, () => name));
  }

  setChooser(behaviour: 'pick' | 'cancel' | 'forbid'): void {
    this.#chooser = behaviour;
  }

  pull(index = 0): void {
    const { plugged, connected } = this.portOf(index);
    if (!connected) return;
    void plugged.device.close();
    plugged.port.lose();
    this.#announce(plugged, 'disconnect');
    if (plugged.usbSerial === null) plugged.granted = false;
  }

  /** Plugged in again: the browser makes a new port object, and knows the device by its serial number only. */
  plug(index = 0, info: SerialPortInfo = this.portOf(index).info): void {
    const { plugged, connected } = this.portOf(index);
    if (connected) return;
    plugged.port = new FakeSerialPort(this, plugged, info);
    this.#announce(plugged, 'connect');
  }

  /** Both events fire at the port and bubble to `navigator.serial`; a page without permission hears neither. */
  #announce({ port, granted }: Plugged, type: 'connect' | 'disconnect'): void {
    if (!granted) return;
    port.dispatchEvent(new Event(type, { bubbles: true }));
    const bubbled = new Event(type);
    Object.defineProperty(bubbled, 'target', { value: port });
    this.dispatchEvent(bubbled);
  }
}
