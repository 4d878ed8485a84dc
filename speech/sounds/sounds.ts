import { type Sound, VIBRATIONS } from './earcons.ts';
import { playEarcon } from './playEarcon.ts';
import type { SoundSettings } from './settings.ts';

export interface Sounds {
  /** Heard and felt at once, or not at all; nothing waits for it. */
  play(sound: Sound): void;
  use(settings: SoundSettings): void;
  /** Inside a user's gesture, so that the first sound is not late. */
  unlock(): void;
}

export type SoundOptions = Readonly<{
  settings: SoundSettings;
  /** Where the sound goes: the loudspeaker unless given. */
  connect?: (context: AudioContext) => AudioNode;
  /** Absent where the device cannot. */
  vibrate?: ((pattern: number[]) => unknown) | undefined;
}>;

export function createSounds({ settings: initial, connect, vibrate }: SoundOptions): Sounds {
  let settings = initial;
  let opened: { context: AudioContext; output: AudioNode } | null = null;

  function open() {
    opened ??= openOutput(connect);
    if (opened.context.state !== 'running') void opened.context.resume();
    return opened;
  }

  return {
    play(sound) {
      if (!settings.on[sound]) return;
      if (settings.vibrate) vibrate?.([...VIBRATIONS[sound]]);
      if (settings.volume <= 0) return;
      const { context, output } = open();
      const volume = new GainNode(context, { gain: settings.volume });
      volume.connect(output);
      playEarcon(sound, volume, context.currentTime);
    },
    use(changed) {
      settings = changed;
    },
    unlock: () => void open(),
  };
}

function openOutput(connect: SoundOptions['connect']) {
  const context = new AudioContext({ latencyHint: 'interactive' });
  // A phone call or an unplugged headset may stop it: the next sound is not to wait for that.
  context.addEventListener('statechange', () => {
    if (context.state !== 'running' && context.state !== 'closed') void context.resume();
  });
  return { context, output: connect?.(context) ?? context.destination };
}

/** The device's vibration, where it has one: desktop Chrome has the method, and does nothing. */
export function deviceVibration(): SoundOptions['vibrate'] {
  return typeof navigator.vibrate === 'function' ? (pattern) => navigator.vibrate(pattern) : undefined;
}
