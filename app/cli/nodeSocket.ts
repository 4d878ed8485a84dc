/** Node's way to a WebSocket: before version 22 it has none of its own. */
import type { WsSocketFactory } from '@nats-io/nats-core';
import { WebSocket } from 'ws';

export const nodeSocket: WsSocketFactory = async (url) => {
  const socket: unknown = new WebSocket(url, { perMessageDeflate: false });
  return { socket: socket as globalThis.WebSocket, encrypted: url.startsWith('wss:') };
};
