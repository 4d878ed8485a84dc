import type { SpectatorTexts } from './en.ts';

export const messages: SpectatorTexts = {
  flip: 'Otočiť šachovnicu',
};
