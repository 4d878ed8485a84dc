/** What people met at the player's screen, finding by finding (../shared/findings/people.md has their numbers). */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { Settings } from '#app/desk/settings.ts';
import { CLAIMS } from '#app/shared/claims/formalities.ts';
import { FocusVoice } from '#app/voice/focusVoice.ts';
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

test('grave 5: the start of a game ends on the field of moves, which has a heading of its own', async () => {
  const user = await start();
  await user.keyboard('e4{Enter}');
  await waitFor(() => expect(said()).toContain('Bauer Eva zwei Eva vier'));
  expect(field()).toHaveFocus();
  expect(screen.getByRole('heading', { name: /Move or command/ })).toContainElement(
    field().labels?.[0] as HTMLElement,
  );
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

describe('grave 9: own voice alone', () => {
  let voice: FocusVoice;
  afterEach(() => voice.close());

  async function startByEar(): Promise<UserEvent> {
    app = await showApp({ speech: 'own-voice' });
    const { announcer } = app.hector;
    voice = new FocusVoice({ page: document, announcer, language: () => 'en', letters: () => true });
    return userEvent.setup();
  }
  const heard = (words: RegExp) => waitFor(() => expect(said().at(-1)).toMatch(words));

  test('a radio button, a box and a list say what they are, hold and become', async () => {
    const user = await startByEar();
    screen.getByRole('radio', { name: 'White' }).focus();
    await heard(/^Your colour\..* White, radio button, selected, 1 of 2$/);
    screen.getByRole('checkbox').focus();
    await heard(/, checkbox, not checked/);
    await user.keyboard(' ');
    await heard(/^checked$/);
    screen.getByLabelText('Time control').focus();
    await heard(/^Time control, choice, 90 minutes/);
    await user.selectOptions(screen.getByLabelText('Time control'), '15+10');
    await heard(/^15 minutes/);
  });

  test('a dialog says its title and its text before its button, and the help is read to its last line', async () => {
    const user = await startByEar();
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    await waitFor(() => expect(field()).toHaveFocus());
    await user.type(field(), 'd{Enter}');
    await heard(/dialog\. .+ Yes, button$/);
    await user.keyboard('{Escape}');
    await user.type(field(), '?{Enter}');
    await heard(/^Help, dialog\. .*Close, button$/);
    await user.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}');
    await waitFor(() => expect(said().at(-1)).toContain('My time'));
  });
});

test('grave 10: every claim of the Laws can be made from the screen', async () => {
  const user = await start({ mode: 'competition' });
  await user.type(field(), 'claim{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Claim' });
  const offered = within(dialog).getAllByRole<HTMLInputElement>('radio');
  // Guidelines III.4 and III.5 need a game without increment: test/app/views/claims.test.tsx.
  for (const claim of CLAIMS.filter((kind) => kind !== 'quickplay' && kind !== 'increment'))
    expect(
      offered.map(({ value }) => value),
      claim,
    ).toContain(claim);
  await user.click(offered.find(({ value }) => value === 'fifty') as HTMLElement);
  await user.click(within(dialog).getByRole('button', { name: 'Make the claim' }));
  const question = await screen.findByRole('dialog', { name: /fifty moves/ });
  await user.click(within(question).getByRole('button', { name: 'Make the claim' }));
  await waitFor(() => expect(said().join(' ')).toMatch(/White claims a draw/));
  expect(app?.hector.playing.value?.session.state.alerts).toMatchObject([{ kind: 'claim' }]);
});

describe('grave 11: the arbiter', () => {
  test('is called by a word, and his desk stands behind a question, not on the player’s screen', async () => {
    const user = await start({ mode: 'competition' });
    expect(document.querySelector('[data-hector=uphold], .arbiter-desk')).toBeNull();
    await enter(user, 'a');
    await waitFor(() => expect(app?.hector.playing.value?.session.state.stopped).not.toBeNull());
    expect(said().join(' ')).toContain('Arbiter called');
    await user.click(document.querySelector('[data-hector=hand-over]') as HTMLElement);
    await screen.findByRole('dialog');
    expect(document.querySelector('.arbiter-desk')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(document.querySelector('.arbiter-desk h1')).toHaveFocus());
  });

  test('while the clocks are stopped a typed move moves no peg, and says why', async () => {
    const user = await start({ mode: 'competition' });
    await enter(user, 'a');
    await waitFor(() => expect(app?.hector.playing.value?.session.state.stopped).not.toBeNull());
    const before = app?.hector.playing.value?.session.state.act;
    await enter(user, 'e4');
    expect(square('e2')).toHaveTextContent('white pawn');
    expect(square('e4')).toHaveTextContent('empty');
    expect(app?.hector.playing.value?.session.state.act).toEqual(before);
    expect(field()).toHaveValue('e4');
    expect(said().at(-1)).toMatch(/e4/);
  });
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
