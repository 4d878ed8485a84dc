/** What the own voice says of a page, for who has no screen reader and cannot look. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { loadTexts, text } from '#app/i18n/text.ts';
import { FocusVoice } from '#app/voice/focusVoice.ts';
import { ROLES } from '#app/voice/page/accessible.ts';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { Announcer, type SpeechMode } from '#speech/announcer/announcer.ts';
import { LiveRegion } from '#speech/announcer/liveRegion.ts';
import { FakeVoice } from '#test/speech/announcer/fakeVoice.ts';
import { hideApp, showApp } from '../testHector.tsx';

let voice: FocusVoice | null = null;
afterEach(() => {
  voice?.close();
  voice = null;
});

/** A page of its own, with the log of what was said about it. */
function page(
  html: string,
  { mode = 'own-voice', language = 'en' }: { mode?: SpeechMode; language?: Language } = {},
  letters = true,
) {
  document.body.innerHTML = `${html}<div id="live" aria-live="polite"></div>`;
  document.documentElement.lang = language;
  const region = new LiveRegion(document.querySelector<HTMLElement>('#live')!);
  const announcer = new Announcer({ region, voice: new FakeVoice(), mode });
  voice = new FocusVoice({ page: document, announcer, language: () => language, letters: () => letters });
  const said = () => announcer.log.map((entry) => entry.text);
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  return {
    announcer,
    said,
    user: userEvent.setup(),
    /** What is said when the focus comes to an element. */
    async focus(selector: string) {
      document.querySelector<HTMLElement>(selector)!.focus();
      await settled();
      return said().at(-1);
    },
    settled,
  };
}

describe('where the focus is', () => {
  test.each([
    ['<button>Start</button>', 'Start, button'],
    ['<a href="#x">Skip</a>', 'Skip, link'],
    ['<button aria-label="Close"><i aria-hidden="true">x</i></button>', 'Close, button'],
    ['<button aria-expanded="false">Acts</button>', 'Acts, button, closed'],
    [
      '<button aria-pressed="true" disabled tabindex="0">x</button><button aria-pressed="true">Rec</button>',
      'Rec, button, pressed',
    ],
    ['<button aria-current="page">Settings</button>', 'Settings, button, current page'],
    ['<label><input type="checkbox" checked> Say check</label>', 'Say check, checkbox, checked'],
    ['<label><input type="checkbox" value="on"> Vibrate</label>', 'Vibrate, checkbox, not checked'],
    ['<label for="a">Name</label><input id="a" value="Anna" required>', 'Name, text field, Anna, required'],
    ['<label for="a">Name</label><input id="a">', 'Name, text field, empty'],
    [
      '<label for="a">Speed</label><input id="a" type="range" min="0.5" max="5" step="0.1" value="1.2">',
      'Speed, slider, 1.2',
    ],
    [
      '<label>Time <select><option value="x5">five</option><option value="x9" selected>ninety</option></select></label>',
      'Time, choice, ninety',
    ],
    [
      '<button aria-describedby="w">Open</button><p id="w">White 1, Black 2</p>',
      'Open, button. White 1, Black 2',
    ],
    [
      '<input aria-labelledby="l m"><b id="l">Move</b><b id="m">or command</b>',
      'Move or command, text field, empty',
    ],
    ['<details><summary>More</summary></details>', 'More, button, closed'],
    ['<h2 tabindex="-1">Result</h2>', 'Result, heading'],
    [
      '<div role="tablist"><div role="tab" tabindex="0" aria-selected="true">A</div><div role="tab">B</div></div>',
      'A, tab, selected, 1 of 2',
    ],
  ])('%s', async (html, expected) => {
    const { focus } = page(html);
    const focusable = 'button:enabled:not([disabled]), a, input, select, summary, [tabindex]:not([disabled])';
    expect(await focus(focusable)).toBe(expected);
  });

  test('a radio button with its group, its place and its state, never with its code', async () => {
    const { focus } = page(
      `<fieldset aria-describedby="h"><legend>How it speaks</legend>
       <label><input type="radio" name="m" value="own-voice" checked>By its own voice</label>
       <label><input type="radio" name="m" value="split">Split</label>
       <p id="h">Never both.</p></fieldset><button>x</button>`,
    );
    expect(await focus('[value=own-voice]')).toBe(
      'How it speaks. Never both. By its own voice, radio button, selected, 1 of 2',
    );
    expect(await focus('[value=split]')).toBe('Split, radio button, not checked, 2 of 2');
    await focus('button');
    expect(await focus('[value=split]')).toMatch(/^How it speaks\./);
  });

  test('each part in the language that it is marked with', async () => {
    const { focus, announcer } = page('<button>Play <span lang="de">Eva vier</span></button>');
    await focus('button');
    expect(announcer.log.at(-1)?.said.spoken).toEqual([
      { lang: 'en', text: 'Play ' },
      { lang: 'de', text: 'Eva vier, ' },
      { lang: 'en', text: 'button' },
    ]);
  });

  test('a part that is named like the part around it once', async () => {
    const { focus } = page(
      '<section aria-label="Board"><div role="listbox" aria-label="Board" aria-describedby="how"><div role="option" tabindex="0">Eva zwei</div></div><p id="how">Arrows explore.</p></section><button>Press</button>',
    );
    expect(await focus('[role=option]')).toMatch(/^Board\. Arrows explore\. Eva zwei/);
    // Who comes back knows how it is used.
    await focus('button');
    expect(await focus('[role=option]')).toMatch(/^Board\. Eva zwei/);
  });

  test('nothing, where a screen reader says it', async () => {
    for (const mode of ['screen-reader', 'split'] as const) {
      const { focus, said } = page('<button>Start</button>', { mode });
      await focus('button');
      expect(said()).toEqual([]);
      voice?.close();
    }
  });

  test('the square at the edge again, when an arrow leads nowhere', async () => {
    const { focus, said, user } = page(
      '<div role="grid" aria-label="Board"><div role="row"><div role="gridcell" tabindex="0">Anna eins</div></div></div>',
    );
    expect(await focus('[role=gridcell]')).toBe('Board, grid. Anna eins');
    await user.keyboard('{ArrowDown}');
    expect(said().slice(1)).toEqual(['Anna eins']);
  });
});

