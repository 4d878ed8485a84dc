import type { Channel } from './segment.ts';

export type ChannelSettings = Readonly<{
  /** By language tag, the `voiceURI` of a chosen voice; a language that is not there is chosen for. */
  voices: Readonly<Record<string, string>>;
  rate: number;
  volume: number;
}>;

export type VoiceSettings = Readonly<{
  channels: Readonly<Record<Channel, ChannelSettings>>;
  /** *zwo* for *zwei* in German: spoken, never printed. */
  zwo: boolean;
  /** Letters are said as they are typed, where the own voice is alone. */
  letters: boolean;
}>;

/** Up to five times as fast as people speak: practised listeners follow 800 words a minute. */
export const RATE = { min: 0.5, max: 5, step: 0.1 } as const;
export const VOLUME = { min: 0, max: 1, step: 0.1 } as const;

/** Moves are not said fast: the squares that sound alike come closer with the rate. */
export const DEFAULT_VOICE_SETTINGS: VoiceSettings = {
  channels: {
    moves: { voices: {}, rate: 1, volume: 1 },
    answers: { voices: {}, rate: 1.2, volume: 1 },
    alerts: { voices: {}, rate: 1.1, volume: 1 },
  },
  zwo: true,
  letters: true,
};
