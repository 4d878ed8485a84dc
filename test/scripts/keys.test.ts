/** Every key that a comment cites can be looked up in docs/keys.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Not the hour of a date, as in 2026-11-18T12:00. */
const KEY = /\b(?:[TUW]\d\d[a-z]?|(?:TU|BL|CK|TM|RB|IR)-\d+)\b(?!:\d)/g;

function keysIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').match(KEY) ?? []);
}

test('the keys of the comments are explained, all of them', () => {
  const cited = new Set(['app', 'devices', 'hub', 'rules', 'scoresheet', 'speech', 'test'].flatMap(keysIn));
  const explained = [...readFileSync('docs/keys.md', 'utf8').matchAll(/^\| (\S+) \|/gm)].map(
    ([, key]) => key,
  );
  expect([...cited].filter((key) => !explained.includes(key))).toEqual([]);
});
