/**
 * A faithful stand-in for `navigator.serial`: streams, locks, errors and events as the Web Serial specification
 * has them, and behind the port the peg board's own firmware. Cables can be pulled, ports can be taken, choosers
 * closed and bytes disturbed. Runs in Node and, bundled by fakeSerialScript.ts, in a page.
 */
import type { Transport } from '#devices/transport/transport.ts';

export type NonFatalError = 'BufferOverrunError' | 'BreakError' | 'FramingError' | 'ParityError';

/** By default the native-CDC id of the peg board's prototypes. */
const PEGBOARD_ID: SerialPortInfo = { usbVendorId: 0x1209, usbProductId: 0x0001 };

export class FakeSerialPort extends EventTarget implements SerialPort {
  connected = true;
  onconnect = null;
  ondisconnect = null;
  info: SerialPortInfo;
  readonly #serial: FakeSerial;
  #open = false;
  #readable: ReadableStream<Uint8Array> | null = null;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #writable: WritableStream<Uint8Array> | null = null;
  #bufferSize = 255;

  constructor(serial: FakeSerial, info: SerialPortInfo) {
    super();
    this.#serial = serial;
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
    const device = this.#serial.device;
    await device.open(
      { baudRate: options.baudRate, parity: 'none' },
      { opened() {}, bytes: (chunk) => this.#receive(chunk), disturbed() {}, lost() {} },
    );
  }

  get readable(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
    if (!this.#open || !this.connected) return null;
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
    if (!this.#open || !this.connected) return null;
    this.#writable ??= new WritableStream<Uint8Array>({ write: (bytes) => this.#serial.device.write(bytes) });
    return this.#writable;
  }

  async close(): Promise<void> {
    if (!this.#open) throw new DOMException('The port is already closed.', 'InvalidStateError');
    if (this.#readable?.locked || this.#writable?.locked)
      throw new TypeError('Cannot cancel a locked stream');
    this.#open = false;
    this.#dropReadable();
    this.#writable = null;
    await this.#serial.device.close();
  }

  async forget(): Promise<void> {
    this.#serial.forget(this);
  }

  async setSignals(): Promise<void> {}

  async getSignals(): Promise<SerialInputSignals> {
    return { clearToSend: false, dataCarrierDetect: false, dataSetReady: false, ringIndicator: false };
  }

  /** A non-fatal error: this stream ends, the next one goes on. */
  disturb(name: NonFatalError): void {
    const controller = this.#controller;
    this.#dropReadable();
    controller?.error(new DOMException(name, name));
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
  readonly device: Transport;
  /** The board hangs: the port opens and nothing comes. */
  silent = false;
  /** What happens to bytes on the way to the host. */
  garble: (chunk: Uint8Array) => Uint8Array = (chunk) => chunk;
  #port: FakeSerialPort;
  #granted = false;
  #openFailure: string | null = null;
  #chooser: 'pick' | 'cancel' | 'forbid' = 'pick';

  constructor(device: Transport) {
    super();
    this.device = device;
    this.#port = new FakeSerialPort(this, PEGBOARD_ID);
  }

  get port(): FakeSerialPort {
    return this.#port;
  }

  async requestPort(): Promise<SerialPort> {
    if (this.#chooser === 'forbid')
      throw new DOMException('Must be handling a user gesture', 'SecurityError');
    if (this.#chooser === 'cancel' || !this.#port.connected) {
      throw new DOMException('No port selected by the user.', 'NotFoundError');
    }
    this.#granted = true;
    return this.#port;
  }

  async getPorts(): Promise<SerialPort[]> {
    return this.#granted && this.#port.connected ? [this.#port] : [];
  }

  forget(_port: FakeSerialPort): void {
    this.#granted = false;
  }

  takeOpenFailure(): string | null {
    const failure = this.#openFailure;
    this.#openFailure = null;
    return failure;
  }

  /** The next open fails as if another program had the port (NetworkError), or otherwise. */
  failNextOpen(name = 'NetworkError'): void {
    this.#openFailure = name;
  }

  setChooser(behaviour: 'pick' | 'cancel' | 'forbid'): void {
    this.#chooser = behaviour;
  }

  pull(): void {
    if (!this.#port.connected) return;
    void this.device.close();
    this.#port.lose();
    this.#announce('disconnect');
  }

  /** Plugged in again: the browser makes a new port object for the same device, and the permission stands. */
  plug(info: SerialPortInfo = this.#port.info): void {
    if (this.#port.connected) return;
    this.#port = new FakeSerialPort(this, info);
    this.#announce('connect');
  }

  /** Both events fire at the port and bubble to `navigator.serial`. */
  #announce(type: 'connect' | 'disconnect'): void {
    if (!this.#granted) return;
    const event = new Event(type, { bubbles: true });
    this.#port.dispatchEvent(event);
    const bubbled = new Event(type);
    Object.defineProperty(bubbled, 'target', { value: this.#port });
    this.dispatchEvent(bubbled);
  }
}
