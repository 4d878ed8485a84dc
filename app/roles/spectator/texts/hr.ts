import type { SpectatorTexts } from './en.ts';

export const messages: SpectatorTexts = {
  flip: 'Okreni ploču',
};
