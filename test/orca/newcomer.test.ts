/**
 * What a blind newcomer with Orca hears: the greeting, the lesson, games of a file, the settings. Opt in with HECTOR_ORCA=1:
 * it needs a Linux with Orca and takes some minutes.
 */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildIfChanged } from '../../scripts/build.mjs';
import { serve } from '../../scripts/serve.mjs';
import { type Desktop, missingPrograms, openDesktop, wordsOf } from './desktop.ts';

const isWanted = process.env.HECTOR_ORCA === '1' && missingPrograms().length === 0;

const PGN = `[White "Anderssen"]\n[Black "Kieseritzky"]\n[Result "1-0"]\n\n1. e4 e5 2. f4 {offered} 1-0\n
[White "Morphy"]\n[Black "Karl"]\n[Result "1-0"]\n\n1. d4 d5 1-0\n`;

describe.skipIf(!isWanted)('Orca', { timeout: 400_000 }, () => {
  let server: Server;
  let files = '';
  let desktop: Desktop | undefined;
  let heard = 0;

  beforeAll(async () => {
    if (!buildIfChanged()) throw new Error('the app could not be built');
    files = mkdtempSync(join(tmpdir(), 'hector-dist-'));
    cpSync('dist', files, { recursive: true });
    server = await serve(files, { port: 0 });
  }, 120_000);
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.warn(`Orca has said:\n${desktop?.spoken()}`);
    await desktop?.close();
    desktop = undefined;
  }, 60_000);
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
    if (files) rmSync(files, { recursive: true, force: true });
  });

  const open = async (kept: Readonly<Record<string, string>>): Promise<Desktop> => {
    desktop = await openDesktop(`http://localhost:${(server.address() as AddressInfo).port}/`, kept);
    heard = await desktop.untilQuiet();
    return desktop;
  };
  const visited = () =>
    open({
      'hector:greeted': '1',
      'hector:settings': JSON.stringify({ language: 'en', speech: 'screen-reader', mode: 'training' }),
    });
  /** Where Orca pauses is its own affair. */
  const hear = async (words: string) => {
    await desktop?.until(words, heard, (spoken) => wordsOf(spoken).includes(wordsOf(words)));
  };
  /** What Orca says between a key and the next silence. */
  const press = async (key: string): Promise<string> => {
    const from = heard;
    desktop?.press(key);
    heard = (await desktop?.untilQuiet()) ?? 0;
    return desktop?.spoken().slice(from) ?? '';
  };
  /** To a page of the navigation, which is reached by its own button. */
  const goTo = async (index: number) => {
    await desktop?.page.evaluate(
      (at) => document.querySelectorAll<HTMLElement>('nav button')[at]?.focus(),
      index,
    );
    await desktop?.untilQuiet();
    return press('Return');
  };
  const seek = async (control: string) => {
    for (let times = 0; times < 60; times++) if ((await desktop?.tab())?.includes(control)) return;
    throw new Error(`${control} was not found`);
  };

  test('a newcomer is greeted once, and the lesson speaks behind each act, in one breath', async () => {
    const { spoken, type, press: keys, page } = await open({});
    expect(spoken().split('Welcome to Hector.')).toHaveLength(2);
    expect(spoken()).toContain('Start the game push button');
    expect(await press('f')).toContain('First steps heading level 1');
    await seek('Begin the lesson push button');
    desktop?.press('Return');
    await hear('Explore: go to the board');
    const enter = (text: string) => {
      heard = spoken().length;
      type(text);
      keys('Return');
    };
    await page.getByRole('button', { name: 'Skip this step' }).click();
    await page.locator('[data-hector=field]').focus();
    await hear('Lift: go to the pawn');
    enter('e4');
    await hear('Bauer Eva zwei Eva vier. Well done. Press the clock');
    enter('x');
    await hear('White has pressed the clock. Well done. Now Black');
    enter('e5');
    await hear('Bauer Eva sieben Eva fünf. Well done. Ask for the time');
    enter('t');
    await hear('Your time: ');
    await hear('Well done. A slip can be put right');
    enter('z');
    await hear('Taken back: Bauer Eva sieben Eva fünf. Black is to move. Well done.');
  });

  test('games of a file are found and played through by ear, by keys that are the page’s', async () => {
    const { page, spoken } = await visited();
    expect(await goTo(1)).toContain('Stored games heading level 1');
    await seek('Read games of a PGN file push button');
    expect(await press('Return')).toContain('Read games heading level 1');
    const file = join(files, 'old.pgn');
    writeFileSync(file, PGN);
    await page.locator('input[type=file]').setInputFiles(file);
    await hear('2 games have been read.');
    await hear('2 games heading level 2');
    await seek('Read push button. 2. Morphy – Karl');
    heard = spoken().length;
    desktop?.press('Return');
    await hear('2. Morphy – Karl, 1-0 tool bar Next half-move push button');
    const quiet = (await desktop?.untilQuiet()) ?? 0;
    expect(spoken().slice(heard)).not.toContain('Browse mode');
    heard = quiet;
    expect(await press('Right')).toContain('Move 1. Bauer David zwei');
    expect(await press('End')).toContain('The game ends here: White won: 1-0.');
    expect(await press('Home')).toContain('Before the first move.');
    heard = spoken().length;
    desktop?.press('Escape');
    await hear('Read push button. 2. Morphy – Karl');
  });

  test('the settings begin with their title, and an amount is said by its slider, once', async () => {
    await visited();
    const title = await goTo(2);
    expect(title).toContain('Settings heading level 1');
    expect(title).not.toMatch(/\b(60|100|1\.[12])\b/);
    await seek('Size of the text, in percent horizontal slider 100');
    expect((await press('Right')).match(/110/g)).toHaveLength(1);
    await seek('Every action and its keys');
    await press('Return');
    await seek('Change the key: My time');
    expect(await press('Return')).toContain('Press the new key for: My time.');
    // The key is not kept by the screen reader, which has letters of its own in browse mode.
    expect(await press('e')).toContain('is already the key for');
    await press('Escape');
  });
});
