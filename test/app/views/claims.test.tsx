/** A claim from the player's own screen: by its word, with what it means before and after. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector;
afterEach(() => hideApp(app));

async function started(mode: 'training' | 'competition'): Promise<ReturnType<typeof userEvent.setup>> {
  app = await showApp({ mode });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /Start the game/ }));
  await screen.findByLabelText(/Move or command/);
  await waitFor(() => expect(app.hector.playing.value?.session.state.phase).toBe('playing'));
  return user;
}

const said = () => app.hector.announcer.log.map(({ text }) => text).join('\n');

/** By its button, and once more where it is asked what it may cost. */
async function makeIt(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Make the claim' }));
  const question = await screen.findByRole('dialog', { name: /^Draw/ });
  expect(within(question).getByText(/If it is wrong, your opponent gets two minutes more/)).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Make the claim' }));
}

describe('claims at the player’s screen', () => {
  test.each(['claim', 'c', 'рекламација', 'Reklamation'])('%s opens them', async (word) => {
    const user = await started('competition');
    await user.type(screen.getByLabelText(/Move or command/), `${word}{Enter}`);
    const dialog = await screen.findByRole('dialog', { name: 'Claim' });
    expect(within(dialog).getByText('The arbiter decides.')).toBeTruthy();
  });

  test('competition: the claim stops the clocks, waits for the arbiter, and cannot be withdrawn', async () => {
    const user = await started('competition');
    await user.type(screen.getByLabelText(/Move or command/), 'claim{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Claim' });
    await user.click(within(dialog).getByRole('radio', { name: /arises by my next move/ }));
    expect(within(dialog).getByText('The written move must then be played.')).toBeTruthy();
    await user.type(within(dialog).getByLabelText('The move that you intend'), 'Nf3');
    await makeIt(user);
    await screen.findByRole('dialog', { name: 'The claim is made' });
    const state = app.hector.playing.value?.session.state;
    expect(state?.alerts).toMatchObject([{ kind: 'claim', article: '9.2.1', detail: { intended: 'g1f3' } }]);
    expect(state?.stopped).not.toBeNull();
    expect(said()).toMatch(/White claims a draw: .*Intended move: Springer Gustav eins Felix drei/);
    expect(said()).toMatch(/Both clocks stand\. You cannot withdraw it\./);
  });

  test('training: the program decides at once, and the wrong claim costs what was said', async () => {
    const user = await started('training');
    await user.type(screen.getByLabelText(/Move or command/), 'claim{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Claim' });
    expect(within(dialog).getByText('If it is wrong, your opponent gets two minutes more.')).toBeTruthy();
    await makeIt(user);
    await screen.findByRole('dialog', { name: 'The claim is made' });
    expect(said()).toMatch(/Time added for Black: two minutes/);
  });

  test('a written move that cannot be read stays to be mended, and nothing is claimed', async () => {
    const user = await started('competition');
    await user.type(screen.getByLabelText(/Move or command/), 'claim{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Claim' });
    await user.click(within(dialog).getByRole('radio', { name: /arises by my next move/ }));
    const field = within(dialog).getByLabelText('The move that you intend');
    await user.type(field, 'xyzzy{Enter}');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    expect(app.hector.playing.value?.session.state.alerts).toEqual([]);
  });

  test('Enter on a choice only chooses; the button claims, and asks first where that may cost something', async () => {
    const user = await started('training');
    await user.type(screen.getByLabelText(/Move or command/), 'claim{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Claim' });
    const log = app.hector.announcer.log.length;
    for (const name of [/third time/, /fifty moves/, /arises by my next move/]) {
      await user.click(within(dialog).getByRole('radio', { name }));
      await user.keyboard('{Enter}');
      expect(screen.getByRole('dialog')).toBe(dialog);
    }
    await user.click(within(dialog).getByRole('radio', { name: /stands on the board/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Make the claim' }));
    const question = await screen.findByRole('dialog', { name: /fifty moves/ });
    const no = within(question).getByRole('button', { name: 'No' });
    await waitFor(() => expect(document.activeElement).toBe(no));
    await user.keyboard('{Enter}');
    const back = await screen.findByRole('dialog', { name: 'Claim' });
    expect(within(back).getByRole('radio', { name: /fifty moves/ })).toHaveProperty('checked', true);
    expect(app.hector.announcer.log).toHaveLength(log);
  });
});