describe('what changes under the hand', () => {
  test('an option, a tick, an amount', async () => {
    const { user, said, settled, focus } = page(
      `<label>Time <select><option>five</option><option>ninety</option></select></label>
       <label><input type="checkbox"> Vibrate</label>`,
    );
    await focus('select');
    await user.selectOptions(screen.getByRole('combobox'), 'ninety');
    await settled();
    expect(said().at(-1)).toBe('ninety');
    await user.click(screen.getByRole('checkbox'));
    await settled();
    await user.keyboard(' ');
    await settled();
    expect(said().slice(-2)).toEqual(['Vibrate, checkbox, checked', 'not checked']);
  });

  test('radio buttons, as one message with the tick that came', async () => {
    const { user, said, settled, focus } = page(
      '<label><input type="radio" name="c" checked>White</label><label><input type="radio" name="c">Black</label>',
    );
    await focus('input');
    await user.keyboard('{ArrowDown}');
    await settled();
    expect(said()).toEqual([
      'White, radio button, selected, 1 of 2',
      'Black, radio button, selected, 2 of 2',
    ]);
  });

  test('not that a field is wrong: who has found it so says what is wrong', async () => {
    const { said, settled, focus } = page('<label>Move<input type="text" value="zzz" /></label>');
    await focus('input');
    const before = said().length;
    document.querySelector('input')?.setAttribute('aria-invalid', 'true');
    await settled();
    expect(said().length).toBe(before);
  });

  test('letters that are typed and deleted, if the player wants it', async () => {
    const { user, said, settled, focus } = page('<label for="f">Move</label><input id="f">');
    await focus('input');
    for (const key of ['e', '4', ' ', '{Backspace}', '{Backspace}']) {
      await user.keyboard(key);
      await settled();
    }
    expect(said().slice(1)).toEqual(['e', '4', 'space', 'space deleted', '4 deleted']);
    document.querySelector('input')!.value = '';
    await settled();
    expect(said().at(-1)).toBe('4 deleted');
    voice?.close();
    const quiet = page('<label for="f">Move</label><input id="f">', {}, false);
    await quiet.focus('input');
    await quiet.user.keyboard('e4');
    await quiet.settled();
    expect(quiet.said()).toHaveLength(1);
  });

  test('what the page changes on the focused button: its state and its name', async () => {
    const { focus, said, settled } = page('<button aria-expanded="false">Record</button>');
    await focus('button');
    const button = document.querySelector('button')!;
    button.setAttribute('aria-expanded', 'true');
    await settled();
    button.textContent = 'Stop recording';
    await settled();
    expect(said().slice(1)).toEqual(['open', 'Stop recording']);
  });
});

const HELP = Array.from(
  { length: 12 },
  (_, line) => `<p>Line ${line} of a help that is long enough to be read in pieces.</p>`,
);

