/**
 * Real Orca on a desktop of its own, with keys pressed as on a keyboard and every sentence written down. A desktop that
 * does not come up is started again, and why is told; what happens at the page is never tried twice.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';

const PROGRAMS = ['orca', 'Xvfb', 'speech-dispatcher', 'dbus-run-session', 'xdotool', 'chromium'] as const;

/** What has to be installed first (Debian: orca xvfb at-spi2-core speech-dispatcher dbus-x11 xdotool …). */
export function missingPrograms(): string[] {
  return PROGRAMS.filter((program) => {
    try {
      execFileSync('which', [program], { stdio: 'ignore' });
      return false;
    } catch {
      return true;
    }
  });
}

export type Desktop = Readonly<{
  /** The page itself, to be looked at; keys are pressed on the keyboard. */
  page: Page;
  /** Everything that Orca has said so far; it cuts what it says where it likes. */
  spoken(): string;
  /** Waits until Orca has said it, behind `from`; returns where it ends. */
  untilSpoken(words: string, from: number): Promise<number>;
  /** Waits until what Orca has said behind `from` is as it should be. */
  until(what: string, from: number, isHeard: (spoken: string) => boolean): Promise<void>;
  /** Waits until Orca has nothing more to say; returns how much it has said. */
  untilQuiet(): Promise<number>;
  /** Presses Tab, and waits until Orca has said where that leads: no more than that is waited for. */
  tab(): Promise<string>;
  /** Keys as on a keyboard, one after the other; what they bring is waited for where it comes. */
  press(...keys: string[]): void;
  type(text: string): void;
  close(): Promise<void>;
}>;

const PATIENCE_MS = 60_000;
const QUIET_MS = 5000;
const SETTLED_MS = 700;

const STARTS = 3;

/** Words alone: where Orca cuts and how it points is its own affair. */
export const wordsOf = (text: string) => ` ${(text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').toLowerCase()} `;

/** The app at its first page, which Orca has read. `kept`: what the browser has kept from an earlier visit. */
export async function openDesktop(
  address: string,
  kept: Readonly<Record<string, string>> = {},
): Promise<Desktop> {
  for (let start = 1; ; start++) {
    const folder = mkdtempSync(join(tmpdir(), 'hector-orca-'));
    try {
      return await startDesktop(folder, address, kept);
    } catch (error) {
      console.warn(`Start ${start} of Orca’s desktop has failed: ${error}\n${lastLines(folder)}`);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      if (start === STARTS) throw error;
    }
  }
}

