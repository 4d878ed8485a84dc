import { OfflineSynthesis } from '#speech/polyfill/synthesis.ts';
import { offlineEngine, systemEngine, unlockOnFirstGesture } from '#speech/voices/engines.ts';
import { DEFAULT_VOICE_SETTINGS } from '#speech/voices/settings.ts';
import { createVoice } from '#speech/voices/voice.ts';
import { Recording } from '../../polyfill/page/recording.ts';

/** The voice as the app builds it, on the browser's own speech and the offline voice. */
let recording: Recording | null = null;
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

const page = { voice, recorded, systemVoices: () => speechSynthesis.getVoices().length };
export type VoicesPage = typeof page;
Object.assign(window, { voicesPage: page });
document.body.dataset.ready = 'true';
