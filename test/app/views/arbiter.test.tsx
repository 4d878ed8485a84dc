/** The arbiter's screen at the table's own computer: what a case shows, where the focus goes, and the long procedures. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { Settings } from '#app/desk/settings.ts';
import type { CommandBody } from '#rules/game/command.ts';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector | undefined;
afterEach(async () => {
  if (app) await hideApp(app);
  app = undefined;
});

async function arbiterAtTable(changes: Partial<Settings> = {}): Promise<TestHector> {
  app = await showApp({ mode: 'competition', ...changes });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Start the game/ }));
  await screen.findByRole('button', { name: 'Hand over to the arbiter\u00a0…' });
  await user.click(screen.getByRole('button', { name: 'Hand over to the arbiter\u00a0…' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await screen.findByRole('heading', { level: 1, name: /Arbiter/ });
  await screen.findByRole('heading', { name: 'Alerts: none' });
  return app;
}

function session({ hector }: TestHector) {
  const playing = hector.playing.value;
  if (!playing) throw new Error('no game is being played');
  return playing.session;
}

async function does(test: TestHector, by: 'white' | 'black' | 'arbiter', body: CommandBody): Promise<void> {
  expect(await session(test).submit({ ...body, by })).toEqual({ kind: 'done' });
}

async function plays(test: TestHector, by: 'white' | 'black', uci: string): Promise<void> {
  const [from, to] = [uci.slice(0, 2), uci.slice(2, 4)] as ['e2', 'e4'];
  await does(test, by, { do: 'lift', square: from });
  await does(test, by, { do: 'insert', square: to });
  if (session(test).state.act.words === null && session(test).state.act.color === by)
    await does(test, by, { do: 'announce', move: uci });
  await does(test, by, { do: 'press' });
}

/** A group of acts, unfolded. */
async function unfold(name: string): Promise<HTMLElement> {
  const group = screen.getByText(name, { selector: 'summary h3' }).closest('details') as HTMLDetailsElement;
  group.open = true;
  await waitFor(() => expect(group.children.length).toBeGreaterThan(1));
  return group;
}

const alerts = () => [...document.querySelectorAll('[data-hector=alert]')];
const kinds = () => alerts().map((element) => element.getAttribute('data-kind'));

describe('cases', () => {
  test('the gravest first; put behind the others; the focus goes on and never to nowhere', async () => {
    const test = await arbiterAtTable();
    const user = userEvent.setup();
    await does(test, 'white', { do: 'lift', square: 'e2' });
    await does(test, 'white', { do: 'insert', square: 'e4' });
    await does(test, 'white', { do: 'compare', squares: ['a3'] });
    await does(test, 'arbiter', { do: 'clockJumped', ms: 60_000, absent: false });
    await waitFor(() => expect(kinds()).toEqual(['divergence', 'clock-defect']));
    await user.keyboard('{F2}');
    expect(document.activeElement?.tagName).toBe('H3');
    await user.click(screen.getAllByRole('button', { name: 'Put behind the others' })[0] as HTMLElement);
    await waitFor(() => expect(kinds()).toEqual(['clock-defect', 'divergence']));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/clock jumped by one minute/));
    await user.click(within(alerts()[0] as HTMLElement).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(kinds()).toEqual(['divergence']));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('The two boards differ.'));
    await user.click(within(alerts()[0] as HTMLElement).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Alerts: none'));
    // The focus is there already, which is no news: it is told again.
    const told = test.hector.announcer.log.length;
    await user.keyboard('{F2}');
    expect(test.hector.announcer.log.slice(told).map(({ text }) => text)).toEqual(['Alerts: none']);
  });

  test('what differs on the boards is there in words, before the men by their kinds', async () => {
    const test = await arbiterAtTable();
    await does(test, 'white', { do: 'lift', square: 'e2' });
    await does(test, 'white', { do: 'insert', square: 'e5' });
    await does(test, 'white', { do: 'announce', move: 'e2e5' });
    await does(test, 'white', { do: 'press' });
    await waitFor(() => expect(kinds()).toEqual(['illegal-move']));
    const told = alerts()[0]?.textContent ?? '';
    const differs = 'Differs from before on: e2: white pawn, now empty; e5: empty, now white pawn.';
    expect(told).toContain(differs);
    expect(told).toContain('white rook: a1, h1; white bishop: c1, f1');
    expect(told.indexOf(differs)).toBeLessThan(told.indexOf('white rook:'));
  });

  test('a decision that does not fit says why and does nothing', async () => {
    const test = await arbiterAtTable();
    const user = userEvent.setup();
    await plays(test, 'white', 'e2e4');
    await does(test, 'black', { do: 'claim', ground: 'illegal-move' });
    await waitFor(() => expect(kinds()).toEqual(['illegal-move']));
    const uphold = screen.getByRole('button', { name: 'Uphold' });
    expect(uphold.getAttribute('aria-disabled')).toBe('true');
    await user.click(uphold);
    expect(kinds()).toEqual(['illegal-move']);
    expect(alerts()[0]?.textContent).toContain('This decision does not fit the case.');
  });
});

