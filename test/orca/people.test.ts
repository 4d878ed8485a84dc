/**
 * What a blind player met with Orca on the way to a game, finding by finding. Opt in with HECTOR_ORCA=1: it needs a Linux
 * with Orca and takes some minutes.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildIfChanged } from '../../scripts/build.mjs';
import { type Desktop, missingPrograms, openDesktop } from './desktop.ts';

const isWanted = process.env.HECTOR_ORCA === '1' && missingPrograms().length === 0;

const FIELD = 'Move or command entry';

describe.skipIf(!isWanted)('Orca', { timeout: 300_000 }, () => {
  let desktop: Desktop;
  let stop: () => Promise<void>;
  let heard = 0;

  beforeAll(async () => {
    if (!buildIfChanged()) throw new Error('the app could not be built');
    const { preview } = await import('vite');
    const server = await preview({
      configFile: false,
      logLevel: 'silent',
      preview: { host: 'localhost', port: 4191, open: false },
    });
    desktop = await openDesktop(server.resolvedUrls?.local[0] ?? '');
    stop = async () => {
      await desktop.close();
      await server.close();
    };
    await desktop.untilSpoken('Start the game', 0);
    heard = await desktop.untilQuiet();
  }, 300_000);
  afterAll(() => stop?.(), 60_000);

  /** What is said until it is quiet again. */
  const said = async () => {
    const from = heard;
    heard = await desktop.untilQuiet();
    return desktop.spoken().slice(from);
  };
  const enter = (text: string) => {
    desktop.type(text);
    desktop.press('Return');
  };

  test('grave 5: the start of a game ends on the field of moves, announced, in focus mode', async () => {
    desktop.press('Return');
    const words = await said();
    expect(words).toContain('The game has begun.');
    expect(words).toContain(FIELD);
    enter('e4');
    expect(await said()).toContain('Bauer Eva zwei Eva vier');
    enter('x');
    expect(await said()).toContain('White has pressed the clock.');
  });

  test('blocker 3: a press without a move is one message, with its reason and its article', async () => {
    enter('x');
    expect(await said()).toContain('has not been made yet');
    enter('x');
    const words = await said();
    expect(words).toContain('without making a move. Article 7.5');
    expect(words).toContain('Time added for');
  });

  test.each(['resign', 'd', '?'])(
    'grave 4: Escape from the dialog of %s leads back to the field, and says so',
    async (command) => {
      enter(command);
      expect(await said()).toContain('dialog');
      desktop.press('Escape');
      expect(await said()).toContain(FIELD);
      enter('w');
      expect(await said()).toContain('to move.');
    },
  );

  test('blocker 3: three messages at once are all spoken, in order', async () => {
    await desktop.page.evaluate(() => {
      const square = document.querySelector('[data-hector=board] [tabindex="0"]');
      for (const key of ['w', 'l', 'm'])
        square?.dispatchEvent(
          new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true }),
        );
    });
    const words = await said();
    const places = ['to move.', 'Last move', 'completed'].map((part) => words.indexOf(part));
    expect(Math.min(...places), words).toBeGreaterThanOrEqual(0);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  test('grave 7: the board says the square on entry, and each square without a row', async () => {
    desktop.press('Tab');
    await said();
    desktop.press('Tab');
    expect(await said()).toMatch(/Eva zwei: /);
    desktop.press('Up');
    const words = await said();
    expect(words).toContain('Eva drei: empty.');
    expect(words).not.toMatch(/row|column|selected|of 64/);
  });

  test('grave 4: Escape from a dialog that was opened on the board leads back to its square', async () => {
    desktop.press('question');
    expect(await said()).toContain('dialog');
    desktop.press('Escape');
    expect(await said()).toContain('Eva drei: empty.');
  });
});
