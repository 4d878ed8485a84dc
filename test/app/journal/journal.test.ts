import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test, vi } from 'vitest';
import { type GameRecord, openDatabase } from '#app/journal/database.ts';
import type { Journal } from '#app/journal/journal.ts';
import { makeJournalFile, parseJournalFile } from '#app/journal/journalFile.ts';
import { restore } from '#app/journal/restore.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { freshJournal, header, insert, lift, startedGame } from '../testGame.ts';

const EVENTS: GameEvent[] = [
  { at: 0, event: 'started' },
  { at: 0, event: 'clock-started', side: 'white' },
  { at: 900, event: 'lifted', by: 'white', square: 'e2', as: 'touch' },
];

const NOW = Date.UTC(2026, 0, 1);
const unsummed = (events: readonly unknown[]) => events.map((event) => ({ event }));

async function eventsOf(journal: Journal, game: string): Promise<unknown[]> {
  return (await journal.replay(game)).map(({ event }) => event);
}

describe('the journal keeps events', () => {
  test('appended in order, and replays them', async () => {
    const journal = await freshJournal();
    const created = await journal.create(header(), 1000);
    if (!created.ok) throw new Error(created.detail);
    const { id } = created.game;
    expect(await journal.append(id, 1, EVENTS.slice(0, 1))).toEqual({ ok: true });
    expect(await journal.append(id, 2, EVENTS.slice(1))).toEqual({ ok: true });
    expect(await eventsOf(journal, id)).toEqual(EVENTS);
  });

  test('tells its subscribers what is stored and what is appended, each event once and in order', async () => {
    const journal = await freshJournal();
    const count = 12;
    const event = (index: number): GameEvent => ({ at: index, event: 'draws-allowed' });
    for (let late = 0; late <= count; late += 3) {
      for (let from = 1; from <= late + 1; from += 2) {
        const created = await journal.create(header(), 0);
        if (!created.ok) throw new Error(created.detail);
        const { id } = created.game;
        const heard: GameEvent[] = [];
        let leave = () => {};
        for (let index = 0; index < count; index++) {
          // In the middle of the game, and not awaited: appends and the reading of the disk cross.
          if (index === late)
            leave = journal.subscribe(id, from, (events, first) => {
              expect(first).toBe(from + heard.length);
              heard.push(...events);
            });
          await journal.append(id, index + 1, [event(index)]);
        }
        if (late === count) leave = journal.subscribe(id, from, (events) => heard.push(...events));
        await vi.waitFor(() => expect(heard.length).toBe(count - from + 1));
        leave();
        await journal.append(id, count + 1, [event(count)]);
        expect(heard).toEqual(
          Array.from({ length: count - from + 1 }, (_, index) => event(from - 1 + index)),
        );
      }
    }
  });

  test('refuses an append behind events that somebody else has written, and changes nothing', async () => {
    const journal = await freshJournal();
    const created = await journal.create(header(), 0);
    if (!created.ok) throw new Error(created.detail);
    const { id } = created.game;
    await journal.append(id, 1, EVENTS);
    const stale = await journal.append(id, 3, [
      { at: 950, event: 'draws-allowed' },
      { at: 960, event: 'draws-allowed' },
    ]);
    expect(stale).toMatchObject({ ok: false, fault: 'stale' });
    expect(await eventsOf(journal, id)).toEqual(EVENTS);
  });

  test('notes that a game has ended', async () => {
    const journal = await freshJournal();
    const created = await journal.create(header(), 0);
    if (!created.ok) throw new Error(created.detail);
    const ended: GameEvent = {
      at: 5,
      event: 'ended',
      result: { white: 1, black: 0 },
      article: null,
      concept: null,
      reason: '',
    };
    await journal.append(created.game.id, 1, [ended]);
    expect((await journal.games())[0]?.ended).toBe(true);
  });

  test('keeps a damaged game aside without touching its events', async () => {
    const journal = await freshJournal();
    const created = await journal.create(header(), 0, EVENTS);
    if (!created.ok) throw new Error(created.detail);
    await journal.keepAside(created.game.id, 'event 2 cannot be read');
    expect((await journal.games())[0]?.aside).toBe('event 2 cannot be read');
    expect(await eventsOf(journal, created.game.id)).toEqual(EVENTS);
  });

  test('leaves a store that it cannot open and uses another one', async () => {
    globalThis.indexedDB = new IDBFactory();
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('hector', 99);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
    const opened = await openDatabase();
    expect(opened.ok && opened.keptAside).toEqual(['hector']);
    expect(opened.ok && opened.database.name).toBe('hector-2');
  });
});

