/** Codes: they open what they are for, expire, are revoked at once, resist guessing, and stand in no log. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { join } from '#app/hub/joining.ts';
import { CodeBook, type CodeEntry } from '#hub/codeBook.ts';
import { BURST, GuessLimit, PER_SECOND } from '#hub/http/limits.ts';
import { HAS_NATS, joined, openDesk, openHall, openTable, rawConnection, until } from './testHall.ts';

describe('the book of codes', () => {
  function book(entries: readonly CodeEntry[] = [], clock = { now: 0 }) {
    const kept: { entries: readonly CodeEntry[] } = { entries };
    const made = new CodeBook({
      entries,
      secret: 's',
      now: () => clock.now,
      validMs: 1000,
      keep: (all) => {
        kept.entries = all;
      },
    });
    return { made, kept, clock };
  }

  test('every seat of every game has a code of its own, and is found by it however it is typed', () => {
    const { made } = book();
    made.provide(['g1', 'g2']);
    const codes = ['g1', 'g2'].flatMap((game) =>
      (['table', 'white', 'black', 'white-assistant', 'black-assistant', 'arbiter'] as const).map((seat) =>
        made.current(game, seat),
      ),
    );
    expect(new Set(codes).size).toBe(12);
    const code = made.current('g1', 'white') ?? '';
    for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), ` ${code.replaceAll('-', '')}`])
      expect(made.look(typed)).toMatchObject({
        ok: true,
        place: { kind: 'seat', game: 'g1', seat: 'white' },
      });
    expect(made.look(made.current(null, 'arbiter') ?? '')).toMatchObject({ place: { kind: 'hall' } });
  });

  test('a code expires, and the next one is another', () => {
    const { made, clock, kept } = book();
    made.provide(['g1']);
    const code = made.current('g1', 'white') ?? '';
    clock.now = 1000;
    expect(made.look(code)).toEqual({ ok: false, reason: 'expired' });
    expect(made.open).toEqual([]);
    const again = book(kept.entries, clock).made;
    again.provide(['g1']);
    expect(again.current('g1', 'white')).not.toBe(code);
    expect(again.look(code)).toEqual({ ok: false, reason: 'expired' });
  });

  test('a revoked code opens nothing, before and after the hub was started again', () => {
    const { made, kept, clock } = book();
    made.provide(['g1']);
    const code = made.current('g1', 'white') ?? '';
    const looked = made.look(code);
    if (!looked.ok) throw new Error('not found');
    const fresh = made.revoke(looked.entry);
    for (const each of [made, book(kept.entries, clock).made]) {
      expect(each.look(code)).toEqual({ ok: false, reason: 'revoked' });
      expect(each.look(fresh)).toMatchObject({ ok: true });
      expect(each.secrets('g1', 'white', 'open')).not.toContain(each.secretOf(looked.entry, 'g1'));
    }
  });
});

describe('guesses', () => {
  test('after some wrong ones a place waits, and others do not', () => {
    let now = 0;
    const limit = new GuessLimit(() => now);
    for (let tried = 0; tried < 20; tried++) {
      expect(limit.wait('10.0.0.1')).toBe(0);
      limit.failed('10.0.0.1');
    }
    expect(limit.wait('10.0.0.1')).toBeGreaterThan(0);
    expect(limit.wait('::ffff:10.0.0.1')).toBeGreaterThan(0);
    expect(limit.wait('10.0.0.2')).toBe(0);
    now = 1000;
    expect(limit.wait('10.0.0.1')).toBe(0);
  });
});

const GUESSES = process.env.HECTOR_LONG ? 10_000 : 1500;
const AT_ONCE = 8;

describe.runIf(HAS_NATS)('the hall’s door', () => {
  test(`${GUESSES} guessed codes open nothing, and who has a code comes in all the same`, async () => {
    const hall = await openHall();
    const [game = ''] = hall.games;
    const results = new Map<string, number>();
    const begun = performance.now();
    let left = GUESSES;
    const guess = async () => {
      for (; left > 0; left--) {
        const code = Array.from(
          { length: 12 },
          () => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[Math.floor(Math.random() * 32)],
        );
        const response = await fetch(new URL('/api/join', hall.url), {
          method: 'POST',
          body: JSON.stringify({ code: code.join('') }),
        });
        await response.arrayBuffer();
        results.set(`${response.status}`, (results.get(`${response.status}`) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, guess));
    expect(results.get('200')).toBeUndefined();
    // The rest was not even looked at; those that come at the same moment are looked at together.
    const seconds = (performance.now() - begun) / 1000;
    const looked = results.get('403') ?? 0;
    expect(looked).toBeLessThanOrEqual(BURST + PER_SECOND * seconds + AT_ONCE * (1 + seconds));
    expect(looked + (results.get('429') ?? 0)).toBeGreaterThanOrEqual(GUESSES);
    await until(async () => (await join(hall.url, { code: hall.code(game, 'white') })).kind === 'joined');
    await hall.close();
  }, 300_000);

  test('a revoked code: its desk is told and out, the server lets it in no more, and the new code opens', async () => {
    const hall = await openHall();
    const [game = ''] = hall.games;
    const table = await openTable(hall, game);
    const white = await openDesk(hall, game, 'white');
    const code = hall.code(game, 'white');
    const before = await joined(hall, code);
    const response = await fetch(new URL('/api/revoke', hall.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${hall.code(game, 'arbiter')}` },
      body: JSON.stringify({ revoke: code }),
    });
    const answer = (await response.json()) as { code: string; revoked: unknown };
    expect(answer.revoked).toEqual({ game, seat: 'white' });
    await until(() => white.game.link.value.kind === 'closed');
    expect(white.game.link.value).toEqual({ kind: 'closed', reason: 'revoked' });
    await expect(rawConnection(hall, before)).rejects.toThrow(/Authorization/i);
    await until(() => white.connection.link.value.kind === 'refused');
    expect(white.connection.link.value).toEqual({ kind: 'refused', reason: 'revoked' });
    const again = await openDesk(hall, game, 'white', { code: answer.code });
    expect(again.game.link.value.kind).toBe('up');
    for (const close of [again.close, white.close, table.close, hall.close]) await close();
  }, 30_000);

  test('an expired code: who came in by it is out, and the server lets it in no more', async () => {
    const hall = await openHall({ codesForMs: 1500 });
    const [game = ''] = hall.games;
    const code = hall.code(game, 'white');
    const place = await joined(hall, code);
    const connection = await rawConnection(hall, place);
    await until(() => connection.isClosed(), 10_000);
    expect(await join(hall.url, { code })).toEqual({ kind: 'refused', reason: 'expired' });
    await expect(rawConnection(hall, place)).rejects.toThrow(/Authorization/i);
    await hall.close();
  }, 30_000);

  test('who is no arbiter revokes nothing and reads no journal', async () => {
    const hall = await openHall({ boards: 2 });
    const [game = '', other = ''] = hall.games;
    const ask = async (path: string, code: string, body?: object) =>
      (
        await fetch(new URL(path, hall.url), {
          method: body ? 'POST' : 'GET',
          headers: { authorization: `Bearer ${code}` },
          ...(body && { body: JSON.stringify(body) }),
        })
      ).status;
    const target = hall.code(game, 'black');
    for (const code of [hall.code(game, 'white'), hall.code(game, 'table'), hall.code(other, 'arbiter')]) {
      expect(await ask('/api/revoke', code, { revoke: target })).toBe(403);
      expect(await ask(`/api/journal?game=${game}`, code)).toBe(403);
      expect(await ask('/api/take', code, { game, reason: 'x' })).toBe(403);
    }
    expect(await ask('/api/revoke', hall.code(game, 'arbiter'), { revoke: hall.code(null, 'arbiter') })).toBe(
      403,
    );
    expect(await ask(`/api/journal?game=${game}`, hall.code(null, 'arbiter'))).toBe(200);
    expect(await ask(`/api/journal?game=../../etc`, hall.code(null, 'arbiter'))).toBe(404);
    await hall.close();
  }, 30_000);

  test('garbage at the door is refused with a reason and leaves a trace without any code', async () => {
    const hall = await openHall();
    const [game = ''] = hall.games;
    const post = (body: string) => fetch(new URL('/api/join', hall.url), { method: 'POST', body });
    for (const body of ['', 'x', '[]', '{"code":7}', `{"code":"${'A'.repeat(5000)}"}`, '\u0000'])
      expect((await post(body)).status).toBeGreaterThanOrEqual(400);
    const table = { code: hall.code(game, 'table') };
    expect((await post(JSON.stringify(table))).status).toBe(400); // a table has a device
    expect((await post('A'.repeat(5_000_000)).catch(() => null))?.status ?? 400).toBeGreaterThanOrEqual(400);
    const trace = readFileSync(hall.hub.parts.store.path('trace.ndjson'), 'utf8');
    expect(trace).toContain('"refused: malformed"');
    for (const code of [hall.code(game, 'table'), hall.code(null, 'arbiter'), 'AAAA'])
      expect(trace).not.toContain(code);
    await hall.close();
  }, 30_000);

  test('a page of another origin is not let in', async () => {
    const hall = await openHall();
    const response = await fetch(new URL('/api/join', hall.url), {
      method: 'POST',
      headers: { origin: 'http://evil.example' },
      body: '{}',
    });
    expect(response.status).toBe(403);
    await hall.close();
  }, 30_000);
});
