import { engineVoice } from './languages.ts';

/**
 * The engine reads every text as SSML. Each function here keeps the length of the text, so that the positions
 * in the engine's events stay positions in the utterance.
 */
export function isSsml(text: string): boolean {
  return /^\s*<(\?xml|speak)\b/.test(text);
}

/** The text as the engine should get it. A plain `<` is not spoken by any of the voices: a space is as good. */
export function engineText(text: string): string {
  return isSsml(text) ? text.replace(/(xml:lang=)(["'])([\w-]*)\2/g, engineLang) : text.replaceAll('<', ' ');
}

/** `xml:lang="de-DE"` becomes `xml:lang="de"   `: the engine knows few tags, and an identifier is never longer. */
function engineLang(attribute: string, name: string, quote: string, tag: string): string {
  const id = engineVoice(tag)?.id;
  return id === undefined ? attribute : `${name}${quote}${id}${quote}`.padEnd(attribute.length);
}
