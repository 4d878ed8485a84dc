import type { OfflineSynthesis } from '../polyfill/synthesis.ts';
import { Utterance } from '../polyfill/utterance.ts';
import type { Engine } from './message.ts';
import type { Voice, VoiceOptions } from './voice.ts';

/** The engines of a real page. */
export function systemEngine(): Engine | null {
  if (typeof speechSynthesis === 'undefined') return null;
  return {
    synthesis: speechSynthesis,
    utterance: (text) => new SpeechSynthesisUtterance(text),
    // speech-dispatcher takes up to two seconds the first time.
    beginsWithinMs: 3000,
  };
}

export function offlineEngine(synthesis: OfflineSynthesis): VoiceOptions['offline'] {
  return {
    synthesis,
    utterance: (text) => new Utterance(text),
    // It reports its own failures; this is for a slow network, the first time.
    beginsWithinMs: 30_000,
    warmUp: () => synthesis.warmUp(),
    openAudio: () => synthesis.openAudio(),
    rest: (ms) => synthesis.rest(ms),
  };
}

/** The first touch or key on the page gives it its voice; a press is heard before the click that follows it. */
export function unlockOnFirstGesture(voice: Voice, page: EventTarget): void {
  const gestures = ['pointerdown', 'pointerup', 'keydown'];
  const unlock = () => {
    voice.unlock();
    if (navigator.userActivation?.hasBeenActive === false) return;
    for (const gesture of gestures) page.removeEventListener(gesture, unlock, true);
  };
  for (const gesture of gestures) page.addEventListener(gesture, unlock, true);
}
