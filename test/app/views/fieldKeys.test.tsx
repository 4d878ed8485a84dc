/** Buttons of the game and their keys. A letter on a button of the game is what it is in the text field; the board has keys of its own. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseKeys } from '#app/desk/keys.ts';
import { COMMAND_KEYS, COMMAND_NAMES, type CommandName, commandNames } from '#app/desk/textCommand.ts';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(async () => {
  app = await showApp({ mode: 'training' });
  user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Start the game/ }));
  await screen.findByLabelText(/Move or command/);
  await waitFor(() => expect(app.hector.playing.value?.session.state.phase).toBe('playing'));
});
afterEach(() => hideApp(app));

const last = () => app.hector.announcer.log.at(-1)?.text;

test('on a button the letters of the field, on the board its own, in the field text', async () => {
  const button = screen.getByRole('button', { name: /^Whose move/ });
  button.focus();
  await user.keyboard('w');
  await waitFor(() => expect(last()).toBe('White to move.'));
  const count = app.hector.announcer.log.length;
  for (const key of ['y', ',', ';', 'e', 'S', 's', '5', 'a', 'x', 'd', 'z', 'c', 'j'])
    await user.keyboard(key);
  expect(app.hector.announcer.log).toHaveLength(count); // keys of the board alone, and acts
  expect(app.hector.playing.value?.session.state.stopped).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
  await user.keyboard('p');
  await waitFor(() => expect(last()).toMatch(/White: king/));
  await user.keyboard('n');
  await waitFor(() => expect(last()).toMatch(/control/i));
  const field = screen.getByLabelText<HTMLInputElement>(/Move or command/);
  expect(field.value).toBe('');
  await user.click(field);
  const before = app.hector.announcer.log.length;
  await user.keyboard('wp');
  expect(field.value).toBe('wp');
  expect(app.hector.announcer.log).toHaveLength(before);
  document.querySelector<HTMLElement>('[data-square=e2]')?.focus();
  await user.keyboard('y');
  await waitFor(() => expect(last()).toMatch(/White: king/));
});

test('every button says a way that works where it stands', () => {
  const everywhere = /^(?:F\d+|Ctrl\+Enter)$/;
  const known = new Set<string>(COMMAND_NAMES.flatMap((name: CommandName) => commandNames(name, 'en')));
  for (const key of document.querySelectorAll('.acts button kbd')) {
    const text = key.textContent ?? '';
    expect(everywhere.test(text) || known.has(text), text).toBe(true);
  }
  const pieces = screen.getByRole('button', { name: /^(?:All )?[Pp]ieces/ });
  expect(pieces.querySelector('kbd')?.textContent).toBe(COMMAND_KEYS.pieces[0]);
});

test('while the clocks stand the lever says so, and a press is answered', async () => {
  const lever = screen.getByRole('button', { name: /^Press the clock/ });
  expect(lever.getAttribute('aria-disabled')).toBeNull();
  lever.focus();
  await user.keyboard('{F8}');
  await waitFor(() => expect(lever.getAttribute('aria-disabled')).toBe('true'));
  const reason = 'The clocks are stopped. Wait until the game goes on.';
  expect(document.getElementById(lever.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
  await user.click(lever);
  await waitFor(() => expect(last()).toContain(reason));
  expect(document.activeElement).toBe(lever);
  await user.keyboard('{F8}');
  await waitFor(() => expect(lever.getAttribute('aria-disabled')).toBeNull());
});

test('the first key on a new screen is text of the field to which it leads', async () => {
  const field = screen.getByLabelText<HTMLInputElement>(/Move or command/);
  document.querySelector('h1')?.focus();
  const count = app.hector.announcer.log.length;
  document.addEventListener('keydown', () => field.focus(), { capture: true, once: true });
  await user.keyboard('r');
  expect(app.hector.announcer.log).toHaveLength(count);
  expect(document.activeElement).toBe(field);
});

test('the letters on buttons can be switched off', async () => {
  const { keys } = app.hector.settings.value;
  await act(() => app.hector.change({ keys: { ...keys, onButtons: false } }).then(() => {}));
  screen.getByRole('button', { name: /^Whose move/ }).focus();
  const count = app.hector.announcer.log.length;
  await user.keyboard('w?');
  expect(app.hector.announcer.log).toHaveLength(count);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(parseKeys(JSON.parse(JSON.stringify(app.hector.settings.value.keys))).onButtons).toBe(false);
});
