/**
 * A computer with two serial ports, for a browser that knows no better: pseudo-terminals with USB numbers, in a private
 * mount namespace (`unshare -m`), as root. A cable that is pulled hangs up its terminal, and udev's word of it is sent, so
 * that the page hears `disconnect` and `connect`; without that word the port stays listed, as when only its power dips.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whose number is said: two boards of one make differ in nothing else, and some say none. */
export type Device = Readonly<{ vendor: string; product: string; usbSerial: string | null }>;

export const wait = (ms: number) => new Promise<void>((resume) => setTimeout(resume, ms));

/** Nodes that every Linux has and nobody needs here; the page sees what is mounted over them. */
const NODES = ['tty60', 'tty61'] as const;
const FIRST_MINOR = 64;
const SYSTEM = '/sys/devices/virtual/tty';

/** What the browser's search for ports reads: sysfs, udev's notes and the list of drivers, all in memory. */
export function makeComputer(origin: string, devices: readonly Device[]): Cable[] {
  const folder = mkdtempSync(join(tmpdir(), 'hector-pty-'));
  for (const path of ['/run/udev', '/etc/chromium']) mkdirSync(path, { recursive: true });
  for (const path of ['/run/udev', '/etc/chromium', SYSTEM, '/sys/class/tty'])
    mount('-t', 'tmpfs', 'tmpfs', path);
  mkdirSync('/run/udev/data');
  writeFileSync('/run/udev/control', '');
  mkdirSync('/etc/chromium/policies/managed', { recursive: true });
  writeFileSync(
    '/etc/chromium/policies/managed/serial.json',
    JSON.stringify({ SerialAllowAllPortsForUrls: [origin] }),
  );
  const drivers = join(folder, 'drivers');
  writeFileSync(drivers, `serial /dev/ttyS 4 ${FIRST_MINOR}-95 serial\n`);
  mount('--bind', drivers, '/proc/tty/drivers');
  return devices.map((device, index) => new Cable(folder, index, device));
}

/** To be in the browser's environment: its sysfs is one of ours. */
export const BROWSER_ENVIRONMENT = { SYSTEMD_DEVICE_VERIFY_SYSFS: '0' };

function mount(...words: readonly string[]): void {
  execFileSync('mount', words);
}

/** From a board to the computer. */
export class Cable {
  readonly #end: string;
  readonly #node: string;
  readonly #minor: number;
  readonly #name: string;
  readonly #device: Device;
  #socat: ChildProcess | null = null;
  /** What the computer sends. */
  hear: (bytes: Uint8Array) => void = () => {};
  /** Whoever hangs on it lets go. */
  free: () => Promise<void> = () => this.pull();

  constructor(folder: string, index: number, device: Device) {
    this.#end = join(folder, `cable${index}`);
    this.#node = NODES[index] ?? '';
    this.#minor = FIRST_MINOR + index;
    this.#name = `ttyS${index}`;
    this.#device = device;
    // While nothing hangs on the cable, or another program has the port, opening it fails.
    const nothing = join(folder, `nothing${index}`);
    writeFileSync(nothing, '');
    mount('--bind', nothing, `/dev/${this.#node}`);
  }

  get isIn(): boolean {
    return this.#socat !== null;
  }

  write(bytes: Uint8Array): void {
    this.#socat?.stdin?.write(bytes);
  }

  /** `told`: udev says so, as it does of a cable. `heldMs`: another program has the port for so long. */
  async plug({ told = true, heldMs = 0 } = {}): Promise<void> {
    const socat = spawn('socat', [`pty,raw,echo=0,link=${this.#end}`, 'stdio'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    socat.stdin.on('error', () => {});
    socat.stdout.on('data', (bytes: Uint8Array) => this.hear(bytes));
    while (!existsSync(this.#end)) await wait(5);
    this.#socat = socat;
    const path = join(SYSTEM, this.#name);
    if (!existsSync(path)) this.#list(path);
    if (heldMs > 0) {
      if (told) this.#tell('add');
      await wait(heldMs);
    }
    mount('--bind', realpathSync(this.#end), `/dev/${this.#node}`);
    if (told && heldMs === 0) this.#tell('add');
  }

  async pull(told = true): Promise<void> {
    const socat = this.#socat;
    if (!socat) return;
    this.#socat = null;
    const gone = new Promise((resolve) => socat.once('exit', resolve));
    socat.kill();
    await gone;
    execFileSync('umount', ['-l', `/dev/${this.#node}`]);
    if (told) this.#tell('remove');
  }

  get #properties(): string[] {
    const { vendor, product, usbSerial } = this.#device;
    return [
      'ID_BUS=usb',
      `ID_VENDOR_ID=${vendor}`,
      `ID_MODEL_ID=${product}`,
      ...(usbSerial === null ? [] : [`ID_SERIAL_SHORT=${usbSerial}`]),
    ];
  }

  #list(path: string): void {
    mkdirSync(path);
    writeFileSync(join(path, 'dev'), `4:${this.#minor}\n`);
    writeFileSync(join(path, 'uevent'), `MAJOR=4\nMINOR=${this.#minor}\nDEVNAME=${this.#node}\n`);
    symlinkSync('/sys/class/tty', join(path, 'subsystem'));
    symlinkSync(path, join('/sys/class/tty', this.#name));
    const notes = ['I:1', ...this.#properties.map((property) => `E:${property}`)];
    writeFileSync(`/run/udev/data/c4:${this.#minor}`, `${notes.join('\n')}\n`);
  }

  #tell(action: 'add' | 'remove'): void {
    execFileSync('python3', [
      join(import.meta.dirname, 'uevent.py'),
      `ACTION=${action}`,
      `DEVPATH=${join(SYSTEM, this.#name).slice('/sys'.length)}`,
      'SUBSYSTEM=tty',
      `DEVNAME=/dev/${this.#node}`,
      'MAJOR=4',
      `MINOR=${this.#minor}`,
      'SEQNUM=1',
      'USEC_INITIALIZED=1',
      ...this.#properties,
    ]);
  }
}
