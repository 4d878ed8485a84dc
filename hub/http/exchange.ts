/** One request to the hub and its answer. What comes in is bounded; what goes out has the headers of every answer. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRecord } from '#rules/game/fields.ts';
import { HEADERS } from '../../scripts/serve.mjs';

const LONGEST_BODY = 4_000_000;

export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.request = request;
    this.response = response;
    this.url = new URL(request.url ?? '/', 'http://hub');
  }

  get method(): string {
    return this.request.method === 'HEAD' ? 'GET' : (this.request.method ?? 'GET');
  }

  get address(): string {
    return this.request.socket.remoteAddress ?? '';
  }

  /** The code that came with the request, where it came in its header: an address is logged and seen by others. */
  get code(): string | null {
    const given = this.request.headers.authorization ?? '';
    return given.startsWith('Bearer ') ? given.slice('Bearer '.length).trim().slice(0, 100) : null;
  }

  /** A JSON object, or null. */
  async json(): Promise<Readonly<Record<string, unknown>> | null> {
    const text = await this.body();
    try {
      const value: unknown = JSON.parse(text ?? '');
      return isRecord(value) ? value : null;
    } catch {
      return null;
    }
  }

  async body(): Promise<string | null> {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of this.request) {
      size += (part as Buffer).length;
      if (size > LONGEST_BODY) return null;
      parts.push(part as Buffer);
    }
    return Buffer.concat(parts).toString('utf8');
  }

  answer(status: number, value: unknown): void {
    this.send(status, 'application/json; charset=utf-8', `${JSON.stringify(value)}\n`);
  }

  send(status: number, type: string, text: string, more: Readonly<Record<string, string>> = {}): void {
    if (this.response.headersSent) return;
    const bytes = Buffer.from(text);
    this.response.writeHead(status, {
      ...HEADERS,
      'Cache-Control': 'no-store',
      'Content-Type': type,
      'Content-Length': bytes.length,
      ...more,
    });
    this.response.end(this.request.method === 'HEAD' ? undefined : bytes);
  }
}
