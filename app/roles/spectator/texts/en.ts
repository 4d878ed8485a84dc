import type { Messages } from '#speech/phrases/catalogue.ts';

export const english = {
  flip: 'Turn the board',
} as const;

export type SpectatorText = keyof typeof english;
export type SpectatorTexts = Messages<SpectatorText>;
