/**
 * The hall's one address: who asks for `/nats` is connected to nats-server's own WebSocket, which listens on this
 * computer alone. So the page needs no other origin, one certificate serves all, and one port is opened.
 */
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

export const NATS_PATH = '/nats';

/** The headers by which a WebSocket is opened; nothing else is handed on. */
const HANDED_ON = [
  'connection',
  'upgrade',
  'sec-websocket-key',
  'sec-websocket-version',
  'sec-websocket-protocol',
  'sec-websocket-extensions',
] as const;

export function proxyNats(request: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const upstream = connect({ port, host: '127.0.0.1', noDelay: true });
  const end = () => {
    upstream.destroy();
    socket.destroy();
  };
  upstream.once('connect', () => {
    const lines = HANDED_ON.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [`${name}: ${value}`] : [];
    });
    upstream.write(`GET / HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${lines.join('\r\n')}\r\n\r\n`);
    if (head.length > 0) upstream.write(head);
    upstream.pipe(socket);
    socket.pipe(upstream);
  });
  upstream.once('error', () => refuse(socket, '502 Bad Gateway'));
  upstream.once('close', end);
  socket.once('error', end);
  socket.once('close', end);
}

export function refuse(socket: Duplex, status: string): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** A page of another origin may not use this one's place; programs say no origin. */
export function isOwnOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
