/** A hall is put into a file and taken out of it again, whole; and the rehearsal says whether that will work. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { parseBackup } from '#hub/backup.ts';
import { readOptions } from '#hub/options.ts';
import { rehearse } from '#hub/rehearse.ts';
import { restoreInto } from '#hub/restore.ts';
import { HAS_NATS, openHall, openTable, type TestHall, until } from './testHall.ts';

const halls: TestHall[] = [];
const folder = mkdtempSync(join(tmpdir(), 'hector-backup-'));
afterEach(async () => {
  for (const hall of halls.splice(0)) await hall.close();
  rmSync(folder, { recursive: true, force: true });
});

async function backupOf(hall: TestHall): Promise<string> {
  const response = await fetch(new URL('/api/backup', hall.url), {
    headers: { authorization: `Bearer ${hall.code(null, 'arbiter')}` },
  });
  expect(response.status).toBe(200);
  return response.text();
}

describe.skipIf(!HAS_NATS)('a backup', () => {
  test('gives the hall back: games, log and codes; a damaged one is refused', {
    timeout: 40_000,
  }, async () => {
    const hall = await openHall({ boards: 2 });
    halls.push(hall);
    const [game = '', other = ''] = hall.games;
    const table = await openTable(hall, game);
    await table.session.submit({ by: 'arbiter', do: 'start' });
    await table.session.submit({ by: 'white', do: 'move', move: 'e2e4' });
    await table.session.submit({ by: 'white', do: 'press' });
    const file = hall.hub.parts.hall.file(game);
    await until(() => file?.length === table.log.events.length);
    const text = await backupOf(hall);
    await table.close();

    const saved = join(tmpdir(), `hector-backup-${process.pid}.ndjson`);
    writeFileSync(saved, text);
    const read = readOptions(['--rehearse', saved]);
    if (read.kind !== 'rehearse') throw new Error('not read');
    expect(await rehearse(saved, read.options)).toEqual({
      ok: true,
      text: expect.stringMatching(/^The backup is good: 2 games, \d+ entries, \d+ events/),
    });

    const data = join(folder, 'new');
    expect(restoreInto(data, saved)).toEqual({ ok: true });
    const again = await openHall({ boards: 2, data });
    halls.push(again);
    expect(again.games).toEqual([game, other]);
    expect(again.hub.parts.hall.file(game)?.journal()).toBe(file?.journal());
    for (const seat of ['table', 'white', 'arbiter'] as const)
      expect(again.code(game, seat)).toBe(hall.code(game, seat));
    expect(restoreInto(data, saved)).toMatchObject({
      ok: false,
      reason: expect.stringContaining('new folder'),
    });

    for (const damaged of [text.slice(0, -200), text.replace('e2e4', 'e2e3'), '{}', ''])
      expect(parseBackup(damaged)).toMatchObject({ ok: false });
    writeFileSync(saved, text.slice(0, -200));
    expect(await rehearse(saved, read.options)).toMatchObject({ ok: false });
    rmSync(saved);
  });

  test('is for the arbiter of the hall alone', async () => {
    const hall = await openHall();
    halls.push(hall);
    const [game = ''] = hall.games;
    for (const seat of ['arbiter', 'table', 'white'] as const) {
      const response = await fetch(new URL('/api/backup', hall.url), {
        headers: { authorization: `Bearer ${hall.code(game, seat)}` },
      });
      expect(response.status, seat).toBe(403);
    }
  });
});
