import { SpeechErrorEvent, SpeechEvent } from '#speech/polyfill/events.ts';
import { Utterance } from '#speech/polyfill/utterance.ts';
import type { Engine } from '#speech/voices/message.ts';

export function voice(lang: string, more: Partial<SpeechSynthesisVoice> = {}): SpeechSynthesisVoice {
  return {
    lang,
    name: `System ${lang}`,
    voiceURI: `system:${lang}`,
    localService: true,
    default: false,
    ...more,
  };
}

/**
 * A system's speech whose behaviour is told beforehand: what browsers really do (fail, hang, be taken away)
 * cannot be ordered from them. `said` lists what reached it, in order.
 */
export class ScriptedSynthesis extends EventTarget implements SpeechSynthesis {
  onvoiceschanged = null;
  pending = false;
  speaking = false;
  paused = false;
  voices: SpeechSynthesisVoice[];
  said: string[] = [];
  queue: SpeechSynthesisUtterance[] = [];
  opened = 0;
  warmed = 0;

  constructor(...voices: SpeechSynthesisVoice[]) {
    super();
    this.voices = voices;
  }

  getVoices(): SpeechSynthesisVoice[] {
    return this.voices;
  }

  speak(utterance: SpeechSynthesisUtterance): void {
    this.said.push(`${utterance.voice?.lang ?? '-'}: ${utterance.text}`);
    this.queue.push(utterance);
  }

  cancel(): void {
    const canceled = this.queue;
    this.queue = [];
    for (const utterance of canceled) this.fail('interrupted', utterance);
  }

  pause(): void {}
  resume(): void {}

  begin(utterance = this.queue[0]!): void {
    utterance.dispatchEvent(new SpeechEvent('start', { utterance }));
  }

  word(utterance = this.queue[0]!): void {
    utterance.dispatchEvent(new SpeechEvent('boundary', { utterance, name: 'word' }));
  }

  /** The first utterance of the queue begins and ends. */
  finish(): void {
    const utterance = this.queue[0]!;
    this.begin(utterance);
    this.queue.shift();
    utterance.dispatchEvent(new SpeechEvent('end', { utterance }));
  }

  fail(error: SpeechSynthesisErrorCode, utterance = this.queue.shift()!): void {
    utterance.dispatchEvent(new SpeechErrorEvent('error', { utterance, error }));
  }

  engine(beginsWithinMs = 3000): Engine & { warmUp(): void; openAudio(): void } {
    return {
      synthesis: this,
      beginsWithinMs,
      utterance: (text) => new Utterance(text),
      warmUp: () => {
        this.warmed++;
      },
      openAudio: () => {
        this.opened++;
      },
    };
  }
}
