import type { IncomingMessage, Server, ServerResponse } from 'node:http';

export function serve(folder: string, options: { host?: string; port: number }): Promise<Server>;
export const HEADERS: Readonly<Record<string, string>>;
export function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void>;
