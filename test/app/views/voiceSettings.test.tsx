/** The settings of the own voice: which, how fast, how loud, with a sample of each. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { VoiceGroup } from '#speech/voices/offer.ts';
import { hideApp, showApp, type TestHector } from '../testHector.tsx';

let app: TestHector;
afterEach(async () => {
  Reflect.deleteProperty(globalThis, 'webkitSpeechRecognition');
  await hideApp(app);
});

const ANNA = { voiceURI: 'urn:anna', name: 'Anna' };
const ESPEAK = { voiceURI: 'espeak-ng:de', name: 'German' };
const GROUPS: readonly VoiceGroup[] = [
  { source: 'builtIn', lang: '', voices: [ESPEAK] },
  { source: 'device', lang: 'de-at', voices: [ANNA] },
];

async function openSettings(settings: Parameters<typeof showApp>[0] = {}) {
  app = await showApp(settings, {
    sample: async (channel, words) => {
      if (silent) throw silent;
      samples.push([channel, words.map(({ text }) => text).join('')]);
    },
    choices: async (lang) => (lang === 'de' ? GROUPS : []),
  });
  samples.length = 0;
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Settings|Ustawienia/ }));
  await screen.findByRole('heading', { level: 1, name: /Settings|Ustawienia/ });
  return user;
}
const samples: [string, string][] = [];
/** Why no sample can be heard. */
let silent: Error | null = null;

describe('a sample that cannot be heard', () => {
  test.each([
    [new TypeError('Failed to fetch dynamically imported module'), /A part of Hector could not be loaded/],
    [new Error('no voice could speak'), /Something went wrong/],
  ])('%s: that is said', async (reason, said) => {
    const user = await openSettings();
    silent = reason;
    await user.click(await screen.findByRole('button', { name: /moves.*sample|sample.*moves/i }));
    silent = null;
    await vi.waitFor(() => expect(app.hector.announcer.log.at(-1)?.text).toMatch(said));
    expect(samples).toEqual([]);
  });
});

describe('voices', () => {
  test('are chosen for each channel and language, the built-in one among them', async () => {
    const user = await openSettings();
    const moves = await screen.findByLabelText('Voice: moves, Deutsch');
    await within(moves).findByRole('option', { name: 'German' });
    const groups = within(moves).getAllByRole('group');
    expect(groups.map((group) => group.getAttribute('label'))).toEqual([
      'Built in, works offline',
      'Austrian German',
    ]);
    screen.getByLabelText('Voice: answers, English');
    await user.selectOptions(moves, 'Anna');
    const { channels } = app.hector.settings.value.voice;
    expect(channels.moves.voices).toEqual({ de: 'urn:anna' });
    expect(channels.answers.voices).toEqual({});
    await user.selectOptions(moves, 'The best one on this computer');
    expect(app.hector.settings.value.voice.channels.moves.voices).toEqual({});
  });

  test('are heard in the words of the player, each channel with what it says', async () => {
    const user = await openSettings({ language: 'pl' });
    for (const channel of ['posunięcia', 'odpowiedzi', 'komunikaty'])
      await user.click(screen.getByRole('button', { name: `Posłuchaj próbki: ${channel}` }));
    expect(samples).toEqual([
      ['moves', 'Springer David zwei, Felix drei'],
      ['answers', 'Twój czas: cztery minuty trzydzieści sekund.'],
      ['alerts', 'Przeciwnik proponuje remis.'],
    ]);
  });
});

describe('speech recognition', () => {
  test('is not offered where the browser has none', async () => {
    await openSettings();
    expect(screen.queryByLabelText('Let the browser listen for moves')).toBeNull();
  });

  test('is off until it is chosen, and says where the sound goes', async () => {
    Reflect.set(globalThis, 'webkitSpeechRecognition', EventTarget);
    const user = await openSettings();
    const choice = screen.getByLabelText('Let the browser listen for moves');
    expect(choice).not.toBeChecked();
    expect(choice).toHaveAccessibleDescription(/send the sound to a service of their maker/);
    await user.click(choice);
    expect(app.hector.settings.value.listen).toBe(true);
  });
});
