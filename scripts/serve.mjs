/**
 * Serves the built app with the headers that a page cannot give itself: nobody may frame it, nothing is taken for
 * another type than it is, and only what the app needs of the browser is allowed.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

export const HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self), serial=(self)',
};

/** Serves a folder; the promise settles when it listens, or cannot. */
export function serve(folder, { host = 'localhost', port }) {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch(() => end(response, 500));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** One file of the folder, or why not. */
export async function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405);
  const path = pathOf(request.url ?? '/');
  const file = path !== null && join(folder, path);
  if (!file || !(file + sep).startsWith(folder + sep)) return end(response, 404);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return end(response, 404);
  response.writeHead(200, {
    ...HEADERS,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': found.size,
    // Files below assets/ have their content in their name; all others are asked for again.
    'Cache-Control': path.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache',
  });
  if (request.method === 'HEAD') return response.end();
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/** The path below the folder; null for what is no path. */
function pathOf(url) {
  try {
    const path = decodeURIComponent(url.split(/[?#]/)[0] ?? '').slice(1);
    return path.includes('\0') ? null : path || 'index.html';
  } catch {
    return null;
  }
}

function end(response, status) {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, HEADERS).end();
}
