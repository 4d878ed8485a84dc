/** Keys that follow each other faster than the disk writes: each is judged when the one before is in the journal. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector;
afterEach(() => hideApp(app));

test('a press right behind its move is no press without a move', async () => {
  app = await showApp();
  const user = userEvent.setup({ delay: null });
  await user.keyboard('{Enter}');
  const field = await screen.findByLabelText(/Move or command/);
  await user.type(field, 'e4{Enter}{Control>}{Enter}{/Control}');
  const said = () => app.hector.announcer.log.map(({ text }) => text);
  await waitFor(() => expect(said()).toContain('White has pressed the clock.'));
  expect(said().filter((text) => text.includes('has not been made yet'))).toEqual([]);
});
