/**
 * What a blind player with Orca really hears of a game. Opt in with HECTOR_ORCA=1: it needs a Linux with Orca and
 * takes a minute.
 */
import { describe, expect, test } from 'vitest';
import { buildIfChanged } from '../../scripts/build.mjs';
import { missingPrograms, openDesktop } from './desktop.ts';

const isWanted = process.env.HECTOR_ORCA === '1';
const missing = isWanted ? missingPrograms() : [];
if (!isWanted) console.warn('Orca is not heard: set HECTOR_ORCA=1 to run it over a game.');
else if (missing.length > 0) console.warn(`Orca is not heard: install ${missing.join(', ')}.`);

/** What is typed, and what Orca then says. */
const GAME = [
  ['f3', 'Bauer Felix zwei Felix drei'],
  ['x', 'White has pressed the clock.'],
  ['e5', 'Bauer Eva sieben Eva fünf'],
  ['x', 'Black has pressed the clock.'],
  ['g4', 'Bauer Gustav zwei Gustav vier'],
  ['x', 'White has pressed the clock.'],
  ['t', 'Your time: one hour thirty'],
  // The same words twice are heard twice.
  ['l', 'Last move: Bauer Gustav zwei, Gustav vier.'],
  ['l', 'Last move: Bauer Gustav zwei, Gustav vier.'],
  ['Qh4', 'Dame David acht, Hector vier Matt. Checkmate. Black wins.'],
] as const;

describe.skipIf(!isWanted || missing.length > 0)('Orca', () => {
  test('says every move, every answer and the mate of a whole game', { timeout: 300_000 }, async () => {
    if (!buildIfChanged()) throw new Error('the app could not be built');
    const { preview } = await import('vite');
    const server = await preview({
      configFile: false,
      logLevel: 'silent',
      preview: { host: 'localhost', port: 4190, open: false },
    });
    const desktop = await openDesktop(server.resolvedUrls?.local[0] ?? '');
    try {
      await desktop.untilSpoken('Start the game', 0);
      // Orca reads a new page from its beginning to its end; then the player begins.
      let heard = await desktop.untilQuiet();
      desktop.press('Return');
      await desktop.untilSpoken('The game has begun.', heard);
      await desktop.untilSpoken('Move or command entry', heard);
      heard = await desktop.untilQuiet();
      for (const [typed, words] of GAME) {
        desktop.type(typed);
        desktop.press('Return');
        heard = await desktop.untilSpoken(words, heard);
      }
      // Moves are announced once each: nothing goes down two ways.
      expect(desktop.spoken().split('Bauer Felix zwei Felix drei')).toHaveLength(2);
    } finally {
      await desktop.close();
      await server.close();
    }
  });
});
