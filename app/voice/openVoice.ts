import { OfflineSynthesis } from '#speech/polyfill/synthesis.ts';
import { offlineEngine, systemEngine, unlockOnFirstGesture } from '#speech/voices/engines.ts';
import type { VoiceSettings } from '#speech/voices/settings.ts';
import { createVoice, type Voice } from '#speech/voices/voice.ts';

/** Where the build puts the voice's data (scripts/voice/plugin.ts). */
const DATA = 'voice/espeak.bin';

/** The voices of this page: the system's own, and the offline one for what it lacks. */
export function openVoice(settings: VoiceSettings): Voice {
  const synthesis = new OfflineSynthesis({ dataUrl: `${import.meta.env.BASE_URL}${DATA}` });
  const voice = createVoice({ system: systemEngine(), offline: offlineEngine(synthesis), settings });
  unlockOnFirstGesture(voice, window);
  voice.warmUp();
  return voice;
}
