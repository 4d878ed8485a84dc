/** What a player has to wait for before the first screen, over a slow network. */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

const LIMIT_BYTES = 150_000;

describe('the first load', () => {
  const page = readFileSync('dist/index.html', 'utf8');
  const files = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, path]) => path as string);

  test('is the page, its style and its script', () => {
    expect(files.map((path) => path.split('.').at(-1)).sort()).toContain('css');
    expect(files.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
  });

  test('is no more than 150 kB, compressed', () => {
    const bytes = files.map((path) => gzipSync(readFileSync(`dist/${path}`), { level: 9 }).length);
    expect(bytes.reduce((sum, size) => sum + size, gzipSync(page).length)).toBeLessThanOrEqual(LIMIT_BYTES);
  });

  test('does not bring the voice, which is kept for use without a network', () => {
    const kept = readFileSync('dist/sw.js', 'utf8');
    for (const file of [
      /voice\/espeak\.bin/,
      /assets\/espeak-ng-[\w-]+\.wasm/,
      /assets\/worker-[\w-]+\.js/,
    ]) {
      expect(kept).toMatch(file);
      expect(page).not.toMatch(file);
    }
  });

  test('asks nobody else for anything', () => {
    expect(page).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
    expect(page).toContain('default-src &#39;none&#39;');
  });
});
