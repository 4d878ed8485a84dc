/** A dialog that is left goes a moment later than its focus; one that is asked for meanwhile stays. */
import { screen, waitFor } from '@testing-library/react';
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
