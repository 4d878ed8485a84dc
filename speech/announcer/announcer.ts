/**
 * Owns every spoken word and the live region, so that nothing is said twice and nothing is lost. Everything it
 * says goes down exactly one way: to the screen reader by a live region, or to the own voice.
 */
import { type Said, together } from '../phrases/said.ts';
import type { LiveRegion } from './liveRegion.ts';
import { isOfPage, type Message, type MessageKind } from './message.ts';
import { type Speaker, SpokenQueue } from './spokenQueue.ts';

/** `split`: moves by the own German voice, everything else by the screen reader. */
export const SPEECH_MODES = ['screen-reader', 'own-voice', 'split'] as const;
export type SpeechMode = (typeof SPEECH_MODES)[number];

export type Entry = Readonly<{
  /** Counted from 1 through everything that was ever said. */
  number: number;
  kind: MessageKind;
  text: string;
  by: 'screen-reader' | 'own-voice';
  said: Said;
  tellsMove: boolean;
}>;

export type AnnouncerOptions = Readonly<{
  /** One for everything: what is said to a screen reader is heard whole and in order. */
  region: LiveRegion;
  voice: Speaker;
  mode: SpeechMode;
}>;

const LAST_FEW = 5;

export class Announcer {
  mode: SpeechMode;
  readonly #region: LiveRegion;
  readonly #queue: SpokenQueue;
  readonly #log: Entry[] = [];
  readonly #listeners = new Set<() => void>();
  #count = 0;

  constructor({ region, voice, mode }: AnnouncerOptions) {
    this.#region = region;
    this.mode = mode;
    // Words that no voice could say are shown, not lost.
    this.#queue = new SpokenQueue(voice, (message) => this.#show(message));
  }

  /** Everything said so far, oldest first. */
  get log(): readonly Entry[] {
    return this.#log;
  }

  /** How much was ever said: changes with every message. */
  get count(): number {
    return this.#count;
  }

  say(message: Message): void {
    this.#count += 1;
    const { kind, said } = message;
    const tellsMove = kind === 'move' || message.tellsMove === true;
    const ownVoice = this.mode === 'own-voice' || (this.mode === 'split' && tellsMove);
    this.#log.push({
      number: this.#count,
      kind,
      text: said.text,
      by: ownVoice ? 'own-voice' : 'screen-reader',
      said,
      tellsMove,
    });
    if (ownVoice) this.#queue.say(message);
    else this.#show(message);
    for (const listener of this.#listeners) listener();
  }

  repeatLast(): void {
    this.#repeat(this.#repeatable().slice(-1));
  }

  repeatLastFive(): void {
    this.#repeat(this.#repeatable().slice(-LAST_FEW));
  }

  /** The last message letter by letter. */
  spellLast(): void {
    const last = this.#repeatable().at(-1);
    if (!last) return;
    const spoken = last.said.spoken.map(({ lang, text }) => ({ lang, text: spell(text) }));
    this.say({ kind: 'echo', said: { text: spell(last.text), spoken }, tellsMove: last.tellsMove });
  }

  /** What nobody shall read or hear again, such as a code that was spelled out. */
  forget(isSecret: (entry: Entry) => boolean): void {
    const kept = this.#log.filter((entry) => !isSecret(entry));
    if (kept.length === this.#log.length) return;
    this.#log.splice(0, this.#log.length, ...kept);
    for (const listener of this.#listeners) listener();
  }

  /** Stops the own voice at once; a screen reader is stopped by its own key. */
  silence(): void {
    this.#queue.silence();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** What stands on the page is said by a screen reader from there. */
  #show(message: Message): void {
    if (!isOfPage(message)) this.#region.show(message.said);
  }

  #repeatable(): Entry[] {
    return this.#log.filter((entry) => entry.kind !== 'echo' && !isOfPage(entry));
  }

  /** Several go down one way, that of the moves among them: two voices would speak at once. */
  #repeat(entries: readonly Entry[]): void {
    if (entries.length === 0) return;
    const said = together(
      entries.map((entry) => entry.said),
      '; ',
    );
    this.say({ kind: 'echo', said, tellsMove: entries.some(({ tellsMove }) => tellsMove) });
  }
}

/** "Eva 4" as "E, v, a; 4". */
function spell(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => [...word].join(', ')).join('; ');
}
