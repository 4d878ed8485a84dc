/** The list of announcements holds announcements: not where the focus went, nor what the own voice read from the page. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { plainly } from '#speech/phrases/said.ts';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector;
afterEach(() => hideApp(app));

test('what is said of the page is in neither place', async () => {
  app = await showApp({ mode: 'training', speech: 'own-voice' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Start the game/ }));
  const field = await screen.findByLabelText(/Move or command/);
  for (const text of ['w', 'e4']) await user.type(field, `${text}{Enter}`);
  await waitFor(() => expect(app.hector.announcer.log.at(-1)?.kind).toBe('move'));
  const { announcer } = app.hector;
  act(() => {
    for (let times = 0; times < 10; times++)
      for (const kind of ['focus', 'page'] as const)
        announcer.say({ kind, said: plainly('en', 'Start the game, button') });
  });
  expect(document.querySelector('[data-hector=last]')?.textContent).toBe('Bauer Eva zwei Eva vier');
  const earlier = document.querySelector('[aria-labelledby=said-earlier]')?.textContent;
  expect(earlier).toContain('White to move.');
  expect(earlier).not.toContain('button');
});
