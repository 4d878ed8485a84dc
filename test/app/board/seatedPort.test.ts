/** A desk away from the table with a board of its own: acts in their order, the table's time, nothing judged twice. */
import { describe, expect, test, vi } from 'vitest';
import { SeatedPort } from '#app/board/seatedPort.ts';
import { headerOf } from '#test/rules/game/script.ts';
import { TestWire, tableOn } from '../wire/testWire.ts';

const HEADER = headerOf({
  mode: 'competition',
  boards: 'two',
  white: { name: 'W', board: 'peg', assistant: null },
  black: { name: 'B', board: 'peg', assistant: null },
});

async function away() {
  const net = new TestWire();
  const table = tableOn(net, HEADER);
  await table.session.submit({ by: 'arbiter', do: 'start' });
  const port = new SeatedPort(await table.join('white'));
  return { net, table, port };
}

describe('a seated port', () => {
  test('asks for each act when its turn comes, of the game as the one before has left it', async () => {
    const { table, port } = await away();
    const seen: number[] = [];
    const acts = (['e2', 'd2', 'c2'] as const).map((square) =>
      port.enter((state) => {
        seen.push(state.act.hand.lifted.length);
        return { by: 'white', do: 'lift', square };
      }, 0),
    );
    expect(await Promise.all(acts)).toEqual([{ kind: 'done' }, { kind: 'done' }, { kind: 'done' }]);
    expect(seen).toEqual([0, 1, 2]);
    expect(table.session.state.act.touches.map(({ square }) => square)).toEqual(['e2', 'd2', 'c2']);
    table.close();
  });

  test('lets its boards have what is asked first; what they take is not sent', async () => {
    const { table, port } = await away();
    const route = vi.fn((request: { do: string }) =>
      request.do === 'press' ? Promise.resolve({ kind: 'done' } as const) : null,
    );
    port.routeBy(route);
    await port.submit({ by: 'white', do: 'press' });
    await port.submit({ by: 'white', do: 'offerDraw' });
    expect(route.mock.calls.map(([request]) => request.do)).toEqual(['press', 'offerDraw']);
    expect(table.events.map(({ event }) => event)).not.toContain('pressed');
    expect(table.session.state.offers.white).not.toBeNull();
    table.close();
  });

  test('tells how long ago an act began; the table records it and keeps its own time', async () => {
    const { table, port } = await away();
    await port.enter({ by: 'white', do: 'lift', square: 'e2' }, 5000);
    const lifted = table.events.find(({ event }) => event === 'lifted');
    expect(lifted?.at).toBe(table.events[0]?.at);
    await vi.waitFor(() =>
      expect(table.events).toContainEqual(
        expect.objectContaining({
          event: 'reported',
          about: expect.stringMatching(/lift.*had begun 50\d\d ms/),
        }),
      ),
    );
    table.close();
  });

  test('starts no clock and acts for nobody else', async () => {
    const { table, port } = await away();
    const before = table.events.length;
    await port.start();
    expect(await port.submit({ by: 'black', do: 'resign' })).toEqual({
      kind: 'not-sent',
      reason: 'not-yours',
    });
    expect(table.events.length).toBe(before);
    table.close();
  });
});