describe('dialogs', () => {
  test('say their title, their text and then where the focus is', async () => {
    const { focus } = page(
      `<button>x</button><div role="alertdialog" aria-labelledby="t"><h2 id="t">Offer a draw?</h2>
       <p>The opponent will hear it.</p><button id="yes">Yes</button><button>No</button></div>`,
    );
    expect(await focus('#yes')).toBe('Offer a draw? dialog. The opponent will hear it. Yes, button');
    expect(await focus('#yes + button')).toBe('No, button');
  });

  test('a long one says how it is read, and is read line by line', async () => {
    const { focus, user, said } = page(
      `<p>behind it</p><div role="dialog" aria-label="Help">${HELP.join('')}<button>Close</button></div>`,
    );
    expect(await focus('button')).toBe(
      'Help, dialog. Line 0 of a help that is long enough to be read in pieces. ' +
        'Ctrl+Down, Ctrl+Up: read the page or the dialog line by line with the own voice. Close, button',
    );
    await user.keyboard('{Control>}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{/Control}');
    expect(
      said()
        .slice(1)
        .map((line) => line.slice(0, 16)),
    ).toEqual(['Line 0 of a help', 'Line 1 of a help', 'Line 0 of a help', 'Top of the page.']);
    await user.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{ArrowDown}{/Control}');
    expect(said().at(-2)).toMatch(/^Line 1 .*Line 11 .* Close, button$/);
    expect(said().at(-1)).toBe('End of the page.');
  });
});

describe('line by line', () => {
  test('tables by row, terms with their meaning, controls by name, nothing twice and nothing hidden', async () => {
    const { user, said } = page(
      `<main><h1>Score</h1><p>White: <strong>Anna</strong></p><p hidden>no</p><p aria-hidden="true">no</p>
       <table><caption>Moves</caption><tbody><tr><th>1</th><td>e4</td><td>e5</td></tr></tbody></table>
       <dl><div><dt>T</dt><dd>own time</dd></div></dl><ul><li>one</li><li>two <em>and</em></li></ul>
       <label for="n">Name</label><input id="n" value="Eva"><p>New version. <button>Use it</button></p></main>`,
    );
    for (let line = 0; line < 11; line++) await user.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(said()).toEqual([
      'Score, heading',
      'White: Anna',
      'Moves. Table, rows: 1, columns: 3.',
      '1, e4, e5',
      'T: own time',
      'one',
      'two and',
      'Name, text field, Eva',
      'New version.',
      'Use it, button',
      'End of the page.',
    ]);
  });

  test('goes on from where the focus was put', async () => {
    const { user, said, focus } = page('<p>one</p><button>A</button><p>two</p><button>B</button>');
    await focus('button');
    await user.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(said().at(-1)).toBe('two');
  });

  test('goes on where it was when the page has changed', async () => {
    const { user, said } = page('<p>one</p><p id="two">two</p><p>three</p>');
    await user.keyboard('{Control>}{ArrowDown}{ArrowDown}{/Control}');
    document.querySelector('#two')!.insertAdjacentHTML('beforebegin', '<p>new</p>');
    await user.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(said().at(-1)).toBe('three');
  });

  test('leaves the keys alone where a screen reader reads', async () => {
    const { user, said } = page('<p>one</p>', { mode: 'screen-reader' });
    await user.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(said()).toEqual([]);
  });
});

describe('in every language', () => {
  beforeAll(() => Promise.all(LANGUAGES.map(loadTexts)));

  test.each(LANGUAGES)('%s: each role and each state has a word of its own', async (language) => {
    const roles = ROLES.map((role) => text(language, 'voice.role', { role }));
    expect(new Set(roles).size).toBe(ROLES.length);
    const { focus } = page('<label><input type="checkbox" checked> x</label>', { language });
    expect(await focus('input')).toBe(
      `x, ${text(language, 'voice.role', { role: 'checkbox' })}, ${text(language, 'voice.state', { state: 'checked' })}`,
    );
  });
});

test('the real screens: a game is set up by ear', async () => {
  const app = await showApp({ speech: 'own-voice' });
  voice = new FocusVoice({
    page: document,
    announcer: app.hector.announcer,
    language: () => 'en',
    letters: () => true,
  });
  const said = () => app.hector.announcer.log.map((entry) => entry.text);
  screen.getByLabelText('Time control').focus();
  await waitFor(() =>
    expect(said().at(-1)).toMatch(/Time control, choice, 90 minutes, 30 seconds added per move$/),
  );
  expect(document.getElementById('live')).toBeEmptyDOMElement();
  await hideApp(app);
});
