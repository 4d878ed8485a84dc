/**
 * A message on its two ways: the text that is shown, printed and brailled, and the segments that are given to
 * voices. German square names inside another language's sentence are a segment of their own for the German voice,
 * because a foreign voice ruins them.
 */
import type { Language } from '#rules/notation/language.ts';
import type { MessageArgs } from './catalogue.ts';
import { capitalised, type PhraseKey, phrasePart } from './phrasebook.ts';

/** `shown`: the same words for eyes and fingers, where a voice is given others ("three one" for 3.1). */
export type Segment = Readonly<{ lang: Language; text: string; shown?: string }>;
export type Said = Readonly<{ text: string; spoken: readonly Segment[] }>;

/** What a slot of a message takes: a number that selects the plural class, words, or something already said. */
export type Slots = Readonly<Record<string, string | number | Said>>;

/** A slot's place in the formatted sentence: no catalogue contains these characters of the private use area. */
const MARK = 0xe000;
const MARKS = /[\ue000-\uf8ff]/u;

/** The same words on both ways. */
export function plainly(language: Language, text: string): Said {
  return { text, spoken: [{ lang: language, text }] };
}

/** A finished sentence. */
export function say(language: Language, key: PhraseKey, slots: Slots = {}): Said {
  return sayWith(language, (filled) => capitalised(phrasePart(language, key, filled)), slots);
}

/** The same with the message of another catalogue, given what stands in its slots. */
export function sayWith(language: Language, message: (slots: MessageArgs) => string, slots: Slots): Said {
  const said: Said[] = [];
  const shown: Record<string, string | number> = {};
  const marked: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(slots)) {
    const isSaid = typeof value === 'object';
    shown[name] = isSaid ? value.text : value;
    marked[name] = isSaid ? String.fromCharCode(MARK + said.push(value) - 1) : value;
  }
  const text = message(shown);
  if (said.length === 0) return plainly(language, text);
  return { text, spoken: withSaid(language, message(marked), said) };
}

/** Sentences one after another. */
export function together(parts: readonly Said[], between = ' '): Said {
  const spoken = new Segments();
  for (const [index, part] of parts.entries()) {
    if (index > 0) spoken.punctuate(between);
    for (const segment of part.spoken) spoken.add(segment);
  }
  return { text: parts.map((part) => part.text).join(between), spoken: spoken.list };
}

function withSaid(language: Language, marked: string, said: readonly Said[]): Segment[] {
  const segments = new Segments();
  for (let rest = marked; rest; ) {
    const at = rest.search(MARKS);
    segments.add({ lang: language, text: at < 0 ? rest : rest.slice(0, at) });
    if (at < 0) break;
    const slot = said[rest.charCodeAt(at) - MARK] as Said;
    for (const segment of slot.spoken) segments.add(segment);
    rest = rest.slice(at + 1);
  }
  return segments.list;
}

/** Segments in order: neighbours of one language are joined, and no segment is mere punctuation. */
class Segments {
  readonly #list: { lang: Language; text: string; shown: string }[] = [];

  get list(): Segment[] {
    return this.#list.map(({ lang, text, shown }) => ({ lang, text, ...(shown !== text && { shown }) }));
  }

  /** Punctuation belongs to the words before it. */
  add({ lang, text, shown = text }: Segment): void {
    const last = this.#list.at(-1);
    const words = last ? text.search(WORDS) : 0;
    if (last && (last.lang === lang || words < 0)) {
      last.text += text;
      last.shown += shown;
    } else if (text !== '') {
      if (last) this.punctuate(text.slice(0, words));
      this.#list.push({ lang, text: text.slice(words), shown: shown.slice(last ? shown.search(WORDS) : 0) });
    }
  }

  punctuate(text: string): void {
    const last = this.#list.at(-1);
    if (!last) return;
    last.text += text;
    last.shown += text;
  }
}

const WORDS = /[\p{L}\p{N}]/u;
