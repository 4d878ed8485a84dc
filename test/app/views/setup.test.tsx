/** Setting a game up in detail: what is wrong is led to, set-ups are kept, exported, imported and deleted. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_DETAILS, withPlayer } from '#app/setup/draft.ts';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector;
let written: Blob[];
beforeEach(() => {
  written = [];
  URL.createObjectURL = (blob) => {
    written.push(blob as Blob);
    return 'blob:test';
  };
  URL.revokeObjectURL = () => {};
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(async () => {
  await hideApp(app);
  vi.restoreAllMocks();
});

const user = userEvent.setup();
const said = () => app.hector.announcer.log.map(({ text }) => text);
const details = async () => {
  await user.click(screen.getByRole('button', { name: 'Set up in detail' }));
  await screen.findByRole('heading', { name: 'Set up in detail' });
};
const open = (name: string) => user.click(screen.getByRole('button', { name }));

test('Enter on the first page with a faulty set-up starts nothing and leads to the fault', async () => {
  app = await showApp({
    setup: { ...DEFAULT_DETAILS, isFreeTime: true, periods: [{ moves: '', time: 'soon' }] },
  });
  await user.keyboard('{Enter}');
  const field = await screen.findByLabelText('Minutes');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/Minutes such as 90, or minutes and seconds such as 5:30\./);
  expect(app.hector.playing.value).toBeNull();
  await user.clear(field);
  await user.type(field, '5:30');
  expect(field).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Start this game' }));
  await waitFor(() => expect(said()).toContain('The game has begun.'));
  expect(app.hector.playing.value?.record.header.timeControl?.periods).toEqual([{ ms: 330_000 }]);
});

test('D.2.11: without the compulsory assistant the set-up says so, and leads to him', async () => {
  app = await showApp({ setup: withPlayer(DEFAULT_DETAILS, 'black', { deaf: true, board: 'normal' }) });
  await details();
  await user.click(screen.getByRole('button', { name: 'Start this game' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Has an assistant' })).toHaveFocus());
  expect(said().at(-1)).toBe(
    'One thing is to be put right. White: Has an assistant: Against a deaf opponent an assistant is compulsory (D.2.11).',
  );
  await user.keyboard(' ');
  expect(screen.queryByText('To be put right')).toBeNull();
  expect(screen.getByRole('checkbox', { name: /D\.2\.10\.6/ })).toBeChecked();
});

test('who sees gets a normal board, and the helper’s duties are ready for it', async () => {
  app = await showApp();
  await details();
  await open('White');
  await user.selectOptions(screen.getByLabelText('Sight'), 'sighted');
  expect(screen.getByRole('radio', { name: /^Normal board/ })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Has an assistant' }));
  const duties = within(screen.getByRole('group', { name: 'Duties of the assistant' }));
  expect(duties.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});

test('the options of an edition are offered in words, with the value of the Laws first', async () => {
  app = await showApp();
  await details();
  await open('Laws and options');
  const ranks = screen.getByLabelText<HTMLSelectElement>('Words for the ranks');
  expect(ranks.selectedOptions[0]).toHaveTextContent(
    'As in the Laws: in the German words of the appendix (Article D.2.1)',
  );
  const late = screen.getByLabelText('Minutes of lateness that lose the game');
  await user.selectOptions(late, 'Another number');
  const number = screen.getByLabelText('Minutes of lateness that lose the game: the number');
  await user.clear(number);
  await user.type(number, '30');
  expect(screen.queryByLabelText('Several pieces of both colours touched')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Edition of the Laws'), '2005');
  screen.getByLabelText('Several pieces of both colours touched');
  await user.click(screen.getByRole('button', { name: 'Start this game' }));
  await waitFor(() => expect(said()).toContain('The game has begun.'));
  expect(app.hector.playing.value?.record.header).toMatchObject({
    edition: '2005',
    options: { defaultTimeMin: 30 },
  });
});

test('set-ups are saved, exported, deleted after a question, and read from the file again', async () => {
  app = await showApp({ white: 'Ana' });
  await details();
  await open('Saved set-ups');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(said().at(-1)).toBe('Type a name first.');
  await user.type(screen.getByLabelText('Name for this set-up'), 'Club');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(said().at(-1)).toBe('Saved: Club.');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const file = await written[0]?.text();
  expect(JSON.parse(file ?? '')).toMatchObject({ hector: 'script/1', setup: 'Club', white: { name: 'Ana' } });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete this set-up?' }));
  expect(question.getByRole('button', { name: 'No' })).toHaveFocus();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(said().at(-1)).toBe('Deleted: Club.');
  await screen.findByText('No set-up has been saved.');
  const field = screen.getByLabelText('Read set-ups from a file');
  await user.upload(field, new File(['nonsense'], 'x.ndjson'));
  await waitFor(() => expect(said().at(-1)).toMatch(/^Line 1 cannot be read/));
  await user.upload(field, new File([file ?? ''], 'club.ndjson'));
  await waitFor(() => expect(said().at(-1)).toBe('One set-up has been read.'));
  app.hector.setUp({ white: '' });
  await user.click(screen.getByRole('button', { name: 'Load' }));
  expect(app.hector.settings.value.white).toBe('Ana');
});

test('going back and forth loses nothing', async () => {
  app = await showApp();
  await details();
  await open('Event');
  await user.type(screen.getByLabelText('Round'), '3');
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: 'New game' }));
  await screen.findByText(/have been set up in detail/);
  await details();
  await open('Event');
  expect(screen.getByLabelText('Round')).toHaveValue('3');
});
