/** The hub's one address: its own routes, the page, and the way to nats-server. */
import { readFileSync } from 'node:fs';
import {
  createServer as createHttp,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { Duplex } from 'node:stream';
import type { Trace } from '../trace.ts';
import { Exchange } from './exchange.ts';
import { isOwnOrigin, NATS_PATH, proxyNats, refuse } from './natsProxy.ts';
import type { Page } from './page.ts';

export type Route = Readonly<{
  method: 'GET' | 'POST';
  answer: (exchange: Exchange) => Promise<void> | void;
}>;

export type HttpOptions = Readonly<{
  host: string;
  port: number;
  tls: Readonly<{ cert: string; key: string }> | null;
  page: Page;
  routes: ReadonlyMap<string, Route>;
  trace: Trace;
  webSocketPort: () => number;
}>;

const MOST_SOCKETS = 2000;

export class HttpServer {
  readonly #options: HttpOptions;
  readonly #server: Server;
  readonly #upgraded = new Set<Duplex>();

  constructor(options: HttpOptions) {
    this.#options = options;
    const hear = (request: IncomingMessage, response: ServerResponse) => void this.#hear(request, response);
    const { tls } = options;
    this.#server = tls
      ? createHttps({ cert: readFileSync(tls.cert), key: readFileSync(tls.key) }, hear)
      : createHttp(hear);
    this.#server.headersTimeout = 10_000;
    this.#server.requestTimeout = 60_000;
    this.#server.maxConnections = MOST_SOCKETS;
    this.#server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      this.#upgrade(request, socket, head),
    );
  }

  /** Settled with the port when it listens. */
  listen(): Promise<number> {
    const { host, port } = this.#options;
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, () => {
        const address = this.#server.address();
        resolve(typeof address === 'object' && address ? address.port : port);
      });
    });
  }

  async close(): Promise<void> {
    for (const socket of this.#upgraded) socket.destroy();
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { routes, page, trace } = this.#options;
    try {
      const exchange = new Exchange(request, response);
      const path = exchange.url.pathname;
      const route = routes.get(path);
      if (!route) return await page.serve(path, request, response);
      if (route.method !== exchange.method) return exchange.answer(405, { reason: 'method' });
      if (!isOwnOrigin(request)) return exchange.answer(403, { reason: 'other-origin' });
      await route.answer(exchange);
    } catch (error) {
      trace.note('http', `a request failed: ${(error as Error).message}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    const [path] = (request.url ?? '').split('?');
    if (path !== NATS_PATH || !isOwnOrigin(request)) {
      this.#options.trace.note(
        'nats',
        'a connection to elsewhere, or from a page of another origin, was refused',
      );
      refuse(socket, '403 Forbidden');
      return;
    }
    this.#upgraded.add(socket);
    socket.once('close', () => this.#upgraded.delete(socket));
    proxyNats(request, socket, head, this.#options.webSocketPort());
  }
}
