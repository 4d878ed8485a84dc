import type { Server } from 'node:http';

export function serve(folder: string, options: { host?: string; port: number }): Promise<Server>;
