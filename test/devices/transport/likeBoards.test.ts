/** Two boards of one make on one computer: White never plays on Black's. */
import { describe, expect, test } from 'vitest';
import type { BoardEvent } from '#devices/board.ts';
import { VirtualPegboard } from '#devices/pegboard/virtual.ts';
import { connectBoard } from '#devices/transport/connection.ts';
import { PortPool } from '#devices/transport/portPool.ts';
import { WebSerialTransport } from '#devices/transport/webSerial.ts';
import { COLORS, type Color } from '#rules/position/square.ts';
import { fieldOf } from '#test/devices/boards/boardBytes.ts';
import { START } from '#test/devices/boards/positions.ts';
import { FakeSerial } from '#test/devices/fakeSerial.ts';

async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setImmediate(resolve));
}

const NUMBERS = { white: '57000000000000000001', black: '57000000000000000002' } as const;
const INDEX = { white: 0, black: 1 } as const;

/** A computer with two peg boards, known by their numbers or, with the first firmware, not. */
async function hall({ knowNumbers = true, sayNumbers = true, swapped = false } = {}) {
  const now = () => 0;
  const device = (color: Color) => {
    const number = Uint8Array.from({ length: 10 }, (_, index) =>
      Number.parseInt(NUMBERS[color].slice(index * 2, index * 2 + 2), 16),
    );
    const board = new VirtualPegboard(now, { number });
    board.setUp(Array.from(START.keys(), (square) => fieldOf(square)));
    return board;
  };
  const devices = { white: device('white'), black: device('black') };
  const serial = new FakeSerial(devices.white, 'a');
  serial.add(devices.black, 'b');
  if (!sayNumbers)
    serial.garble = (chunk) => (chunk[0] === (0x80 | 'U'.charCodeAt(0)) ? new Uint8Array() : chunk);
  await serial.requestPort();
  await serial.requestPort();
  const pool = new PortPool(serial);
  const heard: Record<Color, BoardEvent[]> = { white: [], black: [] };
  const line: Record<Color, string[]> = { white: [], black: [] };
  for (const color of COLORS) {
    const port = serial.portOf(INDEX[color] ^ (swapped ? 1 : 0));
    const world = { pool, platform: 'Linux x86_64', now, wait: () => new Promise<void>(() => {}) };
    await connectBoard({
      kind: 'pegboard',
      orientation: 'white',
      transport: new WebSerialTransport(port, world, knowNumbers),
      now,
      number: knowNumbers ? NUMBERS[color] : null,
      listener: {
        board: (event) => heard[color].push(event),
        opened: () => line[color].push('opened'),
        lost: (fault) => line[color].push(fault),
      },
      every: () => () => {},
    });
  }
  await settle();
  return { serial, devices, heard, line };
}

/** Whose seat hears a peg that leaves the board of this player. */
async function whoHears({ devices, heard }: Awaited<ReturnType<typeof hall>>, of: Color): Promise<Color[]> {
  for (const color of COLORS) heard[color].length = 0;
  devices[of].setContact(fieldOf('e2'), false);
  await settle();
  return COLORS.filter((color) => heard[color].some(({ kind }) => kind === 'lifted'));
}

describe('two boards of one make', () => {
  test.each([
    ['white', 'black'],
    ['black', 'white'],
  ] as const)(
    'a hub is pulled and comes back %s first: each player has his own board again',
    async (...order) => {
      const table = await hall();
      for (const index of [0, 1]) table.serial.pull(index);
      await settle();
      for (const color of order) {
        table.serial.plug(INDEX[color]);
        await settle();
      }
      expect(await whoHears(table, 'white')).toEqual(['white']);
      expect(await whoHears(table, 'black')).toEqual(['black']);
      for (const color of COLORS) expect(table.line[color].at(-1)).toBe('opened');
    },
  );

  test('opened the wrong way round on another day, they are changed over before anything is heard of them', async () => {
    const table = await hall({ swapped: true });
    expect(table.line.white.at(-1)).toBe('opened');
    expect(await whoHears(table, 'white')).toEqual(['white']);
    expect(await whoHears(table, 'black')).toEqual(['black']);
  });

  test('numbers are learnt while they play: nobody has to know them beforehand', async () => {
    const table = await hall({ knowNumbers: false });
    for (const index of [0, 1]) table.serial.pull(index);
    await settle();
    table.serial.plug(INDEX.black);
    await settle();
    table.serial.plug(INDEX.white);
    await settle();
    expect(await whoHears(table, 'black')).toEqual(['black']);
  });

  test('boards that say no number are never guessed at: each must be chosen again', async () => {
    const table = await hall({ knowNumbers: false, sayNumbers: false });
    for (const index of [0, 1]) table.serial.pull(index);
    await settle();
    table.serial.plug(INDEX.black);
    await settle();
    expect(table.line.white.at(-1)).toBe('which-board');
    expect(table.line.black.at(-1)).toBe('which-board');
  });

  test('of two that say no number only one was pulled: it is that one', async () => {
    const table = await hall({ knowNumbers: false, sayNumbers: false });
    table.serial.pull(INDEX.black);
    await settle();
    table.serial.plug(INDEX.black);
    await settle();
    expect(table.line).toEqual({ white: ['opened'], black: ['opened', 'unplugged', 'opened'] });
    expect(await whoHears(table, 'black')).toEqual(['black']);
  });
});
