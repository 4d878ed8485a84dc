import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { voiceData } from '../../../scripts/voice/plugin.ts';

/** A page built as the app is built, served under the app's policy, opened in the Chromium of this machine. */
const EXECUTABLE = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

export const noChromium = EXECUTABLE === undefined;
if (noChromium) console.warn('No Chromium found: the tests that measure sound are skipped.');

/** Stricter than the app's own, which also allows one style. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; img-src data:";
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.bin': 'application/octet-stream',
};
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export type OpenPages = {
  /** A fresh page, ready; `complaints` collects refused requests, policy violations and uncaught errors. */
  open(query?: string): Promise<{ page: Page; complaints: string[] }>;
  /** Names and sizes in bytes of the files that pages have fetched since they were opened. */
  readonly fetched: Map<string, number>;
  close(): Promise<void>;
};

export type BrowserOptions = Readonly<{ args?: string[]; env?: Record<string, string> }>;

export async function openPages(root: string, { args = [], env }: BrowserOptions = {}): Promise<OpenPages> {
  const outDir = mkdtempSync(join(tmpdir(), 'voice-page-'));
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    base: './',
    publicDir: false,
    plugins: [voiceData()],
    worker: { format: 'es' },
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  const fetched = new Map<string, number>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const file = join(outDir, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const body = readFileSync(file);
    fetched.set(pathname, body.length);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Content-Security-Policy': POLICY }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const browser: Browser = await chromium.launch({
    executablePath: EXECUTABLE!,
    args: [...ARGUMENTS, ...args],
    ...(env ? { env } : {}),
  });

  return {
    fetched,
    async open(query = '') {
      const context = await browser.newContext();
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(address) && !request.url().startsWith('data:')) {
          complaints.push(`left the site: ${request.url()}`);
        }
      });
      await page.goto(address + query);
      await page.waitForSelector('body[data-ready]');
      return { page, complaints };
    },
    async close() {
      await browser.close();
      await new Promise((resolve) => server.close(resolve));
      rmSync(outDir, { recursive: true });
    },
  };
}
