/** A screen that is still being fetched: shown at once, said when it takes long, and no place for a screen reader. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Observable } from '#app/base/observable.ts';
import { defaultSettings } from '#app/desk/settings.ts';
import { PersonProvider } from '#app/shared/hectorContext.tsx';
import { Loading } from '#app/shared/Loading.tsx';
import { Announcer } from '#speech/announcer/announcer.ts';
import { LiveRegion } from '#speech/announcer/liveRegion.ts';
import { FakeVoice } from '../../speech/announcer/fakeVoice.ts';

let announcer: Announcer;
beforeEach(() => {
  vi.useFakeTimers();
  const region = new LiveRegion(document.createElement('div'));
  announcer = new Announcer({ region, voice: new FakeVoice(), mode: 'screen-reader' });
  render(
    <PersonProvider person={{ settings: new Observable(defaultSettings('en')), announcer }}>
      <Loading />
    </PersonProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('it is for eyes alone: a screen reader has no place in what goes again', () => {
  expect(screen.getByText('Hector is loading.').closest('[aria-hidden=true]')).not.toBeNull();
});

test('it is said where it takes long, and not where the screen comes soon', () => {
  expect(announcer.log).toEqual([]);
  vi.advanceTimersByTime(3000);
  expect(announcer.log.map(({ text }) => text)).toEqual(['Hector is loading.']);
  cleanup();
  vi.advanceTimersByTime(3000);
  expect(announcer.log).toHaveLength(1);
});
