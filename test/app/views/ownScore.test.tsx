/** 8.1: the own score is written like a move: what is refused stays and is selected, to be written over. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector;
afterEach(() => hideApp(app));

const said = () => app.hector.announcer.log.map(({ text }) => text);

test('a refused text is selected, so that typing replaces it', async () => {
  app = await showApp({ mode: 'training' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Start the game/ }));
  await user.type(await screen.findByLabelText(/Move or command/), 'score{Enter}');
  const dialog = await screen.findByRole('dialog', { name: /^Own score/ });
  const field = within(dialog).getByLabelText<HTMLInputElement>(/^Move/);
  const selected = () => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  for (const text of ['xyzzy', 'e5', 'Nd5']) {
    const before = said().length;
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
    await waitFor(() => expect(said().length).toBeGreaterThan(before));
    await waitFor(() => expect(selected(), text).toBe(text));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
  }
  await user.keyboard('e4');
  expect(field.value).toBe('e4');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(said().at(-1)).toMatch(/too early.*Article 8\.1\.2/));
  await waitFor(() => expect(selected()).toBe('e4'));
});
