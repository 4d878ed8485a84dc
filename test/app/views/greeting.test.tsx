/** The page greets once, on the first visit, and never in the middle of a game. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { keptInMemory } from '#app/base/kept.ts';
import { isFirstVisit } from '#app/lesson/firstVisit.ts';
import { greet } from '#app/lesson/greeting.ts';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector;
afterEach(() => hideApp(app));

const answers = () => app.hector.announcer.log.filter(({ kind }) => kind === 'answer');

test('on the first visit; F begins the first steps; the next visit is silent', async () => {
  const kept = keptInMemory();
  const user = userEvent.setup();
  app = await showApp({}, {}, { kept });
  await waitFor(() => expect(answers()).toHaveLength(1));
  expect(isFirstVisit(kept)).toBe(false);
  (document.activeElement as HTMLElement | null)?.blur();
  await user.keyboard('f');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull());
});

test('not when the page was left before its words came', async () => {
  app = await showApp();
  const left = new AbortController();
  const greeting = greet(app.hector, () => {}, left.signal);
  left.abort();
  await greeting;
  expect(answers()).toEqual([]);
});
