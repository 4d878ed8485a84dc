import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Entry = { optionalDependencies?: Record<string, string>; resolved?: string; link?: boolean };

describe('the lock file serves every platform', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
  const entries = Object.entries(lock.packages);

  test('no entry is tied to one registry', () => {
    expect(entries.filter(([, entry]) => entry.resolved).map(([path]) => path)).toEqual([]);
  });

  test('every optional package of other platforms is listed', () => {
    const names = new Set(entries.map(([path]) => path.split('node_modules/').at(-1)));
    const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !names.has(name))
        .map((name) => `${path} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
