import { EARCONS, type Sound, type Tone } from './earcons.ts';

/** Long enough that no click is heard at the edges of a tone. */
const EDGE_SECONDS = 0.004;

/** Schedules the tones of a sound; works in any audio context, also one that is rendered offline. */
export function playEarcon(sound: Sound, output: AudioNode, when: number): void {
  for (const tone of EARCONS[sound]) playTone(tone, output, when + tone.atMs / 1000);
}

function playTone({ ms, fromHz, toHz, wave, level }: Tone, output: AudioNode, begin: number): void {
  const { context } = output;
  const end = begin + ms / 1000;
  const oscillator = new OscillatorNode(context, { type: wave, frequency: fromHz });
  oscillator.frequency.setValueAtTime(fromHz, begin);
  oscillator.frequency.exponentialRampToValueAtTime(toHz, end);
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueAtTime(0, begin);
  envelope.gain.linearRampToValueAtTime(level, begin + EDGE_SECONDS);
  envelope.gain.setValueAtTime(level, end - EDGE_SECONDS);
  envelope.gain.linearRampToValueAtTime(0, end);
  oscillator.connect(envelope).connect(output);
  oscillator.start(begin);
  oscillator.stop(end);
  oscillator.onended = () => envelope.disconnect();
}
