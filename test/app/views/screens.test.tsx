import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { Spoken } from '#app/shared/Spoken.tsx';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector | undefined;
afterEach(async () => {
  if (app) await hideApp(app);
  app = undefined;
});

const said = () => (app?.hector.announcer.log ?? []).map(({ text }) => text);

/** The names that jsdom computes lack the space between two languages; browsers keep it (see test/e2e). */
const KNIGHT = /^Gustav eins: ?white knight\.$/;

async function startGame() {
  const user = userEvent.setup();
  await user.keyboard('{Enter}');
  await screen.findByRole('listbox', { name: 'Board' });
  await waitFor(() => expect(said()).toContain('The game has begun.'));
  return user;
}

describe('New game', () => {
  test('Enter starts a game with the defaults', async () => {
    app = await showApp();
    expect(screen.getByRole('button', { name: 'Start the game' })).toHaveFocus();
    await startGame();
    await waitFor(() => expect(screen.getByLabelText(/Move or command/)).toHaveFocus());
    expect(app.hector.playing.value?.record.header).toMatchObject({ mode: 'training', edition: '2023' });
  });

  test('Enter starts it from a list, too', async () => {
    app = await showApp();
    screen.getByLabelText('Time control').focus();
    await startGame();
  });

  test('the whole screen changes with the language, and says so to screen readers', async () => {
    app = await showApp();
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText('Language'), 'de');
    await screen.findByRole('heading', { name: 'Neue Partie' });
    expect(document.documentElement.lang).toBe('de');
    expect(document.title).toBe('Neue Partie – Hector');
  });

  test('Serbian is there in both its scripts', async () => {
    app = await showApp();
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText('Language'), 'sr');
    await screen.findByRole('heading', { name: 'Нова партија' });
    await user.selectOptions(screen.getByLabelText('Језик'), 'sr-Latn');
    await screen.findByRole('heading', { name: 'Nova partija' });
    expect(document.documentElement.lang).toBe('sr-Latn');
  });
});

describe('the board', () => {
  test('is 64 squares, each with its square and its man in words', async () => {
    app = await showApp();
    await startGame();
    const cells = within(screen.getByRole('listbox', { name: 'Board' })).getAllByRole('option');
    expect(cells).toHaveLength(64);
    expect(cells.filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
    screen.getByRole('option', { name: KNIGHT });
    screen.getByRole('option', { name: /^Eva vier: ?empty\.$/ });
  });

  test('the German words are marked as German', async () => {
    app = await showApp();
    await startGame();
    const cell = screen.getByRole('option', { name: KNIGHT });
    expect(cell.querySelector('[lang=de]')).toHaveTextContent('Gustav eins:');
    expect(cell.querySelector('[lang=en]')).toHaveTextContent('white knight.');
  });

  test('lifting and inserting are two acts, and only the first touches', async () => {
    app = await showApp();
    const user = await startGame();
    screen.getByRole('option', { name: KNIGHT }).focus();
    await user.keyboard(' ');
    await screen.findByText('In hand: white knight');
    expect(said()).toContain('Touched: white knight, Gustav eins.');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}{Enter}');
    await waitFor(() => expect(said()).toContain('Springer Gustav eins Felix drei'));
    expect(screen.queryByText(/In hand/)).toBeNull();
  });

  test('lies before Black the other way round', async () => {
    app = await showApp({ color: 'black' });
    await startGame();
    const [first] = within(screen.getByRole('listbox', { name: 'Board' })).getAllByRole('option');
    expect(first).toHaveTextContent('Hector eins: white rook.');
  });
});

describe('nothing is live that ticks', () => {
  test('the clocks are in no live region and are given in words', async () => {
    app = await showApp();
    await startGame();
    const clocks = screen.getByRole('region', { name: 'Clocks' });
    expect(clocks.closest('[aria-live]')).toBeNull();
    expect(clocks.querySelector('[aria-live], [role=timer], [role=status]')).toBeNull();
    expect(clocks).toHaveTextContent('one hour thirty minutes thirty seconds');
  });
});

describe('axe finds nothing in jsdom', () => {
  test('on the new game and on the game', async () => {
    app = await showApp();
    const check = async () =>
      (await axe.run(document, { rules: { 'color-contrast': { enabled: false } } })).violations.map(
        ({ id }) => id,
      );
    document.documentElement.lang = 'en';
    expect(await check()).toEqual([]);
    await startGame();
    expect(await check()).toEqual([]);
  });
});

test('words of one language are one marked part', () => {
  const { container } = render(
    <Spoken said={{ text: 'Eva vier', spoken: [{ lang: 'de', text: 'Eva vier' }] }} />,
  );
  expect(container.innerHTML).toBe('<span lang="de">Eva vier</span>');
});

test('words of several languages are shown as they are printed, not as a voice is given them', () => {
  const move = { lang: 'de', text: 'Eva acht, Eva sieben. ', shown: 'Eva acht Eva sieben. ' } as const;
  const reason = { lang: 'en', text: 'Article three one.', shown: 'Article 3.1.' } as const;
  const { container } = render(
    <Spoken said={{ text: 'Eva acht Eva sieben. Article 3.1.', spoken: [move, reason] }} />,
  );
  expect(container).toHaveTextContent('Eva acht Eva sieben. Article 3.1.');
});
