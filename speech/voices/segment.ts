/** A piece of a sentence in one language: the German words of Appendix D stand inside a sentence of another. */
export type TaggedText = Readonly<{ lang: string; text: string }>;

/** What is said, by its purpose; each has its own voice, rate and volume. */
export const CHANNELS = ['moves', 'answers', 'alerts'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A BCP 47 tag in lower case with hyphens: some systems write `de_DE`. */
export function normalTag(tag: string): string {
  return tag.toLowerCase().replaceAll('_', '-');
}

export function primaryLanguage(tag: string): string {
  return normalTag(tag).split('-')[0] ?? '';
}
