/** A player at a desk of his own acts there, and at the table nothing is done for him by half (11.3.1, D.1). */
import { afterEach, describe, expect, test } from 'vitest';
import { TablePort } from '#app/table/tablePort.ts';
import { header } from '../testGame.ts';
import { TestWire, tableOn } from '../wire/testWire.ts';
import { type MemoryDesk, memoryDesk } from './memoryDesk.ts';

let game: MemoryDesk;
afterEach(() => game?.close());

const AT_HIS_DESK = 'alert: This player sits at a desk of his own: it is done there.';

function whiteIsAway(): MemoryDesk {
  game = memoryDesk(header());
  game.port.actors = ['black'];
  return game;
}

describe('white sits at a desk of his own', () => {
  test('keys at the table take none of his pegs', async () => {
    await whiteIsAway().touch('e2', 'e4');
    expect(game.last()).toBe(AT_HIS_DESK);
    expect(game.port.real.act.hand.lifted).toEqual([]);
  });

  test('nor does the field', async () => {
    await whiteIsAway().type('e2e4');
    expect(game.last()).toBe(AT_HIS_DESK);
    expect(game.port.real.act.placing.kind).toBe('none');
  });

  test('the other, who sits at the table, moves and presses there', async () => {
    game = memoryDesk(header());
    await game.type('e2e4');
    await game.press();
    game.port.actors = ['black'];
    await game.touch('e7', 'e5');
    await game.press();
    expect(game.port.real.ply.number).toBe(2);
  });
});

test('the table says whose desk it is, and to nobody that he is no arbiter', async () => {
  const table = tableOn(new TestWire(), header());
  const port = new TablePort(table.session, ['black'], ['black'], () => Promise.reject(new Error('unused')));
  expect(await port.submit({ by: 'white', do: 'callArbiter', reason: 'player' })).toEqual({
    kind: 'not-sent',
    reason: 'at-own-desk',
  });
  expect(await port.submit({ by: 'arbiter', do: 'start' })).toEqual({
    kind: 'not-sent',
    reason: 'not-yours',
  });
  port.close();
  table.close();
});
