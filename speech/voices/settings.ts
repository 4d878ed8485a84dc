import type { Channel } from './segment.ts';

export type ChannelSettings = Readonly<{
  /** By language tag, the `voiceURI` of a chosen voice; a language that is not there is chosen for. */
  voices: Readonly<Record<string, string>>;
  rate: number;
  volume: number;
}>;

export type VoiceSettings = Readonly<{
  channels: Readonly<Record<Channel, ChannelSettings>>;
  /** *zwo* for *zwei* in German. */
  zwo: boolean;
}>;

/** Slower than 0.5 and faster than 2.5 no voice of ours can be understood. */
export const RATE = { min: 0.5, max: 2.5, step: 0.1 } as const;
export const VOLUME = { min: 0, max: 1, step: 0.1 } as const;

/** Moves are not said fast: the squares that sound alike come closer with the rate. */
export const DEFAULT_VOICE_SETTINGS: VoiceSettings = {
  channels: {
    moves: { voices: {}, rate: 1, volume: 1 },
    answers: { voices: {}, rate: 1.2, volume: 1 },
    alerts: { voices: {}, rate: 1.1, volume: 1 },
  },
  zwo: false,
};
