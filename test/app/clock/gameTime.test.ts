/** The two clocks of a computer: whatever happens to the one that can be set, the game's time is that of the other. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptInMemory } from '#app/base/kept.ts';
import { GameTime, TOLERANCE_MS } from '#app/clock/gameTime.ts';
import { keepSeen, lastSeen } from '#app/clock/lastSeen.ts';

/** A computer: time passes, somebody sets its clock, it sleeps (the steady clock stands, the wall clock does not). */
class Computer {
  #steady = 1000;
  #wall = 1_800_000_000_000;
  readonly clocks = { steady: () => this.#steady, wall: () => this.#wall };
  get wall(): number {
    return this.#wall;
  }
  pass(ms: number): void {
    this.#steady += ms;
    this.#wall += ms;
  }
  set(ms: number): void {
    this.#wall += ms;
  }
}

const MINUTE = 60_000;

describe('within a page (6.10.1)', () => {
  test('a clock set back an hour stops nothing, and is told once', () => {
    const computer = new Computer();
    const time = new GameTime(computer.clocks, { at: 0, wall: computer.wall }, null);
    computer.pass(5000);
    computer.set(-60 * MINUTE);
    computer.pass(5000);
    expect(time.now()).toBe(10_000);
    expect(time.look()).toEqual({ ms: -60 * MINUTE, absent: false });
    expect(time.look()).toBe(null);
  });

  test('forward two hours for half a second takes nothing, and is told twice', () => {
    const computer = new Computer();
    const time = new GameTime(computer.clocks, { at: 0, wall: computer.wall }, null);
    computer.set(120 * MINUTE);
    computer.pass(500);
    expect(time.look()?.ms).toBe(120 * MINUTE);
    computer.set(-120 * MINUTE);
    expect(time.look()?.ms).toBe(-120 * MINUTE);
    expect(time.now()).toBe(500);
  });

  test('the slow adjustment that every computer makes is no jump', () => {
    const computer = new Computer();
    const time = new GameTime(computer.clocks, { at: 0, wall: computer.wall }, null);
    for (let second = 0; second < 3600; second++) {
      computer.pass(1000);
      computer.set(5);
      expect(time.look()).toBe(null);
    }
  });
});

describe('across a reload', () => {
  const at = 10 * MINUTE;

  test('what the wall clock says has passed is counted', () => {
    const computer = new Computer();
    const last = { at, wall: computer.wall };
    computer.pass(3 * MINUTE);
    const time = new GameTime(computer.clocks, last, 30 * MINUTE);
    expect(time.now()).toBe(13 * MINUTE);
    expect(time.absence).toBe(null);
  });

  test.each([
    ['went back an hour', -60 * MINUTE],
    ['went on by more than the player has left: no flag falls unseen', 45 * MINUTE],
  ])('a clock that %s counts nothing and is told', (_how, ms) => {
    const computer = new Computer();
    const last = { at, wall: computer.wall };
    computer.set(ms);
    const time = new GameTime(computer.clocks, last, 30 * MINUTE);
    expect(time.now()).toBe(at);
    expect(time.absence).toEqual({ ms, absent: true });
  });

  test('the journal alone knows the jumps that were not counted', () => {
    const kept = keptInMemory();
    const events = [
      { at: 5000, event: 'clock-jumped', ms: 60 * MINUTE, absent: false },
      { at: 9000, event: 'draws-allowed' },
    ] as const;
    expect(lastSeen(kept, 'g', 1000, events)).toEqual({ at: 9000, wall: 1000 + 9000 + 60 * MINUTE });
    keepSeen(kept, 'g', { at: 12_000, wall: 77 });
    expect(lastSeen(kept, 'g', 1000, events)).toEqual({ at: 12_000, wall: 77 });
    expect(lastSeen(kept, 'another', 1000, events).at).toBe(9000);
    kept.set('hector:seen', '{"game":"g","at":"x"}');
    expect(lastSeen(kept, 'g', 1000, events).at).toBe(9000);
    kept.set('hector:seen', 'nonsense');
    expect(lastSeen(kept, 'g', 1000, events).at).toBe(9000);
  });
});

describe('whatever happens to the computer', () => {
  const happening = fc.oneof(
    fc.record({ pass: fc.integer({ min: 0, max: 20 * MINUTE }) }),
    fc.record({ set: fc.integer({ min: -180 * MINUTE, max: 180 * MINUTE }) }),
    fc.constant({ reload: true as const }),
    fc.constant({ look: true as const }),
  );

  test('the game’s time never goes back; without a reload it is exactly what passed; every jump is told', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40 }), (happenings) => {
        const computer = new Computer();
        let time = new GameTime(computer.clocks, { at: 0, wall: computer.wall }, null);
        let before = 0;
        let passed = 0;
        let reloads = 0;
        let jumped = 0;
        let told = 0;
        for (const step of happenings) {
          if ('pass' in step) {
            computer.pass(step.pass);
            passed += step.pass;
          } else if ('set' in step) {
            computer.set(step.set);
            jumped += step.set;
          } else if ('look' in step) told += time.look()?.ms ?? 0;
          else {
            told += time.look()?.ms ?? 0;
            const last = time.seen;
            time = new GameTime(computer.clocks, last, 60 * MINUTE);
            expect(time.absence).toBe(null);
            reloads += 1;
          }
          expect(time.now()).toBeGreaterThanOrEqual(before);
          before = time.now();
        }
        told += time.look()?.ms ?? 0;
        expect(time.now()).toBe(passed);
        expect(Math.abs(jumped - told)).toBeLessThanOrEqual(TOLERANCE_MS * (happenings.length + 1 - reloads));
      }),
      { numRuns: 300 },
    );
  });

  test('a page that was closed: never more than the wall clock shows, never less than nothing, never past the flag', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 240 * MINUTE }),
        fc.integer({ min: -240 * MINUTE, max: 240 * MINUTE }),
        fc.integer({ min: 1, max: 120 * MINUTE }),
        (gone, set, left) => {
          const computer = new Computer();
          const last = { at: 1000, wall: computer.wall };
          computer.pass(gone);
          computer.set(set);
          const time = new GameTime(computer.clocks, last, left);
          const counted = time.now() - last.at;
          expect(counted).toBeGreaterThanOrEqual(0);
          expect(counted).toBeLessThan(left);
          const shown = gone + set;
          const isSlight = shown < 0 && shown >= -TOLERANCE_MS;
          expect(counted === shown || isSlight || time.absence?.ms === shown).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
