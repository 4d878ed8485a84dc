import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Piece, SQUARES, type Square } from '#rules/position/square.ts';
import { placementOf, START } from '#test/devices/boards/positions.ts';
import { inserted, lifted, occupancy, openTable } from './table.ts';

const SET_UP = occupancy(START.keys());
const without = (...squares: Square[]) => [...START.keys()].filter((square) => !squares.includes(square));
const WHITE_QUEEN: Piece = { color: 'white', role: 'queen' };

describe('the hand on a board that feels pegs', () => {
  test('a lift and an insert are a move, announced for the player (D.2.2, D.2.10.2)', async () => {
    const table = await openTable();
    await table.says(SET_UP);
    await table.says(lifted('g1'));
    await table.says(inserted('f3'));
    expect(table.events.slice(0, 4)).toEqual(['lifted', 'inserted', 'announced', 'made']);
    expect(table.made).toEqual(['g1f3']);
  });

  test('states alone do as well: a Sentio tells no changes', async () => {
    const table = await openTable({ kind: 'sentio' });
    await table.says(SET_UP);
    await table.says(occupancy(without('e2')));
    await table.says(occupancy([...without('e2'), 'e4']));
    await table.says(occupancy([...without('e2', 'e7'), 'e4', 'e5']));
    expect(table.made).toEqual(['e2e4', 'e7e5']);
  });

  test('castling with both pegs in hand is one move', async () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
    const table = await openTable({ startFen: fen });
    await table.says(occupancy(placementOf(fen).keys()));
    for (const square of ['e1', 'h1'] as const) await table.says(lifted(square));
    for (const square of ['g1', 'f1'] as const) await table.says(inserted(square));
    expect(table.made).toEqual(['e1g1']);
  });

  test('a capture between two reports is asked about at the press, and settled by its words', async () => {
    const fen = '4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1';
    const table = await openTable({ kind: 'sentio', startFen: fen });
    const squares = [...placementOf(fen).keys()];
    await table.says(occupancy(squares));
    await table.says(occupancy(squares.filter((square) => square !== 'e4')));
    expect(table.made).toEqual([]);
    void table.seat.press('white');
    await table.clock.passUntil(table.clock.now() + 2000);
    expect(table.said.at(-1)).toBe(
      'Which move? Bauer Eva vier schlägt David fünf; Bauer Eva vier schlägt Felix fünf.',
    );
    await table.announce('e4d5');
    expect(table.made).toEqual(['e4d5']);
    expect(table.seat.differences.value).toEqual([]);
  });

  test('a capture whose lifted victim was not reported is read all the same; a bounce without a man in hand is none', async () => {
    const fen = '4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1';
    const table = await openTable({ startFen: fen });
    await table.says(occupancy(placementOf(fen).keys()));
    await table.says(inserted('e1'));
    expect(table.events).toEqual([]);
    await table.says(lifted('e4'));
    await table.says(inserted('f5'));
    expect(table.made).toEqual(['e4f5']);
  });

  test('a promotion that takes a man is one, before its piece is named (4.6)', async () => {
    const fen = 'r3k2n/6P1/8/8/8/8/8/4K3 w q - 0 1';
    const table = await openTable({ startFen: fen });
    await table.says(occupancy(placementOf(fen).keys()));
    for (const square of ['h8', 'g7'] as const) await table.says(lifted(square), 200);
    await table.says(inserted('h8'));
    expect(table.session.state.act.placing).toEqual({ kind: 'pawn-in', move: { from: 'g7', to: 'h8' } });
    await table.announce('g7h8r');
    expect(table.made).toEqual(['g7h8r']);
  });

  test('a promotion needs its words, and gets its piece by them (4.6, D.2.1)', async () => {
    const fen = '8/4P2k/8/8/8/8/8/4K3 w - - 0 1';
    const table = await openTable({ startFen: fen });
    await table.says(occupancy(placementOf(fen).keys()));
    await table.says(lifted('e7'));
    await table.says(inserted('e8'));
    expect(table.made).toEqual([]);
    await table.announce('e7e8n');
    expect(table.made).toEqual(['e7e8n']);
  });
});

