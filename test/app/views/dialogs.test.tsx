/** A dialog that is left goes a moment later than its focus; one that is asked for meanwhile stays. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector;
afterEach(() => hideApp(app));

const shown = () => document.querySelectorAll('[role=dialog]:not([data-leaving])').length;
const leaving = () => document.querySelectorAll('[role=dialog][data-leaving]').length;

test.each(['export', 'd'])('%s, asked for while the question before is on its way out', async (next) => {
  app = await showApp();
  const user = userEvent.setup();
  await user.keyboard('{Enter}');
  const field = await screen.findByLabelText('Move or command', { exact: false });
  await user.type(field, 'd{Enter}');
  await waitFor(() => expect(shown()).toBe(1));
  const old = document.querySelector('[role=dialog]');
  await user.keyboard('{Escape}');
  expect([leaving(), shown()]).toEqual([1, 0]);
  await user.type(field, `${next}{Enter}`);
  await waitFor(() => expect(shown()).toBe(1));
  // The time after which the old one would have gone.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(old?.isConnected).toBe(false);
  expect(shown()).toBe(1);
});

/** Orca drops the title of a dialog that is named like the button on which it stood before. */
test.each(['Own score\u00a0…', 'Compare two scores\u00a0…', 'Hand over to the arbiter\u00a0…'])(
  'no dialog is named like its button: %s',
  async (name) => {
    app = await showApp();
    const user = userEvent.setup();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(shown()).toBe(1));
    expect(screen.getByRole('dialog', { name: name.replace('\u00a0…', '') })).toBeTruthy();
  },
);

test('who has read a dialog with a screen reader, and lost the focus to the page, leaves it with Escape all the same', async () => {
  app = await showApp();
  const user = userEvent.setup();
  await user.keyboard('{Enter}');
  const field = await screen.findByLabelText('Move or command', { exact: false });
  await user.type(field, '?{Enter}');
  await waitFor(() => expect(shown()).toBe(1));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Escape}');
  expect(shown()).toBe(0);
  expect(document.activeElement).toBe(field);
});

test('and comes with Tab to what follows in it on the place that he read', async () => {
  app = await showApp();
  const user = userEvent.setup();
  await user.keyboard('{Enter}');
  await user.type(await screen.findByLabelText('Move or command', { exact: false }), 'export{Enter}');
  await waitFor(() => expect(shown()).toBe(1));
  const [first, second, third] = document.querySelectorAll<HTMLElement>('[role=dialog] button');
  for (const [read, key, reached] of [
    [second, '{Tab}', third],
    [second, '{Shift>}{Tab}{/Shift}', first],
    [document.querySelector('main h1'), '{Tab}', first],
  ] as const) {
    (document.activeElement as HTMLElement).blur();
    document.getSelection()?.collapse(read?.firstChild ?? null);
    await user.keyboard(key);
    expect(document.activeElement).toBe(reached);
  }
});

/** In a menu a screen reader leaves the digits to the dialog; among mere buttons they look for headings. */
test('the formats of an export are a menu, led through by its arrows', async () => {
  app = await showApp();
  const user = userEvent.setup();
  await user.keyboard('{Enter}');
  await user.type(await screen.findByLabelText('Move or command', { exact: false }), 'export{Enter}');
  const dialog = await screen.findByRole('dialog', { description: /the number beside a format/ });
  const items = within(dialog).getAllByRole('menuitem');
  const at = () => items.indexOf(document.activeElement as HTMLElement);
  expect(at()).toBe(0);
  for (const [key, place] of [
    ['{ArrowDown}', 1],
    ['{ArrowUp}{ArrowUp}', items.length - 1],
    ['{ArrowDown}', 0],
    ['{End}', items.length - 1],
    ['{Home}', 0],
    ['{Tab}', 1],
  ] as const) {
    await user.keyboard(key);
    expect(at()).toBe(place);
  }
  // What the keys do is heard when it opens; who reads the dialog in browse mode has them for himself, and does not meet it.
  expect(
    within(dialog)
      .getByText(/the number beside a format/)
      .getAttribute('aria-hidden'),
  ).toBe('true');
});

/** Orca says a list that comes with its dialog as if it had the focus. */
test('no list stands open beside the formats of an export', async () => {
  app = await showApp();
  const user = userEvent.setup();
  await user.keyboard('{Enter}');
  await user.type(await screen.findByLabelText('Move or command', { exact: false }), 'export{Enter}');
  const dialog = await screen.findByRole('dialog');
  expect(document.activeElement?.textContent).toMatch(/^PGN/);
  expect(dialog.querySelector('select')).toBeNull();
});

test('the page that is shown already leads to its field when it is asked for', async () => {
  app = await showApp();
  const user = userEvent.setup();
  await user.keyboard('{Enter}');
  const field = await screen.findByLabelText('Move or command', { exact: false });
  await user.click(screen.getByRole('button', { name: 'The game' }));
  expect(document.activeElement).toBe(field);
});
