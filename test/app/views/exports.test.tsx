/** Exports that fail are said, and the same file can be chosen twice. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector;
let written: string[];
beforeEach(async () => {
  written = [];
  // jsdom has no downloads: what would be handed to the browser is noted instead.
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    written.push(this.download);
  });
  app = await showApp();
});
afterEach(async () => {
  await hideApp(app);
  vi.restoreAllMocks();
});

const alerts = () => app.hector.announcer.log.filter(({ kind }) => kind === 'alert').map(({ text }) => text);
const FAILED = /^The export failed and nothing was written: disk on fire\./;

async function storedGames() {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Stored games' }));
  await screen.findByRole('heading', { name: 'Many games in one document' });
  return user;
}

test('the same file is written as often as it is chosen', async () => {
  const user = await storedGames();
  const file = new File(['1. e4 e5 *'], 'mine.pgn');
  const field = screen.getByLabelText<HTMLInputElement>('Or turn a PGN file into this format');
  for (const times of [1, 2]) {
    await user.upload(field, file);
    await waitFor(() => expect(written).toHaveLength(times));
    expect(field.value).toBe('');
  }
  expect(written).toEqual(['mine.pgn', 'mine.pgn']);
});

test('an export of many games that fails is said, and the screen goes on', async () => {
  const user = await storedGames();
  vi.spyOn(app.hector.ports.journal, 'games').mockRejectedValue(new Error('disk on fire'));
  await user.click(screen.getByRole('button', { name: 'Export all stored games' }));
  await waitFor(() => expect(alerts().at(-1)).toMatch(FAILED));
  expect(written).toEqual([]);
  await screen.findByRole('button', { name: 'Export all stored games' });
});

test('an export of the game that fails is said, and the dialog stays', async () => {
  const user = userEvent.setup();
  await user.keyboard('{Enter}');
  const field = await screen.findByLabelText(/Move or command/);
  await waitFor(() =>
    expect(app.hector.announcer.log.map(({ text }) => text)).toContain('The game has begun.'),
  );
  await user.type(field, 'export{Enter}');
  vi.spyOn(app.hector.ports.journal, 'restored').mockRejectedValue(new Error('disk on fire'));
  await user.click(await screen.findByRole('menuitem', { name: /Braille \(BRF\)/ }, { timeout: 20_000 }));
  await waitFor(() => expect(alerts().at(-1)).toMatch(FAILED));
  expect(written).toEqual([]);
  vi.spyOn(app.hector, 'journalFile').mockRejectedValue(new Error('disk on fire'));
  const before = alerts().length;
  await user.click(screen.getByRole('menuitem', { name: /Journal/ }));
  await waitFor(() => expect(alerts().length).toBeGreaterThan(before));
});

test('a file in which something is doubtful is written, and the doubt is said', async () => {
  const user = await storedGames();
  const file = new File(['[Result "1-0"]\n\n1. e4 e5 0-1'], 'mine.pgn');
  await user.upload(screen.getByLabelText('Or turn a PGN file into this format'), file);
  await waitFor(() => expect(written).toEqual(['mine.pgn']));
  const answers = app.hector.announcer.log.filter(({ kind }) => kind === 'answer').map(({ text }) => text);
  expect(answers.at(-1)).toContain(
    'One game is doubtful and was written as it stands; first line 1: the Result tag says 1-0',
  );
});

test('one stored game, and the list of keys: what was written is said, and what was not', async () => {
  const user = userEvent.setup();
  await user.keyboard('{Enter}');
  await screen.findByLabelText(/Move or command/);
  await storedGames();
  await user.click((await screen.findAllByRole('button', { name: 'Export the journal' }))[0] as HTMLElement);
  await waitFor(() => expect(written).toEqual([expect.stringMatching(/\.ndjson$/)]));
  const answers = () =>
    app.hector.announcer.log.filter(({ kind }) => kind === 'answer').map(({ text }) => text);
  await waitFor(() => expect(answers().at(-1)).toBe(`${written[0]} has been written to your downloads.`));
  vi.spyOn(app.hector, 'journalFile').mockRejectedValue(new Error('disk on fire'));
  await user.click((await screen.findAllByRole('button', { name: 'Export the journal' }))[0] as HTMLElement);
  await waitFor(() => expect(alerts().at(-1)).toMatch(FAILED));
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByText('Every action and its keys'));
  await user.click(screen.getByRole('button', { name: 'Save the list of keys' }));
  await waitFor(() => expect(answers().at(-1)).toBe('hector-keys.txt has been written to your downloads.'));
});