test('the procedure for boards that differ leads back to the last position on which the scores agree (D.2.9)', async () => {
  const test = await arbiterAtTable();
  const user = userEvent.setup();
  await plays(test, 'white', 'e2e4');
  await does(test, 'white', { do: 'record', move: 'e2e4' });
  await does(test, 'black', { do: 'record', move: 'e2e4' });
  await plays(test, 'black', 'e7e5');
  await does(test, 'white', { do: 'record', move: 'e7e5' });
  await does(test, 'black', { do: 'record', move: 'e7e6' });
  await does(test, 'white', { do: 'callArbiter', reason: 'divergence' });
  await does(test, 'black', { do: 'compare', squares: ['e5'] });
  await waitFor(() => expect(kinds()).toEqual(['divergence']));
  const steps = within(alerts()[0] as HTMLElement);
  expect(steps.getByText(/The two scores differ\./).textContent).toContain('They agree up to 1.');
  const form = steps.getByRole('form', { name: 'Restore a position' });
  await user.click(within(form).getByRole('button', { name: /Restore/ }));
  await waitFor(() => expect(session(test).state.ply.number).toBe(1));
  await waitFor(() => expect(session(test).state.timesSet).toBe(true));
  expect(kinds()).toEqual([]);
});

test('a move is sealed, the envelope kept closed and opened; nothing tells it before', async () => {
  const test = await arbiterAtTable({ white: 'Ana', black: 'Iva' });
  const user = userEvent.setup();
  await plays(test, 'white', 'e2e4');
  const group = within(await unfold('Adjournment'));
  await user.click(group.getByText('Order it'));
  await waitFor(() => expect(session(test).state.adjournment?.side).toBe('black'));
  await does(test, 'black', { do: 'seal', move: 'c7c5' });
  await does(test, 'black', { do: 'press' });
  await screen.findByText(/Black has sealed the move/);
  await user.type(group.getByLabelText(/Date, time and place/), 'tomorrow at ten');
  await user.click(group.getByText('Close it', { selector: 'button' }));
  await screen.findByText(/is closed and in your keeping/);
  await user.click(group.getByText('Resume', { selector: 'button' }));
  const page = document.body.textContent ?? '';
  expect(page).not.toMatch(/c7c5|\bc5\b|Cesar/);
  await user.click(group.getByText('Open it', { selector: 'button' }));
  await waitFor(() => expect(session(test).state.ply.san).toBe('c5'));
  await waitFor(() =>
    expect(test.hector.announcer.log.at(-1)?.text).toMatch(/The envelope is opened\. Bauer Cesar sieben/),
  );
});

test('a penalty is told with its reason and its article; what the arbiter notes reaches nobody', async () => {
  const test = await arbiterAtTable();
  const user = userEvent.setup();
  const group = await unfold('Penalties and touches');
  const form = within(group).getByRole('form', { name: 'Penalty' });
  await user.type(within(form).getByLabelText('Reason, for the log'), 'talking');
  await user.click(within(form).getByRole('button', { name: 'Give this penalty' }));
  await waitFor(() =>
    expect(test.hector.announcer.log.at(-1)?.text).toBe('White: a warning. Article 12.9.1. Reason: talking'),
  );
  const said = test.hector.announcer.log.length;
  const notes = within(await unfold('Notes'));
  await user.type(notes.getByLabelText('Note'), 'hall is cold');
  await user.click(notes.getByText('Write it down'));
  await screen.findByText('Arbiter notes: hall is cold');
  expect(test.hector.announcer.log.length).toBe(said);
});

test('the time used is drawn, summed up in a sentence, and there as a table', async () => {
  const test = await arbiterAtTable();
  test.clock.now += 65_000;
  await plays(test, 'white', 'e2e4');
  test.clock.now += 5_000;
  await plays(test, 'black', 'e7e5');
  const picture = await screen.findByRole('img', { name: /After 1 move White has used one minute/ });
  expect(picture.querySelectorAll('circle, rect').length).toBe(2);
  const table = screen.getByText('The same as a table').closest('details') as HTMLElement;
  expect(within(table).getByText('0:01:05 (+0:01:05)')).toBeTruthy();
});

test('a time that cannot be read is told at its field, and the button can be reached and says why it does nothing', async () => {
  const test = await arbiterAtTable();
  const user = userEvent.setup();
  const group = await unfold('Clocks and time');
  const form = within(
    within(group).getByRole('button', { name: 'Grant this time' }).closest('form') as HTMLElement,
  );
  const field = form.getByRole('textbox', { name: 'White' });
  await user.clear(field);
  await user.type(field, 'xx');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/^This is no time as a clock shows it\. Hours, minutes/);
  const button = form.getByRole('button', { name: 'Grant this time' });
  expect(button).toHaveAccessibleDescription('Something is still missing here.');
  button.focus();
  expect(button).toHaveFocus();
  const events = session(test).state;
  await user.keyboard('{Enter}');
  expect(session(test).state).toBe(events);
});
