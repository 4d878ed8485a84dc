import { describe, expect, test, vi } from 'vitest';
import { SOUNDS, VIBRATIONS } from '#speech/sounds/earcons.ts';
import { becameLow, defaultSoundSettings } from '#speech/sounds/settings.ts';
import { createSounds } from '#speech/sounds/sounds.ts';
import { earconMs } from './earconMs.ts';

const training = defaultSoundSettings('training');

describe('what the player has set', () => {
  test('low time is off in competition until the player turns it on; everything else sounds', () => {
    const { on } = defaultSoundSettings('competition');
    expect(SOUNDS.filter((sound) => !on[sound])).toEqual(['lowTime']);
    expect(training.on.lowTime).toBe(true);
  });

  test('low time is heard once, at the reading that the player has set', () => {
    const settings = { ...training, lowTimeMs: 30_000 };
    const readings = [31_000, 30_500, 30_000, 29_000, 100];
    const heard = readings.map((now, index) => becameLow(readings[index - 1] ?? 40_000, now, settings));
    expect(heard).toEqual([false, false, true, false, false]);
    expect(becameLow(31_000, 29_000, defaultSoundSettings('competition'))).toBe(false);
  });

  test('a sound that is off is neither heard nor felt', () => {
    const felt: number[][] = [];
    const sounds = createSounds({
      settings: { ...training, on: { ...training.on, lift: false } },
      vibrate: (pattern) => felt.push(pattern),
    });
    sounds.play('lift');
    sounds.play('insert');
    expect(felt).toEqual([[...VIBRATIONS.insert]]);
  });

  test('without an audio device it is felt, and the next one is tried', () => {
    const felt: number[][] = [];
    let tried = 0;
    class Missing {
      constructor() {
        tried += 1;
        throw new DOMException('no device', 'NotSupportedError');
      }
    }
    vi.stubGlobal('AudioContext', Missing);
    const sounds = createSounds({ settings: training, vibrate: (pattern) => felt.push(pattern) });
    sounds.unlock();
    sounds.play('insert');
    sounds.play('press');
    vi.unstubAllGlobals();
    expect(tried).toBe(3);
    expect(felt).toEqual([[...VIBRATIONS.insert], [...VIBRATIONS.press]]);
  });

  test('without volume it is still felt, without vibration neither', () => {
    const felt: number[][] = [];
    const sounds = createSounds({
      settings: { ...training, volume: 0 },
      vibrate: (pattern) => felt.push(pattern),
    });
    sounds.play('press');
    sounds.use({ ...training, volume: 0, vibrate: false });
    sounds.play('press');
    expect(felt).toEqual([[...VIBRATIONS.press]]);
  });
});

describe('every sound', () => {
  test.each(SOUNDS)('%s is shorter than a spoken word', (sound) => {
    expect(earconMs(sound)).toBeLessThan(300);
  });

  test('has a vibration of its own', () => {
    expect(new Set(SOUNDS.map((sound) => VIBRATIONS[sound].join())).size).toBe(SOUNDS.length);
  });
});