describe('a board that knows its men', () => {
  test('shows what a pawn became', async () => {
    const fen = '8/4P2k/8/8/8/8/8/4K3 w - - 0 1';
    const table = await openTable({ kind: 'dgt', startFen: fen });
    await table.says({ kind: 'pieces', placement: placementOf(fen) });
    await table.says(lifted('e7'));
    await table.says(inserted('e8', WHITE_QUEEN));
    expect(table.made).toEqual(['e7e8q']);
  });

  test('shows a capture though both acts fell between two reports', async () => {
    const fen = '4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1';
    const table = await openTable({ kind: 'chesslink', startFen: fen });
    const men = placementOf(fen);
    await table.says({ kind: 'pieces', placement: men });
    const after = new Map(men);
    after.delete('e4');
    after.set('f5', { color: 'white', role: 'pawn' });
    await table.says({ kind: 'pieces', placement: after });
    expect(table.made).toEqual(['e4f5']);
  });

  test('a wrong man on the right square is named, and putting it right is no touch', async () => {
    const table = await openTable({ kind: 'dgt' });
    const swapped = new Map(START);
    swapped.set('b1', { color: 'white', role: 'bishop' }).set('c1', { color: 'white', role: 'knight' });
    await table.says({ kind: 'pieces', placement: swapped });
    expect(table.said.at(-1)).toBe(
      'Board and game differ on 2 squares. Bella eins: white bishop found, white knight expected.',
    );
    for (const square of ['b1', 'c1'] as const) await table.says(lifted(square));
    for (const square of ['b1', 'c1'] as const) await table.says(inserted(square, START.get(square)));
    expect(table.said.at(-1)).toBe('The position is right.');
    expect(table.events).toEqual([]);
  });

  test('a result piece and the clock of a DGT board are no acts', async () => {
    const table = await openTable({ kind: 'dgt' });
    await table.says({ kind: 'pieces', placement: START });
    await table.says({ kind: 'result-piece', square: 'e4', result: 'draw' });
    const side = { ms: 1000, toMove: true };
    await table.says({ kind: 'clock', left: side, right: side, running: true, lowBattery: false });
    expect(table.events).toEqual([]);
  });
});

describe('after the cable was out', () => {
  test('the one legal move that explains what happened meanwhile is asked about, and settled by its words', async () => {
    const table = await openTable();
    await table.says(SET_UP);
    await table.says(lifted('e2'));
    table.listener.lost('unplugged');
    expect(table.said.at(-1)).toMatch(/cable or the power is gone/);
    table.listener.opened();
    await table.says(occupancy([...without('e2'), 'e4']));
    expect(table.said).toContain('The board is connected again.');
    expect(table.said.at(-1)).toBe('Which move? Bauer Eva zwei Eva vier.');
    expect(table.made).toEqual([]);
    await table.announce('e2e4');
    expect(table.made).toEqual(['e2e4']);
  });

  test.each(['training', 'competition'] as const)(
    'a board that shows the game when it is back is played on as if nothing had happened (%s)',
    async (mode) => {
      const fen = '4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1';
      const table = await openTable({ startFen: fen, mode });
      const men = [...placementOf(fen).keys()];
      await table.says(occupancy(men));
      table.listener.lost('unplugged');
      table.listener.opened();
      await table.says(occupancy(men));
      const before = table.said.length;
      await table.says(lifted('e4'), 300);
      await table.says(lifted('d5'), 300);
      await table.says(inserted('d5'));
      expect(table.made).toEqual(['e4d5']);
      expect(table.said.slice(before).filter((text) => /Which move|arbiter/.test(text))).toEqual([]);
    },
  );

  test('what no legal move explains is a difference, and never a move', async () => {
    const table = await openTable();
    await table.says(SET_UP);
    table.listener.lost('unplugged');
    table.listener.opened();
    await table.says(occupancy([...without('e2', 'b8'), 'e4', 'h5']));
    expect(table.events).toEqual([]);
    expect(table.seat.differences.value.map(({ square }) => square)).toEqual(['e4', 'h5', 'e2', 'b8']);
    expect(table.lights).toEqual([['e4']]);
    await table.says(lifted('h5'));
    await table.says(inserted('b8'));
    await table.says(lifted('e4'));
    await table.says(inserted('e2'));
    expect(table.said.at(-1)).toBe('The position is right.');
    expect(table.lights.at(-1)).toEqual([]);
    expect(table.events).toEqual([]);
    await table.says(lifted('e2'));
    await table.says(inserted('e4'));
    expect(table.made).toEqual(['e2e4']);
  });

  test('what a first report shows is a set-up, not a touch: the game goes on when it is right', async () => {
    const table = await openTable();
    await table.says(occupancy(without('e2')));
    expect(table.said.at(-1)).toBe('Board and game differ on one square. Eva zwei: white pawn missing.');
    await table.says(inserted('e2'));
    expect(table.events).toEqual([]);
  });
});

