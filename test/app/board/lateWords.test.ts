/** D.2.3.3: players who announce their moves themselves, and late: each word counts for the half-move that it names. */
import { expect, test } from 'vitest';
import { START } from '#test/devices/boards/positions.ts';
import { inserted, lifted, occupancy, openTable } from './table.ts';

test('the reply is announced before the move to which it replies', async () => {
  const table = await openTable({ announces: true });
  await table.says(occupancy(START.keys()));
  await table.says(lifted('e2'));
  await table.says(inserted('e4'));
  await table.says(lifted('e7'));
  await table.says(inserted('e5'));
  await table.announce('e7e5');
  expect(table.made).toEqual([]);
  await table.announce('e2e4');
  await table.clock.passUntil(table.clock.now() + 1000);
  expect(table.made).toEqual(['e2e4', 'e7e5']);
  await table.says(lifted('g1'));
  await table.says(inserted('f3'));
  await table.announce('g1f3');
  expect(table.made).toEqual(['e2e4', 'e7e5', 'g1f3']);
});
