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
  let opened: Output | null = null;

  /** Null where there is no audio device to be had; the next sound tries again. */
  function open(): Output | null {
    try {
      opened ??= openOutput(connect);
    } catch {
      return null;
    }
    goOn(opened.context);
    return opened;
  }

  return {
    play(sound) {
      if (!settings.on[sound]) return;
      if (settings.vibrate) vibrate?.([...VIBRATIONS[sound]]);
      if (settings.volume <= 0) return;
      const output = open();
      if (!output) return;
      const volume = new GainNode(output.context, { gain: settings.volume });
      volume.connect(output.node);
      playEarcon(sound, volume, output.context.currentTime);
    },
    use(changed) {
      settings = changed;
    },
    unlock: () => void open(),
  };
}

type Output = Readonly<{ context: AudioContext; node: AudioNode }>;

function openOutput(connect: SoundOptions['connect']): Output {
  const context = new AudioContext({ latencyHint: 'interactive' });
  // A phone call or an unplugged headset may stop it: the next sound is not to wait for that.
  context.addEventListener('statechange', () => goOn(context));
  return { context, node: connect?.(context) ?? context.destination };
}

/** While a call lasts the system refuses; when it is over the state changes once more. */
function goOn(context: AudioContext): void {
  if (context.state !== 'running' && context.state !== 'closed') context.resume().catch(() => {});
}

/** The device's vibration, where it has one: desktop Chrome has the method, and does nothing. */
export function deviceVibration(): SoundOptions['vibrate'] {
  return typeof navigator.vibrate === 'function' ? (pattern) => navigator.vibrate(pattern) : undefined;
}
