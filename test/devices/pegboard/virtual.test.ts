import { describe, expect, test } from 'vitest';
import type { BoardEvent } from '#devices/board.ts';
import { PegboardDriver } from '#devices/pegboard/driver.ts';
import { VirtualPegboard } from '#devices/pegboard/virtual.ts';
import { SQUARES, type Square } from '#rules/position/square.ts';
import { fieldOf } from '#test/devices/boards/boardBytes.ts';
import { START } from '#test/devices/boards/positions.ts';

async function openBoard(squares: Iterable<Square> = START.keys(), bootedMs = 0) {
  const clock = { at: 0 };
  const device = new VirtualPegboard(() => clock.at);
  device.setUp(Array.from(squares, (square) => fieldOf(square)));
  for (let ms = 0; ms < bootedMs; ms += 2) device.boot(2);
  clock.at += 3_600_000 * Math.sign(bootedMs);
  const events: BoardEvent[] = [];
  const driver = new PegboardDriver(
    { emit: (event) => events.push(event), write: (bytes) => device.write(bytes) },
    'white',
  );
  await device.open(driver.serial, {
    opened: (at) => driver.start(at),
    bytes: (chunk, at) => driver.feed(chunk, at),
    disturbed() {},
    lost() {},
  });
  const take = () => events.splice(0);
  return { clock, device, driver, take };
}

describe('the virtual peg board', () => {
  test('opened, it says who it is and how it stands', async () => {
    const { take } = await openBoard();
    expect(take()).toMatchObject([
      { kind: 'identity', name: 'Pegboard' },
      { kind: 'occupancy', occupied: new Set(START.keys()) },
      { kind: 'identity', name: 'Pegboard', serial: 'FFFFFFFFFFFFFFFFFFFF' },
    ]);
  });

  test.each([10, 30, 50])('started %i ms before it is opened, an hour ago, it says as much', async (ms) => {
    const { device, take } = await openBoard(START.keys(), ms);
    // Its banner, and its answers: unlike a board that is being reset, it hears what it is asked meanwhile.
    const said = take();
    expect(said[0]).toMatchObject({ kind: 'identity', name: 'Pegboard' });
    expect(new Set(said.map(({ kind }) => kind))).toEqual(new Set(['identity', 'occupancy']));
    for (const event of said)
      if (event.kind === 'occupancy') expect(event.occupied).toEqual(new Set(START.keys()));
    device.setContact(fieldOf('e2'), false);
    expect(take()).toMatchObject([{ kind: 'lifted', square: 'e2' }]);
  });

  test('a contact has become an event when the call returns: nothing waits for a timer', async () => {
    const { device, take } = await openBoard([]);
    take();
    for (const square of SQUARES) {
      device.setContact(fieldOf(square), true);
      expect(take()).toMatchObject([{ kind: 'inserted', square }]);
    }
  });

  test('its buttons', async () => {
    const { device, take } = await openBoard();
    take();
    for (const button of [0, 1, 2, 3, 4]) device.pressButton(button);
    expect(take().map((event) => event.kind === 'button' && event.button)).toEqual([
      'press-white',
      'press-black',
      'my-time',
      'opponent-time',
      'repeat',
    ]);
  });

  test('its heart beats as time is let pass, and it is never called silent', async () => {
    const { clock, device, driver, take } = await openBoard();
    take();
    const before = driver.count().received;
    for (let second = 1; second <= 10; second++) {
      clock.at = second * 1000;
      device.advance();
      driver.tick(clock.at);
    }
    expect(take()).toEqual([]);
    expect(driver.count().received - before).toBe(9 * 8); // a heartbeat of 8 bytes every 1.05 s
  });

  test('a question is answered within the call that asked it', async () => {
    const { driver, take } = await openBoard();
    take();
    driver.requestFullState(1);
    expect(take()).toMatchObject([{ kind: 'occupancy' }]);
  });

  test('a computer that slept for a night costs one second of simulation, and play goes on', async () => {
    const { clock, device, take } = await openBoard();
    take();
    clock.at = 8 * 3600 * 1000;
    device.advance();
    device.setContact(fieldOf('e2'), false);
    expect(take()).toMatchObject([{ kind: 'lifted', square: 'e2' }]);
  });

  test('closed, it says nothing; opened again, it starts anew with the pegs as they stand', async () => {
    const { device, driver, take } = await openBoard();
    take();
    await device.close();
    device.setContact(fieldOf('e2'), false);
    expect(take()).toEqual([]);
    await device.open(driver.serial, {
      opened: (at) => driver.start(at),
      bytes: (chunk, at) => driver.feed(chunk, at),
      disturbed() {},
      lost() {},
    });
    const occupied = new Set(START.keys());
    occupied.delete('e2');
    expect(take()).toMatchObject([
      { kind: 'identity' },
      { kind: 'occupancy', occupied },
      { kind: 'identity' },
    ]);
  });
});