describe('a game is restored from its journal alone', () => {
  test('exactly, in the middle of a move', async () => {
    const { session, journal, clock } = await startedGame();
    clock.now = 1500;
    await session.submit(lift('e2'));
    clock.now = 2500;
    await session.submit(insert('e4'));
    clock.now = 2600;
    await session.submit({ by: 'white', do: 'press' });
    await session.submit(lift('e7', 'black'));
    const [record] = await journal.games();
    const restored = await journal.restored(record as GameRecord);
    expect(restored.ok && restored.damage).toBe(null);
    expect(restored.ok && JSON.stringify(restored.state)).toBe(JSON.stringify(session.state));
    session.close();
  });

  test.each([
    ['no object', 'gibberish'],
    ['missing', undefined],
    ['of an unknown kind', { at: 950, event: 'gibberish' }],
    ['going back in time', { at: 100, event: 'draws-allowed' }],
    ['without a time', { event: 'draws-allowed' }],
  ])('as far as it can be read, when an event is %s', (_what, bad) => {
    const restored = restore(header(), unsummed([...EVENTS, bad, { at: 2000, event: 'draws-allowed' }]));
    expect(restored).toMatchObject({
      ok: true,
      damage: expect.stringMatching(/^event 4 of 5 /),
      events: EVENTS,
    });
  });

  test('not at all without a header', () => {
    expect(restore({ mode: 'sometimes' }, unsummed(EVENTS))).toMatchObject({ ok: false });
  });
});

describe('the journal as a file', () => {
  /** As a player exports it: through the store, which adds the checksums. */
  async function exported(begunAt = NOW - 5000): Promise<string> {
    const journal = await freshJournal();
    const created = await journal.create(header(), begunAt);
    if (!created.ok) throw new Error(created.detail);
    await journal.append(created.game.id, 1, EVENTS.slice(0, 2));
    await journal.append(created.game.id, 3, EVENTS.slice(2));
    return makeJournalFile(header(), begunAt, await journal.replay(created.game.id));
  }

  test('begins by saying what it is, and gives the same game back', async () => {
    const file = await exported();
    expect(JSON.parse(file.split('\n')[0] ?? '')).toMatchObject({ hector: 'journal/1', mode: 'training' });
    const read = parseJournalFile(file, NOW);
    expect(read.begunAt).toBe(NOW - 5000);
    expect(read.restored).toMatchObject({
      ...{ ok: true, damage: null, isSummed: true },
      events: EVENTS,
      header: header(),
    });
  });

  test('is read without checksums too, as the first version wrote it', () => {
    const file = makeJournalFile(header(), NOW, unsummed(EVENTS));
    expect(file).not.toContain('"sum"');
    expect(parseJournalFile(file, NOW).restored).toMatchObject({
      ...{ ok: true, damage: null, isSummed: false },
      events: EVENTS,
    });
  });

  test('a character changed anywhere is found, header and times included', async () => {
    const file = await exported();
    for (let place = 0; place < file.length; place++) {
      const before = file[place] as string;
      const changed = file.slice(0, place) + (before === '7' ? '8' : '7') + file.slice(place + 1);
      if (/\s/.test(before)) continue;
      const { restored } = parseJournalFile(changed, NOW);
      const found = !restored.ok || restored.damage !== null || !restored.isSummed;
      expect(found, `${place}: ${changed.slice(place - 20, place + 20)}`).toBe(true);
    }
  });

  test.each<[string, (lines: string[]) => string[]]>([
    ['swapped', ([head = '', a = '', b = '', c = '']) => [head, b, a, c]],
    ['left out', ([head = '', a = '', , c = '']) => [head, a, c]],
    ['doubled', ([head = '', a = '', b = '', c = '']) => [head, a, b, b, c]],
  ])('lines %s are found', async (_how, change) => {
    const file = await exported();
    const { restored } = parseJournalFile(change(file.trim().split('\n')).join('\n'), NOW);
    expect(restored.ok && restored.damage).toMatch(/^event \d of \d /);
  });

  test.each([
    ['', /does not say journal/],
    ['{"hector":"script/1"}\n', /does not say journal/],
    ['not json\n', /does not say journal/],
    ['null\n', /does not say journal/],
    ['{"hector":"journal/1","edition":"1999"}\n', /edition must be one of/],
    ['{"hector":"journal/1","begunAt":4000000000000}\n', /begunAt is no time in the past/],
    ['{"hector":"journal/1","begunAt":1e300}\n', /begunAt is no time in the past/],
    ['{"hector":"journal/1","begunAt":"soon"}\n', /begunAt is no time in the past/],
    [`{"hector":"journal/1"}\n${' '.repeat(17_000_000)}`, /larger than any journal/],
  ])('refuses %.60j with its reason', (text, reason) => {
    const { restored } = parseJournalFile(text, NOW);
    expect(restored).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
  });

  test.each([
    '{"at":',
    'null',
    '7',
    '{"at":950,"alert":null}',
    '{"at":950,"alert":[]}',
    '{"at":950,"alert":{}}',
  ])('names the line %s that cannot be read', async (line) => {
    const { restored } = parseJournalFile(`${await exported()}${line}\n`, NOW);
    expect(restored).toMatchObject({ ok: true, damage: expect.stringMatching(/^event 4 of 4 /) });
  });
});
