/** The server of `npm start`: the app's files and nothing else, with the headers that a page cannot give itself. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../scripts/serve.mjs';

let folder = '';
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hector-serve-'));
  mkdirSync(join(folder, 'site', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'site', 'index.html'), '<h1>page</h1>');
  writeFileSync(join(folder, 'site', 'assets', 'a.js'), 'export {};');
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  mkdirSync(join(folder, 'site-too'));
  writeFileSync(join(folder, 'site-too', 'secret.txt'), 'secret');
  server = await serve(join(folder, 'site'), { port: 0 });
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Sent as it is written here: a browser's URL would tidy it up first. */
function get(path: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const sent = request({ host: 'localhost', port, path, method }, (answer) => {
        let body = '';
        answer.on('data', (chunk) => {
          body += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      });
      sent.on('error', reject);
      sent.end();
    },
  );
}

describe('npm start serves', () => {
  test.each(['/', '/?desk=arbiter', '/index.html', '/missing', '/%'])(
    '%s with nobody allowed to frame or guess it',
    async (path) => {
      const { headers } = await get(path);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test('the page and its parts, each as what it is', async () => {
    const page = await get('/?desk=white');
    expect([page.status, page.body, page.headers['content-type']]).toEqual([
      200,
      '<h1>page</h1>',
      'text/html; charset=utf-8',
    ]);
    expect((await get('/assets/a.js')).headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': expect.stringContaining('immutable'),
    });
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/..%2fsite-too/secret.txt',
    '//secret.txt',
    '/a%00.js',
    '/assets',
    '/%',
  ])('nothing for %s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).not.toContain('secret');
  });

  test('no other method', async () => expect((await get('/', 'POST')).status).toBe(405));
});
