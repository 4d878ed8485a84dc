/** Short texts are one utterance: a voice gives them their melody. */
const LONG = 200;

/** The sentences of a long text, each with the space behind it; a short text is left whole. */
export function sentencesOf(text: string): string[] {
  if (text.length <= LONG) return [text];
  return text.match(/\S[\s\S]*?(?:[.!?…]+["'»”’)]*(?=\s)\s+|$)/gu) ?? [];
}
