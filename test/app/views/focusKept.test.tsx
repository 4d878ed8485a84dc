/** At a desk buttons go with the game: the focus of who sits there never falls to the page. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from '#app/shared/focus.ts';

let main: HTMLElement;
let leave: () => void;
beforeEach(() => {
  document.body.innerHTML = `<main><h1 tabindex="-1">Desk</h1><section><h2 tabindex="-1">Relay</h2>
    <button id="one">One</button></section><p><button id="two">Two</button></p><button id="three">Three</button></main>`;
  main = document.querySelector('main') as HTMLElement;
  leave = keepFocus(main);
});
afterEach(() => {
  leave();
  document.body.innerHTML = '';
});

const take = (selector: string) => document.querySelector(selector) as HTMLElement;
const settled = () => new Promise((resolve) => setTimeout(resolve, 500));
const focused = () => document.activeElement?.textContent;

test('it goes to the heading of its part', async () => {
  take('#one').focus();
  take('#one').remove();
  await settled();
  expect(focused()).toBe('Relay');
});

test('it goes to the top where there is no such heading, or that is gone too', async () => {
  take('#two').focus();
  take('#two').remove();
  await settled();
  expect(focused()).toBe('Desk');
  take('#one').focus();
  take('section').remove();
  await settled();
  expect(focused()).toBe('Desk');
});

test('who has left everything alone, or is elsewhere, is left alone', async () => {
  take('#one').focus();
  take('#one').blur();
  take('#two').remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
  take('#three').focus();
  take('#one').remove();
  await settled();
  expect(focused()).toBe('Three');
});
