import { SOUNDS, type Sound } from '#speech/sounds/earcons.ts';
import { playEarcon } from '#speech/sounds/playEarcon.ts';
import { defaultSoundSettings } from '#speech/sounds/settings.ts';
import { createSounds } from '#speech/sounds/sounds.ts';
import { Recording } from '../../polyfill/page/recording.ts';

/** The earcons in a real page: rendered offline for their shape, and played aloud into a recording. */
const SAMPLE_RATE = 22050;
const RENDERED_SECONDS = 0.5;

async function render(sound: Sound): Promise<number[]> {
  const context = new OfflineAudioContext(1, SAMPLE_RATE * RENDERED_SECONDS, SAMPLE_RATE);
  playEarcon(sound, context.destination, 0);
  return [...(await context.startRendering()).getChannelData(0)];
}

let recording: Recording | null = null;
const sounds = createSounds({
  settings: defaultSoundSettings('competition'),
  connect(context) {
    const output = new GainNode(context);
    output.connect(context.destination);
    recording = new Recording(context, output);
    return output;
  },
});

/** Plays the sound and returns how loud it was. */
async function loudness(sound: Sound): Promise<number> {
  sounds.unlock();
  await recording?.ready;
  sounds.play(sound);
  await new Promise((resolve) => setTimeout(resolve, 600));
  return (recording?.take().samples ?? []).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

const page = { SOUNDS, render, loudness, sounds, defaultSoundSettings };
export type SoundsPage = typeof page;
Object.assign(window, { soundsPage: page });
document.body.dataset.ready = 'true';
