/** The committed firmware itself, under avr8js, in simulated time. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { FIRMWARE_HEX } from '#devices/pegboard/firmwareImage.ts';
import { type Frame, makeFrame, splitFrames } from '#devices/pegboard/framing.ts';
import { Simulation, type Straps } from '#devices/pegboard/simulation.ts';
import { pseudoRandom } from '#test/devices/boards/noise.ts';

// Simulated seconds cost real ones on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const FIRMWARE = 'devices/pegboard/firmware';
const START_HOLES = [...Array(16).keys(), ...Array.from({ length: 16 }, (_, index) => 48 + index)];
const E2 = 52;

function board(straps: Straps = {}, holes: readonly number[] = START_HOLES) {
  const simulation = new Simulation(straps);
  const bytes: number[] = [];
  simulation.onByte = (byte) => bytes.push(byte);
  for (const hole of holes) simulation.setContact(hole, true);
  simulation.run(60);
  const take = () => Uint8Array.from(bytes.splice(0));
  const frames = (): Frame[] => {
    const { frames, dropped, pending } = splitFrames(take());
    expect({ dropped, pending: pending.length }).toEqual({ dropped: 0, pending: 0 });
    return [...frames];
  };
  return { simulation, take, frames };
}

const typesOf = (frames: readonly Frame[]): string => frames.map(({ type }) => type).join('');
const changesOf = (frames: readonly Frame[]) =>
  frames.flatMap(({ type, data }) =>
    type === 'C' ? [{ hole: (data[1] ?? 0) & 63, closed: (data[1] ?? 0) >= 64 }] : [],
  );
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe('the committed image', () => {
  const hasCompiler = (() => {
    try {
      execFileSync('avr-gcc', ['--version']);
      return true;
    } catch {
      console.warn('SKIPPED: no avr-gcc here, so the firmware was not rebuilt (Debian: gcc-avr avr-libc)');
      return false;
    }
  })();

  test.skipIf(!hasCompiler)(
    'is rebuilt from its source byte for byte',
    () => {
      const folder = mkdtempSync(join(tmpdir(), 'pegboard-'));
      try {
        for (const image of ['pegboard.hex', 'pegboard-32u4.hex']) {
          execFileSync('make', ['-s', '-C', FIRMWARE, `OUT=${folder}`, `${folder}/${image}`]);
          expect(readFileSync(join(folder, image), 'utf8')).toBe(readFileSync(join(FIRMWARE, image), 'utf8'));
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    60_000,
  );

  test('is the one the browser runs', () => {
    const lines = (hex: string) => hex.trim().split(/\r?\n/);
    expect(lines(FIRMWARE_HEX)).toEqual(lines(readFileSync(join(FIRMWARE, 'pegboard.hex'), 'utf8')));
  });
});

describe('power-on', () => {
  test('first its identity, then the full state; standing pegs are no changes', () => {
    const { frames } = board();
    const [identity, state, ...rest] = frames();
    expect(identity?.type).toBe('I');
    expect([...(identity?.data ?? [])].slice(0, 5)).toEqual([1, 1, 1, 4, 1]);
    expect(text(identity?.data.slice(5) ?? new Uint8Array())).toBe('Pegboard');
    expect(state?.type).toBe('S');
    expect(state?.data[0]).toBe(0);
    expect(rest).toEqual([]);
  });

  test('commands that come before it knows the holes are not answered with an empty board', () => {
    const simulation = new Simulation();
    const bytes: number[] = [];
    simulation.onByte = (byte) => bytes.push(byte);
    for (const hole of START_HOLES) simulation.setContact(hole, true);
    simulation.run(1);
    simulation.receive(makeFrame('s'));
    simulation.run(60);
    const states = splitFrames(Uint8Array.from(bytes)).frames.filter(({ type }) => type === 'S');
    expect(states).toHaveLength(1);
    expect(states[0]?.data[1]).toBe(0x7f);
  });
});

describe('scan and debounce', () => {
  test('at rest the board is scanned every 4 ms, when stirred every millisecond', () => {
    const { simulation } = board();
    simulation.run(1000);
    let scans = 0;
    simulation.onScan = (row) => {
      if (row === 7) scans++;
    };
    simulation.run(1024);
    expect(scans).toBe(250);
    simulation.setContact(E2, false);
    simulation.run(5);
    scans = 0;
    simulation.run(102.4);
    expect(scans).toBeGreaterThanOrEqual(99);
    expect(scans).toBeLessThanOrEqual(101);
  });

  test('a lifted peg is reported within 13 ms, wire time included 18', () => {
    for (let phase = 0; phase < 4; phase += 0.25) {
      const { simulation, frames } = board();
      simulation.run(1000 + phase);
      frames();
      simulation.setContact(E2, false);
      const from = simulation.ms;
      let first = 0;
      let last = 0;
      const collect = simulation.onByte;
      simulation.onByte = (byte) => {
        first ||= simulation.ms - from;
        last = simulation.ms - from;
        collect(byte);
      };
      simulation.run(30);
      expect(first).toBeGreaterThan(7);
      expect(first).toBeLessThan(13);
      expect(last).toBeLessThan(18);
      expect(changesOf(frames())).toEqual([{ hole: E2, closed: false }]);
    }
  });

  test('5 ms of chatter at every edge gives one report per edge', () => {
    const random = pseudoRandom(5);
    const { simulation, frames } = board();
    frames();
    for (let time = 0; time < 20; time++) {
      const closed = time % 2 === 1;
      for (let elapsed = 0; elapsed < 5; ) {
        const step = 0.05 + random() * 0.9;
        simulation.setContact(E2, random() < 0.5);
        simulation.run(step);
        elapsed += step;
      }
      simulation.setContact(E2, closed);
      simulation.run(300);
      expect(changesOf(frames())).toEqual([{ hole: E2, closed }]);
    }
  });

  test('a contact that opens for 5 ms and closes again is no report', () => {
    const { simulation, frames } = board();
    frames();
    for (let time = 0; time < 5; time++) {
      simulation.setContact(E2, false);
      simulation.run(5);
      simulation.setContact(E2, true);
      simulation.run(295);
    }
    expect(changesOf(frames())).toEqual([]);
  });

  test('all 64 holes and all five buttons are wired to their own number', () => {
    const { simulation, frames } = board({}, []);
    frames();
    for (let hole = 0; hole < 64; hole++) {
      simulation.setContact(hole, true);
      simulation.run(20);
      expect(changesOf(frames())).toEqual([{ hole, closed: true }]);
    }
    for (let button = 0; button < 5; button++) {
      simulation.setButton(button, true);
      simulation.run(20);
      simulation.setButton(button, false);
      simulation.run(20);
      const pressed = frames().filter(({ type }) => type === 'B');
      expect(pressed.map(({ data }) => data[1])).toEqual([button]);
    }
  });

  test('32 pegs swept off at once: more than the queue holds, and the full state follows', () => {
    const { simulation, frames } = board();
    frames();
    for (const hole of START_HOLES) simulation.setContact(hole, false);
    simulation.run(200);
    const said = frames();
    expect(typesOf(said)).toMatch(/^C+TS$/);
    expect(said.at(-2)?.data[1]).toBe(3);
    expect([...(said.at(-1)?.data.slice(1) ?? [])]).toEqual(Array(10).fill(0));
  });

  test('a contact that never rests is masked and named, and unmasked when it rests', () => {
    const { simulation, frames } = board();
    frames();
    for (let time = 0; time < 100; time++) {
      simulation.setContact(E2, time % 2 === 1);
      simulation.run(30);
    }
    const stormy = frames();
    const troubles = stormy.filter(({ type }) => type === 'T').map(({ data }) => [data[1], data[2]]);
    expect(troubles).toEqual([[1, E2]]);
    expect(changesOf(stormy).length).toBeLessThan(40);
    simulation.setContact(8, false);
    simulation.run(50);
    expect(changesOf(frames())).toEqual([{ hole: 8, closed: false }]); // the others still speak
    const believed = changesOf(stormy).at(-1)?.closed;
    simulation.setContact(E2, !believed);
    simulation.run(4000);
    const calm = frames();
    expect(calm.filter(({ type }) => type === 'T').map(({ data }) => [data[1], data[2]])).toEqual([[2, E2]]);
    expect(changesOf(calm)).toEqual([{ hole: E2, closed: !believed }]);
  });

  test('a contact too fast ever to be believed is masked too', () => {
    const { simulation, frames } = board();
    frames();
    for (let time = 0; time < 700; time++) {
      simulation.setContact(E2, time % 2 === 1);
      simulation.run(3);
    }
    const said = frames();
    expect(changesOf(said)).toEqual([]);
    expect(said.filter(({ type }) => type === 'T').map(({ data }) => [data[1], data[2]])).toEqual([[1, E2]]);
  });
});

describe('the host', () => {
  test('every command is answered; an unknown or malformed one is refused', () => {
    const { simulation, frames } = board();
    frames();
    const answer = (type: string, data: number[] = []) => {
      simulation.receive(makeFrame(type, data));
      simulation.run(25);
      return frames().map(
        (frame) =>
          `${frame.type}${frame.type === 'K' || frame.type === 'N' ? String.fromCharCode(frame.data[0] ?? 0) : ''}`,
      );
    };
    expect(answer('?')).toEqual(['I']);
    expect(answer('s')).toEqual(['S']);
    expect(answer('l', Array(10).fill(0))).toEqual(['Kl']);
    expect(answer('l', [1])).toEqual(['Nl']);
    expect(answer('b', [5])).toEqual(['Kb']);
    expect(answer('b')).toEqual(['Nb']);
    expect(answer('m', [2])).toEqual(['Nm']);
    expect(answer('m', [0])).toEqual(['I', 'S']);
    expect(answer('z')).toEqual(['Nz']);
  });

  test('a heartbeat every 1.05 s with the last sequence number and the garbled commands', () => {
    const { simulation, frames } = board();
    simulation.setContact(E2, false);
    simulation.run(50);
    simulation.receive([0xf3, 0x00, 0x01, 0x02]);
    simulation.run(2200);
    const beats = frames().filter(({ type }) => type === 'H');
    expect(beats.map(({ data }) => [...data])).toEqual([
      [1, 1, 0, 1],
      [1, 2, 0, 1],
    ]);
  });

  test('a command with any one byte lost or any one bit turned is not obeyed, and the next one is', () => {
    const beep = makeFrame('b', [5]);
    for (let index = 0; index < beep.length; index++) {
      const bits = Array.from({ length: 8 }, (_, bit) => bit);
      const lost = [...beep.slice(0, index), ...beep.slice(index + 1)];
      const turned = bits.map((bit) =>
        [...beep].map((byte, at) => (at === index ? byte ^ (1 << bit) : byte)),
      );
      const { simulation, frames } = board();
      frames();
      for (const bytes of [lost, ...turned]) {
        simulation.receive(bytes);
        simulation.receive(makeFrame('s'));
        simulation.run(25);
        expect(typesOf(frames())).toBe('S');
      }
    }
  });

  test('garbage without end: the board goes on scanning, reporting and answering', () => {
    const random = pseudoRandom(11);
    const { simulation, frames } = board();
    frames();
    simulation.receive(Array.from({ length: 4000 }, () => Math.floor(random() * 256)));
    simulation.run(500);
    simulation.setContact(E2, false);
    simulation.run(1000);
    expect(changesOf(frames())).toEqual([{ hole: E2, closed: false }]);
    simulation.receive(makeFrame('s'));
    simulation.run(30);
    expect(typesOf(frames())).toBe('S');
  });

  test('reset in mid-frame: the cut frame is noise, the banner and the full state follow', () => {
    const { simulation, take } = board();
    take();
    simulation.setContact(E2, false);
    simulation.run(11);
    const half = take();
    expect(half.length).toBeGreaterThan(0);
    expect(half.length).toBeLessThan(16);
    simulation.reset();
    simulation.run(60);
    const { frames, dropped, pending } = splitFrames(Uint8Array.from([...half, ...take()]));
    expect(typesOf(frames)).toBe('IS');
    expect(dropped).toBe(half.length);
    expect(pending).toHaveLength(0);
    expect((frames[1]?.data[1 + Math.floor(E2 / 7)] ?? 0) & (1 << (E2 % 7))).toBe(0);
  });
});

describe('what is fitted', () => {
  test('lamps: 64 words go down the chain, lit for the holes asked for', () => {
    const { simulation, frames } = board({ lamps: true });
    expect(frames()[0]?.data[3]).toBe(5);
    const bits: number[] = [];
    simulation.onLampBit = (bit) => bits.push(bit);
    simulation.receive(makeFrame('l', [1, 0, 0, 0, 0, 0, 0, 0, 0, 1]));
    simulation.run(30);
    const words = Array.from({ length: bits.length / 32 }, (_, word) =>
      Number.parseInt(bits.slice(word * 32, word * 32 + 32).join(''), 2),
    );
    expect(words).toHaveLength(66);
    expect(words[0]).toBe(0);
    const lamps = words.slice(1, 65);
    expect(lamps.every((word) => word >>> 24 === 0xe4)).toBe(true);
    expect(lamps.flatMap((word, hole) => (word & 0xffffff ? [hole] : []))).toEqual([0, 63]);
  });

  test('beeper: a tone of 488 Hz for as long as asked', () => {
    const { simulation, frames } = board({ beeper: true });
    expect(frames()[0]?.data[3]).toBe(6);
    let turns = 0;
    simulation.onBeeperTurn = () => turns++;
    simulation.receive(makeFrame('b', [10]));
    simulation.run(500);
    expect(turns).toBe(100);
  });
});

describe('Sentio-compatible line mode', () => {
  test('by its strap: lines from the start, at every change and four times a second', () => {
    const { simulation, take } = board({ line: true });
    expect(text(take())).toBe(':255 255 0 0 0 0 255 255 \r\n');
    simulation.setContact(E2, false);
    simulation.run(40);
    expect(text(take())).toBe(':255 255 0 0 0 0 247 255 \r\n');
    simulation.run(1024);
    expect(text(take()).split('\r\n').slice(0, -1)).toEqual(Array(4).fill(':255 255 0 0 0 0 247 255 '));
  });

  test('by command, and back again', () => {
    const { simulation, frames, take } = board();
    frames();
    simulation.receive(makeFrame('m', [1]));
    simulation.run(30);
    expect(text(take())).toBe(':255 255 0 0 0 0 255 255 \r\n');
    simulation.receive(makeFrame('m', [0]));
    simulation.run(30);
    expect(typesOf(splitFrames(take()).frames)).toBe('IS');
  });

  test('eight bytes in one breath are lamps, rank 8 first, file a least significant', () => {
    const { simulation } = board({ line: true, lamps: true });
    const bits: number[] = [];
    simulation.onLampBit = (bit) => bits.push(bit);
    simulation.receive([9, 9, 9]); // too few: forgotten after a pause
    simulation.run(100);
    simulation.receive([1, 0, 0, 0, 0, 0, 0, 0x80]);
    simulation.run(100);
    const lit = Array.from({ length: 64 }, (_, hole) =>
      bits.slice(32 + hole * 32 + 8, 64 + hole * 32).includes(1),
    );
    expect(bits).toHaveLength(66 * 32);
    expect(lit.flatMap((on, hole) => (on ? [hole] : []))).toEqual([0, 63]);
  });
});
