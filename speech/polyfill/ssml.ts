import { engineVoice } from './languages.ts';

export function isSsml(text: string): boolean {
  return /^\s*<(\?xml|speak)\b/.test(text);
}

/** SSML as the engine should get it; as long as it was, so that positions in it stay positions in the utterance. */
export function engineSsml(text: string): string {
  return text.replace(/(xml:lang=)(["'])([\w-]*)\2/g, engineLang);
}

/** Where each `<mark>` ends, in code units: the engine tells its marks in order, but not where they stand. */
export function markPlaces(text: string): number[] {
  return [...text.matchAll(/<mark\b[^>]*>/g)].map((tag) => tag.index + tag[0].length);
}

/** `xml:lang="de-DE"` becomes `xml:lang="de"   `: the engine knows few tags, and an identifier is never longer. */
function engineLang(attribute: string, name: string, quote: string, tag: string): string {
  const id = engineVoice(tag)?.id;
  return id === undefined ? attribute : `${name}${quote}${id}${quote}`.padEnd(attribute.length);
}
