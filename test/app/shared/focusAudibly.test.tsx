/** A focus that a screen reader hears: given when the page has settled, without losing a key or a touch before that. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusAudibly } from '#app/shared/focus.ts';

let pressed: HTMLElement;
let heading: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  pressed = document.body.appendChild(document.createElement('button'));
  heading = document.body.appendChild(document.createElement('h1'));
  heading.tabIndex = -1;
  pressed.focus();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('not while the screen is being built', () => {
  focusAudibly(heading, null);
  expect(pressed).toHaveFocus();
  vi.runAllTimers();
  expect(heading).toHaveFocus();
});

test('a key that comes before that goes on from there', () => {
  focusAudibly(heading, null);
  pressed.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(heading).toHaveFocus();
});

test('a touch brings it there without moving the page under the finger', () => {
  const focus = vi.spyOn(heading, 'focus');
  focusAudibly(heading, null);
  pressed.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
});

test('who has gone elsewhere meanwhile stays there', () => {
  focusAudibly(heading, null);
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  vi.runAllTimers();
  expect(other).toHaveFocus();
});