describe('4.2.1 "I adjust"', () => {
  test('does not end while a man is displaced, and nothing of it is a touch (T03)', async () => {
    const table = await openTable();
    await table.says(SET_UP);
    const end = async () => {
      table.seat.settleAdjusting('white');
      return (await table.session.submit({ by: 'white', do: 'endAdjust' })).kind;
    };
    await table.session.submit({ by: 'white', do: 'adjust' });
    await table.says(lifted('e2'));
    await table.says(inserted('e4'));
    expect(await end()).toBe('refused');
    await table.says(lifted('e4'));
    await table.says(inserted('e2'));
    expect(await end()).toBe('done');
    expect(table.session.state.act.touches).toEqual([]);
    expect(table.made).toEqual([]);
  });

  test('goes on when the opponent presses his clock: only the player having the move adjusts', async () => {
    const table = await openTable();
    await table.says(SET_UP);
    await table.says(lifted('e2'));
    await table.says(inserted('e4'));
    await table.session.submit({ by: 'black', do: 'adjust' });
    await table.seat.press('white');
    await table.says(lifted('b8'), 300);
    await table.says(inserted('b8'), 200);
    table.seat.settleAdjusting('black');
    expect((await table.session.submit({ by: 'black', do: 'endAdjust' })).kind).toBe('done');
    await table.clock.passUntil(table.clock.now() + 1500);
    expect([table.session.state.act.touches, table.made]).toEqual([[], ['e2e4']]);
  });
});

describe('D.2.9 a difference', () => {
  test('goes to the arbiter in competition, once, and the player hears nothing', async () => {
    const table = await openTable({ mode: 'competition' });
    await table.says(SET_UP);
    const before = [...table.said];
    await table.says(inserted('a5'), 2500);
    await table.says(inserted('a5'));
    const alarm = ['to the arbiter: divergence a5'];
    expect(table.said.slice(before.length)).toEqual(alarm);
    expect(table.seat.differences.value).toHaveLength(1);
    await table.says(lifted('a5'));
    expect(table.seat.differences.value).toEqual([]);
    expect(table.said.slice(before.length)).toEqual([...alarm, 'to the arbiter: lapsed']);
  });

  test('in training is led to by one button, round and round', async () => {
    const table = await openTable();
    await table.says(occupancy(without('b1', 'g1')));
    await table.says({ kind: 'button', button: 'repeat' });
    await table.says({ kind: 'button', button: 'repeat' });
    expect(table.said.slice(-3).map((text) => /(Bella|Gustav)/.exec(text)?.[1])).toEqual([
      'Bella',
      'Gustav',
      'Bella',
    ]);
    expect(table.asked).toEqual([]);
  });
});

describe('the buttons of a board', () => {
  test('press the clocks, ask for the times and repeat', async () => {
    const table = await openTable();
    await table.says(SET_UP);
    for (const button of ['press-white', 'press-black', 'my-time', 'opponent-time', 'repeat'] as const)
      await table.says({ kind: 'button', button });
    expect(table.pressed).toEqual(['white', 'black']);
    expect(table.asked).toEqual(['ownTime null', 'opponentTime null', 'repeat']);
  });
});

