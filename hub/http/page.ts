/**
 * The built app, served by the hub. It is built beside the hub when its sources have changed: tables and seats without a
 * screen need not wait for it. The page is told that a hub has served it.
 */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { answer, HEADERS } from '../../scripts/serve.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const DIST = join(ROOT, 'dist');
const MARK = '<meta name="hector-hub" content="1">';

export class Page {
  readonly #built: Promise<boolean>;

  /** `build`: false where the app is known to be built. */
  constructor(build: boolean) {
    this.#built = build ? buildApp() : Promise.resolve(true);
  }

  async serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!(await this.#built)) {
      response.writeHead(503, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('The app could not be built: the hub has said why on its standard error.\n');
      return;
    }
    if (path !== '/' && path !== '/index.html') return answer(DIST, request, response);
    const page = await readFile(join(DIST, 'index.html'), 'utf8');
    const marked = Buffer.from(page.replace('</head>', `${MARK}</head>`));
    response.writeHead(200, {
      ...HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': marked.length,
      'Cache-Control': 'no-cache',
    });
    response.end(request.method === 'HEAD' ? undefined : marked);
  }
}

function buildApp(): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'scripts', 'buildApp.mjs')], {
      stdio: ['ignore', 2, 2],
    });
    child.once('error', () => resolve(false));
    child.once('exit', (status) => resolve(status === 0));
  });
}
