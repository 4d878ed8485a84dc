/**
 * nats-server as a child of the hub: started, started again when it dies, told to read its configuration again, and
 * ended with the hub. Its own port stays the same for as long as the hub lives, so that everybody finds it again.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { connect as connectTo, createServer } from 'node:net';
import { createInterface } from 'node:readline';

export type NatsProcessOptions = Readonly<{
  path: string;
  configFile: string;
  pidFile: string;
  port: number;
  /** What the server complains of; it never says passwords. */
  onLine: (line: string) => void;
  onRestart: (pid: number) => void;
}>;

const RESTART_MS = [100, 200, 500, 1000, 2000] as const;
const READY_MS = 20_000;
/** A server that has lived so long was well: the next death is a first one again. */
const WELL_MS = 1000;
const RELOADED = /Reloaded server configuration/;

export class NatsProcess {
  readonly #options: NatsProcessOptions;
  #child: ChildProcess | null = null;
  #isStopping = false;
  #deaths = 0;
  #restarts = 0;
  readonly #reloads: (() => void)[] = [];

  constructor(options: NatsProcessOptions) {
    this.#options = options;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get restarts(): number {
    return this.#restarts;
  }

  /** Settled when it takes connections. */
  async start(): Promise<void> {
    await endOrphan(this.#options.pidFile, this.#options.configFile);
    this.#spawn();
    await this.#whenReady();
  }

  /** Settled when the new configuration holds: who has lost his rights is out by then. */
  async reload(): Promise<void> {
    const child = this.#child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return; // it will be read at the start
    const done = new Promise<void>((resolve) => {
      const late = setTimeout(resolve, 5000);
      this.#reloads.push(() => {
        clearTimeout(late);
        resolve();
      });
    });
    child.kill('SIGHUP');
    await done;
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const hard = setTimeout(() => child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(hard);
    rmSync(this.#options.pidFile, { force: true });
  }

  #spawn(): void {
    const { path, configFile, onLine } = this.#options;
    const child = spawn(path, ['-c', configFile], { stdio: ['ignore', 'ignore', 'pipe'] });
    const bornAt = performance.now();
    this.#child = child;
    if (child.stderr)
      createInterface({ input: child.stderr }).on('line', (line) => {
        if (RELOADED.test(line)) this.#reloads.shift()?.();
        onLine(line);
      });
    child.once('error', (error) => onLine(`[FTL] ${error.message}`));
    child.once('exit', () => {
      for (const reloaded of this.#reloads.splice(0)) reloaded();
      if (this.#isStopping) return;
      if (performance.now() - bornAt > WELL_MS) this.#deaths = 0;
      const wait = RESTART_MS[Math.min(this.#deaths, RESTART_MS.length - 1)] ?? 0;
      this.#deaths += 1;
      setTimeout(() => this.#again(), wait);
    });
  }

  #again(): void {
    if (this.#isStopping) return;
    this.#restarts += 1;
    this.#spawn();
    void this.#whenReady().then(
      () => this.#options.onRestart(this.pid),
      () => {},
    );
  }

  async #whenReady(): Promise<void> {
    const until = performance.now() + READY_MS;
    while (!(await isOpen(this.#options.port))) {
      if (this.#isStopping || performance.now() > until) throw new Error('nats-server does not start');
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connectTo({ port, host: '127.0.0.1' });
    const done = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}

/** A hub that was killed leaves its server behind: only one may write to the folder. */
async function endOrphan(pidFile: string, configFile: string): Promise<void> {
  const pid = readPid(pidFile);
  if (pid === null || !isRunning(pid, configFile)) return;
  process.kill(pid, 'SIGTERM');
  for (let waited = 0; waited < 5000 && isAlive(pid); waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50));
  if (isAlive(pid) && isRunning(pid, configFile)) process.kill(pid, 'SIGKILL');
}

function readPid(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8').trim());
    return Number.isInteger(pid) && pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Numbers of processes are given again: what runs under it must have been called with this word. */
export function isRunning(pid: number, word: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    return commandOf(pid).includes(word);
  } catch {
    return false;
  }
}

function commandOf(pid: number): string {
  return process.platform === 'linux'
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    : execFileSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
}

/** A port that nobody on this computer has taken. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
