/** What people met at the player's screen, finding by finding (blockers 3, grave 4 and 7, middling, low vision). */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { Settings } from '#app/desk/settings.ts';
import type { Sound } from '#speech/sounds/earcons.ts';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector | undefined;
let played: Sound[] = [];
afterEach(async () => {
  if (app) await hideApp(app);
  app = undefined;
  played = [];
});

const said = () => (app?.hector.announcer.log ?? []).map(({ text }) => text);
const field = () => screen.getByLabelText<HTMLInputElement>(/Move or command/);
const square = (name: string) => document.querySelector<HTMLElement>(`[data-square=${name}]`) as HTMLElement;

async function start(changes: Partial<Settings> = {}): Promise<UserEvent> {
  app = await showApp(changes, {}, { play: (sound) => void played.push(sound) });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Start the game' }));
  await waitFor(() => expect(said()).toContain('The game has begun.'));
  await waitFor(() => expect(field()).toHaveFocus());
  return user;
}

async function enter(user: UserEvent, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    const count = said().length;
    await user.clear(field());
    await user.type(field(), `${text}{Enter}`);
    await waitFor(() => expect(said().length).toBeGreaterThan(count));
  }
}

test('blocker 3: a press without a move is one message, with its reason and its article', async () => {
  const user = await start();
  await enter(user, 'x', 'x');
  const last = said().at(-1);
  for (const part of ['has pressed the clock', 'without making a move', 'Article 7.5', 'two minutes'])
    expect(last).toContain(part);
});

describe('grave 4: the focus after a dialog', () => {
  test.each(['resign', 'd', '?'])('of %s is on the field again', async (command) => {
    const user = await start();
    await user.type(field(), `${command}{Enter}`);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard('{Escape}');
    expect(field()).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field()).toHaveFocus();
  });

  test('that was opened on the board is on its square again', async () => {
    const user = await start();
    square('e2').focus();
    await user.keyboard('{ArrowUp}?');
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(square('e3')).toHaveFocus();
  });
});

test('grave 7: the board is squares without rows by default, and a table where that is wished', async () => {
  await start();
  expect(within(screen.getByRole('listbox', { name: 'Board' })).getAllByRole('option')).toHaveLength(64);
  await app?.hector.change({ squares: 'grid' });
  expect(within(await screen.findByRole('grid', { name: 'Board' })).getAllByRole('row')).toHaveLength(8);
});

test('grave 7: the edge of the board is heard', async () => {
  const user = await start();
  square('a1').focus();
  await user.keyboard('{ArrowLeft}');
  expect(played).toContain('edge');
  expect(square('a1')).toHaveFocus();
});

test('low vision: what is wrong stands beside the field, tied to it', async () => {
  const user = await start();
  await enter(user, 'zzz');
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  // It has just been said: a description that changes under the focus would be said again.
  expect(field()).not.toHaveAttribute('aria-errormessage');
  await user.tab();
  field().focus();
  expect(field().getAttribute('aria-describedby')).toContain(field().getAttribute('aria-errormessage'));
  const words = document.getElementById(field().getAttribute('aria-errormessage') ?? '');
  expect(words).toHaveTextContent('zzz');
  await user.type(field(), 'e');
  expect(field()).not.toHaveAttribute('aria-invalid');
});

test('the label of the field says whose turn it is', async () => {
  const user = await start();
  expect(field().labels?.[0]).toHaveTextContent('White to move');
  await enter(user, 'e4', 'x');
  expect(field().labels?.[0]).toHaveTextContent('Black to move');
});

test('middling: after the end no peg moves and nothing is asked', async () => {
  const user = await start();
  await enter(user, 'f3', 'x', 'e5', 'x', 'g4', 'x', 'Qh4');
  await waitFor(() => expect(said().join(' ')).toContain('Checkmate'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The result' })).toHaveFocus());
  square('a2').click();
  await enter(user, 'd');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(square('a2')).toHaveTextContent('white pawn');
  expect(document.querySelector('.lifted')).toBeNull();
});

test('middling: two virtual boards are two boards, and a move is told once', async () => {
  const user = await start({ boards: 'two' });
  expect(screen.getByRole('listbox', { name: 'Board of White' })).toBeInTheDocument();
  const black = screen.getByRole('listbox', { name: 'Board of Black' });
  await enter(user, 'e4', 'x');
  await waitFor(() => expect(black.querySelector('[data-square=e4]')).toHaveTextContent('white pawn'));
  expect(said().filter((text) => text.includes('Eva'))).toEqual(['Bauer Eva zwei Eva vier']);
});

test('low vision: the last move, a lifted peg and check are marked; check never in competition', async () => {
  const user = await start();
  await enter(user, 'e4', 'x', 'f6', 'x', 'Qh5', 'x');
  expect(square('h5')).toHaveClass('last-to');
  expect(square('d1')).toHaveClass('last-from');
  expect(square('e8')).toHaveClass('check');
  square('g7').click();
  await waitFor(() => expect(square('g7')).toHaveClass('lifted'));
});

test('competition marks no check', async () => {
  const user = await start({ mode: 'competition' });
  await enter(user, 'e4', 'x', 'f6', 'x', 'Qh5', 'x');
  expect(square('e8')).not.toHaveClass('check');
});
