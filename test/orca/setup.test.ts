/**
 * What a blind organiser with Orca hears where a game is set up and its places are given away. Opt in with HECTOR_ORCA=1: it
 * needs a Linux with Orca and takes a minute or two.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildIfChanged } from '../../scripts/build.mjs';
import { serve } from '../../scripts/serve.mjs';
import { type Desktop, missingPrograms, openDesktop, wordsOf } from './desktop.ts';

const isWanted = process.env.HECTOR_ORCA === '1' && missingPrograms().length === 0;

describe.skipIf(!isWanted)('Orca before a game', { timeout: 400_000 }, () => {
  let server: Server;
  let files = '';
  let desktop: Desktop;

  beforeAll(async () => {
    if (!buildIfChanged()) throw new Error('the app could not be built');
    files = mkdtempSync(join(tmpdir(), 'hector-dist-'));
    cpSync('dist', files, { recursive: true });
    server = await serve(files, { port: 0 });
    desktop = await openDesktop(`http://localhost:${(server.address() as AddressInfo).port}/`, {
      'hector:greeted': '1',
      'hector:settings': JSON.stringify({ language: 'en', speech: 'screen-reader', mode: 'training' }),
    });
    await desktop.untilQuiet();
  }, 400_000);
  afterAll(async () => {
    await desktop?.close();
    server?.closeAllConnections();
    server?.close();
    if (files) rmSync(files, { recursive: true, force: true });
  }, 60_000);

  /** What Orca says between a key and the next silence. */
  const press = async (key: string) => {
    const from = desktop.spoken().length;
    desktop.press(key);
    await desktop.untilQuiet();
    return desktop.spoken().slice(from);
  };
  /** Presses Tab until the control is heard. */
  const seek = async (control: string) => {
    for (let times = 0; times < 80; times++) if ((await desktop.tab()).includes(control)) return;
    throw new Error(`${control} was not found`);
  };

  test('says of each choice of a new game what it is, holds and belongs to', async () => {
    for (const control of [
      'Set up in detail collapsed push button',
      'First steps push button',
      'Language combo box. English.',
      'Speech panel. By my screen reader. selected radio button',
      'Your colour panel. White. selected radio button',
      'Time control combo box. 90 minutes, 30 seconds added per move.',
      'Board combo box. Virtual peg board (on this screen)',
      'Number of boards panel. One board for both players. selected radio button',
      'Flight recorder: keep every byte of the board check box not checked',
      'Mode panel. Training. selected radio button',
    ])
      expect(await desktop.tab()).toContain(control);
  });

  test('leads into the details, and says of each part what is set', async () => {
    await seek('Set up in detail collapsed push button');
    expect(await press('Return')).toContain('Set up in detail heading level 2');
    expect(await desktop.tab()).toMatch(/White collapsed push button.*White: no name, peg board\./);
    expect(await press('Return')).toContain('expanded');
    expect(await desktop.tab()).toMatch(/\b(entry|combo box|radio button|check box)\b/);
  });

  test('says whose place each code and address of the desks is for, and the code itself', async () => {
    await desktop.page.focus('[data-hector=start]');
    await desktop.untilQuiet();
    expect(await press('Return')).toMatch(/The game has begun\..*Move or command entry.*Focus mode/);
    await seek('Desks push button');
    expect(await press('Return')).toContain('Desks heading level 1');
    expect(await desktop.tab()).toMatch(/region .*Say the code letter by letter push button/);
    const code = wordsOf(await press('space'));
    const put = await desktop.page.evaluate(() => window.hectorPut.at(-1)?.text ?? '');
    expect(code.split(wordsOf(put))).toHaveLength(2);
    expect(await desktop.tab()).toContain('Copy the address push button');
    expect(await desktop.tab()).toContain('Open in a new window link');
    expect(await desktop.tab()).toContain('Make a new code push button');
  });
});
