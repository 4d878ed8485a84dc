import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#app/journal/database.ts';
import { makeJournalFile, parseJournalFile } from '#app/journal/journalFile.ts';
import { restore } from '#app/journal/restore.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { freshJournal, header, insert, lift, startedGame } from '../testGame.ts';

const EVENTS: GameEvent[] = [
  { at: 0, event: 'started' },
  { at: 0, event: 'clock-started', side: 'white' },
  { at: 900, event: 'lifted', by: 'white', square: 'e2', as: 'touch' },
];

describe('the journal keeps events', () => {
  test('appended in order, and replays them from any of them', async () => {
    const journal = await freshJournal();
    const created = await journal.create(header(), 1000);
    if (!created.ok) throw new Error(created.detail);
    const { id } = created.game;
    expect(await journal.append(id, 0, EVENTS.slice(0, 1))).toEqual({ ok: true });
    expect(await journal.append(id, 1, EVENTS.slice(1))).toEqual({ ok: true });
    expect(await journal.replay(id)).toEqual(EVENTS);
    expect(await journal.replay(id, 2)).toEqual(EVENTS.slice(2));
  });

  test('tells its subscribers what was appended, after it was', async () => {
    const journal = await freshJournal();
    const created = await journal.create(header(), 0);
    if (!created.ok) throw new Error(created.detail);
    const heard: [readonly GameEvent[], number][] = [];
    const leave = journal.subscribe(created.game.id, (events, from) => heard.push([events, from]));
    await journal.append(created.game.id, 0, EVENTS);
    leave();
    await journal.append(created.game.id, 3, [{ at: 1000, event: 'draws-allowed' }]);
    expect(heard).toEqual([[EVENTS, 0]]);
  });

  test('refuses an append behind events that somebody else has written, and changes nothing', async () => {
    const journal = await freshJournal();
    const created = await journal.create(header(), 0);
    if (!created.ok) throw new Error(created.detail);
    const { id } = created.game;
    await journal.append(id, 0, EVENTS);
    const stale = await journal.append(id, 2, [
      { at: 950, event: 'draws-allowed' },
      { at: 960, event: 'draws-allowed' },
    ]);
    expect(stale).toMatchObject({ ok: false, fault: 'stale' });
    expect(await journal.replay(id)).toEqual(EVENTS);
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
    await journal.append(created.game.id, 0, [ended]);
    expect((await journal.games())[0]?.ended).toBe(true);
  });

  test('keeps a damaged game aside without touching its events', async () => {
    const journal = await freshJournal();
    const created = await journal.create(header(), 0, EVENTS);
    if (!created.ok) throw new Error(created.detail);
    await journal.keepAside(created.game.id, 'event 2 cannot be read');
    expect((await journal.games())[0]?.aside).toBe('event 2 cannot be read');
    expect(await journal.replay(created.game.id)).toEqual(EVENTS);
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
    const { session, journal, id, clock } = await startedGame();
    clock.now = 1500;
    await session.submit(lift('e2'));
    clock.now = 2500;
    await session.submit(insert('e4'));
    clock.now = 2600;
    await session.submit({ by: 'white', do: 'press' });
    await session.submit(lift('e7', 'black'));
    const restored = restore(header(), await journal.replay(id));
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
    const restored = restore(header(), [...EVENTS, bad, { at: 2000, event: 'draws-allowed' }]);
    expect(restored).toMatchObject({ ok: true, damage: 'event 4 of 5 cannot be read', events: EVENTS });
  });

  test('not at all without a header', () => {
    expect(restore({ mode: 'sometimes' }, EVENTS)).toMatchObject({ ok: false });
  });
});

describe('the journal as a file', () => {
  test('begins by saying what it is, and gives the same game back', () => {
    const file = makeJournalFile(header(), 1234, EVENTS);
    expect(JSON.parse(file.split('\n')[0] ?? '')).toMatchObject({ hector: 'journal/1', mode: 'training' });
    const read = parseJournalFile(file);
    expect(read.begunAt).toBe(1234);
    expect(read.restored).toMatchObject({ ok: true, damage: null, events: EVENTS, header: header() });
  });

  test.each([
    ['', /does not say journal/],
    ['{"hector":"script/1"}\n', /does not say journal/],
    ['not json\n', /does not say journal/],
    ['{"hector":"journal/1","edition":"1999"}\n', /edition must be one of/],
  ])('refuses %j with its reason', (text, reason) => {
    const { restored } = parseJournalFile(text);
    expect(restored).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
  });

  test('names the line that cannot be read', () => {
    const file = `${makeJournalFile(header(), 0, EVENTS)}{"at":\n`;
    expect(parseJournalFile(file).restored).toMatchObject({
      ok: true,
      damage: 'event 4 of 4 cannot be read',
    });
  });
});
