/** D.2.1: the opponent repeats the announced move; what differs is answered by the announced move at once. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector;
afterEach(() => hideApp(app));

const said = (kind: string) =>
  app.hector.announcer.log.filter((entry) => entry.kind === kind).map(({ text }) => text);

async function typed(...lines: string[]) {
  const user = userEvent.setup();
  await user.keyboard('{Enter}');
  const field = await screen.findByLabelText(/Move or command|Posunięcie lub polecenie/);
  for (const line of lines) {
    const before = app.hector.announcer.count;
    await user.type(field, `${line}{Enter}`);
    await waitFor(() => expect(app.hector.announcer.count).toBeGreaterThan(before));
  }
}

test('the same move in other words is right', async () => {
  app = await showApp();
  await typed('Nf3', 'rp knight g one f three');
  expect(said('answer').at(-1)).toBe('Repeated correctly.');
});

test('another move is answered by the announced one, before anything else', async () => {
  app = await showApp();
  await typed('Nf3', 'rp Springer Gustav eins Hector drei');
  expect(said('move')).toEqual([
    'Springer Gustav eins Felix drei',
    'That is not the move announced. Announced: Springer Gustav eins Felix drei.',
  ]);
});

test('so are words that are no move at all, in the language of the player', async () => {
  app = await showApp({ language: 'pl' });
  await typed('Sf3', 'rp dzień dobry');
  expect(said('move').at(-1)).toBe(
    'To nie jest zapowiedziane posunięcie. Zapowiedziano: Springer Gustav eins Felix drei.',
  );
});

test('nothing can be repeated before a move is announced', async () => {
  app = await showApp();
  await typed('rp e4');
  expect(said('alert').at(-1)).toMatch(/repeat/);
  expect(said('move')).toEqual([]);
});
