/** What a screen reader says of a whole game, in three languages. */
import { virtual } from '@guidepup/virtual-screen-reader';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { text } from '#app/i18n/text.ts';
import type { Language } from '#rules/notation/language.ts';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector;
afterEach(async () => {
  await virtual.stop();
  await hideApp(app);
});

/** The live regions as they were read, moves and answers alike. That a part is loading is said on a busy machine only. */
async function liveLog(language: Language): Promise<string[]> {
  const log = await virtual.spokenPhraseLog();
  return log
    .filter((phrase) => /^(assertive|polite): /.test(phrase))
    .map((phrase) => phrase.replace(/\u00a0/g, ''))
    .filter((phrase) => !phrase.endsWith(text(language, 'app.loading')));
}

const GAMES = {
  en: {
    start: 'Start the game',
    field: 'Move or command',
    spoken: [
      'polite: The game has begun.',
      'polite: Bauer Felix zwei Felix drei',
      'polite: White has pressed the clock.',
      'polite: Bauer Eva sieben Eva fünf',
      'polite: Black has pressed the clock.',
      'polite: Bauer Gustav zwei Gustav vier',
      'polite: White has pressed the clock.',
      "polite: Opponent's time: one hour thirty-one minutes.",
      'polite: Last move: Bauer Gustav zwei, Gustav vier.',
      'polite: Dame David acht, Hector vier Matt. Checkmate. Black wins. Article five one one.',
    ],
  },
  de: {
    start: 'Partie beginnen',
    field: 'Zug oder Befehl',
    spoken: [
      'polite: Die Partie hat begonnen.',
      'polite: Bauer Felix zwei Felix drei',
      'polite: Weiß hat die Uhr gedrückt.',
      'polite: Bauer Eva sieben Eva fünf',
      'polite: Schwarz hat die Uhr gedrückt.',
      'polite: Bauer Gustav zwei Gustav vier',
      'polite: Weiß hat die Uhr gedrückt.',
      'polite: Gegnerische Zeit: eine Stunde einunddreißig Minuten.',
      'polite: Letzter Zug: Bauer Gustav zwei Gustav vier.',
      'polite: Dame David acht Hector vier Matt. Schachmatt. Schwarz gewinnt. Artikel 5.1.1.',
    ],
  },
  pl: {
    start: 'Rozpocznij partię',
    field: 'Posunięcie lub polecenie',
    spoken: [
      'polite: Partia rozpoczęta.',
      'polite: Bauer Felix zwei Felix drei',
      'polite: Białe przełączyły zegar.',
      'polite: Bauer Eva sieben Eva fünf',
      'polite: Czarne przełączyły zegar.',
      'polite: Bauer Gustav zwei Gustav vier',
      'polite: Białe przełączyły zegar.',
      'polite: Czas przeciwnika: jedna godzina trzydzieści jeden minut.',
      'polite: Ostatnie posunięcie: Bauer Gustav zwei, Gustav vier.',
      'polite: Dame David acht, Hector vier Matt. Szach-mat. Wygrały czarne. Artykuł pięć jeden jeden.',
    ],
  },
} as const;

describe.each(['en', 'de', 'pl'] as const)('a whole game by screen reader alone (%s)', (language) => {
  test('every move, every answer and the end are read, in order', async () => {
    const { start, field, spoken } = GAMES[language];
    app = await showApp({ language });
    await virtual.start({ container: document.body });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: start }));
    const entry = await screen.findByLabelText(field, { exact: false });
    await waitFor(async () => expect(await liveLog(language)).toEqual(spoken.slice(0, 1)));
    for (const [index, typed] of ['f3', 'x', 'e5', 'x', 'g4', 'x', 'o', 'l', 'Qh4'].entries()) {
      await user.clear(entry);
      await user.type(entry, `${typed}{Enter}`);
      await waitFor(async () => expect(await liveLog(language)).toEqual(spoken.slice(0, index + 2)));
    }
  });
});
