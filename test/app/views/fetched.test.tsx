/** Parts of screens that are fetched: shown at once where they are here already, tried again where they failed ahead. */
import { render, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { expect, test } from 'vitest';
import { Observable } from '#app/base/observable.ts';
import { defaultSettings } from '#app/desk/settings.ts';
import { fetched } from '#app/shared/fetched.tsx';
import { type Person, PersonProvider } from '#app/shared/hectorContext.tsx';

const Square = ({ name }: { name: string }) => <p>{name}</p>;

/** Its settings are all that a part asks of a person. */
const person = { settings: new Observable(defaultSettings('en')) } as unknown as Person;

const show = (part: ReactNode) =>
  render(
    <PersonProvider person={person}>
      <Suspense fallback={<p>waits</p>}>{part}</Suspense>
    </PersonProvider>,
  );

test('what was fetched ahead is shown at once', async () => {
  const Part = fetched(async () => Square);
  await Part.ahead('en');
  show(<Part name="e4" />);
  expect(screen.queryByText('waits')).toBeNull();
  expect(screen.getByText('e4')).toBeTruthy();
});

test('what was not is waited for, and fetched once', async () => {
  let times = 0;
  const Part = fetched(async () => {
    times += 1;
    return Square;
  });
  show(<Part name="e4" />);
  expect(screen.getByText('waits')).toBeTruthy();
  expect(await screen.findByText('e4')).toBeTruthy();
  expect(times).toBe(1);
});

test('what could not be fetched ahead is fetched when it is to be shown', async () => {
  let times = 0;
  const Part = fetched(async () => {
    times += 1;
    if (times === 1) throw new Error('no network');
    return Square;
  });
  await Part.ahead('en');
  show(<Part name="e4" />);
  expect(await screen.findByText('e4')).toBeTruthy();
});
