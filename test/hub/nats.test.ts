/** What the hub gives nats-server: its configuration, and whether a version may face a network at all. */
import { describe, expect, test } from 'vitest';
import { natsConfig } from '#hub/nats/config.ts';
import { exposedReason, findServer, isAtLeast, parseVersion } from '#hub/nats/version.ts';
import { readOptions } from '#hub/options.ts';
import { rightsOf, SEATS, userOf } from '#hub/rights.ts';

const BASE = {
  version: [2, 12, 6],
  name: 'hector',
  port: 1,
  webSocketPort: 2,
  storeDir: '/a "b"',
  pidFile: '/p',
  cluster: null,
} as const;

describe('versions', () => {
  test('are read and compared', () => {
    expect(parseVersion('nats-server: v2.9.10')).toEqual([2, 9, 10]);
    expect(parseVersion('none')).toBeNull();
    expect(isAtLeast([2, 10, 0], [2, 9, 10])).toBe(true);
    expect(isAtLeast([2, 9, 10], [2, 10, 0])).toBe(false);
    expect(isAtLeast([2, 12, 5], [2, 12, 5])).toBe(true);
  });

  test('one that can be crashed from outside stays on this computer', () => {
    expect(exposedReason([2, 9, 10], '127.0.0.1')).toBeNull();
    expect(exposedReason([2, 9, 10], 'localhost')).toBeNull();
    expect(exposedReason([2, 9, 10], '0.0.0.0')).toMatch(/2\.12\.5.*--allow-old-nats/);
    expect(exposedReason([2, 12, 4], '192.168.1.5')).not.toBeNull();
    expect(exposedReason([2, 12, 5], '0.0.0.0')).toBeNull();
  });

  test('a server that is missing is said to be, with the way to get it', () => {
    expect(findServer('/nowhere/nats-server')).toMatchObject({ ok: false });
    const found = findServer('/nowhere/nats-server');
    expect(found.ok ? '' : found.reason).toMatch(/apt install nats-server/);
  });
});

describe('the configuration', () => {
  test('waits for the disk where the version can, and not where it would be refused', () => {
    expect(natsConfig({ ...BASE, users: [] })).toContain('sync_interval: always');
    expect(natsConfig({ ...BASE, version: [2, 9, 10], users: [] })).not.toContain('sync_interval');
  });

  test('listens on this computer alone, and quotes what it is given', () => {
    const text = natsConfig({ ...BASE, users: [{ name: 'u', password: 'p"\n}', rights: null }] });
    expect(text.match(/host: "127\.0\.0\.1"/g)).toHaveLength(2);
    expect(text).toContain('"p\\"\\n}"');
    expect(text).toContain(JSON.stringify('/a "b"'));
  });

  test('no right is everything: an empty list denies', () => {
    const rights = { publish: [], subscribe: ['x'], answers: false };
    const text = natsConfig({ ...BASE, users: [{ name: 'u', password: 'p', rights }] });
    expect(text).toContain('publish: { deny: [">"] }');
  });

  test('no place but the hub’s may use the server’s own interface or everybody’s subjects', () => {
    const places = [
      { kind: 'hall' } as const,
      { kind: 'public' } as const,
      ...SEATS.map((seat) => ({ kind: 'seat', game: 'g', seat }) as const),
    ];
    for (const place of places) {
      const { publish, subscribe } = rightsOf(place);
      for (const subject of [...publish, ...subscribe]) expect(subject).not.toMatch(/^(\$|>|\*)/);
      expect(userOf(place)).toMatch(/^[\w-]+$/);
    }
  });
});

describe('the command line of the hub', () => {
  test('says what is wrong in one line', () => {
    for (const args of [[], ['--data', 'd', '--port', 'x'], ['--data', 'd', '--delay', '-1'], ['--wrong']])
      expect(readOptions(args)).toMatchObject({ kind: 'bad' });
    expect(readOptions(['--data', 'd', '--tls-cert', 'c'])).toMatchObject({ kind: 'bad' });
    expect(readOptions(['--data', 'd', '--delay', '900', '--round', '3'])).toMatchObject({
      kind: 'run',
      options: { delayMs: 900_000, round: 3, port: 8420, host: '127.0.0.1' },
    });
  });
});
