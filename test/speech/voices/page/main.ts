import { OfflineSynthesis } from '#speech/polyfill/synthesis.ts';
import { offlineEngine, systemEngine, unlockOnFirstGesture } from '#speech/voices/engines.ts';
import { DEFAULT_VOICE_SETTINGS } from '#speech/voices/settings.ts';
import { createVoice } from '#speech/voices/voice.ts';
import { Recording } from '../../polyfill/page/recording.ts';

/** The voice as the app builds it, on the browser's own speech and the offline voice. */
let recording: Recording | null = null;
/** Blocks of sound after which an announcement is well under way. */
const SOME_BLOCKS = 50;
const offline = new OfflineSynthesis({
  dataUrl: 'voice/espeak.bin',
  connect(context) {
    const output = new GainNode(context);
    output.connect(context.destination);
    recording = new Recording(context, output);
    return output;
  },
});
const voice = createVoice({
  system: systemEngine(),
  offline: offlineEngine(offline),
  settings: DEFAULT_VOICE_SETTINGS,
});
unlockOnFirstGesture(voice, document);

async function recorded() {
  await recording?.ready;
  return recording?.take().samples ?? [];
}

/** Silenced in the middle of a word: how many samples were played after that moment. */
async function playedAfterSilence(spoken: Promise<unknown>): Promise<number> {
  const begun = (recording?.length ?? 0) + SOME_BLOCKS;
  while ((recording?.length ?? 0) < begun) await new Promise((resolve) => setTimeout(resolve, 20));
  const silencedAt = recording?.frame ?? 0;
  voice.silence();
  await spoken;
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { firstFrame, samples } = recording?.take() ?? { firstFrame: 0, samples: [] };
  return firstFrame + samples.length - silencedAt;
}

const page = {
  voice,
  recorded,
  playedAfterSilence,
  systemVoices: () => speechSynthesis.getVoices().length,
};
export type VoicesPage = typeof page;
Object.assign(window, { voicesPage: page });
document.body.dataset.ready = 'true';
