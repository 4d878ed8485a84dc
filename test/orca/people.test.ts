/**
 * What a blind player met with Orca on the way to a game, finding by finding. Opt in with HECTOR_ORCA=1: it needs a Linux
 * with Orca and takes some minutes.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildIfChanged } from '../../scripts/build.mjs';
import { serve } from '../../scripts/serve.mjs';
import { type Desktop, missingPrograms, openDesktop } from './desktop.ts';

const isWanted = process.env.HECTOR_ORCA === '1' && missingPrograms().length === 0;

const FIELD = 'Move or command entry';

describe.skipIf(!isWanted)('Orca', { timeout: 600_000 }, () => {
  let desktop: Desktop;
  let stop: () => Promise<void>;
  let heard = 0;
  let address = '';

  beforeAll(async () => {
    if (!buildIfChanged()) throw new Error('the app could not be built');
    const files = mkdtempSync(join(tmpdir(), 'hector-dist-'));
    cpSync('dist', files, { recursive: true });
    const server = await serve(files, { port: 0 });
    const at = server.address();
    address = `http://localhost:${typeof at === 'object' ? at?.port : ''}/`;
    desktop = await openDesktop(address);
    stop = async () => {
      await desktop.close();
      server.closeAllConnections();
      server.close();
      rmSync(files, { recursive: true, force: true });
    };
    heard = await desktop.untilQuiet();
  }, 600_000);
  afterEach(({ task }) => {
    if (task.result?.state === 'fail') console.warn(`Orca has said:\n${desktop?.spoken()}`);
  });
  afterAll(() => stop?.(), 60_000);

  /** Waits until Orca has said these words, behind what was heard before. */
  const hear = async (words: string) => {
    heard = await desktop.untilSpoken(words, heard);
  };
  /** A game that was open before: what is said of it, and where the player is; then letters are his. */
  const goesOn = async () => {
    for (const words of ['The game goes on.', FIELD, 'Focus mode']) await desktop.untilSpoken(words, heard);
    heard = await desktop.untilQuiet();
    enter('w');
    await hear('to move.');
  };
  const enter = (text: string) => {
    desktop.type(text);
    desktop.press('Return');
  };

  test('grave 5: the start of a game ends on the field of moves, announced, in focus mode', async () => {
    desktop.press('Return');
    const from = heard;
    await desktop.untilSpoken('The game has begun.', from);
    await desktop.untilSpoken(FIELD, from);
    enter('e4');
    await hear('Bauer Eva zwei Eva vier');
    enter('x');
    await hear('White has pressed the clock.');
  });

  test('blocker 3: a press without a move is one message, with its reason and its article', async () => {
    enter('x');
    await hear('has not been made yet');
    enter('x');
    await hear('without making a move. Article 7.5');
    await hear('Time added for');
  });

  test.each(['resign', 'd', '?'])(
    'grave 4: Escape from the dialog of %s leads back to the field, and says so',
    async (command) => {
      enter(command);
      await hear('dialog');
      desktop.press('Escape');
      await hear(FIELD);
      enter('w');
      await hear('to move.');
    },
  );

  test('blocker 3: three messages at once are all spoken, in order', async () => {
    heard = await desktop.untilQuiet();
    await desktop.page.evaluate(() => {
      const square = document.querySelector('[data-hector=board] [tabindex="0"]');
      for (const key of ['w', 'l', 'm'])
        square?.dispatchEvent(
          new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true }),
        );
    });
    for (const part of ['to move.', 'Last move', 'completed']) await hear(part);
  });

  test('grave 7: the board says the square on entry, and each square without a row', async () => {
    desktop.press('Tab', 'Tab');
    await hear('Eva zwei: ');
    heard = await desktop.untilQuiet();
    const from = heard;
    desktop.press('Up');
    await hear('Eva drei: empty.');
    await desktop.untilQuiet();
    expect(desktop.spoken().slice(from)).not.toMatch(/row|column|selected|of 64/);
  });

  test('grave 4: Escape from a dialog that was opened on the board leads back to its square', async () => {
    desktop.press('question');
    await hear('dialog');
    desktop.press('Escape');
    await hear('Eva drei: empty.');
  });

  test('a dialog that was read in browse mode is left by Escape, to the field, in focus mode', async () => {
    desktop.press('i');
    await hear(FIELD);
    enter('?');
    await hear('Help dialog');
    heard = await desktop.untilQuiet();
    desktop.press('Down');
    await hear('This program plays no moves');
    desktop.press('h');
    await hear('heading level 3');
    desktop.press('Escape');
    await hear(FIELD);
    await hear('Focus mode');
    enter('w');
    await hear('to move.');
  });

  test('the export is announced with its title, and the numbers of its formats are the dialog’s', async () => {
    heard = await desktop.untilQuiet();
    const from = heard;
    enter('export');
    await hear('Export the score dialog');
    await hear('Press the number beside a format');
    await hear('PGN, for chess programs 1');
    await desktop.untilQuiet();
    expect(desktop.spoken().slice(from)).not.toMatch(/combo box|Browse mode/);
    desktop.press('Down');
    await hear('Plain text 2');
    desktop.press('1');
    await desktop.untilSpoken('.pgn has been written to your downloads', heard);
    await hear(FIELD);
  });

  test('a dialog is announced with its title, also from the button that is named like it', async () => {
    for (let times = 0; times < 60; times++) if ((await desktop.tab()).includes('Own score')) break;
    heard = await desktop.untilQuiet();
    desktop.press('space');
    await hear('Own score dialog');
    desktop.press('Escape');
    await hear('Own score');
    desktop.press('F9');
    await hear('Eva drei: empty.');
  });

  test('grave 5: a game that was loaded again ends on the field of moves, announced, in focus mode', async () => {
    heard = await desktop.untilQuiet();
    await desktop.page.reload();
    await goesOn();
  });

  test('so does one that is opened anew at its plain address', async () => {
    await desktop.page.goto('about:blank');
    heard = await desktop.untilQuiet();
    await desktop.page.goto(address);
    await goesOn();
  });
});