async function startDesktop(
  folder: string,
  address: string,
  kept: Readonly<Record<string, string>>,
): Promise<Desktop> {
  await visit(join(folder, 'profile'), address, kept);
  const port = await freePort();
  const script = join(import.meta.dirname, 'desktop.sh');
  const session = spawn('dbus-run-session', ['--', script, folder, address, String(port)], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise((settle) => session.once('exit', settle));
  let browser: Browser | undefined;
  let keyboard: Keyboard | undefined;
  const close = async () => {
    keyboard?.(null);
    await browser?.close();
    session.stdin?.end();
    await ended;
  };
  try {
    keyboard = openKeyboard(await displayOf(session));
    browser = await connected(`http://127.0.0.1:${port}`);
    const page = browser.contexts()[0]?.pages()[0];
    if (!page) throw new Error('the browser shows no page');
    const desktop = desktopOf(folder, keyboard, page, close);
    // Whether Orca and the browser have met on the accessibility bus is the desktop's affair, not yet the page's.
    await desktop.until('anything of the browser', 0, (spoken) => /Screen reader on\.\s+\S/.test(spoken));
    await page.waitForSelector('main h1');
    // A first visit begins with the greeting alone; any other with the page, which Orca reads from its beginning to its
    // end, and until then it is in browse mode.
    if (!('hector:greeted' in kept)) {
      await page.waitForFunction(() => window.hectorPut.length > 0);
      const greeting = await page.evaluate(() => window.hectorPut[0]?.text ?? '');
      await desktop.until('the greeting', 0, (spoken) => wordsOf(spoken).includes(wordsOf(greeting)));
      return desktop;
    }
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read
    const last = (await page.innerText('main')).trim().split('\n').at(-1) ?? '';
    await desktop.until('the page to its end', 0, (spoken) => wordsOf(spoken).includes(wordsOf(last)));
    return desktop;
  } catch (error) {
    await close();
    throw error;
  }
}

function desktopOf(folder: string, keyboard: Keyboard, page: Page, close: () => Promise<void>): Desktop {
  const spoken = () => readFileSync(join(folder, 'spoken'), 'utf8').replace(/\s+/g, ' ');
  const quietFor = async (ms: number) => {
    for (let before = -1; ; await sleep(ms)) {
      const { length } = spoken();
      if (length === before) return length;
      before = length;
    }
  };
  return {
    page,
    spoken,
    async untilSpoken(words, from) {
      for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(100)) {
        const at = spoken().indexOf(words, from);
        if (at >= 0) return at + words.length;
        if (Date.now() > deadline) throw new Error(`Orca did not say “${words}”:\n${spoken().slice(from)}`);
      }
    },
    async until(what, from, isHeard) {
      for (const deadline = Date.now() + PATIENCE_MS; !isHeard(spoken().slice(from)); await sleep(100))
        if (Date.now() > deadline) throw new Error(`Orca did not say ${what}:\n${spoken().slice(from)}`);
    },
    untilQuiet: () => quietFor(QUIET_MS),
    async tab() {
      const from = spoken().length;
      keyboard('key Tab');
      // Out of the page, to the browser's own frame and back, nothing is said but the key.
      for (const deadline = Date.now() + QUIET_MS; Date.now() < deadline; await sleep(100))
        if (/^\s*tab \S/.test(spoken().slice(from))) break;
      await quietFor(SETTLED_MS);
      return spoken().slice(from);
    },
    press: (...keys) => keyboard(`key --delay 60 ${keys.join(' ')}`),
    type: (text) => keyboard(`type --delay 60 "${text}"`),
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Strokes are given to it line by line; null puts it away. */
type Keyboard = (strokes: string | null) => void;

/**
 * One keyboard for as long as the desktop is there: one that is plugged in for each stroke finds the display busy or
 * gone.
 */
function openKeyboard(display: string): Keyboard {
  const keyboard = spawn('xdotool', ['-'], {
    env: { ...process.env, DISPLAY: display },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let complaint = '';
  keyboard.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  keyboard.stdin.on('error', () => {}); // told with the next stroke
  return (strokes) => {
    if (strokes === null) keyboard.stdin.end();
    else if (keyboard.exitCode !== null || complaint)
      throw new Error(`the keyboard at ${display} has failed: ${complaint}`);
    else keyboard.stdin.write(`${strokes}\n`);
  };
}

/** The end of the desktop’s own log. */
function lastLines(folder: string): string {
  const log = join(folder, 'desktop.log');
  return existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-8).join('\n') : '';
}

/** An earlier visit, without Orca: a page that is loaded anew under Orca is another matter than one that is opened. */
async function visit(profile: string, address: string, kept: Readonly<Record<string, string>>) {
  const executablePath = findChromium() ?? '';
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: ['--no-sandbox'] });
  const page = await context.newPage();
  await page.goto(new URL('manifest.webmanifest', address).href);
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(kept));
  await context.close();
  // Chromium writes it down when it comes to it, and a busy machine may end it before.
  const shelf = join(profile, 'Default', 'Local Storage', 'leveldb');
  const written = readdirSync(shelf).map((file) => readFileSync(join(shelf, file), 'latin1'));
  for (const key of Object.keys(kept))
    if (!written.some((text) => text.includes(key))) throw new Error(`the browser has not kept ${key}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (typeof address !== 'object' || !address) throw new Error('no port is free');
  return address.port;
}

/** Services that the session's bus starts write where the desktop does, in no order: its own line is the number alone. */
function displayOf(desktop: ChildProcess): Promise<string> {
  return new Promise((settle, fail) => {
    let written = '';
    desktop.stdout?.on('data', (chunk) => {
      written += chunk;
      const display = /^(:\d+)\n/m.exec(written)?.[1];
      if (display) settle(display);
    });
    desktop.once('exit', (code) => fail(new Error(`the desktop ended with ${code}`)));
  });
}

async function connected(address: string): Promise<Browser> {
  for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(200)) {
    try {
      return await chromium.connectOverCDP(address);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
