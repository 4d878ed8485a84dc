/** Noise on the line is never a move, whatever the board. */
import { expect, test } from 'vitest';
import { BOARD_KINDS } from '#devices/board.ts';
import { createDriver } from '#devices/drivers.ts';
import { HandReader } from '#devices/inference/reader.ts';
import { Position } from '#rules/position/position.ts';
import { NOISE_BYTES, pseudoRandom } from '#test/devices/boards/noise.ts';
import { made } from './positions.ts';

const CHUNK = 64;

test.each(BOARD_KINDS)(
  'random bytes from a %s: nothing thrown, no move made',
  { timeout: 600_000 },
  (kind) => {
    const random = pseudoRandom(kind.length * 104_729);
    const reader = new HandReader(Position.start());
    const driver = createDriver(kind, { emit: (event) => reader.board(event), write: () => {} }, 'white');
    driver.start(0);
    for (let at = 1; at * CHUNK < NOISE_BYTES; at++) {
      driver.feed(
        Uint8Array.from({ length: CHUNK }, () => Math.floor(random() * 256)),
        at * 20,
      );
      driver.tick(at * 20);
    }
    reader.finish();
    expect(made(reader.take())).toBe('');
  },
);
