/** What a screen reader is given to say when a screen or a dialog has opened. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector;
afterEach(() => hideApp(app));

async function givePlaces() {
  app = await showApp({ mode: 'competition' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Set up in detail' }));
  await user.click(await screen.findByRole('button', { name: 'Give the places away first' }));
  return { user, title: await screen.findByRole('heading', { level: 1, name: 'Give the places away' }) };
}

test('the heading of a new screen gets the focus', async () => {
  const { title } = await givePlaces();
  await waitFor(() => expect(title).toHaveFocus());
});

test('the text of a question is part of what its dialog says of itself', async () => {
  const { user } = await givePlaces();
  await user.click(screen.getByRole('button', { name: /show all codes/ }));
  await user.click((await screen.findAllByRole('button', { name: /Make a new code/ }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Make a new code for this desk?' });
  expect(dialog).toHaveAccessibleDescription(within(dialog).getByText(/\. /).textContent ?? '');
});

test('what the log has of the codes is written in the language of the table', async () => {
  app = await showApp({ mode: 'competition', language: 'de' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Im Einzelnen einrichten' }));
  await user.click(await screen.findByRole('button', { name: 'Zuerst die Plätze vergeben' }));
  await user.click(await screen.findByRole('button', { name: /alle Codes zeigen/ }));
  await waitFor(async () => {
    const stored = await app.database.getAll('events');
    expect(JSON.stringify(stored)).toContain('Die Codes aller Plätze wurden');
  });
});
