/** Around the game: leaving one that runs, its end, the stored games, and games of a file. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockGame } from '#app/journal/tabLock.ts';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector;
let written: string[];
beforeEach(() => {
  written = [];
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    written.push(this.download);
  });
});
afterEach(async () => {
  await hideApp(app);
  vi.restoreAllMocks();
});

const said = () => app.hector.announcer.log.map(({ text }) => text);
const user = userEvent.setup();

async function start() {
  await user.click(await screen.findByRole('button', { name: 'Start the game' }));
  await waitFor(() => expect(said()).toContain('The game has begun.'));
  await screen.findByLabelText(/Move or command/);
}
const goTo = (name: string) => user.click(screen.getByRole('button', { name }));

test('a new game during a running one asks first, and says what becomes of that', async () => {
  app = await showApp({ white: 'Ana', black: 'Jan' });
  await start();
  const first = app.hector.playing.value?.record.id;
  await goTo('New game');
  await user.click(screen.getByRole('button', { name: 'Start the game' }));
  const question = await screen.findByRole('dialog', { name: 'Leave the running game?' });
  expect(question).toHaveTextContent(/Ana – Jan: this game is not over\. It stays stored/);
  expect(question).toHaveTextContent('Its clock runs on meanwhile.');
  await user.click(within(question).getByRole('button', { name: 'Stay with the game' }));
  expect(app.hector.playing.value?.record.id).toBe(first);
  await user.click(screen.getByRole('button', { name: 'Start the game' }));
  await user.click(await screen.findByRole('button', { name: 'Pause it and leave it' }));
  await waitFor(() => expect(app.hector.playing.value?.record.id).not.toBe(first));
  await waitFor(() => expect(app.hector.playing.value).not.toBeNull());
  const games = await app.hector.ports.journal.games();
  const left = games.find(({ id }) => id === first);
  if (!left) throw new Error('the game that was left is gone');
  const restored = await app.hector.ports.journal.restored(left);
  expect(restored.ok && restored.state.clock?.running).toBeNull();
});

test('the end of a game says what follows, and leads to the result', async () => {
  app = await showApp();
  await start();
  await app.hector.playing.value?.session.submit({ by: 'white', do: 'resign' });
  const heading = await screen.findByRole('heading', { name: 'The result' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(heading).toHaveAccessibleDescription(
    /^Next: both players confirm the result \(8\.7\), then you can export/,
  );
});

test('stored games are found, and deleted only after a second word', async () => {
  app = await showApp({ white: 'Ana', black: 'Jan' });
  await start();
  await app.hector.playing.value?.session.submit({ by: 'white', do: 'resign' });
  app.hector.setUp({ white: 'Żaneta', black: 'Eva' });
  await goTo('New game');
  await user.click(screen.getByRole('button', { name: 'Start the game' }));
  await waitFor(() => expect(said().filter((text) => text === 'The game has begun.')).toHaveLength(2));
  await screen.findByLabelText(/Move or command/);
  await goTo('Stored games');
  await screen.findByText(/Ana – Jan/);
  await user.type(screen.getByLabelText('Find games by name, event or date'), 'zan');
  expect(screen.queryByText(/Ana – Jan/)).toBeNull();
  expect(said().at(-1)).toBe('1 game found.');
  // The open game stays, and nobody is asked whether it should.
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(said().at(-1)).toMatch(/^This game is open.+Begin or open another game first/));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.clear(screen.getByLabelText('Find games by name, event or date'));
  const item = screen.getByText(/Ana – Jan/).closest('li') as HTMLElement;
  await user.click(within(item).getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: 'Delete this game for good?' });
  expect(within(question).getByRole('button', { name: 'No' })).toHaveFocus();
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(said().at(-1)).toBe('The game has been deleted.'));
  expect((await app.hector.ports.journal.games()).map(({ header }) => header.white.name)).toEqual(['Żaneta']);
  expect(screen.queryByText(/Ana – Jan/)).toBeNull();
});

test('a game that is open in another tab stays, and nobody is asked whether it should', async () => {
  app = await showApp({ white: 'Ana', black: 'Jan' });
  await start();
  const id = app.hector.playing.value?.record.id;
  await app.hector.closeGame();
  const lock = await lockGame(id ?? '', app.hector.ports.locks);
  if (!lock.ok) throw new Error('the game was not closed');
  await goTo('Stored games');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(said().at(-1)).toMatch(/open in another tab.+Close that tab first/));
  expect(screen.queryByRole('dialog')).toBeNull();
  lock.held.release();
});

const PGN = `[White "Anderssen"]\n[Black "Kieseritzky"]\n[Result "1-0"]\n\n1. e4 {the usual} e5 2. f4 1-0\n
[White "Morphy"]\n[Black "Karl"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 1-0\n`;

test('games of a PGN file are read by ear, chosen and exported', async () => {
  app = await showApp();
  await goTo('Stored games');
  await user.click(await screen.findByRole('button', { name: 'Read games of a PGN file' }));
  await user.upload(await screen.findByLabelText('PGN file'), new File([PGN], 'old.pgn'));
  await waitFor(() => expect(said().at(-1)).toBe('2 games have been read.'));
  // Once the page has been built again, so that a screen reader hears where it is.
  await waitFor(() => expect(screen.getByRole('heading', { name: '2 games' })).toHaveFocus());
  await user.type(screen.getByLabelText('Find games by name, event or date'), 'anderssen');
  expect(said().at(-1)).toBe('1 game');
  await user.click(screen.getByRole('button', { name: 'Read' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next half-move' })).toHaveFocus());
  // Its keys are left to the page where a screen reader is in focus mode; the board is met as in a game.
  expect(screen.getByRole('toolbar', { name: /Anderssen – Kieseritzky/ })).toBeTruthy();
  expect(screen.getByRole('listbox', { name: 'Board' })).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(said().at(-1)).toBe('Move 1. Bauer Eva zwei Eva vier. Comment: the usual.');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(said().at(-1)).toMatch(/^Move 2\. Bauer Felix zwei Felix vier\. The game ends here: White won: 1-0/);
  await user.keyboard('{ArrowLeft}p');
  expect(said().at(-1)).toMatch(/King Eva eins|Eva eins/);
  await user.keyboard('{Home}');
  expect(said().at(-1)).toBe('Before the first move.');
  // The place that is shown is marked among the moves, to Tab the only one of them; any of them leads to its place.
  const shown = () =>
    screen.getAllByRole('button', { current: 'step' }).map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Start']);
  await user.click(screen.getByRole('button', { name: '1… e5' }));
  expect(said().at(-1)).toBe('Bauer Eva sieben Eva fünf');
  expect(shown()).toEqual(['1… e5']);
  expect(document.querySelectorAll('.replay-moves [tabindex="0"]')).toHaveLength(1);
  // So are the page that led here and, when it is shown again, the game that was read.
  expect(screen.getByRole('button', { name: 'Stored games' })).toHaveAttribute('aria-current', 'true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Read' })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Read' })).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('checkbox', { name: /Anderssen/ }));
  await user.selectOptions(screen.getByLabelText('Format'), 'brf');
  await user.click(screen.getByRole('button', { name: 'Export 1 game' }));
  await waitFor(() => expect(written).toEqual(['old.brf']));
  expect(await app.hector.ports.journal.games()).toEqual([]);
});

test('11.3.1: during a competition no games are read', async () => {
  app = await showApp({ mode: 'competition' });
  await start();
  await goTo('Stored games');
  await user.click(await screen.findByRole('button', { name: 'Read games of a PGN file' }));
  const why = await screen.findByText(/During a competition game no other games are read here/);
  // Heard with the title that gets the focus.
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(why.textContent ?? '');
  expect(screen.queryByLabelText('PGN file')).toBeNull();
});