describe('the lever of a DGT clock', () => {
  test('is a press of the player whose clock runs, and of nobody else', async () => {
    const table = await openTable({ kind: 'dgt', time: '90+30' });
    await table.says({ kind: 'pieces', placement: START });
    await table.says({ kind: 'button', button: 'press' });
    expect(table.pressed).toEqual([]);
    await table.session.submit({ by: 'arbiter', do: 'start' });
    await table.says({ kind: 'button', button: 'press' });
    expect(table.pressed).toEqual(['white']);
    await table.says(lifted('e2'));
    await table.says(inserted('e4', START.get('e2')));
    await table.session.submit({ by: 'white', do: 'press' });
    await table.says({ kind: 'button', button: 'press' });
    expect(table.pressed).toEqual(['white', 'black']);
  });
});

describe('a contact that chatters', () => {
  test('is named and masked, and makes no touch any more', async () => {
    const table = await openTable();
    await table.says(SET_UP);
    await table.says({ kind: 'trouble', trouble: 'chattering', square: 'c3' });
    expect(table.said.at(-1)).toMatch(/^Cesar drei: this contact opens and closes without end/);
    await table.says(inserted('c3'));
    expect(table.events).toEqual([]);
    expect(table.seat.differences.value).toEqual([]);
  });
});

describe('D.1 two boards', () => {
  test('each player carries over the other’s move on his own board, which is no touch', async () => {
    const table = await openTable({ seats: ['white', 'black'] });
    const [white, black] = table.places;
    for (const place of table.places) await place.says(SET_UP);
    await white?.says(lifted('e2'));
    await white?.says(inserted('e4'));
    expect(table.made).toEqual(['e2e4']);
    expect(black?.seat.differences.value).toEqual([]);
    await black?.says(lifted('e2'));
    await black?.says(inserted('e4'));
    expect(table.events).toContain('mirrored');
    await black?.says(lifted('e7'));
    await black?.says(inserted('e5'));
    expect(table.made).toEqual(['e2e4', 'e7e5']);
    expect(table.places.map(({ seat }) => seat.differences.value.length)).toEqual([0, 0]);
  });

  test('a promotion carried over on a board that feels only pegs is taken for the right piece', async () => {
    const fen = '7k/2P5/8/8/8/8/7p/K7 w - - 0 1';
    const table = await openTable({ seats: ['white', 'black'], startFen: fen });
    const [white, black] = table.places;
    for (const place of table.places) await place.says(occupancy(placementOf(fen).keys()));
    await white?.says(lifted('c7'));
    await white?.says(inserted('c8'));
    await table.announce('c7c8q');
    expect(table.made).toEqual(['c7c8q']);
    await black?.says(lifted('c7'));
    await black?.says(inserted('c8'));
    expect(table.events).toContain('mirrored');
    expect(table.events).not.toContain('alert');
  });
});

describe('whatever a board shows after a loss', () => {
  const anyHoles = fc.subarray([...SQUARES], { minLength: 1, maxLength: 8 });

  test('the squares that are named lead back to the game, and none of it is a touch', async () => {
    await fc.assert(
      fc.asyncProperty(anyHoles, async (changed) => {
        const table = await openTable();
        await table.says(SET_UP);
        table.listener.lost('unplugged');
        table.listener.opened();
        const shown = SQUARES.filter((square) => START.has(square) !== changed.includes(square));
        await table.says(occupancy(shown));
        const eventsBefore = table.events.length;
        const { differences } = table.seat;
        for (let next = differences.value[0]; next; next = differences.value[0])
          await table.says(next.found === 'empty' ? inserted(next.square) : lifted(next.square));
        expect(table.events).toHaveLength(eventsBefore);
        const { ply, act } = table.session.state;
        // Only what a legal move explains has become an act: then the whole difference is that move's.
        expect(ply.number === 0 && act.hand.lifted.length === 0).toBe(eventsBefore === 0);
      }),
      { numRuns: 60 },
    );
  });
});
