/** A serial port under Node: the other end of a pty in tests. */
import { SerialPort } from 'serialport';
import type { SerialSettings } from '#devices/board.ts';
import type { LinkFault, OpenOutcome, Transport, TransportListener } from '#devices/transport/transport.ts';

export class NodeSerialTransport implements Transport {
  readonly #path: string;
  readonly #now: () => number;
  #port: SerialPort | null = null;
  #listener: TransportListener | null = null;

  constructor(path: string, now: () => number) {
    this.#path = path;
    this.#now = now;
  }

  open(settings: SerialSettings, listener: TransportListener): Promise<OpenOutcome> {
    const port = new SerialPort({ path: this.#path, ...settings, autoOpen: false });
    this.#port = port;
    this.#listener = listener;
    port.on('data', (chunk: Uint8Array) => this.#listener?.bytes(chunk, this.#now()));
    port.on('error', (error: Error) => this.#listener?.disturbed(error.name, this.#now()));
    port.on('close', () => this.#listener?.lost('unplugged', this.#now()));
    return new Promise((resolve) => {
      port.open((error) => {
        if (error) {
          this.#listener = null;
          resolve({ ok: false, fault: openFault(error.message), detail: error.message });
        } else {
          listener.opened(this.#now());
          resolve({ ok: true });
        }
      });
    });
  }

  write(bytes: Uint8Array): void {
    if (this.#port?.isOpen) this.#port.write(bytes);
  }

  close(): Promise<void> {
    this.#listener = null;
    const port = this.#port;
    return new Promise((resolve) => {
      if (!port?.isOpen) return resolve();
      // A cable pulled while the port is closing ends it by the event alone.
      port.once('close', () => resolve());
      port.close(() => resolve());
    });
  }
}

function openFault(message: string): LinkFault {
  if (/permission|access denied|EACCES/i.test(message)) return 'permission-denied';
  if (/no such file|not found|ENOENT/i.test(message)) return 'unplugged';
  if (/invalid|unsupported|EINVAL/i.test(message)) return 'unsupported-settings';
  return 'port-in-use';
}
